/** Men and weapons that come down from the sky (12.9). */
import * as z from 'zod';

const yes = z.literal(true).optional();
const whole = z.int().min(0).optional();

/** Of men and of their weapons, each under a parachute of its own. */
export const airborne = {
  jumps: yes.describe('It comes into the battle by parachute (12.9.1).'),
  stick: whole.describe('The number of the plane out of which it jumps (12.9.3).'),
  aloft: z.string().optional().describe('In the air: the hex above which it comes down (12.9.8).'),
  steered: yes.describe('It has steered its parachute before it landed (12.9.11).'),
  parachute: yes.describe('It is still beneath its parachute (12.9.12).'),
  besets: z
    .string()
    .optional()
    .describe('The hex with an enemy vehicle in which it came down by parachute (12.9.26).'),
  unequipped: yes.describe('Its small arms came down in a canister that it has not reached (12.9.29).'),
  glides: z.string().optional().describe('The glider in which it is (12.10.2).'),
  glided: yes.describe('It came down in a glider in this player turn (12.10.3).'),
  strayed: z
    .strictObject({ turn: z.int(), hexes: z.array(z.string()).readonly() })
    .optional()
    .describe('It came down off the map: the game turn in which it may enter, and by which hexes (12.9.27).'),
};

/** Of a side: what becomes of its paratroops. */
export const airdrop = z
  .enum(['waiting', 'aloft', 'landed'])
  .optional()
  .describe(
    'Its paratroops wait in their planes, are in the air, or are landing in this player turn (12.9).',
  );

/** Of a side: what becomes of its gliders. */
export const gliders = z
  .enum(['waiting', 'aloft', 'landed'])
  .optional()
  .describe('Its gliders wait, are in the air, or have come down (12.10).');
