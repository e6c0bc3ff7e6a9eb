/** What things were called at each moment of a line, so that an old entry reads as it read then. */
import type { BookChange } from '../../rules-core/campaign/book/changes.js';
import type { Graph } from '../../rules-core/campaign/graph/graph.js';
import type { Names } from '../../rules-core/campaign/views/describe.js';

type Named = 'roster' | 'side' | 'battle' | 'formation' | 'node';
/** A map of lists, with lists of its own. */
export function copied<Key, Item>(lists: ReadonlyMap<Key, readonly Item[]>): Map<Key, Item[]> {
  return new Map([...lists].map(([key, list]) => [key, list.slice()]));
}

interface Naming {
  readonly version: number;
  readonly name: string;
}

export class NamesOverTime {
  private constructor(private readonly given: Map<string, Naming[]>) {}

  static none(): NamesOverTime {
    return new NamesOverTime(new Map());
  }

  /** To go on noting without changing this one. */
  copy(): NamesOverTime {
    return new NamesOverTime(copied(this.given));
  }

  note(version: number, change: BookChange): void {
    const row = ('add' in change ? change.add : 'set' in change ? change.set : {}) as {
      name?: string | null;
      graph?: Graph | null;
    };
    if (change.in === 'campaign')
      for (const { node, title } of row.graph?.nodes ?? []) this.give('node', node, version, title);
    else if (row.name) this.give(change.in as Named, change.id, version, row.name);
  }

  at(version: number): Names {
    const named = (kind: Named) => (id: string) => this.called(kind, id, version) ?? id;
    return {
      unit: named('roster'),
      side: named('side'),
      battle: named('battle'),
      node: named('node'),
      formation: named('formation'),
    };
  }

  private give(kind: Named, id: string, version: number, name: string): void {
    const key = `${kind}/${id}`;
    const namings = this.given.get(key);
    if (!namings) this.given.set(key, [{ version, name }]);
    else if (namings.at(-1)?.name !== name) namings.push({ version, name });
  }

  private called(kind: Named, id: string, version: number): string | undefined {
    return this.given.get(`${kind}/${id}`)?.findLast((naming) => naming.version <= version)?.name;
  }
}
