import type { Pool, PoolClient } from 'pg';
import type { Event } from './event.js';
import type { Formats } from './formats.js';

/** Which events: those after a place (0 is the beginning), up to and including another. */
export interface Range {
  readonly after?: number;
  readonly until?: number;
}

const BATCH = 500;

/** A row in the order of COLUMNS, which costs less than one by name. */
type Row = [string, string | null, string | null, string, number, string, string, string, unknown];

const COLUMNS =
  'position, battle_id, version, kind, format, actor, command_key, (extract(epoch from at) * 1000)::bigint, payload';

const BY_POSITION = {
  name: 'read campaign',
  text: `select ${COLUMNS} from event where campaign_id = $1 and position > $2 and position <= $3 order by position limit $4`,
};
const BY_VERSION = {
  name: 'read battle',
  text: `select ${COLUMNS} from event where campaign_id = $1 and battle_id = $5 and version > $2 and version <= $3 order by version limit $4`,
};
const END = Number.MAX_SAFE_INTEGER;

type Batches = AsyncGenerator<Event[], void, undefined>;

/** A campaign's events in batches, by position. */
export function readCampaign(
  pool: Pool | PoolClient,
  formats: Formats,
  campaign: string,
  range: Range = {},
): Batches {
  return read(
    range,
    ({ position }) => position,
    async (after, until) => {
      const { rows } = await pool.query<Row>({
        ...BY_POSITION,
        values: [campaign, after, until, BATCH],
        rowMode: 'array',
      });
      return rows.map((row) => formats.upcast(eventOf(campaign, row)));
    },
  );
}

/** A battle's events in batches, by version. */
export function readBattle(
  pool: Pool | PoolClient,
  formats: Formats,
  campaign: string,
  battle: string,
  range: Range = {},
): Batches {
  return read(
    range,
    ({ version }) => version!,
    async (after, until) => {
      const { rows } = await pool.query<Row>({
        ...BY_VERSION,
        values: [campaign, after, until, BATCH, battle],
        rowMode: 'array',
      });
      return rows.map((row) => formats.upcast(eventOf(campaign, row)));
    },
  );
}

type Fetch = (after: number, until: number) => Promise<Event[]>;

/** While the reader works on one batch, the next is on its way. */
async function* read(
  { after = 0, until = END }: Range,
  placeOf: (event: Event) => number,
  fetch: Fetch,
): Batches {
  let coming: Promise<Event[]> | undefined = fetch(after, until);
  try {
    while (coming) {
      const events: Event[] = await coming;
      const last = events.at(-1);
      coming = last && events.length === BATCH ? fetch(placeOf(last), until) : undefined;
      // The failure of a batch that nobody waits for yet must not end the process; whoever asks for it gets it.
      coming?.catch(() => undefined);
      if (events.length > 0) yield events;
    }
  } finally {
    await coming?.catch(() => undefined);
  }
}

function eventOf(campaign: string, row: Row): Event {
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
    payload,
  };
}
