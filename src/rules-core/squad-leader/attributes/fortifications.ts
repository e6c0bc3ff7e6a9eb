/** Fortifications (chapter 15). */
import * as z from 'zod';

/** Of a hex. */
export const works = {
  entrenchment: z
    .literal(true)
    .optional()
    .describe('There is an entrenchment: whoever is in it is hit less easily (15.3.1).'),
};

/** Of men. */
export const digging = {
  entrenched: z
    .string()
    .optional()
    .describe('The hex in whose entrenchment it is, as long as it is there (15.3.6).'),
  dug: z
    .literal(true)
    .optional()
    .describe('It has dug: when the Prep Fire Phase ends there is an entrenchment (15.3.2).'),
};
