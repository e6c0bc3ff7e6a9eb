/** A route worked out hex by hex: its gait, what each step costs, and whether the unit gets there (4.5). */
import { isRefusal } from '../../kernel/decide/action.js';
import { grain } from '../../kernel/geometry/facing.js';
import type { Hexside } from '../../kernel/geometry/grid.js';
import { around, distance, hexAt, neighbours, sideTowards } from '../../mechanics/places.js';
import { tooHeavy } from '../ground/bridges.js';
import { wayBetween } from '../ground/roads.js';
import { hasRoom } from '../ground/stacking.js';
import { isCounter } from '../hidden/counters.js';
import { enemyOf, plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { spentBy } from '../transport/effort.js';
import { isLeg, isTowed } from '../units/kinds.js';
import { allowanceOf, type Gait } from './allowance.js';
import { costAlong, costToEnter, costToTurn, hexsidesBetween } from './costs.js';
import { cannotSqueezeIn, cannotSqueezeOut } from './narrow.js';

export interface Course {
  readonly path: readonly string[];
  readonly reverse?: true | undefined;
  readonly facing?: number | undefined;
  /** The hex in which it Overruns: one more to enter (S.overrun/c). */
  readonly overruns?: string | undefined;
}

export interface Step {
  readonly to: string;
  /** Where it faces when it enters. */
  readonly facing: number;
  readonly cost: number;
  /** It keeps to the path or road, and moves by that factor. */
  readonly gait?: Exclude<Gait, 'crossCountry'>;
  /** Along a path or road for 1, not by its factor (7.40). */
  readonly along?: true;
}

export interface Route {
  readonly steps: readonly Step[];
  /** Turning in the last hex. */
  readonly turn: number;
  readonly cost: number;
}

/** Begins, stays and ends on one road or path: its factor, 1 for each hex, and it faces along it (4.5.1.1.5). */
function gaitOf(battle: Battle, unit: Unit, { path }: Course): Gait {
  if (isLeg(unit) || path.length === 0 || path.some((hex) => !battle.table.map.named.has(hex)))
    return 'crossCountry';
  const ways = path.map((hex, i) => wayBetween(battle, path[i - 1] ?? (unit.at as string), hex));
  if (ways.some((way) => way === undefined)) return 'crossCountry';
  if (plays(battle, '7.36') && battle.options.visibility?.class === 'very limited') return 'crossCountry';
  return ways.every((way) => way === 'road') ? 'road' : 'path';
}

const OVERRUN_COST = 1;

export function routeOf(battle: Battle, unit: Unit, course: Course): Route | Refusal {
  const from = unit.at as string;
  const gait = gaitOf(battle, unit, course);
  const spent = spentBy(unit, gait);
  let facing = unit.facing ?? 0;
  let at = from;
  let cost = 0;
  const steps: Step[] = [];
  for (const [i, to] of course.path.entries()) {
    const place = { at, from: i === 0 ? unit.cameFrom : (course.path[i - 2] ?? from), isLast: i > 0 };
    const step =
      cannotSqueezeOut(battle, unit, place, to) ??
      stepOf(battle, unit, {
        at,
        to,
        facing,
        gait,
        reverse: course.reverse,
        follows: steps.at(-1)?.along,
        overruns: to === course.overruns,
      });
    if ('refused' in step) return { ...step, path: `$.path[${i}]` };
    const extra = to === course.overruns ? OVERRUN_COST : 0;
    steps.push({ ...step, cost: step.cost + extra });
    cost += step.cost + extra;
    ({ facing } = step);
    at = to;
  }
  const turn =
    course.facing === undefined ? 0 : costToTurn(battle, unit, at, hexsidesBetween(facing, course.facing));
  const allowance = allowanceOf(battle, unit, gait);
  const whole = cost + turn;
  const isFirstHex = course.path.length === 1 && spent === 0 && turn === 0 && allowance > 0;
  if (spent + whole > allowance && !isFirstHex)
    return {
      ...refuse(
        'TOO_FAR',
        `${unit.name} has ${allowance - spent} of ${allowance} left, this costs ${whole}.`,
        'S.movement-costs/a',
      ),
      path: '$.path',
    };
  return { steps, turn, cost: whole };
}

interface From {
  readonly at: string;
  readonly to: string;
  readonly facing: number;
  readonly gait: Gait;
  readonly reverse?: true | undefined;
  /** It came along the path or road (7.40). */
  readonly follows: true | undefined;
  readonly overruns: boolean;
}

function stepOf(battle: Battle, unit: Unit, place: From): Step | Refusal {
  const { at, to, facing, gait, reverse, follows, overruns } = place;
  if (!battle.table.map.named.has(to)) return refuse('NO_SUCH_HEX', `The map has no hex ${to}.`);
  const outside = outOfPlay(battle, to);
  if (outside) return outside;
  if (distance(battle, at, to) !== 1)
    return refuse('NOT_ADJACENT', `${to} is not adjacent to ${at}.`, 'S.movement-costs/a');
  const along = gait === 'crossCountry' ? costAlong(battle, unit, at, to) : undefined;
  const entry = along ?? costToEnter(battle, unit, at, to);
  if (entry === undefined && gait === 'crossCountry')
    return refuse(
      'CLOSED_TERRAIN',
      `${unit.name} cannot enter ${to}.`,
      'S.movement-costs/e',
      'S.cliff-impassable',
    );
  const barred = isBarred(battle, unit, to, overruns);
  if (barred) return barred;
  const towards = sideTowards(battle, at, to) as number;
  const next = isLeg(unit) ? towards : reverse ? (towards + 3) % 6 : towards;
  const isBend = gait !== 'crossCountry' || (along !== undefined && follows);
  const turning = isBend ? 0 : costToTurn(battle, unit, at, hexsidesBetween(facing, next));
  const forward = gait === 'crossCountry' ? (entry as number) : 1;
  const isBack = reverse && !(unit.dual && plays(battle, '7.33'));
  const cost = turning + (isBack ? 2 * forward : forward);
  return {
    to,
    facing: next,
    cost,
    ...(gait !== 'crossCountry' && { gait }),
    ...(along !== undefined && { along: true as const }),
  };
}

export const outOfPlay = ({ options: { inPlay } }: Battle, at: string): Refusal | undefined =>
  inPlay && !inPlay.includes(at)
    ? refuse('NOT_IN_PLAY', `${at} is not in play.`, 'S.scenario-data')
    : undefined;

/** What keeps it out of a hex whose terrain it could enter: a weak bridge, enemies, a Narrow road. */
export const isBarred = (battle: Battle, unit: Unit, to: string, overruns = false): Refusal | undefined =>
  tooHeavy(battle, unit, to) ?? enemiesIn(battle, unit, to) ?? cannotSqueezeIn(battle, unit, to, overruns);

/** Leg units do not enter the hex of enemy leg or towed units, or of what may be such, but by Hand-to-Hand (S.enemy-hexes). */
export function enemiesIn(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  if (!isLeg(unit)) return undefined;
  const enemy = enemyOf(battle, unit.side);
  const there = battle
    .unitsAt(to)
    .some(
      (other) =>
        other.side === enemy &&
        other.aboard === undefined &&
        (isLeg(other) || isTowed(other) || isCounter(other)),
    );
  return there
    ? refuse('ENEMY_THERE', `${to} holds enemy leg or towed units: fight Hand-to-Hand.`, 'S.enemy-hexes')
    : undefined;
}

/** May it stay in that hex? (5.13) */
export function mayStay(
  battle: Battle,
  unit: Unit,
  at: string,
  others: readonly Unit[] = [],
): Refusal | undefined {
  const there = battle.unitsAt(at).filter(({ id }) => id !== unit.id);
  if (hasRoom(battle, unit, [...there, ...others])) return undefined;
  return {
    ...refuse('NO_ROOM', `There is no room in ${at} for ${unit.name}.`, 'S.stacking/b'),
    path: '$.path',
  };
}

/** Straight ahead in each direction and along the road as far as it goes, one hex back, and turns: examples. */
export function* examples(battle: Battle, unit: Unit): Iterable<Course> {
  for (let side = 0; side < 6; side++) {
    const path: string[] = [];
    for (const name of ahead(battle, unit.at as string, side as Hexside)) {
      path.push(name);
      if (isRefusal(routeOf(battle, unit, { path }))) break;
      yield { path: [...path] };
    }
    const [next] = path;
    if (isLeg(unit)) continue;
    yield* alongTheRoad(battle, unit, side as Hexside);
    if (next !== undefined) yield { path: [next], reverse: true };
    if (side !== unit.facing) yield { path: [], facing: side };
  }
}

function ahead(battle: Battle, from: string, side: Hexside): string[] {
  const { map } = battle.table;
  return grain(map, hexAt(battle, from).index, side).flatMap((index) => map.hexes[index]?.name ?? []);
}

/** From that hexside along the road, and round its bends, until it forks or ends; the farthest and half of it. */
function* alongTheRoad(battle: Battle, unit: Unit, side: Hexside): Iterable<Course> {
  const path: string[] = [];
  let at = unit.at as string;
  let next: string | undefined = around(battle, at)[side];
  while (next !== undefined && wayBetween(battle, at, next) && !path.includes(next)) {
    path.push(next);
    if (isRefusal(routeOf(battle, unit, { path }))) {
      path.pop();
      break;
    }
    const before = at;
    at = next;
    const onward = neighbours(battle, at).filter((hex) => hex !== before && wayBetween(battle, at, hex));
    next = onward.length === 1 ? onward[0] : undefined;
  }
  const half = Math.ceil(path.length / 2);
  if (path.length > 1) yield { path: [...path] };
  if (path.length > 3) yield { path: path.slice(0, half) };
}
