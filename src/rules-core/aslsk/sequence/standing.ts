/** Standing orders: how a commander is answered for while he is away. */
import * as z from 'zod';
import type { Order } from '../../kernel/decide/action.js';
import type { Json, LocationId } from '../../kernel/position/position.js';
import type { AslBattle, AslDecision } from '../system.js';
import { distance } from '../terrain/map.js';
import { unitsOf } from '../units/units.js';

const SKIPPABLE = [
  'recovery',
  'repair',
  'transfer',
  'self-rally',
  'rally',
  'keep-dm',
  'defensive-fire',
] as const;

export const standingSchema = z.strictObject({
  rules: z.strictObject({
    pass: z.array(z.enum(SKIPPABLE)).optional().describe('Decisions that are always passed.'),
    holdFireBeyond: z
      .number()
      .int()
      .min(0)
      .max(40)
      .optional()
      .describe('Defensive First Fire is passed while everybody who moves is farther away than that.'),
  }),
});

type Standing = z.infer<typeof standingSchema>['rules'];

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
