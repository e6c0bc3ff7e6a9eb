/**
 * Order -> action -> effects. An action is one event of the log: what was ordered, the dice it took, what came of it.
 */

import type { DiceSourceName, Roll } from '../dice/index.js';
import type { Change } from '../position/changes.js';
import type { Json, SideId, System } from '../position/position.js';

/** What a commander asks for. Its members depend on the kind. */
export interface Order {
  readonly order: string;
  readonly [member: string]: Json | undefined;
}

/** What can happen in every game. */
export interface KernelEffects {
  /** A commander left word how to answer in their absence. */
  'standing-orders': { readonly side: SideId };
  /** The referee set something right, or overruled. */
  ruling: { readonly why: string };
  /** Earlier actions were taken back. */
  undo: { readonly versions: readonly number[]; readonly why?: string };
  /** Something happened that this viewer may not know more about. */
  unseen: Readonly<Record<string, never>>;
}

export type Effects<S extends System> = Omit<S['effects'], keyof KernelEffects> & KernelEffects;

/** A change that an effect may make: the agenda and the question who is asked belong to the kernel. */
export type EffectChange<S extends System> = Exclude<Change<S>, { do: 'agenda' | 'await' }>;

/** Something that happened, with its meaning, the changes that make it so, and the rules that say so. */
export interface Effect<S extends System = System, Kind extends keyof Effects<S> = keyof Effects<S>> {
  readonly effect: Kind;
  /** The particulars: who, with what arithmetic. */
  readonly about: Effects<S>[Kind];
  readonly changes?: readonly EffectChange<S>[];
  readonly cites?: readonly S['rule'][];
  /** The sides that may know what it means; absent: everybody. The referee always knows. */
  readonly to?: readonly SideId[];
  /** The outcome rests on at least one estimated chart cell. */
  readonly estimated?: true;
}

/** A roll, and who may see it where not everybody may. */
export type SecretRoll = Roll & { readonly to?: readonly SideId[] };

export interface Action<S extends System = System> {
  /** The side whose order it was, or the referee. */
  readonly by: SideId | 'referee';
  readonly order: Order;
  /** Version of the rulebook's code that decided. */
  readonly rules: string;
  /** Where the faces came from. */
  readonly dice: DiceSourceName;
  readonly rolls: readonly SecretRoll[];
  readonly effects: readonly Effect<S>[];
  /** Bookkeeping: what is left to do and who is asked next. */
  readonly next: readonly Change<S>[];
  /** Given by a standing order, not by hand. */
  readonly standing?: true;
}

/** Why an order cannot be carried out: a code, a sentence, the rule that forbids it. */
export interface Refusal<Rule extends string = string, Code extends string = string> {
  readonly refused: Code;
  readonly why: string;
  readonly cites?: readonly Rule[];
  /** Where in the order the trouble is. */
  readonly path?: string;
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

/** All changes of an action, in the order in which they were made. */
export function* changesOf<S extends System>(action: Action<S>): Iterable<Change<S>> {
  for (const effect of action.effects) if (effect.changes) yield* effect.changes;
  yield* action.next;
}
