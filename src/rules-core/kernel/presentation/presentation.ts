/**
 * How the positions of a rulebook are shown: data, no code. A client that folds a battle by itself can so tell at every
 * moment what a counter is, what is printed on it and how it is, and knows no rule.
 */
import type { Json, System } from '../position/position.js';

/** What a counter is drawn as. */
export const SYMBOLS = [
  'squad',
  'half-squad',
  'crew',
  'team',
  'leader',
  'machine-gun',
  'rocket',
  'flamethrower',
  'charge',
  'mortar',
  'gun',
  'tank',
  'armoured-car',
  'half-track',
  'truck',
  'boat',
  'aircraft',
  'concealed',
  'unit',
] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** What lies on a location. */
export const MARKS = [
  'smoke',
  'fire',
  'rubble',
  'wreck',
  'trench',
  'foxhole',
  'wire',
  'mines',
  'pillbox',
  'roadblock',
  'bridge',
  'barrage',
  'danger',
  'melee',
  'control',
  'feature',
] as const;
export type MarkName = (typeof MARKS)[number];

/** `bad` hurts the unit, `good` helps it, `note` is there to be known. */
export const TONES = ['bad', 'good', 'note'] as const;
export type Tone = (typeof TONES)[number];

/** What an effect is to somebody who looks for the turning points of a battle. */
const MEANINGS = ['attack', 'loss', 'hurt', 'recovery', 'move', 'reveal', 'time', 'minor', 'end'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Attributes and what they must be: that value, one of several, or anything at all (`true`). */
export type Condition<Keys extends string = string> = {
  readonly [Key in Keys]?: Json | readonly Json[];
};

interface CounterForm<Keys extends string = string> {
  readonly when: Condition<Keys>;
  readonly symbol: SymbolName;
  readonly title: string;
}

interface NumberForm<Keys extends string = string> {
  readonly label: string;
  /** The attribute; several: the first that is there. */
  readonly of: Keys;
}

interface StateForm<Keys extends string = string> {
  readonly when: Condition<Keys>;
  /** Words for people; `{fired}` stands for the value of that attribute. */
  readonly says: string;
  readonly tone: Tone;
  /** One to three letters for the counter itself; without them it is told only beside it. */
  readonly badge?: string;
}

interface MarkForm<Keys extends string = string> {
  readonly when: Condition<Keys>;
  readonly mark: MarkName;
  readonly says: string;
}

export interface EffectForm {
  readonly is: Meaning;
  /** Ways through its particulars to the units or locations it comes from and goes to: `parts.unit`. */
  readonly from?: readonly string[];
  readonly to?: readonly string[];
}

export interface Presentation<
  UnitKeys extends string = string,
  LocationKeys extends string = string,
  EffectKeys extends string = string,
> {
  /** The first that fits says what a counter is. */
  readonly counters: readonly CounterForm<UnitKeys>[];
  /** The attribute that names the nation. */
  readonly nation?: UnitKeys;
  /** The attribute that says what is printed in one line; without it the numbers `line` names are joined by dashes. */
  readonly strength?: UnitKeys;
  readonly line?: readonly UnitKeys[];
  readonly numbers: readonly NumberForm<UnitKeys>[];
  /** Attributes that name the hexspine it faces, 0 at the upper left corner, clockwise; the first that is there. */
  readonly facing?: readonly UnitKeys[];
  readonly turret?: readonly UnitKeys[];
  /** Attributes that name the unit which carries it. */
  readonly carrier?: readonly UnitKeys[];
  readonly states: readonly StateForm<UnitKeys>[];
  readonly marks: readonly MarkForm<LocationKeys>[];
  /** The attribute of a location that names the side in control of it. */
  readonly control?: LocationKeys;
  /** What phases are called. */
  readonly phases: Readonly<Record<string, string>>;
  readonly effects: { readonly [Key in EffectKeys]?: EffectForm };
}

/** A rulebook's own attributes and effects, and no others. */
export type PresentationOf<S extends System> = Presentation<
  Extract<keyof S['unit'], string>,
  Extract<keyof S['location'], string>,
  Extract<keyof S['effects'], string>
>;

/** For a rulebook that says nothing of how it is shown. */
export const PLAIN: Presentation = {
  counters: [],
  numbers: [],
  states: [],
  marks: [],
  phases: {},
  effects: {},
};
