/** What everybody may know about a side, and what only that side may. */
import * as z from 'zod';
import { aircraftNamed } from '../units/catalogue.js';
import { place, yes } from './forms.js';

const mission = z.strictObject({
  name: z.string(),
  fp: z.number(),
  left: z.int().describe('Fire Missions left.'),
  formation: z
    .string()
    .optional()
    .describe('Formations with missions of their own may call at the same time (18.3/b).'),
  triedForMore: yes('The die for one call past the limit was rolled (RRT-11).'),
});

const plane = z.strictObject({
  aircraft: z
    .string()
    .refine(
      (name) => aircraftNamed(name) !== undefined,
      'There is no such aircraft: name one of the counters.',
    )
    .describe('The counter.'),
  due: yes('Doubles were rolled: it comes in on the next impulse (19.1/h).'),
  used: yes('Its one mission is over (19.1/g).'),
});

export const sideAttributes = z.strictObject({
  nation: z.string().describe('Its nationality, where units do not say otherwise.'),
  smoke: z.int().optional().describe('Smoke-laying capability (7.0); absent: of the nationality chart.'),
  starshell: z.int().optional().describe('Starshell capability (20.2); absent: of the nationality chart.'),
  ambush: yes('Its units can Ambush (8.4).'),
  missions: z.array(mission).optional().describe('Off-board Artillery (18.2).'),
  airSupport: z.array(plane).optional().describe('Air support (19.1).'),
  skillPool: z.array(z.string()).optional().describe('Skills from which new Heroes draw (12.0/b).'),
  heroPool: z.array(z.string()).optional().describe('Hero counters from which new Heroes are drawn (11.2).'),
  setUp: z.array(place).optional().describe('Hexes in which it set up: it controls them at first.'),
  exited: z.array(z.string()).optional().describe('Units that have left the map.'),
  lost: z.number().optional().describe('Squads it has lost, a Half-squad half, a vehicle one (22.0/b).'),
  points: z.number().optional().describe('Victory Points won otherwise than by hexes.'),
});

export const secretAttributes = z.strictObject({
  mines: z.array(place).optional().describe('Mines still to be revealed by a special rule.'),
});
