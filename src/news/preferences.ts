/** What somebody wants to be told by mail, and when. */
import type { DataSource, EntityManager } from 'typeorm';
import { isWithin, minutesIn, type Span } from './clock.js';

type Timing = 'NEVER' | 'AT_ONCE' | 'DIGEST';

export interface Preferences {
  readonly person: string;
  readonly timeZone: string;
  /** No mail within it, in minutes of the person's own clock. */
  readonly quiet: Span | null;
  /** When the digest comes, in minutes of the person's own clock. */
  readonly digestAt: number;
  /** By kind of event; what is not named is as in `USUAL`. */
  readonly timings: Readonly<Record<string, Timing>>;
  /** Since when nothing is sent: the person has unsubscribed. */
  readonly offAt: Date | null;
  readonly nextDigestAt: Date | null;
  /** How often the address of the calendar was renewed. */
  readonly calendar: number;
}

export type Change = Pick<Preferences, 'timeZone' | 'quiet' | 'digestAt' | 'timings'> & {
  readonly isOff: boolean;
};

/** What asks somebody to act comes at once, what happened in the morning, and the rest not at all. */
const USUAL: Readonly<Record<string, Timing>> = {
  'notice.decision-awaited': 'AT_ONCE',
  'notice.deadline-near': 'AT_ONCE',
  'notice.turn-advanced': 'DIGEST',
  'notice.battle-reported': 'DIGEST',
  'notice.promotion': 'DIGEST',
  'battle.opened': 'DIGEST',
  'battle.closed': 'DIGEST',
};

const SEVEN_IN_THE_MORNING = 420;

interface Row {
  readonly person: string;
  readonly timeZone: string;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly digestAt: number;
  readonly timings: Record<string, Timing>;
  readonly offAt: Date | null;
  readonly nextDigestAt: Date | null;
  readonly calendar: number;
}

const COLUMNS = `person_id as person, time_zone as "timeZone", quiet_from as "quietFrom", quiet_until as "quietUntil",
  digest_at as "digestAt", timings, off_at as "offAt", next_digest_at as "nextDigestAt", calendar`;

export const timingOf = ({ timings }: Preferences, kind: string): Timing =>
  timings[kind] ?? USUAL[kind] ?? 'NEVER';

export function kindsFor(preferences: Preferences, timing: Timing): string[] {
  const kinds = new Set([...Object.keys(USUAL), ...Object.keys(preferences.timings)]);
  return [...kinds].filter((kind) => timingOf(preferences, kind) === timing);
}

export function isQuiet({ timeZone, quiet }: Preferences, now: Date): boolean {
  return quiet !== null && isWithin(quiet, minutesIn(timeZone, now));
}

export class PreferenceTable {
  constructor(private readonly database: DataSource) {}

  async of(person: string): Promise<Preferences> {
    return (await this.all([person]))[0] ?? usual(person);
  }

  /** Of many people, in their order. */
  async all(persons: readonly string[]): Promise<Preferences[]> {
    const rows: Row[] = await this.database.query(
      `select ${COLUMNS} from news_preference where person_id = any($1::uuid[])`,
      [persons],
    );
    const known = new Map(rows.map((row) => [row.person, preferencesOf(row)]));
    return persons.map((person) => known.get(person) ?? usual(person));
  }

  async set(transaction: EntityManager, person: string, change: Change): Promise<void> {
    const { timeZone, quiet, digestAt, timings, isOff } = change;
    await transaction.query(
      `insert into news_preference (person_id, time_zone, quiet_from, quiet_until, digest_at, timings, off_at)
       values ($1, $2, $3, $4, $5, $6, case when $7 then now() end)
       on conflict (person_id) do update set time_zone = $2, quiet_from = $3, quiet_until = $4, digest_at = $5,
         timings = $6, off_at = case when $7 then coalesce(news_preference.off_at, now()) end, next_digest_at = null`,
      [person, timeZone, quiet?.from ?? null, quiet?.until ?? null, digestAt, JSON.stringify(timings), isOff],
    );
  }

  /** Nothing more is sent. */
  async turnOff(person: string): Promise<void> {
    await this.database.query(
      `insert into news_preference (person_id, off_at) values ($1, now())
       on conflict (person_id) do update set off_at = coalesce(news_preference.off_at, now())`,
      [person],
    );
  }

  async planDigest(person: string, at: Date): Promise<void> {
    await this.database.query(
      `insert into news_preference (person_id, next_digest_at) values ($1, $2)
       on conflict (person_id) do update set next_digest_at = $2 where news_preference.next_digest_at is null`,
      [person, at],
    );
  }

  async renewCalendar(transaction: EntityManager, person: string): Promise<void> {
    await transaction.query(
      `insert into news_preference (person_id, calendar) values ($1, 1)
       on conflict (person_id) do update set calendar = news_preference.calendar + 1`,
      [person],
    );
  }
}

const usual = (person: string): Preferences => ({
  person,
  timeZone: 'UTC',
  quiet: null,
  digestAt: SEVEN_IN_THE_MORNING,
  timings: {},
  offAt: null,
  nextDigestAt: null,
  calendar: 0,
});

function preferencesOf({ quietFrom, quietUntil, ...row }: Row): Preferences {
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { ...row, quiet };
}
