/** Coming to rest: how the Movement Phase of a vehicle ends (3.3.2). */
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { hexesAhead } from '../../mechanics/facing.js';
import type { AslAct, AslUnit } from '../system.js';
import { vcaOf } from './arcs.js';
import { entryCost, mpLeft } from './cost.js';
import { isMobile, isNonStopped } from './state.js';

/** It ends in Motion, or stopped with its last MP spent there (3.3.2/a, o, p). */
export function comeToRest(act: AslAct, id: UnitId): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  if (!isMobile(vehicle) || !isNonStopped(vehicle) || vehicle.at === undefined) return;
  if (mpLeft(vehicle) >= 1 && !isShortOfMp(act, vehicle)) {
    const set = { started: null, ...(vehicle.motion && { motion: null }) } as const;
    act.effect(
      'came-to-rest',
      { vehicle: id },
      { changes: [{ do: 'unit', unit: id, set }], cites: ['3.3.2/j', '3.3.2/p'] },
    );
  } else if (!vehicle.motion)
    act.effect(
      'in-motion',
      { vehicle: id },
      {
        changes: [{ do: 'unit', unit: id, set: { motion: true, started: null } }],
        cites: ['3.3.2/o', '3.3.2/p'],
      },
    );
}

/** There is a hex ahead that it does not have the MP to enter (3.3.2/p). */
function isShortOfMp({ battle }: AslAct, vehicle: AslUnit): boolean {
  const ahead = hexesAhead(battle, vehicle.at as LocationId, vcaOf(vehicle));
  return ahead.some((to) => (entryCost(battle, vehicle, vehicle.at, to)?.mp ?? 0) > mpLeft(vehicle));
}
