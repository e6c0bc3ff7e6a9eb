/** Rout (3.21) and close combat (chapter 6): states of men, and the attacks that are designated. */
import * as z from 'zod';

const yes = z.literal(true).optional();
const ids = z.array(z.string()).readonly();

export const closeQuarters = {
  routed: yes.describe('It has routed in this Rout Phase, or gone along as a leader (3.21.7, 3.2.8).'),
  settled: yes.describe(
    'Broken, and in cover: it stays until it rallies, is fired on or faces an enemy (3.21.13).',
  ),
  advancedFrom: z
    .string()
    .optional()
    .describe('The hex from which it has advanced in this player turn (3.14.4).'),
  melee: yes.describe('It is locked in melee as long as enemies are in its hex (6.3.1).'),
  ambushed: z
    .int()
    .optional()
    .describe(
      'The player turn in which it, or friends with it, struck first out of an ambush in woods (6.3.6.3).',
    ),
  withdrawing: yes.describe('It tries to withdraw from melee in this phase (6.3.6).'),
  accompanies: yes.describe('A leader: he shares the fate of a unit that withdraws with him (6.3.6/a).'),
};

export const designatedAttacks = z
  .array(
    z.strictObject({
      side: z.string(),
      at: z.string(),
      attackers: ids,
      defenders: ids,
      leader: z.string().optional(),
      heroes: ids.optional(),
      capture: yes,
    }),
  )
  .readonly()
  .optional()
  .describe('Attacks designated in this Close Combat Phase (6.1.4).');

export const designatedAssaults = z
  .array(
    z.strictObject({
      side: z.string(),
      unit: z.string(),
      vehicle: z.string(),
      leader: z.string().optional(),
      weapons: ids.optional(),
      stop: yes,
      capture: yes,
    }),
  )
  .readonly()
  .optional()
  .describe('Attacks on vehicles designated in this Close Combat Phase (7.2.6).');

export const designatedDefences = z
  .record(z.string(), z.string())
  .readonly()
  .optional()
  .describe('Vehicles that defend themselves in this Close Combat Phase, and against whom (7.2.6.10).');

export const companions = z
  .record(z.string(), z.string())
  .optional()
  .describe('Of leaders who withdraw: the unit that each of them goes with (6.3.6/a).');
