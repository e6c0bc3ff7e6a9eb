/** Digging in during play (7.1.1, 7.1.1.1): all Movement Points, an Action Check, and the enemy may fire at each try. */
import * as z from 'zod';
import { order } from '../form.js';
import { actionCheck } from '../morale/checks.js';
import { isDisrupted, isInfantry, isLeader, isPinned } from '../morale/status.js';
import { mayMove } from '../movement/modes.js';
import { standTogether } from '../movement/together.js';
import { spendImpulse } from '../sequence/impulse.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import {
  groundOf,
  hasFeature,
  hasShellholes,
  isBuilding,
  isWater,
  marksAt,
  terrainIn,
} from '../terrain/ground.js';
import { hexOf, isGround } from '../terrain/places.js';

/** Ground that a spade goes into (6.3.1, 6.5.1.5.1, 6.9.1, 7.1.1, 7.7.1). */
export function mayDigIn(battle: Battle, at: string): boolean {
  const marks = marksAt(battle, at);
  const paved = groundOf(battle, at).paved || hasFeature(marks, 'paved-road');
  const terrain = terrainIn(battle, at);
  const soft = terrain !== 'bridge' && terrain !== 'machine-parts' && !isWater(battle, at);
  return isGround(at) && soft && !paved && !isBuilding(battle, at) && !hasShellholes(battle, at);
}

function diggerRefusal(battle: Battle, unit: Unit): Refusal | undefined {
  if (!isInfantry(unit) || unit.at === undefined)
    return refuse('CANNOT_DIG', `${unit.name} does not dig in.`, '7.1.1', '7.1.1.2');
  if (unit.dugIn) return refuse('DUG_IN', `${unit.name} is dug in.`, '7.1.2');
  if (!mayDigIn(battle, unit.at))
    return refuse('NO_DIGGING', `Units cannot dig in at ${unit.at}.`, '7.1.1', '6.9.1');
  return mayMove(battle, unit, 'cautious');
}

function digRefusal(battle: Battle, ids: readonly string[], by: string): Refusal | undefined {
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = battle.unit(id);
    if (!unit || unit.side !== by) return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours.`);
    const refusal = diggerRefusal(battle, unit);
    if (refusal) return refusal;
    units.push(unit);
  }
  if (new Set(ids).size !== ids.length) return refuse('TWICE', 'Name each unit once.', '7.1.1.1');
  if (units.length === 1) return undefined;
  const hexes = [...new Set(units.map((unit) => hexOf(unit.at as string)))];
  const led = units.some((unit) => isLeader(unit) && !isPinned(unit) && !isDisrupted(unit));
  return led && hexes.length <= 3 && standTogether(battle, hexes)
    ? undefined
    : refuse('NOT_A_PLATOON', 'A platoon digs in with a leader, in up to three adjacent hexes.', '7.1.1.1');
}

export const digIn = order({
  title: 'Dig in',
  description: 'A unit, or a platoon, spends its whole move and takes Action Checks to dig in.',
  cites: ['7.1.1', '7.1.1.1'],
  answers: ['impulse'],
  asks: { units: z.array(z.string()).min(1).max(24).describe('The units that dig.') },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { id, side } of battle.units())
      if (side === by && !digRefusal(battle, [id], by)) yield { units: [id] };
  },
  read: ({ battle, by }, asked) => digRefusal(battle, asked.units, by) ?? asked,
  perform(act, { units }, { by, decision }) {
    spendImpulse(act, decision, units);
    act.plan({ task: 'digging', side: by, units });
  },
});

/** One after the other: each try is a move that the enemy may fire at. */
export function dig(
  act: Act,
  { side, units }: { readonly side: string; readonly units: readonly string[] },
): void {
  const [id, ...others] = units;
  if (id === undefined) {
    act.done();
    return;
  }
  act.become({ task: 'digging', side, units: others });
  const unit = act.battle.unit(id);
  if (unit?.at === undefined || isPinned(unit) || isDisrupted(unit)) return;
  const { at } = unit;
  act.effect(
    'digs',
    { unit: id, at },
    {
      changes: [{ do: 'unit', unit: id, set: { moving: 'cautious', marker: 'moved', inCover: null } }],
      cites: ['7.1.1'],
    },
  );
  if (actionCheck(act, id, 'dig in', '7.1.1'))
    act.effect(
      'dug-in',
      { unit: id, at },
      { changes: [{ do: 'unit', unit: id, set: { dugIn: true } }], cites: ['7.1.1'] },
    );
  act.plan({ task: 'reaction', trigger: 'dig-in', side, units: [id] });
}
