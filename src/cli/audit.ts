import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { BATTLE_ACTION, BATTLE_OPENED, type BattleOpened } from '../battles/index.js';
import { OperatorError } from '../config/index.js';
import { poolOf } from '../database/index.js';
import { EventStore } from '../event-store/index.js';
import type { Action } from '../rules-core/kernel/decide/action.js';
import { playTape, TAPE_FORMAT, type Tape } from '../rules-core/kernel/decide/tape.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { campaignNamed, withDatabase } from './campaign-store.js';
import { print, readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger audit --against <campaign or tape> [--json]

Decides every order of a stored campaign's battles, or of a recorded battle (a tape, .json or .json.br), again with the
stored dice and lists what today's rules would decide otherwise. Nothing is changed: stored battles stay as they are.

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
  const isTape = /\.json(\.br)?$/.test(name);
  const tapes = isTape ? [{ battle: name, tape: readTape(name) }] : await tapesOf(campaignNamed(name));
  const found = tapes.flatMap(({ battle, tape }) => differencesIn(battle, tape));
  print(values.json ? JSON.stringify(found, null, 2) : report(tapes.length, found));
  return found.length === 0 ? 0 : 1;
}

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
  const system = SYSTEMS.get(tape.system);
  if (!system)
    throw new OperatorError(
      'UNKNOWN_RULEBOOK',
      `battle ${battle} was fought by "${tape.system}", which is not known here`,
      `Known are: ${[...SYSTEMS.keys()].join(', ')}.`,
      tape.system,
    );
  return [...playTape(system, tape)].map(({ order, ...found }) => ({ battle, order: order.order, ...found }));
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
