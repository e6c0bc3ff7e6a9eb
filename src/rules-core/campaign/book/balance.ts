/**
 * Do the books balance? Everybody on the roster is in exactly one state and at most one battle; every point, kill and battle in a
 * row was told by a consequence that says how many and how many there are now. What this finds is a fault of the code or of the
 * log, never of the referee.
 */

import type { Consequence, Entry } from '../facts/facts.js';
import type { BattleRow, Book, RosterId, RosterRow } from './book.js';
import { CAMPAIGN, campaignOf, ids, ROSTER_STATES } from './book.js';
import type { BookChange } from './changes.js';
import { unitsOf } from './ledgers.js';
import type { Line } from './lines.js';

interface Imbalance {
  readonly code: string;
  /** The row, or the line of the book, that does not fit. */
  readonly id: string;
  readonly says: string;
}

/** All that does not balance in a book and the line that made it. */
export function imbalances(book: Book, line: Line): Imbalance[] {
  const audit = openAudit();
  return [...line.flatMap((entry) => audit.enter(entry)), ...audit.close(book), ...disorder(book)];
}

/** What does not fit in the book as it lies, whatever happened before. */
export function disorder(book: Book): Imbalance[] {
  if (!book.campaign[CAMPAIGN]) return [];
  return [...ofTheRoster(book), ...ofBattles(book), ...ofSides(book), ...ofNodes(book), ...ofTheTurn(book)];
}

const isBeingFought = ({ status }: BattleRow) => status === 'open' || status === 'reported';

function* ofTheRoster(book: Book): Iterable<Imbalance> {
  for (const id of ids(book.roster)) {
    const row = book.roster[id] as RosterRow;
    const { state, side, formation, with: bearer, from, captor, battle, kills, battles } = row;
    if (!ROSTER_STATES.includes(state)) yield wrong('NO_SUCH_STATE', id, `it is "${state}"`);
    if (!book.side[side]) yield wrong('NO_SUCH_SIDE', id, `its side is "${side}"`);
    if (captor !== undefined && !book.side[captor])
      yield wrong('NO_SUCH_SIDE', id, `"${captor}" has taken it`);
    if (formation !== undefined && book.formation[formation]?.side !== side)
      yield wrong('NO_SUCH_FORMATION', id, `its side has no formation "${formation}"`);
    if (bearer !== undefined && book.roster[bearer]?.side !== side)
      yield wrong('NO_SUCH_BEARER', id, `its side has no bearer "${bearer}"`);
    if (from !== undefined && !book.roster[from])
      yield wrong('NO_SUCH_ORIGIN', id, `there is no "${from}" from which it could come`);
    if ((state === 'battle') !== (battle !== undefined))
      yield wrong('STATE_AND_BATTLE', id, `it is "${state}" and its battle is ${battle ?? 'none'}`);
    if (kills < 0 || battles < 0) yield wrong('LESS_THAN_NOTHING', id, `${kills} kills, ${battles} battles`);
  }
}

/** A unit that is in a battle is drawn in it, once, and in no other. */
function* ofBattles(book: Book): Iterable<Imbalance> {
  const drawn = new Map<RosterId, string>();
  for (const id of ids(book.battle)) {
    const battle = book.battle[id] as BattleRow;
    if (!isBeingFought(battle)) continue;
    for (const unit of Object.values(battle.drawn)) {
      if (drawn.has(unit)) yield wrong('DRAWN_TWICE', unit, `it is in "${drawn.get(unit)}" and in "${id}"`);
      drawn.set(unit, id);
      if (book.roster[unit]?.battle !== id)
        yield wrong(
          'DRAWN_AND_ELSEWHERE',
          unit,
          `"${id}" has it, its own row says ${book.roster[unit]?.battle}`,
        );
    }
  }
  for (const id of ids(book.roster)) {
    const { battle } = book.roster[id] as RosterRow;
    if (battle !== undefined && !drawn.has(id))
      yield wrong('NOT_DRAWN', id, `it is in "${battle}", which has not drawn it or is over`);
  }
}

function* ofSides(book: Book): Iterable<Imbalance> {
  for (const id of ids(book.side)) {
    const points = book.side[id]?.points ?? 0;
    if (points < 0) yield wrong('LESS_THAN_NOTHING', id, `it has ${points} points`);
  }
  for (const id of ids(book.formation)) {
    const { parent, side } = book.formation[id] as Book['formation'][string];
    if (parent !== undefined && book.formation[parent]?.side !== side)
      yield wrong('NO_SUCH_FORMATION', id, `its side has no formation "${parent}" above it`);
  }
}

function* ofNodes(book: Book): Iterable<Imbalance> {
  const drawn = new Set(campaignOf(book).graph.nodes.map(({ node }) => node));
  for (const id of ids(book.node)) {
    const { battle, status } = book.node[id] as Book['node'][string];
    if (!drawn.has(id)) yield wrong('NOT_IN_THE_GRAPH', id, 'the graph has no such node');
    if (battle !== undefined && book.battle[battle]?.node !== id)
      yield wrong('NODE_AND_BATTLE', id, `its battle "${battle}" knows nothing of it`);
    const fought = battle !== undefined && isBeingFought(book.battle[battle] as BattleRow);
    if (fought && status !== 'open')
      yield wrong('NODE_AND_BATTLE', id, `it is "${status}" while "${battle}" is fought`);
  }
  for (const id of drawn) if (!book.node[id]) yield wrong('NO_ROW', id, 'this node of the graph has no row');
}

function* ofTheTurn(book: Book): Iterable<Imbalance> {
  const { turn, phase, over } = campaignOf(book);
  if ((phase === 'over') !== (over !== undefined))
    yield wrong('PHASE', CAMPAIGN, `the phase is "${phase}" and the outcome ${over ? 'known' : 'open'}`);
  for (const id of ids(book.sealed)) {
    const sealed = book.sealed[id];
    if (!book.side[id]) yield wrong('NO_SUCH_SIDE', id, 'it has sealed orders');
    if (phase === 'planning' && sealed?.turn !== turn)
      yield wrong('SEALED_FOR_ANOTHER_TURN', id, `sealed for turn ${sealed?.turn} in turn ${turn}`);
    if (phase !== 'planning' && phase !== 'over')
      yield wrong('SEALED_FOR_ANOTHER_TURN', id, `orders are still sealed in the phase "${phase}"`);
  }
}

/** What is counted, and the consequence that tells of it with how many and the new total. */
const TELLERS = {
  points: { what: 'points', adds: 'points', whose: 'side' },
  victoryPoints: { what: 'victory-points', adds: 'points', whose: 'side' },
  battlesWon: { what: 'battle-won', adds: undefined, whose: 'side' },
  experience: { what: 'experience', adds: 'points', whose: 'unit' },
  kills: { what: 'kill', adds: 'times', whose: 'unit' },
} as const;
type Counted = keyof typeof TELLERS | 'battles';

interface Audit {
  /** Goes over the next entry, and says what does not balance in it. */
  enter(entry: Entry): Imbalance[];
  /** Compares what was told with what the book says. */
  close(book: Book): Imbalance[];
}

/** Follows a line entry by entry and adds up what its consequences tell. */
export function openAudit(): Audit {
  const told = new Map<string, number>();
  return {
    enter: ({ consequences }) => consequences.flatMap((consequence) => [...untold(consequence, told)]),
    close: (book) => [...unlikeTheBook(book, told)],
  };
}

function* unlikeTheBook(book: Book, told: ReadonlyMap<string, number>): Iterable<Imbalance> {
  const rows = [
    ...ids(book.side).map((id) => ['side', id, book.side[id]] as const),
    ...ids(book.roster).map((id) => ['roster', id, book.roster[id]] as const),
  ];
  for (const [table, id, row] of rows)
    for (const [counted, number] of countsIn(row ?? {})) {
      const sum = told.get(keyOf(table, id, counted));
      if (sum !== number)
        yield wrong('SUM', id, `its history makes ${sum} ${counted}, its row says ${number}`);
    }
}

function* untold(consequence: Consequence, told: Map<string, number>): Iterable<Imbalance> {
  for (const change of consequence.changes ?? []) {
    if (change.in !== 'side' && change.in !== 'roster') continue;
    if ('remove' in change) {
      yield wrong('TAKEN_AWAY', change.id, `"${consequence.what}" takes its row away`);
      continue;
    }
    yield* 'add' in change ? newcomer(change, consequence, told) : miscounted(change, consequence, told);
    yield* unexplained(change, consequence);
  }
}

function* newcomer(
  { in: table, id, add }: BookChange & { in: 'side' | 'roster'; add: object },
  { what, about }: Consequence,
  told: Map<string, number>,
): Iterable<Imbalance> {
  for (const [counted, number] of countsIn(add)) {
    told.set(keyOf(table, id, counted), number);
    const before = what === 'enlisted' ? (about.before as Readonly<Record<string, number>>)[counted] : 0;
    if (number !== before)
      yield wrong(
        'BEGINS_UNTOLD',
        id,
        `"${what}" brings it with ${number} ${counted}, and tells of ${before}`,
      );
  }
}

function* miscounted(
  { in: table, id, set }: BookChange & { in: 'side' | 'roster'; set: object },
  { what, about }: Consequence,
  told: Map<string, number>,
): Iterable<Imbalance> {
  for (const [counted, number] of countsIn(set)) {
    const key = keyOf(table, id, counted);
    const before = told.get(key) ?? 0;
    told.set(key, number);
    const by = number - before;
    if (by === 0) continue;
    if (counted === 'battles') {
      if (by !== 1) yield wrong('MISCOUNTED', id, `"${what}" adds ${by} battles at once`);
      continue;
    }
    // How many battles somebody has won the referee may also say.
    if (counted === 'battlesWon' && what === 'ruled') continue;
    const teller = TELLERS[counted];
    const says = about as Readonly<Record<string, unknown>>;
    const adds = teller.adds === undefined ? 1 : says[teller.adds];
    if (what !== teller.what || says[teller.whose] !== id || adds !== by)
      yield wrong('MISCOUNTED', id, `"${what}" makes ${before} ${counted} ${number} and tells of ${adds}`);
    else if ('total' in says && says.total !== number)
      yield wrong(
        'MISCOUNTED',
        id,
        `"${what}" tells of ${says.total} ${counted} in all, its row has ${number}`,
      );
  }
}

/** A state changes where it is told of whom, and nobody is lost without a cause. */
function* unexplained(change: BookChange, consequence: Consequence): Iterable<Imbalance> {
  const row = 'add' in change ? change.add : 'set' in change ? change.set : {};
  if (change.in !== 'roster' || !('state' in row)) return;
  const { what, cause } = consequence;
  if (!unitsOf(consequence).includes(change.id))
    yield wrong('STATE_UNTOLD', change.id, `"${what}" makes it "${row.state}" and does not name it`);
  if (row.state === 'lost' && !cause && what !== 'ruled' && what !== 'enlisted')
    yield wrong('LOST_WITHOUT_CAUSE', change.id, `"${what}" does not say why it is lost`);
}

function countsIn(row: object): (readonly [Counted, number])[] {
  const counts = Object.entries(row).filter(([key]) => key in TELLERS || key === 'battles');
  return counts as (readonly [Counted, number])[];
}

function keyOf(table: string, id: string, counted: Counted): string {
  return `${table}/${id}/${counted}`;
}

function wrong(code: string, id: string, says: string): Imbalance {
  return { code, id, says: `"${id}": ${says}.` };
}
