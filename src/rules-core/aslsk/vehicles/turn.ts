/** Turning without firing (3.3.2/g): at the end of a fire phase a weapon that could still fire may look elsewhere. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import { loseAcquisition } from '../ordnance/acquisition.js';
import type { AslBattle, AslRefusal, AslUnit } from '../system.js';
import { isGoodOrder, isVehicle } from '../units/units.js';
import { HEXSPINE_COUNT, type Mount, mountOf, tcaOf, vcaOf } from './arcs.js';
import { bogCheck } from './bog.js';
import { isCramped } from './cost.js';
import { point } from './expend.js';
import { mayFireMain } from './firing.js';
import { mayFireGun } from './machine-guns.js';
import { hasTurret, VEHICLE_WEAPONS } from './state.js';

interface TurnVehicle {
  readonly vehicle: UnitId;
  readonly vca?: number | undefined;
  readonly tca?: number | undefined;
}

const hexspine = z.number().int().min(0).max(5);

export const turnVehicle = order({
  title: 'Turn a vehicle',
  description:
    'At the end of a fire phase: turn the hull or the turret of a vehicle that could still fire a weapon mounted there.',
  cites: ['3.3.2/g', '3.2.4/CA-f'],
  answers: ['prep-fire', 'final-fire', 'advancing-fire'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    vca: hexspine.optional().describe('The hexspine the hull then faces.'),
    tca: hexspine.optional().describe('The hexspine the turret then faces.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const vehicle of battle.units()) {
      if (vehicle.side !== by || !isVehicle(vehicle)) continue;
      for (let spine = 0; spine < HEXSPINE_COUNT; spine++)
        for (const order of [
          { vehicle: vehicle.id, vca: spine },
          { vehicle: vehicle.id, tca: spine },
        ])
          yield order;
    }
  },
  read: ({ battle, by }, order) => checkTurn(battle, order, by) ?? order,
  perform(act, { vehicle: id, vca, tca }) {
    const { battle } = act;
    const vehicle = battle.theUnit(id);
    if (vca !== undefined && isCramped(battle, vehicle.at as LocationId) && bogCheck(act, id, 'turn')) return;
    point(act, id, vca ?? vcaOf(vehicle), tca);
    act.effect(
      'vehicle-marked',
      { vehicle: id, marker: 'turned' },
      { changes: [{ do: 'unit', unit: id, set: { turned: true } }], cites: ['3.3.2/g'] },
    );
    loseAcquisition(act, battle.theUnit(id));
  },
});

function checkTurn(
  battle: AslBattle,
  { vehicle: id, vca, tca }: TurnVehicle,
  by: SideId,
): AslRefusal | undefined {
  const vehicle = battle.unit(id);
  if (!vehicle || vehicle.side !== by || !isVehicle(vehicle) || vehicle.at === undefined)
    return { refused: 'NO_SUCH_UNIT', why: `There is no vehicle "${id}" of yours.`, path: '$.vehicle' };
  const refuse = (
    refused: AslRefusal['refused'],
    why: string,
    ...cites: AslRefusal['cites'] & object
  ): AslRefusal => ({
    refused,
    why: `${vehicle.name}: ${why}`,
    cites,
  });
  if (!isGoodOrder(vehicle)) return refuse('NOT_GOOD_ORDER', 'it is Shocked or Stunned.', '7.10/shock-c');
  if (vehicle.turned) return refuse('ONCE', 'it has turned.', '3.3.2/g');
  if (vca === undefined && tca === undefined) return refuse('NO_FACING', 'say where it turns.', '3.3.2/g');
  if (vca !== undefined && (vehicle.bogged || vehicle.immobilized))
    return refuse('IMMOBILE', 'its hull cannot turn.', '7.6/f', '2.0/Immobilized');
  if (tca !== undefined && !hasTurret(vehicle)) return refuse('NO_TURRET', 'it has no turret.', '7.2/a');
  if ((vca === undefined || vca === vcaOf(vehicle)) && (tca === undefined || tca === tcaOf(vehicle)))
    return refuse('NO_CHANGE', 'it looks there already.', '3.3.2/g');
  const mounts: Mount[] = [];
  if (vca !== undefined) mounts.push('bow');
  if (tca !== undefined) mounts.push('turret');
  return mounts.every((mount) => couldFire(battle, vehicle, mount))
    ? undefined
    : refuse('HAS_FIRED', 'no weapon mounted there could still fire.', '3.3.2/g');
}

/** A weapon on that mount that could fire now without Intensive Fire; turret weapons turn with the hull as well. */
function couldFire(battle: AslBattle, vehicle: AslUnit, mount: Mount): boolean {
  return VEHICLE_WEAPONS.some((weapon) => {
    const on = mountOf(vehicle, weapon);
    if (on === undefined || (mount === 'turret' && on !== 'turret')) return false;
    return weapon === 'MA' ? mayFireMain(battle, vehicle) : mayFireGun(battle, vehicle, weapon);
  });
}
