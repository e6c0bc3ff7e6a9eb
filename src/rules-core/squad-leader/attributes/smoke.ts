/** Smoke (9.15 to 9.17). */
import * as z from 'zod';

const KINDS = ['full', 'dispersed', 'white phosphorus'] as const;
export type Smoke = (typeof KINDS)[number];

/** Of a hex. */
export const smoke = z
  .array(z.strictObject({ side: z.string(), kind: z.enum(KINDS) }))
  .readonly()
  .optional()
  .describe('Smoke counters, each with the side that placed it (9.16).');

/** Of men. */
export const smokers = {
  smoke: z
    .enum(['special', 'none'])
    .optional()
    .describe(
      'The scenario gives it special smoke grenades, or none; what its counter has when left out (9.17.3).',
    ),
  smoked: z
    .literal(true)
    .optional()
    .describe('It has placed smoke in this player turn, or tried to (9.17.1.2, 9.17.4).'),
};

/** Of AFVs. */
export const smokeDischargers = {
  dischargers: z
    .enum(['loaded', 'empty', 'none'])
    .optional()
    .describe('Its smoke dischargers; what its nation and the year say when left out (9.17.8).'),
  smokeMortar: z
    .int()
    .optional()
    .describe('It has a smoke mortar, which fires on this roll or less (9.17.10.1).'),
  smokeMortarOut: z.literal(true).optional().describe('Its smoke mortar has no bombs left (9.17.10.2).'),
  smokePots: z
    .enum(['loaded', 'lit', 'used'])
    .optional()
    .describe('It has smoke pots; they burn in this player turn, or are used up (9.17.11).'),
};

/** Of a side, in secret. */
export const closeDefence = z
  .array(z.string())
  .readonly()
  .optional()
  .describe('Its AFVs with a close defence weapon that still has smoke (9.17.9).');

/** Of guns, and of those who serve them. */
export const smokeShells = {
  laidSmoke: z
    .literal(true)
    .optional()
    .describe('It has fired smoke shells in this player turn, and nothing else since (9.17.7.4).'),
};

/** Of a side. */
export const smokeSupply = {
  smokeLeft: z
    .int()
    .min(0)
    .optional()
    .describe('Smoke counters that the scenario gives it, and that are left (9.17.1.1).'),
  smokeSpent: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('Nations whose squads have no smoke grenades of their own any more (9.17.4).'),
};

export const windOption = z
  .strictObject({
    force: z.enum(['none', 'mild', 'heavy']),
    towards: z.int().min(0).max(5).describe('The hexside to which it blows: 0 is north, then clockwise.'),
  })
  .optional()
  .describe('The wind of the battle (9.16.8.2, 16.4.2.3).');
