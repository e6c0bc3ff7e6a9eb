/** Vehicles (chapter 11): what is printed on them or in their listings, and how they stand. */
import * as z from 'zod';

const yes = z.literal(true).optional();
const whole = z.int();
const factor = whole.min(0).optional();

const VEHICLE_TYPES = [
  'tank',
  'sp-gun',
  'halftrack',
  'carrier',
  'armoured-car',
  'truck',
  'jeep',
  'wagon',
  'pulkka',
  'boat',
] as const;

/** The two hexsides between which a track leads. */
const trail = z.array(whole.min(0).max(5)).min(2).max(2).readonly();

export const vehicles = {
  vehicle: z.enum(VEHICLE_TYPES).optional().describe('What kind of vehicle it is (11.1).'),
  armoured: yes.describe('It is an AFV.'),
  armour: z
    .strictObject({
      front: whole.describe('Against hits on its front.'),
      rest: whole.optional().describe('On its side and rear, where that is another (11.5.3).'),
      softRear: yes.describe('There is none in its rear (11.5.5).'),
      heavyTurret: yes.describe('Its turret has 1 more (11.5.6).'),
    })
    .optional()
    .describe('The armour modifiers of its counter (11.5.1).'),
  turreted: yes.describe('Of an armoured car: it has a turret (11.12.5).'),
  tinkered: yes.describe('One man in its turret has tried to repair a weapon in this player turn (11.3.4).'),
  gunAt: z.string().optional().describe('The hex at which its gun has fired in this phase (11.7.7/b).'),
  gunsAt: z
    .string()
    .optional()
    .describe('The hex at which its coaxial gun has fired in this phase (11.7.7/b).'),
  openTopped: yes.describe('An AFV without a roof (11.1.5).'),
  mp: whole.optional().describe('Movement points (11.26.2).'),
  tons: z.number().min(0).optional().describe('Its weight, where it is not that of its kind (14.29.4.1.1).'),
  mg: z
    .strictObject({
      bow: factor.describe('In the bow: fires in the covered arc (11.7.2).'),
      coaxial: factor.describe('Beside the gun (11.7.3).'),
      aa: factor.describe('On the roof, all round, served by exposed crew (11.7.4).'),
      rear: factor.describe('In the rear of the turret (11.7.6).'),
    })
    .optional()
    .describe('Firepower of its machine guns.'),
  quad: yes.describe('Its machine guns are four .50s on one mount (13.19.8).'),
  flame: z
    .strictObject({
      fp: whole.describe('Firepower.'),
      range: whole.describe('In hexes (11.23.1).'),
      breakdown: whole.describe('It is used up on this roll or more (11.23.2).'),
      mount: z.enum(['turret', 'bow']).describe('Where it is mounted.'),
    })
    .optional()
    .describe('The flamethrower of an AFV (11.23).'),
  flameOut: yes.describe('Its flamethrower is used up (11.23.2).'),
  survival: whole.optional().describe('Its crew survives its loss on this roll or less.'),
  carriesRockets: yes.describe('It was chosen before the battle to carry rockets (10.7.15).'),
  capacity: whole.optional().describe('Portage points that it carries.'),
  exposed: yes.describe('Its crew is exposed: CE (11.8.1).'),
  switched: yes.describe('Its crew came out, or buttoned up, in this phase (11.8.1).'),
  unshipped: z
    .array(
      z.strictObject({
        what: z.enum(['bow', 'coaxial', 'aa', 'mortar', 'rifle']).describe('Where it was built in.'),
        weapon: z.string().describe('The counter that it is now.'),
      }),
    )
    .readonly()
    .optional()
    .describe('Armament that its crew has taken off (11.13.10).'),
  driverOnly: yes.describe('Its crew has got out with its armament, and left a driver (11.13.10).'),
  mounted: yes.describe(
    'Of an anti-tank rifle: it is built into the bow of the carrier that has it (11.14.7).',
  ),
  shut: yes.describe('Its crew stays buttoned up for the rest of the battle (11.8.3).'),
  stunned: whole.optional().describe('Its crew is stunned, for so many player turns with this one (11.8.3).'),
  leaving: yes.describe(
    'Its crew has had enough: when it comes to its senses it drives off the map (11.8.4).',
  ),
  captured: yes.describe(
    "It was the enemy's, and does not move any more (11.35.8): an AFV, or a gun that was not taken in tow (10.8.5).",
  ),
  crest: yes.describe('It stands high on a crest, so that it can fire downhill (13.14.3).'),
  led: z
    .enum(['gun', 'machine guns'])
    .optional()
    .describe('What its armour leader has directed in this fire phase (3.3/Q).'),
  abandoned: yes.describe('Its crew has left it (11.35.3).'),
  manned: z.string().optional().describe('The nation of its crew, where another one made it.'),
  immobilized: yes.describe('It does not move any more.'),
  bombs: yes.describe('It has the ammunition of mortars, as the scenario says (10.4.11.5).'),
  radioless: yes.describe('It has no radio (11.24.1).'),
  commands: yes.describe('Its crew looks out for those without a radio (11.24.3).'),
  called: yes.describe('It has no radio, and moves in this player turn all the same (11.24.2).'),
  convoy: z.string().optional().describe('The convoy to which it belongs (11.40.1).'),
  team: whole
    .optional()
    .describe('Drawn by animals: the movement points with all of them, when some are lost (11.38.7).'),
  joins: z
    .strictObject({
      other: z.string().describe('The team, or the horses, whose animals it takes over.'),
      at: z.string().describe('Where both stand.'),
      turn: whole.describe('The game turn in which they began.'),
    })
    .optional()
    .describe('A wagon or pulkka that takes over the animals of another (11.38.7, 11.39.7).'),
  halted: yes.describe('Drawn by animals: it stays where it is for the rest of the game turn (11.38.6).'),
  bogged: yes.describe('It has sunk in: it comes free on a roll in the Rally Phase (14.20.1/a).'),
  stuck: yes.describe('It is immobilized for good (11.32.2, 11.32/q1).'),
  muddied: yes.describe('It has rolled for the mud off the road in this phase (11.36.1/a).'),
  pressure: z
    .enum(['low', 'high'])
    .optional()
    .describe('Ground pressure, where it is not the normal one (11.36.1).'),
  motion: yes.describe('In motion: it goes on moving while the enemy has his turn (11.31.2).'),
  rolling: yes.describe('It will stay in motion when this phase ends (11.31.2).'),
  flatOut: yes.describe('It has said that it uses all its movement points in this phase (11.28.2).'),
  strained: yes.describe('It has rolled for a speed breakdown in this phase (11.28.3).'),
  frail: yes.describe('Its movement points are printed in red (11.28.6).'),
  backing: yes.describe('It goes in reverse in this phase (11.27).'),
  cullin: yes.describe('It has a Cullin device, with which it goes through hedgerows (11.22.5).'),
  belly: z
    .strictObject({
      to: z.string().describe('The hex into which it comes.'),
      corner: whole.min(0).max(5).describe('The corner of its hex at which it comes over.'),
    })
    .optional()
    .describe('It climbs over a wall or a bank, and shows its bottom (11.22.1).'),
  beside: z
    .strictObject({
      along: z.array(whole.min(0).max(5)).readonly().describe('The hexsides that it went along.'),
      corner: whole.min(0).max(5).describe('The corner of the hex that it points at, as hexspines count.'),
      past: z.enum(['left', 'right']).describe('On which side it passes the obstacle.'),
      came: whole.min(0).max(5).describe('The hexside by which it came into the hex.'),
    })
    .optional()
    .describe('It stands beside the woods or the building of its hex, which it bypasses (11.29.4).'),
  projector: whole
    .optional()
    .describe(
      'Its model may have a Nahverteidigungswaffe: it has one on this roll of two dice or less (11.17.3), always with 12.',
    ),
  projected: yes.describe('It has used its Nahverteidigungswaffe in this player turn (11.17.4).'),
  gyro: z
    .enum(['fitted', 'mastered'])
    .optional()
    .describe(
      'It has a gyrostabilizer, for which its crew rolls before the battle; or knows how to use it (11.21.6).',
    ),
  blazes: whole
    .min(0)
    .max(5)
    .optional()
    .describe('The hexside by which it came into woods or mines, through which it breaks a trail (11.30.2).'),
  onTrail: trail.optional().describe('It follows a trail: the hexsides between which that leads (11.30.3).'),
  buried: yes.describe(
    'Rubble has fallen on it: it gets out in its next Movement Phase, or its crew leaves it (14.4.7).',
  ),
  dozer: yes.describe('The scenario has made it an engineer vehicle with a blade (14.4.10).'),
  aside: yes.describe(
    'It has pulled up beside the road for another, and does not move in this phase (14.17.9).',
  ),
  crept: yes.describe('It has felt its way into the woods of its hex (11.34.1).'),
  crossed: yes.describe(
    'It came into a hex with enemies in this player turn: it overruns nobody else (7.1.16).',
  ),
  overrunColumn: z.int().optional().describe('The column of the fire table of its overrun (8.8.1/d).'),
  overran: z.string().optional().describe('The hex that it has overrun in this player turn (7.1.16).'),
};

/** Crews outside their vehicles. */
export const commander = z
  .strictObject({ name: z.string(), morale: whole, leadership: whole })
  .describe('An armour leader (3.3.1).');

export const outside = {
  commander: commander.optional(),
  leftVehicle: yes.describe('It has left its vehicle in this player turn (11.35/q6).'),
  reloads: z.string().optional().describe('The rocket launcher that it loads (10.7.11).'),
  mends: z.string().optional().describe('The AFV on which it works (11.32.2).'),
  bailedOut: yes.describe(
    'It has come out of its vehicle in this fire phase, under the eyes of all (13.24.1).',
  ),
};

/** Infantry that goes at AFVs (chapter 7). */
export const nerve = {
  shuns: z
    .string()
    .optional()
    .describe('The hex of a burning AFV that it does not enter in this phase (13.24.2.7).'),
  ousted: z
    .string()
    .optional()
    .describe('The hex of a burning AFV that it has to leave in this player turn (13.24.2.6).'),
  nerve: z
    .enum(['kept', 'lost'])
    .optional()
    .describe('How its Pre-AFV Attack Morale Check went in this player turn (7.2.5.2).'),
  cameFrom: z
    .string()
    .optional()
    .describe('The hex from which it advanced upon a vehicle in this player turn (7.2.6.6).'),
  afraidOf: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('AFVs from which it moves away in this player turn, or breaks (7.3.7).'),
};

export const trails = z
  .array(trail)
  .readonly()
  .optional()
  .describe('Trail Breaks: tracks between two hexsides of woods, or through mines (11.30.2).');

/** What only its side knows (11.17.2). */
export const closeCharges = z
  .array(z.string())
  .readonly()
  .optional()
  .describe('Its AFVs whose close defence weapon still has charges (11.17.5).');

/** Of men. */
export const inTracks = z
  .string()
  .optional()
  .describe('The mined hex in which it keeps to the tracks of a tank (11.30.6).');

export const wrecks = z
  .array(
    z.strictObject({
      name: z.string(),
      nationality: z.string(),
      armoured: yes,
      burning: yes,
      contained: yes.describe('What burns in it does not spread (16.2.7/q1).'),
      wheeled: yes.describe('It goes on wheels: men can take it away (14.17.11).'),
      burnt: yes.describe('It has burnt out (13.24.2.2).'),
      mg: z
        .strictObject({ bow: factor, aa: factor })
        .optional()
        .describe('Firepower of the machine guns that can be salvaged (5.8.4).'),
      corner: whole
        .optional()
        .describe('It stands beside the obstacle of the hex, at this corner (11.29.20).'),
      crewSaved: yes.describe('Its crew has come out, with its small arms (5.8.6).'),
      scrounged: yes.describe('It has been searched for weapons (5.8.3).'),
    }),
  )
  .readonly()
  .optional()
  .describe('Wrecks of vehicles that were destroyed in the hex (11.19.1).');

export const breached = yes.describe(
  'A Panzerfaust has opened the wooden building to all other fire of this phase (8.17.11).',
);
