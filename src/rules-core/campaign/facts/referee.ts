/** What only the referee enters: other policies, another graph, the way on, the end of the campaign. */
import { type Book, CAMPAIGN, campaignOf, ids, type NodeRow } from '../book/book.js';
import type { BookChange } from '../book/changes.js';
import { battleAt, graphNode, mentions, waysOn } from '../graph/conditions.js';
import type { Edge, Graph } from '../graph/graph.js';
import { checkGraph, reachable } from '../graph/graph-check.js';
import { checkPolicies } from '../policies/policies-check.js';
import type { Decider, Deciding } from './decide.js';
import { endCampaign, leaders } from './ending.js';
import { expectNotOver, expectSide, notOpen } from './expect.js';
import { type FactRefused, refusedFact } from './facts.js';
import { setFlag } from './ruling.js';

export { ruling } from './ruling.js';

export const setPolicies: Decider<'policies'> = ({ book, pieces, tell }, { policies }) => {
  const refused = expectNotOver(book);
  if (refused) return refused;
  const [bad] = checkPolicies(policies, { sides: Object.keys(book.side), pieces });
  if (bad) return refusedFact(bad.code, bad.why, 'policies', ...bad.path);
  const version = campaignOf(book).policiesVersion + 1;
  tell({
    what: 'policies-set',
    about: { version, preset: policies.preset },
    changes: [{ in: 'campaign', id: CAMPAIGN, set: { policies, policiesVersion: version } }],
  });
  return undefined;
};

export const setGraph: Decider<'graph'> = (deciding, { graph }) => {
  const { book, tell } = deciding;
  const refused = expectNotOver(book) ?? wrongGraph(book, graph);
  if (refused) return refused;
  const kept = new Set(graph.nodes.map(({ node }) => node));
  const added = [...kept].filter((node) => !Object.hasOwn(book.node, node)).sort();
  const opening = added.filter((node) => graph.start.includes(node));
  const reached = reachable(graph, [
    ...withStatus(book, 'open').filter((node) => kept.has(node)),
    ...opening,
  ]);
  const changes: BookChange[] = [{ in: 'campaign', id: CAMPAIGN, set: { graph } }];
  for (const id of ids(book.node)) if (!kept.has(id)) changes.push({ in: 'node', id, remove: true });
  for (const id of added) changes.push({ in: 'node', id, add: { status: 'ahead' } });
  for (const id of withStatus(book, 'closed'))
    if (reached.has(id)) changes.push({ in: 'node', id, set: { status: 'ahead' } });
  tell({ what: 'graph-set', about: { nodes: graph.nodes.length }, changes });
  for (const node of opening) openNode(deciding, node);
  closeUnreachable(deciding);
  return undefined;
};

/** What has happened stays: nodes that were come to, and battles there, must be in the new graph too. */
function wrongGraph(book: Book, graph: Graph): FactRefused | undefined {
  const [bad] = checkGraph(graph, { sides: Object.keys(book.side) });
  if (bad) return refusedFact(bad.code, bad.why, 'graph', ...bad.path);
  const kept = new Map(graph.nodes.map((node) => [node.node, node]));
  for (const [id, { status, battle }] of Object.entries(book.node)) {
    const node = kept.get(id);
    if (!node && (status === 'done' || battle !== undefined))
      return refusedFact('NODE_IN_USE', `The campaign has come to "${id}": keep it.`, 'graph', 'nodes');
    if (node && node.scenario === undefined && status === 'open' && battleAt(book, id))
      return refusedFact('NODE_IN_USE', `There is a battle at "${id}": keep its scenario.`, 'graph', 'nodes');
  }
  const opens = (id: string) => !Object.hasOwn(book.node, id) && graph.start.includes(id);
  const open = graph.nodes.some(({ node }) => book.node[node]?.status === 'open' || opens(node));
  if (!open)
    return refusedFact('NO_OPEN_NODE', 'Keep an open node: the campaign has nowhere to go on.', 'graph');
  return undefined;
}

/** A node is to be fought, or chosen, now; one that was done before begins anew. */
export function openNode({ book, tell }: Deciding, node: string): void {
  const row = book.node[node];
  if (!row || row.status === 'open') return;
  const set = { status: 'open', ...(row.battle !== undefined && { battle: null }) } as const;
  tell({ what: 'node-opened', about: { node }, changes: [{ in: 'node', id: node, set }] });
}

/** Nodes to which no way leads any more are closed. */
export function closeUnreachable({ book, tell }: Deciding): void {
  const reached = reachable(campaignOf(book).graph, withStatus(book, 'open'));
  for (const node of withStatus(book, 'ahead'))
    if (!reached.has(node))
      tell({
        what: 'node-closed',
        about: { node },
        changes: [{ in: 'node', id: node, set: { status: 'closed' } }],
      });
}

function withStatus(book: Book, status: NodeRow['status']): string[] {
  return ids(book.node).filter((node) => book.node[node]?.status === status);
}

export const decideWay: Decider<'decide'> = (deciding, { node, edge, flags = {} }) => {
  const { book, tell } = deciding;
  const refused = expectNotOver(book);
  if (refused) return refused;
  if (node === undefined && Object.keys(flags).length === 0)
    return refusedFact('NOTHING_DECIDED', 'Name a node and the way on from it, or a flag.');
  if ((node === undefined) !== (edge === undefined))
    return refusedFact(
      'NOTHING_DECIDED',
      'Name both the node and the way on from it.',
      node ? 'edge' : 'node',
    );
  if (node !== undefined && edge !== undefined) {
    const wrong = wrongWay(book, node, edge);
    if (wrong) return wrong;
    tell({
      what: 'way-decided',
      about: { node, edge },
      changes: [{ in: 'node', id: node, set: { decided: edge } }],
    });
  }
  for (const flag of Object.keys(flags).sort()) setFlag(deciding, flag, flags[flag] as string);
  return undefined;
};

/** The referee decides where the graph leaves it open, or where nothing else does. */
function wrongWay(book: Book, id: string, edge: string): FactRefused | undefined {
  const node = graphNode(book, id);
  if (!node || book.node[id]?.status !== 'open') return notOpen(book, id, 'node');
  const way = node.edges.find((one) => one.edge === edge);
  if (!way)
    return refusedFact(
      'NO_SUCH_WAY',
      `From "${id}" no way "${edge}" leads on; there are: ${listed(node.edges)}.`,
      'edge',
    );
  if (mentions(way.when, 'decided')) return undefined;
  const isOver = node.scenario === undefined || battleAt(book, id)?.report !== undefined;
  if (!isOver)
    return refusedFact('NOT_OVER', `Which way leads on from "${id}" its battle will show.`, 'node');
  if (book.node[id]?.decided === undefined && waysOn(book, node).length > 0)
    return refusedFact(
      'WAY_IS_CLEAR',
      `From "${id}" the campaign goes on by ${listed(waysOn(book, node))}: that is not for the referee to decide.`,
      'edge',
    );
  return undefined;
}

function listed(ways: readonly Edge[]): string {
  return ways.map(({ edge }) => edge).join(', ') || 'none';
}

export const concede: Decider<'concede'> = (deciding, { side }) => {
  const { book, tell } = deciding;
  const refused = expectNotOver(book) ?? expectSide(book, side, 'side');
  if (refused) return refused;
  tell({ what: 'conceded', about: { side } });
  const left = leaders(book).filter(([other]) => other !== side);
  const [first, second] = left;
  const winner = first && first[1] !== second?.[1] ? first[0] : null;
  endCampaign(deciding, winner, `${book.side[side]?.name} concede.`);
  return undefined;
};
