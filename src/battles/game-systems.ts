/** The rulebooks that this server knows, and how to lay a table with what the library adds to them. */
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/known-system.js';
import { type OnTable, type Shelf, TableError, type TableResult } from '../rules-core/kernel/lay-table.js';
import { type OrderForm, orderForms } from '../rules-core/kernel/order-forms.js';
import type { Table } from '../rules-core/kernel/table.js';

/** What the library adds for one position: uploaded boards, the chart pack it is pinned to. */
export type ShelfFor = (known: KnownSystem, position: OnTable) => Promise<Partial<Shelf>>;

export class GameSystems {
  private readonly orders = new Map<KnownSystem, readonly OrderForm[]>();

  constructor(
    private readonly systems: KnownSystems,
    private readonly shelfFor: ShelfFor,
  ) {}

  find(system: string): KnownSystem | undefined {
    return this.systems.get(system);
  }

  /** The system of a battle that exists: its rulebook must be here. */
  of(system: string): KnownSystem {
    const found = this.systems.get(system);
    if (!found)
      throw new Error(`This server has no rulebook "${system}"; it has: ${this.names().join(', ')}.`);
    return found;
  }

  all(): KnownSystem[] {
    return [...this.systems.values()];
  }

  /** The forms of a rulebook's orders, worked out once. */
  forms(known: KnownSystem): readonly OrderForm[] {
    const forms = this.orders.get(known) ?? orderForms(known.rulebook);
    this.orders.set(known, forms);
    return forms;
  }

  names(): string[] {
    return [...this.systems.keys()].sort();
  }

  async lay(known: KnownSystem, position: OnTable): Promise<TableResult> {
    return known.lay(position, await this.shelfFor(known, position));
  }

  /** The table of a battle that exists. */
  async table(known: KnownSystem, position: OnTable): Promise<Table> {
    const laid = await this.lay(known, position);
    if (laid.ok) return laid.table;
    throw new TableError(laid.problems);
  }
}
