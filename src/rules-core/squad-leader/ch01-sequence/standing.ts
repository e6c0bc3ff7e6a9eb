/** Standing orders: what a commander leaves word to be answered in his absence. */
import * as z from 'zod';
import type { Order } from '../../kernel/decide/action.js';
import { readAs } from '../../kernel/position/complaints.js';
import type { Decision, Json } from '../../kernel/position/position.js';
import type { Battle } from '../system.js';
import type { DecisionKind } from './decisions.js';

/** What declines a decision. */
const DECLINED = {
  promotion: 'pass',
  snipers: 'pass',
  deployment: 'pass',
  repair: 'pass',
  rally: 'pass',
  radio: 'pass',
  artillery: 'pass',
  'star-shells': 'pass',
  command: 'pass',
  withdrawal: 'pass',
  'close-combat': 'pass',
  concealment: 'pass',
  afterwards: 'carry-on',
  'vehicle-fire': 'pass',
  underbelly: 'pass',
  'sniper-check': 'pass',
  'air-combat': 'pass',
  steer: 'pass',
  'anti-aircraft': 'pass',
  strafing: 'pass',
  'rout-denial': 'pass',
  captives: 'no-quarter',
  interrogation: 'pass',
  surrender: 'pass',
} as const satisfies Partial<Record<DecisionKind, string>>;
type Declined = keyof typeof DECLINED;
const KINDS = Object.keys(DECLINED) as Declined[];

export const idle = DECLINED;

export const standingSchema = z.strictObject({
  decline: z.array(z.enum(KINDS)).optional().describe('Decisions that are always declined.'),
});

export function standingAnswer(
  _battle: Battle,
  { kind }: Decision<DecisionKind>,
  standing: Json,
): Order | undefined {
  const word = readAs(standingSchema, standing);
  const asked = KINDS.find((each) => each === kind);
  return word.ok && asked !== undefined && word.value.decline?.includes(asked)
    ? { order: DECLINED[asked] }
    : undefined;
}
