import { ResolveField, Resolver } from '@nestjs/graphql';
import {
  type AfterActionReportResolvers,
  type BookResolvers,
  battleId,
  type CampaignBattleResolvers,
  connectionOf,
  noSuch,
  page,
} from '../../api/index.js';
import { lossesOf, statesAfter } from '../../rules-core/campaign/aftermath/losses.js';
import type { BattleReport } from '../../rules-core/campaign/aftermath/report.js';
import type { BattleRow, RosterState } from '../../rules-core/campaign/book/book.js';
import { battleHistory } from '../../rules-core/campaign/views/battle-history.js';
import { BookEntries } from '../entries/entries.js';
import { reportAsCsv } from '../files/roster-files.js';
import type { BookView } from '../line/book-views.js';
import { shownBattleId, shownCause, shownConsequence } from './shown.js';
import { shouted } from './words.js';

type Paged = { first: number; after?: string | null };

export interface BattleInBook {
  readonly view: BookView;
  readonly id: string;
  readonly row: BattleRow;
}

export interface ReportView extends BattleInBook {
  readonly report: BattleReport;
}

export function battleInBook(view: BookView, id: string): BattleInBook | null {
  const { battle } = view.book;
  return Object.hasOwn(battle, id) ? { view, id, row: battle[id] as BattleRow } : null;
}

/** The battle that an id of the API names in this campaign. */
export function battleNamed({ campaignId }: Pick<BookView, 'campaignId'>, id: string): string | undefined {
  const found = battleId.decode(id);
  return found?.campaign === campaignId ? found.local : undefined;
}

function reportOf(battle: BattleInBook | null): ReportView | null {
  return battle?.row.report ? { ...battle, report: battle.row.report } : null;
}

@Resolver('Book')
export class BattleFields implements Pick<Required<BookResolvers>, 'battles' | 'afterActionReport'> {
  @ResolveField()
  battles(view: BookView, args: Paged) {
    const latestFirst = Object.keys(view.book.battle)
      .map((id) => battleInBook(view, id) as BattleInBook)
      .sort((a, b) => b.row.turn - a.row.turn || (a.id < b.id ? -1 : 1));
    return connectionOf(
      latestFirst,
      page(args, ['number', 'string']),
      ({ row, id }) => [row.turn, id],
      (battle) => battle,
    );
  }

  @ResolveField()
  afterActionReport(view: BookView, { battle }: { battle: string }) {
    const id = battleNamed(view, battle);
    const found = id === undefined ? null : battleInBook(view, id);
    if (!found) throw noSuch('battle');
    return reportOf(found);
  }
}

@Resolver('CampaignBattle')
export class CampaignBattleResolver implements Omit<Required<CampaignBattleResolvers>, '__isTypeOf'> {
  @ResolveField()
  id({ view, id }: BattleInBook) {
    return shownBattleId(view.campaignId, id) as string;
  }

  @ResolveField()
  name({ row }: BattleInBook) {
    return row.name;
  }

  @ResolveField()
  mode({ row }: BattleInBook) {
    return row.mode;
  }

  @ResolveField()
  status({ row }: BattleInBook) {
    return shouted(row.status);
  }

  @ResolveField()
  turn({ row }: BattleInBook) {
    return row.turn;
  }

  @ResolveField()
  node({ row }: BattleInBook) {
    return row.node ?? null;
  }

  @ResolveField()
  drawn({ row }: BattleInBook) {
    return Object.entries(row.drawn).map(([unit, roster]) => ({ unit, roster }));
  }

  @ResolveField()
  report(battle: BattleInBook) {
    return reportOf(battle);
  }
}

/** So many standard deviations to either side: where about 95 of 100 sums fall. */
const LIKELY = 1.96;

@Resolver('AfterActionReport')
export class AfterActionReportResolver implements Omit<Required<AfterActionReportResolvers>, '__isTypeOf'> {
  constructor(private readonly entries: BookEntries) {}

  @ResolveField()
  battle({ view, id }: ReportView) {
    return shownBattleId(view.campaignId, id) as string;
  }

  @ResolveField()
  name({ row }: ReportView) {
    return row.name;
  }

  @ResolveField()
  async text(shown: ReportView) {
    const { view, id, report } = shown;
    const { version, told: consequences } = await this.aftermath(shown);
    const { names } = await view.telling(version);
    return battleHistory({ battle: id, report, consequences, book: view.book, names });
  }

  @ResolveField()
  note({ report }: ReportView) {
    return report.note ?? null;
  }

  @ResolveField()
  winner({ report }: ReportView) {
    return report.winner;
  }

  @ResolveField()
  why({ report }: ReportView) {
    return report.why;
  }

  @ResolveField()
  margin({ report }: ReportView) {
    return report.margin ?? null;
  }

  @ResolveField()
  turns({ report }: ReportView) {
    return report.turns ?? null;
  }

  @ResolveField()
  points({ report }: ReportView) {
    return Object.entries(report.points).map(([side, points]) => ({ side, points }));
  }

  @ResolveField()
  async units(shown: ReportView) {
    const { view, report } = shown;
    const telling = await view.telling();
    const states = await this.statesAfter(shown);
    return report.units.map(
      ({ unit, fate, counter, captor, actions, checksPassed, checksFailed, deeds, cause }) => ({
        unit,
        name: view.book.roster[unit]?.name ?? null,
        side: view.book.roster[unit]?.side ?? null,
        fate,
        became: states.has(unit) ? shouted(states.get(unit) as RosterState) : null,
        counter: counter ?? null,
        captor: captor ?? null,
        actions,
        checksPassed,
        checksFailed,
        deeds: deeds.map(({ deed, times, to, cause: why }) => ({
          deed,
          times,
          to: to ?? null,
          cause: shownCause(telling, why),
        })),
        cause: shownCause(telling, cause),
      }),
    );
  }

  @ResolveField()
  unitsFile({ report }: ReportView) {
    return reportAsCsv(report);
  }

  @ResolveField()
  async arisen({ view, report }: ReportView) {
    const telling = await view.telling();
    return report.arisen.map(({ unit, side, kind, name, counter, from, how, fate, cause }) => ({
      unit,
      side,
      kind: shouted(kind),
      name,
      counter,
      from: from ?? null,
      how,
      fate,
      cause: shownCause(telling, cause),
    }));
  }

  @ResolveField()
  async losses(report: ReportView) {
    const { roster } = report.view.book;
    return lossesOf(report.report, (unit) => roster[unit]?.side, await this.statesAfter(report)).map(
      (one) => ({
        ...one,
      }),
    );
  }

  @ResolveField()
  async turningPoints({ view, report, id }: ReportView) {
    const telling = await view.telling();
    return report.turningPoints.map(({ cause: { says: _, turn: __, ...where }, swing, says }) => ({
      cause: shownCause(telling, { battle: id, ...where } as never)!,
      swing: Object.entries(swing).map(([side, by]) => ({ side, swing: by })),
      says,
    }));
  }

  @ResolveField()
  dice({ report }: ReportView) {
    return report.dice.map(({ side, sides, rolls, sum, expected, deviation }) => ({
      side,
      sides,
      rolls,
      sum,
      expected,
      deviation,
      luck: deviation > 0 ? (sum - expected) / deviation : null,
      likely: { from: expected - LIKELY * deviation, to: expected + LIKELY * deviation },
    }));
  }

  /** What the entry of its aftermath told. */
  @ResolveField()
  async consequences(report: ReportView) {
    const { version, told } = await this.aftermath(report);
    const telling = await report.view.telling(version);
    return told.map((one) => shownConsequence(telling, one));
  }

  private async statesAfter(report: ReportView): Promise<ReadonlyMap<string, RosterState>> {
    return statesAfter((await this.aftermath(report)).told);
  }

  private async aftermath({ view, id }: ReportView) {
    const version = (await view.history()).aftermathOf(id);
    const entry = version === undefined ? undefined : await this.entries.one(view, version);
    return { version, told: entry?.seen.consequences ?? [] };
  }
}
