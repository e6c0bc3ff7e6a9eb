/** Ski troops (4.13). */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const snowOption = yes.describe('Snow lies or falls: ski troops have the use of their skis (4.13.2).');

/** What bicycles meet (4.11.9), and vehicles off the road (11.36.1): no more of the weather depends on it. */
export const underfootOption = z
  .enum(['mud', 'deep snow', 'deep snow, ploughed roads'])
  .optional()
  .describe(
    'Mud leaves bicycles the paved roads alone, deep snow none but ploughed ones (4.11.9); vehicles sink into mud (11.36.1).',
  );

/** Of men. */
export const skis = {
  onSkis: yes.describe('It is on skis (4.13.4).'),
  skied: yes.describe(
    'It has had skis on, or changed, in this Movement Phase: it goes at no double time (4.13.5).',
  ),
  shod: yes.describe('It has put on skis in this Advance Phase: it goes downhill only (4.13.5).'),
};
