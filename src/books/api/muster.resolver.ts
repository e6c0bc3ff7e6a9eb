import { ResolveField, Resolver } from '@nestjs/graphql';
import type { ScenarioNodeResolvers } from '../../api/index.js';
import { type Book, campaignOf, ids } from '../../rules-core/campaign/book/book.js';
import { isFactRefused } from '../../rules-core/campaign/facts/facts.js';
import type { SideMuster } from '../../rules-core/campaign/muster/told.js';
import { saysMuster } from '../../rules-core/campaign/views/describe.js';
import { sideOf } from '../../rules-core/kernel/views/views.js';
import { Opening } from '../battles/opening.js';
import type { BookView } from '../line/book-views.js';
import type { NodeView } from './graph.resolver.js';

/** The opening of a battle as it would be, before there is one. */
@Resolver('ScenarioNode')
export class MusterField implements Pick<Required<ScenarioNodeResolvers>, 'muster'> {
  constructor(private readonly opening: Opening) {}

  @ResolveField()
  async muster({ view, node, row }: NodeView) {
    const isToCome = (row.status === 'open' || row.status === 'ahead') && row.battle === undefined;
    if (!isToCome || node.scenario === undefined) return null;
    const book = asOrdered(view.whole);
    const mustered = await this.opening.muster({ line: view.line, book, version: view.stored }, node);
    if (isFactRefused(mustered)) return null;
    const { names } = await view.telling();
    return mustered.told
      .filter(({ side }) => mayKnow(view, side))
      .map(({ side, empty, ...told }: SideMuster) => ({
        ...told,
        side,
        emptyPlaces: empty,
        drawn: ids(mustered.drawn).filter((unit) => book.roster[unit]?.side === side),
        says: [...saysMuster({ empty, ...told }, names)],
      }));
  }
}

const mayKnow = ({ viewer }: BookView, side: string): boolean =>
  viewer === 'referee' || sideOf(viewer) === side;

/** While a turn is planned, with the orders that are sealed as if they were revealed. */
export function asOrdered(book: Book): Book {
  const { turn, phase } = campaignOf(book);
  if (phase !== 'planning') return book;
  const side: Book['side'] = {};
  for (const id of ids(book.side)) {
    const sealed = book.sealed[id];
    const { plans: _, ...row } = book.side[id] as Book['side'][string];
    side[id] = sealed?.turn === turn ? { ...row, plans: sealed.orders } : row;
  }
  return { ...book, side };
}
