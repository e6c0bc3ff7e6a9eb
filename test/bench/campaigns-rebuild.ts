/**
 * `campaigns.rebuild`: all projections of a campaign of 40 turns built anew, in events per second; Emmett beside it with
 * projections of the same content (how each battle stands, the ledgers turn by turn) over the same events.
 */
import {
  getPostgreSQLEventStore,
  pongoMultiStreamProjection,
  rebuildPostgreSQLProjections,
} from '@event-driven-io/emmett-postgresql';
import { BATTLE_ACTION, BATTLE_OPENED } from '../../src/battles/index.js';
import { CAMPAIGN_BOOK } from '../../src/books/book-projection.js';
import { BookProcess, entered, newCampaign, Referee } from '../../src/books/books.testkit.js';
import type { Event, EventStore } from '../../src/event-store/index.js';
import { CAMPAIGN_OVERVIEW, Projections } from '../../src/projections/index.js';
import { aslskCampaign } from '../../src/rules-core/aslsk/campaign/index.js';
import type { Entry } from '../../src/rules-core/campaign/facts.js';
import { rowsOf } from '../../src/rules-core/campaign/ledgers.js';
import { actionOf, newBattle } from './actions.js';
import { beginning, type Size, turnOf } from './campaign-books.js';
import type { Ground } from './contestants.js';
import { report } from './report.js';
import { median } from './store-append.js';

/** Thirty units and four hundred actions to a battle, as whole battles of the rulebooks have. */
const SIZE: Size = { units: 60, battles: 2, turns: 40 };
const ACTIONS = 400;
const AT_ONCE = 50;
const ROUNDS = 5;

export async function benchRebuild({ pool, ownerUrl }: Ground): Promise<void> {
  const service = new BookProcess(pool);
  const campaign = await newCampaign(service.store);
  await fought(new Referee(service, campaign));
  const events: Event[] = [];
  for await (const event of service.store.read(campaign)) events.push(event);
  const theirs = await emmett(ownerUrl, events);
  const ours = new Projections(service.store, [CAMPAIGN_OVERVIEW, CAMPAIGN_BOOK]);
  const rates: Record<'ours' | 'emmett', number[]> = { ours: [], emmett: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.ours.push(
      events.length /
        (await seconds(async () => {
          await Promise.all(ours.names.map((name) => ours.rebuild(name, campaign)));
        })),
    );
    rates.emmett.push(events.length / (await seconds(theirs.rebuild)));
  }
  for (const who of ['ours', 'emmett'] as const)
    report({ bench: 'campaigns.rebuild', who, value: median(rates[who]), unit: 'events/s' });
  await theirs.close();
}

/** The book as its referee enters it, and beside it the actions of every battle. */
export async function fought(referee: Referee): Promise<void> {
  entered(await referee.begin(beginning(SIZE, aslskCampaign.preset)));
  for (let turn = 1; turn <= SIZE.turns; turn++) {
    for (let b = 0; b < SIZE.battles; b++) await battle(referee.process.store, referee.campaign);
    for (const fact of turnOf(SIZE, turn)) entered(await referee.enter(fact));
  }
}

async function battle(store: EventStore, campaign: string): Promise<void> {
  const id = crypto.randomUUID();
  const opened = { name: id, mode: 'ENFORCE', position: newBattle(id), dice: { scheme: '', hash: '' } };
  const events = [
    { battle: id, kind: BATTLE_OPENED, payload: opened as unknown },
    ...Array.from({ length: ACTIONS }, (_, n) => ({
      battle: id,
      kind: BATTLE_ACTION,
      payload: actionOf(n) as unknown,
    })),
  ];
  for (let at = 0; at < events.length; at += AT_ONCE) {
    const key = `${id} ${at}`;
    const some = events.slice(at, at + AT_ONCE);
    const answer = await store.append({ campaign, actor: 'bench', key, request: key, events: some });
    if (answer.outcome !== 'appended') throw new Error(`Not appended: ${answer.outcome}`);
  }
}

type Told = { type: string; data: { event: Event } };
interface Progress {
  [member: string]: unknown;
  actions: number;
  lastAt: unknown;
}
interface Sheets {
  [member: string]: unknown;
  rows: unknown[];
  turn: number;
}

/** The same events, a stream for each battle and one for the book. */
async function emmett(ownerUrl: string, events: readonly Event[]) {
  const store = getPostgreSQLEventStore(ownerUrl, { schema: { autoMigration: 'CreateOrUpdate' } });
  await store.schema.migrate();
  const streams = new Map<string, Told[]>();
  for (const event of events) {
    const stream = event.battle ?? event.campaign;
    const told = streams.get(stream) ?? [];
    told.push({ type: event.kind, data: { event } });
    streams.set(stream, told);
  }
  for (const [stream, told] of streams) await store.appendToStream(`bench-${stream}`, told);
  const books = [...new Set(events.map(({ kind }) => kind))].filter((kind) => kind.startsWith('book.'));
  const overview = pongoMultiStreamProjection<Progress, Told>({
    collectionName: 'bench_overview',
    canHandle: [BATTLE_OPENED, BATTLE_ACTION],
    getDocumentId: ({ data }) => String(data.event.battle),
    initialState: () => ({ actions: 0, lastAt: null }),
    evolve: (progress: Progress, { data }: Told) => ({
      ...progress,
      actions: progress.actions + 1,
      lastAt: data.event.at,
    }),
  });
  const ledgers = pongoMultiStreamProjection<Sheets, Told>({
    collectionName: 'bench_ledgers',
    canHandle: books,
    getDocumentId: ({ data }) => `${data.event.battle}/${Math.floor((data.event.version ?? 0) / 11)}`,
    initialState: () => ({ rows: [], turn: 0 }),
    evolve: (sheets: Sheets, { data }: Told) => ({
      ...sheets,
      rows: [...sheets.rows, ...rowsOf(data.event.version ?? 0, data.event.payload as Entry)],
    }),
  });
  const rebuild = async () => {
    const consumer = rebuildPostgreSQLProjections({
      connectionString: ownerUrl,
      projections: [overview, ledgers] as never,
    });
    await consumer.start();
    await consumer.close();
  };
  return { rebuild, close: () => store.close() };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
