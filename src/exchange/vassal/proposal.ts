/**
 * What became of a roster's units, as a save or log lets one suppose it: nothing in it says why a counter was taken off, so
 * that a referee has the last word. Counters are told by their labels, by their names, or by what the referee has matched before.
 */
import { isFighter } from './fighters.js';
import type { CounterThere, Location, VassalFile } from './read.js';
import { placeInWords } from './words.js';

/** A unit of the roster that was drawn for the battle. */
export interface Expected {
  readonly unit: string;
  readonly name: string;
  readonly side: string;
  readonly kind: string;
  /** What is printed on its counter: 4-6-7. */
  readonly counter?: string | undefined;
}

type Fate = 'unhurt' | 'reduced' | 'wounded' | 'killed' | 'destroyed';

interface Supposed {
  readonly fate: Fate;
  /** Its counter now, where it is another. */
  readonly counter?: string;
  readonly says: string;
}

interface Proposal {
  readonly unit: string;
  /** Undefined if nothing shows which counter it is. */
  readonly matched?: {
    readonly id: string;
    /** As a matching calls it. */
    readonly key: string;
    readonly name: string;
    readonly by: 'matching' | 'label' | 'name' | 'kind';
  };
  readonly supposed?: Supposed;
  /** Counters of its kind that nobody else has. */
  readonly mightBe: readonly string[];
}

/** A counter that may be one of the roster's. */
interface Candidate {
  /** What a matching calls it: its label or its name where no other counter bears that, else the id it has in this game. */
  readonly key: string;
  /** Its id says nothing in another game. */
  readonly lasts: boolean;
  readonly says: string;
}

export interface Proposed {
  readonly units: readonly Proposal[];
  readonly counters: readonly Candidate[];
  /** Counters of fighting units that belong to no unit of the roster. */
  readonly strangers: readonly string[];
}

interface Given {
  /** Units by the label, name or id of their counter, as it was found right in an earlier battle. */
  readonly matching?: Readonly<Record<string, string>>;
  /** The set-up, where a save of it is there. */
  readonly before?: VassalFile;
}

export function proposeReport(after: VassalFile, expected: readonly Expected[], given: Given = {}): Proposed {
  const whereabouts = whereaboutsIn(after);
  const counters = inPlayFirst(fightersIn(given.before, after), whereabouts);
  const matched = matchAll(expected, counters, given.matching ?? {});
  const taken = new Set([...matched.values()].map(({ counter }) => counter.id));
  const free = counters.filter(({ id }) => !taken.has(id));
  const candidates = new Map(
    counters.map((counter) => [counter.id, candidateOf(counter, counters, whereabouts)]),
  );
  const called = ({ id }: CounterThere): string => inWords(candidates.get(id) as Candidate);
  return {
    units: expected.map((unit): Proposal => {
      const found = matched.get(unit.unit);
      if (!found) return { unit: unit.unit, mightBe: free.filter((one) => isOfKind(unit, one)).map(called) };
      const { counter, by } = found;
      return {
        unit: unit.unit,
        matched: {
          id: counter.id,
          key: candidates.get(counter.id)?.key ?? counter.id,
          name: counter.name,
          by,
        },
        supposed: supposedOf(unit, counter, after),
        mightBe: [],
      };
    }),
    counters: [...candidates.values()],
    strangers: free.map(called),
  };
}

const LONGEST_KEY = 200;

function candidateOf(
  counter: CounterThere,
  all: readonly CounterThere[],
  whereabouts: Whereabouts,
): Candidate {
  const texts = [...counter.labels.map(plain), counter.name, counter.baseName];
  const isItsOwn = (text: string) =>
    text !== '' && text.length <= LONGEST_KEY && all.filter((one) => bears(one, text)).length === 1;
  const key = texts.find(isItsOwn);
  return { key: key ?? counter.id, lasts: key !== undefined, says: described(counter, whereabouts) };
}

/** With its id, where nothing else tells it from others: that is what a matching needs. */
const inWords = ({ key, lasts, says }: Candidate): string => (lasts ? says : `${says}, id ${key}`);

const described = (counter: CounterThere, whereabouts: Whereabouts): string =>
  [
    counter.name,
    ...counter.labels.map((label) => `"${plain(label)}"`),
    `(${placeInTheEnd(counter, whereabouts)})`,
  ].join(' ');

/** What became of each counter, by its id. */
interface Whereabouts {
  readonly gone: ReadonlyMap<string, VassalFile['gone'][number]>;
  readonly end: ReadonlyMap<string, CounterThere>;
}

const whereaboutsIn = ({ gone, end }: VassalFile): Whereabouts => ({
  gone: new Map(gone.map((one) => [one.id, one])),
  end: new Map(end.map((one) => [one.id, one])),
});

function placeInTheEnd({ id, location }: CounterThere, { gone, end }: Whereabouts): string {
  const went = gone.get(id);
  if (went) {
    const how = went.how === 'casualties' ? 'put with the casualties' : 'taken off';
    return `${placeInWords(went.from)}, ${how} in step ${went.step}`;
  }
  const now = end.get(id);
  return now ? placeInWords(now.location) : `${placeInWords(location)}, not there any more`;
}

/** Counters for a whole campaign may lie beside the boards: who was on them, or is gone, is looked for first. */
function inPlayFirst(counters: readonly CounterThere[], { gone, end }: Whereabouts): CounterThere[] {
  const isBeside = ({ id }: CounterThere) => !gone.has(id) && end.get(id)?.location.kind === 'offboard';
  return [...counters.filter((one) => !isBeside(one)), ...counters.filter(isBeside)];
}

/** As they were in the beginning, each once. */
function fightersIn(before: VassalFile | undefined, after: VassalFile): CounterThere[] {
  const all = new Map<string, CounterThere>();
  for (const counter of [...(before?.end ?? []), ...after.start, ...after.end])
    if (!all.has(counter.id) && isFighter(counter)) all.set(counter.id, counter);
  return [...all.values()];
}

type By = NonNullable<Proposal['matched']>['by'];
interface Found {
  readonly counter: CounterThere;
  readonly by: By;
}

/** The surest way first; a text that two counters bear tells neither. */
function matchAll(
  expected: readonly Expected[],
  counters: readonly CounterThere[],
  matching: Readonly<Record<string, string>>,
): ReadonlyMap<string, Found> {
  const matched = new Map<string, Found>();
  const taken = new Set<string>();
  const match = (by: By, isMeant: (unit: Expected, counter: CounterThere) => boolean) => {
    const isFree = (counter: CounterThere) => !taken.has(counter.id);
    for (const unit of expected) {
      if (matched.has(unit.unit)) continue;
      const [counter, another] = counters.filter((one) => isFree(one) && isMeant(unit, one));
      if (!counter || another) continue;
      const rivals = expected.filter((one) => !matched.has(one.unit) && isMeant(one, counter));
      if (rivals.length > 1) continue;
      matched.set(unit.unit, { counter, by });
      taken.add(counter.id);
    }
  };
  match('matching', (unit, counter) => bears(counter, matching[unit.unit]));
  match('label', ({ unit, name }, { labels }) =>
    labels.some((label) => isSame(label, name) || isSame(label, unit)),
  );
  match('name', ({ name }, counter) => isSame(counter.baseName, name) || isSame(counter.name, name));
  const nations = nationsOf(expected, matched);
  match(
    'kind',
    (unit, counter) => isOfKind(unit, counter) && (nations.get(unit.side)?.has(counter.nation) ?? true),
  );
  return matched;
}

const bears = (counter: CounterThere, text: string | undefined): boolean =>
  text !== undefined &&
  (counter.id === text ||
    [counter.name, counter.baseName, ...counter.labels].some((one) => isSame(one, text)));

/** A label may be a page of HTML. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isSame = (one: string, other: string): boolean =>
  plain(one).toLowerCase() === other.trim().toLowerCase();

/** The numbers printed on it, wherever its name or pictures have them. */
const isOfKind = ({ counter }: Expected, { name, baseName, levels }: CounterThere): boolean =>
  counter !== undefined &&
  [name, baseName, ...levels.map(({ text }) => text)].some((text) => numbersIn(text) === counter);

const numbersIn = (text: string): string | undefined => /\d+-\d+(?:-\d+)?/.exec(text)?.[0];

/** For whom a side's counters fight, as far as they are known. */
function nationsOf(
  expected: readonly Expected[],
  matched: ReadonlyMap<string, Found>,
): ReadonlyMap<string, ReadonlySet<string | undefined>> {
  const nations = new Map<string, Set<string | undefined>>();
  for (const { unit, side } of expected) {
    const found = matched.get(unit);
    if (found) nations.set(side, (nations.get(side) ?? new Set()).add(found.counter.nation));
  }
  return nations;
}

const MACHINES = new Set(['vehicle', 'gun', 'weapon']);
const HALF_SQUAD = /\bhs\b|\d[hH]s\b|half/;

function supposedOf(unit: Expected, counter: CounterThere, after: VassalFile): Supposed {
  const dead: Fate = MACHINES.has(unit.kind) ? 'destroyed' : 'killed';
  const gone = after.gone.find(({ id }) => id === counter.id);
  const half = gone?.addedInSameStep.find((name) => HALF_SQUAD.test(name));
  if (half !== undefined && unit.kind === 'squad')
    return {
      fate: 'reduced',
      ...counterIn(half),
      says: `Its counter was replaced by ${half} in step ${gone?.step}.`,
    };
  if (gone?.how === 'casualties')
    return { fate: dead, says: `It was put with the casualties in step ${gone.step}.` };
  if (gone)
    return {
      fate: dead,
      says: `It was taken off in step ${gone.step}, from ${placeInWords(gone.from)}: say why.`,
    };
  const now = after.end.find(({ id }) => id === counter.id);
  if (!now) return { fate: dead, says: 'It was there at the beginning, and is not any more: say why.' };
  if (now.location.kind === 'casualties') return { fate: dead, says: 'It lies with the casualties.' };
  return standing(unit, now);
}

const counterIn = (name: string): { readonly counter?: string } => {
  const counter = numbersIn(name);
  return counter === undefined ? {} : { counter };
};

function standing({ kind, counter }: Expected, now: CounterThere): Supposed {
  const where = placed(now.location);
  const other = counterIn(now.name).counter;
  if (kind === 'squad' && other !== undefined && other !== counter && HALF_SQUAD.test(now.name))
    return { fate: 'reduced', counter: other, says: `It is ${now.name} ${where}.` };
  if (now.conditions.includes('wounded')) return { fate: 'wounded', says: `It is wounded, ${where}.` };
  const how = now.conditions.length > 0 ? `, ${now.conditions.join(' and ')}` : '';
  return { fate: 'unhurt', says: `It is ${where}${how}.` };
}

const placed = (location: Location): string =>
  location.kind === 'board' ? `in ${placeInWords(location)}` : placeInWords(location);

/** For a referee who reads it before correcting it. */
export function proposalInWords({ units, strangers }: Proposed): string {
  const lines = units.map(({ unit, matched, supposed, mightBe }) => {
    if (matched && supposed) return `  ${unit}  ${supposed.fate}: ${matched.name}. ${supposed.says}`;
    if (mightBe.length === 0) return `  ${unit}  not found`;
    return `  ${unit}  not sure: it might be ${mightBe.slice(0, MOST_NAMED).join(', ')}`;
  });
  const others =
    strangers.length > 0 ? [`Of nobody in the roster: ${strangers.slice(0, MOST_NAMED).join(', ')}.`] : [];
  return ['What became of the units, as it seems:', ...lines, ...others].join('\n');
}

const MOST_NAMED = 12;

/** Rows of the table of units that a report takes: those of whom nothing is known are left out, and count as unhurt. */
export const reportRows = ({ units }: Proposed): Readonly<Record<string, string>>[] =>
  units.flatMap(({ unit, supposed }) =>
    supposed && supposed.fate !== 'unhurt'
      ? [{ unit, fate: supposed.fate, counter: supposed.counter ?? '' }]
      : [],
  );
