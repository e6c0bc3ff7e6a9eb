import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APPEND, APPEND_NEXT } from './1763400001000-event-store.js';

/**
 * What a command asked and was answered stands beside the log, and the chain did not cover it. From now on the last event of
 * a command carries the hash of its request and answer; events of before have none, and hash as they did.
 */
export class AnswersInTheChain1763401500000 implements MigrationInterface {
  readonly name = 'AnswersInTheChain1763401500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table event add column command_hash bytea');
    for (const statement of [APPEND_NEXT_WITH_ANSWER, APPEND_WITH_ANSWER]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [APPEND_NEXT, APPEND])
      await runner.query(statement.replace('create function', 'create or replace function'));
    await runner.query('alter table event drop column command_hash');
  }
}

export const APPEND_NEXT_WITH_ANSWER = `
create or replace function append_next(
  campaign_id uuid, actor text, command_key text, request bytea, expected_position bigint,
  battle_id uuid, expected_version bigint, kind text, format smallint, payload json, answer json
) returns text language plpgsql as $$
declare
  now timestamptz(3) := clock_timestamp();
  millis bigint := extract(epoch from now) * 1000;
  command_hash bytea := sha256(append_next.request || convert_to(coalesce(append_next.answer::text, ''), 'UTF8'));
  before_position bytea := convert_to(append_next.campaign_id || E'\\n', 'UTF8');
  after_position bytea := convert_to(concat_ws(E'\\n', '', append_next.battle_id, expected_version + 1, append_next.kind,
    append_next.format, append_next.actor, command_key, millis, append_next.payload, encode(command_hash, 'hex')), 'UTF8');
  next_position bigint;
  next_hash bytea;
begin
  update campaign_head h
    set position = h.position + 1, version = h.version + 1,
      hash = sha256(h.hash || before_position || decode((h.position + 1)::text, 'escape') || after_position)
    where h.campaign_id = append_next.campaign_id and h.battle_id = append_next.battle_id and h.version = expected_version
      and (expected_position is null or h.position = expected_position) and h.archived_at is null
    returning h.position, h.hash into next_position, next_hash;
  if next_position is null then
    return null;
  end if;
  insert into command values (append_next.campaign_id, append_next.actor, command_key, append_next.request,
    next_position, next_position, append_next.answer, now);
  insert into event values (append_next.campaign_id, next_position, append_next.battle_id, expected_version + 1,
    append_next.kind, append_next.format, append_next.actor, command_key, now, append_next.payload, next_hash, command_hash);
  return next_position || ' ' || millis;
end
$$`;

const APPEND_WITH_ANSWER = `
create or replace function append(
  campaign_id uuid, actor text, command_key text, request bytea, claim uuid,
  expected_position bigint, expected_battle uuid, expected_version bigint,
  battles uuid[], kinds text[], formats smallint[], payloads text,
  answer json, topics text[], messages text
) returns json language plpgsql as $$
declare
  head campaign_head;
  earlier command;
  is_new boolean := false;
  is_expected boolean;
  now timestamptz(3);
  millis bigint;
  payload text[];
  first bigint;
  next_version bigint;
  last_version bigint;
  command_hash bytea;
begin
  select * into head from campaign_head h where h.campaign_id = append.campaign_id for update;
  if not found then
    if expected_position is distinct from 0 then
      return json_build_object('outcome', 'unknown-campaign');
    end if;
    insert into campaign_head (campaign_id) values (append.campaign_id) on conflict do nothing;
    select * into head from campaign_head h where h.campaign_id = append.campaign_id for update;
  end if;
  if expected_battle is not null and head.battle_id is distinct from expected_battle then
    head.battle_id := expected_battle;
    head.version := coalesce((select max(e.version) from event e
      where e.campaign_id = append.campaign_id and e.battle_id = expected_battle), 0);
  end if;
  is_expected := head.archived_at is null
    and (expected_position is null or head.position = expected_position)
    and (expected_battle is null or head.version = expected_version);

  now := clock_timestamp();
  millis := extract(epoch from now) * 1000;
  payload := string_to_array(payloads, E'\\n');
  first := head.position + 1;
  if is_expected then
    insert into command values (append.campaign_id, append.actor, command_key, append.request,
      first, head.position + cardinality(battles), append.answer, now)
      on conflict do nothing;
    is_new := found;
  end if;

  if not is_new then
    select * into earlier from command c
      where c.campaign_id = append.campaign_id and c.actor = append.actor and c.key = command_key;
    if found then
      if earlier.request <> append.request then
        return json_build_object('outcome', 'other-request');
      elsif earlier.last_position is not null then
        return json_build_object('outcome', 'replayed', 'first', earlier.first_position,
          'position', earlier.last_position, 'answer', earlier.answer,
          'version', (select e.version from event e where e.campaign_id = append.campaign_id and e.battle_id is not null
            and e.position between earlier.first_position and earlier.last_position order by e.position desc limit 1),
          'at', (extract(epoch from earlier.at) * 1000)::bigint);
      elsif earlier.claim is distinct from append.claim and earlier.claimed_until > now then
        return json_build_object('outcome', 'running');
      end if;
    end if;
    if head.archived_at is not null then
      return json_build_object('outcome', 'archived');
    elsif not is_expected then
      return json_build_object('outcome', 'conflict', 'position', head.position,
        'version', case when expected_battle is not null then head.version end);
    end if;
    update command c set first_position = first, last_position = head.position + cardinality(battles),
        answer = append.answer, at = now, claim = null, claimed_until = null
      where c.campaign_id = append.campaign_id and c.actor = append.actor and c.key = command_key;
  end if;

  for i in 1 .. cardinality(battles) loop
    head.position := head.position + 1;
    next_version := null;
    if battles[i] is not null then
      if head.battle_id is distinct from battles[i] then
        head.battle_id := battles[i];
        head.version := coalesce((select max(e.version) from event e
          where e.campaign_id = append.campaign_id and e.battle_id = battles[i]), 0);
      end if;
      head.version := head.version + 1;
      next_version := head.version;
      last_version := next_version;
    end if;
    if i = cardinality(battles) then
      command_hash := sha256(append.request || convert_to(coalesce(append.answer::text, ''), 'UTF8'));
    end if;
    head.hash := sha256(head.hash || convert_to(concat_ws(E'\\n', append.campaign_id, head.position,
      coalesce(battles[i]::text, ''), coalesce(next_version::text, ''), kinds[i], formats[i], append.actor, command_key,
      millis, payload[i], encode(command_hash, 'hex')), 'UTF8'));
    insert into event values (append.campaign_id, head.position, battles[i], next_version, kinds[i], formats[i],
      append.actor, command_key, now, payload[i]::json, head.hash, command_hash);
  end loop;
  if topics is not null then
    insert into outbox select append.campaign_id, head.position, m.number, m.topic, m.message::json
      from unnest(topics, string_to_array(messages, E'\\n')) with ordinality as m (topic, message, number);
  end if;
  if head.position >= first then
    update campaign_head h
      set position = head.position, hash = head.hash, battle_id = head.battle_id, version = head.version
      where h.campaign_id = append.campaign_id;
  end if;
  return json_build_object('outcome', 'appended', 'first', first, 'position', head.position,
    'version', last_version, 'at', millis);
end
$$`;
