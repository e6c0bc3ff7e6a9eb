/** Leaving the map where a scenario lets a side leave it (22.0): the book has no more about it than what is asked for victory. */
import * as z from 'zod';
import type { Condition } from '../../kernel/scenarios/index.js';
import { victoryOf } from '../../mechanics/victory.js';
import { order } from '../form.js';
import { hexOf } from '../ground/places.js';
import { setOutRefusal } from '../movement/move.js';
import { lostSight } from '../ordnance/acquisition.js';
import { ACTED } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isVehicle, isWeapon, trainOf } from '../units/kinds.js';
import { canDrive } from '../vehicles/driving.js';

/** What the last hex costs, out of which they go. */
const COST = 1;

/** Hexes that the scenario names, and those that its Victory Conditions ask for. */
const exitsOf = (battle: Battle, side: string): ReadonlySet<string> =>
  new Set([
    ...(battle.options.exits ?? []).flatMap((exit) => (exit.side === side ? exit.hexes : [])),
    ...victoryOf(battle).wins.flatMap(({ is }) => hexesIn(is, side)),
  ]);

function hexesIn(condition: Condition, side: string): readonly string[] {
  if ('all' in condition) return condition.all.flatMap((part) => hexesIn(part, side));
  if ('any' in condition) return condition.any.flatMap((part) => hexesIn(part, side));
  return 'exit' in condition && condition.exit.side === side ? (condition.exit.hexes ?? []) : [];
}

function leaverRefusal(
  battle: Battle,
  by: string,
  id: string,
  { before, isMoving }: { readonly before: readonly Unit[]; readonly isMoving: boolean },
): Refusal | undefined {
  const unit = battle.unit(id);
  if (unit?.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
  if (before.some((other) => other.id === id)) return refuse('TWICE', `${unit.name} is named twice.`);
  const idle = isMoving
    ? unit.moving === undefined || unit.waits
      ? refuse('CANNOT_MOVE', `${unit.name} is not on the move.`, '6.0')
      : undefined
    : isVehicle(unit) && canDrive(unit)
      ? undefined
      : setOutRefusal(unit, by, before, id);
  if (idle) return idle;
  if (!exitsOf(battle, by).has(hexOf(unit.at as string)))
    return refuse('NO_EXIT', `${unit.name} cannot leave the map in ${unit.at}.`, '22.0');
  return isMoving && (unit.allowance ?? 0) - (unit.spent ?? 0) < COST
    ? refuse('TOO_FAR', `${unit.name} has no Movement Point left to leave the map.`, '6.0', '22.0')
    : undefined;
}

export const leaveMap = order({
  title: 'Leave the map',
  description:
    'Units in a hex by which their side may leave the map go off it for good, with all they carry.',
  cites: ['22.0', '6.0'],
  answers: ['acting', 'moving'],
  byExample: true,
  asks: { units: z.array(z.string()).min(1).max(12).describe('The units that leave.') },
  *candidates({ battle, by }) {
    const exits = exitsOf(battle, by);
    if (exits.size === 0) return;
    for (const unit of battle.units())
      if (unit.side === by && exits.has(hexOf(unit.at ?? ''))) yield { units: [unit.id] };
  },
  read({ battle, by, decision }, { units: ids }) {
    const units: Unit[] = [];
    for (const [i, id] of ids.entries()) {
      const refused = leaverRefusal(battle, by, id, { before: units, isMoving: decision.kind === 'moving' });
      if (refused) return { ...refused, path: `$.units[${i}]` };
      units.push(battle.theUnit(id));
    }
    return { units: ids, by };
  },
  perform(act, { units: ids, by }) {
    const { battle } = act;
    const units = ids.map((id) => battle.theUnit(id));
    const all = units.flatMap((unit) => [unit, ...trainOf(battle, unit)]);
    const gone = all.filter((unit) => !isWeapon(unit)).map(({ id }) => id);
    act.effect(
      'left-map',
      { units: ids, from: units[0]?.at as string },
      {
        changes: [
          ...lostSight(battle, units),
          ...all.map((unit): Change => ({ do: 'unit', unit: unit.id, set: OFF })),
          { do: 'side', side: by, set: { exited: [...(battle.side(by).exited ?? []), ...gone] } },
          ACTED,
        ],
        cites: ['22.0', '6.0'],
      },
    );
  },
});

const OFF = {
  at: null,
  moving: null,
  spent: null,
  allowance: null,
  activated: null,
  born: null,
  began: null,
  keepsMoving: null,
  fires: null,
  marker: null,
} as const;
