/** Two lines of a campaign side by side, and what a correction would take away, alter and bring. */
import { canonical } from '../../kernel/position/canonical.js';
import type { SideId } from '../../kernel/position/position.js';
import type { Consequence, Correction, FactRefused, Meaning } from '../facts/facts.js';
import { type Names, namesOf, says, saysFact } from '../views/describe.js';
import type { SeenBook, SeenSide } from '../views/views.js';
import type { NodeId, NodeRow, RosterId, RosterRow } from './book.js';
import { campaignOf, ids } from './book.js';
import { unitsOf } from './ledgers.js';
import type { Line } from './lines.js';

/** The same thing here and there; absent where it does not exist, or may not be known. */
interface Beside<Row> {
  readonly here?: Row;
  readonly there?: Row;
}

type SideFigures = Pick<SeenSide, 'points' | 'victoryPoints' | 'battlesWon'>;

interface RosterDifference extends Beside<RosterRow> {
  readonly unit: RosterId;
  readonly name: string;
  /** The members that differ: `state`, `experience`... */
  readonly differs: readonly string[];
  readonly says: string;
}

interface Comparison {
  readonly turn: Beside<number>;
  readonly date: Beside<string>;
  readonly phase: Beside<string>;
  readonly standings: readonly (Beside<SideFigures> & { readonly side: SideId })[];
  readonly roster: readonly RosterDifference[];
  readonly nodes: readonly (Beside<NodeRow> & { readonly node: NodeId })[];
}

/** Two books beside each other: figures of all sides; of the roster and the graph only what differs. */
export function compareBooks(here: SeenBook, there: SeenBook): Comparison {
  const [hereNow, thereNow] = [campaignOf(here as never), campaignOf(there as never)];
  return {
    turn: { here: hereNow.turn, there: thereNow.turn },
    date: { here: hereNow.date, there: thereNow.date },
    phase: { here: hereNow.phase, there: thereNow.phase },
    standings: idsOfBoth(here.side, there.side).map((side) => ({
      side,
      ...beside(figures(here.side[side]), figures(there.side[side])),
    })),
    roster: idsOfBoth(here.roster, there.roster).flatMap((unit) => rosterDifference(here, there, unit)),
    nodes: idsOfBoth(here.node, there.node)
      .filter((node) => !same(here.node[node], there.node[node]))
      .map((node) => ({ node, ...beside(here.node[node], there.node[node]) })),
  };
}

function rosterDifference(here: SeenBook, there: SeenBook, unit: RosterId): RosterDifference[] {
  const [one, other] = [here.roster[unit], there.roster[unit]];
  const differs = membersThatDiffer(one, other);
  if (differs.length === 0) return [];
  const name = (one ?? other)?.name ?? unit;
  const named = { here: namesOf(here), there: namesOf(there) };
  return [
    { unit, name, ...beside(one, other), differs, says: besideInWords(name, one, other, differs, named) },
  ];
}

/** Members that name something else. */
const NAMED = {
  battle: 'battle',
  formation: 'formation',
  with: 'unit',
  from: 'unit',
  captor: 'side',
} as const;

function besideInWords(
  name: string,
  here: RosterRow | undefined,
  there: RosterRow | undefined,
  differs: readonly string[],
  named: { readonly here: Names; readonly there: Names },
): string {
  if (!here || !there) return `${name} is only on the roster ${here ? 'here' : 'there'}.`;
  const shown = (member: string, value: unknown, names: Names) => {
    if (value === undefined) return 'none';
    if (member in NAMED) return `"${names[NAMED[member as keyof typeof NAMED]](value as string)}"`;
    return typeof value === 'object' ? canonical(value as never) : String(value);
  };
  const parts = differs.map((member) => {
    const key = member as keyof RosterRow;
    const now = shown(member, here[key], named.here);
    const other = shown(member, there[key], named.there);
    return now === other
      ? `${member} ${now} here, another of that name there`
      : `${member} ${now} here, ${other} there`;
  });
  return `${name}: ${parts.join('; ')}.`;
}

type DifferenceKind = 'vanishes' | 'changes' | 'comes';

interface Difference {
  readonly kind: DifferenceKind;
  /** The line of the book that reads otherwise. */
  readonly version: number;
  readonly what: Meaning | 'refused';
  /** The sentences as they read now, and as they would. */
  readonly before?: string;
  readonly after?: string;
}

/** Differences of one of the roster, or (without a unit) of the campaign as a whole. */
interface DifferencesOf {
  readonly unit?: RosterId;
  readonly name: string;
  readonly differences: readonly Difference[];
}

/**
 * What a rewriting of a line changes, by unit: the campaign first, then each of the roster in the order in which they
 * come up. Of the campaign as a whole, what reads as before word for word is left out: only its particulars are others.
 */
export function differences(
  line: Line,
  rewritten: Correction['rewritten'],
  { before, after }: { readonly before: SeenBook; readonly after: SeenBook },
): DifferencesOf[] {
  const [namesBefore, namesAfter] = [namesOf(before), namesOf(after)];
  const found = new Map<RosterId | undefined, Difference[]>([[undefined, []]]);
  const note = (units: readonly RosterId[], difference: Difference) => {
    for (const unit of units.length > 0 ? units : [undefined])
      found.set(unit, [...(found.get(unit) ?? []), difference]);
  };
  for (const { version, consequences, refused } of rewritten) {
    if (refused) note([], refusal(version, line, refused, namesBefore));
    for (const { kind, old, now } of aligned(line[version - 1]?.consequences ?? [], consequences)) {
      const either = (now ?? old) as Consequence;
      const told = {
        ...(old && { before: says(old, namesBefore) }),
        ...(now && { after: says(now, namesAfter) }),
      };
      const units = unitsOf(either);
      if (units.length > 0 || told.before !== told.after)
        note(units, { kind, version, what: either.what, ...told });
    }
  }
  return [...found]
    .filter(([, list]) => list.length > 0)
    .map(([unit, list]) => ({
      ...(unit !== undefined && { unit }),
      name: unit === undefined ? 'The campaign' : ((after.roster[unit] ?? before.roster[unit])?.name ?? unit),
      differences: list,
    }));
}

function refusal(version: number, line: Line, { why }: FactRefused, names: Names): Difference {
  const entry = line[version - 1];
  return {
    kind: 'vanishes',
    version,
    what: 'refused',
    ...(entry && { before: saysFact(entry.fact, names) }),
    after: `Can no longer be entered: ${why}`,
  };
}

interface Aligned {
  readonly kind: DifferenceKind;
  readonly old?: Consequence;
  readonly now?: Consequence;
}

/** Consequences of one entry before and after, matched by what and whom they are about; what reads the same is left out. */
function* aligned(before: readonly Consequence[], after: readonly Consequence[]): Iterable<Aligned> {
  const waiting = new Map<string, Consequence[]>();
  for (const old of before) {
    const key = subjectOf(old);
    waiting.set(key, [...(waiting.get(key) ?? []), old]);
  }
  const come: Aligned[] = [];
  for (const now of after) {
    const old = waiting.get(subjectOf(now))?.shift();
    if (!old) come.push({ kind: 'comes', now });
    else if (!same(old, now)) come.push({ kind: 'changes', old, now });
  }
  for (const left of waiting.values()) for (const old of left) yield { kind: 'vanishes', old };
  yield* come;
}

/** What a consequence is about, without what may be more or less of it. */
const SUBJECTS = [
  'unit',
  'side',
  'battle',
  'node',
  'formation',
  'flag',
  'ground',
  'what',
  'id',
  'for',
  'mark',
  'award',
  'how',
  'group',
  'with',
  'of',
];

function subjectOf({ what, about }: Consequence): string {
  const bag = about as Readonly<Record<string, unknown>>;
  return [what, ...SUBJECTS.map((member) => bag[member] ?? '')].join('|');
}

function figures(side: SeenSide | undefined): SideFigures | undefined {
  if (!side) return undefined;
  const { points, victoryPoints, battlesWon } = side;
  return { ...(points !== undefined && { points }), victoryPoints, battlesWon };
}

function membersThatDiffer(one: object | undefined, other: object | undefined): string[] {
  const bags = [one ?? {}, other ?? {}] as Record<string, unknown>[];
  const members = new Set(bags.flatMap((bag) => Object.keys(bag)));
  return [...members].filter((member) => !same(bags[0]?.[member], bags[1]?.[member])).sort();
}

function same(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other);
}

function beside<Row>(here: Row | undefined, there: Row | undefined): Beside<Row> {
  return { ...(here !== undefined && { here }), ...(there !== undefined && { there }) };
}

function idsOfBoth(one: object, other: object): string[] {
  return ids({ ...one, ...other });
}
