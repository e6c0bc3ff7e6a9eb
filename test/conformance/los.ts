/**
 * Compares our line of sight with that of a mature engine of the full game, over every ordered pair of hexes.
 * Options: --boards DIR, --truth DIR (files NAME.los.tsv.gz), --json, --list N (show N unexplained pairs a board).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { aslskSight } from '../../src/rules-core/aslsk/sight/los.js';
import type { Board } from '../../src/rules-core/kernel/boards/board.js';
import { createSight } from '../../src/rules-core/kernel/los/index.js';
import { boardNames, boardOrThrow, LOS_TRUTH, VASL_BOARDS } from '../support/vasl-boards.js';
import { CLASSES, type DifferenceClass } from './los-classes.js';

const TRUTH = '.los.tsv.gz';
/** Share of pairs that may stay unexplained. */
const MOST_UNEXPLAINED = 0.005;

interface Outcome {
  board: string;
  pairs: number;
  agree: number;
  /** Share of agreeing pairs in percent. */
  percent: number;
  classes: { name: string; rule: string; pairs: number }[];
  unexplained: number;
  /** Pairs both call clear, with another total of hindrances: counted by hex here, by range there. */
  hindranceDiffers: number;
}

interface Judged {
  readonly from: string;
  readonly to: string;
  readonly blocked: boolean;
  readonly hindrance: number;
}

function* truthOf(file: string): Generator<Judged> {
  for (const line of gunzipSync(readFileSync(file)).toString().split('\n')) {
    const [from, to, verdict, hindrance] = line.split('\t');
    if (from && to) yield { from, to, blocked: verdict === 'B', hindrance: Number(hindrance) };
  }
}

function compare(name: string, board: Board, file: string, unexplained: string[]): Outcome {
  const sight = createSight(board, aslskSight());
  const counts = new Map<DifferenceClass, number>();
  const outcome = { board: name, pairs: 0, agree: 0, unexplained: 0, hindranceDiffers: 0 };
  for (const judged of truthOf(file)) {
    const from = board.named.get(judged.from);
    const to = board.named.get(judged.to);
    if (from === undefined || to === undefined)
      throw new Error(`${name} has no hexes ${judged.from}, ${judged.to}.`);
    const { blocked, hindrance } = sight.check(from, to);
    outcome.pairs++;
    if (blocked === judged.blocked) {
      outcome.agree++;
      if (!blocked && hindrance !== judged.hindrance) outcome.hindranceDiffers++;
      continue;
    }
    const why = CLASSES.find((each) => each.explains({ board, from, to, blocked }));
    if (why) counts.set(why, (counts.get(why) ?? 0) + 1);
    else {
      outcome.unexplained++;
      unexplained.push(`${judged.from}-${judged.to} ${blocked ? 'blocked' : 'clear'} here`);
    }
  }
  return {
    ...outcome,
    percent: Math.floor((outcome.agree / outcome.pairs) * 100_000) / 1000,
    classes: CLASSES.map((each) => ({ name: each.name, rule: each.rule, pairs: counts.get(each) ?? 0 })),
  };
}

function print({ board, pairs, agree, percent, classes, unexplained, hindranceDiffers }: Outcome): void {
  console.log(`${board}: ${pairs} pairs, ${agree} agree (${percent} %), ${unexplained} unexplained`);
  for (const each of classes) {
    if (each.pairs > 0) console.log(`  ${String(each.pairs).padStart(6)}  ${each.name} (${each.rule})`);
  }
  if (hindranceDiffers > 0)
    console.log(`  ${String(hindranceDiffers).padStart(6)}  clear for both, hindrance differs`);
}

const { values } = parseArgs({
  args: process.argv.slice(2).filter((each) => each !== '--'),
  options: {
    boards: { type: 'string', default: VASL_BOARDS },
    truth: { type: 'string', default: LOS_TRUTH },
    json: { type: 'boolean', default: false },
    list: { type: 'string', default: '0' },
  },
});

const judged = existsSync(values.truth)
  ? readdirSync(values.truth)
      .filter((file) => file.endsWith(TRUTH))
      .map((file) => file.slice(0, -TRUTH.length))
  : [];
const names = boardNames(values.boards).filter((name) => judged.includes(name.replace(/\.zip$/, '')));
if (names.length === 0) {
  console.error(`SKIPPED: no board in ${values.boards} has a ${TRUTH} file in ${values.truth}.`);
}
for (const name of names) {
  const unexplained: string[] = [];
  const plain = name.replace(/\.zip$/, '');
  const file = join(values.truth, plain + TRUTH);
  const outcome = compare(plain, boardOrThrow(values.boards, name), file, unexplained);
  if (values.json) console.log(JSON.stringify(outcome));
  else print(outcome);
  for (const line of unexplained.slice(0, Number(values.list))) console.error(`  ${line}`);
  if (outcome.unexplained > outcome.pairs * MOST_UNEXPLAINED) process.exitCode = 1;
}
