import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { applicationDataSource, applicationUrl, migrate, poolOf } from '../../src/database/index.js';
import { EventStore, type Folding } from '../../src/event-store/index.js';
import type { Action } from '../../src/rules-core/kernel/decide/action.js';
import { fold } from '../../src/rules-core/kernel/position/fold.js';
import type { Position } from '../../src/rules-core/kernel/position/position.js';
import { actionOf, newBattle } from './actions.js';
import { type Contestant, type Ground, ours, type Subject, subjects } from './contestants.js';
import { report } from './report.js';
import { commitsPerSecond, lanesOf, median } from './store-append.js';

const SIZES = [10_000, 100_000, 1_000_000];
const CAMPAIGNS = 200;
const ROUNDS = 7;
const SECONDS = 1;
/** A battle has a snapshot every hundred actions: on average half of them are left to fold. */
const TAIL = 50;

const folding: Folding<Position> = {
  format: 1,
  begin: () => newBattle('growth'),
  apply: (position, events) =>
    fold(
      position,
      events.map(({ payload }) => payload as Action),
    ),
};

interface Field {
  size: number;
  source: DataSource;
  store: EventStore;
  contestant: Contestant;
  opened: Subject[];
  appends: number[];
  loads: number[];
}

/** A database for every size, and rounds that take turns, so that whatever else the machine does disturbs all alike. */
export async function benchGrowth(ground: Ground): Promise<void> {
  const fields: Field[] = [];
  for (const size of SIZES) fields.push(await prepare(ground, size));
  for (let round = 0; round < ROUNDS; round++)
    for (const field of fields) {
      field.appends.push(await commitsPerSecond(field.contestant, lanesOf(field.opened), SECONDS));
      field.loads.push(await loadsPerSecond(field));
    }
  for (const { size, appends, loads, source } of fields) {
    report({
      bench: `store.growth.append.${size}`,
      who: 'ours',
      value: median(appends),
      unit: 'commits/s',
    });
    report({ bench: `store.growth.load.${size}`, who: 'ours', value: median(loads), unit: 'loads/s' });
    await source.destroy();
  }
  const slowdown = (of: (field: Field) => number[]) =>
    Math.max(...fields.map((field) => median(of(fields[0]!)) / median(of(field))));
  const worst = Math.max(
    slowdown(({ appends }) => appends),
    slowdown(({ loads }) => loads),
  );
  report({ bench: 'store.growth', who: 'ours', value: worst, unit: 'times slower than the smallest' });
}

async function prepare({ ownerUrl }: Ground, size: number): Promise<Field> {
  const address = new URL(ownerUrl);
  address.pathname = `growth_${size}`;
  await asOwner(ownerUrl, (owner) => owner.query(`create database growth_${size}`));
  await migrate(address.href);
  const source = await applicationDataSource(applicationUrl(address.href));
  const pool = poolOf(source);
  const contestant = ours({ pool, ownerUrl: address.href });
  const opened = subjects(CAMPAIGNS);
  await contestant.open(opened);
  await asOwner(address.href, (owner) => fill(owner, opened, size / CAMPAIGNS));
  await commitsPerSecond(contestant, lanesOf(opened), SECONDS);
  return { size, source, store: new EventStore(pool), contestant, opened, appends: [], loads: [] };
}

async function asOwner(url: string, work: (owner: Client) => Promise<unknown>): Promise<void> {
  const owner = new Client(url);
  await owner.connect();
  await work(owner);
  await owner.end();
}

/** Gives every battle its share, in the server, for a million round trips would take too long. */
async function fill(owner: Client, opened: Subject[], share: number): Promise<void> {
  await owner.query('set synchronous_commit = off');
  for (const subject of opened) {
    const { campaign, battle } = subject;
    await owner.query(
      `insert into event select $1, n, $2, n, 'action', 1, 'bench', 'fill-' || n, clock_timestamp(), $4, sha256('')
       from generate_series(1, $3::bigint) n`,
      [campaign, battle, share, JSON.stringify(actionOf(share))],
    );
    await owner.query(
      'update campaign_head set position = $2, version = $2, battle_id = $3 where campaign_id = $1',
      [campaign, share, battle],
    );
    subject.version = share;
  }
  await owner.query('vacuum analyze');
  await owner.query('checkpoint');
}

/** At every size the same number of actions is left to fold. */
async function loadsPerSecond({ store, opened }: Field): Promise<number> {
  for (const { campaign, battle, version } of opened) {
    const loaded = await store.load(campaign, battle, folding, version - TAIL);
    await store.saveSnapshot(campaign, battle, folding.format, loaded);
  }
  const begin = performance.now();
  for (const { campaign, battle } of opened) await store.load(campaign, battle, folding);
  return opened.length / ((performance.now() - begin) / 1000);
}
