/** Air operations (chapter 12): aircraft, and the support that a scenario gives a side. */
import * as z from 'zod';

const yes = z.literal(true).optional();
const whole = z.int().min(0).optional();

const AIRFRAMES = [
  'Stuka',
  'IL-2',
  'IL-2M',
  'IL-2M3',
  'fighter',
  'Typhoon',
  'glider',
  'observation',
] as const;

/** Of an aircraft: it is over the map, but in no hex of it. */
export const aircraft = {
  airframe: z.enum(AIRFRAMES).optional().describe('What kind of aircraft it is.'),
  load: z
    .enum(['bombs', 'rockets', '37L'])
    .optional()
    .describe('What it carries under its wings, until it is dropped or fired (12.5.11, 12.5.14, 12.6.6).'),
  inbound: yes.describe('It comes over the map in the next Movement Phase of its side (12.1.2).'),
  sortie: whole.describe('The number of the player turn in which it attacked last (12.5.2, 12.7.3).'),
  balkedAt: whole.describe('The number of the player turn in which its pilot found no target (12.3.6).'),
  over: z.string().optional().describe('The hex at which a dive bomber dives (12.5.3).'),
  run: z
    .strictObject({
      path: z
        .array(z.string().nullable())
        .readonly()
        .describe('The hexes that it flies over, null off the map.'),
      step: z.int().describe('Where it is in them.'),
      last: z.int().describe('The place of its last target hex.'),
      ended: yes.describe('It attacks nobody any more on this run: it has fired its rockets (12.8.4).'),
      forced: yes.describe('Its pilot is mistaken, and strafes all that he can (12.3.8).'),
    })
    .optional()
    .describe('The strafing run that it flies (12.7.4).'),
  damage: whole.describe(
    'By how much it failed its checks: an aircraft leaves after its attack (12.4.2, 12.10/q2).',
  ),
  battery: z.string().optional().describe('Of an observation plane: the battery that it calls (12.11.1).'),
  watch: z
    .strictObject({ at: z.string(), towards: z.int().min(0).max(5) })
    .optional()
    .describe('Of an observation plane: where it is, and the hexside that it faces (12.11.2).'),
  scan: z
    .strictObject({
      turn: z.int(),
      found: z.array(z.string()).readonly().optional().describe('Hexes in which it has found somebody.'),
      done: yes,
    })
    .optional()
    .describe('What an observation plane has done in the player turn of that number (12.11.4).'),
  calls: z
    .strictObject({ at: z.string(), units: z.array(z.string()).readonly() })
    .optional()
    .describe('The hex on which it has called fire, and those whom it has found there (12.11.6).'),
  lands: z
    .strictObject({ at: z.string(), along: z.int() })
    .optional()
    .describe('Of a glider: where it means to land, and the direction in which it comes (12.10.4).'),
};

/** Of a side. */
export const air = z
  .strictObject({
    chance: yes.describe('It rolls for air support in each game turn, until it comes (12.1.2).'),
    turn: whole.describe('The game turn in which a scenario brings it without a roll.'),
    aircraft: z
      .array(z.string())
      .readonly()
      .optional()
      .describe('What comes, by the names of the counters, where the scenario says so.'),
    west: yes.describe('It fights in the west (12.1.7).'),
    tankBuster: yes.describe('One of its Stukas has cannon of 37mm instead of bombs (12.5.14).'),
    bombs: yes.describe('Its IL-2M3 have bombs instead of rockets (12.6.12).'),
    modified: yes.describe('Its IL-2M3 are the modified ones, if the latest version comes (12.6.11).'),
    since: whole.describe('The game turn in which its aircraft came over the map (12.1.5).'),
    outfought: yes.describe('It has lost a fight in the air, and says which aircraft is gone (12.2.2).'),
  })
  .optional()
  .describe('Air support (12.1): left out, it has none.');

/** What only its side knows. */
export const airTime = z
  .int()
  .min(1)
  .optional()
  .describe('For how many game turns its aircraft may stay, as the chit says (12.1.5).');
