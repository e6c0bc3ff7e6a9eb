/** Positions kept from time to time, so that a long battle need not be read from its beginning. */
import type { EventStore } from '../event-store/index.js';
import { POSITION_FORMAT, type Position } from '../rules-core/kernel/position.js';

export interface BattleSnapshot {
  readonly version: number;
  readonly position: Position;
}

export interface BattleSnapshots {
  /** The latest one, or the latest one up to a version, in a format that this program reads. */
  latest(campaign: string, battle: string, until?: number): Promise<BattleSnapshot | undefined>;
  keep(campaign: string, battle: string, snapshot: BattleSnapshot): Promise<void>;
}

/** A snapshot is kept after so many actions. */
export const SNAPSHOT_EVERY = 200;

/** Snapshots in the event store. */
export function storedSnapshots(store: EventStore): BattleSnapshots {
  return {
    async latest(campaign, battle, until) {
      const { rows } = await store.pool.query<{ version: number; state: Position }>({
        name: 'latest snapshot',
        text: `select version::float8 as version, state from snapshot
          where campaign_id = $1 and battle_id = $2 and format = $3 and version <= $4 order by version desc limit 1`,
        values: [campaign, battle, POSITION_FORMAT, until ?? Number.MAX_SAFE_INTEGER],
      });
      const found = rows[0];
      return found && { version: found.version, position: found.state };
    },
    async keep(campaign, battle, { version, position }) {
      const state = JSON.stringify(position);
      await store.pool.query(
        `insert into snapshot (campaign_id, battle_id, version, format, state, hash)
         values ($1, $2, $3, $4, $5, sha256(convert_to($5, 'UTF8'))) on conflict do nothing`,
        [campaign, battle, version, POSITION_FORMAT, state],
      );
    },
  };
}
