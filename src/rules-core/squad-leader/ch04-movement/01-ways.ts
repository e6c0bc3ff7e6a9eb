/** Ways (4.1): what a path costs those who go it together, and the cheapest one to every hex in reach. */
import { isPlace, stepsFrom } from '../ch14-terrain/03-levels.js';
import { alwaysGetsOut, isWired } from '../ch15-fortifications/01-wire.js';
import { costOfLeaving } from '../ch15-fortifications/03-entrenchments.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isAtLarge, isMarker, isMount, isPrisoner, isWeapon } from '../units/kinds.js';
import type { Detour } from './06-bypass.js';
import { costOfTurningBack, lastLeft } from './10-motorcycles.js';
import { isMounted } from './12-cavalry.js';
import { allowanceOf, costOfComingOn, entryCost, type Pace, paceOf, stepCost } from './costs.js';

interface Way {
  readonly path: string[];
  readonly cost: number;
}

/** A hex that was reached, and from where. */
interface Reached {
  readonly at: string;
  readonly spent: number;
  readonly before: Reached | undefined;
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
  const steps = battle.recallOf(paceOf(units), stepsAt);
  const best = new Map<string, Reached>();
  const open: Reached[] = [];
  const reach = (at: string, spent: number, before?: Reached) => {
    if (spent > allowance || (best.get(at)?.spent ?? Number.POSITIVE_INFINITY) <= spent) return;
    if (held.has(at) && !passesThrough) return;
    const reached = { at, spent, before };
    best.set(at, reached);
    open.push(reached);
  };
  for (const to of start === undefined ? (first.entry ?? []) : stepsFrom(battle, start)) {
    const cost =
      start === undefined ? costOfComingOn(battle, to, units) : entryCost(battle, start, to, units);
    if (cost !== undefined) reach(to, cost + costOfTurningBack(first, lastLeft(first), to));
  }
  if (start === undefined || !isWired(battle, start))
    for (const reached of open)
      if (best.get(reached.at) === reached)
        for (const { to, cost } of steps(reached.at))
          reach(
            to,
            reached.spent + cost + costOfTurningBack(first, reached.before?.at ?? start, to),
            reached,
          );
  if (start !== undefined) best.delete(start);
  return [...best.values()].filter(({ at }) => !held.has(at)).map(wayTo);
}

/** What they have left, but for the one hex out of wire (15.1.4). */
const reachOf = (battle: Battle, units: readonly Unit[]): number =>
  alwaysGetsOut(battle, units) ? Number.POSITIVE_INFINITY : allowanceOf(battle, units);

export const pathsOf = (battle: Battle, units: readonly Unit[], allowance?: number): string[][] =>
  waysOf(battle, units, allowance).map(({ path }) => path);

function wayTo(reached: Reached): Way {
  const path: string[] = [];
  for (let one: Reached | undefined = reached; one; one = one.before) path.push(one.at);
  return { path: path.reverse(), cost: reached.spent };
}

interface Step {
  readonly to: string;
  readonly cost: number;
}

/** What lies around a hex for those who go at that pace, each hex looked at once. */
function stepsAt(battle: Battle, pace: Pace): (from: string) => readonly Step[] {
  const known = new Map<string, readonly Step[]>();
  return (from) => {
    let steps = known.get(from);
    if (!steps) {
      steps = stepsFrom(battle, from).flatMap((to) => {
        const cost = stepCost(battle, from, to, pace);
        return cost === undefined ? [] : [{ to, cost }];
      });
      known.set(from, steps);
    }
    return steps;
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
      .flatMap((unit) => (unit.side !== side && unit.at && holds(unit) && !isInBunker(unit) ? unit.at : [])),
  );

const isHeldAgainst = (battle: Battle, side: string, at: string): boolean =>
  battle.unitsAt(at).some((unit) => unit.side !== side && holds(unit) && !isInBunker(unit));

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
  for (const to of path) {
    if (!isPlace(battle, to))
      return {
        ...refuse('NO_SUCH_HEX', `The map has no hex ${to}, or no such level there.`),
        path: '$.path',
      };
    if (from === undefined ? !first.entry?.includes(to) : !stepsFrom(battle, from).includes(to))
      return {
        ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${from ?? 'where it enters'}.`, '4.1.2'),
        path: '$.path',
      };
    const detour = detours.find(({ at }) => at === to);
    const cost = detour
      ? detour.mf + costOfLeaving(units, from ?? to)
      : from === undefined
        ? costOfComingOn(battle, to, units)
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
