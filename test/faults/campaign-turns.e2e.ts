/**
 * Campaign turns while job processes die, Redis comes back empty and PostgreSQL is killed and started again. Afterwards each
 * campaign is gone through once more in peace, from the same commands and the same dice: its book has to be the same, byte by byte.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Client as Database } from 'pg';
import { campaignId } from '../../src/api/index.js';
import { BookProcess, beginning, entered } from '../../src/books/books.testkit.js';
import { applied, type CampaignEvent } from '../../src/campaigns/index.js';
import { EventStore } from '../../src/event-store/index.js';
import type { Fact } from '../../src/rules-core/campaign/facts/facts.js';
import { Chance } from '../support/chance.js';
import { createTestDatabase } from '../support/database.js';
import { SKIRMISH } from '../support/skirmish-campaign.js';
import { Client } from './client.js';
import { Cluster, type Target } from './cluster.js';
import { signedIn } from './trial.js';

jest.setTimeout(300_000);

const CAMPAIGNS = 3;
const PATIENCE_MS = 90_000;
const DYING: readonly Target[] = ['worker-1', 'worker-2', 'redis', 'postgres'];
const CHANGED = '... on BookChanged { version }';

interface BattleSeen {
  readonly id: string;
  readonly status: string;
  readonly drawn: readonly { readonly roster: string }[];
}

interface BookSeen {
  readonly turn: number;
  readonly phase: string;
  readonly battles: { readonly nodes: readonly BattleSeen[] };
}

class Played {
  private keys = 0;

  private constructor(
    readonly id: string,
    private readonly referee: Client,
  ) {}

  static async begin(referee: Client, key: string): Promise<Played> {
    const sides = beginning().sides.map(({ side, name }) => ({ key: side, name }));
    const made = await referee.command(
      'createCampaign',
      { idempotencyKey: key, name: key, sides },
      '... on CampaignCreated { campaign { id } }',
    );
    const played = new Played(made.data.campaign.id, referee);
    await played.command('beginBook', { campaign: { document: beginning() } });
    return played;
  }

  /** Two turns: sealed, fought at the table, worked out by whatever job process lives. */
  async play(): Promise<void> {
    for (const turn of [1, 2]) {
      await this.until((book) => book.turn === turn && book.phase === 'PLANNING');
      for (const side of ['german', 'russian'])
        await this.command('sealOrders', { side, turn, orders: ordersFor(side, turn) });
      const { battles } = await this.until((book) => openIn(book).length === 2);
      for (const { id, drawn } of battles.nodes.filter(({ status }) => status === 'OPEN'))
        await this.command('reportBattle', { battleId: id, report: { json: reportOn(drawn) } }, true);
    }
    await this.until((book) => book.phase === 'OVER');
  }

  private async command(name: string, input: object, inBattle = false): Promise<void> {
    const idempotencyKey = `${name} ${++this.keys}`;
    const whole = { idempotencyKey, ...(!inBattle && { campaignId: this.id }), ...input };
    const { data } = await this.referee.command(name, whole, CHANGED);
    if (data.__typename !== 'BookChanged') throw new Error(`${name}: ${JSON.stringify(data)}`);
  }

  private async until(isSo: (book: BookSeen) => boolean): Promise<BookSeen> {
    const query =
      'query ($id: ID!) { campaign(id: $id) { book { turn phase battles(first: 20) { nodes { id status drawn { roster } } } } } }';
    for (const end = Date.now() + PATIENCE_MS; ; await sleep(50)) {
      const { book } = (await this.referee.ask(query, { id: this.id })).data.campaign;
      if (isSo(book)) return book;
      if (Date.now() > end) throw new Error(`The campaign stands still: ${JSON.stringify(book)}`);
    }
  }
}

const openIn = ({ battles }: BookSeen) => battles.nodes.filter(({ status }) => status === 'OPEN');

const NODES = [
  ['church', 'ford'],
  ['bridge', 'last'],
] as const;

/** Half of a side's squads go here, half there; who of them is not fit stays behind. */
function ordersFor(side: string, turn: number) {
  const [here, there] = NODES[turn - 1] as (typeof NODES)[number];
  const squads = (...numbers: number[]) => numbers.map((n) => `${side[0]}${n}`);
  return turn === 1
    ? {
        deployments: [
          { node: here, units: squads(1, 2) },
          { node: there, units: squads(3, 4) },
        ],
      }
    : { deployments: [] };
}

/** One of those who fought is killed, one wounded, all for the policy's dice to settle. */
function reportOn(drawn: readonly { readonly roster: string }[]) {
  const fates = ['killed', 'killed', 'wounded', 'unhurt'];
  const units = drawn.map(({ roster }, n) => ({ unit: roster, fate: fates[n % fates.length] }));
  return { winner: 'german', why: 'They took it.', points: { german: 2 }, units };
}

interface Line {
  readonly kind: string;
  readonly actor: string;
  readonly fact: Fact;
  readonly payload: string;
}

interface Story {
  readonly campaign: string;
  readonly seed: string;
  readonly created: CampaignEvent;
  readonly lines: readonly Line[];
}

/** What the log keeps of a campaign's book. */
async function storyOf(url: string, campaign: string): Promise<Story> {
  const database = new Database(url);
  await database.connect();
  const { rows: lines } = await database.query<Line>(
    `select kind, actor, payload -> 'fact' as fact, payload::text as payload from event
     where campaign_id = $1 and kind like 'book.%' and battle_id is not null order by version`,
    [campaign],
  );
  const { rows: seeds } = await database.query(
    'select seed from dice_seed where campaign_id = $1 and stream_id = (select line_id from book_line where campaign_id = $1)',
    [campaign],
  );
  const { rows: created } = await database.query(
    `select kind, payload from event where campaign_id = $1 and kind = 'campaign.created'`,
    [campaign],
  );
  await database.end();
  return { campaign, seed: seeds[0].seed, created: created[0], lines };
}

const MACHINES = new Set(['campaign-turn', 'hand-over']);

/** The same commands in peace: one process, nobody dies. */
async function inPeace({ campaign, seed, created, lines }: Story): Promise<string[]> {
  const database = await createTestDatabase();
  try {
    const store = new EventStore(database.pool);
    const service = new BookProcess(database.pool, store, { drawSeed: () => seed, systems: SKIRMISH });
    const command = (key: string) => ({ campaign, actor: 'referee', key, request: { key } });
    await store.append(
      { ...command('create'), expected: { position: 0 }, events: [created] },
      (client, { position, at }) => {
        const state = applied(null, created, at.toISOString());
        return service.states.note(client, null, { campaignId: campaign, position, state });
      },
    );
    for (const [n, { actor, fact }] of lines.entries()) {
      if (MACHINES.has(actor)) continue;
      if (fact.fact === 'begin') entered(await service.books.begin(command('begin'), fact));
      else entered(await service.books.enter(command(`entry ${n}`), null, fact, { expectedVersion: n }));
      await service.work(campaign);
    }
    return (await storyOf(database.url, campaign)).lines.map(({ payload }) => payload);
  } finally {
    await database.drop();
  }
}

test('a turn in which any process dies ends with the book of an undisturbed campaign', async () => {
  const chance = new Chance(1_943);
  const cluster = await Cluster.start();
  try {
    const anybody = new Client(cluster.apis, chance);
    const referee = anybody.as(await signedIn(anybody, 'referee'));
    const names = Array.from({ length: CAMPAIGNS }, (_, n) => `campaign ${n}`);
    const campaigns = await Promise.all(names.map((name) => Played.begin(referee, name)));
    const playing = Promise.all(campaigns.map((campaign) => campaign.play()));
    let isOver = false;
    const over = playing.finally(() => {
      isOver = true;
    });
    const kills = new Map<Target, number>();
    const killing = (async () => {
      for (let n = 0; !isOver || n < DYING.length; n++) {
        const target = DYING[n % DYING.length] as Target;
        await sleep(chance.below(250));
        await cluster.kill(target);
        await sleep(chance.below(150));
        await cluster.restart(target);
        kills.set(target, (kills.get(target) ?? 0) + 1);
      }
    })();
    await Promise.allSettled([over, killing]);
    await Promise.all([over, killing]);
    for (const target of DYING) expect(kills.get(target)).toBeGreaterThan(0);
    expect(cluster.crashes).toEqual([]);
    for (const { id } of campaigns) {
      const story = await storyOf(cluster.databaseUrl, campaignId.decode(id) as string);
      expect(story.lines.length).toBeGreaterThan(15);
      expect(story.lines.map(({ payload }) => payload)).toEqual(await inPeace(story));
    }
  } finally {
    await cluster.stop();
  }
});
