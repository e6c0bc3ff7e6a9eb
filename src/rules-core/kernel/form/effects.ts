/** Effects as values: each carries its sentence and what it adds to counted odds, and its type says what it is about. */
import type { System, UnitId } from '../position/position.js';

/** What a unit is called. */
export type Name = (unit: UnitId) => string;

/**
 * What an effect adds to the outcome of an order when odds are counted: a few words, or nothing. `silent`: it only goes
 * with something that another effect tells. Without it the outcome names the units that the effect changes.
 */
type Outcome<About> = 'silent' | ((about: About, name: Name) => string | undefined);

export interface Telling<About> {
  readonly sentence: (about: About, name: Name) => string;
  readonly outcome?: Outcome<About>;
}

/** An effect about these particulars, told in this sentence. */
export function says<About>(
  sentence: (about: About, name: Name) => string,
  outcome?: Outcome<About>,
): Telling<About> {
  return outcome === undefined ? { sentence } : { sentence, outcome };
}

// biome-ignore lint/suspicious/noExplicitAny: effects differ in what they are about; each is typed where it is declared
type AnyTelling = Telling<any>;

/** The effects of a chapter. They do not mention the rulebook's `System`: its type is computed from them. */
export function effects<T extends Readonly<Record<string, AnyTelling>>>(tells: T): T {
  return tells;
}

/** From the effects of chapters to the `effects` of a `System`. */
export type EffectsOf<T> = {
  readonly [K in keyof T]: T[K] extends { readonly sentence: (about: infer About, name: Name) => string }
    ? About
    : never;
};

/** The effects of a `System`, each with its sentence. */
export type Tells<S extends System> = { readonly [K in keyof S['effects']]: Telling<S['effects'][K]> };
