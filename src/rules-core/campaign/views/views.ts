/**
 * The one redaction of campaigns. What a viewer may know of a book, and of what happened in it, is worked out here and nowhere
 * else.
 *
 * A side knows its own roster, formations, points and sealed orders; of the others what lies on the table for all: names, victory
 * points, battles and how they ended, the stance revealed, the graph, flags, what stays changed on maps. A viewer without a side
 * knows what all sides know. Seen entries fold: made on the seen book before them, their changes give the seen book after them.
 * A roster entry never changes sides: a side that keeps what it captured has a new entry for it.
 */
import type { Viewer } from '../../kernel/position/battle.js';
import { canonical } from '../../kernel/position/canonical.js';
import type { SideId } from '../../kernel/position/position.js';
import { mayKnow, sideOf } from '../../kernel/views/views.js';
import type { BattleReport } from '../aftermath/report.js';
import type { BattleRow, Book, SideRow } from '../book/book.js';
import type { BookChange } from '../book/changes.js';
import type { Line } from '../book/lines.js';
import type { Consequence, Correction, Entry, Fact, FactOf } from '../facts/facts.js';

/** What everybody may know of a side. */
const OPEN_OF_A_SIDE = ['name', 'victoryPoints', 'battlesWon', 'stance', 'rank'] as const;

export type SeenSide = Pick<SideRow, (typeof OPEN_OF_A_SIDE)[number]> & Partial<SideRow>;
export type SeenBook = Omit<Book, 'side'> & { readonly side: Record<SideId, SeenSide> };
type SeenFact = Fact | { readonly fact: 'unseen' };

export interface SeenEntry {
  readonly fact: SeenFact;
  readonly consequences: readonly Consequence[];
}

/** Whose an entry of the roster, or a formation, is. */
export type Owners = (table: 'roster' | 'formation', id: string) => SideId | undefined;

export function ownersIn(...books: readonly Pick<SeenBook, 'roster' | 'formation'>[]): Owners {
  return (table, id) => {
    for (const book of books) {
      const row = book[table][id];
      if (row) return row.side;
    }
    return undefined;
  };
}

/** The book as the viewer may know it; rows are shared where nothing is hidden in them. */
export function seenBook(book: Book, viewer: Viewer): SeenBook {
  if (viewer === 'referee') return book;
  const side = sideOf(viewer);
  const own = <Row extends { readonly side: SideId }>(row: Row) => row.side === side;
  const owners = ownersIn(book);
  return {
    ...book,
    side: mapped(book.side, (row, id) => (id === side ? row : openSide(row))),
    formation: filtered(book.formation, own),
    roster: filtered(book.roster, own),
    battle: mapped(book.battle, (row) => seenBattle(row, side, owners)),
    sealed: filtered(book.sealed, (_, id) => id === side),
  };
}

/**
 * The entry as the viewer may know it; undefined when there is nothing in it for the viewer. Without somebody to ask whose is what, only
 * what the entry itself says of that counts: the units of a battle's report may then be missing, and never too many.
 */
export function seenEntry(
  entry: Entry,
  viewer: Viewer,
  owners: Owners = ownersSaid(entry),
): SeenEntry | undefined {
  if (viewer === 'referee') return entry;
  const consequences = entry.consequences.flatMap((one) => seenConsequence(one, viewer, owners) ?? []);
  const fact = seenFact(entry.fact, sideOf(viewer), owners);
  if (!fact && consequences.length === 0) return undefined;
  return { fact: fact ?? { fact: 'unseen' }, consequences };
}

/** The consequence as the viewer may know it; undefined when it is for others. */
export function seenConsequence(
  consequence: Consequence,
  viewer: Viewer,
  owners: Owners,
): Consequence | undefined {
  if (viewer === 'referee') return consequence;
  const side = sideOf(viewer);
  const about = privateTo(consequence, owners);
  if (consequence.to ? !mayKnow(viewer, consequence.to) : about && !isOwn(about.side, side)) return undefined;
  const { changes = [], to: _, ...rest } = consequence;
  const seen = seenChanges(changes, viewer, owners);
  return {
    ...rest,
    about: seenAbout(consequence, side),
    ...(seen.length > 0 && { changes: seen }),
  } as Consequence;
}

/** It stays secret if another side had sealed anything, even when all is revealed. */
function seenAbout({ what, about }: Consequence, side: SideId | undefined): object {
  if (what !== 'revealed' || about.side === side) return about;
  const { absent: _, ...open } = about;
  return open;
}

/** Changes as the viewer may know them. */
function seenChanges(changes: readonly BookChange[], viewer: Viewer, owners: Owners): readonly BookChange[] {
  if (viewer === 'referee') return changes;
  return changes.flatMap((change) => seenChange(change, sideOf(viewer), owners) ?? []);
}

export type SeenCorrection = Omit<Correction, 'fact' | 'why'> & {
  readonly fact: SeenFact;
  readonly why?: string;
};

/** The lines that a correction makes read otherwise, by who knows that they do: each side, and viewers without one. */
export interface ReadOtherwise {
  readonly sides: Readonly<Record<SideId, readonly number[]>>;
  readonly others: readonly number[];
}

/** `before`: the line that it corrects. */
export function readOtherwise(
  { corrects, fact, rewritten }: Omit<Correction, 'why'>,
  before: Line,
  sides: readonly SideId[],
  owners: Owners,
): ReadOtherwise {
  const anew = new Map(rewritten.map(({ version, consequences }) => [version, consequences]));
  const versions = [...new Set([corrects, ...anew.keys()])].sort((one, other) => one - other);
  const otherwiseTo = (viewer: Viewer) =>
    versions.filter((version) => {
      const old = before[version - 1];
      if (!old) return false;
      const now = {
        fact: version === corrects ? fact : old.fact,
        consequences: anew.get(version) ?? old.consequences,
      };
      const shown = (entry: Entry) => canonical((seenEntry(entry, viewer, owners) ?? null) as never);
      return shown(old) !== shown(now);
    });
  return {
    sides: Object.fromEntries(sides.map((side) => [side, otherwiseTo({ side })])),
    others: otherwiseTo('public'),
  };
}

/**
 * A correction as the viewer may know it; undefined when nothing reads otherwise to the viewer. The referee's reason comes with the fact,
 * or not at all. Of a correction that does not say what reads otherwise to whom, the fact alone is shown.
 */
export function seenCorrection(
  { otherwise, ...correction }: Correction & { readonly otherwise?: ReadOtherwise },
  viewer: Viewer,
  owners?: Owners,
): SeenCorrection | undefined {
  if (viewer === 'referee') return correction;
  const { corrects, why } = correction;
  const side = sideOf(viewer);
  const versions = side === undefined ? otherwise?.others : otherwise && (otherwise.sides[side] ?? []);
  const isOtherwise = (version: number) => versions?.includes(version) ?? false;
  const rewritten = correction.rewritten
    .filter(({ version }) => isOtherwise(version))
    .map(({ version, consequences }) => {
      const anew: Entry = { fact: { fact: 'nothing' }, consequences };
      const seen = seenEntry(anew, viewer, owners ?? ownersSaid(anew));
      return { version, consequences: seen?.consequences ?? [] };
    });
  const about = { fact: correction.fact, consequences: [] };
  const isFactOtherwise = versions === undefined || isOtherwise(corrects);
  const fact = isFactOtherwise ? seenFact(correction.fact, side, owners ?? ownersSaid(about)) : undefined;
  if (versions === undefined ? !fact : versions.length === 0) return undefined;
  const isToldWhy = fact && !OF_SEVERAL_SIDES.has(fact.fact);
  return { corrects, fact: fact ?? { fact: 'unseen' }, ...(isToldWhy && { why }), rewritten };
}

/** Facts of which each side sees its own part: why one was corrected may be about another side's. */
const OF_SEVERAL_SIDES: ReadonlySet<Fact['fact']> = new Set(['begin', 'enlist', 'open-battle', 'report']);

/** Whom a consequence concerns that its author has not addressed: what is about one of a roster is for its side, always. */
function privateTo(
  { what, about }: Consequence,
  owners: Owners,
): { readonly side: SideId | undefined } | undefined {
  switch (what) {
    case 'sealed':
    case 'planned':
    case 'drawn':
    case 'bought':
    case 'not-bought':
    case 'points':
    case 'used-up':
    case 'matched':
      return { side: about.side };
    case 'formation-raised':
      return { side: owners('formation', about.formation) };
    case 'ruled':
      return about.what === 'roster' ? { side: owners('roster', about.id) } : undefined;
    default:
      return 'unit' in about && about.unit !== undefined ? { side: owners('roster', about.unit) } : undefined;
  }
}

function seenChange(change: BookChange, side: SideId | undefined, owners: Owners): BookChange | undefined {
  switch (change.in) {
    case 'side':
      return change.id === side ? change : altered(change, openSide);
    case 'sealed':
      return change.id === side ? change : undefined;
    case 'roster':
    case 'formation': {
      const owner = 'add' in change ? change.add.side : owners(change.in, change.id);
      return owner !== undefined && owner === side ? change : undefined;
    }
    case 'battle':
      return altered(change, (row) => seenBattle(row, side, owners));
    default:
      return change;
  }
}

/** The change with less in its row; undefined when nothing is left of it. */
function altered<Change extends BookChange>(
  change: Change,
  less: (row: never) => object,
): BookChange | undefined {
  if ('add' in change) return { ...change, add: less(change.add as never) } as BookChange;
  if (!('set' in change)) return change;
  const set = less(change.set as never);
  return Object.keys(set).length > 0 ? ({ ...change, set } as BookChange) : undefined;
}

function openSide(row: Partial<SideRow>): SeenSide {
  const open = OPEN_OF_A_SIDE.filter((member) => row[member] !== undefined);
  return Object.fromEntries(open.map((member) => [member, row[member]])) as unknown as SeenSide;
}

function seenBattle(row: BattleRow, side: SideId | undefined, owners: Owners): BattleRow {
  const own = (unit: string) => side !== undefined && owners('roster', unit) === side;
  const { endedOtherwise: _, ...open } = row;
  return {
    ...open,
    ...(row.drawn && { drawn: filtered(row.drawn, own) }),
    ...(row.report && { report: seenReport(row.report, side, owners) }),
  };
}

/** How the battle went is for all, once it is over; who did and suffered what in it is each side's own affair, the note the referee's. */
function seenReport(report: BattleReport, side: SideId | undefined, owners: Owners): BattleReport {
  const { usedUp, note: _, ...open } = report;
  if (side === undefined) return { ...open, units: [], arisen: [] };
  const arisen = report.arisen.filter((one) => one.side === side);
  const units = report.units.filter(({ unit }) => owners('roster', unit) === side);
  const own = usedUp?.[side];
  return { ...open, units, arisen, ...(own && { usedUp: { [side]: own } }) };
}

/** Undefined: that anything was entered at all is not for this side to know. */
function seenFact(fact: Fact, side: SideId | undefined, owners: Owners): Fact | undefined {
  const own = (one: { readonly side: SideId }) => one.side === side;
  switch (fact.fact) {
    case 'begin':
      return { ...fact, roster: fact.roster.filter(own), formations: fact.formations.filter(own) };
    case 'enlist': {
      const seen = { ...fact, roster: fact.roster.filter(own), formations: fact.formations.filter(own) };
      return seen.roster.length + seen.formations.length > 0 ? seen : undefined;
    }
    case 'seal':
      return own(fact) ? fact : undefined;
    case 'open-battle':
      return {
        ...fact,
        drawn: filtered(fact.drawn, (unit) => isOwn(owners('roster', unit), side)),
        ...(fact.mustered && { mustered: fact.mustered.filter(own) }),
      };
    case 'report':
      return { ...fact, report: seenReport(fact.report, side, owners) };
    case 'match': {
      const counters = filtered(fact.counters, (_, unit) => isOwn(owners('roster', unit), side));
      return Object.keys(counters).length > 0 ? { ...fact, counters } : undefined;
    }
    case 'ruling':
      return seenRuling(fact, side, owners);
    case 'end-again':
    case 'nothing':
      return undefined;
    default:
      return fact;
  }
}

function seenRuling(
  fact: FactOf<'ruling'>,
  side: SideId | undefined,
  owners: Owners,
): FactOf<'ruling'> | undefined {
  if (fact.what === 'roster') return isOwn(owners('roster', fact.id), side) ? fact : undefined;
  const open: readonly string[] = OPEN_OF_A_SIDE;
  const isSecret = fact.what === 'side' && Object.keys(fact.set).some((member) => !open.includes(member));
  return isSecret && fact.id !== side ? undefined : fact;
}

function isOwn(owner: SideId | undefined, side: SideId | undefined): boolean {
  return owner !== undefined && owner === side;
}

/** Who owns what, as far as the entry itself tells: by rows that come, and by what is told to one side alone. */
function ownersSaid({ fact, consequences }: Entry): Owners {
  const said = { roster: new Map<string, SideId>(), formation: new Map<string, SideId>() };
  if (fact.fact === 'begin' || fact.fact === 'enlist')
    for (const { unit, side } of fact.roster) said.roster.set(unit, side);
  for (const { changes = [], to } of consequences)
    for (const change of changes) {
      if (change.in !== 'roster' && change.in !== 'formation') continue;
      const owner = 'add' in change ? change.add.side : to?.length === 1 ? to[0] : undefined;
      if (owner !== undefined) said[change.in].set(change.id, owner);
    }
  return (table, id) => said[table].get(id);
}

function mapped<Row, Seen>(
  table: Readonly<Record<string, Row>>,
  see: (row: Row, id: string) => Seen,
): Record<string, Seen> {
  const seen: Record<string, Seen> = {};
  for (const id in table) seen[id] = see(table[id] as Row, id);
  return seen;
}

function filtered<Row>(
  table: Readonly<Record<string, Row>>,
  keep: (row: Row, id: string) => boolean,
): Record<string, Row> {
  const kept: Record<string, Row> = {};
  for (const id in table) if (keep(table[id] as Row, id)) kept[id] = table[id] as Row;
  return kept;
}

/** A row of a ledger as the viewer may know it; undefined when it is for others. */
export function seenRow<Row extends { readonly to?: readonly SideId[] }>(
  row: Row,
  viewer: Viewer,
): Row | undefined {
  if (viewer === 'referee') return row;
  if (!mayKnow(viewer, row.to)) return undefined;
  return 'what' in row && row.what === 'revealed'
    ? { ...row, about: seenAbout(row as unknown as Consequence, sideOf(viewer)) }
    : row;
}
