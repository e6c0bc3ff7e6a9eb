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
