/**
 * `campaigns.rebuild`: everything that is shown of a campaign of 40 turns built anew from its log, in events per second: the
 * rows of how each battle stands, which are kept, and the ledgers of the book, which are folded. Emmett beside it does both with
 * the same content over the same events: a projection's collection rebuilt, a stream aggregated.
 */
import {
  getPostgreSQLEventStore,
  pongoMultiStreamProjection,
  rebuildPostgreSQLProjections,
} from '@event-driven-io/emmett-postgresql';
import { Pool } from 'pg';
import type { Standing } from '../../src/api/index.js';
import { BATTLE_ACTION, BATTLE_OPENED } from '../../src/battles/index.js';
import { BookProcess, entered, newCampaign, Referee } from '../../src/books/books.testkit.js';
import { isInBook } from '../../src/books/line/book-events.js';
import { BookViews } from '../../src/books/line/book-views.js';
import type { Event, EventStore } from '../../src/event-store/index.js';
import { CAMPAIGN_OVERVIEW, Projections } from '../../src/projections/index.js';
import { aslskCampaign } from '../../src/rules-core/aslsk/campaign/index.js';
import { type LedgerRow, rowsOf } from '../../src/rules-core/campaign/book/ledgers.js';
import type { Entry } from '../../src/rules-core/campaign/facts/facts.js';
import { actionOf, newBattle } from './actions.js';
import { beginning, type Size, turnOf } from './campaign-books.js';
import type { Ground } from './contestants.js';
import { report } from './report.js';
import { median } from './store-append.js';

/** Thirty units and four hundred actions to a battle, as whole battles of the rulebooks have. */
const SIZE: Size = { units: 60, battles: 2, turns: 40 };
const ACTIONS = 400;
const AT_ONCE = 50;
/** Theirs come last: cleaning up after them keeps the server busy. And they take long. */
const ROUNDS = { ours: 5, emmett: 2 };

export async function benchRebuild(ground: Ground): Promise<void> {
  const { pool } = ground;
  const service = new BookProcess(pool);
  const campaign = await newCampaign(service.store);
  await fought(new Referee(service, campaign));
  const events: Event[] = [];
  for await (const event of service.store.read(campaign)) events.push(event);
  const ofBattles = events.filter(({ kind }) => kind === BATTLE_OPENED || kind === BATTLE_ACTION).length;
  const rates: Record<'ours' | 'emmett', number[]> = { ours: [], emmett: [] };
  for (let round = 0; round < ROUNDS.ours; round++)
    rates.ours.push(events.length / (await seconds(() => rebuilt(pool, campaign))));
  const theirs = await emmett(ground, events);
  for (let round = 0; round < ROUNDS.emmett; round++) {
    rates.emmett.push(events.length / (await seconds(() => theirs.rebuild(round))));
    if ((await theirs.counted(round)) !== ofBattles) throw new Error('Emmett did not see all events.');
  }
  for (const who of ['ours', 'emmett'] as const)
    report({ bench: 'campaigns.rebuild', who, value: median(rates[who]), unit: 'events/s' });
  await theirs.close();
}

/** By a process that knows nothing yet. */
async function rebuilt(pool: Pool, campaign: string): Promise<void> {
  const { store, books } = new BookProcess(pool);
  await new Projections(store, [CAMPAIGN_OVERVIEW]).rebuild(CAMPAIGN_OVERVIEW.name, campaign);
  const book = await books.book(campaign, null, {});
  if (!book) throw new Error('There is no book.');
  const referee: Standing = { campaignId: campaign, role: 'REFEREE', side: null, delaySeconds: 0 };
  const view = await new BookViews(books).view(book, referee);
  const history = await view.history();
  if (history.version !== book.version) throw new Error('Not all of it was read.');
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
interface Ledgers {
  version: number;
  rows: Map<string, LedgerRow>;
}

/** The same events, a stream for each battle and one for the book. */
async function emmett({ pool, ownerUrl }: Ground, events: readonly Event[]) {
  const own = new Pool({ connectionString: ownerUrl });
  const store = getPostgreSQLEventStore(ownerUrl, {
    schema: { autoMigration: 'CreateOrUpdate' },
    connectionOptions: { pool: own },
  });
  await store.schema.migrate();
  const streams = new Map<string, Event[]>();
  for (const event of events) {
    const stream = `bench-${event.battle ?? event.campaign}`;
    streams.set(stream, [...(streams.get(stream) ?? []), event]);
  }
  for (const [stream, told] of streams)
    await store.appendToStream(
      stream,
      told.map((event): Told => ({ type: event.kind, data: { event } })),
    );
  const books = [...streams].filter(([, told]) => isInBook(told[0]?.kind ?? '')).map(([stream]) => stream);
  const overview = (name: string) =>
    pongoMultiStreamProjection<Progress, Told>({
      collectionName: name,
      canHandle: [BATTLE_OPENED, BATTLE_ACTION],
      getDocumentId: ({ data }) => String(data.event.battle),
      initialState: () => ({ actions: 0, lastAt: null }),
      evolve: (progress: Progress, { data }: Told) => ({
        ...progress,
        actions: progress.actions + 1,
        lastAt: data.event.at,
      }),
    });
  const ledgers = {
    initialState: (): Ledgers => ({ version: 0, rows: new Map() }),
    evolve: ({ version, rows }: Ledgers, { data }: Told): Ledgers => {
      for (const { key, row } of rowsOf(version + 1, data.event.payload as Entry)) rows.set(key, row);
      return { version: version + 1, rows };
    },
  };
  /** Each time under another name: a second rebuild under the first one's goes on behind its checkpoint and builds nothing. */
  const rebuild = async (round: number) => {
    const name = `bench_overview_${round}`;
    const consumer = rebuildPostgreSQLProjections({
      connectionString: ownerUrl,
      projections: [overview(name)] as never,
    });
    await consumer.start();
    await consumer.close();
    for (const stream of books) await store.aggregateStream(stream, ledgers);
  };
  /** How many events a rebuild has counted. */
  const counted = async (round: number): Promise<number> => {
    const { rows } = await pool.query<{ actions: number }>(
      `select sum((data ->> 'actions')::int)::int as actions from bench_overview_${round}`,
    );
    return rows[0]?.actions ?? 0;
  };
  const close = async () => {
    await store.close();
    await own.end();
  };
  return { rebuild, counted, close };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
