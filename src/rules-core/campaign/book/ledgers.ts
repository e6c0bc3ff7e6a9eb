/**
 * The ledgers of a campaign: every victory point with its cause, every promotion with its dice, what each of the roster did and
 * suffered, turn by turn. Each row comes of one entry alone, so that a ledger is kept with one pass over the log; keys sort as
 * people read. Rows name ids and versions: names and dates are looked up where they are shown.
 */
import type { Roll } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import type { Cause, Consequence, Entry, Meaning, Meanings } from '../facts/facts.js';
import type { RosterId } from './book.js';
import type { Line } from './lines.js';

interface RowCore {
  readonly version: number;
  /** The sides that may know; absent: everybody. */
  readonly to?: readonly SideId[];
}

interface Reasons {
  readonly cause?: Cause;
  readonly rolls?: readonly Roll[];
  readonly cites?: readonly string[];
}

interface RowOf<Ledger extends string, What extends Meaning> extends RowCore, Reasons {
  readonly ledger: Ledger;
  readonly about: Meanings[What];
}

type VictoryPointsRow = RowOf<'vp', 'victory-points'>;
type PointsRow = RowOf<'points', 'points'>;
type PromotionRow = RowOf<'promotion', 'promotion'>;
type AwardRow = RowOf<'award', 'award'>;
type LossRow = RowOf<'loss', 'casualty'>;

/** What happened to one of the roster: its consequence, without the changes. */
export type UnitRow = RowCore &
  Reasons & {
    readonly ledger: 'unit';
    readonly unit: RosterId;
    /** What it is called from here on, where that is said. */
    readonly name?: string;
  } & Told;

/** What happened in the campaign as a whole. */
export type TurnRow = RowCore & Reasons & { readonly ledger: 'turn' } & Told;

/** From this version on it is this turn and date. */
export interface MomentRow extends RowCore {
  readonly ledger: 'moment';
  readonly turn: number;
  readonly date: string;
}

/** How a side stood at the end of a turn, as far as the turn has come. */
export interface StandingRow extends RowCore {
  readonly ledger: 'standing';
  readonly turn: number;
  readonly side: SideId;
  readonly victoryPoints: number;
}

export type LedgerRow =
  | VictoryPointsRow
  | PointsRow
  | PromotionRow
  | AwardRow
  | LossRow
  | UnitRow
  | TurnRow
  | MomentRow
  | StandingRow;

interface KeyedRow {
  readonly key: string;
  readonly row: LedgerRow;
}

type Told = { [What in Meaning]: { readonly what: What; readonly about: Meanings[What] } }[Meaning];

const CAMPAIGN_WIDE: ReadonlySet<Meaning> = new Set<Meaning>([
  'begun',
  'policies-set',
  'graph-set',
  'sealed',
  'deadline-set',
  'revealed',
  'attacker-settled',
  'planned',
  'bought',
  'not-bought',
  'battle-opened',
  'battle-reported',
  'battle-won',
  'terrain',
  'flag',
  'way-decided',
  'node-opened',
  'node-done',
  'node-closed',
  'aftermath-done',
  'reorganized',
  'turn-begun',
  'phase-begun',
  'ruled',
  'conceded',
  'over',
]);

export const placeInLedgers = (version: number): string => padded(version, 6);

/** The rows that an entry writes; a later row of the same key takes the earlier one's place. `at` tells the entry from others. */
export function rowsOf(version: number, { consequences }: Entry, at = placeInLedgers(version)): KeyedRow[] {
  const rows: KeyedRow[] = [];
  for (let number = 0; number < consequences.length; number++) {
    const consequence = consequences[number] as Consequence;
    const place = `${at}/${padded(number, 4)}`;
    ofItsKind(rows, place, version, consequence);
    ofUnits(rows, place, version, consequence);
    if (CAMPAIGN_WIDE.has(consequence.what)) {
      const row: TurnRow = { ledger: 'turn', version, ...told(consequence) };
      rows.push({ key: `turn/${place}`, row: reasonsOf(row, consequence) });
    }
  }
  return rows;
}

/** The ledgers of a whole line, in the order of their keys. */
export function ledgersOf(line: Line): Map<string, LedgerRow> {
  const rows = new Map<string, LedgerRow>();
  for (const [index, entry] of line.entries())
    for (const { key, row } of rowsOf(index + 1, entry)) rows.set(key, row);
  return new Map([...rows].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** The rows of one ledger, oldest first: `vp`, `points/german`, `unit/r17`. */
export function* rowsUnder(rows: ReadonlyMap<string, LedgerRow>, ledger: string): Iterable<LedgerRow> {
  for (const [key, row] of rows) if (key.startsWith(`${ledger}/`)) yield row;
}

function ofItsKind(rows: KeyedRow[], place: string, version: number, consequence: Consequence): void {
  const { what, about } = consequence;
  const write = (key: string, row: LedgerRow) => rows.push({ key, row: reasonsOf(row, consequence) });
  switch (what) {
    case 'victory-points': {
      const { side, turn, total } = about;
      write(`vp/${place}`, { ledger: 'vp', version, about });
      rows.push({
        key: `standing/${padded(turn, 4)}/${side}`,
        row: { ledger: 'standing', version, turn, side, victoryPoints: total },
      });
      return;
    }
    case 'points':
      write(`points/${about.side}/${place}`, { ledger: 'points', version, about });
      return;
    case 'promotion':
      write(`promotion/${place}`, { ledger: 'promotion', version, about });
      return;
    case 'award':
      write(`award/${place}`, { ledger: 'award', version, about });
      return;
    case 'casualty':
      if (about.battle !== undefined)
        write(`loss/${about.battle}/${place}`, { ledger: 'loss', version, about });
      return;
    case 'begun':
    case 'turn-begun': {
      const { turn, date } = about;
      rows.push({ key: `moment/${padded(version, 6)}`, row: { ledger: 'moment', version, turn, date } });
      return;
    }
  }
}

function ofUnits(rows: KeyedRow[], place: string, version: number, consequence: Consequence): void {
  for (const unit of unitsOf(consequence)) {
    const row = reasonsOf<UnitRow>(
      { ledger: 'unit', version, unit, ...toldOf(unit, consequence) } as UnitRow,
      consequence,
    );
    const name = nameGiven(unit, consequence);
    rows.push({ key: `unit/${unit}/${place}`, row: name === undefined ? row : { ...row, name } });
  }
}

/** Of whom of the roster the consequence tells. */
export function unitsOf({ what, about }: Consequence): readonly RosterId[] {
  switch (what) {
    case 'bought':
    case 'drawn':
      return about.units;
    case 'ruled':
      return about.what === 'roster' ? [about.id] : [];
    case 'made-up':
      return about.with === undefined ? [about.unit] : [about.unit, about.with];
    case 'arisen':
      return about.from === undefined ? [about.unit] : [about.unit, about.from];
    default:
      return 'unit' in about && about.unit !== undefined ? [about.unit] : [];
  }
}

/** Adds to a row its recipients and its reasons. */
function reasonsOf<Row extends LedgerRow>(row: Row, { to, cause, rolls, cites }: Consequence): Row {
  const whole = row as { -readonly [Member in keyof (RowCore & Reasons)]: (RowCore & Reasons)[Member] };
  if (to) whole.to = to;
  if (cause) whole.cause = cause;
  if (rolls) whole.rolls = rolls;
  if (cites) whole.cites = cites;
  return row;
}

function told({ what, about }: Consequence): Told {
  return { what, about } as Told;
}

/** What is told of many at once, of this one alone. */
function toldOf(unit: RosterId, consequence: Consequence): Told {
  const { what, about } = consequence;
  return 'units' in about ? ({ what, about: { ...about, units: [unit] } } as Told) : told(consequence);
}

/** The name that somebody bears from this consequence on. */
function nameGiven(unit: RosterId, { changes = [] }: Consequence): string | undefined {
  for (const change of changes) {
    if (change.in !== 'roster' || change.id !== unit) continue;
    const name = 'add' in change ? change.add.name : 'set' in change ? change.set.name : undefined;
    if (name) return name;
  }
  return undefined;
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
