/** Which way a node of the scenario graph goes on: conditions asked of the book and of the node's battle. */

import type { BattleReport } from '../aftermath/report.js';
import { type BattleRow, type Book, campaignOf, type NodeId } from '../book/book.js';
import type { Edge, EdgeCondition, GraphNode } from './graph.js';

/** Fates of which somebody does not come back by himself. */
const GONE: ReadonlySet<string> = new Set(['killed', 'destroyed', 'captured', 'surrendered', 'missing']);

export function graphNode(book: Book, node: NodeId): GraphNode | undefined {
  return campaignOf(book).graph.nodes.find((one) => one.node === node);
}

/** The battle that was fought at a node since it opened. */
export function battleAt(book: Book, node: NodeId): BattleRow | undefined {
  const battle = book.battle[book.node[node]?.battle ?? ''];
  return battle?.status === 'void' ? undefined : battle;
}

/** No side attacks in this turn: nothing is fought at the nodes of the graph. */
export function allHold(book: Book): boolean {
  const { policies, attacker } = campaignOf(book);
  return policies.planning.stances && attacker === undefined;
}

/**
 * The edges that are taken from a node as things stand: the first whose condition is met, or else all that have none (more than
 * one: the ways part and are gone side by side). None: it is not decided yet.
 */
export function waysOn(book: Book, node: GraphNode): readonly Edge[] {
  const decided = node.edges.find(({ edge }) => edge === book.node[node.node]?.decided);
  if (decided && !mentions(decided.when, 'decided')) return [decided];
  const met = node.edges.find((edge) => edge.when && isMet(edge.when, new Asking(book, node, edge)));
  return met ? [met] : node.edges.filter(({ when }) => !when);
}

/** Returns true if a condition asks such a thing, anywhere in it. */
export function mentions(condition: EdgeCondition | undefined, thing: keyof EdgeCondition): boolean {
  return [...partsOf(condition)].some((part) => part[thing] !== undefined);
}

/** A condition and all conditions in it. */
export function* partsOf(condition: EdgeCondition | undefined): Iterable<EdgeCondition> {
  if (!condition) return;
  yield condition;
  for (const part of [...(condition.all ?? []), ...(condition.any ?? [])]) yield* partsOf(part);
  yield* partsOf(condition.not);
}

/** What conditions of one edge may ask. */
class Asking {
  readonly report: BattleReport | undefined;

  constructor(
    readonly book: Book,
    readonly node: GraphNode,
    readonly edge: Edge,
  ) {
    this.report = battleAt(book, node.node)?.report;
  }

  lossesOf(side: string): number {
    const { units = [], arisen = [] } = this.report ?? {};
    const own = units.filter(({ unit }) => this.book.roster[unit]?.side === side);
    const gone = [...own, ...arisen.filter((one) => one.side === side)].filter(({ fate }) => GONE.has(fate));
    return new Set(gone.map(({ unit }) => unit)).size;
  }
}

function isMet(condition: EdgeCondition, asking: Asking): boolean {
  const { book, report, node, edge } = asking;
  const { won, drawn, margin, victoryPoints, date, losses, flag, decided, chosen, all, any, not } = condition;
  if (won !== undefined) return report?.winner === won;
  if (drawn) return report?.winner === null;
  if (margin) return report?.margin !== undefined && isWithin(report.margin, margin);
  if (victoryPoints) {
    const own = book.side[victoryPoints.side]?.victoryPoints ?? 0;
    const { lead } = victoryPoints;
    return (
      isWithin(own, victoryPoints) &&
      (lead === undefined || own - bestOther(book, victoryPoints.side) >= lead)
    );
  }
  if (date) {
    const today = campaignOf(book).date;
    return (
      (date.from === undefined || today >= date.from) && (date.until === undefined || today <= date.until)
    );
  }
  if (losses) return report !== undefined && isWithin(asking.lossesOf(losses.side), losses);
  // A flag that nobody has raised is down.
  if (flag) return (book.flag[flag.flag]?.value ?? false) === flag.is;
  if (decided) return book.node[node.node]?.decided === edge.edge;
  if (chosen !== undefined) return book.side[chosen]?.plans?.choices?.[node.node] === edge.edge;
  if (all) return all.every((part) => isMet(part, asking));
  if (any) return any.some((part) => isMet(part, asking));
  return not !== undefined && !isMet(not, asking);
}

function isWithin(
  value: number,
  { atLeast, atMost }: { atLeast?: number | undefined; atMost?: number | undefined },
): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

function bestOther(book: Book, side: string): number {
  const others = Object.entries(book.side).filter(([id]) => id !== side);
  return Math.max(...others.map(([, { victoryPoints }]) => victoryPoints));
}
