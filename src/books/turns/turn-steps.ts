/** The rows that show how far a campaign turn has come: each step with its state, its attempts, and its outcome. */
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../event-store/index.js';
import { type Step, TURN_STEPS, type TurnStep } from './due.js';

type Connection = Pool | PoolClient;

type StepState = 'waiting' | 'running' | 'done' | 'failed';

export interface TurnStepRow extends Step {
  readonly number: number;
  readonly state: StepState;
  /** The version of the entry that it made. */
  readonly version: number | null;
  readonly attempts: number;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly result: unknown;
  /** Why it waits, or what stands in its way. */
  readonly problem: unknown;
}

export interface StepOf extends Step {
  readonly campaign: string;
  readonly line: string;
}

const COLUMNS = `turn, step, subject, number, state, version::float8 as version, attempts, started_at as "startedAt",
  finished_at as "finishedAt", result, problem`;
const KEY = 'campaign_id = $1 and line_id = $2 and turn = $3 and step = $4 and subject = $5';

export class TurnSteps {
  constructor(private readonly pool: Pool) {}

  /** The steps of a line's turns, in their order. */
  async list(campaign: string, line: string, turns: { from: number; until: number }): Promise<TurnStepRow[]> {
    const { rows } = await this.pool.query<TurnStepRow>(
      `select ${COLUMNS} from turn_step where campaign_id = $1 and line_id = $2 and turn between $3 and $4
       order by turn, number, subject`,
      [campaign, line, turns.from, turns.until],
    );
    return rows;
  }

  async find(of: StepOf): Promise<TurnStepRow | undefined> {
    const { rows } = await this.pool.query<TurnStepRow>(
      `select ${COLUMNS} from turn_step where ${KEY}`,
      keyOf(of),
    );
    return rows[0];
  }

  /** The step cannot be taken yet: what it waits for. */
  waits(of: StepOf, version: number, problem: unknown): Promise<void> {
    return this.notes(of, version, async (client) => {
      await client.query(
        `${INSERT} values ($1, $2, $3, $4, $5, $6, 'waiting', $7, 0, null)
         on conflict ${PLACE} do update set state = 'waiting', problem = excluded.problem`,
        [...keyOf(of), orderOf(of.step), JSON.stringify(problem)],
      );
    });
  }

  begins(of: StepOf, version: number): Promise<void> {
    return this.notes(of, version, async (client) => {
      await client.query(
        `${INSERT} values ($1, $2, $3, $4, $5, $6, 'running', null, 1, now()) on conflict ${PLACE} do update
           set state = 'running', problem = null, attempts = s.attempts + 1,
             started_at = coalesce(s.started_at, excluded.started_at)`,
        [...keyOf(of), orderOf(of.step)],
      );
    });
  }

  /** In the transaction of the entry that it made. */
  async done(client: Connection, of: StepOf, version: number, result: unknown): Promise<void> {
    await client.query(
      `update turn_step set state = 'done', problem = null, version = $6, result = $7, finished_at = now()
       where ${KEY}`,
      [...keyOf(of), version, JSON.stringify(result)],
    );
  }

  /** A process that looked at an older version than that of the entry it made comes too late: the step stays as it was done. */
  async failed(of: StepOf, version: number, problem: unknown): Promise<void> {
    await this.pool.query(
      `update turn_step s set state = 'failed', problem = $6 where ${KEY} and (s.version is null or s.version <= $7)`,
      [...keyOf(of), JSON.stringify(problem), version],
    );
  }

  /**
   * Notes where the turn stands, as seen in the line at this version. A process that comes too late, because a step was
   * entered since, notes nothing: it does not know how the turn stands by now. A turn waits at one place at a time.
   */
  private notes(
    { campaign, line, turn }: StepOf,
    version: number,
    note: (client: PoolClient) => Promise<void>,
  ): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      // Entries are made under this lock: none comes in between.
      await client.query('select from campaign_head where campaign_id = $1 for update', [campaign]);
      const since = await client.query(
        'select from turn_step where campaign_id = $1 and line_id = $2 and version > $3 limit 1',
        [campaign, line, version],
      );
      if (since.rowCount !== 0) return;
      await client.query(
        `delete from turn_step
         where campaign_id = $1 and line_id = $2 and turn = $3 and state = 'waiting' and attempts = 0`,
        [campaign, line, turn],
      );
      await note(client);
    });
  }
}

const INSERT = `insert into turn_step as s
  (campaign_id, line_id, turn, step, subject, number, state, problem, attempts, started_at)`;
const PLACE = '(campaign_id, line_id, turn, step, subject)';

function keyOf({ campaign, line, turn, step, subject }: StepOf): unknown[] {
  return [campaign, line, turn, step, subject];
}

function orderOf(step: TurnStep): number {
  return TURN_STEPS.indexOf(step) + 1;
}
