/** Paths of counters and marks. A path says everything that the picture shows, and nothing else: no secret can be in it. */

import * as z from 'zod';
import { readAs } from '../rules-core/kernel/position/complaints.js';
import {
  type CounterFacts,
  type CounterLook,
  MARKS,
  type MarkName,
  SYMBOLS,
  TONES,
} from '../rules-core/kernel/presentation/index.js';

/** Changes with the way counters are drawn, so that nobody keeps an old picture under a new path. */
const DRAWING = '1';

export function counterPath(facts: CounterFacts, place: number): string {
  const asked = new URLSearchParams();
  if (facts.nation !== undefined) asked.set('nation', facts.nation);
  if (facts.strength !== undefined) asked.set('strength', facts.strength);
  if (facts.facing !== undefined) asked.set('facing', String(facts.facing));
  if (facts.turret !== undefined) asked.set('turret', String(facts.turret));
  asked.set('side', String(place));
  for (const { badge, tone } of facts.states) if (badge !== undefined) asked.append(tone, badge);
  asked.set('v', DRAWING);
  return `/counters/${facts.symbol}.svg?${asked}`;
}

export const markPath = (mark: MarkName): string => `/marks/${mark}.svg?v=${DRAWING}`;

const words = z.string().min(1).max(40);
const degrees = z.coerce.number().min(0).max(360);
const badges = z.union([words, z.array(words).max(12)]).transform((given) => [given].flat());

const counterShape = z.object({
  symbol: z.enum(SYMBOLS),
  nation: words.optional(),
  strength: words.optional(),
  facing: degrees.optional(),
  turret: degrees.optional(),
  side: z.coerce.number().int().min(0).max(7).optional(),
  bad: badges.optional(),
  good: badges.optional(),
  note: badges.optional(),
});

/** The counter that a path asks for; undefined: it asks for none. */
export function readCounter(symbol: string, asked: unknown): CounterLook | undefined {
  const read = readAs(counterShape, { ...(asked as object), symbol });
  if (!read.ok) return undefined;
  const { nation, strength, facing, turret, side } = read.value;
  return {
    symbol: read.value.symbol,
    ...(nation !== undefined && { nation }),
    ...(strength !== undefined && { strength }),
    ...(facing !== undefined && { facing }),
    ...(turret !== undefined && { turret }),
    ...(side !== undefined && { side }),
    badges: TONES.flatMap((tone) => (read.value[tone] ?? []).map((text) => ({ text, tone }))),
  };
}

export const readMark = (name: string): MarkName | undefined => MARKS.find((mark) => mark === name);
