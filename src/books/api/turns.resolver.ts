import { ResolveField, Resolver } from '@nestjs/graphql';
import {
  type BookResolvers,
  type CampaignTurnResolvers,
  connectionOf,
  page,
  type TurnStepResolvers,
} from '../../api/index.js';
import { type Missing, preconditions } from '../../rules-core/campaign/book/preconditions.js';
import { nodesToFight } from '../../rules-core/campaign/facts/advance.js';
import type { FactRefused } from '../../rules-core/campaign/facts/facts.js';
import type { GraphNode } from '../../rules-core/campaign/graph/graph.js';
import { says } from '../../rules-core/campaign/views/describe.js';
import { standingsOver } from '../../rules-core/campaign/views/standing.js';
import { turnHistory } from '../../rules-core/campaign/views/turn-history.js';
import { Opening } from '../battles/opening.js';
import { Books } from '../entries/books.js';
import type { BookLine } from '../line/book-table.js';
import type { BookView } from '../line/book-views.js';
import { type TurnStepRow, TurnSteps } from '../turns/turn-steps.js';
import { asOrdered } from './muster.resolver.js';
import { shownBattleId } from './shown.js';
import { shouted } from './words.js';

export interface TurnView {
  readonly view: BookView;
  readonly turn: number;
  readonly date: string;
  readonly from: number;
  /** Undefined: it goes on. */
  readonly until: number | undefined;
}

export interface StepView {
  /** For fields that only some roles may see. */
  readonly campaignId: string;
  readonly row: TurnStepRow;
}

@Resolver('Book')
export class TurnFields implements Pick<Required<BookResolvers>, 'turns' | 'preconditions'> {
  constructor(private readonly opening: Opening) {}

  @ResolveField()
  async turns(view: BookView, args: { first: number; after?: string | null }) {
    const { turns } = await view.history();
    const shown = turns.map(({ turn, date, version }, index): TurnView => {
      const next = turns[index + 1]?.version;
      return {
        view,
        turn,
        date,
        from: version,
        until: next ?? (view.campaign.over ? view.version : undefined),
      };
    });
    return connectionOf(
      shown.reverse(),
      page(args, ['number']),
      ({ turn }) => [turn],
      (turn) => turn,
    );
  }

  /** It stays secret if other sides have sealed their orders, and what only the referee can settle. */
  @ResolveField()
  async preconditions(view: BookView) {
    const { turn, phase, next, missing } = preconditions(view.whole);
    const known = [...missing, ...(await this.hindered(view))]
      .filter((one) => maySee(view, one))
      .map((one) => shownMissing(view, one));
    return {
      turn,
      phase: shouted(phase),
      next: view.campaign.over ? null : next,
      met: known.length === 0,
      missing: known,
    };
  }

  /** Battles of open nodes that could not be opened as things stand: said before the turn comes to them. */
  private async hindered(view: BookView): Promise<Missing[]> {
    if (view.viewer !== 'referee' || view.version !== view.latest) return [];
    const { line, stored: version, whole } = view;
    const at = { line, version, book: asOrdered(whole) };
    const found: Missing[] = [];
    for (const node of nodesToFight(whole)) {
      const hindrance = await this.opening.hindrance(at, node);
      if (hindrance) found.push(cannotOpen(node, hindrance));
    }
    return found;
  }
}

function cannotOpen({ node, title }: GraphNode, { why }: FactRefused): Missing {
  const advice = 'Set it right, or open the battle to be reported (openCampaignBattle, mode RECORD).';
  return { code: 'CANNOT_OPEN', says: `The battle of "${title}" cannot be opened: ${why} ${advice}`, node };
}

function maySee({ viewer }: BookView, { side, answers }: Missing): boolean {
  if (viewer === 'referee') return true;
  return side === undefined ? answers === undefined : viewer !== 'public' && viewer.side === side;
}

export function shownMissing(
  { campaignId }: BookView,
  { code, says: sentence, side, battle, node, answers = [] }: Missing,
) {
  return {
    code,
    says: sentence,
    side: side ?? null,
    battle: shownBattleId(campaignId, battle),
    node: node ?? null,
    answers: [...answers],
  };
}

@Resolver('CampaignTurn')
export class CampaignTurnResolver implements Omit<Required<CampaignTurnResolvers>, '__isTypeOf'> {
  constructor(
    private readonly books: Books,
    private readonly kept: TurnSteps,
  ) {}

  @ResolveField()
  turn({ turn }: TurnView) {
    return turn;
  }

  @ResolveField()
  date({ date }: TurnView) {
    return date;
  }

  @ResolveField()
  state({ until }: TurnView) {
    return until === undefined ? ('RUNNING' as const) : ('DONE' as const);
  }

  @ResolveField()
  fromVersion({ from }: TurnView) {
    return from;
  }

  @ResolveField()
  untilVersion({ until }: TurnView) {
    return until ?? null;
  }

  @ResolveField()
  startedAt(turn: TurnView) {
    return this.instant(turn, turn.from);
  }

  @ResolveField()
  async finishedAt(turn: TurnView) {
    return turn.until === undefined ? null : this.instant(turn, turn.until);
  }

  @ResolveField()
  async durationMs(turn: TurnView) {
    const [from, until] = [await this.startedAt(turn), await this.finishedAt(turn)];
    return from && until ? until.getTime() - from.getTime() : null;
  }

  @ResolveField()
  async steps({ view, turn }: TurnView): Promise<StepView[]> {
    const { campaignId, line, stored, version, numbering } = view;
    const rows = await this.stepsOf(line, turn);
    // What is not done yet is news of the present.
    const isNow = turn === view.campaign.turn && version === view.latest && view.standing.delaySeconds === 0;
    const isThere = (row: TurnStepRow) => (row.version === null ? isNow : row.version <= stored);
    const shown = (row: TurnStepRow) => ({
      ...row,
      version: row.version && numbering.shown(row.version),
    });
    return rows.filter(isThere).map((row) => ({ campaignId, row: shown(row) }));
  }

  /** What was done before a line left its base was done there. */
  private async stepsOf(line: BookLine, turn: number): Promise<TurnStepRow[]> {
    const own = await this.kept.list(line.campaign, line.line, { from: turn, until: turn });
    const { from } = line;
    const base = from && (await this.books.lines(line.campaign)).find((one) => one.line === from.line);
    if (!base) return own;
    const before = (await this.stepsOf(base, turn)).filter(
      ({ version }) => version !== null && version <= from.version,
    );
    return [...before, ...own];
  }

  @ResolveField()
  async text({ view, turn, date }: TurnView) {
    const history = await view.history();
    const rows = history.inTurn(turn).map((row) => ({ row, names: history.names.at(row.version) }));
    const standings = standingsOver(
      history.rows('standing').map(({ row }) => row),
      view.book,
    );
    const standing = standings.find((one) => one.turn === turn)?.victoryPoints ?? {};
    return turnHistory({ turn, date, rows, standing, names: history.names.at(view.version) });
  }

  @ResolveField()
  async result({ view, turn }: TurnView) {
    const history = await view.history();
    return history
      .inTurn(turn)
      .filter(({ what }) => what !== 'phase-begun')
      .map((row) => says(row, history.names.at(row.version)));
  }

  private async instant({ view }: TurnView, version: number): Promise<Date | null> {
    const { numbering, stored } = view;
    const range = { after: numbering.stored(version - 1, stored), first: 1, reads: stored };
    const [entry] = (await this.books.entries(view.campaignId, view.line.line, range)) ?? [];
    return entry?.at ?? null;
  }
}

@Resolver('TurnStep')
export class TurnStepResolver implements Omit<Required<TurnStepResolvers>, '__isTypeOf'> {
  @ResolveField()
  number({ row }: StepView) {
    return row.number;
  }

  @ResolveField()
  step({ row }: StepView) {
    return row.step;
  }

  @ResolveField()
  subject({ campaignId, row }: StepView) {
    const { step, subject } = row;
    return step === 'aftermath' ? shownBattleId(campaignId, subject || null) : subject || null;
  }

  @ResolveField()
  state({ row }: StepView) {
    return shouted(row.state);
  }

  @ResolveField()
  version({ row }: StepView) {
    return row.version;
  }

  @ResolveField()
  startedAt({ row }: StepView) {
    return row.startedAt;
  }

  @ResolveField()
  finishedAt({ row }: StepView) {
    return row.finishedAt;
  }

  @ResolveField()
  durationMs({ row: { startedAt, finishedAt } }: StepView) {
    return startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : null;
  }

  @ResolveField()
  attempts({ row }: StepView) {
    return row.attempts;
  }

  @ResolveField()
  result({ row }: StepView) {
    return row.result ?? null;
  }

  @ResolveField()
  problem({ row }: StepView) {
    return row.problem ?? null;
  }
}
