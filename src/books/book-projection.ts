/**
 * The ledgers of campaigns' books, kept behind the log: every victory point, promotion, award, loss and deed as a row of its
 * ledger, a sheet for each turn. What an entry wrote is noted beside it, so that a correction takes exactly that away again.
 */
import type { Event } from '../event-store/index.js';
import type { Changes, Projection, Rows } from '../projections/index.js';
import { CAMPAIGN } from '../rules-core/campaign/book.js';
import type { BookChange } from '../rules-core/campaign/changes.js';
import type { Consequence } from '../rules-core/campaign/facts.js';
import { type KeyedRow, rowsOf } from '../rules-core/campaign/ledgers.js';
import {
  BOOK_BRANCHED,
  BOOK_CORRECTED,
  type BookBranched,
  type BookCorrected,
  type BookEntry,
  ENTRY_KINDS,
} from './book-events.js';

/** One ledger, or one unit's story, in one turn. */
export interface Sheet {
  readonly rows: readonly KeyedRow[];
}

/** Which sheets an entry wrote on. */
interface Written {
  readonly turn: number;
  readonly sheets: readonly string[];
}

/** How far a line has come. */
export interface Reached {
  readonly turn: number;
  readonly version: number;
}

type Row = Sheet | Written | Reached;

export const CAMPAIGN_BOOK: Projection<Row> = {
  name: 'campaign-book',
  version: 1,
  when: 'behind',
  kinds: [...ENTRY_KINDS, BOOK_CORRECTED, BOOK_BRANCHED],
  async apply(event, rows): Promise<Changes<Row>> {
    const draft = new Draft(rows, event.battle as string);
    if (event.kind === BOOK_BRANCHED) await draft.branch(event.payload as BookBranched);
    else if (event.kind === BOOK_CORRECTED) await draft.correct(event.payload as BookCorrected);
    else await draft.enter(event as Event<BookEntry>);
    return draft.changed;
  },
};

export const reachedKey = (line: string) => `${line}/reached`;
const writtenKey = (line: string, version: number) => `${line}/entry/${padded(version, 6)}`;
/** `vp`, `points/german`, `unit/r17`: the part of a row's key that names its ledger. */
export const sheetKey = (line: string, ledger: string, turn: number) =>
  `${line}/${ledger}/${padded(turn, 4)}`;
const NOTHING_YET: Reached = { turn: 1, version: 0 };

/** The rows of one line as they become by one event. */
class Draft {
  readonly changed = new Map<string, Row>();

  constructor(
    private readonly rows: Rows<Row>,
    private readonly line: string,
  ) {}

  async enter({ payload: { consequences } }: Event<BookEntry>): Promise<void> {
    const { turn, version: before } = await this.reached();
    const version = before + 1;
    await this.write(version, turn, consequences);
    this.reach({
      turn: turnAfter(
        turn,
        consequences.flatMap(({ changes = [] }) => changes),
      ),
      version,
    });
  }

  /** Takes what each rewritten entry wrote off its sheets, and puts there what it writes now. */
  async correct({ rewritten, changes }: BookCorrected): Promise<void> {
    const { turn, version } = await this.reached();
    for (const { version: old, consequences } of rewritten) {
      const written = await this.get<Written>(writtenKey(this.line, old));
      if (!written) throw new Error(`Entry ${old} of line ${this.line} has left no trace.`);
      for (const key of written.sheets) {
        const { rows } = await this.sheet(key);
        this.changed.set(key, { rows: rows.filter(({ row }) => row.version !== old) });
      }
      await this.write(old, written.turn, consequences);
    }
    this.changed.set(writtenKey(this.line, version + 1), { turn, sheets: [] });
    this.reach({ turn: turnAfter(turn, changes), version: version + 1 });
  }

  /** Everything that the base has written up to there. */
  async branch({ from, changes }: BookBranched): Promise<void> {
    let turn = NOTHING_YET.turn;
    for (let version = 1; version <= from.version; version++) {
      const written = await this.get<Written>(writtenKey(from.line, version));
      if (!written) throw new Error(`Entry ${version} of line ${from.line} has left no trace.`);
      turn = written.turn;
      const sheets: string[] = [];
      for (const theirs of written.sheets) {
        const ours = `${this.line}${theirs.slice(from.line.length)}`;
        const { rows } = await this.sheet(theirs);
        await this.add(
          ours,
          rows.filter(({ row }) => row.version === version),
        );
        sheets.push(ours);
      }
      this.changed.set(writtenKey(this.line, version), { turn, sheets });
    }
    this.reach({ turn: turnAfter(turn, changes), version: from.version });
  }

  private async write(version: number, turn: number, consequences: readonly Consequence[]): Promise<void> {
    const sheets = new Map<string, KeyedRow[]>();
    for (const keyed of rowsOf(version, { fact: { fact: 'nothing' }, consequences })) {
      const key = sheetKey(this.line, ledgerOf(keyed), turn);
      const sheet = sheets.get(key);
      if (sheet) sheet.push(keyed);
      else sheets.set(key, [keyed]);
    }
    for (const [key, rows] of sheets) await this.add(key, rows);
    this.changed.set(writtenKey(this.line, version), { turn, sheets: [...sheets.keys()] });
  }

  private async add(key: string, more: readonly KeyedRow[]): Promise<void> {
    const { rows } = await this.sheet(key);
    const last = rows.at(-1);
    const together = [...rows, ...more];
    const isInOrder = !last || more.every((one) => precedes(last, one));
    this.changed.set(key, {
      rows: isInOrder ? together : together.sort((a, b) => (precedes(a, b) ? -1 : 1)),
    });
  }

  private async sheet(key: string): Promise<Sheet> {
    return (await this.get<Sheet>(key)) ?? { rows: [] };
  }

  private async reached(): Promise<Reached> {
    return (await this.get<Reached>(reachedKey(this.line))) ?? NOTHING_YET;
  }

  private reach(reached: Reached): void {
    this.changed.set(reachedKey(this.line), reached);
  }

  private async get<Kind extends Row>(key: string): Promise<Kind | undefined> {
    return (this.changed.get(key) ?? (await this.rows.get(key))) as Kind | undefined;
  }
}

/** Rows of one key, like a side's standing at a turn's end, follow each other as they were written: the last one counts. */
function precedes(one: KeyedRow, other: KeyedRow): boolean {
  return one.key === other.key ? one.row.version < other.row.version : one.key < other.key;
}

function turnAfter(turn: number, changes: readonly BookChange[]): number {
  for (const change of changes) {
    if (change.in !== 'campaign' || change.id !== CAMPAIGN) continue;
    const said = 'add' in change ? change.add.turn : 'set' in change ? change.set.turn : undefined;
    turn = said ?? turn;
  }
  return turn;
}

/** Points and stories have a ledger for each side, battle or unit. */
function ledgerOf({ key, row: { ledger } }: KeyedRow): string {
  const end = APART.has(ledger) ? key.indexOf('/', ledger.length + 1) : ledger.length;
  return key.slice(0, end);
}

const APART: ReadonlySet<string> = new Set(['unit', 'points', 'loss']);

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
