/** Standing orders: the answers that a commander leaves for an absence. */
import * as z from 'zod';
import type { Order } from '../../kernel/decide/action.js';
import type { Json, LocationId } from '../../kernel/position/position.js';
import type { AslBattle, AslDecision } from '../system.js';
import { distance } from '../terrain/map.js';
import { unitsOf } from '../units/units.js';

/** The windows that "pass" answers (3.1, 3.3.3, 3.6, 3.8): they may be passed always, or whenever nobody is seen to have a part in them. */
const PASSED = [
  'recovery',
  'repair',
  'transfer',
  'self-rally',
  'rally',
  'keep-dm',
  'defensive-fire',
  'rout',
  'unmask',
  'vehicle-combat',
] as const;

export const idle = Object.fromEntries(PASSED.map((kind) => [kind, 'pass']));

export const standingSchema = z.strictObject({
  pass: z.array(z.enum(PASSED)).optional().describe('Decisions that are always passed.'),
  idle: z
    .union([z.literal(true), z.array(z.enum(PASSED))])
    .optional()
    .describe(
      'Decisions (true: all of these) that are passed whenever none of your units that everybody sees could do anything else. Units that are hidden or under "?" do not count: leave out where they lie in wait.',
    ),
  holdFireBeyond: z
    .number()
    .int()
    .min(0)
    .max(40)
    .optional()
    .describe(
      'Defensive First Fire is passed while everybody who moves is farther than so many hexes from all of your units that everybody sees.',
    ),
});

type Standing = z.infer<typeof standingSchema>;

/** On what everybody sees of the battle. */
export function standing(battle: AslBattle, decision: AslDecision, left: Json): Order | undefined {
  const { pass = [], holdFireBeyond } = left as Standing;
  const skipped = pass.some((kind) => kind === decision.kind);
  const held =
    decision.kind === 'defensive-fire' &&
    holdFireBeyond !== undefined &&
    nearestMover(battle, decision.side) > holdFireBeyond;
  return skipped || held ? { order: 'pass' } : undefined;
}

function nearestMover(battle: AslBattle, side: string): number {
  const own = unitsOf(battle, side).flatMap(({ at }) => at ?? []);
  const movers = battle.units().filter((unit) => unit.moving && unit.side !== side && unit.at !== undefined);
  return Math.min(...movers.flatMap(({ at }) => own.map((from) => distance(battle, from, at as LocationId))));
}
