/** Fortifications (chapter 15). */
import * as z from 'zod';

/** Of a hex. */
export const works = {
  entrenchment: z
    .literal(true)
    .optional()
    .describe('There is an entrenchment: whoever is in it is hit less easily (15.3.1).'),
  wire: z
    .literal(true)
    .optional()
    .describe('There is wire: men advance into it, and struggle out of it (15.1.3, 15.1.4).'),
  mines: z.int().min(1).optional().describe('The factors of a minefield that everybody knows of (15.7.2).'),
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

/** Of vehicles. */
export const tracks = {
  crushed: z.literal(true).optional().describe('It has crushed wire in this player turn (15.1.12).'),
};

/** What only the side knows that laid them. */
export const minefields = z
  .record(z.string(), z.int().min(1))
  .readonly()
  .optional()
  .describe('The factors of its minefields that the enemy has not found, by their hexes (15.7.1).');

/** Of a side. */
export const fortified = {
  minefields: z
    .literal(true)
    .optional()
    .describe('It has laid mines: everybody knows that from the scenario, and not where (15.7.1).'),
};
