import type { Pool, PoolClient } from 'pg';
import type { BattleEvent, Event } from './event.js';
import type { Formats } from './formats.js';

/** Which events: those after a place (0 is the beginning), up to and including another. */
export interface Range {
  readonly after?: number;
  readonly until?: number;
}

/** Where events are read from: the pool, or the connection of a transaction. */
export type Source = Pool | PoolClient;

export type Batches<T> = AsyncGenerator<T[], void, undefined>;

/** As many as are worth a round trip: while the reader works on one batch, the next is on its way. */
const BATCH = 500;
const END = Number.MAX_SAFE_INTEGER;

/** A row in the order of COLUMNS, which costs less than one by name. */
type Row = [string, string | null, string | null, string, number, string, string, string, unknown];

const COLUMNS =
  'position, battle_id, version, kind, format, actor, command_key, (extract(epoch from at) * 1000)::bigint, payload';

const BY_POSITION = {
  name: 'read campaign',
  text: `select ${COLUMNS} from event
    where campaign_id = $1 and position > $2 and position <= $3 order by position limit ${BATCH}`,
};
/** Where few kinds are asked for, the others are not sent. */
const BY_KIND = {
  name: 'read campaign by kind',
  text: `select ${COLUMNS} from event
    where campaign_id = $1 and position > $2 and position <= $3 and kind = any($4) order by position limit ${BATCH}`,
};
const BESIDE_KIND = {
  name: 'read campaign beside a kind',
  text: `select ${COLUMNS} from event
    where campaign_id = $1 and position > $2 and position <= $3 and kind <> $4 order by position limit ${BATCH}`,
};
const BY_VERSION = {
  name: 'read battle',
  text: `select ${COLUMNS} from event
    where campaign_id = $1 and battle_id = $4 and version > $2 and version <= $3 order by version limit ${BATCH}`,
};
const FOR_FOLDING = {
  name: 'read battle for folding',
  text: `select kind, format, payload from event
    where campaign_id = $1 and battle_id = $4 and version > $2 and version <= $3 order by version limit ${BATCH}`,
};

/** A campaign's events by position. */
export function readCampaign(
  source: Source,
  formats: Formats,
  campaign: string,
  range?: Range,
): Batches<Event> {
  return read(range, async (after, until) => {
    const { rows } = await source.query<Row>({
      ...BY_POSITION,
      values: [campaign, after, until],
      rowMode: 'array',
    });
    return rows.map((row) => eventOf(formats, campaign, row));
  });
}

/** A campaign's events of some kinds, by position. */
export function readKinds(
  source: Source,
  formats: Formats,
  campaign: string,
  kinds: readonly string[],
  { after = 0, until = END }: Range = {},
): Batches<Event> {
  return batches(after, async (place) => {
    const values = [campaign, place, until, kinds];
    const { rows } = await source.query<Row>({ ...BY_KIND, values, rowMode: 'array' });
    const events = rows.map((row) => eventOf(formats, campaign, row));
    return { events, next: events.at(-1)?.position ?? place };
  });
}

/** A campaign's events but those of one kind, by position. */
export function readBesideKind(
  source: Source,
  formats: Formats,
  campaign: string,
  kind: string,
  { after = 0, until = END }: Range = {},
): Batches<Event> {
  return batches(after, async (place) => {
    const values = [campaign, place, until, kind];
    const { rows } = await source.query<Row>({ ...BESIDE_KIND, values, rowMode: 'array' });
    const events = rows.map((row) => eventOf(formats, campaign, row));
    return { events, next: events.at(-1)?.position ?? place };
  });
}

/** A battle's events by version. */
export function readBattle(
  source: Source,
  formats: Formats,
  campaign: string,
  battle: string,
  range?: Range,
): Batches<Event> {
  return read(range, async (after, until) => {
    const values = [campaign, after, until, battle];
    const { rows } = await source.query<Row>({ ...BY_VERSION, values, rowMode: 'array' });
    return rows.map((row) => eventOf(formats, campaign, row));
  });
}

/** Of a battle's events only what folding needs, which takes half the time. */
export function readForFolding(
  source: Source,
  formats: Formats,
  campaign: string,
  battle: string,
  range?: Range,
): Batches<BattleEvent> {
  return read(range, async (after, until) => {
    const values = [campaign, after, until, battle];
    const { rows } = await source.query<[string, number, unknown]>({
      ...FOR_FOLDING,
      values,
      rowMode: 'array',
    });
    return rows.map(([kind, format, payload], n) => {
      const version = after + 1 + n;
      return { version, kind, payload: formats.upcast(kind, format, payload, `${battle}/${version}`) };
    });
  });
}

/** Places have no gaps: how many came says where the next batch begins. */
function read<T>(
  { after = 0, until = END }: Range = {},
  fetch: (after: number, until: number) => Promise<T[]>,
): Batches<T> {
  return batches(after, async (place) => {
    const events = await fetch(place, until);
    return { events, next: place + events.length };
  });
}

interface Fetched<T> {
  readonly events: T[];
  /** Where the next batch begins. */
  readonly next: number;
}

async function* batches<T>(after: number, fetch: (after: number) => Promise<Fetched<T>>): Batches<T> {
  let coming: Promise<Fetched<T>> | undefined = fetch(after);
  try {
    while (coming) {
      const { events, next }: Fetched<T> = await coming;
      coming = events.length === BATCH ? fetch(next) : undefined;
      // The failure of a batch that nobody waits for yet must not end the process; it is thrown to the reader who asks for it.
      coming?.catch(() => undefined);
      if (events.length > 0) yield events;
    }
  } finally {
    await coming?.catch(() => undefined);
  }
}

function eventOf(formats: Formats, campaign: string, row: Row): Event {
  const [position, battle, version, kind, format, actor, commandKey, at, payload] = row;
  return {
    campaign,
    position: Number(position),
    ...(battle !== null && { battle, version: Number(version) }),
    kind,
    format,
    actor,
    commandKey,
    at: new Date(Number(at)),
    payload: formats.upcast(kind, format, payload, `${campaign}/${position}`),
  };
}
