/** How a line went, as one viewer may know it: its ledgers, when turns and phases began, what everybody was called. */
import type { Entry } from '../rules-core/campaign/facts.js';
import { type LedgerRow, type MomentRow, rowsOf } from '../rules-core/campaign/ledgers.js';
import { momentAt } from '../rules-core/campaign/standing.js';
import type { SeenEntry } from '../rules-core/campaign/views.js';
import { NamesOverTime } from './names-over-time.js';

type Ledger = LedgerRow['ledger'];
type RowOf<Name extends Ledger> = Extract<LedgerRow, { ledger: Name }>;

export interface KeptRow<Name extends Ledger> {
  readonly key: string;
  readonly row: RowOf<Name>;
}

export class SeenHistory {
  readonly names = new NamesOverTime();
  private readonly moments: MomentRow[] = [];
  private readonly phases: { version: number; turn: number; phase: string }[] = [];
  private readonly ledgers = new Map<Ledger, Map<string, LedgerRow>>();
  private readonly units = new Map<string, RowOf<'unit'>[]>();
  private readonly ofTurns = new Map<number, RowOf<'turn'>[]>();
  /** In which entry the aftermath of a battle was worked out. */
  private readonly aftermaths = new Map<string, number>();

  /** `entries`: the line from its first entry on; undefined where the viewer may know nothing of one. */
  constructor(entries: readonly (SeenEntry | undefined)[]) {
    for (const [index, seen] of entries.entries()) if (seen) this.add(index + 1, seen);
  }

  private add(version: number, seen: SeenEntry): void {
    for (const { what, about, changes = [] } of seen.consequences) {
      for (const change of changes) this.names.note(version, change);
      if (what === 'phase-begun') this.phases.push({ version, ...about });
      if (what === 'aftermath-done') this.aftermaths.set(about.battle, version);
    }
    for (const { key, row } of rowsOf(version, seen as Entry)) this.keep(key, row);
  }

  /** What happened to the campaign as a whole, by turns: the entry that ends a turn begins the next one too. */
  private noteInTurn(row: RowOf<'turn'>): void {
    const turn = this.moments.at(-1)?.turn ?? 1;
    const known = this.ofTurns.get(turn) ?? [];
    this.ofTurns.set(turn, known);
    known.push(row);
  }

  inTurn(turn: number): readonly RowOf<'turn'>[] {
    return this.ofTurns.get(turn) ?? [];
  }

  private keep(key: string, row: LedgerRow): void {
    if (row.ledger === 'moment') this.begin(row);
    else if (row.ledger === 'unit') this.storyOf(row.unit).push(row);
    else if (row.ledger === 'turn') this.noteInTurn(row);
    else this.ledgerOf(row.ledger).set(key, row);
  }

  private begin(moment: MomentRow): void {
    if (this.moments.at(-1)?.turn !== moment.turn) this.moments.push(moment);
  }

  private storyOf(unit: string): RowOf<'unit'>[] {
    const known = this.units.get(unit) ?? [];
    this.units.set(unit, known);
    return known;
  }

  private ledgerOf(name: Ledger): Map<string, LedgerRow> {
    const known = this.ledgers.get(name) ?? new Map<string, LedgerRow>();
    this.ledgers.set(name, known);
    return known;
  }

  /** The rows of a ledger, oldest first. */
  rows<Name extends Exclude<Ledger, 'unit' | 'moment' | 'turn'>>(name: Name): KeptRow<Name>[] {
    return [...this.ledgerOf(name)].map(([key, row]) => ({ key, row: row as RowOf<Name> }));
  }

  /** What happened to one of the roster, oldest first. */
  of(unit: string): readonly RowOf<'unit'>[] {
    return this.units.get(unit) ?? [];
  }

  /** The turns so far, oldest first. */
  get turns(): readonly MomentRow[] {
    return this.moments;
  }

  /** The turn and date at which an entry was made. */
  moment(version: number): { readonly turn: number; readonly date: string } {
    return momentAt(this.moments, version) ?? { turn: 0, date: '' };
  }

  /** The entry in which the aftermath of a battle was worked out. */
  aftermathOf(battle: string): number | undefined {
    return this.aftermaths.get(battle);
  }

  /** The version at which a turn, or a phase of it, had begun. */
  beginningOf({ turn, phase }: { turn: number; phase?: string | null }): number | undefined {
    const begun = this.phases.find((one) => one.turn === turn && one.phase === phase);
    if (begun || (phase != null && phase !== 'planning')) return begun?.version; // A turn begins with planning.
    return this.moments.find((moment) => moment.turn === turn)?.version;
  }
}
