/**
 * An order, declared once. `read` answers with the side's own eyes whether the order may be given and what it amounts to;
 * `candidates` may propose too much, and the list is what `read` accepts; `perform` gets the plan that `read` returned.
 * Where nothing can be proposed without reading it, `accepted` gives the list with the plans that came of it.
 */
import * as z from 'zod';
import type { Act } from '../decide/act.js';
import { isRefusal } from '../decide/action.js';
import type { Eyes, Listing, OrderDefinition } from '../decide/rulebook.js';
import type { Decision, SideId, System } from '../position/position.js';

type Shape = z.ZodRawShape;
type Members<Asks extends Shape> = Frozen<z.infer<z.ZodObject<Asks>>>;
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type PlanOf<Read> = Exclude<Read, { readonly refused: string }>;

interface OrderForm<S extends System, Answers extends S['decision'], Asks extends Shape, Read> {
  readonly title: string;
  readonly description: string;
  readonly cites: readonly S['rule'][];
  /** The decisions that it answers. */
  readonly answers: readonly Answers[];
  /** Its members, each with its description. */
  readonly asks: Asks;
  /** Nobody but the side that gives it may read it before an effect reveals it. */
  readonly sealed?: true;
  /** Its variety is endless (paths, groups): the list shows examples, and others are accepted too. */
  readonly byExample?: true;
  /** What might be ordered; an order without members proposes itself. */
  candidates?(eyes: Eyes<S>): Iterable<Members<Asks>>;
  /** In the place of `candidates`: what `read` accepts, each with the plan that it returns, and all worked out once. */
  accepted?(eyes: Eyes<S>): Iterable<Accepted<Members<Asks>, PlanOf<Read>>>;
  /** A refusal, or the plan. Keep ids in a plan, not units: `perform` sees the truth. */
  read?(eyes: Eyes<S>, asked: Members<Asks>): Read;
  /** Nothing comes of it that its side cannot foresee (`OrderDefinition`). */
  foreseeable?(eyes: Eyes<S>, asked: Members<Asks>): boolean;
  listing?(eyes: Eyes<S>, asked: Members<Asks>, plan: PlanOf<Read>): Listing;
  perform(act: Act<S>, plan: PlanOf<Read>, given: Given<S>): void;
}

interface Accepted<Asked, Plan> {
  readonly members: Asked;
  readonly plan: Plan;
}

/** By whom an order was given, in answer to what. */
interface Given<S extends System> {
  readonly by: SideId;
  readonly decision: Decision<S['decision']>;
}

/** The builder of a rulebook's orders: `const order = orderOf<Duel>()`. */
export function orderOf<S extends System>() {
  return <const Answers extends S['decision'], const Asks extends Shape, Read extends object = Members<Asks>>(
    form: OrderForm<S, Answers, Asks, Read>,
  ): OrderDefinition<S, Answers> => {
    const { title, description, cites, answers, sealed, byExample, foreseeable } = form;
    const read = (eyes: Eyes<S>, asked: Members<Asks>) => form.read?.(eyes, asked) ?? asked;
    return {
      title,
      description,
      cites,
      answers,
      schema: z.strictObject(form.asks),
      ...(sealed && { sealed }),
      ...(byExample && { byExample }),
      read: (eyes, asked) => read(eyes, asked as Members<Asks>),
      ...(foreseeable && { foreseeable: (eyes, asked) => foreseeable(eyes, asked as Members<Asks>) }),
      perform: (act, plan, given) => form.perform(act, plan as PlanOf<Read>, given),
      *list(eyes) {
        const listed = (members: Members<Asks>, plan: PlanOf<Read>) => ({
          members,
          plan,
          told: form.listing?.(eyes, members, plan),
        });
        if (form.accepted) {
          for (const { members, plan } of form.accepted(eyes)) yield listed(members, plan);
          return;
        }
        for (const members of form.candidates?.(eyes) ?? [{} as Members<Asks>]) {
          const plan = read(eyes, members);
          if (!isRefusal(plan)) yield listed(members, plan as PlanOf<Read>);
        }
      },
    };
  };
}
