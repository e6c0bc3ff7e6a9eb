/** How a line went, as one viewer may know it: its ledgers, when turns and phases began, what everybody was called. */

import {
  type LedgerRow,
  type MomentRow,
  placeInLedgers,
  rowsOf,
} from '../../rules-core/campaign/book/ledgers.js';
import type { Entry } from '../../rules-core/campaign/facts/facts.js';
import { momentAt } from '../../rules-core/campaign/views/standing.js';
import type { SeenEntry } from '../../rules-core/campaign/views/views.js';
import { copied, NamesOverTime } from './names-over-time.js';

type Ledger = LedgerRow['ledger'];
type RowOf<Name extends Ledger> = Extract<LedgerRow, { ledger: Name }>;

export interface KeptRow<Name extends Ledger> {
  readonly key: string;
  readonly row: RowOf<Name>;
}

interface Kept {
  readonly names: NamesOverTime;
  readonly moments: MomentRow[];
  readonly phases: { version: number; turn: number; phase: string }[];
  readonly ledgers: Map<Ledger, Map<string, LedgerRow>>;
  readonly units: Map<string, RowOf<'unit'>[]>;
  readonly ofTurns: Map<number, RowOf<'turn'>[]>;
  /** In which entry the aftermath of a battle was worked out. */
  readonly aftermaths: Map<string, number>;
  /** The version of the latest entry, and how many before it share it. */
  last: { readonly version: number; readonly times: number };
}

export class SeenHistory {
  private constructor(
    /** How many entries it is made of, those among them of which the viewer may know nothing. */
    readonly version: number,
    private readonly kept: Kept,
  ) {}

  /** Before the first entry. */
  static beginning(): SeenHistory {
    return new SeenHistory(0, {
      names: NamesOverTime.none(),
      moments: [],
      phases: [],
      ledgers: new Map(),
      units: new Map(),
      ofTurns: new Map(),
      aftermaths: new Map(),
      last: { version: 0, times: 0 },
    });
  }

  /**
   * The history with more entries; this one stays as it is. Undefined: the viewer may know nothing of an entry. `numberOf`:
   * the version of an entry as the viewer counts them.
   */
  with(
    entries: readonly (SeenEntry | undefined)[],
    numberOf: (version: number) => number = (version) => version,
  ): SeenHistory {
    const { names, moments, phases, ledgers, units, ofTurns, aftermaths, last } = this.kept;
    const longer = new SeenHistory(this.version + entries.length, {
      names: names.copy(),
      moments: moments.slice(),
      phases: phases.slice(),
      ledgers: new Map([...ledgers].map(([name, rows]) => [name, new Map(rows)])),
      units: copied(units),
      ofTurns: copied(ofTurns),
      aftermaths: new Map(aftermaths),
      last,
    });
    for (const [index, seen] of entries.entries()) {
      if (seen) longer.add(numberOf(this.version + index + 1), seen);
    }
    return longer;
  }

  get names(): NamesOverTime {
    return this.kept.names;
  }

  private add(version: number, seen: SeenEntry): void {
    const at = this.placeOf(version);
    for (const { what, about, changes = [] } of seen.consequences) {
      for (const change of changes) this.names.note(version, change);
      if (what === 'phase-begun') this.kept.phases.push({ version, ...about });
      if (what === 'aftermath-done') this.kept.aftermaths.set(about.battle, version);
    }
    for (const { key, row } of rowsOf(version, seen as Entry, at)) this.keep(key, row);
  }

  /** An entry that came into view later, by a correction, shares the version of the one before it. */
  private placeOf(version: number): string {
    const { last } = this.kept;
    const times = last.version === version ? last.times + 1 : 0;
    this.kept.last = { version, times };
    return times === 0 ? placeInLedgers(version) : `${placeInLedgers(version)}+${times}`;
  }

  /** What happened to the campaign as a whole, by turns: the entry that ends a turn begins the next one too. */
  private noteInTurn(row: RowOf<'turn'>): void {
    const turn = this.kept.moments.at(-1)?.turn ?? 1;
    const known = this.kept.ofTurns.get(turn) ?? [];
    this.kept.ofTurns.set(turn, known);
    known.push(row);
  }

  inTurn(turn: number): readonly RowOf<'turn'>[] {
    return this.kept.ofTurns.get(turn) ?? [];
  }

  private keep(key: string, row: LedgerRow): void {
    if (row.ledger === 'moment') this.begin(row);
    else if (row.ledger === 'unit') this.storyOf(row.unit).push(row);
    else if (row.ledger === 'turn') this.noteInTurn(row);
    else this.ledgerOf(row.ledger).set(key, row);
  }

  private begin(moment: MomentRow): void {
    if (this.kept.moments.at(-1)?.turn !== moment.turn) this.kept.moments.push(moment);
  }

  private storyOf(unit: string): RowOf<'unit'>[] {
    const known = this.kept.units.get(unit) ?? [];
    this.kept.units.set(unit, known);
    return known;
  }

  private ledgerOf(name: Ledger): Map<string, LedgerRow> {
    const known = this.kept.ledgers.get(name) ?? new Map<string, LedgerRow>();
    this.kept.ledgers.set(name, known);
    return known;
  }

  /** The rows of a ledger, oldest first. */
  rows<Name extends Exclude<Ledger, 'unit' | 'moment' | 'turn'>>(name: Name): KeptRow<Name>[] {
    return [...this.ledgerOf(name)].map(([key, row]) => ({ key, row: row as RowOf<Name> }));
  }

  /** What happened to one of the roster, oldest first. */
  of(unit: string): readonly RowOf<'unit'>[] {
    return this.kept.units.get(unit) ?? [];
  }

  /** The turns so far, oldest first. */
  get turns(): readonly MomentRow[] {
    return this.kept.moments;
  }

  /** The turn and date at which an entry was made. */
  moment(version: number): { readonly turn: number; readonly date: string } {
    return momentAt(this.kept.moments, version) ?? { turn: 0, date: '' };
  }

  /** The entry in which the aftermath of a battle was worked out. */
  aftermathOf(battle: string): number | undefined {
    return this.kept.aftermaths.get(battle);
  }

  /** The version at which a turn, or a phase of it, had begun. */
  beginningOf({ turn, phase }: { turn: number; phase?: string | null }): number | undefined {
    const begun = this.kept.phases.find((one) => one.turn === turn && one.phase === phase);
    if (begun || (phase != null && phase !== 'planning')) return begun?.version; // A turn begins with planning.
    return this.kept.moments.find((moment) => moment.turn === turn)?.version;
  }
}
