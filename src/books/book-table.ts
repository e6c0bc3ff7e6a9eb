/** The rows beside the log: which lines a campaign's book has, the seed of its dice. */
import type { Pool, PoolClient } from 'pg';
import { type CampaignDice, campaignDice } from '../rules-core/campaign/dice.js';
import { diceSeed } from '../rules-core/kernel/dice/index.js';
import { type Base, BOOK_BEGUN, BOOK_BRANCHED, DICE_REVEALED, LINE_TAKEN } from './book-events.js';

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

const MOST_DICE = 2_000;

export class BookTable {
  private readonly dice = new Map<string, CampaignDice>();

  constructor(private readonly pool: Pool) {}

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

  async keepSeed(client: Connection, campaign: string, seed: string): Promise<void> {
    await client.query('insert into book_dice values ($1, $2)', [campaign, seed]);
  }

  /** The campaign's dice. The seed leaves this class only when the campaign is over. */
  async diceOf(campaign: string): Promise<CampaignDice> {
    const known = this.dice.get(campaign);
    if (known) return known;
    const dice = campaignDice(diceSeed(await this.secretSeed(campaign)));
    if (this.dice.size >= MOST_DICE) this.dice.clear();
    this.dice.set(campaign, dice);
    return dice;
  }

  async secretSeed(campaign: string): Promise<string> {
    const { rows } = await this.pool.query<{ seed: string }>(
      'select seed from book_dice where campaign_id = $1',
      [campaign],
    );
    const seed = rows[0]?.seed;
    if (seed === undefined) throw new Error(`The dice seed of campaign ${campaign} is missing.`);
    return seed;
  }

  /**
   * Writes a campaign's rows anew from its log, after a restore. The seed of a campaign that is over is in the log; that of
   * one that goes on is not, and what is here of it stays.
   */
  async rebuild(client: Connection, campaign: string): Promise<void> {
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
    await client.query(
      `insert into book_dice select campaign_id, payload ->> 'seed' from event
       where campaign_id = $1 and kind = $2 order by position limit 1 on conflict do nothing`,
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
 * which is no entry, stands where the base was left.
 */
export const offsetOf = ({ from }: Pick<BookLine, 'from'>): number => (from ? from.version - 1 : 0);
