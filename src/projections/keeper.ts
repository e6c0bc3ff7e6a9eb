/** Keeps the rows of one generation of a projection: reads them once, changes them in memory, writes what has changed. */
import type { PoolClient } from 'pg';
import type { Event } from '../event-store/index.js';
import type { AnyProjection, Rows } from './projection.js';

export interface Generation {
  readonly campaign: string;
  readonly projection: string;
  readonly generation: number;
}

interface Kept {
  row: object | null;
  position: number;
}

const WRITE_AT_ONCE = 1_000;

export class Keeper implements Rows<object> {
  private readonly known = new Map<string, object | undefined>();
  private changed = new Map<string, Kept>();

  constructor(
    private readonly client: PoolClient,
    private readonly of: Generation,
    /** A generation that begins at the beginning has no rows to look for. */
    private readonly isNew = false,
  ) {}

  async get(key: string): Promise<object | undefined> {
    if (this.known.has(key) || this.isNew) return this.known.get(key);
    const { campaign, projection, generation } = this.of;
    const { rows } = await this.client.query<{ data: object }>({
      name: 'projection row',
      text: 'select data from projection_row where campaign_id = $1 and projection = $2 and generation = $3 and key = $4',
      values: [campaign, projection, generation, key],
    });
    this.known.set(key, rows[0]?.data);
    return rows[0]?.data;
  }

  async apply(projection: AnyProjection, events: Iterable<Event>): Promise<void> {
    for (const event of events) {
      if (!projection.kinds.includes(event.kind)) continue;
      const given = projection.apply(event, this);
      const changes = given instanceof Promise ? await given : given;
      for (const [key, row] of changes) {
        this.known.set(key, row ?? undefined);
        this.changed.set(key, { row, position: event.position });
      }
    }
  }

  async write(): Promise<void> {
    const changed = [...this.changed];
    this.changed = new Map();
    for (let at = 0; at < changed.length; at += WRITE_AT_ONCE)
      await this.writeSome(changed.slice(at, at + WRITE_AT_ONCE));
  }

  private async writeSome(changed: readonly (readonly [string, Kept])[]): Promise<void> {
    const { campaign, projection, generation } = this.of;
    const gone = changed.filter(([, { row }]) => row === null).map(([key]) => key);
    const here = changed.filter(([, { row }]) => row !== null);
    if (gone.length > 0)
      await this.client.query(
        'delete from projection_row where campaign_id = $1 and projection = $2 and generation = $3 and key = any($4)',
        [campaign, projection, generation, gone],
      );
    if (here.length > 0)
      await this.client.query(
        `insert into projection_row (campaign_id, projection, generation, key, position, data)
         select $1, $2, $3, * from unnest($4::text[], $5::bigint[], $6::jsonb[])
         on conflict (campaign_id, projection, generation, key)
         do update set position = excluded.position, data = excluded.data`,
        [
          campaign,
          projection,
          generation,
          here.map(([key]) => key),
          here.map(([, { position }]) => position),
          here.map(([, { row }]) => JSON.stringify(row)),
        ],
      );
  }
}
