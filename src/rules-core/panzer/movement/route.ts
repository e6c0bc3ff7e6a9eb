/** A route worked out hex by hex: its gait, what each step costs, and whether the unit gets there (4.5). */
import { isRefusal } from '../../kernel/decide/action.js';
import { sixthsBetween } from '../../mechanics/facing.js';
import { around, neighbours, sideTowards } from '../../mechanics/places.js';
import { tooHeavy } from '../ground/bridges.js';
import { wayBetween } from '../ground/roads.js';
import { hasRoom } from '../ground/stacking.js';
import { isCounter } from '../hidden/counters.js';
import { enemyOf, plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { spentBy } from '../transport/effort.js';
import { isLeg, isTowed } from '../units/kinds.js';
import { allowanceOf, type Gait } from './allowance.js';
import { costAlong, costToEnter, costToTurn } from './costs.js';
import { cannotSqueezeIn, cannotSqueezeOut } from './narrow.js';

export interface Course {
  readonly path: readonly string[];
  readonly reverse?: true | undefined;
  readonly facing?: number | undefined;
  readonly quickmarch?: true | undefined;
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
  if (isLeg(unit) || path.length === 0) return 'crossCountry';
  if (plays(battle, '7.36') && battle.options.visibility?.class === 'very limited') return 'crossCountry';
  let gait: Gait = 'road';
  let at = unit.at as string;
  for (const to of path) {
    const way = battle.table.map.named.has(to) ? wayBetween(battle, at, to) : undefined;
    if (way === undefined) return 'crossCountry';
    if (way === 'path') gait = way;
    at = to;
  }
  return gait;
}

const OVERRUN_COST = 1;

export function routeOf(battle: Battle, unit: Unit, course: Course): Route | Refusal {
  const walk = beginning(battle, unit, gaitOf(battle, unit, course), course.quickmarch);
  return goOn(battle, walk, course) ?? routeTo(battle, walk, course);
}

/** How far it has come along a path. */
interface Walk {
  readonly unit: Unit;
  readonly gait: Gait;
  /** What it may spend by that gait, and has spent before. */
  readonly allowance: number;
  readonly spent: number;
  readonly steps: Step[];
  at: string;
  facing: number;
  cost: number;
}

function beginning(battle: Battle, unit: Unit, gait: Gait, isQuick?: true): Walk {
  const { at, facing = 0 } = unit;
  const allowance = allowanceOf(battle, unit, gait, isQuick);
  return { unit, gait, allowance, spent: spentBy(unit, gait), steps: [], at: at as string, facing, cost: 0 };
}

/** To the end of the path. */
function goOn(battle: Battle, walk: Walk, course: Course): Refusal | undefined {
  const { path } = course;
  for (let i = walk.steps.length; i < path.length; i++) {
    const step = nextStep(battle, walk, course, i);
    if ('refused' in step) return { ...step, path: `$.path[${i}]` };
    walk.steps.push(step);
    walk.at = step.to;
    walk.facing = step.facing;
    walk.cost += step.cost;
  }
  return undefined;
}

/** It turns where it came to, and may spend all that. */
function routeTo(battle: Battle, walk: Walk, { path, facing: to }: Course): Route | Refusal {
  const { unit, steps, at, facing, cost, allowance, spent } = walk;
  const turn = to === undefined ? 0 : costToTurn(battle, unit, at, sixthsBetween(facing, to));
  const whole = cost + turn;
  const isFirstHex = path.length === 1 && spent === 0 && turn === 0 && allowance > 0;
  if (spent + whole > allowance && !isFirstHex)
    return {
      ...refuse(
        'TOO_FAR',
        `${unit.name} has ${allowance - spent} of ${allowance} left, this costs ${whole}.`,
        'S.movement-costs/a',
      ),
      path: '$.path',
    };
  return { steps: steps.slice(), turn, cost: whole };
}

function nextStep(battle: Battle, walk: Walk, course: Course, i: number): Step | Refusal {
  const { unit, at } = walk;
  const to = course.path[i] as string;
  const before = i === 0 ? unit.cameFrom : (course.path[i - 2] ?? unit.at);
  return (
    cannotSqueezeOut(battle, unit, { at, from: before, isLast: i > 0 }, to) ??
    stepOf(battle, walk, course, to)
  );
}

function stepOf(battle: Battle, walk: Walk, course: Course, to: string): Step | Refusal {
  const { unit, at, facing, gait, steps } = walk;
  const { reverse } = course;
  const isOverrun = to === course.overruns;
  if (!battle.table.map.named.has(to)) return refuse('NO_SUCH_HEX', `The map has no hex ${to}.`);
  const outside = outOfPlay(battle, to);
  if (outside) return outside;
  const towards = sideTowards(battle, at, to);
  if (towards === undefined)
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
  const barred = isBarred(battle, unit, to, isOverrun);
  if (barred) return barred;
  const next = isLeg(unit) ? towards : reverse ? (towards + 3) % 6 : towards;
  // It came along the path or road, and goes on along it (7.40).
  const isBend = gait !== 'crossCountry' || (along !== undefined && steps.at(-1)?.along);
  const turning = isBend ? 0 : costToTurn(battle, unit, at, sixthsBetween(facing, next));
  const forward = gait === 'crossCountry' ? (entry as number) : 1;
  const isBack = reverse && !(unit.dual && plays(battle, '7.33'));
  const cost = turning + (isBack ? 2 * forward : forward) + (isOverrun ? OVERRUN_COST : 0);
  const step = { to, facing: next, cost };
  if (gait !== 'crossCountry') return { ...step, gait };
  return along === undefined ? step : { ...step, along: true };
}

export const outOfPlay = (battle: Battle, at: string): Refusal | undefined =>
  battle.recall(hexesInPlay)?.has(at) === false
    ? refuse('NOT_IN_PLAY', `${at} is not in play.`, 'S.scenario-data')
    : undefined;

const hexesInPlay = ({ options: { inPlay } }: Battle) => inPlay && new Set(inPlay);

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
  others?: readonly Unit[],
): Refusal | undefined {
  const there = battle.unitsAt(at);
  if (hasRoom(battle, unit, others ? there.concat(others) : there)) return undefined;
  return {
    ...refuse('NO_ROOM', `There is no room in ${at} for ${unit.name}.`, 'S.stacking/b'),
    path: '$.path',
  };
}

/** A course that it can go, and how. */
export interface Way {
  readonly course: Course & { readonly unit: string };
  readonly route: Route;
}

/** Straight ahead in each direction and along the road as far as it gets, one hex back, and turns: examples. */
export function examples(battle: Battle, unit: Unit): Way[] {
  const most = mostHexes(battle, unit);
  const ways: Way[] = [];
  for (const [side, next] of around(battle, unit.at as string).entries()) {
    ways.push(...waysTowards(battle, unit, side, most));
    if (isLeg(unit)) continue;
    if (next !== undefined) addWay(ways, battle, unit, { unit: unit.id, path: [next], reverse: true });
    if (side !== unit.facing) addWay(ways, battle, unit, { unit: unit.id, path: [], facing: side });
  }
  return ways;
}

/** Straight on across that hexside, and along the road that crosses it. */
export function waysTowards(battle: Battle, unit: Unit, side: number, most = mostHexes(battle, unit)): Way[] {
  const ways = straightOn(battle, unit, side, most);
  if (isLeg(unit)) return ways;
  for (const path of alongTheRoad(battle, unit, side)) addWay(ways, battle, unit, { unit: unit.id, path });
  return ways;
}

function addWay(ways: Way[], battle: Battle, unit: Unit, course: Way['course']): void {
  const route = routeOf(battle, unit, course);
  if (!isRefusal(route)) ways.push({ course, route: route as Route });
}

/** At a cost of 1 for each hex, on a road where one leads out of its hex. */
export function mostHexes(battle: Battle, unit: Unit): number {
  const at = unit.at as string;
  const ways = isLeg(unit)
    ? []
    : neighbours(battle, at).flatMap((beside) => wayBetween(battle, at, beside) ?? []);
  return Math.max(...(['crossCountry', ...ways] as const).map((gait) => allowanceOf(battle, unit, gait)));
}

/** Hex by hex, each at a cost of 1 at least; what is too far by road may be in reach across country, and farther on. */
function straightOn(battle: Battle, unit: Unit, side: number, most: number): Way[] {
  const ways: Way[] = [];
  const path: string[] = [];
  let walk: Walk | undefined;
  let at = unit.at as string;
  for (let next = around(battle, at)[side]; next !== undefined; next = around(battle, at)[side]) {
    path.push(next);
    const course = { unit: unit.id, path: path.slice() };
    const gait = walk?.gait === 'crossCountry' ? walk.gait : gaitOf(battle, unit, course);
    if (walk?.gait !== gait) walk = beginning(battle, unit, gait);
    if (goOn(battle, walk, course)) break;
    const route = routeTo(battle, walk, course);
    if (!isRefusal(route)) ways.push({ course, route: route as Route });
    if (walk.cost >= most) break;
    at = next;
  }
  return ways;
}

/** From that hexside along the road, and round its bends, until it forks or ends; the farthest and half of it. */
function alongTheRoad(battle: Battle, unit: Unit, side: number): string[][] {
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
  return [path, ...(path.length > 3 ? [path.slice(0, half)] : [])].filter(({ length }) => length > 1);
}
