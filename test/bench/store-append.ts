import { actionOf } from './actions.js';
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

const CAMPAIGNS = 200;
const ROUNDS = 5;
const SECONDS = 2;

/** Rounds take turns, so that whatever else the machine does disturbs all alike; the median counts. */
export async function benchAppend(ground: Ground): Promise<void> {
  const contestants = [ours(ground), await bare(ground), await emmett(ground)];
  const lanes = new Map<Contestant, Subject[][]>();
  for (const contestant of contestants) {
    const opened = subjects(CAMPAIGNS);
    await contestant.open(opened);
    lanes.set(contestant, lanesOf(opened));
    await commitsPerSecond(contestant, lanes.get(contestant)!, SECONDS / 2);
  }
  const rates = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const contestant of contestants)
      rates.get(contestant)!.push(await commitsPerSecond(contestant, lanes.get(contestant)!, SECONDS));
  for (const contestant of contestants) {
    report({
      bench: 'store.append',
      who: contestant.who,
      value: median(rates.get(contestant)!),
      unit: 'commits/s',
    });
    await contestant.close();
  }
}

/** Each client has battles of its own: what is measured is the store, not quarrels. */
export function lanesOf(opened: Subject[]): Subject[][] {
  return Array.from({ length: CLIENTS }, (_, client) => opened.filter((_, n) => n % CLIENTS === client));
}

let serial = 0;

export async function commitsPerSecond(
  contestant: Contestant,
  lanes: Subject[][],
  seconds: number,
): Promise<number> {
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let commits = 0;
  const work = async (lane: Subject[]) => {
    for (let n = 0; performance.now() < end; n++) {
      const subject = lane[n % lane.length]!;
      await contestant.append(subject, actionOf(subject.version), serial++);
      subject.version++;
      commits++;
    }
  };
  await Promise.all(lanes.map(work));
  return commits / ((performance.now() - begin) / 1000);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
