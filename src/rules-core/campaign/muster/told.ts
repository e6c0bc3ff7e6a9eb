/** What is told of a side's muster apart from the units drawn: who stands in for what, which places stay empty, who finds no place. */
import * as z from 'zod';

const key = z.string().min(1).max(80);
const MOST = 50_000;

/**
 * `nobody`: the roster has none left, and nobody comparable. `not-ready`: those who might fill it are wounded, in repair, missing or not there
 * yet. `elsewhere`: he is sent to another battle. `bearer-away`: its bearer is well and stays away. `exact`: the node takes exact
 * counters only.
 */
const WHY_EMPTY = ['nobody', 'not-ready', 'elsewhere', 'bearer-away', 'exact'] as const;
export type WhyEmpty = (typeof WHY_EMPTY)[number];

/** `no-place`: none is left, or none is comparable. `no-force`: the scenario gives the side no force to join. */
export const WHY_LEFT_OUT = ['no-place', 'no-force', 'bearer-away', 'exact'] as const;
export type WhyLeftOut = (typeof WHY_LEFT_OUT)[number];

export const sideMuster = z.strictObject({
  side: key,
  /** One of the roster, and the counter in whose place he is. */
  standIns: z.array(z.strictObject({ unit: key, for: key })).max(MOST),
  empty: z
    .array(z.strictObject({ counter: key, count: z.int().min(1).max(MOST), why: z.enum(WHY_EMPTY) }))
    .max(MOST),
  leftOut: z
    .array(z.strictObject({ why: z.enum(WHY_LEFT_OUT), units: z.array(key).min(1).max(MOST) }))
    .max(WHY_LEFT_OUT.length),
});
export type SideMuster = z.infer<typeof sideMuster>;
