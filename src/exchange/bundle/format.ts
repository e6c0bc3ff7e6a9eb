/**
 * The open bundle: a campaign as a file that anybody can read and check. `docs/bundle.md` tells the same to people who write
 * readers in other languages; what is said there is a promise.
 */
import type { CommitmentFrom } from '../../rules-core/kernel/dice/committed.js';
import type { Viewer } from '../../rules-core/kernel/position/battle.js';

export const BUNDLE = 'hexledger campaign';
/** Format 1 was not signed; format 2 told neither seeds nor what came of the events. */
export const BUNDLE_FORMAT = 3;
export const READ_FORMATS: readonly unknown[] = [1, 2, BUNDLE_FORMAT];

/** No event is as long as this: what unpacks to longer lines was made to fill the memory. */
export const LONGEST_LINE = 16 * 1024 * 1024;
/** JSON that nests deeper than this was made to exhaust the stack. */
export const DEEPEST = 200;

/** Whose knowledge it is. */
export type Eyes = Exclude<Viewer, 'public'>;

/** The names of the people in a campaign, by their ids: elsewhere nobody knows them. */
export type People = Readonly<Record<string, string>>;

export interface Heading {
  readonly campaign: string;
  readonly format: number;
  readonly eyes: Eyes;
  readonly people: People;
}

/** A seed of dice that was published, under its hash. */
export interface SeedLine {
  readonly seed: string;
  readonly value: string;
}

/** An event as it lies in the log: the payload is the stored text, the moment is in milliseconds. */
export interface BundleEvent {
  readonly position: number;
  /** The stream that it belongs to: a battle, or a line of the book. */
  readonly battle: string | null;
  readonly version: number | null;
  readonly kind: string;
  readonly format: number;
  readonly actor: string;
  readonly key: string;
  readonly at: number;
  readonly payload: string;
  /** In hexadecimal. */
  readonly hash: string;
  /** On the last event of a command: what it asked and was answered, hashed. Events of early builds have none. */
  readonly commandHash: string | null;
}

export interface BundleCommand {
  readonly actor: string;
  readonly key: string;
  /** SHA-256 of what was asked. */
  readonly request: string;
  readonly first: number;
  readonly last: number;
  readonly at: number;
  /** The stored text, or null. */
  readonly answer: string | null;
}

/** The bundle of another server with which the log came here. */
export interface Provenance {
  readonly provenance: number;
  /** When it was restored here, in milliseconds. */
  readonly at: number;
  /** Events 1 to this one came with it. */
  readonly events: number;
  /** The hash of the chain there. */
  readonly hash: string;
  /** The manifest as that server signed it; null when nobody had. */
  readonly signed: string | null;
}

/** What the events rest on, each named so that it can be told from any other. */
export interface Pins {
  /** Versions of rulebooks that have decided something, by rulebook. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** Hashes of the chart packs, by rulebook. */
  readonly charts: Readonly<Record<string, readonly string[]>>;
  /** Hashes of the boards, by name; null: the server does not have that board. */
  readonly boards: Readonly<Record<string, string | null>>;
}

export interface Manifest {
  readonly campaign: string;
  readonly events: number;
  readonly commands: number;
  /** The version of every stream. */
  readonly battles: Readonly<Record<string, number>>;
  /** What comes of folding each stream: SHA-256 of the canonical text. Since format 3. */
  readonly folds?: Readonly<Record<string, string>>;
  /** Since format 3. */
  readonly pins?: Pins;
  /** The last hash of the chain. */
  readonly hash: string;
  /** SHA-256 of every line before the manifest. */
  readonly sha256: string;
}

/** Kinds of event that publish a seed. */
export const BATTLE_CLOSED = 'battle.closed';
export const DICE_REVEALED = 'book.dice-revealed';
export const BOOK_BEGUN = 'book.begin';
export const PUBLISHING_SEEDS: readonly string[] = [BATTLE_CLOSED, DICE_REVEALED];

export const BATTLE_OPENED = 'battle.opened';
export const BATTLE_ACTION = 'battle.action';
/** Kinds of event that draw new dice for a battle. */
export const DRAWING_DICE: readonly string[] = ['battle.reopened', 'battle.dice-drawn'];

export interface DrawsDice {
  readonly battle: string;
  readonly dice: CommitmentFrom;
}

export const isOfReferee = (eyes: Eyes): boolean => eyes === 'referee';
