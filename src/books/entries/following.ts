/** What follows an entry in the same append: notices, and the jobs that may have something to do now or at a deadline. */
import type { NewEvent, NewMessage } from '../../event-store/index.js';
import { jobIntent } from '../../jobs/index.js';
import { type Book, campaignOf } from '../../rules-core/campaign/book/book.js';
import type { Entry, Fact } from '../../rules-core/campaign/facts/facts.js';
import { noticesOf } from './notices.js';

export const CAMPAIGN_TURN = 'campaign-turn';
export const REMINDER = 'campaign-reminder';
/** Who enters the steps of turns: their job. */
export const TURN_ACTOR = 'campaign-turn';

export interface TurnJob {
  readonly line: string;
}

export interface ReminderJob extends TurnJob {
  readonly turn: number;
  readonly deadline: string;
  /** So long before it. */
  readonly hours: number;
}

interface Followed {
  readonly line: string;
  readonly version: number;
  readonly actor: string;
  readonly entry: Entry;
  /** The book after the entry. */
  readonly book: Book;
  /** The campaign does not go on with this line: nobody but the referee hears of it. */
  readonly isAside: boolean;
}

interface Following {
  readonly events: readonly NewEvent[];
  readonly messages: readonly NewMessage[];
}

export function following({ line, version, actor, entry, book, isAside }: Followed): Following {
  return {
    events: isAside ? [] : [...noticesOf(line, entry, book)],
    // The turn's own job looks by itself what comes next.
    messages: [
      ...(actor === TURN_ACTOR ? [] : [turnJob(line, `turn:${line}:${version}`)]),
      ...atDeadline(line, version, entry.fact, book),
    ],
  };
}

/** A job that looks what the turn has to do. */
export function turnJob(line: string, id: string, dueAt?: Date): NewMessage {
  const data: TurnJob = { line };
  return jobIntent(CAMPAIGN_TURN, data, { id, ...(dueAt && { dueAt }) });
}

const HOUR_MS = 3_600_000;

function* atDeadline(line: string, version: number, fact: Fact, book: Book): Iterable<NewMessage> {
  if (fact.fact !== 'deadline' || fact.deadline === null) return;
  const { turn, deadline } = fact;
  const end = Date.parse(deadline);
  yield turnJob(line, `deadline:${line}:${version}`, new Date(end));
  for (const hours of campaignOf(book).policies.planning.remindHours)
    yield jobIntent(REMINDER, { line, turn, deadline, hours } satisfies ReminderJob, {
      id: `remind:${line}:${version}:${hours}`,
      dueAt: new Date(end - hours * HOUR_MS),
    });
}
