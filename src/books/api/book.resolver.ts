import { ResolveField, Resolver } from '@nestjs/graphql';
import {
  type ApiContext,
  type BookLineResolvers,
  type BookResolvers,
  type CampaignResolvers,
  lineId,
  noSuch,
} from '../../api/index.js';
import { shownDice } from '../../battles/index.js';
import type { CampaignView } from '../../campaigns/index.js';
import { ids } from '../../rules-core/campaign/book/book.js';
import { stillNeeded } from '../../rules-core/campaign/views/standing.js';
import { holdingAt } from '../../rules-core/kernel/dice/index.js';
import { Books } from '../entries/books.js';
import type { BookLine } from '../line/book-table.js';
import { BookTable } from '../line/book-table.js';
import { type BookMoment, type BookView, BookViews, mayRead } from '../line/book-views.js';
import type { Numbering } from '../line/line-numbers.js';
import { shownCites } from './shown.js';
import { shouted } from './words.js';

export interface LineView extends BookLine {
  /** Of its latest entry that the viewer may know of; to be looked up where it is not said. */
  readonly version?: number;
  /** How a viewer who is not the referee counts its entries. */
  readonly numbering?: Numbering;
}

@Resolver('Campaign')
export class CampaignBookField implements Pick<Required<CampaignResolvers>, 'book'> {
  constructor(private readonly views: BookViews) {}

  @ResolveField()
  async book(
    view: CampaignView,
    asked: { at?: BookMoment | null; line?: string | null },
    context: ApiContext,
  ): Promise<BookView | null> {
    const found = await this.views.find(context, view, asked);
    if (!found && asked.line != null) throw noSuch('line');
    return found;
  }
}

type BookFields =
  | 'line'
  | 'version'
  | 'system'
  | 'date'
  | 'turn'
  | 'phase'
  | 'deadline'
  | 'attacker'
  | 'outcome'
  | 'policies'
  | 'dice'
  | 'sides'
  | 'formations'
  | 'flags'
  | 'terrain'
  | 'sealed'
  | 'purchasable'
  | 'lines';

/** How the campaign stands. */
@Resolver('Book')
export class BookResolver implements Pick<Required<BookResolvers>, BookFields> {
  constructor(
    private readonly books: Books,
    private readonly table: BookTable,
  ) {}

  @ResolveField()
  line({ line, latest, numbering }: BookView): LineView {
    return { ...line, version: latest, numbering };
  }

  @ResolveField()
  version({ version }: BookView) {
    return version;
  }

  @ResolveField()
  system({ campaign }: BookView) {
    return campaign.system;
  }

  @ResolveField()
  date({ campaign }: BookView) {
    return campaign.date;
  }

  @ResolveField()
  turn({ campaign }: BookView) {
    return campaign.turn;
  }

  @ResolveField()
  phase({ campaign }: BookView) {
    return shouted(campaign.phase);
  }

  @ResolveField()
  deadline({ campaign }: BookView) {
    return campaign.deadline === undefined ? null : new Date(campaign.deadline);
  }

  @ResolveField()
  attacker({ campaign }: BookView) {
    return campaign.attacker ?? null;
  }

  @ResolveField()
  outcome({ campaign: { over } }: BookView) {
    return over ? { winner: over.winner ?? null, why: over.why } : null;
  }

  @ResolveField()
  policies({ campaign: { policies, policiesVersion: version } }: BookView) {
    return { preset: policies.preset, version, document: policies };
  }

  /** A branch may be over with dice that another line still rolls: those are shown when they are published. */
  @ResolveField()
  async dice({ line, stored, version, campaign, numbering }: BookView) {
    // A seed comes into view with the first entry from it on that does.
    const kept = (await this.table.seedsOf(line)).map((one) => ({
      ...one,
      from: numbering.shown(one.from - 1) + 1,
      seed: one.published ? one.seed : null,
    }));
    // Where a branch begins, it says with which dice it goes on.
    const told = stored === line.from?.version ? version + 1 : version;
    return shownDice(kept, told, campaign.over !== undefined && holdingAt(kept, told).published);
  }

  @ResolveField()
  sides(view: BookView) {
    const { book, campaign } = view;
    const needed = new Map(stillNeeded(book).map(({ side, says }) => [side, says]));
    return ids(book.side).map((key) => {
      const { name, points, usedUp, victoryPoints, battlesWon, stance, rank } = book.side[key] as BookSide;
      return {
        key,
        name,
        points: points ?? null,
        usedUp: isOwn(view, key) ? [...(usedUp ?? [])] : null,
        victoryPoints,
        battlesWon,
        stance: stance ? shouted(stance) : null,
        stillNeeded: needed.get(key) ?? null,
        playerRank: rank ?? null,
        sealed: isOwn(view, key) ? book.sealed[key]?.turn === campaign.turn : null,
      };
    });
  }

  @ResolveField()
  formations({ book }: BookView) {
    const strengths = strengthsOf(book);
    return ids(book.formation).map((id) => {
      const { side, name, parent } = book.formation[id] as BookView['book']['formation'][string];
      const states = [...(strengths.get(id) ?? [])];
      return {
        id,
        side,
        name,
        parent: parent ?? null,
        strength: states.map(([state, units]) => ({ state, units })),
      };
    });
  }

  @ResolveField()
  flags({ book }: BookView) {
    return ids(book.flag).map((flag) => ({ flag, value: book.flag[flag]?.value }));
  }

  @ResolveField()
  terrain({ book }: BookView) {
    return ids(book.terrain).map((ground) => ({ ground, marks: book.terrain[ground]?.marks }));
  }

  @ResolveField()
  sealed({ book }: BookView) {
    return ids(book.sealed).map((side) => {
      const { turn, orders } = book.sealed[side] as BookView['book']['sealed'][string];
      return {
        side,
        turn,
        stance: orders.stance ? shouted(orders.stance) : null,
        purchases: pairs(orders.purchases).map(([group, count]) => ({ group, count })),
        deployments: pairs(orders.deployments).map(([node, units]) => ({ node, units: [...units] })),
        priorities: [...(orders.priorities ?? [])],
        choices: pairs(orders.choices).map(([node, edge]) => ({ node, edge })),
      };
    });
  }

  @ResolveField()
  purchasable({ campaign: { policies, system } }: BookView) {
    return policies.replacements.groups.map(({ group, side, cost, units, atMost, comes, cites }) => ({
      group,
      side,
      cost,
      units: pairs(units).map(([counter, count]) => ({ counter, count })),
      atMost: atMost ?? null,
      comes: comes ? shouted(comes) : null,
      cites: shownCites({ system }, cites),
    }));
  }

  @ResolveField()
  async lines({ campaignId, standing, line: shown, latest, numbering }: BookView): Promise<LineView[]> {
    const lines = (await this.books.lines(campaignId)).filter((line) => mayRead(standing, line));
    return lines
      .sort((a, b) => Number(b.current) - Number(a.current))
      .map((line) => (line.line === shown.line ? { ...line, version: latest, numbering } : line));
  }
}

type BookSide = BookView['book']['side'][string];

function isOwn({ viewer }: BookView, side: string): boolean {
  return viewer === 'referee' || (viewer !== 'public' && viewer.side === side);
}

function pairs<Value>(bag: Readonly<Record<string, Value>> = {}): [string, Value][] {
  return Object.entries(bag);
}

function strengthsOf({ roster }: BookView['book']) {
  const strengths = new Map<string, Map<ReturnType<typeof stateOf>, number>>();
  for (const id in roster) {
    const { formation, state } = roster[id] as BookView['book']['roster'][string];
    if (formation === undefined) continue;
    const states = strengths.get(formation) ?? new Map();
    strengths.set(formation, states.set(stateOf(state), (states.get(stateOf(state)) ?? 0) + 1));
  }
  return strengths;
}

const stateOf = (state: BookView['book']['roster'][string]['state']) => shouted(state);

@Resolver('BookLine')
export class BookLineResolver implements Omit<Required<BookLineResolvers>, '__isTypeOf'> {
  constructor(private readonly books: Books) {}

  @ResolveField()
  id({ campaign, line }: LineView) {
    return lineId.encode(campaign, line);
  }

  @ResolveField()
  name({ name }: LineView) {
    return name;
  }

  @ResolveField()
  from({ campaign, from, numbering }: LineView) {
    if (!from) return null;
    const version = numbering?.shown(from.version) ?? from.version;
    return { line: lineId.encode(campaign, from.line), version };
  }

  @ResolveField()
  current({ current }: LineView) {
    return current;
  }

  @ResolveField()
  createdAt({ createdAt }: LineView) {
    return createdAt;
  }

  @ResolveField()
  async version({ campaign, line, version }: LineView) {
    return version ?? (await this.books.book(campaign, line))?.version ?? 0;
  }
}
