/**
 * Campaign turns: one step after the other, each an entry at the version that it was decided on, with its row in the same
 * transaction. The book says what is next, so nothing is done twice, even when several processes run a turn or one crashes.
 */
import type { EventStore } from '../../event-store/index.js';
import { type Book, campaignOf } from '../../rules-core/campaign/book/book.js';
import { type FactRefused, isFactRefused, refusedFact } from '../../rules-core/campaign/facts/facts.js';
import type { Opening } from '../battles/opening.js';
import type { BookAt, BookCommand, BookResult, Books, FactInput } from '../entries/books.js';
import { TURN_ACTOR } from '../entries/following.js';
import { DECISION_AWAITED, notice } from '../entries/notices.js';
import type { BookHistory } from '../line/book-history.js';
import { type Due, dueStep, type Missing, type Step } from './due.js';
import type { StepOf, TurnSteps } from './turn-steps.js';

interface TurnsParts {
  readonly store: EventStore;
  readonly books: Books;
  readonly history: BookHistory;
  readonly steps: TurnSteps;
  readonly opening: Opening;
  readonly now?: () => Date;
}

/** How far a run has come. */
interface TurnProgress {
  readonly turn: number;
  readonly done: readonly Step[];
  readonly next?: Due;
}

/** What a run came to. */
type TurnRun = TurnProgress & { readonly failed?: FactRefused };

interface Advance {
  readonly expectedVersion?: number | undefined;
  /** End planning although some staffs have not sealed. */
  readonly withoutAbsent?: boolean | undefined;
}

const HOUR_MS = 3_600_000;
/** A campaign whose turns go on and on without anybody is handed back to its queue. */
const MOST_STEPS = 1_000;

export class Turns {
  private readonly now: () => Date;

  constructor(private readonly parts: TurnsParts) {
    this.now = parts.now ?? (() => new Date());
  }

  /** Takes every step that is due, until the turn has to wait for somebody. */
  async run(
    campaign: string,
    line: string,
    told: (progress: TurnProgress) => Promise<void> = async () => undefined,
  ): Promise<TurnRun> {
    const done: Step[] = [];
    for (;;) {
      const at = await this.parts.books.book(campaign, line);
      if (!at) return { turn: 0, done };
      const { turn } = campaignOf(at.book);
      const next = await this.next(at);
      const progress: TurnProgress = { turn, done, ...(next && { next }) };
      if (!next || done.length >= MOST_STEPS) return progress;
      const of: StepOf = { ...next, campaign, line };
      if (next.waits) {
        await this.parts.steps.waits(of, at.version, next.waits);
        await this.askReferee(at, next);
        return progress;
      }
      await told(progress);
      const result = await this.take(at, of, commandOf(at, of));
      if (result.outcome === 'refused') return { ...progress, failed: result.refused };
      if (result.outcome === 'entered') done.push(next);
      else if (result.outcome !== 'moved-on')
        throw new Error(`A step of the turn cannot be taken: ${result.outcome}.`);
    }
  }

  /** The next step by the referee's own hand: manual steps go on, and planning ends without the absent if the referee says so. */
  async advance(
    command: BookCommand,
    line: string | null,
    { expectedVersion, withoutAbsent = false }: Advance = {},
  ): Promise<BookResult> {
    const at = await this.parts.books.book(command.campaign, line);
    if (!at) return { outcome: 'no-book' };
    if (expectedVersion !== undefined && expectedVersion !== at.version)
      return this.parts.books.answeredBefore(command, { outcome: 'moved-on', version: at.version });
    const due = dueStep(at.book, this.now());
    const missing = due?.waits?.filter(({ code }) => code !== 'NOT_SEALED' || !withoutAbsent) ?? [];
    if (!due || missing.length > 0)
      return this.parts.books.answeredBefore(command, { outcome: 'refused', refused: waiting(missing) });
    return this.take(at, { ...due, campaign: command.campaign, line: at.line.line }, command);
  }

  private async next(at: BookAt): Promise<Due | undefined> {
    const { phase, turn, policies, deadline } = campaignOf(at.book);
    const { hours, byHand = [] } = policies.planning;
    if (phase === 'planning' && hours !== undefined && deadline === undefined) {
      // Unless the referee has lifted it.
      const { hasDeadline } = await this.parts.history.planning(at.line);
      if (!hasDeadline) return { turn, step: 'deadline', subject: '' };
    }
    const due = dueStep(at.book, this.now());
    if (!due || due.waits || !byHand.some((step) => step === due.step)) return due;
    return { ...due, waits: [{ code: 'BY_HAND', says: 'The referee takes this step by hand.' }] };
  }

  /** Gives notice, once in a turn, of what only the referee can do. */
  private async askReferee({ line, book }: BookAt, { step, waits = [] }: Due): Promise<void> {
    const { turn } = campaignOf(book);
    for (const wait of waits) {
      if (wait.code !== 'NODE_UNDECIDED' && wait.code !== 'BY_HAND') continue;
      const about = { turn, step, ...wait };
      await this.parts.store.append({
        campaign: line.campaign,
        actor: TURN_ACTOR,
        key: `ask ${line.line} turn ${turn} ${step} ${wait.code} ${'node' in wait ? wait.node : ''}`,
        request: about,
        events: [notice(DECISION_AWAITED, { line: line.line, to: [], decision: wait.code, ...about })],
      });
    }
  }

  private async take(at: BookAt, of: StepOf, command: BookCommand): Promise<BookResult> {
    const { steps, books } = this.parts;
    await steps.begins(of, at.version);
    const fact = await this.factOf(at, of);
    const result: BookResult = isFactRefused(fact)
      ? { outcome: 'refused', refused: fact }
      : await books.enter(command, at.line.line, fact, {
          expectedVersion: at.version,
          within: (client, { version, consequences }) =>
            steps.done(client, of, version, { consequences: consequences.length }),
        });
    if (result.outcome === 'refused') await steps.failed(of, at.version, result.refused);
    return result;
  }

  private async factOf(at: BookAt, { turn, step, subject }: Step): Promise<FactInput | FactRefused> {
    switch (step) {
      case 'deadline':
        return { fact: 'deadline', turn, deadline: await this.deadline(at) };
      case 'reveal':
      case 'reorganize':
      case 'advance':
        return { fact: step, turn };
      case 'aftermath':
        return { fact: 'aftermath', battle: subject };
      case 'open-battle':
        return this.parts.opening.open(at, subject);
    }
  }

  /** So long after planning began, as the log has it: the same whenever it is worked out. */
  private async deadline({ line, book }: BookAt): Promise<string> {
    const { began } = await this.parts.history.planning(line);
    return new Date(began.getTime() + hoursOf(book) * HOUR_MS).toISOString();
  }
}

/** What the turn waits for, and what the referee can do about it. */
function waiting(missing: readonly Missing[]): FactRefused {
  const says = missing.map((one) => one.says);
  if (missing.length === 0) return refusedFact('TURN_CANNOT_ADVANCE', 'The campaign is over.');
  if (missing.some(({ code }) => code !== 'NOT_SEALED'))
    return refusedFact('TURN_CANNOT_ADVANCE', says.join(' '));
  const advice = 'Wait for them, or advance with `withoutAbsent: true`.';
  return refusedFact('NOT_SEALED', [...says, advice].join(' '), 'withoutAbsent');
}

function hoursOf(book: Book): number {
  return campaignOf(book).policies.planning.hours ?? 0;
}

/** The version makes the key the step's own: after a correction the same step may be due once more. */
function commandOf({ line, version }: BookAt, { turn, step, subject }: Step): BookCommand {
  const words = ['turn', turn, step, subject, 'of', line.line, 'after', version].filter(
    (word) => word !== '',
  );
  const request = { turn, step, subject, version };
  return { campaign: line.campaign, actor: TURN_ACTOR, key: words.join(' '), request };
}
