/** What is wrong with a scenario graph, found when it is saved: dead ends, nodes nobody comes to, names nobody knows. */
import { mentions, partsOf } from './conditions.js';
import type { Edge, EdgeCondition, Graph, GraphNode } from './graph.js';

export interface Problem {
  readonly code: string;
  /** What is wrong, and what to do about it. */
  readonly why: string;
  readonly path: readonly (string | number)[];
}

interface GraphKnown {
  readonly sides: readonly string[];
  /** Names of the rulebook's scenarios; absent: they are not looked at. */
  readonly scenarios?: readonly string[];
}

/** The things that conditions ask of a battle. */
const OF_A_BATTLE = ['won', 'drawn', 'margin', 'losses'] as const;

export function checkGraph(graph: Graph, known: GraphKnown): Problem[] {
  const names = [...wrongNames(graph, known)];
  return names.length > 0 ? names : [...wrongWays(graph, known)];
}

function* wrongNames({ start, nodes }: Graph, known: GraphKnown): Iterable<Problem> {
  const ids = nodes.map(({ node }) => node);
  const unknownNode = (id: string, ...path: (string | number)[]): Problem[] =>
    ids.includes(id)
      ? []
      : [
          problem(
            'UNKNOWN_NODE',
            `There is no node "${id}" in the graph; there are: ${ids.join(', ')}.`,
            ...path,
          ),
        ];
  for (const [i, id] of start.entries()) yield* unknownNode(id, 'start', i);
  for (const [i, node] of nodes.entries()) {
    const path = ['nodes', i] as const;
    if (ids.indexOf(node.node) < i)
      yield problem('TWICE', `There are two nodes "${node.node}".`, ...path, 'node');
    yield* wrongScenario(node, known, ...path);
    const edges = node.edges.map(({ edge }) => edge);
    for (const [j, edge] of node.edges.entries()) {
      const at = [...path, 'edges', j] as const;
      if (edges.indexOf(edge.edge) < j)
        yield problem('TWICE', `The node "${node.node}" has two edges "${edge.edge}".`, ...at, 'edge');
      yield* unknownNode(edge.to, ...at, 'to');
      for (const side of sidesIn(edge.when)) yield* unknownSide(side, known, ...at, 'when');
      if (node.scenario === undefined && OF_A_BATTLE.some((thing) => mentions(edge.when, thing)))
        yield problem(
          'NO_BATTLE',
          `"${node.node}" is a choice: no battle there can be won or lost.`,
          ...at,
          'when',
        );
    }
  }
}

function* wrongScenario(
  { scenario, drawnFrom = [] }: GraphNode,
  known: GraphKnown,
  ...path: (string | number)[]
): Iterable<Problem> {
  if (typeof scenario === 'string' && known.scenarios && !known.scenarios.includes(scenario))
    yield problem(
      'UNKNOWN_SCENARIO',
      `There is no scenario "${scenario}"; there are: ${known.scenarios.join(', ')}.`,
      ...path,
      'scenario',
    );
  for (const [i, side] of drawnFrom.entries()) yield* unknownSide(side, known, ...path, 'drawnFrom', i);
}

function* unknownSide(side: string, { sides }: GraphKnown, ...path: (string | number)[]): Iterable<Problem> {
  if (!sides.includes(side))
    yield problem('NO_SUCH_SIDE', `There is no side "${side}"; there are: ${sides.join(', ')}.`, ...path);
}

function* sidesIn(condition: EdgeCondition | undefined): Iterable<string> {
  for (const { won, victoryPoints, losses, chosen } of partsOf(condition))
    for (const side of [won, victoryPoints?.side, losses?.side, chosen]) if (side !== undefined) yield side;
}

function* wrongWays(graph: Graph, { sides }: GraphKnown): Iterable<Problem> {
  const reached = reachable(graph, graph.start);
  const endings = graph.nodes.filter(isEnd).map(({ node }) => node);
  const comesToAnEnd = leadingTo(graph, endings);
  for (const [i, node] of graph.nodes.entries()) {
    const path = ['nodes', i] as const;
    if (!reached.has(node.node))
      yield problem('UNREACHABLE', `No way leads to "${node.node}": let an edge lead there.`, ...path);
    if (node.ends && node.edges.length > 0)
      yield problem(
        'END_HAS_EDGES',
        `The campaign ends at "${node.node}": take its edges away.`,
        ...path,
        'edges',
      );
    if (!isEnd(node) && !alwaysGoesOn(node, sides))
      yield problem(
        'DEAD_END',
        `"${node.node}" may have no way on: give it an edge without a condition, or one that the referee decides.`,
        ...path,
        'edges',
      );
    if (!comesToAnEnd.has(node.node))
      yield problem('ENDLESS', `From "${node.node}" the campaign never comes to an end.`, ...path);
  }
}

function isEnd({ ends, edges }: GraphNode): boolean {
  return ends === true || edges.length === 0;
}

/** One way is always open: without a condition, decided by somebody, or for each way the battle may go. */
function alwaysGoesOn({ edges }: GraphNode, sides: readonly string[]): boolean {
  const isOpen = ({ when }: Edge) => !when || mentions(when, 'decided') || mentions(when, 'chosen');
  if (edges.some(isOpen)) return true;
  const plain = edges.flatMap(({ when }) => [when, ...(when?.any ?? [])]);
  const wins = sides.every((side) => plain.some((when) => when?.won === side));
  return wins && plain.some((when) => when?.drawn);
}

/** Nodes to which a way leads from some of these, themselves included. */
export function reachable(graph: Graph, from: readonly string[]): Set<string> {
  const nodes = new Map(graph.nodes.map((node) => [node.node, node]));
  return closure(from, (id) => nodes.get(id)?.edges.map(({ to }) => to) ?? []);
}

function leadingTo(graph: Graph, to: readonly string[]): Set<string> {
  const before = new Map<string, string[]>();
  for (const { node, edges } of graph.nodes)
    for (const edge of edges) before.set(edge.to, [...(before.get(edge.to) ?? []), node]);
  return closure(to, (id) => before.get(id) ?? []);
}

function closure(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}

function problem(code: string, why: string, ...path: (string | number)[]): Problem {
  return { code, why, path };
}
