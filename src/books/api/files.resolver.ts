/** A book as files: for spreadsheets, and for paper. Each viewer gets what they may know. */
import { ResolveField, Resolver } from '@nestjs/graphql';
import { type ApiContext, ApiError, type BookResolvers, noSuch } from '../../api/index.js';
import { CampaignStates } from '../../campaigns/index.js';
import { type Markup, paper } from '../../papers/index.js';
import { Workshop } from '../../workshop/index.js';
import { sheets, spreadsheet } from '../files/spreadsheets.js';
import type { BookView } from '../line/book-views.js';
import { chronicle } from '../papers/chronicle.js';
import { orderOfBattle } from '../papers/order-of-battle.js';
import { reportOnPaper } from '../papers/report.js';
import { historyOfUnit } from '../papers/unit-history.js';
import { AfterActionReportResolver, battleInBook, type ReportView } from './battles-in-book.resolver.js';
import { mustBeOfTheRoster, theBattle } from './named.js';

type Fields = 'spreadsheet' | 'workbook' | 'paper';
type Asked<Field extends Fields> = Parameters<NonNullable<BookResolvers[Field]> & object>[1];

const SECONDS = 10;
/** As the schema has it. */
const COST = 100;

@Resolver('Book')
export class FileFields implements Pick<Required<BookResolvers>, Fields> {
  constructor(
    private readonly workshop: Workshop,
    private readonly states: CampaignStates,
    private readonly reports: AfterActionReportResolver,
  ) {}

  @ResolveField()
  async spreadsheet(view: BookView, { table, separator }: Asked<'spreadsheet'>) {
    return spreadsheet(view, await view.history(), table, separator);
  }

  @ResolveField()
  async workbook(view: BookView, _: unknown, context: ApiContext) {
    const tables = sheets(view, await view.history());
    return this.workshop.doFor(context, 'workbook', tables, { seconds: SECONDS, foreseen: COST });
  }

  @ResolveField()
  async paper(view: BookView, asked: Asked<'paper'>) {
    const { title, body } = await this.page(view, asked);
    const name = (await this.states.recent(view.campaignId))?.state.name ?? '';
    return paper({ title, head: name, body });
  }

  private async page(
    view: BookView,
    { page, unit, battle }: Asked<'paper'>,
  ): Promise<{ title: string; body: Markup }> {
    switch (page) {
      case 'ORDER_OF_BATTLE':
        return { title: 'Order of battle', body: orderOfBattle(view) };
      case 'CHRONICLE': {
        const battles = Object.keys(view.book.battle)
          .sort()
          .flatMap((id) => battleInBook(view, id) ?? []);
        return { title: 'Chronicle', body: await chronicle(view, this.reports, battles) };
      }
      case 'UNIT_HISTORY': {
        const id = named(unit, 'unit', page);
        mustBeOfTheRoster(view, id);
        return { title: view.book.roster[id]?.name ?? id, body: await historyOfUnit(view, id) };
      }
      case 'AFTER_ACTION_REPORT': {
        const report = reportIn(view, theBattle(view, named(battle, 'battle', page)));
        return {
          title: `After-action report: ${report.row.name}`,
          body: await reportOnPaper(this.reports, report),
        };
      }
    }
  }
}

function named(given: string | null | undefined, argument: string, page: string): string {
  if (given != null) return given;
  throw new ApiError(
    'BAD_USER_INPUT',
    `The page ${page} is about one ${argument}: name it in "${argument}".`,
  );
}

function reportIn(view: BookView, id: string): ReportView {
  const found = battleInBook(view, id);
  if (!found?.row.report) throw noSuch('battle', 'This battle has not been reported yet.');
  return { ...found, report: found.row.report };
}
