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
  const gait = gaitOf(battle, unit, course);
  const walk = walkOf(battle, unit, course, gait);
  if ('refused' in walk) return walk;
  const { steps, at, facing, cost } = walk;
  const spent = spentBy(unit, gait);
  const turn =
    course.facing === undefined ? 0 : costToTurn(battle, unit, at, sixthsBetween(facing, course.facing));
  const allowance = allowanceOf(battle, unit, gait, course.quickmarch);
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

/** How far it has come along a path. */
interface Walk {
  readonly unit: Unit;
  readonly course: Course;
  readonly gait: Gait;
  readonly steps: readonly Step[];
  readonly at: string;
  readonly facing: number;
  readonly cost: number;
}

/** Lists ask for one hex more each time: the last walk goes on from where it came to. */
const lastWalk = (): { walk?: Walk } => ({});

function walkOf(battle: Battle, unit: Unit, course: Course, gait: Gait): Walk | Refusal {
  const last = battle.recall(lastWalk);
  let walk: Walk =
    last.walk && leadsInto(last.walk, unit, course, gait)
      ? last.walk
      : { unit, course, gait, steps: [], at: unit.at as string, facing: unit.facing ?? 0, cost: 0 };
  for (let i = walk.steps.length; i < course.path.length; i++) {
    const step = nextStep(battle, walk, course, i);
    if ('refused' in step) return { ...step, path: `$.path[${i}]` };
    const { to, facing, cost } = step;
    walk = { unit, course, gait, steps: [...walk.steps, step], at: to, facing, cost: walk.cost + cost };
  }
  last.walk = walk;
  return walk;
}

const leadsInto = (walk: Walk, unit: Unit, { path, reverse, overruns }: Course, gait: Gait): boolean =>
  walk.unit === unit &&
  walk.gait === gait &&
  walk.course.reverse === reverse &&
  walk.course.overruns === overruns &&
  walk.steps.length <= path.length &&
  walk.steps.every(({ to }, i) => to === path[i]);

function nextStep(battle: Battle, { unit, at, facing, gait, steps }: Walk, course: Course, i: number) {
  const to = course.path[i] as string;
  const before = i === 0 ? unit.cameFrom : (course.path[i - 2] ?? unit.at);
  return (
    cannotSqueezeOut(battle, unit, { at, from: before, isLast: i > 0 }, to) ??
    stepOf(battle, unit, {
      at,
      to,
      facing,
      gait,
      reverse: course.reverse,
      follows: steps.at(-1)?.along,
      overruns: to === course.overruns,
    })
  );
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
  const barred = isBarred(battle, unit, to, overruns);
  if (barred) return barred;
  const next = isLeg(unit) ? towards : reverse ? (towards + 3) % 6 : towards;
  const isBend = gait !== 'crossCountry' || (along !== undefined && follows);
  const turning = isBend ? 0 : costToTurn(battle, unit, at, sixthsBetween(facing, next));
  const forward = gait === 'crossCountry' ? (entry as number) : 1;
  const isBack = reverse && !(unit.dual && plays(battle, '7.33'));
  const cost = turning + (isBack ? 2 * forward : forward) + (overruns ? OVERRUN_COST : 0);
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
  others: readonly Unit[] = [],
): Refusal | undefined {
  const there = battle.unitsAt(at).filter(({ id }) => id !== unit.id);
  if (hasRoom(battle, unit, there.concat(others))) return undefined;
  return {
    ...refuse('NO_ROOM', `There is no room in ${at} for ${unit.name}.`, 'S.stacking/b'),
    path: '$.path',
  };
}

/** Straight ahead in each direction and along the road as far as it might go, one hex back, and turns: examples. */
export function examples(battle: Battle, unit: Unit): Course[] {
  const most = mostHexes(battle, unit);
  const courses: Course[] = [];
  for (const [side, next] of around(battle, unit.at as string).entries()) {
    for (const path of straightOn(battle, unit, side, most)) courses.push({ path });
    if (isLeg(unit)) continue;
    courses.push(...alongTheRoad(battle, unit, side));
    if (next !== undefined) courses.push({ path: [next], reverse: true });
    if (side !== unit.facing) courses.push({ path: [], facing: side });
  }
  return courses;
}

/** At a cost of 1 for each hex, on a road where one leads out of its hex. */
export function mostHexes(battle: Battle, unit: Unit): number {
  const at = unit.at as string;
  const ways = isLeg(unit)
    ? []
    : neighbours(battle, at).flatMap((beside) => wayBetween(battle, at, beside) ?? []);
  return Math.max(...(['crossCountry', ...ways] as const).map((gait) => allowanceOf(battle, unit, gait)));
}

/** The next hex, and farther hexes that cost no more than it may have if it need not turn. */
function straightOn(battle: Battle, unit: Unit, side: number, most: number): string[][] {
  const paths: string[][] = [];
  let before: string[] = [];
  let at = unit.at as string;
  let least = 0;
  for (let next = around(battle, at)[side]; next !== undefined; next = around(battle, at)[side]) {
    const cost = wayBetween(battle, at, next) ? 1 : costToEnter(battle, unit, at, next);
    if (cost === undefined || (least + cost > most && paths.length > 0)) break;
    least += cost;
    before = [...before, next];
    paths.push(before);
    at = next;
  }
  return paths;
}

/** From that hexside along the road, and round its bends, until it forks or ends; the farthest and half of it. */
function* alongTheRoad(battle: Battle, unit: Unit, side: number): Iterable<Course> {
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
