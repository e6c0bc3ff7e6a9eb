/** The rulebooks that this server knows, and how to lay a table with what the library adds to them. */
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { type OnTable, TableError, type TableResult } from '../rules-core/kernel/position/lay-table.js';
import type { Table } from '../rules-core/kernel/position/table.js';
import { type OrderForm, orderForms } from '../rules-core/kernel/views/order-forms.js';
import { type Customer, HOUSE } from '../workshop/index.js';

/** Lays the table of a position, for somebody who pays for the time it takes. */
type Lay = (known: KnownSystem, position: OnTable, customer: Customer) => Promise<TableResult>;

export class GameSystems {
  private readonly orders = new Map<KnownSystem, readonly OrderForm[]>();

  constructor(
    private readonly systems: KnownSystems,
    private readonly layTable: Lay,
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

  lay(known: KnownSystem, position: OnTable, customer: Customer = HOUSE): Promise<TableResult> {
    return this.layTable(known, position, customer);
  }

  /** The table of a battle that exists. */
  async table(known: KnownSystem, position: OnTable, customer: Customer = HOUSE): Promise<Table> {
    const laid = await this.lay(known, position, customer);
    if (laid.ok) return laid.table;
    throw new TableError(laid.problems);
  }
}
