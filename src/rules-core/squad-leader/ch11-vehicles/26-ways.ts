/** Ways of vehicles (11.26): where they go, forwards or in reverse (11.27), and for how many movement points. */
import { isRefusal } from '../../kernel/decide/action.js';
import { arcsTowards, hexesAhead } from '../../mechanics/facing.js';
import { around, sideTowards } from '../../mechanics/places.js';
import { stopsOnAGun } from '../ch10-guns/02-towing.js';
import { isHedgerowBetween } from '../ch14-terrain/06-hedgerows.js';
import { noTimeToTurn, turnsInWoods } from '../ch14-terrain/17-forest-roads.js';
import { turnsInTheCut } from '../ch14-terrain/24-roads.js';
import { alongTheWater } from '../ch14-terrain/29-beneath.js';
import { cannotCross, turnsRound } from '../ch14-terrain/29-traffic.js';
import { footOf } from '../ch14-terrain/32-perches.js';
import { isPlain } from '../ch14-terrain/ground.js';
import { isStoppedByWire } from '../ch15-fortifications/01-wire.js';
import { isDugIn } from '../ch15-fortifications/03-entrenchments.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesInView, isOnMap, type OnMap, vehiclesAt } from '../units/kinds.js';
import { exceeds } from './28-speed.js';
import type { Pass } from './29-bypass.js';
import { carriesOnTop, passengersOf, sweepsOff } from './37-passengers.js';
import { breaksConvoy } from './40-convoys.js';
import { isFullOfBoats } from './43-afloat.js';
import { bypassCost, changeOfGear, entryCost, inReverse, pointsLeft, turningCost } from './costs.js';
import { facingOf, isAfv, isBoat, isDrawn, isTracked } from './state.js';

/** How far the ways go that are proposed. */
const EXAMPLES = 6;

/** How it goes. */
export interface Manner {
  readonly passes?: readonly Pass[];
  readonly reverse?: true | undefined;
  /** It has said that it uses all its points (11.28.2). */
  readonly flatOut?: true | undefined;
  /** It feels its way into woods, with all its points (11.34.1). */
  readonly creep?: true | undefined;
  /** Points that it spends where it is before it goes on (13.16.5). */
  readonly linger?: number | undefined;
}

interface Price {
  readonly mp: number;
}

/**
 * It has just come forward into the hex and may turn as it likes, or the hex lies before it (11.26.5); beside an obstacle it goes
 * on or ahead (11.29.8), and after it has backed it turns at the usual cost (11.27.3).
 */
const isAhead = (battle: Battle, vehicle: Unit & { at: string }, to: string): boolean =>
  (vehicle.moving === true && vehicle.moved === true && !vehicle.beside && !vehicle.backing) ||
  (vehicle.beside !== undefined && to === vehicle.at) ||
  hexesAhead(battle, vehicle.at, facingOf(vehicle)).includes(to);

/** Behind it; beside an obstacle the hex from which it came (11.27.2, 11.29.8). */
const isBehind = (
  battle: Battle,
  { at, beside }: Unit & { at: string },
  facing: number,
  to: string,
): boolean =>
  beside
    ? to === at || around(battle, at)[beside.came] === to
    : hexesAhead(battle, at, (facing + 3) % 6).includes(to);

/** Points before the first hex: turning, changing gear, and backing out around an obstacle (11.26/q2, 11.27.4, 11.27/q3). */
export function costOfStart(
  battle: Battle,
  vehicle: Unit,
  first: string | undefined,
  { reverse, linger = 0 }: Manner,
): number {
  if (!isOnMap(vehicle)) return 0;
  if (first === undefined) return turningCost(battle, vehicle);
  const turn = turnsFirst(battle, vehicle, first, { reverse }) ? turningCost(battle, vehicle) : 0;
  const back = reverse && first !== vehicle.at ? backAround(battle, vehicle) : 0;
  return linger + turn + changeOfGear(vehicle, reverse === true) + back;
}

/** It turns out of its arc before it goes. */
export const turnsFirst = (
  battle: Battle,
  vehicle: Unit,
  first: string | undefined,
  { reverse }: Manner,
): boolean => isOnMap(vehicle) && !reverse && (first === undefined || !isAhead(battle, vehicle, first));

const backAround = (battle: Battle, vehicle: Unit & { at: string }): number =>
  vehicle.beside
    ? inReverse(vehicle) *
      bypassCost(battle, vehicle, { from: vehicle.at, at: vehicle.at, sides: vehicle.beside.along })
    : 0;

export function costOfWay(
  battle: Battle,
  vehicle: Unit,
  path: readonly string[],
  manner: Manner = {},
): Price | Refusal {
  const [first] = path;
  const wrong = wrongWay(battle, vehicle, path, manner);
  if (wrong) return { path: '$.path', ...wrong };
  let spent = costOfStart(battle, vehicle, first, manner);
  let from = vehicle.at;
  for (const to of path) {
    const step = costOfStep(battle, vehicle, { from, to }, manner);
    if (isRefusal(step)) return step;
    spent += step.mp;
    from = to;
  }
  const snag = path
    .slice(0, -1)
    .find((hex) => isStoppedByWire(battle, vehicle, hex) && !manner.passes?.some(({ at }) => at === hex));
  if (snag !== undefined)
    return {
      ...refuse('TOO_FAR', `${vehicle.name} stops in the wire in ${snag}.`, '15.1.13'),
      path: '$.path',
    };
  const strays = breaksConvoy(battle, vehicle, path, {
    spent,
    reverse: manner.reverse === true,
    around: (manner.passes ?? []).length > 0,
  });
  if (strays) return { ...strays, path: '$.path' };
  const last = path.at(-1);
  if (last !== undefined && isFullFor(battle, vehicle, last))
    return { ...refuse('NO_ROOM', `There is another vehicle in ${last}.`, '11.26.8'), path: '$.path' };
  const onAGun = last === undefined ? undefined : stopsOnAGun(battle, vehicle, last, spent);
  if (onAGun) return { ...onAGun, path: '$.path' };
  const isOneHex = path.length === 1 && vehicle.spent === undefined && !manner.linger;
  return isOneHex ? { mp: spent } : (tooFar(vehicle, path, spent, manner) ?? { mp: spent });
}

/** Animals make room for one another, and three boats have room in the water (11.38.15, 11.39.15, 11.43.4). */
const isFullFor = (battle: Battle, vehicle: Unit, at: string): boolean =>
  isBoat(vehicle)
    ? isFullOfBoats(battle, at, vehicle)
    : vehiclesAt(battle, at).some((one) => one.id !== vehicle.id && !(isDrawn(one) && isDrawn(vehicle)));

/** All its points only if it has said so; one hex more when these are spent (11.28.4, 11.28.5). */
function tooFar(
  vehicle: Unit,
  path: readonly string[],
  spent: number,
  { flatOut }: Manner,
): Refusal | undefined {
  const left =
    pointsLeft(flatOut ? { ...vehicle, flatOut } : vehicle) - (vehicle.tinkered ? (vehicle.mp ?? 0) / 2 : 0);
  if (spent < left || exceeds(vehicle, path, spent)) return undefined;
  if (spent > left)
    return refuse('TOO_FAR', `That costs ${spent} MP, and it has ${left}.`, '11.26.2', '11.26.3');
  return isTracked(vehicle) && !vehicle.amphibian && !flatOut && !vehicle.flatOut
    ? refuse(
        'TOO_FAR',
        `${vehicle.name} uses all its ${vehicle.mp} MP: say so with "flatOut" before it sets out.`,
        '11.28.2',
        '11.28.4',
      )
    : undefined;
}

/** In reverse, over the back of the trench alone (15.4.4). */
function outOfTheTrench(
  battle: Battle,
  vehicle: OnMap,
  [first]: readonly string[],
  reverse: boolean,
): Refusal | undefined {
  const { trench } = battle.location(vehicle.at);
  const goes = first === undefined ? undefined : sideTowards(battle, vehicle.at, first);
  return reverse && goes === trench
    ? undefined
    : refuse(
        'NO_WAY',
        `${vehicle.name} stands in a trench: it leaves in reverse, over the hexside of its back.`,
        '15.4.4',
      );
}

/** Why it does not go that way from where it stands. */
export function wrongWay(
  battle: Battle,
  vehicle: Unit,
  path: readonly string[],
  { reverse }: Manner,
): Refusal | undefined {
  if (!isOnMap(vehicle))
    return reverse ? refuse('NO_WAY', 'Nobody comes onto the map in reverse.', '11.27.2') : undefined;
  const dug = isDugIn(vehicle) ? outOfTheTrench(battle, vehicle, path, reverse === true) : undefined;
  if (dug) return dug;
  if (reverse) {
    const facing = facingOf(vehicle);
    const strays = path.find(
      (to, i) =>
        !isBehind(
          battle,
          i === 0 ? vehicle : { ...vehicle, at: path[i - 1] as string, beside: undefined },
          facing,
          to,
        ),
    );
    return strays === undefined
      ? undefined
      : refuse('NO_WAY', `${strays} does not lie behind ${vehicle.name}.`, '11.27.2');
  }
  const [first] = path;
  if (first !== undefined && !isAhead(battle, vehicle, first)) {
    const [facing = facingOf(vehicle)] = arcsTowards(battle, vehicle.at, facingOf(vehicle), first);
    const round = turnsRound(battle, vehicle, vehicle.at, facing);
    const narrow = round ?? turnsInTheCut(battle, vehicle, vehicle.at, facing);
    if (narrow) return narrow;
    if (turnsInWoods(battle, vehicle, vehicle.at, facing)) return noTimeToTurn(vehicle);
  }
  return vehicle.beside && (first === undefined || !isAhead(battle, vehicle, first))
    ? refuse(
        'NO_WAY',
        `${vehicle.name} stands beside an obstacle: it goes on around it, out ahead, or back.`,
        '11.29.8',
      )
    : undefined;
}

/** Boats pass beneath bridges (14.29.9). */
const nextTo = (battle: Battle, vehicle: Unit, at: string): readonly (string | undefined)[] =>
  isBoat(vehicle) ? alongTheWater(battle, at) : around(battle, at);

function costOfStep(
  battle: Battle,
  vehicle: Unit,
  { from, to }: { readonly from: string | undefined; readonly to: string },
  { passes, reverse }: Manner,
): Price | Refusal {
  const pass = passes?.find(({ at }) => at === to);
  const goesOn = pass !== undefined && from === to;
  if (
    !goesOn &&
    (from === undefined ? !vehicle.entry?.includes(to) : !nextTo(battle, vehicle, from).includes(to))
  )
    return {
      ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${from ?? 'where it enters'}.`, '11.26.2'),
      path: '$.path',
    };
  if (
    !isAfv(vehicle) &&
    !isBoat(vehicle) &&
    enemiesInView(battle, vehicle.side).some(({ at }) => footOf(battle, at) === to)
  )
    return refuse('ENEMY_THERE', `There are enemies in ${to}: a ${vehicle.vehicle} stays away.`, '11.15.2');
  if (pass) return pass;
  if (sweepsOff(battle, vehicle, to))
    return {
      ...refuse('IMPASSABLE', `Nobody stays on ${vehicle.name} as it goes through ${to}.`, '11.37.5'),
      path: '$.path',
    };
  const barred =
    from !== undefined && isPlain(battle, from, to)
      ? undefined
      : barredBetween(battle, vehicle, { from, to }, reverse === true);
  if (barred) return { ...barred, path: '$.path' };
  const mp = entryCost(battle, vehicle, from, to);
  return mp === undefined
    ? refuse('IMPASSABLE', `${vehicle.name} cannot enter ${to}.`, '11.26.1', '11.26.2')
    : { mp: mp * (reverse ? inReverse(vehicle) : 1) };
}

/** Hedgerows, and bridges that do not bear it. */
function barredBetween(
  battle: Battle,
  vehicle: Unit,
  step: { readonly from: string | undefined; readonly to: string },
  reverse: boolean,
): Refusal | undefined {
  const { from, to } = step;
  if (
    from !== undefined &&
    isHedgerowBetween(battle, from, to) &&
    (reverse || carriesAnybodyOnTop(battle, vehicle))
  )
    return refuse('IMPASSABLE', `${vehicle.name} crosses hedgerows ahead, with nobody on top.`, '14.6.9');
  return cannotCross(battle, vehicle, step);
}

const carriesAnybodyOnTop = (battle: Battle, vehicle: Unit): boolean =>
  carriesOnTop(vehicle) && passengersOf(battle, vehicle).length > 0;

interface Way {
  readonly spent: number;
  readonly path: readonly string[];
}

/** The cheapest way to every hex in reach, not too far off. */
export function waysOf(battle: Battle, vehicle: Unit): Way[] {
  const best = new Map<string, Way>();
  const open: Way[] = [];
  const isReached = (at: string, spent: number) => (best.get(at)?.spent ?? Number.POSITIVE_INFINITY) <= spent;
  const step = (from: string | undefined, to: string | undefined, before: Way) => {
    if (to === undefined || isReached(to, before.spent)) return;
    const cost = costOfStep(battle, vehicle, { from, to }, {});
    if (isRefusal(cost)) return;
    const way = { spent: before.spent + cost.mp, path: [...before.path, to] };
    if (isReached(to, way.spent)) return;
    const isFirst = way.path.length === 1;
    if (isFirst ? isRefusal(costOfWay(battle, vehicle, way.path)) : way.spent > pointsLeft(vehicle)) return;
    best.set(to, way);
    if (way.path.length < EXAMPLES) open.push(way);
  };
  const { at } = vehicle;
  for (const to of at === undefined ? (vehicle.entry ?? []) : nextTo(battle, vehicle, at))
    step(at, to, { spent: costOfStart(battle, vehicle, to, {}), path: [] });
  for (const way of open) {
    const from = way.path.at(-1) as string;
    for (const to of nextTo(battle, vehicle, from)) step(from, to, way);
  }
  if (at !== undefined) best.delete(at);
  return [...best.values()];
}

/** Backwards into the hexes behind it. */
export const waysBack = (battle: Battle, vehicle: Unit & { readonly at: string }): string[] =>
  vehicle.beside
    ? around(battle, vehicle.at)
        .filter((_, side) => side === vehicle.beside?.came)
        .filter((to) => to !== undefined)
    : hexesAhead(battle, vehicle.at, (facingOf(vehicle) + 3) % 6);
