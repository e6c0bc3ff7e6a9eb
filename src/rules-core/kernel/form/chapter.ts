/** A chapter of the book: the effects it tells, the orders it takes, the tasks it does. */

import type { AnyOrder, TaskHandlers } from '../decide/rulebook.js';
import type { System } from '../position/position.js';
import type { Tells } from './effects.js';

export interface Chapter<S extends System> {
  readonly tells?: Partial<Tells<S>>;
  readonly orders?: Readonly<Record<string, AnyOrder<S>>>;
  readonly tasks?: Partial<TaskHandlers<S>>;
}

/** The builder of a rulebook's chapters: `const chapter = chapterOf<Duel>()`. It keeps the names, so that gaps do not compile. */
export function chapterOf<S extends System>() {
  return <const C extends Chapter<S>>(chapter: C): C => chapter;
}

/** From what tasks carry to the `task` of a `System`: `{ turn: { side: SideId } }` to `{ task: 'turn', side: SideId }`. */
export type TaskOf<Tasks> = {
  [K in keyof Tasks & string]: { readonly task: K } & Readonly<Tasks[K]>;
}[keyof Tasks & string];
