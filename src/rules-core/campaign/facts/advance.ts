/** A turn is over: ways are taken, nodes open and close, the date moves, and a new turn begins or the campaign ends. */

import { scoreRanks } from '../aftermath/victory.js';
import { type Book, CAMPAIGN, campaignOf, ids } from '../book/book.js';
import type { BookChange } from '../book/changes.js';
import { allHold, battleAt, waysOn } from '../graph/conditions.js';
import type { Edge, GraphNode } from '../graph/graph.js';
import type { Decider, Deciding } from './decide.js';
import { endCampaign, finalStanding, wonOutright } from './ending.js';
import { expectPhase, expectTurn } from './expect.js';
import { type FactRefused, refusedFact } from './facts.js';
import { closeUnreachable, openNode } from './referee.js';
import { setFlag } from './ruling.js';

interface Leaving {
  readonly node: GraphNode;
  readonly ways: readonly Edge[];
}

export const advance: Decider<'advance'> = (deciding, { turn }) => {
  const { book } = deciding;
  const refused = expectPhase(book, 'reorganization') ?? expectTurn(book, turn) ?? stuckNode(book);
  if (refused) return refused;
  const leaving = nodesOver(book).map(
    (node): Leaving => ({ node, ways: isEnd(node) ? [] : waysOn(book, node) }),
  );
  const taken = leaving.flatMap(({ ways }) => ways);
  for (const one of leaving) leave(deciding, one);
  setFlags(deciding, taken);
  for (const { to } of taken) openNode(deciding, to);
  closeUnreachable(deciding);
  const ending = endingOf(deciding, leaving);
  if (ending) endCampaign(deciding, ending.winner, ending.why);
  else beginTurn(deciding, turn + 1, taken);
  return undefined;
};

/** Open nodes that are left now: choices, and battles whose aftermath is worked out. The others stay open. */
function nodesOver(book: Book): GraphNode[] {
  return openNodes(book).filter(
    ({ node, scenario }) => scenario === undefined || battleAt(book, node)?.status === 'settled',
  );
}

/** Open nodes in the order of their ids. */
export function openNodes(book: Book): GraphNode[] {
  const nodes = new Map(campaignOf(book).graph.nodes.map((node) => [node.node, node]));
  return ids(book.node)
    .filter((id) => book.node[id]?.status === 'open')
    .flatMap((id) => nodes.get(id) ?? []);
}

function isEnd({ ends, edges }: GraphNode): boolean {
  return ends === true || edges.length === 0;
}

/** Nodes that are over and from which nothing says which way leads on. */
export function undecidedNodes(book: Book): GraphNode[] {
  return nodesOver(book).filter((node) => !isEnd(node) && waysOn(book, node).length === 0);
}

function stuckNode(book: Book): FactRefused | undefined {
  for (const { node } of openNodes(book)) {
    const battle = battleAt(book, node);
    if (battle && battle.status !== 'settled')
      return refusedFact('BATTLE_NOT_SETTLED', `The aftermath of "${battle.name}" is not worked out.`);
  }
  const [undecided] = undecidedNodes(book);
  if (!undecided) return undefined;
  return refusedFact(
    'NODE_UNDECIDED',
    `Decide which way leads on from "${undecided.node}": ${undecided.edges.map(({ edge }) => edge).join(', ')}.`,
  );
}

function leave({ book, tell }: Deciding, { node: { node }, ways }: Leaving): void {
  const [first, ...others] = ways;
  const before = book.node[node]?.taken ?? [];
  const taken = [...before, ...ways.map(({ edge }) => edge)];
  const set = { status: 'done', decided: null, ...(ways.length > 0 && { taken }) } as const;
  tell({
    what: 'node-done',
    about: { node, ...(first && { edge: first.edge, to: first.to }) },
    changes: [{ in: 'node', id: node, set }],
  });
  for (const { edge, to } of others) tell({ what: 'node-done', about: { node, edge, to } });
}

/** Flags of the ways taken; where flags are not carried over, those of before come down. */
function setFlags(deciding: Deciding, taken: readonly Edge[]): void {
  const { book, tell } = deciding;
  if (!campaignOf(book).graph.carryOver.flags)
    for (const flag of ids(book.flag))
      tell({
        what: 'flag',
        about: { flag, value: false },
        changes: [{ in: 'flag', id: flag, remove: true }],
      });
  for (const { sets = {} } of taken)
    for (const flag of ids(sets)) setFlag(deciding, flag, sets[flag] as string);
}

/** Ranks count when the campaign has come to its end, not before. */
function endingOf(deciding: Deciding, leaving: readonly Leaving[]): ReturnType<typeof wonOutright> {
  const { book } = deciding;
  const won = wonOutright(book);
  if (won) return won;
  if (!leaving.some(({ node }) => node.ends) && openNodes(book).length > 0) return undefined;
  scoreRanks(deciding);
  return finalStanding(book);
}

function beginTurn({ book, tell }: Deciding, turn: number, taken: readonly Edge[]): void {
  const days = taken.length > 0 ? Math.max(...taken.map((way) => way.days)) : 1;
  const date = later(campaignOf(book).date, days);
  const sides = ids(book.side).map(
    (id): BookChange => ({ in: 'side', id, set: { stance: null, plans: null } }),
  );
  tell({
    what: 'turn-begun',
    about: { turn, date },
    changes: [{ in: 'campaign', id: CAMPAIGN, set: { turn, date, attacker: null } }, ...sides],
  });
  tell({
    what: 'phase-begun',
    about: { turn, phase: 'planning' },
    changes: [{ in: 'campaign', id: CAMPAIGN, set: { phase: 'planning' } }],
  });
}

function later(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Open nodes at which a battle is still to be opened in this turn. */
export function nodesToFight(book: Book): GraphNode[] {
  if (allHold(book)) return [];
  return openNodes(book).filter(({ node, scenario }) => scenario !== undefined && !battleAt(book, node));
}
