/** Horses, motorcycles and bicycles, and those who ride them (4.10 to 4.12). */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const WHEELS = ['cycle', 'sidecar', 'bicycle'] as const;

/** Of motorcycles and bicycles. */
export const machine = {
  machine: z
    .enum(['squad', 'single'])
    .optional()
    .describe('For a squad and a leader, or a single one (4.10.1).'),
  limit: z
    .number()
    .optional()
    .describe('Movement points that it has in this phase, since it was mounted in it (4.10.10).'),
};

/** Of men. */
export const riding = {
  skill: z
    .enum(['cavalry', 'motorcycles', 'skis'])
    .optional()
    .describe('What it has learnt to ride (4.10.29, 4.12.3).'),
  wheels: z.enum(WHEELS).optional().describe('What it rides, or what the machine is (4.10.1, 4.11.1).'),
  acted: yes.describe(
    'It did something in the last player turn beside a motorcycle that does not run (4.10.30).',
  ),
  novice: yes.describe('It has taught itself to ride a motorcycle (4.10.33).'),
  walked: z.number().optional().describe('Movement factors that it had used when it mounted (4.10.10).'),
  rides: z.string().optional().describe('The mount on which it sits (4.12.12).'),
  dismounted: yes.describe('It has dismounted in this Movement Phase, and stays where it is (4.12.14).'),
  saddled: z
    .string()
    .optional()
    .describe('The hex in which it has mounted or dismounted in this Advance Phase (4.12.37, 4.11.3).'),
  ridden: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('The hexes through which it has ridden in this Movement Phase, with the one where it began.'),
  charging: yes.describe('It charges in this Movement Phase (4.12.27).'),
  charged: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('The hexes that it has attacked by charging in this player turn (4.12.32).'),
};

/** Of mounts. */
export const mount = {
  fresh: yes.describe(
    'It was mounted in this Movement Phase, and goes no farther than six factors (4.12.13).',
  ),
  winded: yes.describe('It has charged, and has not rested for a player turn since (4.12.36).'),
};
