/**
 * The seeds of the server's dice. Battles, and the lines of campaigns' books, are streams of the log; each seed of a stream
 * holds from a version on. The log has their hashes from the start, and the seeds once they are published.
 */
import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import {
  battleDice,
  type CommitmentFrom,
  commitmentOf,
  type DiceScheme,
  type DiceSeed,
  type DiceSource,
  type Drawn,
  diceSeed,
  type FromVersion,
  holdingAt,
} from '../rules-core/kernel/dice/index.js';

export interface KeptSeed extends FromVersion {
  readonly hash: string;
  readonly scheme: DiceScheme;
  /** Missing where a log was restored in which it was not published. */
  readonly seed: string | null;
  /** Of a book's: a line that rolled with it is over. */
  readonly published: boolean;
}

/** A seed that begins to hold: what the log says of it, and itself. */
export interface DrawnSeed {
  readonly commitment: CommitmentFrom;
  readonly seed: string;
}

export type DrawSeed = () => string;

const drawRandomly: DrawSeed = () => randomBytes(32).toString('hex');

export class DiceSeeds {
  constructor(
    private readonly pool: Pool,
    /** 32 bytes as hexadecimal digits; random, unless told. */
    private readonly drawSeed: DrawSeed = drawRandomly,
  ) {}

  /** Draws a seed that nobody knows. It holds when it is kept with the event that says so. */
  draw(from: number, scheme: DiceScheme): DrawnSeed {
    const seed = this.drawSeed();
    return { seed, commitment: { ...commitmentOf(seed, scheme), from } };
  }

  /** The seeds of a stream, oldest first. */
  async of(campaign: string, stream: string): Promise<KeptSeed[]> {
    const { rows } = await this.pool.query<KeptSeed>({
      name: 'dice seeds',
      text: `select from_version::float8 as from, scheme, hash, seed, exists (select from published_seed p
          where p.campaign_id = $1 and p.hash = s.hash) as published
        from dice_seed s where campaign_id = $1 and stream_id = $2 order by from_version`,
      values: [campaign, stream],
    });
    return rows;
  }

  async keep(
    client: PoolClient,
    campaign: string,
    stream: string,
    { seed, commitment }: DrawnSeed,
  ): Promise<void> {
    await client.query('insert into dice_seed values ($1, $2, $3, $4, $5, $6)', [
      campaign,
      stream,
      commitment.from,
      commitment.hash,
      seed,
      commitment.scheme,
    ]);
  }

  async published(client: PoolClient, campaign: string, seed: string): Promise<void> {
    await client.query('insert into published_seed values ($1, $2) on conflict do nothing', [
      campaign,
      commitmentOf(seed).hash,
    ]);
  }

  /**
   * Writes rows anew from a campaign's log, after a restore: `begins` are the kinds of event that say a hash in `at`, `ends`
   * those that publish a seed. Seeds that are not in the log stay where they are here.
   */
  async rebuild(
    client: PoolClient,
    campaign: string,
    { begins, at, ends }: { begins: readonly string[]; at: string; ends: readonly string[] },
  ): Promise<void> {
    await client.query(
      `insert into dice_seed
       select campaign_id, coalesce(battle_id, (payload ->> 'battle')::uuid), coalesce((dice ->> 'from')::bigint, 1),
         dice ->> 'hash', (select e.payload ->> 'seed' from event e where e.campaign_id = $1 and e.kind = any($4)
           and encode(sha256(decode(e.payload ->> 'seed', 'hex')), 'hex') = dice ->> 'hash' limit 1),
         dice ->> 'scheme'
       from (select campaign_id, battle_id, payload, payload #> $3::text[] as dice from event
         where campaign_id = $1 and kind = any($2)) said
       where dice is not null on conflict do nothing`,
      [campaign, begins, at.split('.'), ends],
    );
  }
}

/** The dice of an action of a battle, by its version and what was drawn before it. */
export type NextDice = (version: number, drawn: Drawn) => DiceSource;

export function nextDiceOf(kept: KeptSeed, battle: string): NextDice {
  const seed = diceOf(kept);
  return (version, drawn) => battleDice(seed, kept.scheme, { battle, version, drawn });
}

/** A seed with its key schedule done. */
export function diceOf({ seed, from }: KeptSeed): DiceSeed {
  if (seed !== null) return diceSeed(seed);
  throw new Error(`The dice seed that holds from version ${from} on is missing.`);
}

/** What everybody may know of a stream's dice at a version: every hash up to there, and the seeds whose end had come. */
export function shownDice(kept: readonly KeptSeed[], version: number, isOver: boolean) {
  const seeds = kept
    .filter(({ from }) => from <= version)
    .map(({ from, scheme, hash, seed }, i, all) => {
      const hasEnded = isOver || i < all.length - 1;
      return { from, scheme, hash, seed: hasEnded ? seed : null };
    });
  const { scheme, hash, seed } = holdingAt(seeds, version);
  return { scheme, hash, seed, seeds };
}
