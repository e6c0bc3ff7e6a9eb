/** Chapters put together. What nobody tells, does or answers does not compile; a name given twice stops the start. */
import type { Effect } from '../decide/action.js';
import type { Answers, OrderDefinition, Rulebook, Sentences, TaskHandlers } from '../decide/rulebook.js';
import { unitsChanged } from '../lab/lab.js';
import type { System } from '../position/position.js';
import type { Chapter } from './chapter.js';
import type { Name, Telling } from './effects.js';

type NamesIn<C, Part extends string> = C extends { readonly [P in Part]: infer Named } ? keyof Named : never;
type Answered<C> = C extends { readonly orders: infer Orders } ? AnsweredBy<Orders[keyof Orders]> : never;
type AnsweredBy<O> = O extends { readonly answers: readonly (infer Kind)[] } ? Kind : never;

type Gaps<S extends System, C> = {
  untold: Exclude<keyof S['effects'], NamesIn<C, 'tells'>>;
  undone: Exclude<S['task']['task'], NamesIn<C, 'tasks'>>;
  unanswered: Exclude<S['decision'], Answered<C>>;
};

/** Nothing when the chapters are whole; else a type that nothing fits, which names what is missing. */
type Whole<S extends System, C> = [Gaps<S, C>[keyof Gaps<S, C>]] extends [never] ? unknown : Gaps<S, C>;

interface RulebookForm<S extends System, C extends readonly Chapter<S>[]>
  extends Omit<Rulebook<S>, 'orders' | 'tasks' | 'sentences' | 'answers' | 'outcome'> {
  readonly chapters: C & Whole<S, C[number]>;
}

/** The builder of a rulebook: `export const duel = rulebookOf<Duel>()({ ..., chapters: [...] })`. */
export function rulebookOf<S extends System>() {
  return <const C extends readonly Chapter<S>[]>(form: RulebookForm<S, C>): Rulebook<S> => {
    const { chapters, ...rest } = form;
    return { ...rest, ...joinChapters(rest.system, chapters as readonly Chapter<S>[]) };
  };
}

function joinChapters<S extends System>(system: string, chapters: readonly Chapter<S>[]) {
  const parts = <T>(part: keyof Chapter<S>) =>
    joined<T>(
      system,
      chapters.map((chapter) => (chapter[part] ?? {}) as Readonly<Record<string, T>>),
    );
  const tells = parts<Telling<unknown>>('tells');
  const orders = parts<OrderDefinition<S>>('orders');
  const sentences = Object.entries(tells).map(([effect, { sentence }]) => [effect, sentence]);
  return {
    orders,
    tasks: parts('tasks') as unknown as TaskHandlers<S>,
    sentences: Object.fromEntries(sentences) as Sentences<S>,
    answers: answersIn(orders) as unknown as Answers<S>,
    outcome: (effect: Effect<S>, name: Name) => outcomeIn(tells, effect, name),
  };
}

function joined<T>(system: string, parts: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const all: Record<string, T> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(all, name)) throw new Error(`${system}: two chapters define "${name}".`);
    all[name] = value;
  }
  return all;
}

/** Which orders answer which decision, in the order of the chapters. */
function answersIn<S extends System>(orders: Readonly<Record<string, OrderDefinition<S>>>) {
  const answers: Record<string, string[]> = {};
  for (const [order, definition] of Object.entries(orders))
    for (const kind of definition.answers) answers[kind] = [...(answers[kind] ?? []), order];
  return answers;
}

function outcomeIn<S extends System>(
  tells: Readonly<Record<string, Telling<unknown>>>,
  effect: Effect<S>,
  name: Name,
): string | undefined {
  const kind = effect.effect as string;
  const outcome = Object.hasOwn(tells, kind) ? tells[kind]?.outcome : undefined;
  if (outcome === 'silent') return undefined;
  return outcome ? outcome(effect.about, name) : unitsChanged(effect, name);
}
