import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { BATTLE_ACTION, BATTLE_OPENED, type BattleOpened } from '../battles/index.js';
import { OperatorError } from '../config/index.js';
import { poolOf } from '../database/index.js';
import { EventStore } from '../event-store/index.js';
import { BundleReader, linesOf, NODE } from '../exchange/index.js';
import type { Action } from '../rules-core/kernel/decide/action.js';
import { differences } from '../rules-core/kernel/decide/audit.js';
import type { KnownSystem } from '../rules-core/kernel/decide/known-system.js';
import { playTape, TAPE_FORMAT, type Tape } from '../rules-core/kernel/decide/tape.js';
import { Battle } from '../rules-core/kernel/position/battle.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { campaignNamed, withDatabase } from './campaign-store.js';
import { print, readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger audit --against <campaign, bundle or tape> [--json]

Decides every order of a stored campaign's battles, of a referee's bundle (a file, read without a database), or of a recorded battle
(a tape, .json or .json.br), again with the stored dice and lists what today's rules would decide otherwise. Nothing is changed:
stored battles stay as they are. Whether a bundle was tampered with is for hexledger-verify.mjs to say.

The exit code is 0 when nothing differs and 1 when something does.`;

interface Difference {
  readonly battle: string;
  readonly version: number;
  readonly order: string;
  readonly path: string;
  readonly stored: unknown;
  readonly decided: unknown;
}

export async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {
    json: { type: 'boolean' },
    against: { type: 'string' },
  });
  const name = values.against ?? positionals[0];
  if (values.help || name === undefined) {
    print(USAGE);
    return values.help ? 0 : 2;
  }
  const { battles, found } = await auditOf(name);
  print(values.json ? JSON.stringify(found, null, 2) : report(battles, found));
  return found.length === 0 ? 0 : 1;
}

interface Audited {
  readonly battles: number;
  readonly found: readonly Difference[];
}

async function auditOf(name: string): Promise<Audited> {
  const isTape = /\.json(\.br)?$/.test(name);
  if (!isTape && existsSync(name)) return auditOfBundle(name);
  const tapes = isTape ? [{ battle: name, tape: readTape(name) }] : await tapesOf(campaignNamed(name));
  return { battles: tapes.length, found: tapes.flatMap(({ battle, tape }) => differencesIn(battle, tape)) };
}

/** Order by order, as the events come by. */
async function auditOfBundle(file: string): Promise<Audited> {
  const battles = new Map<string, { readonly known: KnownSystem; readonly battle: Battle }>();
  const found: Difference[] = [];
  const reader = new BundleReader(NODE, ({ line, message }) => {
    throw new OperatorError(
      'BUNDLE_DAMAGED',
      `line ${line} of ${file}: ${message}`,
      'Use another copy.',
      file,
    );
  });
  for await (const lines of linesOf(NODE.unpack(createReadStream(file))))
    for (const line of lines) {
      const item = reader.read(line);
      if (item && 'heading' in item && item.heading.eyes !== 'referee') throw ofOneSide(file);
      if (!item || !('event' in item) || item.event.battle === null) continue;
      const { kind, battle: id, version } = item.event;
      if (kind === BATTLE_OPENED) {
        const { position } = item.payload as BattleOpened;
        const known = systemOf(id, position.system);
        battles.set(id, { known, battle: new Battle(position, known.table(position)) });
      }
      const at = battles.get(id);
      if (kind !== BATTLE_ACTION || !at) continue;
      for (const { order, ...one } of differences(at.known.rulebook, at.battle, [item.payload as Action]))
        found.push({ ...one, battle: id, order: order.order, version: Number(version) - 1 });
    }
  reader.finish();
  return { battles: battles.size, found };
}

const ofOneSide = (file: string): OperatorError =>
  new OperatorError(
    'BUNDLE_OF_ONE_SIDE',
    `${file} holds what one side knows: its orders cannot be decided again`,
    'Give a bundle that a referee has fetched.',
    file,
  );

function readTape(file: string): Tape {
  try {
    const bytes = readFileSync(file);
    const tape = JSON.parse((file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString()) as Tape;
    if (tape.tape === TAPE_FORMAT) return tape;
  } catch (error) {
    throw new OperatorError(
      'CANNOT_READ',
      `${file} cannot be read: ${(error as Error).message}`,
      'Name a tape.',
      file,
    );
  }
  throw new OperatorError(
    'NOT_A_TAPE',
    `${file} is not a tape.`,
    'Name a recorded battle of test/tapes.',
    file,
  );
}

interface Stored {
  readonly battle: string;
  readonly tape: Tape;
}

function tapesOf(campaign: string): Promise<Stored[]> {
  return withDatabase(async (source) => {
    const store = new EventStore(poolOf(source));
    const tapes: Stored[] = [];
    for await (const batch of store.readKindBatches(campaign, [BATTLE_OPENED]))
      for (const { battle, payload } of batch)
        tapes.push({
          battle: battle as string,
          tape: await tapeOf(store, campaign, battle as string, payload),
        });
    return tapes;
  });
}

async function tapeOf(store: EventStore, campaign: string, battle: string, payload: unknown): Promise<Tape> {
  const { position: start } = payload as BattleOpened;
  const actions: Action[] = [];
  for await (const batch of store.readBattleBatches(campaign, battle, { after: 1 }))
    for (const { kind, payload } of batch) if (kind === BATTLE_ACTION) actions.push(payload as Action);
  return { tape: TAPE_FORMAT, system: start.system, rules: start.rules, start, actions };
}

function differencesIn(battle: string, tape: Tape): Difference[] {
  const system = systemOf(battle, tape.system);
  return [...playTape(system, tape)].map(({ order, ...found }) => ({ battle, order: order.order, ...found }));
}

function systemOf(battle: string, name: string): KnownSystem {
  const system = SYSTEMS.get(name);
  if (system) return system;
  throw new OperatorError(
    'UNKNOWN_RULEBOOK',
    `battle ${battle} was fought by "${name}", which is not known here`,
    `Known are: ${[...SYSTEMS.keys()].join(', ')}.`,
    name,
  );
}

function report(battles: number, found: readonly Difference[]): string {
  const counted = `${battles} ${battles === 1 ? 'battle' : 'battles'} decided again`;
  if (found.length === 0) return `${counted}: today's rules decide everything as it is stored.`;
  const lines = found.map(
    ({ battle, version, order, path, stored, decided }) =>
      `${battle} action ${version} (${order}), ${path}: stored ${short(stored)}, now ${short(decided)}`,
  );
  return [
    `${counted}: ${found.length} ${found.length === 1 ? 'order differs' : 'orders differ'}.`,
    ...lines,
  ].join('\n');
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
