/** Artillery off the map (chapter 9): batteries, radios, and the counters that tell where they fire. */
import * as z from 'zod';

const yes = z.literal(true).optional();
const whole = z.int().min(0).optional();

const COUNTERS = ['request', 'spotting round', 'fire for effect'] as const;
export type Counter = (typeof COUNTERS)[number];

/** Of a side. */
export const batteries = z
  .record(
    z.string(),
    z.strictObject({
      calibre: whole.describe(
        'In millimetres; rolled when the first battle turn begins where it is left out (9.3.2).',
      ),
      missions: whole.describe(
        'Fire Missions that the scenario gives it; where it gives none the battery is asked each time (9.8.1).',
      ),
      added: yes.describe('The players have agreed on it: a leader gets a radio for it (9.3.5).'),
      used: whole.describe('Fire Missions that it has fired (9.3.4).'),
      ammunition: z.enum(['plentiful', 'scarce']).optional().describe('As the scenario has it (9.8.4).'),
      refused: yes.describe('It gives no fire in this player turn (9.8.2).'),
      countered: whole.describe('The game turn in which it last fired at a battery of the enemy (9.4.1).'),
      silentUntil: whole.describe('Disrupted: the game turn in which it may be called again (9.4.2).'),
    }),
  )
  .readonly()
  .optional()
  .describe('Batteries off the map that support it, by name (9.3).');

/** Of a hex. */
export const artillery = z
  .array(
    z.strictObject({
      side: z.string(),
      battery: z.string(),
      is: z.enum(COUNTERS),
      smoke: yes,
      harassing: yes,
      lit: yes,
      settled: yes,
    }),
  )
  .readonly()
  .optional()
  .describe(
    'Artillery counters: `smoke` and `harassing` say how a battery fires, `lit` that it came with a flare, `settled` that it was seen to in this Rally Phase (9.1, 9.11).',
  );

/** Of a side, in secret: hexes that a radio and its leader have registered before the battle (9.12). */
export const preRegistered = z
  .record(z.string(), z.strictObject({ by: z.string(), hexes: z.array(z.string()).readonly() }))
  .readonly()
  .optional()
  .describe(
    'Hexes registered for artillery, by the radio that calls it, and the leader who had it then (9.12).',
  );

/** Of a side, in secret (9.13). */
export const plots = z
  .record(
    z.string(),
    z.strictObject({
      turn: z.int(),
      radio: z.string(),
      to: z.string(),
      fire: z.enum(['high explosive', 'smoke']).optional(),
      harassing: yes,
    }),
  )
  .readonly()
  .optional()
  .describe(
    'Fire that was plotted in the Rally Phase of the enemy: the player turn, by battery, where it goes, and as what (9.13.3).',
  );

/** Of a side, in secret (9.5). */
export const laidGuns = z
  .record(
    z.string(),
    z.strictObject({
      gun: z.string(),
      spotter: z.string().optional(),
      aimed: z.string().optional().describe('The hex that he wants to be struck.'),
      from: z.string().optional().describe('Where the gun stood when he said so.'),
      rockets: whole.describe('Of a rocket launcher: how many it fires (10.7.8).'),
    }),
  )
  .readonly()
  .optional()
  .describe('Its guns that fire indirectly, by the names on their counters, and who spots for them (9.5).');

/** Of a radio. */
export const radio = {
  contact: z.string().optional().describe('Of a radio: the battery with which it is in contact (9.1.4).'),
  phone: yes.describe('It is a field phone, and stays where it is (9.7.2).'),
  rear: z
    .int()
    .min(0)
    .max(5)
    .optional()
    .describe(
      'Of a field phone: the hexside towards the edge of its own side, over which its line goes (9.7.3).',
    ),
  lineShelled: whole.describe(
    'Of a field phone: the player turn, by its number, in which artillery last fell on its line (9.7.3).',
  ),
};

/** Of a radio, of the fire at batteries that was called with it (9.4.3). */
export const counterFire = {
  counterFire: z
    .strictObject({ turn: z.int(), row: z.int(), by: z.string() })
    .optional()
    .describe(
      'Of a radio: the last turn of counter-battery fire, how many in a row, and who called it (9.4.3).',
    ),
};

/** Of men. */
export const shelling = {
  observer: yes.describe('A hero who was a leader, or whom the scenario has chosen: he uses radios (8.3/m).'),
  shelled: z
    .string()
    .optional()
    .describe('The phase of this player turn in which artillery struck it (9.2.9, 9.2.10).'),
  barrage: z
    .strictObject({ turn: z.int(), row: z.int(), last: z.int().optional() })
    .optional()
    .describe(
      'The last game turn in which artillery struck it, how many in a row it did, and the number of that player turn (9.2.8, 9.9.3).',
    ),
  shellShock: whole.describe('Levels of morale that bombardments have cost it (9.9.2).'),
};
