import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until here a battle had one seed and a campaign another one, from the first roll to the last. */
export class SeedsFromVersions1763401100000 implements MigrationInterface {
  readonly name = 'SeedsFromVersions1763401100000';

  async up(runner: QueryRunner): Promise<void> {
    // The dice of battles and of the lines of books. Kept apart from everything that is ever shown; the hash is in the log
    // from the beginning, the seed when it is published. What was restored from a log has no seeds but those.
    await runner.query(`create table dice_seed (
      campaign_id uuid not null,
      stream_id uuid not null,
      from_version bigint not null,
      hash text not null,
      seed text,
      primary key (campaign_id, stream_id, from_version)
    )`);
    await runner.query('revoke update on dice_seed from hexledger_app');
    // Seeds of books that anybody may know by now: several lines may roll with one, and only the end of one publishes it.
    await runner.query(`create table published_seed (
      campaign_id uuid not null,
      hash text not null,
      primary key (campaign_id, hash)
    )`);
    await runner.query(`insert into dice_seed
      select campaign_id, battle_id, 1, ${HASH}, seed from battle_seed`);
    await runner.query(`insert into dice_seed
      select d.campaign_id, l.line_id, 1, ${HASH}, d.seed
      from book_dice d join book_line l on l.campaign_id = d.campaign_id and l.from_line is null`);
    await runner.query(`insert into published_seed
      select distinct campaign_id, ${HASH} from
        (select campaign_id, payload ->> 'seed' as seed from event where kind = 'book.dice-revealed') published`);
    for (const table of ['battle_seed', 'book_dice']) await runner.query(`drop table ${table}`);
  }

  /** A stream keeps the seed that holds now. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create table battle_seed (
      campaign_id uuid not null,
      battle_id uuid not null,
      seed text not null,
      primary key (campaign_id, battle_id)
    )`);
    await runner.query(`create table book_dice (
      campaign_id uuid primary key,
      seed text not null
    )`);
    for (const table of ['battle_seed', 'book_dice'])
      await runner.query(`revoke update on ${table} from hexledger_app`);
    await runner.query(`insert into battle_seed
      select distinct on (s.campaign_id, s.stream_id) s.campaign_id, s.stream_id, s.seed
      from dice_seed s join battle b on b.campaign_id = s.campaign_id and b.battle_id = s.stream_id
      where s.seed is not null order by s.campaign_id, s.stream_id, s.from_version desc`);
    await runner.query(`insert into book_dice
      select s.campaign_id, s.seed
      from dice_seed s join book_line l on l.campaign_id = s.campaign_id and l.line_id = s.stream_id
      where l.from_line is null and s.from_version = 1 and s.seed is not null`);
    for (const table of ['published_seed', 'dice_seed']) await runner.query(`drop table ${table}`);
  }
}

const HASH = `encode(sha256(decode(seed, 'hex')), 'hex')`;
