/** Units that share a MOVE or SHORT HALT counter must end within Command Range of each other (6.2.1.1.3, 7.29/g). */
import { distance } from '../../mechanics/places.js';
import { commandRange } from '../command/available.js';
import { inActionOf, isInAction } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isImmobile } from '../units/kinds.js';
import { examples, mayStay, mostHexes } from './route.js';

const NOBODY: readonly Unit[] = [];

/** The others on its counter; one with a track hit may be left behind (7.4.2/c). */
function sharersOf(battle: Battle, { id, side, command, shares }: Unit): readonly Unit[] {
  if (shares === undefined || (command !== 'move' && command !== 'short-halt')) return NOBODY;
  const onCounter = battle.recall(byCounter).get(shares) ?? [];
  return onCounter.filter(
    (other) => other.id !== id && other.side === side && other.aboard === undefined && !other.trackHit,
  );
}

/** Who shares which counter, of either side. */
function byCounter(battle: Battle): ReadonlyMap<number, readonly Unit[]> {
  const counters = new Map<number, Unit[]>();
  for (const unit of battle.units()) {
    if (unit.shares === undefined || !isInAction(unit)) continue;
    const others = counters.get(unit.shares);
    if (others) others.push(unit);
    else counters.set(unit.shares, [unit]);
  }
  return counters;
}

/** It moves no more in this turn. */
const isDone = (unit: Unit): boolean =>
  unit.spent !== undefined ||
  unit.mounted === true ||
  unit.assaulted === true ||
  unit.bogged === true ||
  isImmobile(unit);

const apart = (battle: Battle, [one, at]: Placed, [other, there]: Placed): number =>
  distance(battle, at, there) - Math.min(commandRange(battle, one), commandRange(battle, other));

type Placed = readonly [unit: Unit, at: string];
const here = (unit: Unit): Placed => [unit, unit.at as string];

/** The end of a way is too far from those who have moved, though it need not be, or from those who must still follow. */
export function notTogether(
  battle: Battle,
  unit: Unit,
  end: string,
  goesAlong?: readonly string[],
): Refusal | undefined {
  const all = sharersOf(battle, unit);
  if (all.length === 0) return undefined;
  const sharers = goesAlong ? all.filter(({ id }) => !goesAlong.includes(id)) : all;
  const stray =
    sharers.find(
      (other) =>
        isDone(other) &&
        apart(battle, [unit, end], here(other)) > 0 &&
        canJoin(battle, unit, sharers.filter(isDone)),
    ) ??
    sharers.find(
      (other) => !isDone(other) && apart(battle, [unit, end], here(other)) > mostHexes(battle, other),
    );
  return stray
    ? {
        ...refuse(
          'OUT_OF_COMMAND_RANGE',
          `${unit.name} shares a command with ${stray.name}: end within their Command Range.`,
          'S.command-counters/f',
          '7.29/g',
        ),
        path: '$.path',
      }
    : undefined;
}

/** Where it stands, or at the end of a straight way, it is in range of all of them. */
function canJoin(battle: Battle, unit: Unit, others: readonly Unit[]): boolean {
  const isInRange = (at: string) => others.every((other) => apart(battle, [unit, at], here(other)) <= 0);
  return isInRange(unit.at as string) || joinsBy(battle, unit, isInRange);
}

function joinsBy(battle: Battle, unit: Unit, isInRange: (at: string) => boolean): boolean {
  return battle.recallOf(unit, examples).some(({ course }) => {
    const end = course.path.at(-1);
    return end !== undefined && isInRange(end) && !mayStay(battle, unit, end);
  });
}

/** Somebody who could still move has been left behind by those who share his command. */
export function leftBehind(
  battle: Battle,
  side: string,
  mayMove: (unit: Unit) => boolean,
): Refusal | undefined {
  for (const unit of inActionOf(battle, side)) {
    if (isDone(unit) || unit.aboard !== undefined || !mayMove(unit)) continue;
    const gone = sharersOf(battle, unit).filter(isDone);
    const isInRange = (at: string) => gone.every((other) => apart(battle, [unit, at], here(other)) <= 0);
    if (!isInRange(unit.at as string) && joinsBy(battle, unit, isInRange))
      return refuse(
        'OUT_OF_COMMAND_RANGE',
        `${unit.name} shares a command with units that have moved away: move it within their Command Range first.`,
        'S.command-counters/f',
      );
  }
  return undefined;
}
