/** The service of campaigns without HTTP: a process with its own memory on a database, to be thrown away and begun again. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { Secrets } from '../accounts/index.js';
import {
  BattleHistory,
  Battles,
  BattleTable,
  type BeginAside,
  Closings,
  GameSystems,
  LiveBattles,
  Orders,
} from '../battles/index.js';
import { CampaignStates, Campaigns } from '../campaigns/index.js';
import { EventStore } from '../event-store/index.js';
import { jobOf } from '../jobs/intents.js';
import { aslskCampaign } from '../rules-core/aslsk/campaign/index.js';
import type { BattleReport } from '../rules-core/campaign/aftermath/report.js';
import type { CampaignPieces } from '../rules-core/campaign/pieces.js';
import type { KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { beginBattle } from '../workshop/beginning.js';
import { HandOvers } from './battles/hand-over.js';
import { Opening } from './battles/opening.js';
import { type BookResult, Books, type FactInput } from './entries/books.js';
import { FirstLook } from './entries/first-look.js';
import { CAMPAIGN_TURN, REMINDER, type ReminderJob, type TurnJob } from './entries/following.js';
import { BookHistory } from './line/book-history.js';
import { BookTable } from './line/book-table.js';
import { LiveBooks } from './line/live-books.js';
import { BookJobs } from './turns/book-jobs.js';
import { TurnSteps } from './turns/turn-steps.js';
import { Turns } from './turns/turns.js';

const REFEREE = '11111111-1111-4111-8111-111111111111';

export interface ProcessOptions {
  readonly now?: () => Date;
  readonly drawSeed?: () => string;
  readonly pieces?: CampaignPieces;
  readonly systems?: KnownSystems;
}

export class BookProcess {
  readonly books: Books;
  readonly table: BookTable;
  readonly history: BookHistory;
  readonly turns: Turns;
  readonly steps: TurnSteps;
  readonly handOvers: HandOvers;
  readonly jobs: BookJobs;
  readonly battles: Battles;
  readonly live: LiveBattles;
  readonly orders: Orders;
  readonly states: CampaignStates;
  readonly liveBooks: LiveBooks;

  constructor(
    readonly pool: Pool,
    readonly store: EventStore = new EventStore(pool),
    { now, drawSeed, pieces = aslskCampaign, systems: known = SYSTEMS }: ProcessOptions = {},
  ) {
    const failed = (fault: unknown) => {
      throw fault;
    };
    const systems = new GameSystems(known, async (system, position) => system.lay(position));
    const battleTable = new BattleTable(pool, drawSeed);
    this.live = new LiveBattles(store, systems, battleTable, { failed });
    const played = new BattleHistory(store, this.live);
    const beginHere: BeginAside = async (task) =>
      beginBattle(known, { ...task, document: JSON.stringify(task.document), shelf: { boards: {} } });
    const keepNothing = async () => undefined;
    this.battles = new Battles(store, this.live, played, battleTable, beginHere, keepNothing);
    this.orders = new Orders(store, this.live, battleTable, failed);
    this.states = new CampaignStates(store);
    const sidesOf = async (campaign: string) =>
      (await this.states.at(campaign))?.state.sides.map(({ key }) => key) ?? [];
    this.table = new BookTable(pool, drawSeed);
    this.liveBooks = new LiveBooks(store, { failed });
    this.history = new BookHistory(store, this.table);
    this.steps = new TurnSteps(pool);
    const { table, history, steps, battles } = this;
    const piecesOf = (system: string) => (system === pieces.system ? pieces : undefined);
    const firstLook = new FirstLook({ systems, ...(now && { now }) });
    const closings = new Closings(store, this.live, played, battleTable);
    const { liveBooks: live } = this;
    this.books = new Books({ store, table, live, history, piecesOf, firstLook, sidesOf, closings });
    const { books } = this;
    const opening = new Opening({ books, history, battles, played, systems, sidesOf });
    this.turns = new Turns({ store, books, history, steps, opening, ...(now && { now }) });
    this.handOvers = new HandOvers({ store, books, systems, battles: played });
    this.jobs = new BookJobs({ store, books, turns: this.turns, handOvers: this.handOvers }, undefined);
  }

  /** Works the jobs that appends have asked for, without a queue, until there are none; those of the future wait. */
  async work(campaign: string): Promise<void> {
    for (let asked = await this.asked(campaign); asked.length > 0; asked = await this.asked(campaign))
      for (const { name, data } of asked) await this.workOne(campaign, name, data);
  }

  /** Takes the jobs that were asked for and are due. */
  async asked(campaign: string): Promise<{ name: string; data: unknown }[]> {
    const jobs: ReturnType<typeof jobOf>[] = [];
    await this.store.relay(campaign, async (messages) => void jobs.push(...messages.map(jobOf)));
    const isDue = ({ delay }: { delay?: number | Date }) =>
      !(delay instanceof Date) || delay.getTime() <= Date.now();
    return jobs.filter(({ options }) => isDue(options));
  }

  async workOne(campaign: string, name: string, data: unknown): Promise<void> {
    if (name === CAMPAIGN_TURN) await this.turns.run(campaign, (data as TurnJob).line);
    else if (name === REMINDER) await this.jobs.remind(campaign, data as ReminderJob);
    else await this.handOvers.carryOut(campaign, data as { battle: string });
  }
}

/** A campaign with two sides, and its referee. */
export async function newCampaign(store: EventStore, key: string = randomUUID()): Promise<string> {
  const campaigns = new Campaigns(store, new CampaignStates(store), new Secrets(Buffer.alloc(32, 7)));
  const made = await campaigns.create(
    { actor: REFEREE, input: { idempotencyKey: key } },
    {
      name: 'The road to the church',
      description: '',
      sides: [
        { key: 'german', name: 'Germans' },
        { key: 'russian', name: 'Russians' },
      ],
      settings: { observerDelaySeconds: 0, declassifiesAt: null },
    },
  );
  if (made.problem) throw new Error(made.problem.message);
  return made.campaignId;
}

/** A referee who gives commands, each under the next key. */
export class Referee {
  private given = 0;

  /** Works what is to be done after a command; a test may have something happen to it. */
  work = (): Promise<void> => this.process.work(this.campaign);

  constructor(
    public process: BookProcess,
    readonly campaign: string,
    private readonly name = 'referee',
  ) {}

  command() {
    const key = `${this.name} ${++this.given}`;
    return { campaign: this.campaign, actor: REFEREE, key, request: { key } };
  }

  async begin(changes: object = {}): Promise<BookResult> {
    return this.process.books.begin(this.command(), { ...beginning(), ...changes });
  }

  enter(fact: FactInput, line: string | null = null): Promise<BookResult> {
    return this.process.books.enter(this.command(), line, fact);
  }

  async seal(turn: number, orders: Readonly<Record<string, object>> = {}): Promise<void> {
    for (const side of ['german', 'russian'])
      entered(await this.enter({ fact: 'seal', side, turn, orders: orders[side] ?? {} }));
    await this.work();
  }

  async book(line: string | null = null) {
    const at = await this.process.books.book(this.campaign, line);
    if (!at) throw new Error('There is no book.');
    return at;
  }

  /** The open battle of a node. */
  async battleAt(node: string): Promise<string> {
    const { book } = await this.book();
    const battle = book.node[node]?.battle;
    if (battle === undefined) throw new Error(`There is no battle at "${node}".`);
    return battle;
  }

  async report(node: string, report: Partial<BattleReport>): Promise<void> {
    const battle = await this.battleAt(node);
    const whole = { winner: 'german', why: 'They took the church.', ...report };
    entered(await this.enter({ fact: 'report', battle, report: whole }));
    await this.work();
  }
}

export function entered(result: BookResult): Extract<BookResult, { outcome: 'entered' }> {
  if (result.outcome === 'entered') return result;
  throw new Error(`Not entered: ${JSON.stringify(result)}`);
}

const unit = (side: string, id: string, kind: string, counter: string) => ({
  unit: id,
  side,
  kind,
  name: id,
  counter,
});

/** Three turns: two battles at once, then one that the winners decide, then the last. */
export function beginning() {
  const german = [
    unit('german', 'g-leader', 'person', '9-1'),
    ...[1, 2, 3, 4].map((n) => unit('german', `g${n}`, 'squad', '4-6-7')),
    { ...unit('german', 'g-mmg', 'weapon', 'MMG'), with: 'g1' },
  ];
  const russian = [
    unit('russian', 'r-leader', 'person', '8-1'),
    ...[1, 2, 3, 4].map((n) => unit('russian', `r${n}`, 'squad', '4-4-7')),
  ];
  const fought = { scenario: 'the-walled-church' };
  return {
    system: 'aslsk',
    date: '1942-08-01',
    sides: [
      { side: 'german', name: 'Germans' },
      { side: 'russian', name: 'Russians' },
    ],
    roster: [...german, ...russian],
    policies: POLICIES,
    graph: {
      start: ['church', 'ford'],
      nodes: [
        {
          ...fought,
          node: 'church',
          title: 'The Walled Church',
          mode: 'RECORD',
          worth: { win: 3, perPoint: 1 },
          edges: [
            { edge: 'on', to: 'bridge', when: { won: 'german' }, days: 3 },
            { edge: 'back', to: 'village', days: 5 },
          ],
        },
        { ...fought, node: 'ford', title: 'The ford', mode: 'RECORD', edges: [{ edge: 'over', to: 'last' }] },
        {
          ...fought,
          node: 'bridge',
          title: 'The bridge',
          mode: 'RECORD',
          edges: [{ edge: 'cross', to: 'last' }],
        },
        {
          ...fought,
          node: 'village',
          title: 'The village',
          mode: 'RECORD',
          edges: [{ edge: 'leave', to: 'last' }],
        },
        { ...fought, node: 'last', title: 'The last bunker', mode: 'RECORD', ends: true },
      ],
    },
  };
}

export const POLICIES = {
  preset: 'house',
  experience: {
    earns: [
      { for: 'battle', points: 1 },
      { for: 'kill', points: 3 },
    ],
    levels: [
      { level: 'green', from: 0, says: 'Green' },
      { level: 'veteran', from: 4, says: 'Veteran' },
    ],
  },
  promotion: {
    ladder: [{ rank: 'Corporal' }, { rank: 'Sergeant' }],
    rules: [{ rule: 'kills', says: 'Two kills', when: { kills: 2 } }],
  },
  casualties: {
    eliminated: [
      {
        kinds: ['squad'],
        table: {
          dice: 'd6',
          upTo: [
            [3, 'lost'],
            [6, 'wounded'],
          ],
        },
      },
    ],
    recovery: {
      dice: 'd6',
      upTo: [
        [3, 'ready'],
        [6, 'wounded'],
      ],
    },
  },
  replacements: { income: { german: 2, russian: 3 } },
} as const;

/** Three turns, fought at the table: wounds, a kill, a promotion. */
export async function threeTurns(
  referee: Referee,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  await referee.seal(1, {
    german: { deployments: { church: ['g-leader', 'g1', 'g2', 'g-mmg'], ford: ['g3', 'g4'] } },
  });
  await look();
  await referee.report('church', {
    points: { german: 2 },
    units: [
      { unit: 'g1', fate: 'unhurt', deeds: [{ deed: 'kill', times: 2 }] },
      { unit: 'r1', fate: 'killed' },
      { unit: 'g-leader', fate: 'wounded', deeds: [{ deed: 'kill', times: 2 }] },
    ] as never,
  });
  await look();
  await referee.report('ford', { winner: 'russian', why: 'Nobody crossed.' });
  await look();
  await referee.seal(2);
  await look();
  await referee.report('bridge', {});
  await look();
  await referee.report('last', {});
  await look();
}
