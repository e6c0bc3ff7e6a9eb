/** The rows beside the log: which battles there are, the seeds of their dice, requests to take actions back. */
import type { Pool, PoolClient } from 'pg';
import {
  BATTLE_CLOSED,
  BATTLE_DICE_DRAWN,
  BATTLE_OPENED,
  BATTLE_REOPENED,
  type BattleMode,
} from './battle-events.js';
import { DiceSeeds, type DrawnSeed, type DrawSeed } from './dice-seeds.js';
import type { InLine, LineInUse } from './whose-battles.js';

type Connection = Pool | PoolClient;

export interface BattleRow {
  readonly campaign: string;
  readonly battle: string;
  readonly name: string;
  readonly system: string;
  readonly mode: BattleMode;
  readonly openedPosition: number;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  /** The line of the book that it belongs to, where it belongs to one. */
  readonly inLine: InLine | null;
}

interface BattlesAsked {
  readonly first: number;
  readonly after?: number;
  readonly until: number;
  readonly open?: boolean | null;
  /** Of battles that belong to lines of the book, only those of these; of all, unless told. */
  readonly lines?: readonly LineInUse[] | undefined;
}

interface UndoRequestRow {
  readonly side: string;
  readonly version: number;
  readonly toVersion: number;
  readonly why: string | null;
}

const COLUMNS = `campaign_id as campaign, battle_id as battle, name, system, mode,
  opened_position::float8 as "openedPosition", opened_at as "openedAt", closed_at as "closedAt",
  case when line_id is not null then json_build_object('line', line_id, 'version', line_version) end as "inLine"`;

export class BattleTable {
  readonly seeds: DiceSeeds;

  constructor(
    private readonly pool: Pool,
    drawSeed?: DrawSeed,
  ) {
    this.seeds = new DiceSeeds(pool, drawSeed);
  }

  async find(campaign: string, battle: string): Promise<BattleRow | undefined> {
    const { rows } = await this.pool.query<BattleRow>({
      name: 'battle',
      text: `select ${COLUMNS} from battle where campaign_id = $1 and battle_id = $2`,
      values: [campaign, battle],
    });
    return rows[0];
  }

  /** The battles opened up to a position, latest first, behind the one opened at `after`; `open` as it was then. */
  async list(campaign: string, { first, after, until, open, lines }: BattlesAsked): Promise<BattleRow[]> {
    const { rows } = await this.pool.query<BattleRow>(
      `select ${COLUMNS} from battle where campaign_id = $1 and opened_position < $2 and opened_position <= $3
       and ($4::boolean is null or $4 = (closed_at is null
         or closed_at > (select at from event where campaign_id = $1 and position = $3)))
       and ($6::uuid[] is null or line_id is null or exists (select from unnest($6, $7::bigint[]) as known (line, until)
         where known.line = line_id and line_version <= known.until))
       order by opened_position desc limit $5`,
      [
        campaign,
        after ?? Number.MAX_SAFE_INTEGER,
        until,
        open ?? null,
        first,
        lines?.map(({ line }) => line),
        lines?.map((line) => line.until),
      ],
    );
    return rows;
  }

  async opened(client: PoolClient, row: Omit<BattleRow, 'closedAt'>, seed: DrawnSeed): Promise<void> {
    await client.query(
      `insert into battle (campaign_id, battle_id, name, system, mode, opened_position, opened_at, line_id, line_version)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        row.campaign,
        row.battle,
        row.name,
        row.system,
        row.mode,
        row.openedPosition,
        row.openedAt,
        row.inLine?.line,
        row.inLine?.version,
      ],
    );
    await this.seeds.keep(client, row.campaign, row.battle, seed);
  }

  async closed(client: Connection, campaign: string, battle: string, at: Date): Promise<void> {
    await client.query('update battle set closed_at = $3 where campaign_id = $1 and battle_id = $2', [
      campaign,
      battle,
      at,
    ]);
  }

  async reopened(client: PoolClient, campaign: string, battle: string, seed: DrawnSeed): Promise<void> {
    await client.query('update battle set closed_at = null where campaign_id = $1 and battle_id = $2', [
      campaign,
      battle,
    ]);
    await this.seeds.keep(client, campaign, battle, seed);
  }

  /**
   * Writes a campaign's rows anew from its log, after a restore. The seeds of battles that have ended are in the log;
   * those of open battles are not, and what is here of them stays.
   */
  async rebuild(client: PoolClient, campaign: string): Promise<void> {
    await client.query(
      `insert into battle (campaign_id, battle_id, name, system, mode, opened_position, opened_at, closed_at,
         line_id, line_version)
       select e.campaign_id, e.battle_id, e.payload ->> 'name', e.payload -> 'position' ->> 'system', e.payload ->> 'mode',
         e.position, e.at, (select case when c.kind = $3 then c.at end from event c
           where c.campaign_id = $1 and c.kind in ($3, $4) and (c.payload ->> 'battle')::uuid = e.battle_id
           order by c.position desc limit 1),
         (e.payload -> 'inLine' ->> 'line')::uuid, (e.payload -> 'inLine' ->> 'version')::bigint
       from event e where e.campaign_id = $1 and e.kind = $2
       on conflict do nothing`,
      [campaign, BATTLE_OPENED, BATTLE_CLOSED, BATTLE_REOPENED],
    );
    await this.seeds.rebuild(client, campaign, {
      begins: [BATTLE_OPENED, BATTLE_REOPENED, BATTLE_DICE_DRAWN],
      at: 'dice',
      ends: [BATTLE_CLOSED],
    });
  }

  async undoRequest(campaign: string, battle: string): Promise<UndoRequestRow | undefined> {
    const { rows } = await this.pool.query<UndoRequestRow>(
      `select side, version::float8 as version, to_version::float8 as "toVersion", why from undo_request
       where campaign_id = $1 and battle_id = $2`,
      [campaign, battle],
    );
    return rows[0];
  }

  async undoAsked(
    client: Connection,
    campaign: string,
    battle: string,
    request: UndoRequestRow,
  ): Promise<void> {
    await client.query(
      `insert into undo_request (campaign_id, battle_id, side, version, to_version, why) values ($1, $2, $3, $4, $5, $6)
       on conflict (campaign_id, battle_id) do update
       set side = excluded.side, version = excluded.version, to_version = excluded.to_version, why = excluded.why`,
      [campaign, battle, request.side, request.version, request.toVersion, request.why],
    );
  }

  async undoAnswered(client: Connection, campaign: string, battle: string): Promise<void> {
    await client.query('delete from undo_request where campaign_id = $1 and battle_id = $2', [
      campaign,
      battle,
    ]);
  }
}
