import { DatabaseError, type Pool } from 'pg';

/** The next event of the battle in progress, as `append_next` takes it. */
interface NextEvent {
  readonly campaign: string;
  readonly actor: string;
  readonly key: string;
  readonly request: Buffer;
  readonly position: number | undefined;
  readonly battle: string;
  readonly version: number;
  readonly kind: string;
  readonly format: number;
  /** JSON in one line. */
  readonly payload: string;
  /** JSON in one line, or nothing. */
  readonly answer: string | null;
}

/** Stores an event the quick way and tells "position milliseconds"; undefined where it has to go the long way. */
export type StoreNext = (event: NextEvent) => Promise<string | undefined>;

const ONE = {
  name: 'append next',
  text: 'select append_next($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as answer',
};

/** The quick way that suits the server: on a Citus cluster campaigns lie on several machines, and no two share a transaction. */
export function quickWay(pool: Pool): StoreNext {
  const together = storeTogether(pool);
  const alone = storeAlone(pool);
  let isCluster: boolean | undefined;
  return async (event) => {
    isCluster ??= (await pool.query("select from pg_extension where extname = 'citus'")).rowCount !== 0;
    return (isCluster ? alone : together)(event);
  };
}

export function storeAlone(pool: Pool): StoreNext {
  return async ({
    campaign,
    actor,
    key,
    request,
    position,
    battle,
    version,
    kind,
    format,
    payload,
    answer,
  }) => {
    const values = [campaign, actor, key, request, position, battle, version, kind, format, payload, answer];
    try {
      const { rows } = await pool.query<{ answer: string | null }>({ ...ONE, values });
      return rows[0]?.answer ?? undefined;
    } catch (fault) {
      if (isRefusal(fault)) return undefined;
      throw fault;
    }
  };
}

/**
 * A campaign that is locked by somebody else is passed over: it must not keep the others waiting. Payloads and answers come as
 * lines, which are cheaper to take apart than arrays.
 */
const SEVERAL = {
  name: 'append next, several',
  text: `
  select n::int, append_next(campaign, actor, key, request, position, battle, version, kind, format,
    payload::json, nullif(answer, '')::json) as answer
  from unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::bigint[], $6::uuid[], $7::bigint[], $8::text[],
      $9::smallint[], string_to_array($10, E'\\n'), string_to_array($11, E'\\n'))
    with ordinality as g (campaign, actor, key, request, position, battle, version, kind, format, payload, answer, n)
  cross join lateral (select from campaign_head h where h.campaign_id = g.campaign for update skip locked) mine`,
};

/** So many transactions at a time: one that is slow leaves the others their way. */
const LANES = 4;
const MOST = 32;

interface Waiting {
  readonly event: NextEvent;
  resolve(answer: string | undefined): void;
  reject(fault: unknown): void;
}

/**
 * Events that come while others are being stored wait for each other and share the next transaction: to commit costs more than
 * to add. Whoever comes alone goes at once.
 */
function storeTogether(pool: Pool): StoreNext {
  const waiting: Waiting[] = [];
  let lanes = 0;

  const empty = async () => {
    if (lanes === LANES) return;
    lanes++;
    while (waiting.length > 0) await storeLoad(pool, waiting.splice(0, MOST));
    lanes--;
  };
  return (event) =>
    new Promise((resolve, reject) => {
      // Those that come in the same turn of the event loop go together.
      if (waiting.push({ event, resolve, reject }) === 1) setImmediate(empty);
    });
}

async function storeLoad(pool: Pool, load: Waiting[]): Promise<void> {
  try {
    const { rows } = await pool.query<{ n: number; answer: string | null }>({
      ...SEVERAL,
      values: columns(load),
    });
    const answers = new Map(rows.map(({ n, answer }) => [n - 1, answer ?? undefined]));
    for (const [n, { resolve }] of load.entries()) resolve(answers.get(n));
  } catch (fault) {
    for (const { resolve, reject } of load)
      if (isRefusal(fault)) resolve(undefined);
      else reject(fault);
  }
}

function columns(load: Waiting[]): unknown[] {
  const all = <T>(of: (event: NextEvent) => T) => load.map(({ event }) => of(event));
  return [
    all(({ campaign }) => campaign),
    all(({ actor }) => actor),
    all(({ key }) => key),
    all(({ request }) => request),
    all(({ position }) => position ?? null),
    all(({ battle }) => battle),
    all(({ version }) => version),
    all(({ kind }) => kind),
    all(({ format }) => format),
    all(({ payload }) => payload).join('\n'),
    all(({ answer }) => answer ?? '').join('\n'),
  ];
}

/**
 * What the server refused was not stored, and the long way finds out why: a command that was given before meets its own key,
 * and who shared a transaction with it did nothing wrong. A broken connection tells nothing; that is for the caller.
 */
function isRefusal(fault: unknown): boolean {
  return fault instanceof DatabaseError;
}
