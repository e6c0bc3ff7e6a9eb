import { DatabaseError, type Pool } from 'pg';
import { type MachineOf, machinesOf } from '../database/index.js';

/** The next event of the battle in progress, as `append_several` takes it. */
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

/**
 * The machine that holds the first campaign stores them all, and those that lie there share its commit. Payloads and answers
 * come as lines, which are cheaper to take apart than arrays.
 */
const SEVERAL = {
  name: 'append several',
  text: 'select append_several($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as answers',
};

/** So many transactions at a time: one that is slow leaves the others their way. */
const LANES = 4;
const MOST = 32;

interface Waiting {
  readonly event: NextEvent;
  resolve(answer: string | undefined): void;
  reject(fault: unknown): void;
}

/** Events of campaigns that lie on one machine go together. Each machine has lanes of its own, so that one that is away holds up nobody else. */
export function quickWay(pool: Pool, machineOf: MachineOf = machinesOf(pool)): StoreNext {
  const ways = new Map<number, StoreNext>();
  return async (event) => {
    const machine = await machineOf(event.campaign);
    const way = ways.get(machine) ?? storeTogether(pool);
    ways.set(machine, way);
    return way(event);
  };
}

/**
 * Events that come while others are being stored wait for each other and share the next transaction: to commit costs more than
 * to add. An event that comes alone goes at once.
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
    const { rows } = await pool.query<{ answers: (string | null)[] }>({ ...SEVERAL, values: columns(load) });
    for (const [n, { resolve }] of load.entries()) resolve(rows[0]?.answers[n] ?? undefined);
  } catch (fault) {
    for (const { resolve, reject } of load)
      if (isRefusal(fault)) resolve(undefined);
      else reject(fault);
  }
}

function columns(load: Waiting[]): unknown[] {
  const all = <T>(of: (event: NextEvent) => T) => load.map(({ event }) => of(event));
  return [
    load[0]?.event.campaign,
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
 * What the server refused was not stored, and the long way finds out why: a repeated command meets its own key, and others
 * that shared its transaction did nothing wrong. A broken connection proves nothing; the caller deals with it.
 */
function isRefusal(fault: unknown): boolean {
  return fault instanceof DatabaseError;
}
