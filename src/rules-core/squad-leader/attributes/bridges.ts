/** Bridges (14.29). */
import * as z from 'zod';

const yes = z.literal(true).optional();

/** Of a hex. */
export const bridges = {
  bridge: z
    .strictObject({
      lanes: z
        .union([z.literal(1), z.literal(2)])
        .optional()
        .describe('Its lanes, where that is not the usual number (14.29.4.2.2).'),
      spare: z
        .int()
        .min(1)
        .optional()
        .describe('So many more wrecks it holds before they block a lane (14.29.4.2.5).'),
      bears: z.number().optional().describe('Tons that have crossed it safely (14.29.4.1.3).'),
      traffic: z
        .strictObject({
          turn: z.int().describe('The player turn.'),
          to: z.string().describe('The hex at the end of the bridge towards which vehicles go.'),
          heavy: yes.describe('One of more than 10 tons has come onto it: others go slowly (14.29.4.1.2).'),
        })
        .optional()
        .describe('Vehicles that have come onto it in a player turn (14.29.4.2.1).'),
      charged: z
        .string()
        .optional()
        .describe('The side that has laid a charge there, where everybody sees it (14.29.10.1/a).'),
      underwater: yes.describe('A pontoon bridge that lies below the surface (14.29.11.7).'),
      destroyed: yes.describe('It is destroyed (14.29.5.4).'),
    })
    .readonly()
    .optional()
    .describe('The bridge there, where it is not as the map says.'),
};

/** Of the clock. */
export const bridgesDown = z
  .literal(true)
  .optional()
  .describe('There are bridges that the boards show and that are destroyed (14.29.5.4).');

/** Of men. */
export const sappers = {
  rigs: yes.describe('It lays a hidden charge, out on the girders of a bridge (14.29.10.2).'),
  plunged: z
    .int()
    .optional()
    .describe('The player turn in which it last tried to set off a charge (14.29.10.4).'),
};

/** What only the side knows that laid them. */
export const demolitions = z
  .record(
    z.string(),
    z.strictObject({
      at: z.string().describe('The hex of the bridge.'),
      by: z.string().describe('Who laid it.'),
      turn: z.int().describe('The player turn in which it was laid.'),
      hidden: yes.describe('It is hidden, and strikes harder (14.29.10.2).'),
      drm: z
        .int()
        .optional()
        .describe('What enemies beside it add to the dice of its detonation (14.29.10.6).'),
      failed: yes.describe('It has failed (14.29.10.5).'),
    }),
  )
  .readonly()
  .optional()
  .describe('Charges that it has laid on bridges, by their plungers (14.29.10.1/b).');
