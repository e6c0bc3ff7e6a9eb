import { Mutation, Resolver } from '@nestjs/graphql';
import {
  type ApiContext,
  appendProblem,
  battleId,
  campaignId,
  checked,
  conflict,
  invalidInput,
  lineId,
  type MutationResolvers,
  notFound,
  type Standing,
} from '../../api/index.js';
import { personOf, standingIn } from '../../battles/index.js';
import { campaignOf } from '../../rules-core/campaign/book/book.js';
import { type FactRefused, isFactRefused } from '../../rules-core/campaign/facts/facts.js';
import { Opening } from '../battles/opening.js';
import { BeginInputs } from '../entries/begin-inputs.js';
import { type BookAt, type BookCommand, type BookResult, Books, type FactInput } from '../entries/books.js';
import { type FromInput, factAsked, ordersIn, reportIn, rosterIn, withNote } from '../entries/fact-inputs.js';
import { shapes } from '../entries/inputs.js';
import type { FileProblem } from '../files/csv.js';
import { BookViews } from '../line/book-views.js';
import { Turns } from '../turns/turns.js';
import { spoken } from './words.js';

type Commands =
  | 'beginBook'
  | 'enlist'
  | 'sealOrders'
  | 'setDeadline'
  | 'advanceTurn'
  | 'reportBattle'
  | 'openCampaignBattle'
  | 'decideNode'
  | 'setFlags'
  | 'setPolicies'
  | 'setGraph'
  | 'makeRuling'
  | 'concede'
  | 'matchCounters'
  | 'correct'
  | 'branch'
  | 'useLine';
type Asked<Name extends Commands> = Parameters<Required<MutationResolvers>[Name]>[1];

/** What the commands on a line have in common. */
interface OnLine {
  readonly idempotencyKey: string;
  readonly campaignId: string;
  readonly line?: string | null | undefined;
  readonly expectedVersion?: number | null | undefined;
  readonly confirmUnknown?: boolean | undefined;
}

/** No line ever stands there: a command that expects it is only answered if it was carried out before. */
const NEVER = -1;

/** A command ready to be given, or what is wrong with it. */
type Ready =
  | {
      readonly command: BookCommand;
      readonly line: string | null;
      readonly expectedVersion: number | undefined;
    }
  | { readonly problem: ReturnType<typeof invalidInput> | ReturnType<typeof notFound> };

@Resolver()
export class BookCommands implements Pick<Required<MutationResolvers>, Commands> {
  constructor(
    private readonly books: Books,
    private readonly turns: Turns,
    private readonly opening: Opening,
    private readonly views: BookViews,
    private readonly begins: BeginInputs,
  ) {}

  @Mutation()
  async beginBook(_: unknown, { input }: Asked<'beginBook'>, context: ApiContext) {
    const ready = this.ready('beginBook', input, context);
    if ('problem' in ready) return ready.problem;
    const begin = await this.begins.read(ready.command.campaign, input.campaign);
    if (begin.problem) return begin.problem;
    const given = { isConfirmed: input.confirmUnknown };
    const result = await this.books.begin(ready.command, begin.input, given);
    return this.answered(result, context, ready, ['campaign', ...Object.keys(input.campaign)]);
  }

  @Mutation()
  async enlist(_: unknown, { input }: Asked<'enlist'>, context: ApiContext) {
    const read = rosterIn(input.roster, ['roster']);
    if (read.problem) return inputProblem(read);
    return this.enter('enlist', input, context, { fact: 'enlist', ...read.value }, read.inInput);
  }

  @Mutation()
  async sealOrders(_: unknown, { input }: Asked<'sealOrders'>, context: ApiContext) {
    const side = await this.sideOf(input, context);
    if (typeof side !== 'string') return side;
    const read = ordersIn(input.orders, ['orders']);
    if (read.problem) return inputProblem(read);
    const fact = { fact: 'seal' as const, side, turn: input.turn, orders: read.value };
    return this.enter('sealOrders', input, context, fact, read.inInput);
  }

  @Mutation()
  setDeadline(_: unknown, { input }: Asked<'setDeadline'>, context: ApiContext) {
    const deadline = input.deadline?.toISOString() ?? null;
    const now = ({ book }: BookAt) => campaignOf(book).turn;
    return this.enter('setDeadline', input, context, (at) => ({ fact: 'deadline', turn: now(at), deadline }));
  }

  @Mutation()
  async advanceTurn(_: unknown, { input }: Asked<'advanceTurn'>, context: ApiContext) {
    const ready = this.ready('advanceTurn', input, context);
    if ('problem' in ready) return ready.problem;
    const { command, line, expectedVersion } = ready;
    const { withoutAbsent } = input;
    const advanced = await this.turns.advance(command, line, { expectedVersion, withoutAbsent });
    return this.answered(advanced, context, ready);
  }

  @Mutation()
  async reportBattle(_: unknown, { input }: Asked<'reportBattle'>, context: ApiContext) {
    const battle = battleId.decode(input.battleId);
    if (!battle) return notFound('battle', ['battleId']);
    const read = reportIn(input.report, ['report']);
    if (read.problem) return inputProblem(read);
    const inCampaign = { ...input, campaignId: campaignId.encode(battle.campaign) };
    const report = withNote(read.value, input.note);
    const fact = { fact: 'report' as const, battle: battle.local, report };
    const inInput = (refused: FactRefused) => {
      if (refused.path?.[0] === 'battle') return { ...refused, path: ['battleId'] };
      const isOfNote = input.note != null && refused.path?.join('.') === 'report.note';
      return isOfNote ? { ...refused, path: ['note'] } : read.inInput(refused);
    };
    return this.enter('reportBattle', inCampaign, context, fact, inInput);
  }

  @Mutation()
  async openCampaignBattle(_: unknown, { input }: Asked<'openCampaignBattle'>, context: ApiContext) {
    const ready = this.ready('openCampaignBattle', input, context);
    if ('problem' in ready) return ready.problem;
    const { command, line, expectedVersion } = ready;
    const at = await this.books.book(command.campaign, line);
    if (!at) return noBook(input.line);
    const { node, beside } = input.where;
    const place = node != null ? { node } : { beside: beside as string };
    const fact = await this.opening.byHand(
      at,
      { ...place, ...(input.mode && { mode: input.mode }), ...(input.units && { units: input.units }) },
      command.key,
    );
    if (isFactRefused(fact))
      return this.answered(
        await this.books.answeredBefore(command, { outcome: 'refused', refused: fact }),
        context,
        ready,
      );
    // It was mustered on this book: on another one it would be other forces.
    const expected = { expectedVersion: expectedVersion ?? at.version };
    return this.answered(await this.books.enter(command, line, fact, expected), context, ready);
  }

  @Mutation()
  decideNode(_: unknown, { input }: Asked<'decideNode'>, context: ApiContext) {
    const { node, edge } = input;
    return this.enter('decideNode', input, context, { fact: 'decide', node, edge });
  }

  @Mutation()
  setFlags(_: unknown, { input }: Asked<'setFlags'>, context: ApiContext) {
    const flags = Object.fromEntries(input.flags.map(({ flag, value }) => [flag, value]));
    return this.enter('setFlags', input, context, { fact: 'decide', flags });
  }

  @Mutation()
  async setPolicies(_: unknown, { input }: Asked<'setPolicies'>, context: ApiContext) {
    const ready = this.ready('setPolicies', input, context);
    if ('problem' in ready) return ready.problem;
    const at = await this.books.book(ready.command.campaign, ready.line);
    if (!at) return noBook(input.line);
    const { system, policies: before } = campaignOf(at.book);
    const policies = this.begins.policies(system, input.policies, ['policies'], before);
    if (policies.problem) return policies.problem;
    return this.enter('setPolicies', input, context, { fact: 'policies', policies: policies.input });
  }

  @Mutation()
  setGraph(_: unknown, { input }: Asked<'setGraph'>, context: ApiContext) {
    return this.enter('setGraph', input, context, { fact: 'graph', graph: input.graph });
  }

  @Mutation()
  async makeRuling(_: unknown, { input }: Asked<'makeRuling'>, context: ApiContext) {
    const { problem } = checked(shapes.ruling, input);
    if (problem) return problem;
    const { what, id, set, why } = input;
    return this.enter('makeRuling', input, context, { fact: 'ruling', what: spoken(what), id, set, why });
  }

  @Mutation()
  async concede(_: unknown, { input }: Asked<'concede'>, context: ApiContext) {
    const side = await this.sideOf(input, context);
    return typeof side === 'string' ? this.enter('concede', input, context, { fact: 'concede', side }) : side;
  }

  @Mutation()
  matchCounters(_: unknown, { input }: Asked<'matchCounters'>, context: ApiContext) {
    const kept = input.counters.map(({ unit, counter }) => [unit, counter]);
    const forgotten = input.forget.map((unit) => [unit, null]);
    const counters = Object.fromEntries([...forgotten, ...kept]);
    return this.enter('matchCounters', input, context, { fact: 'match', counters });
  }

  @Mutation()
  async correct(_: unknown, { input }: Asked<'correct'>, context: ApiContext) {
    const { value, problem } = checked(shapes.correct, input);
    if (problem) return problem;
    const ready = this.ready('correct', input, context);
    if ('problem' in ready) return ready.problem;
    const { command, line, expectedVersion } = ready;
    const corrected = factAsked(value);
    if (corrected.problem) return inputProblem(corrected);
    const given = { isConfirmed: input.confirmUnknown };
    const correction = {
      version: value.version,
      fact: corrected.value,
      why: value.why,
      expectedVersion,
      given,
    };
    const result = await this.books.correct(command, line, correction);
    const told =
      result.outcome === 'refused' ? { ...result, refused: corrected.inInput(result.refused) } : result;
    return this.answered(told, context, ready);
  }

  @Mutation()
  async branch(_: unknown, { input }: Asked<'branch'>, context: ApiContext) {
    const { value, problem } = checked(shapes.branch, input);
    if (problem) return problem;
    const ready = this.ready('branch', input, context);
    if ('problem' in ready) return ready.problem;
    const { command, line } = ready;
    const result = await this.books.branch(command, { line, version: value.version, name: value.name });
    if (result.outcome !== 'entered') return problemOf(result, { line });
    const { position, replayed } = result;
    const made = (await this.books.lines(command.campaign)).find((one) => one.line === result.line);
    if (!made) throw new Error(`The line ${result.line} of campaign ${command.campaign} is missing.`);
    return { __typename: 'BookBranched' as const, position, replayed, line: made };
  }

  @Mutation()
  async useLine(_: unknown, { input }: Asked<'useLine'>, context: ApiContext) {
    const ready = this.ready('useLine', input, context);
    if ('problem' in ready) return ready.problem;
    const result = await this.books.useLine(ready.command, ready.line as string);
    return this.answered(result, context, ready);
  }

  private async enter(
    name: Commands,
    input: OnLine,
    context: ApiContext,
    fact: FactInput | ((at: BookAt) => FactInput),
    inInput: (refused: FactRefused) => FactRefused = (refused) => refused,
  ) {
    const ready = this.ready(name, input, context);
    if ('problem' in ready) return ready.problem;
    const given = { isConfirmed: input.confirmUnknown ?? false };
    const { command, line } = ready;
    const standing = await standingIn(context, command.campaign);
    const result = await this.atExpected(standing, ready, (expectedVersion) =>
      this.books.enter(command, line, fact, { expectedVersion, given }),
    );
    const told = result.outcome === 'refused' ? { ...result, refused: inInput(result.refused) } : result;
    return this.answered(told, context, ready);
  }

  /**
   * Expects a version as the viewer counts them. An entry that the viewer may not know of is not in the way: where one came
   * first, the command is given again.
   */
  private async atExpected(
    standing: Standing,
    { command, line, expectedVersion: shown }: Exclude<Ready, { problem: unknown }>,
    give: (expectedVersion: number | undefined) => Promise<BookResult>,
  ): Promise<BookResult> {
    if (shown === undefined) return give(undefined);
    for (;;) {
      const at = await this.books.book(command.campaign, line);
      const now = at && (await this.views.view(at, standing));
      const result = await give(now?.version === shown ? now.stored : NEVER);
      if (result.outcome !== 'moved-on') return result;
      if (now?.version !== shown) return { outcome: 'moved-on', version: now?.version ?? result.version };
    }
  }

  private ready(
    name: Commands,
    input: Omit<OnLine, 'line'> & { line?: string | null | undefined },
    context: ApiContext,
  ): Ready {
    const { problem } = checked(shapes.command, input);
    if (problem) return { problem };
    const campaign = campaignId.decode(input.campaignId);
    if (campaign === null) return { problem: notFound('campaign', ['campaignId']) };
    const line = input.line == null ? null : lineId.decode(input.line);
    if (line && line.campaign !== campaign) return { problem: notFound('line', ['line']) };
    if (line === null && input.line != null) return { problem: notFound('line', ['line']) };
    const { idempotencyKey: key, ...asked } = input;
    return {
      command: { campaign, actor: personOf(context.viewer), key, request: [name, asked] },
      line: line?.local ?? null,
      expectedVersion: input.expectedVersion ?? undefined,
    };
  }

  /** The side that gives the command: a commander's own, or the one that the referee names. */
  private async sideOf(input: OnLine & { side?: string | null | undefined }, context: ApiContext) {
    const ready = this.ready('sealOrders', input, context);
    if ('problem' in ready) return ready.problem;
    const { campaign } = ready.command;
    const { role, side } = await standingIn(context, campaign);
    // Other lines than the one in use are the referee's: to the others they are as if they were not there.
    if (role !== 'REFEREE' && ready.line !== null) {
      const lines = await this.books.lines(campaign);
      if (!lines.some((one) => one.line === ready.line && one.current)) return notFound('line', ['line']);
    }
    const asked = input.side ?? null;
    if (role === 'REFEREE') return asked ?? invalidInput('Say which side this is for.', ['side']);
    if (asked !== null && asked !== side)
      return invalidInput(`You command "${side}" and speak for no other side.`, ['side']);
    return side as string;
  }

  /** The book as the command left it, or why it did not come to that. `under`: where in the input a fact's path begins. */
  private async answered(
    result: BookResult,
    context: ApiContext,
    { command: { campaign }, line }: Exclude<Ready, { problem: unknown }>,
    under: readonly string[] = [],
  ) {
    if (result.outcome !== 'entered') return problemOf(result, { under, line });
    const { position, replayed, version } = result;
    const at = await this.books.book(campaign, result.line, { version });
    if (!at) throw new Error(`Version ${version} of line ${result.line} in campaign ${campaign} is missing.`);
    const book = await this.views.view(at, await standingIn(context, campaign));
    return { __typename: 'BookChanged' as const, position, replayed, version: book.version, book };
  }
}

function inputProblem({ problem, path }: Extract<FromInput<unknown>, { problem: FileProblem }>) {
  return invalidInput(problem.message, [...path], problem.code);
}

function problemOf(
  result: Exclude<BookResult, { outcome: 'entered' }>,
  { under = [], line }: { readonly under?: readonly string[]; readonly line: string | null },
) {
  switch (result.outcome) {
    case 'refused':
      return refusedInput(result.refused, under);
    case 'moved-on':
      return conflict(`The line has moved on to version ${result.version}. Look again, then decide.`, null);
    case 'no-book':
      return noBook(line);
    default:
      return appendProblem(result);
  }
}

function refusedInput(
  { refused, why, path = [] }: Extract<BookResult, { outcome: 'refused' }>['refused'],
  under: readonly string[],
) {
  const place = [...under, ...path.map(String)];
  const what = ADDRESSED[refused];
  if (what && place.length === 1) return { ...notFound(what, place), message: why };
  return { ...invalidInput(why, place, refused), path: place.length > 0 ? place : null };
}

/** What a command itself names, and is not there. */
const ADDRESSED: Readonly<Record<string, string>> = {
  NO_SUCH_BATTLE: 'battle',
  NO_SUCH_NODE: 'node',
  NO_SUCH_SIDE: 'side',
  NO_SUCH_UNIT: 'unit',
};

function noBook(line?: string | null) {
  if (line != null) return notFound('line', ['line']);
  const message =
    'The campaign has no book yet, or not this line of it: begin one (beginBook), or choose of its lines (Book.lines).';
  return { ...notFound('book', ['campaignId']), message };
}
