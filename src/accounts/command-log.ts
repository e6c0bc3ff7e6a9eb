import type { DataSource, EntityManager } from 'typeorm';
import { canonicalJson, keyReused } from '../api/index.js';
import type { Secrets } from './secrets.js';

type KeyProblem = ReturnType<typeof keyReused>;

type Outcome<Answer, Problem> =
  | { answer: Answer; replayed: boolean; problem?: undefined }
  | { problem: Problem | KeyProblem };

/** Thrown inside a command to answer with a problem: nothing is kept, and the key stays free. */
export class Refused<Problem> extends Error {
  constructor(readonly problem: Problem) {
    super('refused');
  }
}

/** Carries out an account's commands at most once per idempotency key. */
export class CommandLog {
  constructor(
    private readonly database: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Runs `work` and keeps its answer in the same transaction; a repeated request gets the kept answer, and one that runs
   * at the same time waits for it. The request is kept as a keyed hash, because it may hold a password.
   */
  async once<Answer, Problem = never>(
    actor: string,
    input: { idempotencyKey: string },
    work: (transaction: EntityManager) => Promise<Answer>,
  ): Promise<Outcome<Answer, Problem>> {
    const request = this.secrets.derive('request', canonicalJson(input));
    try {
      return await this.database.transaction(async (transaction) => {
        const claimed = await transaction.query(
          `insert into account_command (actor, idempotency_key, request_hash) values ($1, $2, $3)
           on conflict do nothing returning 1`,
          [actor, input.idempotencyKey, request],
        );
        if (claimed.length === 0) return this.kept<Answer>(transaction, actor, input.idempotencyKey, request);
        const answer = await work(transaction);
        await transaction.query(
          'update account_command set answer = $3 where actor = $1 and idempotency_key = $2',
          [actor, input.idempotencyKey, JSON.stringify(answer ?? null)],
        );
        return { answer, replayed: false };
      });
    } catch (refusal) {
      if (refusal instanceof Refused) return { problem: refusal.problem as Problem };
      throw refusal;
    }
  }

  private async kept<Answer>(
    transaction: EntityManager,
    actor: string,
    key: string,
    request: Buffer,
  ): Promise<Outcome<Answer, never>> {
    const rows: { request_hash: Buffer; answer: Answer }[] = await transaction.query(
      'select request_hash, answer from account_command where actor = $1 and idempotency_key = $2',
      [actor, key],
    );
    const { request_hash, answer } = rows[0]!;
    return request_hash.equals(request) ? { answer, replayed: true } : { problem: keyReused() };
  }
}
