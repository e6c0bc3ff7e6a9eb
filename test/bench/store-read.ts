import { fold } from '../../src/rules-core/kernel/position/fold.js';
import { actionOf, newBattle } from './actions.js';
import {
  bare,
  CLIENTS,
  type Contestant,
  emmett,
  type Ground,
  ours,
  type Subject,
  subjects,
} from './contestants.js';
import { report } from './report.js';
import { median } from './store-append.js';

const ACTIONS = 10_000;
const ROUNDS = 9;

export async function benchRead(ground: Ground): Promise<void> {
  const contestants = [ours(ground), await bare(ground), await emmett(ground)];
  const battles = new Map<Contestant, Subject>();
  for (const contestant of contestants) battles.set(contestant, await longBattle(contestant));
  const rates = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const contestant of contestants)
      rates.get(contestant)!.push(await actionsPerSecond(contestant, battles.get(contestant)!));
  for (const contestant of contestants) {
    report({
      bench: 'store.read',
      who: contestant.who,
      value: median(rates.get(contestant)!),
      unit: 'actions/s',
    });
    await contestant.close();
  }
}

async function longBattle(contestant: Contestant): Promise<Subject> {
  // Other battles go on beside it, so that its events do not lie in one row.
  const opened = subjects(CLIENTS);
  await contestant.open(opened);
  const grow = async (subject: Subject, n: number) => {
    const length = n === 0 ? ACTIONS : ACTIONS / 20;
    for (; subject.version < length; subject.version++)
      await contestant.append(subject, actionOf(subject.version), subject.version);
  };
  await Promise.all(opened.map(grow));
  return opened[0]!;
}

async function actionsPerSecond(contestant: Contestant, subject: Subject): Promise<number> {
  const begin = performance.now();
  const position = newBattle(subject.battle);
  let folded = 0;
  for await (const actions of contestant.read(subject)) {
    fold(position, actions);
    folded += actions.length;
  }
  if (folded !== ACTIONS) throw new Error(`${contestant.who} read ${folded} actions of ${ACTIONS}`);
  return ACTIONS / ((performance.now() - begin) / 1000);
}
