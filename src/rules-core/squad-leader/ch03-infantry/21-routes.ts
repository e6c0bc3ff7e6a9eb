/** Where a broken unit may run (3.21.7): away from enemies who see it, out of open ground under fire, to the nearest cover. */
import { hexOf } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { isLit } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { costOfEntering, entryCost } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { isSmoky } from '../ch09-artillery/16-smoke.js';
import { isInBoat } from '../ch11-vehicles/42-boats.js';
import { isByStairs, stepsFrom } from '../ch14-terrain/03-levels.js';
import { isUpstairs } from '../ch14-terrain/03-storeys.js';
import { groundAt, isCover, isOpen, levelAt } from '../ch14-terrain/ground.js';
import { isWired } from '../ch15-fortifications/01-wire.js';
import { hasEntrenchment, isEntrenched, STEP } from '../ch15-fortifications/03-entrenchments.js';
import { cannotGoInside, hasBunker } from '../ch15-fortifications/05-bunkers.js';
import { rangeOf } from '../ch16-fire/05-in-rain-and-snow.js';
import type { Battle, Unit } from '../system.js';
import {
  enemiesInView,
  hasFirepower,
  isLeader,
  isMachineGun,
  isMarker,
  isVehicle,
  leadersAt,
  type OnMap,
  weaponsOf,
} from '../units/kinds.js';
import { isBeneathArmour, isScreened, reachOfVehicle } from './21-screens.js';

export const ROUT_FACTORS = 6;
const HEAVY_REACH = 16;
/** Of those under a '?' (2.3.2). */
const UNKNOWN_REACH = 4;
const HEAVY = /\.50/;

/** Adjacent for routing: seen, and no more than one level apart (3.21.4). */
export const areAdjacent = (battle: Battle, a: string, b: string): boolean =>
  distance(battle, a, b) <= 1 && sees(battle, a, b) && Math.abs(levelAt(battle, a) - levelAt(battle, b)) <= 1;

/** To any enemy, to one who is unbroken, or to one who is known: a '?' is not (3.21/f). */
export const isNextToEnemy = (
  battle: Battle,
  side: string,
  at: string,
  who?: 'unbroken' | 'known',
): boolean =>
  enemiesInView(battle, side).some(
    (enemy) =>
      !(who === 'unbroken' && enemy.broken) &&
      !(who === 'known' && isMarker(enemy)) &&
      presses(battle, enemy.at, at),
  );

/** Who is upstairs fears only enemies on his own level, and those at the other end of his stairs (14.3.20.4). */
const presses = (battle: Battle, enemy: string, at: string): boolean =>
  areAdjacent(battle, enemy, at) &&
  (!isUpstairs(at) || levelAt(battle, enemy) === levelAt(battle, at) || isByStairs(battle, enemy, at));

/** Woods, a building, a forest road or a bunker (15.5.7), and no known enemy in it or beside it (3.21/i). */
const isShelter = (battle: Battle, side: string, at: string): boolean =>
  (isCover(groundAt(battle, at)) || hasBunker(battle, at)) && !isNextToEnemy(battle, side, at, 'known');

/** How far an enemy's fire denies open ground; a leader's only as far as his gun's, and that of unarmed men nowhere (3.21/k, 3.21/n, 3.21/o, 5.8.1). */
function reachOf(battle: Battle, enemy: OnMap, at: string): number {
  if (isVehicle(enemy)) return reachOfVehicle(battle, enemy, at);
  if (enemy.broken || isInMelee(battle, enemy)) return 0;
  if (isMarker(enemy)) return UNKNOWN_REACH;
  const guns = weaponsOf(battle, enemy).filter((gun) => isMachineGun(gun) && !gun.malfunctioned);
  const isLed = isLeader(enemy) || leadersAt(battle, enemy.at, enemy.side).length > 0;
  const reaches = guns.map((gun) => {
    const range = rangeOf(battle, gun);
    return HEAVY.test(gun.name) && !isLed ? Math.min(range, HEAVY_REACH) : range;
  });
  return Math.max(
    0,
    ...(hasFirepower(enemy) && !enemy.unarmed && !enemy.unequipped ? [rangeOf(battle, enemy)] : []),
    ...reaches,
  );
}

/** In the open, seen by this enemy in his normal range, without wall, hedge or height between (3.21.7.2, 3.21/j, 3.21/t). */
const isSwept = (battle: Battle, at: string, enemy: OnMap): boolean =>
  distance(battle, enemy.at, at) <= reachOf(battle, enemy, at) &&
  sees(battle, enemy.at, at) &&
  coverAt(battle, at, [enemy.at]).every(({ value }) => value <= 0) &&
  !isScreened(battle, at, enemy.at);

/** At night open ground is denied to nobody, but where it is lit (9.14/49.8). */
const isBare = (battle: Battle, at: string): boolean =>
  isOpen(groundAt(battle, at)) &&
  isLit(battle, at) &&
  !hasBunker(battle, at) &&
  !isBeneathArmour(battle, at) &&
  !isSmoky(battle, at);

const isSweptOpen = (battle: Battle, side: string, at: string): boolean =>
  isBare(battle, at) && enemiesInView(battle, side).some((enemy) => isSwept(battle, at, enemy));

/**
 * What the next hex of a rout costs, out of a boat as from nowhere (11.43.11.7), and whether it is crossed in an entrenchment: that is no open ground to those who spend a
 * factor to go in and another to come out (3.21.6, 15.3.12).
 */
export function stepOfRout(
  battle: Battle,
  unit: Unit,
  from: { readonly at: string; readonly entrenched: boolean },
  to: string,
): { readonly mf: number; readonly entrenched: boolean } | undefined {
  const isAshore = from.at === unit.at && isInBoat(battle, unit);
  const costOf = () =>
    isAshore ? costOfEntering(battle, to, [unit]) : entryCost(battle, from.at, to, [unit]);
  const mf = isWired(battle, to) ? undefined : costOf();
  if (mf === undefined) return undefined;
  const entrenched = hasEntrenchment(battle, to) && isSweptOpen(battle, unit.side, to);
  const isOut = from.entrenched && from.at !== unit.at;
  return { mf: mf + (isOut ? STEP : 0) + (entrenched ? STEP : 0), entrenched };
}

/** Where an enemy comes into sight to whom it was running, it must stop (3.21/h). */
type Step = 'goes on' | 'stops' | undefined;

/** Units under a '?' are not known (3.21/f). */
export const knownEnemies = (battle: Battle, side: string): OnMap[] =>
  enemiesInView(battle, side).filter((enemy) => !isMarker(enemy));

/** On this way it comes nearer to one of them who sees it (3.21.7.1). */
export const runsTowards = (
  battle: Battle,
  unit: OnMap,
  path: readonly string[],
  enemies: readonly OnMap[],
): boolean =>
  path.some((to, i) => {
    const from = path[i - 1] ?? unit.at;
    return enemies.some(
      ({ at }) =>
        distance(battle, to, at) < distance(battle, from, at) &&
        (sees(battle, unit.at, at) || sees(battle, from, at)),
    );
  });

function stepOf(battle: Battle, unit: OnMap, from: string, to: string): Step {
  const enemies = knownEnemies(battle, unit.side);
  if (enemies.some(({ at }) => at === to)) return undefined;
  const nearer = enemies.filter(({ at }) => distance(battle, to, at) < distance(battle, from, at));
  if (nearer.some(({ at }) => sees(battle, unit.at, at) || sees(battle, from, at))) return undefined;
  if (isSweptOpen(battle, unit.side, to) && !hasEntrenchment(battle, to)) return undefined;
  if (!nearer.some(({ at }) => sees(battle, to, at))) return 'goes on';
  return isBare(battle, to) ? undefined : 'stops';
}

/** The next hexes to which it could run as those do who rout (16.2.11.1). */
export const stepsAway = (battle: Battle, unit: OnMap): string[] =>
  stepsFrom(battle, unit.at).filter(
    (to) =>
      stepOfRout(battle, unit, { at: unit.at, entrenched: isEntrenched(unit) }, to) !== undefined &&
      stepOf(battle, unit, unit.at, to) !== undefined &&
      hasRoomIn(battle, to, unit.side, [unit]),
  );

interface Reached {
  readonly at: string;
  readonly mf: number;
  /** One shortest way to it. */
  readonly path: readonly string[];
  readonly before: readonly string[];
  /** It has gone into the entrenchment there. */
  readonly entrenched: boolean;
}

/** The shortest ways to cover, and how far this phase takes the unit on them. */
interface Routes {
  /** Every hex on a shortest way to the nearest cover, with what it costs to come there. */
  readonly onTheWay: ReadonlyMap<string, number>;
  /** Where it may end, each with one way to it. */
  readonly ends: ReadonlyMap<string, readonly string[]>;
}

/** Cover is passed through only where there is no room, or an enemy beside it (3.21.10, 3.21/q). */
export function routesOf(battle: Battle, unit: OnMap, shunned?: ReadonlySet<string>): Routes {
  const reached = new Map<string, Reached>([
    [unit.at, { at: unit.at, mf: 0, path: [], before: [], entrenched: isEntrenched(unit) }],
  ]);
  const goals: Reached[] = [];
  const stops: Reached[] = [];
  const above: Reached[] = [];
  const done = new Set<string>();
  for (let here = nearest(reached, done); here; here = nearest(reached, done)) {
    done.add(here.at);
    if (goals.length > 0 && here.mf > (goals[0] as Reached).mf) break;
    if (here.path.length > 0 && isGoal(battle, unit, here.at))
      (isAbove(unit, here) ? above : goals).push(here);
    else
      for (const to of stepsFrom(battle, here.at))
        if (!shunned?.has(to)) reach(battle, unit, { reached, stops }, here, to);
  }
  const best =
    goals.length > 0 ? goals : cheapest(stops.filter(({ at }) => hasRoomIn(battle, at, unit.side, [unit])));
  return waysTo(battle, unit, reached, [...best, ...above]);
}

/** Up the stairs of its own hex: it may take these for the nearest cover, or run out of the building (3.21.9). */
const isAbove = (unit: OnMap, { at, path }: Reached): boolean =>
  path.length === 1 && !isUpstairs(unit.at) && hexOf(at) === unit.at;

const isGoal = (battle: Battle, unit: OnMap, at: string): boolean =>
  isShelter(battle, unit.side, at) &&
  hasRoomIn(battle, at, unit.side, [unit]) &&
  (isCover(groundAt(battle, at)) || cannotGoInside(battle, [unit], at) === undefined);

const nearest = (reached: ReadonlyMap<string, Reached>, done: ReadonlySet<string>): Reached | undefined => {
  let found: Reached | undefined;
  for (const one of reached.values()) if (!done.has(one.at) && (!found || one.mf < found.mf)) found = one;
  return found;
};

function cheapest(some: readonly Reached[]): Reached[] {
  const least = Math.min(...some.map(({ mf }) => mf));
  return some.filter(({ mf }) => mf === least);
}

function reach(
  battle: Battle,
  unit: OnMap,
  { reached, stops }: { readonly reached: Map<string, Reached>; readonly stops: Reached[] },
  from: Reached,
  to: string,
): void {
  const cost = stepOfRout(battle, unit, from, to);
  const step = cost === undefined ? undefined : stepOf(battle, unit, from.at, to);
  if (cost === undefined || step === undefined) return;
  const mf = from.mf + cost.mf;
  const known = reached.get(to);
  if (known && known.mf < mf) return;
  const before = known?.mf === mf ? [...known.before, from.at] : [from.at];
  const coming = { at: to, mf, path: [...from.path, to], before, entrenched: cost.entrenched };
  if (step === 'goes on' || isGoal(battle, unit, to)) reached.set(to, coming);
  else stops.push(coming);
}

/** Back from the goals along every shortest way. */
function waysTo(
  battle: Battle,
  unit: OnMap,
  reached: ReadonlyMap<string, Reached>,
  goals: readonly Reached[],
): Routes {
  const found = new Map(goals.map((goal) => [goal.at, goal]));
  for (const { before } of found.values())
    for (const at of before) {
      const hex = reached.get(at);
      if (hex && hex.path.length > 0) found.set(at, hex);
    }
  const inReach = [...found.values()].filter(
    ({ at, mf }) => mf <= ROUT_FACTORS && hasRoomIn(battle, at, unit.side, [unit]),
  );
  const ends = inReach.filter(({ at }) => !inReach.some(({ before }) => before.includes(at)));
  return {
    onTheWay: new Map([...found.values()].map(({ at, mf }) => [at, mf])),
    ends: new Map(ends.map(({ at, path }) => [at, path])),
  };
}
