import { ResolveField, Resolver } from '@nestjs/graphql';
import { type BookResolvers, connectionOf, page } from '../../api/index.js';
import { ids } from '../../rules-core/campaign/book/book.js';
import { nameBefore, says } from '../../rules-core/campaign/views/describe.js';
import { standingsOver } from '../../rules-core/campaign/views/standing.js';
import type { BookView } from '../line/book-views.js';
import type { KeptRow, SeenHistory } from '../line/seen-history.js';
import { mustBeASide, mustBeOfTheRoster, theBattle } from './named.js';
import { shownBattleId, shownReasons, type Telling } from './shown.js';
import { shouted, spoken } from './words.js';

type Paged = { first: number; after?: string | null };
type Args<Field extends 'victoryPoints' | 'fieldPromotions'> = Parameters<
  NonNullable<BookResolvers[Field]> & object
>[1];
type Told = 'vp' | 'promotion' | 'award';

/** What is asked of the ledgers of a campaign: each row with its cause, as the viewer may know it. */
@Resolver('Book')
export class LedgerFields
  implements Pick<Required<BookResolvers>, 'victoryPoints' | 'fieldPromotions' | 'awards' | 'standings'>
{
  @ResolveField()
  async victoryPoints(view: BookView, args: Paged & Pick<Args<'victoryPoints'>, 'filter'>) {
    const { side, battle, turn } = args.filter ?? {};
    const history = await view.history();
    if (side != null) mustBeASide(view, side);
    const where = battle == null ? undefined : theBattle(view, battle);
    const found = history
      .rows('vp')
      .filter(
        ({ row }) =>
          (side == null || row.about.side === side) &&
          (where === undefined || row.about.battle === where) &&
          (turn == null || row.about.turn === turn),
      );
    const shown = paged(found, args, ({ row: { version, about, ...why } }) => ({
      version,
      turn: about.turn,
      side: about.side,
      points: about.points,
      total: about.total,
      for: about.for,
      battle: shownBattleId(view.campaignId, about.battle),
      says: says({ what: 'victory-points', about }, history.names.at(version)),
      cause: shownReasons(tellingOf(view, history, version), why).cause,
    }));
    const sums = new Map(ids(view.book.side).map((key) => [key, 0]));
    for (const { row } of found) sums.set(row.about.side, (sums.get(row.about.side) ?? 0) + row.about.points);
    return { ...shown, totals: [...sums].map(([key, points]) => ({ side: key, points })) };
  }

  @ResolveField()
  async fieldPromotions(view: BookView, args: Paged & Pick<Args<'fieldPromotions'>, 'filter'>) {
    const { side, meaning, unit, battle } = args.filter ?? {};
    const history = await view.history();
    if (side != null) mustBeASide(view, side);
    if (unit != null) mustBeOfTheRoster(view, unit);
    const where = battle == null ? undefined : theBattle(view, battle);
    const found = history
      .rows('promotion')
      .filter(
        ({ row }) =>
          (side == null || row.about.side === side) &&
          (meaning == null || row.about.how === spoken(meaning)) &&
          (unit == null || row.about.unit === unit) &&
          (where === undefined || row.about.battle === where),
      );
    return paged(found, args, ({ row: { version, about, ...why } }) => {
      const telling = tellingOf(view, history, version);
      return {
        version,
        ...momentOf(history, version),
        meaning: shouted(about.how),
        side: about.side,
        unit: about.unit ?? null,
        name: about.unit === undefined ? null : nameBefore(telling.names.unit(about.unit), about),
        from: about.from,
        to: about.to,
        rule: about.rule,
        battle: shownBattleId(view.campaignId, about.battle),
        says: says({ what: 'promotion', about }, telling.names),
        ...shownReasons(telling, why),
      };
    });
  }

  @ResolveField()
  async awards(view: BookView, args: Paged) {
    const history = await view.history();
    return paged(history.rows('award'), args, ({ row: { version, about } }) => {
      const names = history.names.at(version);
      return {
        version,
        ...momentOf(history, version),
        unit: about.unit,
        name: names.unit(about.unit),
        award: about.award,
        battle: shownBattleId(view.campaignId, about.battle),
        says: says({ what: 'award', about }, names),
      };
    });
  }

  @ResolveField()
  async standings(view: BookView) {
    const history = await view.history();
    const dates = new Map(history.turns.map(({ turn, date }) => [turn, date]));
    const rows = history.rows('standing').map(({ row }) => row);
    return standingsOver(rows, view.book).map(({ turn, victoryPoints }) => ({
      turn,
      date: dates.get(turn) ?? view.campaign.date,
      sides: Object.entries(victoryPoints).map(([side, points]) => ({ side, victoryPoints: points })),
    }));
  }
}

function paged<Name extends Told, Node>(
  rows: readonly KeptRow<Name>[],
  args: Paged,
  shown: (row: KeptRow<Name>) => Node,
) {
  return connectionOf(rows, page(args, ['string']), ({ key }) => [key], shown);
}

function momentOf(history: SeenHistory, version: number) {
  const { turn, date } = history.moment(version);
  return { turn, date };
}

function tellingOf(view: BookView, history: SeenHistory, version: number): Telling {
  return { campaign: view.campaignId, system: view.campaign.system, names: history.names.at(version) };
}
