/** What a side pays with its points: reinforcement groups, which come whole as far as there are counters, and the attack. */
import {
  type Book,
  campaignOf,
  ids,
  type RosterId,
  type RosterKind,
  type RosterRow,
  type Stance,
} from '../book/book.js';
import type { BookChange } from '../book/changes.js';
import { inForce, type Policies } from '../policies/policies.js';
import type { Deciding } from './decide.js';

type Group = Policies['replacements']['groups'][number];

const LONGEST_ID = 40;

function replacements(book: Book): Policies['replacements'] {
  return inForce(campaignOf(book).policies).replacements;
}

export function groupsOf(book: Book, side: string): Group[] {
  return replacements(book).groups.filter(({ side: owner }) => owner === side);
}

export function groupOf(book: Book, side: string, name: string): Group | undefined {
  return groupsOf(book, side).find(({ group }) => group === name);
}

/** The stance that the campaign fixes for a side: in its first turn only. */
export function fixedStance(book: Book, side: string): Stance | undefined {
  if (campaignOf(book).turn > 1) return undefined;
  return replacements(book).delineated.find((one) => one.side === side)?.as;
}

/** Nothing where nobody chooses, and for whom the campaign has attack. */
export function costOfAttack(book: Book, side: string, stance: Stance | undefined): number {
  if (stance !== 'attack' || fixedStance(book, side) === 'attack') return 0;
  return replacements(book).attackCost;
}

export function boughtSoFar(book: Book, side: string, group: string): number {
  return book.side[side]?.bought?.[group] ?? 0;
}

/** Buys one group, or says why it cannot be bought. */
export function buy(deciding: Deciding, side: string, name: string): void {
  const { book, tell } = deciding;
  const group = groupOf(book, side, name);
  const why = group ? notToBeHad(book, side, group) : 'There is no such group any more.';
  const come = group && why === undefined ? arriving(book, side, group) : {};
  if (!group || why !== undefined || Object.keys(come).length === 0) {
    tell({
      what: 'not-bought',
      about: { side, group: name, why: why ?? 'No counter of it is left.' },
      ...citing(group),
      to: [side],
    });
    return;
  }
  const rows = newRows(deciding, side, group, come);
  const missing = Object.fromEntries(
    Object.entries(group.units)
      .map(([counter, wanted]) => [counter, wanted - (come[counter] ?? 0)] as const)
      .filter(([, short]) => short > 0),
  );
  const bought = { ...book.side[side]?.bought, [name]: boughtSoFar(book, side, name) + 1 };
  const units = rows.map(([id]) => id);
  tell({
    what: 'bought',
    about: {
      side,
      group: name,
      cost: group.cost,
      units,
      ...(Object.keys(missing).length > 0 && { missing }),
    },
    changes: [
      ...rows.map(([id, row]): BookChange => ({ in: 'roster', id, add: row })),
      { in: 'side', id: side, set: { bought } },
    ],
    ...citing(group),
    to: [side],
  });
  pay(deciding, side, group.cost, 'purchase');
}

/** What is paid is taken from the points of a side; less than nothing is given to it. */
export function pay({ book, tell }: Deciding, side: string, cost: number, what: string): void {
  if (cost === 0) return;
  const total = (book.side[side]?.points ?? 0) - cost;
  tell({
    what: 'points',
    about: { side, points: -cost, total, for: what },
    changes: [{ in: 'side', id: side, set: { points: total } }],
    to: [side],
  });
}

/** Of what is not spent when the turn ends a share is kept for the next, as the graph says. */
export function carryOverPoints(deciding: Deciding): void {
  const { book } = deciding;
  const share = campaignOf(book).graph.carryOver.points;
  for (const side of ids(book.side)) {
    const points = Math.max(0, book.side[side]?.points ?? 0);
    pay(deciding, side, points - Math.floor(points * share), 'not-carried-over');
  }
}

function notToBeHad(book: Book, side: string, { group, cost, atMost }: Group): string | undefined {
  const points = book.side[side]?.points ?? 0;
  if (atMost !== undefined && boughtSoFar(book, side, group) >= atMost)
    return `It may be bought ${atMost} times in the campaign.`;
  if (cost > points) return `It costs ${cost}; there are ${points} points.`;
  return undefined;
}

/** How many of each counter come: what the game has, less what was bought before and is still in use. */
function arriving(book: Book, side: string, { units }: Group): Record<string, number> {
  const { counterMix } = replacements(book);
  const come: Record<string, number> = {};
  for (const [counter, wanted] of Object.entries(units)) {
    const most = counterMix?.[counter];
    const left = most === undefined ? wanted : Math.max(0, most - inUse(book, side, counter));
    const many = Math.min(wanted, left);
    if (many > 0) come[counter] = many;
  }
  return come;
}

/** What a side had at the start takes no counter from what it may buy. */
function inUse(book: Book, side: string, counter: string): number {
  const isUsed = (row: RosterRow) =>
    row.side === side &&
    row.counter === counter &&
    row.group !== undefined &&
    row.state !== 'lost' &&
    row.state !== 'merged';
  return Object.values(book.roster).filter(isUsed).length;
}

function newRows(
  { book, pieces }: Deciding,
  side: string,
  { group, kinds, comes }: Group,
  come: Readonly<Record<string, number>>,
): [RosterId, RosterRow][] {
  const nationality = pieces.nations?.[side];
  const kindOf = (counter: string): RosterKind =>
    kinds[counter] ??
    pieces.kindOf(counter, { ...(nationality !== undefined && { nationality }) }) ??
    'squad';
  const free = freeIds(book, side, group);
  /** Numbered through the campaign: no two of a group bear one name. */
  let number = Object.values(book.roster).filter((row) => row.side === side && row.group === group).length;
  const called = (counter: string) =>
    kindOf(counter) === 'person' ? `${group}: ${counter} ${++number}` : `${group} ${++number}`;
  return ids(come).flatMap((counter) =>
    Array.from({ length: come[counter] ?? 0 }, (): [RosterId, RosterRow] => [
      free(),
      {
        side,
        kind: kindOf(counter),
        name: called(counter),
        counter,
        state: 'ready',
        group,
        ...(comes && { comes }),
        experience: 0,
        battles: 0,
        kills: 0,
      },
    ]),
  );
}

/** `german-t2-rifle-platoon-1`, `-2`... : never one that somebody has. */
function freeIds(book: Book, side: string, group: string): () => RosterId {
  const start = `${slug(side).slice(0, 12)}-t${campaignOf(book).turn}-`;
  const stem = start + slug(group).slice(0, LONGEST_ID - start.length - 5);
  let n = 0;
  return () => {
    do n++;
    while (Object.hasOwn(book.roster, `${stem}-${n}`));
    return `${stem}-${n}`;
  };
}

function slug(text: string): string {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return plain.replace(/^-|-$/g, '') || 'group';
}

function citing(group: Group | undefined): { readonly cites?: readonly string[] } {
  return group?.cites ? { cites: group.cites } : {};
}
