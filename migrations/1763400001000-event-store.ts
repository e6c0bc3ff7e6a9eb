import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventStore1763400001000 implements MigrationInterface {
  readonly name = 'EventStore1763400001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...PRIVILEGES, APPEND_NEXT, APPEND]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function append_next');
    await runner.query('drop function append');
    for (const table of ['checkpoint', 'snapshot', 'outbox', 'command', 'event', 'campaign_head'])
      await runner.query(`drop table ${table}`);
  }
}

const TABLES = [
  // The lock that gives a campaign its order. Rewritten by every append, in place: room is left on each page.
  // The last battle and its version stand here so that an append to the battle in progress need not look for them.
  `create table campaign_head (
    campaign_id uuid primary key,
    position bigint not null default 0,
    hash bytea not null default '',
    battle_id uuid,
    version bigint not null default 0,
    archived_at timestamptz(3)
  ) with (fillfactor = 50)`,

  // json, not jsonb: the text stays as it was written, which the hash covers, and costs half as much to add.
  `create table event (
    campaign_id uuid not null,
    position bigint not null,
    battle_id uuid,
    version bigint,
    kind text not null,
    format smallint not null,
    actor text not null,
    command_key text not null,
    at timestamptz(3) not null,
    payload json not null,
    hash bytea not null,
    primary key (campaign_id, position)
  )`,
  'create unique index event_battle on event (campaign_id, battle_id, version) where battle_id is not null',

  // What was asked and what was answered. A command that takes long is claimed first; it has no position until it is done.
  `create table command (
    campaign_id uuid not null,
    actor text not null,
    key text not null,
    request bytea not null,
    first_position bigint,
    last_position bigint,
    answer json,
    at timestamptz(3) not null,
    claim uuid,
    claimed_until timestamptz(3),
    primary key (campaign_id, actor, key)
  )`,

  `create table outbox (
    campaign_id uuid not null,
    position bigint not null,
    number int not null,
    topic text not null,
    message json not null,
    primary key (campaign_id, position, number)
  )`,

  `create table snapshot (
    campaign_id uuid not null,
    battle_id uuid not null,
    version bigint not null,
    format int not null,
    state json not null,
    hash bytea not null,
    at timestamptz(3) not null default clock_timestamp(),
    primary key (campaign_id, battle_id, version, format)
  )`,

  `create table checkpoint (
    campaign_id uuid not null,
    consumer text not null,
    position bigint not null,
    primary key (campaign_id, consumer)
  )`,
];

const PRIVILEGES = [
  'revoke update, delete on event from hexledger_app',
  'revoke delete on campaign_head from hexledger_app',
  'revoke delete on command from hexledger_app',
];

/**
 * Both functions add events in one round trip, in one transaction, under the lock of the campaign's head row, with dense
 * positions, dense versions and a chained hash. They refuse by their answer, not by an error.
 *
 * append_next does what nearly every command needs: the next event of the battle in progress, at the version that the
 * decision rests on. Every statement of a function costs as much as adding a row, so it has three. Where anything is not as
 * it should be, it does nothing and answers null, and append finds out why. A command that was given before is not its
 * business either: its key is there already, and the error about it undoes the rest. The digits of a position become bytes by
 * decode(), because a Citus cluster lets no function work on a column that is not immutable, as convert_to() is not.
 */
export const APPEND_NEXT = `
create function append_next(
  campaign_id uuid, actor text, command_key text, request bytea, expected_position bigint,
  battle_id uuid, expected_version bigint, kind text, format smallint, payload json, answer json
) returns text language plpgsql as $$
declare
  now timestamptz(3) := clock_timestamp();
  millis bigint := extract(epoch from now) * 1000;
  before_position bytea := convert_to(append_next.campaign_id || E'\\n', 'UTF8');
  after_position bytea := convert_to(concat_ws(E'\\n', '', append_next.battle_id, expected_version + 1, append_next.kind,
    append_next.format, append_next.actor, command_key, millis, append_next.payload), 'UTF8');
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
    append_next.kind, append_next.format, append_next.actor, command_key, now, append_next.payload, next_hash);
  return next_position || ' ' || millis;
end
$$`;

/**
 * Any command: answers one that was given before, opens a campaign, tells what is in the way, adds events of several
 * battles and of none, and messages for the jobs. Payloads and messages come as lines of JSON.
 */
export const APPEND = `
create function append(
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
    head.hash := sha256(head.hash || convert_to(concat_ws(E'\\n', append.campaign_id, head.position,
      coalesce(battles[i]::text, ''), coalesce(next_version::text, ''), kinds[i], formats[i], append.actor, command_key,
      millis, payload[i]), 'UTF8'));
    insert into event values (append.campaign_id, head.position, battles[i], next_version, kinds[i], formats[i],
      append.actor, command_key, now, payload[i]::json, head.hash);
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
