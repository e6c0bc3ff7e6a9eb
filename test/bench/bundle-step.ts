/** One step of the bundle bench, in a process of its own: `make FILE`, `restore FILE URL`, `export FILE URL`. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Pool } from 'pg';
import { EventStore, packed, SigningKey } from '../../src/event-store/index.js';
import { type BundleCommand, BundleWriter, chainHash, NODE } from '../../src/exchange/index.js';
import type { Action } from '../../src/rules-core/kernel/decide/action.js';
import {
  BATTLE_DICE_SCHEME,
  commitmentOf,
  type Drawn,
  diceSeed,
  drawnAfter,
  NOTHING_DRAWN,
} from '../../src/rules-core/kernel/dice/index.js';
import { actionOf, newBattle } from './actions.js';
import { EVENTS } from './bundle-steps.js';

const KEY = new SigningKey(Buffer.alloc(32, 5));
const CAMPAIGN = uuidOf('campaign');
const ACTIONS = 200;
/** A battle is opened, fought and closed. */
const BATTLES = Math.ceil(EVENTS / (ACTIONS + 2));

function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const seedOf = (n: number): string => createHash('sha256').update(`seed ${n}`).digest('hex');

interface Told {
  readonly battle: string | null;
  readonly version: number | null;
  readonly kind: string;
  readonly payload: unknown;
}

function* told(): Generator<Told> {
  for (let n = 0, left = EVENTS; n < BATTLES && left > 0; n++) {
    const battle = uuidOf(`battle ${n}`);
    const dice = { ...commitmentOf(seedOf(n)), scheme: BATTLE_DICE_SCHEME };
    const keyed = diceSeed(seedOf(n));
    yield {
      battle,
      version: 1,
      kind: 'battle.opened',
      payload: { name: `Battle ${n}`, position: newBattle(battle), dice },
    };
    let drawn: Drawn = NOTHING_DRAWN;
    for (let version = 2; version <= Math.min(ACTIONS + 1, left - 1); version++) {
      const action = actionOf(version);
      const source = keyed.after(battle, drawn);
      const rolls: Action['rolls'] = action.rolls.map(({ for: purpose, dice: thrown }) =>
        source.roll(purpose, ...thrown),
      );
      drawn = drawnAfter(drawn, rolls);
      yield { battle, version, kind: 'battle.action', payload: { ...action, rolls } };
    }
    yield {
      battle: null,
      version: null,
      kind: 'battle.closed',
      payload: { battle, outcome: { why: 'Night.' }, seed: seedOf(n) },
    };
    left -= ACTIONS + 2;
  }
}

async function* lines(): AsyncGenerator<string> {
  const writer = new BundleWriter(NODE, CAMPAIGN);
  yield writer.heading({});
  for (let n = 0; n < BATTLES; n++) yield writer.seed(seedOf(n));
  const commands: Pick<BundleCommand, 'key' | 'first'>[] = [];
  let [hash, position] = ['', 0];
  const at = 1_763_400_000_000;
  for (const { payload, ...one } of told()) {
    const key = `key-${++position}`;
    const event = {
      ...one,
      position,
      format: 1,
      actor: 'bench',
      key,
      at,
      payload: JSON.stringify(payload),
      commandHash: null,
    };
    hash = chainHash(NODE, hash, CAMPAIGN, event);
    commands.push({ key, first: position });
    yield writer.event({ ...event, hash });
  }
  const request = '00'.repeat(32);
  for (const { key, first } of commands)
    yield writer.command({ actor: 'bench', key, request, first, last: first, at, answer: null });
  yield writer.ending(writer.manifest({}), KEY);
}

const steps: Record<string, (file: string, url: string) => Promise<unknown>> = {
  make: (file) => packed(lines(), createWriteStream(file)),
  restore: (file, url) =>
    within(url, (store) => store.restore(createReadStream(file), { keys: [KEY.publicKey] })),
  export: (file, url) =>
    within(url, (store) => store.archive(CAMPAIGN, createWriteStream(file), { key: KEY })),
};

async function within(url: string, work: (store: EventStore) => Promise<unknown>): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2 });
  await work(new EventStore(pool)).finally(() => pool.end());
}

const [name = '', file = '', url = ''] = process.argv.slice(2);
const begin = performance.now();
await steps[name]?.(file, url);
const seconds = (performance.now() - begin) / 1000;
console.log(JSON.stringify({ seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));
