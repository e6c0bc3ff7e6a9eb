import { ResolveField, Resolver } from '@nestjs/graphql';
import type { BookResolvers, ScenarioNodeResolvers } from '../../api/index.js';
import type { NodeRow } from '../../rules-core/campaign/book/book.js';
import type { Edge, GraphNode } from '../../rules-core/campaign/graph/graph.js';
import type { BookView } from '../line/book-views.js';
import { type BattleInBook, battleInBook } from './battles-in-book.resolver.js';
import { conditionInWords } from './condition-in-words.js';
import { shouted } from './words.js';

export interface NodeView {
  readonly view: BookView;
  readonly node: GraphNode;
  readonly row: NodeRow;
}

@Resolver('Book')
export class GraphField implements Pick<Required<BookResolvers>, 'graph'> {
  @ResolveField()
  graph(view: BookView) {
    const { graph } = view.campaign;
    return {
      document: graph,
      carryOver: graph.carryOver,
      nodes: graph.nodes.map(
        (node): NodeView => ({ view, node, row: view.book.node[node.node] ?? { status: 'ahead' } }),
      ),
    };
  }
}

@Resolver('ScenarioNode')
export class ScenarioNodeResolver implements Omit<Required<ScenarioNodeResolvers>, '__isTypeOf' | 'muster'> {
  @ResolveField()
  id({ node }: NodeView) {
    return node.node;
  }

  @ResolveField()
  title({ node }: NodeView) {
    return node.title;
  }

  @ResolveField()
  about({ node }: NodeView) {
    return node.about ?? null;
  }

  @ResolveField()
  isBattle({ node }: NodeView) {
    return node.scenario !== undefined;
  }

  @ResolveField()
  scenario({ node }: NodeView) {
    return node.scenario ?? null;
  }

  @ResolveField()
  mode({ node }: NodeView) {
    return node.mode;
  }

  @ResolveField()
  ground({ node }: NodeView) {
    return node.ground ?? null;
  }

  @ResolveField()
  worth({ node }: NodeView) {
    return node.worth;
  }

  @ResolveField()
  status({ row }: NodeView) {
    return shouted(row.status);
  }

  @ResolveField()
  battle({ view, row }: NodeView): BattleInBook | null {
    return row.battle === undefined ? null : battleInBook(view, row.battle);
  }

  @ResolveField()
  edges({ view, node, row }: NodeView) {
    return node.edges.map((edge) => ({
      id: edge.edge,
      to: edge.to,
      when: edge.when ?? null,
      says: conditionInWords(edge.when, view.book),
      days: edge.days,
      taken: isTaken(row, edge),
      mayCome: mayCome(view, row, edge),
    }));
  }

  @ResolveField()
  ends({ node }: NodeView) {
    return node.ends === true || node.edges.length === 0;
  }

  @ResolveField()
  exact({ node }: NodeView) {
    return node.exact === true;
  }

  @ResolveField()
  restAsWritten({ node }: NodeView) {
    return node.restAsWritten === true;
  }
}

function isTaken({ taken = [] }: NodeRow, { edge }: Edge): boolean {
  return taken.includes(edge);
}

function mayCome({ campaign, book }: BookView, row: NodeRow, { to }: Edge): boolean {
  if (campaign.over || row.status === 'done' || row.status === 'closed') return false;
  return book.node[to]?.status !== 'closed';
}
