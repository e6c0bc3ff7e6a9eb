import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APPEND_NEXT_WITH_ANSWER } from './1763401500000-answers-in-the-chain.js';

/**
 * Next events of several campaigns are stored by one function: called with the id of a campaign, it runs on the machine of a Citus
 * cluster where that one lies, and all that lie there share its commit. It takes the place of the function for one event.
 */
export class NextEventsTogether1763401600000 implements MigrationInterface {
  readonly name = 'NextEventsTogether1763401600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop function append_next');
    await runner.query(APPEND_SEVERAL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function append_several');
    await runner.query(APPEND_NEXT_WITH_ANSWER.replace('create or replace function', 'create function'));
  }
}

/**
 * The next event of each battle in progress: tells position and milliseconds, or null for what has to go the long way. A campaign
 * that is locked by somebody else is passed over: it must not keep the others waiting. Statements are kept so simple that a machine of
 * a cluster plans each but once for a shard: one table, one campaign, no expressions.
 */
const APPEND_SEVERAL = `
create function append_several(
  campaign_id uuid, campaigns uuid[], actors text[], command_keys text[], requests bytea[], expected_positions bigint[],
  battles uuid[], expected_versions bigint[], kinds text[], formats smallint[], payloads text, answers text
) returns text[] language plpgsql as $$
declare
  payload_of text[] := string_to_array(payloads, E'\\n');
  answer_of text[] := string_to_array(answers, E'\\n');
  told text[] := array_fill(null::text, array[cardinality(campaigns)]);
  campaign uuid;
  battle uuid;
  next_version bigint;
  next_position bigint;
  hash_before bytea;
  now timestamptz(3);
  millis bigint;
  actor text;
  command_key text;
  request bytea;
  answer json;
  kind text;
  format smallint;
  payload json;
  command_hash bytea;
  next_hash bytea;
begin
  for n in 1 .. cardinality(campaigns) loop
    campaign := campaigns[n];
    battle := battles[n];
    next_version := expected_versions[n];
    select h.position, h.hash into next_position, hash_before from campaign_head h
      where h.campaign_id = campaign and h.battle_id = battle and h.version = next_version and h.archived_at is null
      for update skip locked;
    continue when not found or next_position <> expected_positions[n];
    now := clock_timestamp();
    millis := extract(epoch from now) * 1000;
    next_position := next_position + 1;
    next_version := next_version + 1;
    actor := actors[n];
    command_key := command_keys[n];
    request := requests[n];
    answer := nullif(answer_of[n], '');
    kind := kinds[n];
    format := formats[n];
    payload := payload_of[n];
    command_hash := sha256(request || convert_to(coalesce(answer::text, ''), 'UTF8'));
    next_hash := sha256(hash_before || convert_to(concat_ws(E'\\n', campaign, next_position, battle, next_version, kind, format,
      actor, command_key, millis, payload, encode(command_hash, 'hex')), 'UTF8'));
    update campaign_head h set position = next_position, version = next_version, hash = next_hash
      where h.campaign_id = campaign;
    insert into command values (campaign, actor, command_key, request, next_position, next_position, answer, now);
    insert into event values (campaign, next_position, battle, next_version, kind, format, actor, command_key, now, payload,
      next_hash, command_hash);
    told[n] := next_position || ' ' || millis;
  end loop;
  return told;
end
$$`;
