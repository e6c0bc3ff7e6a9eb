/** One line of a campaign's log. */
export interface Event<Payload = unknown> {
  readonly campaign: string;
  /** 1, 2, 3 ... in the campaign, without gaps, in the order of commit. */
  readonly position: number;
  /** The battle it belongs to, and its place there: 1, 2, 3 ... without gaps. */
  readonly battle?: string;
  readonly version?: number;
  readonly kind: string;
  /** The format it was stored in. The payload arrives in the current one. */
  readonly format: number;
  /** Who gave the command. */
  readonly actor: string;
  /** The idempotency key of the command. */
  readonly commandKey: string;
  readonly at: Date;
  readonly payload: Payload;
}

/** What folding a battle needs of its events. */
export interface BattleEvent {
  readonly version: number;
  readonly kind: string;
  readonly payload: unknown;
}

export interface NewEvent {
  readonly battle?: string;
  readonly kind: string;
  readonly payload: unknown;
}

/** Something for the jobs to do once the events are stored. */
export interface NewMessage {
  readonly topic: string;
  readonly message: unknown;
}

/** A command whose events are to be stored, whole or not at all. */
export interface Append {
  readonly campaign: string;
  readonly actor: string;
  /** The idempotency key: unique for this actor in this campaign. */
  readonly key: string;
  /** What was asked, as it was asked. The same key with another request is refused. */
  readonly request: unknown;
  /** What the decision rests on; 0 as position opens the campaign. */
  readonly expected?: {
    readonly position?: number;
    readonly battle?: { readonly id: string; readonly version: number };
  };
  readonly events: readonly NewEvent[];
  /** What to answer when the same command comes again. */
  readonly answer?: unknown;
  readonly messages?: readonly NewMessage[];
  /** The claim under which a long command was begun. */
  readonly claim?: string;
}

export interface Appended {
  readonly outcome: 'appended';
  /** The first and the last position given. Without events, the last one is where the campaign stands. */
  readonly first: number;
  readonly position: number;
  /** The version of the last event that belongs to a battle. */
  readonly version?: number;
  readonly at: Date;
}

/** The same command was given before: nothing was added, this was its answer. */
interface Replayed extends Omit<Appended, 'outcome'> {
  readonly outcome: 'replayed';
  readonly answer?: unknown;
}

export type NotAppended =
  /** The campaign or the battle has moved on. */
  | { readonly outcome: 'conflict'; readonly position: number; readonly version?: number }
  /** The key was used for another request. */
  | { readonly outcome: 'other-request' }
  /** The same command is being worked on at this moment. */
  | { readonly outcome: 'running' }
  | { readonly outcome: 'unknown-campaign' }
  /** The campaign lies in a bundle; restore it first. */
  | { readonly outcome: 'archived' };

export type AppendAnswer = Appended | Replayed | NotAppended;
