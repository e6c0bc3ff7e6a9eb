/**
 * The ledgers of a campaign: every victory point with its cause, every promotion with its dice, what each of the roster did and
 * suffered, turn by turn. Each row comes of one entry alone, so that a ledger is kept with one pass over the log; keys sort as
 * people read. Rows name ids and versions: names and dates are looked up where they are shown.
 */
import type { Roll } from '../kernel/dice/index.js';
import type { SideId } from '../kernel/position.js';
import type { RosterId } from './book.js';
import type { Cause, Consequence, Entry, Meaning, Meanings } from './facts.js';
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

export type VictoryPointsRow = RowOf<'vp', 'victory-points'>;
export type PointsRow = RowOf<'points', 'points'>;
export type PromotionRow = RowOf<'promotion', 'promotion'>;
export type AwardRow = RowOf<'award', 'award'>;
export type LossRow = RowOf<'loss', 'casualty'>;

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

export interface KeyedRow {
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

/** The rows that an entry writes; a later row of the same key takes the earlier one's place. */
export function* rowsOf(version: number, { consequences }: Entry): Iterable<KeyedRow> {
  const at = padded(version, 6);
  let number = 0;
  for (const consequence of consequences) {
    const place = `${at}/${padded(number++, 4)}`;
    const core = coreOf(version, consequence);
    yield* ofItsKind(place, core, consequence);
    yield* ofUnits(place, core, consequence);
    if (CAMPAIGN_WIDE.has(consequence.what))
      yield { key: `turn/${place}`, row: { ledger: 'turn', ...core, ...told(consequence) } };
  }
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

function* ofItsKind(
  place: string,
  core: RowCore & Reasons,
  { what, about }: Consequence,
): Iterable<KeyedRow> {
  switch (what) {
    case 'victory-points': {
      const { side, turn, total } = about;
      yield { key: `vp/${place}`, row: { ledger: 'vp', ...core, about } };
      yield {
        key: `standing/${padded(turn, 4)}/${side}`,
        row: { ledger: 'standing', version: core.version, turn, side, victoryPoints: total },
      };
      return;
    }
    case 'points':
      yield { key: `points/${about.side}/${place}`, row: { ledger: 'points', ...core, about } };
      return;
    case 'promotion':
      yield { key: `promotion/${place}`, row: { ledger: 'promotion', ...core, about } };
      return;
    case 'award':
      yield { key: `award/${place}`, row: { ledger: 'award', ...core, about } };
      return;
    case 'casualty':
      if (about.battle !== undefined)
        yield { key: `loss/${about.battle}/${place}`, row: { ledger: 'loss', ...core, about } };
      return;
    case 'begun':
    case 'turn-begun': {
      const { version, to } = core;
      const { turn, date } = about;
      yield {
        key: `moment/${padded(version, 6)}`,
        row: { ledger: 'moment', version, turn, date, ...(to && { to }) },
      };
      return;
    }
  }
}

function* ofUnits(place: string, core: RowCore & Reasons, consequence: Consequence): Iterable<KeyedRow> {
  for (const unit of unitsOf(consequence)) {
    const name = nameGiven(unit, consequence);
    yield {
      key: `unit/${unit}/${place}`,
      row: { ledger: 'unit', ...core, ...toldOf(unit, consequence), unit, ...(name && { name }) },
    };
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

function coreOf(version: number, { to, cause, rolls, cites }: Consequence): RowCore & Reasons {
  const core: { -readonly [Member in keyof (RowCore & Reasons)]: (RowCore & Reasons)[Member] } = { version };
  if (to) core.to = to;
  if (cause) core.cause = cause;
  if (rolls) core.rolls = rolls;
  if (cites) core.cites = cites;
  return core;
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
