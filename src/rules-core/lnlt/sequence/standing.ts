/** Standing orders: the answers that a commander leaves for an absence. */
import * as z from 'zod';
import type { Order } from '../../kernel/decide/action.js';
import { readAs } from '../../kernel/position/complaints.js';
import type { Decision, Json } from '../../kernel/position/position.js';
import { distance } from '../ground/places.js';
import type { Battle } from '../system.js';
import { isInfantry, isVehicle } from '../units/kinds.js';
import type { DecisionKind } from './decisions.js';

/** What declines a decision. */
const DECLINED = {
  opportunity: 'hold-fire',
  'anti-aircraft': 'hold-fire',
  beset: 'let-pass',
  rally: 'end-rally',
} as const satisfies Partial<Record<DecisionKind, string>>;

type Declined = keyof typeof DECLINED;
const KINDS = Object.keys(DECLINED) as Declined[];

export const standingSchema = z.strictObject({
  decline: z.array(z.enum(KINDS)).optional().describe('Decisions that are always declined.'),
  holdFireBeyond: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe('No Opportunity Fire at movers farther than so many hexes from all of your units on the map.'),
  nobodyToRally: z
    .literal(true)
    .optional()
    .describe('The Rally Phase is ended whenever none of your units on the map is Shaken or wounded.'),
});

export function standingAnswer(
  battle: Battle,
  { kind, side }: Decision<DecisionKind>,
  standing: Json,
): Order | undefined {
  const word = readAs(standingSchema, standing);
  const asked = KINDS.find((each) => each === kind);
  if (!word.ok || asked === undefined) return undefined;
  const { decline, holdFireBeyond, nobodyToRally } = word.value;
  const own = battle.units().filter((unit) => unit.side === side && unit.at !== undefined);
  const at = battle.clock.window?.at;
  const isFar = (within: number) =>
    at !== undefined && own.every((unit) => distance(battle, unit.at as string, at) > within);
  const isDeclined =
    decline?.includes(asked) ||
    (kind === 'opportunity' && holdFireBeyond !== undefined && isFar(holdFireBeyond)) ||
    (kind === 'rally' &&
      nobodyToRally &&
      !own.some((unit) => (isInfantry(unit) || isVehicle(unit)) && (unit.shaken || unit.wounded)));
  return isDeclined ? { order: DECLINED[asked] } : undefined;
}
