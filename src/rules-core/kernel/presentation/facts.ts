/** Reads a counter, the marks of a location and an effect by a rulebook's presentation. Runs in a browser: it imports nothing. */
import type { Json, Unit } from '../position/position.js';
import type {
  Condition,
  EffectForm,
  MarkName,
  Meaning,
  Presentation,
  SymbolName,
  Tone,
} from './presentation.js';

interface CounterNumber {
  readonly label: string;
  readonly value: string;
}

interface CounterState {
  readonly says: string;
  readonly tone: Tone;
  readonly badge?: string;
}

/** What there is to say of a counter, in the same form for every rulebook. */
export interface CounterFacts {
  readonly symbol: SymbolName;
  readonly title: string;
  readonly nation?: string;
  /** As printed in one line: `4-6-7`. */
  readonly strength?: string;
  readonly numbers: readonly CounterNumber[];
  /** Degrees clockwise from north. */
  readonly facing?: number;
  readonly turret?: number;
  /** The unit that carries it. */
  readonly carrier?: string;
  readonly states: readonly CounterState[];
}

export interface Mark {
  readonly mark: MarkName;
  readonly says: string;
}

type Bag = Readonly<Record<string, Json | undefined>>;

export function counterFacts(shown: Presentation, unit: Unit): CounterFacts {
  const bag = unit as unknown as Bag;
  const form = shown.counters.find(({ when }) => holds(bag, when));
  const nation = textOf(bag, shown.nation);
  const strength = textOf(bag, shown.strength) ?? lineOf(bag, shown.line);
  const facing = spineOf(bag, shown.facing);
  const turret = spineOf(bag, shown.turret);
  const carrier = (shown.carrier ?? []).map((key) => textOf(bag, key)).find((id) => id !== undefined);
  return {
    symbol: form?.symbol ?? 'unit',
    title: form?.title ?? 'Unit',
    ...(nation !== undefined && { nation: nation.toLowerCase() }),
    ...(strength !== undefined && { strength }),
    numbers: shown.numbers.flatMap(({ label, of }) => {
      const value = textOf(bag, of);
      return value === undefined ? [] : [{ label, value }];
    }),
    ...(facing !== undefined && { facing }),
    ...(turret !== undefined && { turret }),
    ...(carrier !== undefined && { carrier }),
    states: [
      ...(unit.hidden ? [{ says: 'Hidden', tone: 'note' as const, badge: 'H' }] : []),
      ...shown.states
        .filter(({ when }) => holds(bag, when))
        .map(({ says, tone, badge }) => ({
          says: filled(says, bag),
          tone,
          ...(badge && { badge: filled(badge, bag) }),
        })),
    ],
  };
}

export function marksOf(shown: Presentation, location: object): readonly Mark[] {
  const bag = location as Bag;
  return shown.marks
    .filter(({ when }) => holds(bag, when))
    .map(({ mark, says }) => ({ mark, says: filled(says, bag) }));
}

/** What an effect means, and the units or locations that it comes from and goes to. */
export interface EffectFacts {
  readonly is: Meaning | 'note';
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export function effectFacts(shown: Presentation, kind: string, about: Json): EffectFacts {
  const form: EffectForm | undefined = Object.hasOwn(shown.effects, kind) ? shown.effects[kind] : undefined;
  const named = (ways: readonly string[] = []) => [
    ...new Set(ways.flatMap((way) => reached(about, way.split('.')))),
  ];
  return { is: form?.is ?? 'note', from: named(form?.from), to: named(form?.to) };
}

function reached(value: Json | undefined, way: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((member: Json) => reached(member, way));
  const [key, ...rest] = way;
  if (key === undefined) return typeof value === 'string' ? [value] : [];
  return value !== null && typeof value === 'object' ? reached((value as Bag)[key], rest) : [];
}

function holds(bag: Bag, when: Condition): boolean {
  return Object.entries(when).every(([key, wanted]) => {
    const value = bag[key];
    if (wanted === true) return value !== undefined && value !== null && value !== false;
    return Array.isArray(wanted) ? wanted.includes(value as Json) : value === wanted;
  });
}

function textOf(bag: Bag, key: string | undefined): string | undefined {
  const value = key === undefined ? undefined : bag[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function lineOf(bag: Bag, keys: readonly string[] | undefined): string | undefined {
  const values = (keys ?? []).map((key) => textOf(bag, key));
  return values.length === 0 || values.includes(undefined) ? undefined : values.join('-');
}

/** Hexspines lie at the corners of a hex: the first one 30 degrees left of north. */
function spineOf(bag: Bag, keys: readonly string[] = []): number | undefined {
  const spine = keys.map((key) => bag[key]).find((value) => typeof value === 'number');
  return spine === undefined ? undefined : (330 + 60 * Number(spine)) % 360;
}

const filled = (words: string, bag: Bag): string =>
  words.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = bag[key];
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  });
