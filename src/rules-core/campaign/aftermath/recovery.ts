/** Between battles: the wounded heal or die, the missing turn up, the damaged is repaired. */
import type { SideId } from '../../kernel/position/position.js';
import { type Book, ids, type RosterId, type RosterRow, type RosterState } from '../book/book.js';
import type { Setting } from '../book/changes.js';
import { rollOn } from '../book/dice.js';
import type { Deciding } from '../facts/decide.js';
import type { OutcomeTable, Policies } from '../policies/policies.js';
import { succeed } from './promotions.js';

/** Who waits in which state, and by which table it goes on. */
const WAITING = {
  wounded: {
    policy: 'casualties.recovery',
    key: 'recovery',
    table: ({ casualties }: Policies) => casualties.recovery,
  },
  missing: {
    policy: 'casualties.missing',
    key: 'missing',
    table: ({ casualties }: Policies) => casualties.missing,
  },
  repairing: {
    policy: 'materiel.repair',
    key: 'repair',
    table: ({ materiel }: Policies) => materiel.repair,
  },
} as const;

export function recover(deciding: Deciding, policies: Policies, turn: number): void {
  for (const id of ids(deciding.book.roster)) {
    const row = deciding.book.roster[id];
    if (row && isDue(row, turn)) recoverOne(deciding, policies, turn, id, row);
  }
}

type Waiting = RosterRow & { readonly state: keyof typeof WAITING };

function isDue(row: RosterRow, turn: number): row is Waiting {
  return row.state in WAITING && (row.until ?? turn) <= turn;
}

function recoverOne(deciding: Deciding, policies: Policies, turn: number, id: RosterId, row: Waiting): void {
  const { policy, key, table: tableIn } = WAITING[row.state];
  const table: OutcomeTable | undefined = tableIn(policies);
  // Without dice the wounded and the damaged come back, unless the book has dice of its own for them; the missing stay missing.
  if (!table && (row.state === 'missing' || isSeenToByBook(deciding, policies, row.state))) return;
  const rolled = table && rollOn(table, deciding.dice, `turn ${turn}/${key}/${id}`, `${key}: ${row.name}`);
  const to = (rolled?.result ?? 'ready') as RosterState;
  const cause = { policy };
  deciding.tell({
    what: 'recovered',
    about: { unit: id, from: row.state, to },
    ...(to !== row.state && { changes: [{ in: 'roster', id, set: after(deciding.book, row, to) }] }),
    cause,
    ...(rolled && { rolls: [rolled.roll] }),
    ...(table?.cites && { cites: table.cites }),
    to: [row.side],
  });
  if (to === 'lost') succeed(deciding, policies, id, cause);
}

function isSeenToByBook({ pieces }: Deciding, { off }: Policies, state: RosterState): boolean {
  return !off.includes('book') && (pieces.seesTo?.includes(state) ?? false);
}

function after(book: Book, row: RosterRow, state: RosterState): Setting<RosterRow> {
  return {
    state,
    until: null,
    ...(row.hurt && { hurt: null }),
    ...(state === 'captured' && { captor: enemyOf(book, row.side) }),
  };
}

function enemyOf(book: Book, side: SideId): SideId {
  return ids(book.side).find((other) => other !== side) ?? side;
}
