/** Standing orders: the answers to the enemy's moves and shots that a commander leaves for an absence. */

import * as z from 'zod';
import type { Order } from '../../kernel/decide/action.js';
import { readAs } from '../../kernel/position/complaints.js';
import type { Json } from '../../kernel/position/position.js';
import type { Battle, Decision } from '../system.js';
import { distance } from '../terrain/places.js';

export const idle = { reaction: 'hold-fire', 'anti-aircraft': 'hold-fire', command: 'end-command' } as const;

export const standingSchema = z.strictObject({
  /** Hold fire at everything farther from every own unit in sight of all than so many hexes; 0 holds it always. */
  reactWithin: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe('Use Defensive Fire only at targets within so many hexes of your units that everybody sees.'),
  idle: z
    .union([z.literal(true), z.array(z.enum(['reaction', 'anti-aircraft', 'command']))])
    .optional()
    .describe(
      'Decisions (true: all of these) that are declined whenever none of your units that everybody sees could do anything else. Hidden units do not count: leave out where they lie in wait.',
    ),
  standFast: z.literal(true).optional().describe('Never bug out.'),
  noReply: z.literal(true).optional().describe('Never strike back in Close Combat.'),
  neverFlee: z.literal(true).optional().describe('Units Disrupted on the move stay where they are.'),
});

export function standingAnswer(battle: Battle, decision: Decision, standing: Json): Order | undefined {
  const word = readAs(standingSchema, standing);
  if (!word.ok) return undefined;
  const { reactWithin, standFast, noReply, neverFlee } = word.value;
  switch (decision.kind) {
    case 'reaction':
      return reactWithin !== undefined && !isNear(battle, decision, reactWithin)
        ? { order: 'hold-fire' }
        : undefined;
    case 'bug-out':
      return standFast ? { order: 'stand' } : undefined;
    case 'close-combat-reply':
      return noReply ? { order: 'no-reply' } : undefined;
    case 'flee-now':
      return neverFlee ? { order: 'stay' } : undefined;
    default:
      return undefined;
  }
}

function isNear(battle: Battle, decision: Decision, within: number): boolean {
  const places = (decision.about?.at as readonly string[] | undefined) ?? [];
  return battle
    .units()
    .some(
      (unit) =>
        unit.side === decision.side &&
        unit.at !== undefined &&
        places.some((at) => distance(battle, unit.at as string, at) <= within),
    );
}
