/**
 * Fields that are asked for again under the same name, with fields of their own. The validation of a document compares each of
 * them with each other one, and their contents as well, which can take a thousand times as long as reading it.
 */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsIn } from './introspection-cost.js';

/** What takes more steps to be counted takes too long to be checked. */
const MOST_STEPS = 20_000;

/** How many comparisons a document asks for; infinite where even to count them takes too long. */
export function overlapsIn(document: DocumentNode): number {
  const counter = new Counter(fragmentsIn(document));
  for (const definition of document.definitions)
    if ('selectionSet' in definition) counter.merge([definition.selectionSet]);
  return counter.steps > MOST_STEPS ? Number.POSITIVE_INFINITY : counter.overlaps;
}

class Counter {
  overlaps = 0;
  steps = 0;

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  /** Selection sets that come together in one object. */
  merge(sets: readonly SelectionSetNode[]): void {
    const inside = new Map<string, SelectionSetNode[]>();
    const spread = new Set<string>();
    for (const set of sets) this.collect(set.selections, inside, spread);
    for (const same of inside.values()) {
      if (this.steps > MOST_STEPS) return;
      this.overlaps += (same.length * (same.length - 1)) / 2;
      this.merge(same);
    }
  }

  private collect(
    selections: readonly SelectionNode[],
    inside: Map<string, SelectionSetNode[]>,
    spread: Set<string>,
  ): void {
    for (const selection of selections) {
      if (++this.steps > MOST_STEPS) return;
      if (selection.kind === Kind.INLINE_FRAGMENT)
        this.collect(selection.selectionSet.selections, inside, spread);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) this.spread(selection.name.value, inside, spread);
      else if (selection.selectionSet) {
        const name = (selection.alias ?? selection.name).value;
        const same = inside.get(name);
        if (same) same.push(selection.selectionSet);
        else inside.set(name, [selection.selectionSet]);
      }
    }
  }

  private spread(name: string, inside: Map<string, SelectionSetNode[]>, spread: Set<string>): void {
    const fragment = this.fragments.get(name);
    if (!fragment || spread.has(name)) return;
    spread.add(name);
    this.collect(fragment.selectionSet.selections, inside, spread);
  }
}
