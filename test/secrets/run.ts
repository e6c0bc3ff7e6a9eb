/** Tries so many random cases and tells what came of them. */
import { Chance } from '../support/chance.js';
import { CASES } from './cases.js';
import type { Ground } from './ground.js';

export interface Figures {
  readonly cases: number;
  readonly seconds: number;
  /** By kind of case: how often what happened. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Found {
  readonly figures: Figures;
  /** Each names its case, so that it can be tried alone: `--only <number>`. */
  readonly leaks: readonly string[];
}

export interface RunOptions {
  readonly cases: number;
  readonly seed: number;
  /** Only this case of the run. */
  readonly only?: number | undefined;
  /** Only kinds whose name contains this. */
  readonly kind?: string | undefined;
  readonly said?: (line: string) => void;
}

const MOST_LEAKS = 20;

export async function run(
  ground: Ground,
  { cases, seed, only, kind = '', said }: RunOptions,
): Promise<Found> {
  const began = performance.now();
  const kinds = [...CASES].filter(([name]) => name.includes(kind));
  const counts: Record<string, Record<string, number>> = {};
  const leaks: string[] = [];
  const seconds = () => Math.round((performance.now() - began) / 1_000);
  let tried = 0;
  for (let n = only ?? 0; n < (only === undefined ? cases : only + 1) && leaks.length < MOST_LEAKS; n++) {
    const [name, work] = kinds[n % kinds.length] as (typeof kinds)[number];
    const course = await work(ground, new Chance(seed * 1_000_003 + n));
    tried++;
    counts[name] = added(counts[name] ?? {}, { cases: 1, ...course.counts });
    if (course.leak) {
      leaks.push(`case ${n} (${name}): ${course.leak}`);
      said?.(leaks.at(-1) as string);
    }
    if (tried % 100 === 0) said?.(`${tried} of ${cases} cases, ${leaks.length} leaks, ${seconds()} s`);
  }
  return { figures: { cases: tried, seconds: seconds(), counts }, leaks };
}

function added(sums: Record<string, number>, more: Readonly<Record<string, number>>): Record<string, number> {
  for (const [what, count] of Object.entries(more)) sums[what] = (sums[what] ?? 0) + count;
  return sums;
}
