/** Orders as they were declared before `order`: adapted until their chapters have moved. */
import type * as z from 'zod';
import type { Act } from '../act.js';
import type { Order, Refusal } from '../action.js';
import type { Battle } from '../battle.js';
import type { Decision, SideId, System } from '../position.js';
import type { LegalOrder, OrderDefinition } from '../rulebook.js';

export interface OldOrder<S extends System, O extends Order = Order> {
  readonly title: string;
  readonly description: string;
  readonly cites: readonly S['rule'][];
  readonly schema: z.ZodType<Omit<O, 'order'>>;
  readonly sealed?: true;
  check?(
    battle: Battle<S>,
    order: O,
    by: SideId,
    decision: Decision<S['decision']>,
  ): Refusal<S['rule']> | undefined;
  foreseeable?(battle: Battle<S>, order: O): boolean;
  perform(act: Act<S>, order: O, by: SideId, decision: Decision<S['decision']>): void;
  list(battle: Battle<S>, by: SideId, decision: Decision<S['decision']>): Iterable<LegalOrder>;
}

// biome-ignore lint/suspicious/noExplicitAny: orders differ in type; each is checked where it is defined
type AnyOld<S extends System> = OldOrder<S, any>;

export function adapted<S extends System>(
  kind: string,
  old: AnyOld<S>,
  answers: Readonly<Record<string, readonly string[]>>,
  byExample: ReadonlySet<string>,
): OrderDefinition<S> {
  const { check, foreseeable, perform, list, ...rest } = old;
  const kinds = Object.keys(answers).filter((decision) => answers[decision]?.includes(kind));
  return {
    ...rest,
    answers: kinds as S['decision'][],
    ...(byExample.has(kind) && { byExample: true }),
    read: ({ battle, by, decision }, members) => {
      const order = { order: kind, ...members };
      return check?.call(old, battle, order, by, decision) ?? order;
    },
    ...(foreseeable && {
      foreseeable: ({ battle }, members) => foreseeable.call(old, battle, { order: kind, ...members }),
    }),
    perform: (act, plan, { by, decision }) => perform.call(old, act, plan, by, decision),
    *list({ battle, by, decision }) {
      for (const { order, ...more } of list.call(old, battle, by, decision)) {
        const { order: _, ...members } = order;
        yield { members, ...more };
      }
    },
  };
}
