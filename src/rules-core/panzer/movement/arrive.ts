/** Reinforcements come onto the map in the Movement Phase of their turn, and go on from there (7.44, 6.6). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { hexAt, neighbours, sideTowards } from '../../mechanics/places.js';
import { order } from '../form.js';
import { notItsFormation } from '../initiative/groups.js';
import { minesStrike } from '../mines/entry.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isLeg } from '../units/kinds.js';
import { costToEnter } from './costs.js';
import { mayBeInterrupted } from './interrupt.js';
import { isBarred, mayStay, type Route, routeOf } from './route.js';

const LONGEST = 40;

/** Those of a side who may come now, with their passengers. */
export const dueUnits = (battle: Battle, side: string): Unit[] =>
  battle
    .units()
    .filter(
      (unit) =>
        unit.side === side &&
        unit.at === undefined &&
        unit.aboard === undefined &&
        unit.enters !== undefined &&
        unit.enters.turn <= battle.clock.turn,
    );

export const enterMap = order({
  title: 'Come onto the map',
  description:
    'A reinforcement comes onto the map with all aboard, as with MOVE: it pays for the entry hex and goes on from there.',
  cites: ['S.reinforcements'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The unit that comes.'),
    path: z
      .array(z.string())
      .min(1)
      .max(LONGEST)
      .describe('The entry hex, and the hexes it goes to from there.'),
    facing: z.int().min(0).max(5).optional().describe('The hexside that it faces in the end.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of dueUnits(battle, by))
      for (const at of unit.enters?.hexes ?? []) {
        if (!mayStay(battle, unit, at)) yield { unit: unit.id, path: [at] };
        else for (const on of neighbours(battle, at)) yield { unit: unit.id, path: [at, on] };
      }
  },
  read({ battle, by }, { unit: id, path, facing }) {
    const unit = dueUnits(battle, by).find((one) => one.id === id);
    if (!unit)
      return {
        ...refuse('NOT_DUE', `"${id}" does not come onto the map in this turn.`, 'S.reinforcements'),
        path: '$.unit',
      };
    const waits = notItsFormation(battle, unit);
    if (waits) return { ...waits, path: '$.unit' };
    const [at = '', ...rest] = path;
    const cost = entryCost(battle, unit, at);
    if (typeof cost !== 'number') return { ...cost, path: '$.path[0]' };
    const here = { ...unit, at, facing: facingIn(battle, unit, path, facing), command: 'move' as const };
    const why = mayStay(battle, unit, path.at(-1) as string);
    if (why) return why;
    if (rest.length === 0) return { unit: id, at, cost, face: here.facing, steps: [], turn: undefined };
    const route = routeOf(battle, { ...here, spent: cost }, { path: rest, facing });
    if (isRefusal(route)) return shiftedPath(route as Refusal);
    const { steps, turn: turning } = route as Route;
    const turn = facing === undefined ? undefined : { to: facing, cost: turning };
    return { unit: id, at, cost, face: here.facing, steps, turn };
  },
  listing: (_, __, { cost, steps }) => ({
    cost: { movement: cost + steps.reduce((sum, step) => sum + step.cost, 0) },
  }),
  perform(act, { unit, at, cost, face, steps, turn }) {
    act.effect(
      'arrived',
      { unit, at, cost },
      { changes: arriving(act, unit, at, face, cost), cites: ['S.reinforcements'] },
    );
    act.plan({ task: 'march', unit, steps, ...(turn && { turn }), left: true });
    minesStrike(act, unit);
    const arrived = act.battle.unit(unit);
    if (arrived && mayBeInterrupted(act.battle, arrived)) act.plan({ task: 'interrupt', unit });
  },
});

/** The entry hex costs what its terrain does, 1 on a road; the first hex is always in reach (S.movement-costs/e). */
function entryCost(battle: Battle, unit: Unit, at: string): number | Refusal {
  if (!unit.enters?.hexes.includes(at))
    return refuse('NOT_AN_ENTRY_HEX', `${unit.name} does not enter in ${at}.`, 'S.reinforcements');
  const barred = isBarred(battle, unit, at);
  if (barred) return barred;
  if (!isLeg(unit) && hexAt(battle, at).roads !== 0) return 1;
  return (
    costToEnter(battle, unit, at, at) ??
    refuse('CLOSED_TERRAIN', `${unit.name} cannot enter ${at}.`, 'S.cliff-impassable')
  );
}

/** Towards its next hex, or as it is told; a reinforcement turns for nothing before it comes. */
function facingIn(battle: Battle, unit: Unit, [at = '', next]: readonly string[], facing?: number): number {
  const ahead =
    next !== undefined && battle.table.map.named.has(next) ? sideTowards(battle, at, next) : facing;
  return ahead ?? facing ?? unit.facing ?? 0;
}

function arriving({ battle }: Act, id: string, at: string, facing: number, cost: number): Change[] {
  const riders = battle.units().filter(({ aboard }) => aboard === id);
  return [
    {
      do: 'unit',
      unit: id,
      set: { at, facing, spent: cost, moved: true, command: 'move', spot: 'move', enters: null },
    },
    ...riders.map((one): Change => ({ do: 'unit', unit: one.id, set: { at, enters: null } })),
  ];
}

/** The entry hex stands before the rest of the way. */
const shiftedPath = (why: Refusal): Refusal => ({
  ...why,
  path: (why.path ?? '$.path').replace(/\[(\d+)\]/, (_, i) => `[${Number(i) + 1}]`),
});
