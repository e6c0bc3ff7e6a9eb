/**
 * Which counter a unit is. It follows from two things: its class, which levels of experience change, and its strength, which
 * battles reduce and recruits restore. Both are reckoned from a baseline, so the way there does not matter.
 */
import type { RosterRow } from '../book/book.js';
import type { CampaignPieces } from '../pieces.js';
import type { Policies } from './policies.js';

export type Level = Policies['experience']['levels'][number];
type Steps = Readonly<Record<string, string>>;
type CounterRow = Pick<RosterRow, 'side' | 'kind' | 'counter' | 'was' | 'level' | 'baseline'>;

/** The levels that this kind of unit can reach, lowest first. */
export function levelsOf({ experience: { levels } }: Policies, kind: RosterRow['kind']): Level[] {
  return levels
    .filter(({ kinds }) => !kinds || kinds.includes(kind))
    .sort((one, other) => one.from - other.from);
}

/** The counters of a unit that steps to another of its levels: its own, what it is made up to, and where both are reckoned from. */
export function countersAt(
  row: CounterRow,
  {
    from,
    to,
    levels,
  }: { readonly from: string | null; readonly to: Level; readonly levels: readonly Level[] },
  pieces: Pick<CampaignPieces, 'reducedOf'>,
): Pick<RosterRow, 'counter' | 'was' | 'baseline'> {
  const { side, counter, was } = row;
  if (levels.every((level) => Object.keys(countersOf(level, side)).length === 0)) return { counter };
  const place = (name: string | null) => levels.findIndex(({ level }) => level === name);
  const known = row.baseline && (row.baseline.level === null || place(row.baseline.level) >= 0);
  const baseline = known ? row.baseline : { counter: was ?? counter, level: from };
  const climb = (start: string, at: number) => climbed(start, at, levels.indexOf(to), levels, side);
  const whole = climb(baseline.counter, place(baseline.level));
  if (was === undefined) return { counter: whole, baseline };
  const isByTheBook = pieces.reducedOf?.(was, row) === counter;
  const left = (isByTheBook && pieces.reducedOf?.(whole, row)) || climb(counter, place(from));
  return { counter: left, was: whole, baseline };
}

/** Does this policy's ladder of classes lead up from the one counter to the other? */
export function isBetter(
  policies: Policies,
  { side, kind }: CounterRow,
  poorer: string,
  better: string,
): boolean {
  const steps = levelsOf(policies, kind).map((level) => countersOf(level, side));
  let counter = poorer;
  for (const step of steps) {
    counter = step[counter] ?? counter;
    if (counter === better && counter !== poorer) return true;
  }
  return false;
}

function climbed(start: string, at: number, to: number, levels: readonly Level[], side: string): string {
  let counter = start;
  for (let i = at + 1; i <= to; i++) counter = countersOf(levels[i], side)[counter] ?? counter;
  for (let i = at; i > to; i--) counter = reversed(countersOf(levels[i], side))[counter] ?? counter;
  return counter;
}

/** What the level makes of counters, for everybody and for this side. */
function countersOf(level: Level | undefined, side: string): Steps {
  return { ...level?.gives.counters, ...level?.gives.countersOf?.[side] };
}

function reversed(steps: Steps): Steps {
  return Object.fromEntries(Object.entries(steps).map(([one, other]) => [other, one]));
}
