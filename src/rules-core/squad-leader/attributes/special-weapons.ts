/** Weapons of engineers and against tanks (8.10 to 8.14), and those who know how to use them. */
import * as z from 'zod';

const yes = z.literal(true).optional();

/** Against vehicles, each of a type of its own (8.2). */
const ANTI_TANK = ['ATM', 'klorihartsi', 'molotov', 'PF', 'bazooka', 'panzerschreck', 'PIAT', 'ATR'] as const;

export const WEAPONS = [
  'LMG',
  'MMG',
  'HMG',
  'FT',
  'DC',
  ...ANTI_TANK,
  'mortar',
  'RCL',
  'radio',
  'gun',
  'canister',
] as const;

/** Of those who use them. */
export const skill = {
  training: z
    .enum(['engineers', 'line'])
    .optional()
    .describe(
      'Whether the scenario makes it combat engineers; by its counter when left out (8.3/l, 8.10.4).',
    ),
  served: z
    .enum(['MG', 'FT', 'DC', ...ANTI_TANK, 'mortar', 'smoke'])
    .optional()
    .describe('The type of support weapon that it has used in this player turn (8.2).'),
  thrown: z
    .int()
    .min(1)
    .optional()
    .describe('How many weapons of that type it has used in this player turn, but machine guns (8.3/d).'),
  servedAt: z
    .string()
    .optional()
    .describe('The hex of its flame or charge: it fires nowhere else in this player turn (8.10.5, 8.11.6).'),
};

const facing = z.strictObject({ unit: z.string(), facing: z.enum(['front', 'side', 'rear']) }).optional();

/** Of the weapons. */
export const special = {
  model: z
    .string()
    .optional()
    .describe('Which of several versions it is: 42b is of the second half of 1942 (8.17.3, 8.18.2).'),
  found: yes.describe('Of an ally, and not with its bearer from the beginning (8.6.1).'),
  takenUp: yes.describe('Its bearer took it up after he had moved (8.10/c).'),
  placed: z
    .strictObject({ by: z.string(), from: z.string(), strange: yes, against: facing })
    .optional()
    .describe(
      'A charge that is placed: by whom, from which hex, whether he does not know it well, and on which side of a vehicle (8.11.3, 8.6.3, 8.11/Q).',
    ),
};
