/** Men in and on vehicles (11.37), and the vehicles that carry them. */
import * as z from 'zod';

export const passage = {
  aboard: z.string().optional().describe('The vehicle in or on which it is (11.37.2).'),
  boarded: z
    .string()
    .optional()
    .describe('It is fired on where it got into this vehicle, and goes back into it (11.37/q7).'),
  beneath: z
    .strictObject({ vehicle: z.string(), at: z.string() })
    .optional()
    .describe('The AFV that it left in this player turn, and where: it is cover there (11.37.8).'),
  hitching: z
    .literal(true)
    .optional()
    .describe('It has hooked up or unhooked a gun in this player turn, without cover (10.3/q1).'),
};

export const transport = {
  hooked: z
    .literal(true)
    .optional()
    .describe('It has hooked up, drawn or unhooked a gun in this player turn, and does not fire (10.2.7).'),
  tows: z.string().optional().describe('The gun that it has in tow (10.2.7).'),
  loaded: z
    .number()
    .optional()
    .describe('Movement points that it spends on those who got aboard in this Movement Phase (11.37.6/a).'),
  setDown: z
    .string()
    .optional()
    .describe('The hex in which it has stopped in this Movement Phase to let passengers off (11.37.9).'),
};
