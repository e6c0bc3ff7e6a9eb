/** Ordnance (chapters 10 and 13): the main armament of AFVs, and guns on foot. */
import * as z from 'zod';

const yes = z.literal(true).optional();
const whole = z.int();

export const AMMUNITION = ['AP', 'HE', 'HEAT', 'APCR', 'APDS'] as const;
export type Ammunition = (typeof AMMUNITION)[number];

const numbers = { AP: whole.optional(), HE: whole.optional() };

export const ordnance = {
  gun: z
    .strictObject({
      calibre: whole.describe('In millimetres.'),
      only: z.enum(['AP', 'HE']).optional().describe('The only ammunition that it fires (13.19.7).'),
      shots: whole
        .optional()
        .describe('Shots in a turn, where it has several (10.1.9); tubes of a rocket launcher (10.7.1).'),
      equivalent: whole
        .optional()
        .describe('Its fire value in parentheses, which it uses straight on the fire table (10.1.12).'),
      asterisk: yes.describe('It hits less well at long range (13.19.7).'),
      length: z.enum(['L', 'LL']).optional().describe('A long barrel, which hits better far off (10.1.6).'),
      type: z
        .enum(['AT', 'Inf', 'Art', 'AA', 'Mtr', 'Rct', 'Rcl'])
        .optional()
        .describe('What it was made for (10.1.7).'),
      allRound: yes.describe('On a mount that turns all round (10.1.17).'),
      vehicleSized: yes.describe('As large as a vehicle (10.1.15).'),
      least: whole.optional().describe('Of a mortar: nearer targets are too near (10.4.7).'),
      most: whole.optional().describe('Of a mortar: the range that is printed on it (10.4.7).'),
      lightBombs: yes.describe('Of a mortar: it fires twice as far at half strength (10.4.3).'),
      heat: whole
        .optional()
        .describe('It has shaped charges, which run out on this unmodified roll To Hit (10.9.3.1).'),
      depletion: z
        .strictObject({ ...numbers, WP: whole.optional() })
        .optional()
        .describe(
          'It has little AP or HE, or white phosphorus: it runs out on this unmodified roll To Hit (10.9.3.4, 9.17.7.5).',
        ),
      firstYear: z
        .strictObject({ year: whole, ...numbers, HEAT: whole.optional(), WP: whole.optional() })
        .optional()
        .describe(
          'The year in which its special ammunition came up, and the numbers of that year (10.9.3.2).',
        ),
    })
    .optional()
    .describe('The main armament, or the gun itself.'),
  turretType: z
    .enum(['slow', 'one-man'])
    .optional()
    .describe('A turret that turns slowly, or is served by one man (13.9.1).'),
  size: whole
    .optional()
    .describe('What its size adds To Hit: less than nothing for large vehicles (11.6.1, 11.6.2).'),
  facing: whole
    .min(0)
    .max(5)
    .optional()
    .describe('The hexspine that it faces: 0 at the top left corner of the hex, then clockwise (11.25.5).'),
  turret: whole
    .min(0)
    .max(5)
    .optional()
    .describe('The hexspine that its turret faces, where that is another one (11.2.3).'),
  shotsFired: whole.optional().describe('Shots of the gun in this player turn (10.1.9).'),
  spentTubes: whole.optional().describe('Rockets that it has fired since it was loaded (10.7.1).'),
  reloading: z
    .strictObject({ crew: z.string(), turns: whole, leader: z.string().optional() })
    .optional()
    .describe(
      'Who loads a rocket launcher, for how many player turns so far, and the leader who helps (10.7.11).',
    ),
  unseenShots: whole.optional().describe('Shots that it has fired out of hiding in this battle (2.7.2/a).'),
  masked: yes.describe('It was set up in cover, and is hidden unless an enemy sees the hex (2.7.1).'),
  helpers: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('Of a light mortar: leaders and heroes who direct or serve it in this player turn (10.4.10).'),
  intensive: yes.describe('It uses Intensive Fire in this player turn (13.11).'),
  traversed: whole
    .optional()
    .describe('What changes of its covered arc add To Hit in this fire phase (13.9.6).'),
  swung: z
    .enum(['turret', 'hull'])
    .optional()
    .describe('Its covered arc was changed in the Movement Phase (13.9.7).'),
  acquired: z
    .strictObject({
      units: z.array(z.string()).readonly().describe('The targets.'),
      at: z.string().describe('The hex fired at.'),
      phases: whole.describe('Consecutive fire phases before this one in which it fired at them.'),
      kept: yes.describe('It has fired at them in this phase.'),
      structure: yes.describe('The building or bridge there, and nobody in it (13.10.2.7).'),
    })
    .optional()
    .describe('The target that the gun has acquired (13.10).'),
  gunOut: z
    .enum(['malfunctioned', 'disabled'])
    .optional()
    .describe('The main armament has malfunctioned, for a time or for good (10.9.2.1).'),
  mgOut: z
    .enum(['malfunctioned', 'disabled'])
    .optional()
    .describe('Its machine guns have malfunctioned, for a time or for good (10.9.2.2).'),
  mended: z
    .array(z.enum(['gun', 'machine guns', 'tracks']))
    .readonly()
    .optional()
    .describe('What its crew has tried to repair in this Rally Phase (10.9.2).'),
  dislodged: yes.describe('A gun that was moved in this battle: it is not emplaced any more (13.17.3).'),
  ruined: whole
    .optional()
    .describe(
      'A gun with a shield that cannot be repaired: the player turn in which that was known (10.9/q2).',
    ),
  supplied: whole
    .optional()
    .describe('Of a mortar: for so many player turns an ammunition vehicle has stood beside it (10.4.11.5).'),
  limbered: yes.describe('An 88 on its carriage (10.6.3).'),
  pushed: yes.describe('A gun that was pushed in this player turn (10.2.2).'),
  towedBy: z.string().optional().describe('The vehicle that has the gun in tow (10.2.7).'),
  answered: z
    .string()
    .optional()
    .describe('The AFV at which the gun has fired as it was overrun in this player turn (7.1.19).'),
  usedUp: z
    .array(z.enum([...AMMUNITION, 'smoke', 'WP']))
    .readonly()
    .optional()
    .describe('Ammunition that it has no more of (10.9.3.1).'),
  lastShot: z
    .strictObject({ unit: z.string(), spent: z.number() })
    .optional()
    .describe('The moving vehicle at which it fired last, and what that had spent (13.16.6).'),
  shock: z
    .enum(['shocked', 'shaken'])
    .optional()
    .describe('Its crew is shocked, and then adds 1 To Hit until its senses are back (13.22).'),
  unsteady: yes.describe('Its crew was stunned, and adds 1 To Hit for good (11.8.3).'),
  passed: z
    .array(z.strictObject({ at: z.string(), mp: z.number(), start: yes }))
    .readonly()
    .optional()
    .describe(
      'The hexes of its move with the movement points spent in each, and whether it started there (13.16.2).',
    ),
};
