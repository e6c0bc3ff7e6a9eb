/** Ski troops (4.13). */
import * as z from 'zod';

const yes = z.literal(true).optional();

export const snowOption = yes.describe('Snow lies or falls: ski troops have the use of their skis (4.13.2).');

/** What lies on the ground, and on most roads (4.11.9, 11.36.1, 16.5.9, 16.6.7). */
export const underfootOption = z
  .enum(['mud', 'deep snow', 'deep snow, ploughed roads'])
  .optional()
  .describe(
    'Mud leaves the paved roads alone, deep snow none but ploughed ones (4.11.9, 16.6.7.8); the rest is hard to move in (16.5.9.6, 16.6.7.7).',
  );

/** Of men. */
export const skis = {
  onSkis: yes.describe('It is on skis (4.13.4).'),
  skied: yes.describe(
    'It has had skis on, or changed, in this Movement Phase: it goes at no double time (4.13.5).',
  ),
  shod: yes.describe('It has put on skis in this Advance Phase: it goes downhill only (4.13.5).'),
};
