/** The background work of campaigns: turns, hand-overs, reminders. */
import { HAND_OVER, type HandOver } from '../../battles/index.js';
import type { EventStore } from '../../event-store/index.js';
import type { Jobs } from '../../jobs/index.js';
import { campaignOf, ids } from '../../rules-core/campaign/book/book.js';
import type { HandOvers } from '../battles/hand-over.js';
import type { Books } from '../entries/books.js';
import { CAMPAIGN_TURN, REMINDER, type ReminderJob, TURN_ACTOR, type TurnJob } from '../entries/following.js';
import { DEADLINE_NEAR, notice } from '../entries/notices.js';
import type { Turns } from './turns.js';

interface BookJobsParts {
  readonly store: EventStore;
  readonly books: Books;
  readonly turns: Turns;
  readonly handOvers: HandOvers;
}

export class BookJobs {
  constructor(
    private readonly parts: BookJobsParts,
    jobs: Jobs | undefined,
  ) {
    jobs?.process(CAMPAIGN_TURN, (data, run) =>
      parts.turns.run(run.job.campaign, (data as TurnJob).line, (progress) => run.progress(progress)),
    );
    jobs?.process(HAND_OVER, (data, run) => parts.handOvers.carryOut(run.job.campaign, data as HandOver));
    jobs?.process(REMINDER, (data, run) => this.remind(run.job.campaign, data as ReminderJob));
  }

  /** Tells the sides that have sealed nothing that the deadline is near, each of them alone. */
  async remind(
    campaign: string,
    { line, turn, deadline, hours }: ReminderJob,
  ): Promise<{ reminded: readonly string[] }> {
    const at = await this.parts.books.book(campaign, line);
    const row = at && campaignOf(at.book);
    // The deadline was moved, planning is over, or the campaign goes on with another line.
    if (
      !at?.line.current ||
      !row ||
      row.turn !== turn ||
      row.phase !== 'planning' ||
      row.deadline !== deadline
    )
      return { reminded: [] };
    const late = ids(at.book.side).filter((side) => at.book.sealed[side]?.turn !== turn);
    const events = late.map((side) => notice(DEADLINE_NEAR, { line, turn, to: [side], side, deadline }));
    if (events.length > 0)
      await this.parts.store.append({
        campaign,
        actor: TURN_ACTOR,
        key: `remind ${line} turn ${turn} ${hours} h before ${deadline}`,
        request: { turn, deadline, hours },
        events,
      });
    return { reminded: late };
  }
}
