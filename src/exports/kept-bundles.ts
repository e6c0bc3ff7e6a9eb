/** All SQL about bundles that are kept. */
import { Writable } from 'node:stream';
import type { Pool } from 'pg';
import { everywhere } from '../database/index.js';
import type { Queryable } from '../jobs/index.js';

interface BundleSchedule {
  readonly everyHours: number;
  /** So many bundles are kept; older ones go. */
  readonly keep: number;
  readonly nextAt: Date;
}

interface KeptBundle {
  readonly campaign: string;
  readonly number: number;
  readonly madeAt: Date;
  readonly position: number;
  readonly bytes: number;
}

/** One campaign keeps no more than this at a time, whatever its schedule says. */
export const MOST_BYTES_KEPT = 256 * 1024 * 1024;
const PART = 512 * 1024;

export class TooLarge extends Error {}

export class KeptBundles {
  constructor(private readonly pool: Pool) {}

  async schedule(campaign: string): Promise<BundleSchedule | undefined> {
    const { rows } = await this.pool.query<BundleSchedule>(
      `select every_hours as "everyHours", keep, next_at as "nextAt" from bundle_schedule where campaign_id = $1`,
      [campaign],
    );
    return rows[0];
  }

  /** The first one is due at once. */
  async setSchedule(
    transaction: Queryable,
    campaign: string,
    { everyHours, keep }: Pick<BundleSchedule, 'everyHours' | 'keep'>,
  ): Promise<void> {
    await transaction.query(
      `insert into bundle_schedule values ($1, $2, $3, now())
       on conflict (campaign_id) do update set every_hours = excluded.every_hours, keep = excluded.keep, next_at = excluded.next_at`,
      [campaign, everyHours, keep],
    );
  }

  async endSchedule(transaction: Queryable, campaign: string): Promise<void> {
    await transaction.query('delete from bundle_schedule where campaign_id = $1', [campaign]);
  }

  /** Campaigns whose next bundle is due, and when it was. */
  async due(most: number): Promise<{ readonly campaign: string; readonly dueAt: number }[]> {
    return everywhere<{ campaign: string; dueAt: number }>(this.pool, {
      text: `select campaign_id as campaign, (extract(epoch from next_at) * 1000)::float8 as "dueAt" from {bundle_schedule}
        where next_at <= now() order by next_at limit $1`,
      values: [most],
    });
  }

  async list(campaign: string): Promise<KeptBundle[]> {
    const { rows } = await this.pool.query<KeptBundle>(
      `select campaign_id as campaign, number, made_at as "madeAt", position::float8 as position, bytes::float8 as bytes
       from kept_bundle where campaign_id = $1 order by number desc`,
      [campaign],
    );
    return rows;
  }

  /** Takes a bundle in as it is written. It is there when `finish` says so. */
  writer(campaign: string, number: number): KeptWriter {
    return new KeptWriter(this.pool, campaign, number);
  }

  /** The next number. What an attempt before has left behind under it is gone. */
  async begin(campaign: string): Promise<number> {
    const [latest] = await this.list(campaign);
    const number = (latest?.number ?? 0) + 1;
    await this.pool.query('delete from kept_bundle_part where campaign_id = $1 and number >= $2', [
      campaign,
      number,
    ]);
    return number;
  }

  async finish(bundle: Omit<KeptBundle, 'madeAt'>): Promise<void> {
    const { campaign, number, position, bytes } = bundle;
    await this.pool.query('insert into kept_bundle values ($1, $2, now(), $3, $4)', [
      campaign,
      number,
      position,
      bytes,
    ]);
  }

  /** The next time; those that are more than are to be kept, in number or in bytes, go. */
  async tidy(campaign: string, { everyHours, keep }: BundleSchedule): Promise<void> {
    let bytes = 0;
    const kept = (await this.list(campaign)).filter((one, i) => {
      bytes += one.bytes;
      return i === 0 || (i < keep && bytes <= MOST_BYTES_KEPT);
    });
    const oldest = kept.at(-1)?.number ?? 0;
    for (const table of ['kept_bundle', 'kept_bundle_part'])
      await this.pool.query(`delete from ${table} where campaign_id = $1 and number < $2`, [
        campaign,
        oldest,
      ]);
    await this.pool.query(
      `update bundle_schedule set next_at = now() + $2 * interval '1 hour' where campaign_id = $1`,
      [campaign, everyHours],
    );
  }

  async find(campaign: string, number: number): Promise<KeptBundle | undefined> {
    return (await this.list(campaign)).find((one) => one.number === number);
  }

  /** Part by part, as they are asked for. */
  async *content({ campaign, number }: KeptBundle): AsyncGenerator<Buffer> {
    for (let part = 0; ; part++) {
      const { rows } = await this.pool.query<{ content: Buffer }>(
        'select content from kept_bundle_part where campaign_id = $1 and number = $2 and part = $3',
        [campaign, number, part],
      );
      if (!rows[0]) return;
      yield rows[0].content;
    }
  }
}

class KeptWriter extends Writable {
  bytes = 0;
  private held: Buffer[] = [];
  private length = 0;
  private part = 0;

  constructor(
    private readonly pool: Pool,
    private readonly campaign: string,
    private readonly number: number,
  ) {
    super();
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (fault?: Error) => void): void {
    this.held.push(chunk);
    this.length += chunk.length;
    this.bytes += chunk.length;
    if (this.bytes > MOST_BYTES_KEPT)
      done(new TooLarge(`the bundle is larger than ${MOST_BYTES_KEPT} bytes`));
    else if (this.length < PART) done();
    else this.store(done);
  }

  override _final(done: (fault?: Error) => void): void {
    this.store(done);
  }

  private store(done: (fault?: Error) => void): void {
    const values = [this.campaign, this.number, this.part++, Buffer.concat(this.held)];
    this.held = [];
    this.length = 0;
    this.pool.query('insert into kept_bundle_part values ($1, $2, $3, $4)', values).then(
      () => done(),
      (fault: Error) => done(fault),
    );
  }
}
