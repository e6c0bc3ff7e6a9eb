/** A chapter of the book: the orders, tasks and sentences that it adds to the rulebook. */
import type { Order } from '../kernel/action.js';
import type { OldOrder } from '../kernel/form/old.js';
import type { Act, CombatSystem, Effects, Tasks } from './system.js';

export type CombatOrder<O extends Order = Order> = OldOrder<CombatSystem, O>;

export type ChapterTasks = {
  readonly [K in keyof Tasks]?: (act: Act, task: { readonly task: K } & Readonly<Tasks[K]>) => void;
};
export type ChapterSentences = {
  readonly [K in keyof Effects]?: (about: Effects[K], name: (unit: string) => string) => string;
};

export interface Chapter {
  // biome-ignore lint/suspicious/noExplicitAny: orders differ in type; each is checked where it is defined
  readonly orders?: Readonly<Record<string, CombatOrder<any>>>;
  readonly tasks?: ChapterTasks;
  readonly sentences?: ChapterSentences;
}
