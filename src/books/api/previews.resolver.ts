import { ResolveField, Resolver } from '@nestjs/graphql';
import {
  ApiError,
  type BattleReportInput,
  type BookResolvers,
  type CorrectedFactInput,
  lineId,
  noSuch,
} from '../../api/index.js';
import { lossesOf, statesAfter } from '../../rules-core/campaign/aftermath/losses.js';
import type { RosterRow } from '../../rules-core/campaign/book/book.js';
import { compareBooks, differences } from '../../rules-core/campaign/book/compare.js';
import { preconditions } from '../../rules-core/campaign/book/preconditions.js';
import { type FactRefused, isFactRefused } from '../../rules-core/campaign/facts/facts.js';
import { namesOf } from '../../rules-core/campaign/views/describe.js';
import type { Chance } from '../../rules-core/campaign/views/odds.js';
import { seenBook } from '../../rules-core/campaign/views/views.js';
import { BeginInputs } from '../entries/begin-inputs.js';
import { Books, type FactInput, type Previewed } from '../entries/books.js';
import { type FromInput, factAsked, reportIn } from '../entries/fact-inputs.js';
import type { FileProblem } from '../files/csv.js';
import type { BookView } from '../line/book-views.js';
import type { LineView } from './book.resolver.js';
import { theBattle } from './named.js';
import { shownBattleId, shownCites, shownConsequence, type Telling } from './shown.js';
import { shownMissing } from './turns.resolver.js';
import { shouted } from './words.js';

type Fields = 'compare' | 'dryRun' | 'previewCorrection' | 'previewPolicies' | 'previewReport';

/** What would be, and what might have been. */
@Resolver('Book')
export class PreviewFields implements Pick<Required<BookResolvers>, Fields> {
  constructor(
    private readonly books: Books,
    private readonly begins: BeginInputs,
  ) {}

  @ResolveField()
  async compare(view: BookView, args: { with: string }) {
    const id = lineId.decode(args.with);
    const [here, there] = await Promise.all([
      this.books.book(view.campaignId, view.line.line),
      id?.campaign === view.campaignId ? this.books.book(view.campaignId, id.local) : undefined,
    ]);
    if (!here || !there) throw noSuch('line');
    const { turn, standings, roster, nodes } = compareBooks(
      seenBook(here.book, view.viewer),
      seenBook(there.book, view.viewer),
    );
    return {
      here: here.line as LineView,
      there: there.line as LineView,
      turns: { here: turn.here as number, there: turn.there as number },
      standings: standings.map((one) => ({ side: one.side, here: shown(one.here), there: shown(one.there) })),
      roster: roster.map(({ unit, name, differs, says, here: now, there: other }) => ({
        unit,
        name,
        differs: [...differs],
        says,
        here: rowAsShown(view.campaignId, now),
        there: rowAsShown(view.campaignId, other),
      })),
      nodes: nodes.map(({ node, here: now, there: other }) => ({
        node,
        here: now ? shouted(now.status) : null,
        there: other ? shouted(other.status) : null,
      })),
    };
  }

  @ResolveField()
  async dryRun(view: BookView) {
    const { next: step, missing } = preconditions(view.whole);
    if (missing.length > 0)
      return { step, missing: missing.map((one) => shownMissing(view, one)), likeliest: [], rolls: [] };
    const tried = await this.books.dryRun(view.campaignId, view.line.line);
    if (!tried) return null;
    if (isFactRefused(tried)) throw refusal(tried);
    const telling = await view.telling();
    return {
      step,
      missing: [],
      likeliest: tried.consequences.map((one) => shownConsequence(telling, one)),
      rolls: tried.chances.map((one) => shownChance(telling, one)),
    };
  }

  @ResolveField()
  async previewCorrection(view: BookView, asked: AskedCorrection) {
    const { version, confirmUnknown: isConfirmed } = asked;
    const read = factAsked({ fact: asked.fact == null ? null : factIn(asked.fact), instead: asked.instead });
    if (read.problem) throw fileProblem(read);
    const correction = { version, fact: read.value, given: { isConfirmed } };
    const previewed = await this.books.previewCorrection(view.campaignId, view.line.line, correction);
    if (previewed.outcome === 'refused' && asked.instead) throw refusal(read.inInput(previewed.refused));
    return shownPreview(view, previewed);
  }

  @ResolveField()
  async previewReport(view: BookView, { battle, report }: { battle: string; report: BattleReportInput }) {
    const id = theBattle(view, battle);
    const read = reportIn(report, ['report']);
    if (read.problem) throw fileProblem(read);
    const tried = await this.books.dryReport(view.campaignId, view.line.line, id, read.value);
    if (!tried) return null;
    if (isFactRefused(tried)) throw refusal(read.inInput(tried));
    const { consequences, chances, after, fact } = tried;
    const telling = { ...(await view.telling()), names: namesOf(after) };
    return {
      losses: lossesOf(fact.report, (unit) => after.roster[unit]?.side, statesAfter(consequences)).map(
        (one) => ({ ...one }),
      ),
      likeliest: consequences.map((one) => shownConsequence(telling, one)),
      rolls: chances.map((one) => shownChance(telling, one)),
    };
  }

  @ResolveField()
  async previewPolicies(view: BookView, { policies }: { policies: unknown }) {
    const { system, policies: before } = view.campaign;
    const meant = this.begins.policiesToTry(system, before, policies);
    if (isRefused(meant)) throw refusal(meant);
    return shownPreview(view, await this.books.previewPolicies(view.campaignId, view.line.line, meant));
  }
}

/** The row as the roster has it, with its battle by the id that the API has for it. */
function rowAsShown(campaign: string, row: RosterRow | undefined) {
  if (row?.battle === undefined) return row ?? null;
  return { ...row, battle: shownBattleId(campaign, row.battle) };
}

type Figures = { points?: number; victoryPoints: number; battlesWon: number };

function shown(figures: Figures | undefined) {
  return figures ? { ...figures, points: figures.points ?? null } : null;
}

function shownChance(telling: Telling, { key, for: purpose, results, cites }: Chance) {
  return { key, purpose, results: results.map((one) => ({ ...one })), cites: shownCites(telling, cites) };
}

interface AskedCorrection {
  readonly version: number;
  readonly fact?: unknown;
  readonly instead?: CorrectedFactInput | null;
  readonly confirmUnknown: boolean;
}

function factIn(fact: unknown): FactInput {
  if (typeof fact === 'object' && fact !== null && 'fact' in fact) return fact as FactInput;
  throw new ApiError('BAD_USER_INPUT', 'A fact is an object with the member "fact": { "fact": "nothing" }.');
}

function shownPreview(view: BookView, previewed: Previewed) {
  if (previewed.outcome === 'refused') throw refusal(previewed.refused);
  if (previewed.outcome === 'no-book') return null;
  const { rewritten, before, after } = previewed;
  const telling = { campaign: view.campaignId, system: view.campaign.system, names: namesOf(after.book) };
  return {
    rewritten: rewritten.map(({ version, consequences, refused }) => ({
      version,
      consequences: consequences.map((one) => shownConsequence(telling, one)),
      refused: refused ? { code: refused.refused, message: refused.why } : null,
    })),
    differences: differences(before.line, rewritten, { before: before.book, after: after.book }).map(
      ({ unit, name, differences: found }) => ({
        unit: unit ?? null,
        name,
        differences: found.map(({ kind, version, what, before: old, after: now }) => ({
          kind: shouted(kind),
          version,
          what,
          before: old ?? null,
          after: now ?? null,
        })),
      }),
    ),
  };
}

function fileProblem({ problem, path }: Extract<FromInput<unknown>, { problem: FileProblem }>): ApiError {
  return new ApiError(problem.code, problem.message, { path: [...path] });
}

function isRefused(meant: unknown): meant is FactRefused {
  return typeof meant === 'object' && meant !== null && isFactRefused(meant);
}

function refusal({ refused, why, path = [] }: FactRefused): ApiError {
  return new ApiError(refused, why, { path: path.map(String) });
}
