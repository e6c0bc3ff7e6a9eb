/**
 * A process dies in the middle of a campaign turn: in the middle of a transaction or right after its commit, at every append that
 * the turn makes. The process that takes the job up again ends the turn with the same log, byte by byte.
 */
import { jest } from '@jest/globals';
import type { Pool } from 'pg';
import { createTestDatabase, isShared, type TestDatabase } from '../../../test/support/database.js';
import { type Append, type AppendAnswer, EventStore, type Within } from '../../event-store/index.js';
import { campaignOf } from '../../rules-core/campaign/book/book.js';
import { BookProcess, beginning, entered, newCampaign, Referee } from '../books.testkit.js';

jest.setTimeout(300_000);

const SEED = 'ab'.repeat(32);
const MOMENTS = ['within', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

class Killed extends Error {}

/** A store that ends its process at one of its appends. */
class MortalStore extends EventStore {
  appends = 0;

  constructor(
    pool: Pool,
    private readonly death?: { readonly at: number; readonly moment: Moment },
  ) {
    super(pool);
  }

  override async append(command: Append, within?: Within): Promise<AppendAnswer> {
    const dies = ++this.appends === this.death?.at ? this.death.moment : undefined;
    const answer = await super.append(command, dies === 'within' ? dying(within) : within);
    if (dies === 'after') throw new Killed();
    return answer;
  }
}

function dying(within: Within | undefined): Within {
  return async (client, appended) => {
    await within?.(client, appended);
    throw new Killed();
  };
}

/** One battle on the server, one at the table: every kind of step is taken. */
function mixed() {
  const { graph, ...rest } = beginning();
  const [church, ...others] = graph.nodes;
  return { ...rest, graph: { ...graph, nodes: [{ ...church, mode: 'ENFORCE' }, ...others] } };
}

class Trial {
  private process: BookProcess;
  /** How many appends the jobs have made. */
  appends = 0;
  deaths = 0;

  private constructor(
    private readonly pool: Pool,
    readonly campaign: string,
    private readonly death?: { at: number; moment: Moment },
  ) {
    this.process = this.fresh();
  }

  /** The campaign through its first turn, with one death on the way. */
  static async run(pool: Pool, death?: { at: number; moment: Moment }): Promise<Trial> {
    const trial = new Trial(pool, await newCampaign(new EventStore(pool), 'crash'), death);
    const referee = new Referee(trial.process, trial.campaign);
    referee.work = () => trial.work();
    entered(await referee.begin(mixed()));
    await referee.seal(1);
    const { campaign } = trial;
    const battle = await referee.battleAt('church');
    const over = { winner: 'german', why: 'The Russians have run.' };
    const ruled = await trial.process.battles.rule({
      ...referee.command(),
      battle,
      changes: [{ do: 'clock', set: { over } }],
      why: 'They have gone home.',
    });
    if (ruled.outcome !== 'appended') throw new Error(JSON.stringify(ruled));
    await trial.work();
    await referee.report('ford', { winner: 'russian', why: 'Nobody crossed.' });
    const at = await trial.process.books.book(campaign);
    if (!at) throw new Error('The book is gone.');
    expect(campaignOf(at.book)).toMatchObject({ turn: 2, phase: 'planning' });
    return trial;
  }

  /** The referee's commands are not what is tried here: only the jobs run on a store that may die. */
  private fresh(store: EventStore = new EventStore(this.pool)): BookProcess {
    return new BookProcess(this.pool, store, { drawSeed: () => SEED });
  }

  /** Every job until it is done: a worker that dies leaves it to another one, whose memory is empty. */
  private async work(): Promise<void> {
    for (let asked = await this.process.asked(this.campaign); asked.length > 0; ) {
      for (const { name, data } of asked) while (!(await this.survives(name, data)));
      asked = await this.process.asked(this.campaign);
    }
  }

  private async survives(name: string, data: unknown): Promise<boolean> {
    const death =
      this.deaths === 0 && this.death ? { ...this.death, at: this.death.at - this.appends } : undefined;
    const store = new MortalStore(this.pool, death);
    try {
      await this.fresh(store).workOne(this.campaign, name, data);
      return true;
    } catch (fault) {
      if (!(fault instanceof Killed)) throw fault;
      this.deaths++;
      return false;
    } finally {
      this.appends += store.appends;
    }
  }

  /** The log as it lies in the database. */
  async log(): Promise<string[]> {
    const { rows } = await this.pool.query<{ line: string }>(
      `select concat_ws(' ', position, battle_id, version, kind, actor, command_key, payload) as line from event
       where campaign_id = $1 order by position`,
      [this.campaign],
    );
    return rows.map(({ line }) => line);
  }

  async steps(): Promise<string[]> {
    const { rows } = await this.pool.query<{ step: string }>(
      `select concat_ws(' ', turn, step, subject, state, version, result) as step from turn_step
       where campaign_id = $1 order by turn, number, subject`,
      [this.campaign],
    );
    return rows.map(({ step }) => step);
  }
}

async function onDatabase<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  const database: TestDatabase = await createTestDatabase();
  try {
    return await work(database.pool);
  } finally {
    await database.drop();
  }
}

// Every trial plays the same campaign, in a database of its own.
(isShared ? test.skip : test)('wherever a worker dies, the turn ends with the same bytes', async () => {
  const undisturbed = await onDatabase(async (pool) => {
    const trial = await Trial.run(pool);
    return { appends: trial.appends, log: await trial.log(), steps: await trial.steps() };
  });
  // Reveal, two battles opened (one of them on the server first), a hand-over, two aftermaths, reorganization, advance.
  expect(undisturbed.appends).toBeGreaterThanOrEqual(9);
  expect(
    undisturbed.steps.filter((step) => step.startsWith('1 ')).every((step) => step.includes(' done ')),
  ).toBe(true);
  for (let at = 1; at <= undisturbed.appends; at++)
    for (const moment of MOMENTS)
      await onDatabase(async (pool) => {
        const trial = await Trial.run(pool, { at, moment });
        expect({ at, moment, deaths: trial.deaths }).toEqual({ at, moment, deaths: 1 });
        expect(await trial.log()).toEqual(undisturbed.log);
        expect(await trial.steps()).toEqual(undisturbed.steps);
      });
});
