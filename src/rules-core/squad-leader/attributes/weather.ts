/** Weather, wind and what lies on the ground (16.3 to 16.6). */
import * as z from 'zod';
import { kindlingOption } from './fire.js';
import { snowOption, underfootOption } from './skis.js';
import { windOption } from './smoke.js';

/** As a battle begins with them; those that can change, change on the clock. */
export const conditions = {
  snow: snowOption,
  underfoot: underfootOption,
  wind: windOption,
  kindling: kindlingOption,
  weather: z
    .enum(['clear', 'heavy overcast', 'rain', 'snow clouds', 'falling snow', 'gusty winds', 'mist', 'fog'])
    .optional()
    .describe(
      'The weather (16.5): aircraft attack nobody but in clear weather and gusty winds (12.1.1, 12.1/q1).',
    ),
  fogTop: z
    .int()
    .min(-1)
    .max(4)
    .optional()
    .describe('In fog: the highest level that lies in it (16.5.5.2); every level when left out.'),
};

/** Of men, guns and vehicles. */
export const camouflage = {
  whitened: z.literal(true).optional().describe('It wears snow smocks, or is painted white (16.6.7.2).'),
};

/** What has changed since the battle began, or was rolled for then. */
export const sky = z
  .strictObject({
    ...conditions,
    fogMoves: z.enum(['lifts', 'burns off']).optional().describe('The fog has begun to go (16.5.5.5).'),
  })
  .optional()
  .describe('Weather that was rolled for, or has changed: it takes the place of that of the options.');
