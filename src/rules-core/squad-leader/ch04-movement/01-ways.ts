/** Ways (4.1): what a path costs those who go it together, and the cheapest one to every hex in reach. */
import { isPlace, stepsFrom } from '../ch14-terrain/03-levels.js';
import { isOnCrest } from '../ch14-terrain/25-crests.js';
import { footOf, withTreetops } from '../ch14-terrain/32-perches.js';
import { alwaysGetsOut, isWired } from '../ch15-fortifications/01-wire.js';
import { costOfLeaving } from '../ch15-fortifications/03-entrenchments.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { type Battle, noSuchPlace, type Refusal, refuse, type Unit } from '../system.js';
import { isAtLarge, isMarker, isMount, isPrisoner, isWeapon } from '../units/kinds.js';
import type { Detour } from './06-bypass.js';
import { costOfTurningBack, lastLeft } from './10-motorcycles.js';
import { isMounted } from './12-cavalry.js';
import { allowanceOf, costOfComingOn, entryCost, type Pace, paceOf, stepCost } from './costs.js';

interface Way {
  readonly path: string[];
  readonly cost: number;
}

/** A place as those of one pace know it, and how the search under way has come to it. */
interface Spot {
  readonly at: string;
  steps?: readonly Step[];
  search?: object;
  spent: number;
  before: Spot | undefined;
}

interface Step {
  readonly to: Spot;
  readonly cost: number;
}

/** The cheapest way to every hex in reach. How they stand matters for the first step only; after it their pace is enough. */
export function waysOf(
  battle: Battle,
  units: readonly Unit[],
  allowance: number = reachOf(battle, units),
): Way[] {
  const [first] = units as [Unit];
  const { at: start } = first;
  const held = battle.recallOf(first.side, heldAgainst);
  const passesThrough = isMounted(first);
  const spots = battle.recallOf(paceOf(units), spotsOf);
  const search = {};
  const found: Spot[] = [];
  const open: Spot[] = [];
  const reach = (to: Spot, spent: number, before?: Spot) => {
    if (spent > allowance) return;
    const isNew = to.search !== search;
    if (!isNew && to.spent <= spent) return;
    if (!passesThrough && held.has(to.at)) return;
    if (isNew) found.push(to);
    to.search = search;
    to.spent = spent;
    to.before = before;
    open.push(to);
  };
  const toTurn = (before: string | undefined, { at }: Spot) => costOfTurningBack(first, before, at);
  for (const { to, cost } of firstSteps(battle, units, spots)) reach(to, cost + toTurn(lastLeft(first), to));
  if (start === undefined || !isWired(battle, start))
    for (const spot of open) {
      const before = spot.before?.at ?? start;
      for (const { to, cost } of spots.stepsFrom(spot))
        reach(to, spot.spent + cost + toTurn(before, to), spot);
    }
  return found.filter(({ at }) => at !== start && !held.has(at)).map(wayTo);
}

function firstSteps(battle: Battle, units: readonly Unit[], spots: Spots): readonly Step[] {
  const [{ at, entry = [] }] = units as [Unit];
  if (at === undefined)
    return entry.flatMap((to) => stepOf(spots.spot(to), costOfComingOn(battle, to, units)));
  const leaving = costOfLeaving(units, at);
  const steps = spots.stepsFrom(spots.spot(at));
  if (units.some(isOnCrest))
    return steps.flatMap(({ to }) => stepOf(to, entryCost(battle, at, to.at, units)));
  return leaving === 0 ? steps : steps.map(({ to, cost }) => ({ to, cost: cost + leaving }));
}

const stepOf = (to: Spot, cost: number | undefined): Step[] => (cost === undefined ? [] : [{ to, cost }]);

/** What they have left, but for the one hex out of wire (15.1.4). */
const reachOf = (battle: Battle, units: readonly Unit[]): number =>
  alwaysGetsOut(battle, units) ? Number.POSITIVE_INFINITY : allowanceOf(battle, units);

export const pathsOf = (battle: Battle, units: readonly Unit[], allowance?: number): string[][] =>
  waysOf(battle, units, allowance).map(({ path }) => path);

function wayTo(reached: Spot): Way {
  const path: string[] = [];
  for (let one: Spot | undefined = reached; one; one = one.before) path.push(one.at);
  return { path: path.reverse(), cost: reached.spent };
}

interface Spots {
  readonly spot: (at: string) => Spot;
  readonly stepsFrom: (spot: Spot) => readonly Step[];
}

/** The map for those who go at that pace, each hex looked at once. */
function spotsOf(battle: Battle, pace: Pace): Spots {
  const known = new Map<string, Spot>();
  const spot = (at: string): Spot => {
    let one = known.get(at);
    if (!one) {
      one = { at, spent: 0, before: undefined };
      known.set(at, one);
    }
    return one;
  };
  const stepsAround = ({ at }: Spot) =>
    stepsFrom(battle, at).flatMap((to) => stepOf(spot(to), stepCost(battle, at, to, pace)));
  return {
    spot,
    stepsFrom: (from) => {
      from.steps ??= stepsAround(from);
      return from.steps;
    },
  };
}

/** Men who are no prisoners, vehicles, or horses with their handlers. */
const holds = (unit: Unit): boolean =>
  isMount(unit) || !(isWeapon(unit) || isPrisoner(unit) || isMarker(unit) || isAtLarge(unit));

/** Where the enemy is seen to have any of these. */
const heldAgainst = (battle: Battle, side: string): ReadonlySet<string> =>
  new Set(
    battle
      .units()
      .flatMap((unit) =>
        unit.side !== side && unit.at && holds(unit) && !isInBunker(unit) ? footOf(battle, unit.at) : [],
      ),
  );

const isHeldAgainst = (battle: Battle, side: string, at: string): boolean =>
  withTreetops(battle, at).some((place) =>
    battle.unitsAt(place).some((unit) => unit.side !== side && holds(unit) && !isInBunker(unit)),
  );

export function costOfPath(
  battle: Battle,
  units: readonly Unit[],
  path: readonly string[],
  {
    allowance = allowanceOf(battle, units),
    detours = [],
  }: { readonly allowance?: number | undefined; readonly detours?: readonly Detour[] } = {},
): { readonly cost: number } | Refusal {
  const [first] = units as [Unit];
  let spent = 0;
  let from = first.at;
  let before = lastLeft(first);
  const pace = paceOf(units);
  for (const [i, to] of path.entries()) {
    if (!isPlace(battle, to)) return noSuchPlace(to, 'path');
    if (from === undefined ? !first.entry?.includes(to) : !stepsFrom(battle, from).includes(to))
      return {
        ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${from ?? 'where it enters'}.`, '4.1.2'),
        path: '$.path',
      };
    const detour = detours.find(({ at }) => at === to);
    // Back where they began they are in no works any more, nor on a crest.
    const hasLeft = i > 0;
    const cost = detour
      ? detour.mf + (hasLeft ? 0 : costOfLeaving(units, from ?? to))
      : from === undefined
        ? costOfComingOn(battle, to, units)
        : hasLeft
          ? stepCost(battle, from, to, pace)
          : entryCost(battle, from, to, units);
    if (cost === undefined) return refuse('IMPASSABLE', `Infantry cannot enter ${to}.`, '4.1.6/T');
    if (!isMounted(first) && isHeldAgainst(battle, first.side, to))
      return refuse('ENEMY_THERE', `There are enemies in ${to}: advance there instead.`, '4.1.11');
    spent += cost + costOfTurningBack(first, before, to);
    before = from;
    from = to;
  }
  if (isMounted(first) && isHeldAgainst(battle, first.side, path.at(-1) ?? ''))
    return refuse('ENEMY_THERE', 'Cavalry does not stop among enemies.', '4.12.18');
  return spent <= allowance
    ? { cost: spent }
    : refuse('TOO_FAR', `That costs ${spent} MF, and they have ${allowance}.`, '4.1.2');
}
