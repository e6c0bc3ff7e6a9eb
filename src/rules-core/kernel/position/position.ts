/**
 * A position: one battle at one moment, as plain JSON. Snapshots, scenarios, the lab and tests all use this format.
 *
 * The kernel knows what every tactical game has (sides, units somewhere on a map, marks on locations, a clock,
 * decisions awaited). What a game adds is declared by its rulebook as a `System`.
 */

import type { DieSpec } from '../dice/index.js';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

export type SideId = string;
export type UnitId = string;
/** A place a unit can be in: a hex (`3K7`) or a part of one (`3K7/2`, `3K7/sewer`). */
export type LocationId = string;

/** What a rulebook adds to the kernel's own attributes. Every member is plain JSON. */
export interface System {
  /** Attributes of a unit. */
  unit: object;
  /** Marks on a location: smoke, rubble, wire, control. */
  location: object;
  /** What everybody may know about a side. */
  side: object;
  /** What only that side may know: sealed orders, hidden mines, remaining ammunition. */
  secret: object;
  /** Where in the sequence of play the battle stands. */
  clock: object;
  /** Switches chosen when the battle begins. */
  options: object;
  /** What is still to be done before anybody is asked again; the last one is done first. */
  task: { readonly task: string };
  /** The meaning of every effect: kind to its particulars. */
  effects: object;
  /** Kinds of decision. */
  decision: string;
  /** Rule ids of the ledger. */
  rule: string;
}

interface UnitCore {
  readonly id: UnitId;
  readonly side: SideId;
  /** What the unit is called at the table. */
  readonly name: string;
  /** Absent: off the map. */
  readonly at?: LocationId;
  /** Known to its own side and the referee only. */
  readonly hidden?: true;
}

interface SideCore {
  readonly name: string;
}

/** Units of a side that are not on the map yet, and the hexes in which they may come. */
export interface Force {
  readonly units: readonly UnitId[];
  readonly hexes: readonly LocationId[];
  /** The turn in which they enter; absent: they are set up before the battle. */
  readonly turn?: number;
  /** So many of them may be set up hidden. */
  readonly mayHide?: number;
  /** Those that stay hidden when the set-up is over. */
  readonly lying?: readonly UnitId[];
}

interface SecretCore {
  /** What this side's commander has left word to be answered in their absence; its form is the rulebook's. */
  readonly standing?: Json;
  readonly forces?: readonly Force[];
  /** This side has set up and waits for the other. */
  readonly ready?: true;
}

export interface Outcome {
  /** Absent: a draw. */
  readonly winner?: SideId;
  readonly why: string;
}

interface ClockCore {
  readonly turn: number;
  readonly phase: string;
  /** The side whose phase, impulse or player turn it is, in games that have such a thing. */
  readonly active?: SideId;
  readonly over?: Outcome;
}

export interface AwaitedRoll {
  readonly for: string;
  readonly dice: readonly DieSpec[];
}

/** Whose decision the battle awaits, and which orders answer it. Several at once: all may answer, in any order. */
export interface Decision<Kind extends string = string> {
  readonly side: SideId;
  readonly kind: Kind;
  readonly orders: readonly string[];
  /** Dice that the players are to throw, for everybody to see. */
  readonly roll?: AwaitedRoll;
  /** What the decision is about, for the eyes of that side only. */
  readonly about?: { readonly [key: string]: Json | undefined };
}

export type Unit<S extends System = System> = UnitCore & Readonly<S['unit']>;
export type Side<S extends System = System> = SideCore & Readonly<S['side']>;
export type Clock<S extends System = System> = ClockCore & Readonly<S['clock']>;
export type Location<S extends System = System> = Readonly<S['location']>;
export type Secret<S extends System = System> = SecretCore & Readonly<S['secret']>;

export const POSITION_FORMAT = 1;

export interface Position<S extends System = System> {
  readonly format: typeof POSITION_FORMAT;
  /** Names the battle: dice of a live battle depend on it. */
  readonly id: string;
  readonly system: string;
  /** Version of the rulebook's code that the battle began with. */
  readonly rules: string;
  /** Hash of the chart pack that the battle is pinned to; absent: the house pack of this rules version. */
  readonly charts?: string;
  readonly options: Readonly<S['options']>;
  /** Boards and how they are laid out, or terrain given hex by hex. */
  readonly map: Json;
  clock: Clock<S>;
  readonly sides: Record<SideId, Side<S>>;
  readonly secrets: Record<SideId, Secret<S>>;
  readonly units: Record<UnitId, Unit<S>>;
  readonly locations: Record<LocationId, Location<S>>;
  readonly agenda: S['task'][];
  awaiting: readonly Decision<S['decision']>[];
}

/** The hex of a location: `3K7/2` is in `3K7`. */
export function hexOf(location: LocationId): string {
  const slash = location.indexOf('/');
  return slash < 0 ? location : location.slice(0, slash);
}
