/** What befalls vehicles and their crews (7.10): wreck, Shock, Immobilization, Stun, Recall, Buttoning Up. */
import type { UnitId } from '../../kernel/position/position.js';
import { releaseAt } from '../close-combat/melee.js';
import type { AslAct, AslChange, AslUnit, RuleId } from '../system.js';

/** What makes a vehicle halt at once, without spending MP (7.10/shock-c, 7.10/stun-b). */
function halted(vehicle: AslUnit) {
  return {
    ...(vehicle.started && { started: null }),
    ...(vehicle.motion && { motion: null }),
  } as const;
}

/** It is flipped to its wreck side; Infantry in the hex are none the worse for it (2.0/Wreck, 7.4/b). */
export function destroy(act: AslAct, id: UnitId, ...cites: RuleId[]): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const set: Record<string, unknown> = { wreck: true };
  for (const key of GONE_WITH_THE_CREW) if (vehicle[key] !== undefined) set[key] = null;
  const lost = [...(battle.side(vehicle.side).lost ?? []), id];
  act.effect(
    'vehicle-destroyed',
    { vehicle: id },
    {
      changes: [
        { do: 'unit', unit: id, set } as AslChange,
        { do: 'side', side: vehicle.side, set: { lost } },
      ],
      cites: ['2.0/Wreck', ...cites],
    },
  );
  if (vehicle.at !== undefined) releaseAt(act, vehicle.at);
}

const GONE_WITH_THE_CREW = [
  'ce',
  'moving',
  'started',
  'motion',
  'bogged',
  'immobilized',
  'shock',
  'stun',
  'plusOne',
  'shaken',
  'recalled',
  'acquired',
  'fire',
  'hidden',
  'concealed',
] as const satisfies readonly (keyof AslUnit)[];

/** No action at all, buttoned up; a second Shock only turns UK back (7.10/shock-c, shock-f). */
export function shock(act: AslAct, id: UnitId, ...cites: RuleId[]): void {
  const vehicle = act.battle.theUnit(id);
  if (vehicle.wreck) return;
  const set = { shock: 'shock', ...(vehicle.ce && { ce: null }), ...halted(vehicle), shaken: true } as const;
  act.effect('shocked', { vehicle: id }, { changes: [{ do: 'unit', unit: id, set }], cites });
}

export function immobilize(act: AslAct, id: UnitId, ...cites: RuleId[]): void {
  const vehicle = act.battle.theUnit(id);
  if (vehicle.wreck || vehicle.immobilized) return;
  const set = { immobilized: true, ...halted(vehicle) } as const;
  act.effect('immobilized', { vehicle: id }, { changes: [{ do: 'unit', unit: id, set }], cites });
}

/**
 * Stun for the rest of the Player Turn; the second one, the first of a One Man Turret, and every STUN recall besides
 * (7.10/stun-b, recall-a, recall-b).
 */
export function stun(act: AslAct, id: UnitId, severe: boolean, ...cites: RuleId[]): void {
  const vehicle = act.battle.theUnit(id);
  if (vehicle.wreck) return;
  const again = vehicle.stun !== undefined || vehicle.plusOne === true;
  const recalled = severe || again || vehicle.turret === '1MT';
  const set = {
    stun: recalled ? 'STUN' : 'stun',
    shaken: true,
    ...(recalled && { recalled: true as const }),
    ...(vehicle.ce && { ce: null }),
    ...halted(vehicle),
  } as const;
  act.effect('stunned', { vehicle: id, recalled }, { changes: [{ do: 'unit', unit: id, set }], cites });
}

/** Its main armament is gone for good: it is sent home, but not Stunned (7.10/recall-d). */
export function recall(act: AslAct, id: UnitId, ...cites: RuleId[]): void {
  const vehicle = act.battle.theUnit(id);
  if (vehicle.wreck || vehicle.recalled) return;
  act.effect(
    'recalled',
    { vehicle: id },
    { changes: [{ do: 'unit', unit: id, set: { recalled: true } }], cites: ['2.0/Recall', ...cites] },
  );
}

/**
 * A Pin result: the crew buttons up for the rest of the Player Turn; that of an Open-Topped vehicle stays up and
 * counts as pinned (3.2.3/PTC-d, 7.13/b).
 */
export function pinCrew(act: AslAct, id: UnitId): void {
  const vehicle = act.battle.theUnit(id);
  if (vehicle.wreck || !vehicle.ce) return;
  if (vehicle.openTopped) {
    if (vehicle.pinned) return;
    const pinned: AslChange = { do: 'unit', unit: id, set: { pinned: true } };
    act.effect('crew-pinned', { vehicle: id }, { changes: [pinned], cites: ['7.13/b'] });
    return;
  }
  const buttoned: AslChange = { do: 'unit', unit: id, set: { ce: null, shaken: true } };
  act.effect('buttoned-up', { vehicle: id, by: 'fire' }, { changes: [buttoned], cites: ['3.2.3/PTC-d'] });
}
