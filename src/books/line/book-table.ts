/** The rows beside the log: which lines a campaign's book has, the seeds of its dice. */
import type { Pool, PoolClient } from 'pg';
import { DiceSeeds, type DrawSeed, type KeptSeed } from '../../battles/index.js';
import {
  type Base,
  BOOK_BEGUN,
  BOOK_BRANCHED,
  BOOK_CORRECTED,
  bookKind,
  DICE_REVEALED,
  ENTRY_KINDS,
  LINE_TAKEN,
} from './book-events.js';

type Connection = Pool | PoolClient;

export interface BookLine {
  readonly campaign: string;
  readonly line: string;
  readonly name: string;
  readonly from: Base | null;
  readonly openedPosition: number;
  readonly createdAt: Date;
  /** The campaign goes on with this one. */
  readonly current: boolean;
}

interface LineRow extends Omit<BookLine, 'from'> {
  readonly fromLine: string | null;
  readonly fromVersion: number | null;
  readonly fromReads: number | null;
}

const COLUMNS = `campaign_id as campaign, line_id as line, name, from_line as "fromLine",
  from_version::float8 as "fromVersion", from_reads::float8 as "fromReads", opened_position::float8 as "openedPosition",
  created_at as "createdAt", current`;

export class BookTable {
  readonly seeds: DiceSeeds;

  constructor(
    private readonly pool: Pool,
    drawSeed?: DrawSeed,
  ) {
    this.seeds = new DiceSeeds(pool, drawSeed);
  }

  /** The lines of a campaign, oldest first. */
  async lines(campaign: string): Promise<BookLine[]> {
    const { rows } = await this.pool.query<LineRow>({
      name: 'book lines',
      text: `select ${COLUMNS} from book_line where campaign_id = $1 order by opened_position`,
      values: [campaign],
    });
    return rows.map(lineOf);
  }

  /** The line asked for; without one, the line that the campaign goes on with. */
  async find(campaign: string, line?: string | null): Promise<BookLine | undefined> {
    const { rows } = await this.pool.query<LineRow>({
      name: 'book line',
      text: `select ${COLUMNS} from book_line where campaign_id = $1 and (line_id = $2 or ($2 is null and current))`,
      values: [campaign, line ?? null],
    });
    return rows[0] && lineOf(rows[0]);
  }

  async opened(client: Connection, { from, ...line }: BookLine): Promise<void> {
    await client.query('insert into book_line values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      line.campaign,
      line.line,
      line.name,
      from?.line ?? null,
      from?.version ?? null,
      from?.reads ?? null,
      line.openedPosition,
      line.createdAt,
      line.current,
    ]);
  }

  async taken(client: Connection, campaign: string, line: string): Promise<void> {
    await client.query('update book_line set current = false where campaign_id = $1 and current', [campaign]);
    await client.query('update book_line set current = true where campaign_id = $1 and line_id = $2', [
      campaign,
      line,
    ]);
  }

  /** The seeds of a line's dice, oldest first. A branch rolls with those of its base, until it has one of its own. */
  async seedsOf({ campaign, line, from }: BookLine): Promise<KeptSeed[]> {
    const own = await this.seeds.of(campaign, line);
    const base = from && (await this.find(campaign, from.line));
    if (!base) return own;
    const before = await this.seedsOf(base);
    return [...before.filter((seed) => seed.from <= from.version), ...own];
  }

  /**
   * Writes a campaign's rows anew from its log, after a restore. The seeds of a campaign that is over are in the log; that of
   * one that goes on is not, and what is here of it stays.
   */
  async rebuild(client: PoolClient, campaign: string): Promise<void> {
    await client.query('delete from book_line where campaign_id = $1', [campaign]);
    await client.query(
      `insert into book_line
       select e.campaign_id, e.battle_id, coalesce(e.payload ->> 'name', $4), (e.payload -> 'from' ->> 'line')::uuid,
         (e.payload -> 'from' ->> 'version')::bigint, (e.payload -> 'from' ->> 'reads')::bigint, e.position, e.at, false
       from event e where e.campaign_id = $1 and e.kind in ($2, $3) and e.version = 1`,
      [campaign, BOOK_BEGUN, BOOK_BRANCHED, MAIN_LINE],
    );
    await client.query(
      `update book_line set current = true where campaign_id = $1 and line_id = coalesce(
         (select (payload ->> 'line')::uuid from event where campaign_id = $1 and kind = $2 order by position desc limit 1),
         (select line_id from book_line where campaign_id = $1 order by opened_position limit 1))`,
      [campaign, LINE_TAKEN],
    );
    // Logs of before say it with the entry alone, those of today with the battle too.
    await client.query(
      `update battle b set line_id = e.line_id, line_version = e.line_version
       from (select o.campaign_id, (o.payload -> 'fact' ->> 'battle')::uuid as battle_id, l.line_id,
           o.version + coalesce(l.from_version - 1, 0) as line_version
         from event o join book_line l on l.campaign_id = o.campaign_id and l.line_id = o.battle_id
         where o.campaign_id = $1 and l.campaign_id = $1 and o.kind = $2) e
       where b.campaign_id = $1 and e.campaign_id = b.campaign_id and e.battle_id = b.battle_id and b.line_id is null`,
      [campaign, bookKind('open-battle')],
    );
    const ends = [DICE_REVEALED];
    await this.seeds.rebuild(client, campaign, { begins: [BOOK_BEGUN], at: 'fact.dice', ends });
    const later = [...ENTRY_KINDS, BOOK_CORRECTED, BOOK_BRANCHED];
    await this.seeds.rebuild(client, campaign, { begins: later, at: 'dice', ends });
    await client.query(
      `insert into published_seed
       select campaign_id, encode(sha256(decode(payload ->> 'seed', 'hex')), 'hex') from event
       where campaign_id = $1 and kind = $2 on conflict do nothing`,
      [campaign, DICE_REVEALED],
    );
  }
}

export const MAIN_LINE = 'main';

function lineOf({ fromLine, fromVersion, fromReads, ...row }: LineRow): BookLine {
  const isBranch = fromLine !== null && fromVersion !== null && fromReads !== null;
  return { ...row, from: isBranch ? { line: fromLine, version: fromVersion, reads: fromReads } : null };
}

/**
 * A branch has its base's entries up to where it leaves it, so its entries are counted on from there: its own first event,
 * which is not an entry, stands where the base was left.
 */
export const offsetOf = ({ from }: Pick<BookLine, 'from'>): number => (from ? from.version - 1 : 0);
