/** A bundle as a server writes one, without a server: two battles, a book, commands with answers, two servers. */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { skirmish } from '../../../test/skirmish/rulebook.js';
import { crossroads, FIELD } from '../../../test/skirmish/scenario.js';
import type { Skirmish } from '../../../test/skirmish/system.js';
import { SigningKey } from '../../event-store/signing.js';
import type { Book } from '../../rules-core/campaign/book/book.js';
import { type Action, isRefusal } from '../../rules-core/kernel/decide/action.js';
import { decide, open, settle } from '../../rules-core/kernel/decide/decide.js';
import {
  BATTLE_DICE_SCHEME,
  commitmentOf,
  type Drawn,
  diceSeed,
  drawnAfter,
  NOTHING_DRAWN,
  rolledLive,
} from '../../rules-core/kernel/dice/index.js';
import { randomBot } from '../../rules-core/kernel/lab/bots.js';
import { copy } from '../../rules-core/kernel/lab/match.js';
import { Battle } from '../../rules-core/kernel/position/battle.js';
import { chainHash, commandHash } from './chain.js';
import type { BundleCommand, BundleEvent, Provenance } from './format.js';
import { NODE } from './node-ground.js';
import { verifyBundle } from './verify.js';
import { BundleWriter } from './writer.js';

export const CAMPAIGN = '11111111-1111-4111-8111-111111111111';
export const ENDED = '22222222-2222-4222-8222-222222222222';
export const OPEN = '33333333-3333-4333-8333-333333333333';
export const LINE = '44444444-4444-4444-8444-444444444444';
export const KEY = new SigningKey(Buffer.alloc(32, 7));
export const OTHER = new SigningKey(Buffer.alloc(32, 8));

const seedOf = (name: string): string => createHash('sha256').update(name).digest('hex');

type Told = Pick<BundleEvent, 'battle' | 'version' | 'kind'> & { readonly payload: unknown };

/** A battle between two bots with the dice of its seed, as the log has it. */
function* fought(battle: string, most: number): Generator<Told> {
  const seed = seedOf(battle);
  const start = { ...crossroads(), id: battle };
  const dice = { ...commitmentOf(seed), scheme: BATTLE_DICE_SCHEME };
  yield {
    battle,
    version: 1,
    kind: 'battle.opened',
    payload: { name: 'Clash', mode: 'ENFORCE', position: start, dice },
  };
  const field = new Battle<Skirmish>(copy(start), FIELD);
  const bots = new Map(['blue', 'red'].map((side, i) => [side, randomBot<Skirmish>(i + 5)]));
  const keyed = diceSeed(seed);
  let drawn: Drawn = NOTHING_DRAWN;
  for (let version = 2; !field.isOver && version <= most; version++) {
    const source = keyed.after(battle, drawn);
    const side = field.position.awaiting[0]?.side ?? 'blue';
    const order = version === 2 ? undefined : bots.get(side)?.(skirmish, field, side);
    const action = order ? decide(skirmish, field, side, order, source) : open(skirmish, field, source);
    if (isRefusal(action)) throw new Error(JSON.stringify(action));
    const kept = copy(action) as Action<Skirmish>;
    settle(field, action);
    drawn = drawnAfter(drawn, rolledLive(kept));
    yield { battle, version, kind: 'battle.action', payload: kept };
  }
}

function* told(): Generator<Told> {
  const none = { battle: null, version: null };
  yield {
    ...none,
    kind: 'campaign.created',
    payload: { name: 'Two roads', sides: [{ key: 'blue' }, { key: 'red' }] },
  };
  const side = { name: 'Blue', points: 0, victoryPoints: 0, battlesWon: 0 } satisfies Book['side'][string];
  const entry = (changes: readonly object[]) => ({
    fact: { fact: 'begin' },
    consequences: [{ what: 'begun', about: {}, changes }],
  });
  yield {
    battle: LINE,
    version: 1,
    kind: 'book.begin',
    payload: entry([{ in: 'side', id: 'blue', add: side }]),
  };
  const [ended, open] = [[...fought(ENDED, 40)], [...fought(OPEN, 12)]];
  for (const [i, one] of ended.entries()) yield* [one, ...(open[i] ? [open[i]] : [])];
  const points = [{ in: 'side', id: 'blue', set: { victoryPoints: 3 } }];
  yield { battle: LINE, version: 2, kind: 'book.ruling', payload: entry(points) };
  yield {
    ...none,
    kind: 'battle.closed',
    payload: { battle: ENDED, outcome: { why: 'Night.' }, seed: seedOf(ENDED) },
  };
}

/** Two events to a command now and then; every third command was answered with something. */
function log(): { events: BundleEvent[]; commands: BundleCommand[] } {
  const events: BundleEvent[] = [];
  const commands: BundleCommand[] = [];
  const all = [...told()];
  let hash = '';
  for (let first = 0; first < all.length; ) {
    const n = commands.length;
    const together = all.slice(first, first + (n % 7 === 3 ? 2 : 1));
    const [actor, key, at] = [`player-${n % 2}`, `key ${n} "ü"`, 1_763_400_000_000 + n];
    const last = first + together.length;
    const request = seedOf(`request ${n}`);
    const command = { actor, key, request, first: first + 1, last, at, answer: n % 3 ? null : `{"n": ${n}}` };
    for (const [i, { payload, ...one }] of together.entries()) {
      const isLast = i === together.length - 1;
      const event = {
        ...{ ...one, position: first + i + 1, format: 1, actor, key, at, payload: JSON.stringify(payload) },
        commandHash: isLast ? commandHash(NODE, command) : null,
      };
      hash = chainHash(NODE, hash, CAMPAIGN, event);
      events.push({ ...event, hash });
    }
    commands.push(command);
    first = last;
  }
  return { events, commands };
}

/** The unpacked lines, without line ends. */
export function bundleLines(key: SigningKey = KEY): string[] {
  const { events, commands } = log();
  const writer = new BundleWriter(NODE, CAMPAIGN);
  const came = events[9] as BundleEvent;
  const manifest = {
    campaign: CAMPAIGN,
    events: came.position,
    commands: 0,
    battles: {},
    hash: came.hash,
    sha256: '',
  };
  const provenance: Provenance = {
    ...{ provenance: 1, at: 1_763_300_000_000, events: came.position, hash: came.hash },
    signed: OTHER.sign('hexledger-bundle', JSON.stringify(manifest)),
  };
  const lines = [
    writer.heading({ somebody: 'Ötzi' }),
    writer.seed(seedOf(ENDED)),
    writer.provenance(provenance),
  ];
  for (const event of events) lines.push(writer.event(event));
  for (const command of commands) lines.push(writer.command(command));
  lines.push(writer.ending(writer.manifest({ field: null }), key));
  return lines.map((line) => line.slice(0, -1));
}

export const packedLines = (lines: readonly string[]): Buffer =>
  gzipSync(lines.map((line) => `${line}\n`).join(''));
export const unpackedLines = (bundle: Buffer): string[] =>
  gunzipSync(bundle).toString().trimEnd().split('\n');

export async function* inPieces(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export const checked = (bundle: Uint8Array, expected = {}) => verifyBundle(NODE, inPieces(bundle), expected);
