/** Values that nobody should send, and sound documents with a few things wrong in them. */
import type { Chance } from '../support/chance.js';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const TEXTS = [
  '',
  '\0',
  '\ud800',
  '‮',
  '☠'.repeat(2_000),
  '__proto__',
  'constructor',
  'toString',
  "'; drop table event; --",
  '%s $1 {0}',
  'battle.AAAAAAAAAAAAAAAAAAAAAA.x',
  'A'.repeat(300),
  '-1',
  '1e400',
  'E4+1',
  'red',
  'r3',
];
const NUMBERS = [0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 53, 5e-324, 4_000_000];

export function nonsense(chance: Chance, depth = 2): Json {
  const simple: (() => Json)[] = [
    () => null,
    () => chance.below(2) === 0,
    () => chance.pick(NUMBERS),
    () => chance.pick(TEXTS),
    () => chance.below(1_000_000),
  ];
  if (depth === 0) return chance.pick(simple)();
  return chance.pick<() => Json>([
    ...simple,
    ...simple,
    () => Array.from({ length: chance.below(4) }, () => nonsense(chance, depth - 1)),
    () =>
      Object.fromEntries(
        Array.from({ length: chance.below(4) }, () => [chance.pick(TEXTS), nonsense(chance, depth - 1)]),
      ),
    () => nested(10 + chance.below(1_000)),
  ])();
}

function nested(levels: number): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** The same document with one to three places spoilt: replaced, taken away, doubled or added to. */
export function spoilt(chance: Chance, sound: unknown, other: readonly Json[] = []): Json {
  const document = structuredClone(sound) as Json;
  const holder: { document: Json } = { document };
  for (let n = 1 + chance.below(3); n > 0; n--) {
    const places = [...placesIn(holder)];
    const { bag, key } = chance.pick(places);
    const value = other.length > 0 && chance.below(3) === 0 ? chance.pick(other) : nonsense(chance);
    spoil(chance, bag, key, value);
  }
  return holder.document;
}

/** Farther down it is nonsense already. */
const DEEPEST_SPOILT = 12;

interface Place {
  readonly bag: Record<string, Json>;
  readonly key: string;
}

function* placesIn(bag: object, depth = 0): Iterable<Place> {
  for (const [key, value] of Object.entries(bag)) {
    yield { bag: bag as Place['bag'], key };
    if (typeof value === 'object' && value !== null && depth < DEEPEST_SPOILT)
      yield* placesIn(value, depth + 1);
  }
}

function spoil(chance: Chance, bag: Place['bag'], key: string, value: Json): void {
  switch (chance.below(5)) {
    case 0:
      if (key !== 'document') delete bag[key];
      return;
    case 1:
      Object.defineProperty(bag, chance.pick(TEXTS), {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      return;
    case 2:
      bag[key] = [bag[key] ?? null, bag[key] ?? null];
      return;
    default:
      bag[key] = value;
  }
}
