/** The clock and the options of a battle. */
import * as z from 'zod';
import { place, side, yes } from './forms.js';

const EDGES = ['north', 'east', 'south', 'west', 'any'] as const;
const PHASES = ['rally', 'operations', 'admin'] as const;

/** A place that was activated in this impulse, and what its units have done together (4.0/j, 4.0/h). */
const group = z.strictObject({
  at: place,
  moved: yes('Its movers have moved.'),
  fired: place.optional().describe('Its firers have fired, at that place.'),
});

export const clockAttributes = z.strictObject({
  turn: z.int(),
  phase: z.enum(PHASES),
  active: side.optional().describe('Whose rally or impulse it is.'),
  lastTurn: z.int(),
  initiative: side.describe('Who has the initiative.'),
  decided: yes('The scenario gives the initiative of this turn: it is not rolled for (EOP-I/a).'),
  passes: z.int().optional().describe('Passes in a row.'),
  impulse: z.int().optional().describe('Counts the impulses of the phase, from 1.'),
  groups: z.array(group).optional().describe('The places activated in this impulse; absent: none yet.'),
  spotAttempt: yes('The one attempt to spot of this impulse was made (10.1/j).'),
  acted: yes('Something other than an attempt to spot was done in this impulse.'),
  /** The round of Melee that is being fought (8.0). */
  fight: z
    .strictObject({
      at: place,
      striker: side.describe('Whose attack it is.'),
      first: z.boolean().describe('The first of the two attacks.'),
      doomed: z.array(z.string()).describe('Those who fall when both sides have struck.'),
      ambushers: z.array(z.string()).optional().describe('Those who strike with three times their FP (8.4).'),
      ambush: yes('Those who fall by the first attack do not strike back (8.4/b).'),
      over: yes('Both sides have struck.'),
    })
    .optional()
    .describe('A round of Melee is being fought.'),
  /** The window for Opportunity Fire that is open (5.3). */
  window: z
    .strictObject({
      at: place,
      movers: z.array(z.string()),
      shots: z.int().describe('Attacks still allowed at those on foot: one for each MP they spent here.'),
      vehicleShots: z.int().optional().describe('Attacks still allowed at the vehicle among the movers.'),
      from: z
        .array(place)
        .optional()
        .describe('Places that have fired in this window: their ordnance may still fire (5.3/c).'),
      ordnance: z
        .array(place)
        .optional()
        .describe('Those of them whose ordnance fired first: the others there may still fire, once (5.3/c).'),
      leaders: z.array(z.string()).optional().describe('Leaders who have helped to fire in this window.'),
      held: yes('The enemy holds his fire.'),
    })
    .optional()
    .describe('Opportunity Fire is open at these movers.'),
  /** The impulse of an aircraft (19.1). */
  air: z
    .strictObject({
      side,
      aircraft: z.string(),
      edge: z.enum(EDGES).describe('Where it comes from; any: as its owner likes (19.1/b).'),
      plane: z.string().optional().describe('The unit, once it flies over the map.'),
      level: z.number().optional().describe('How high it flies (19.1/k).'),
      strafed: yes('Its cannon has fired.'),
      bombed: z.array(place).optional().describe('Hexes it has bombed.'),
    })
    .optional()
    .describe('The air support whose impulse it is (19.1).'),
});

/** What happens when an Event Marker is triggered: changes of the position that the scenario gives. */
const paragraph = z.strictObject({
  says: z.string(),
  changes: z
    .array(
      z.union([
        z.strictObject({ do: z.literal('unit'), unit: z.string(), set: z.record(z.string(), z.json()) }),
        z.strictObject({ do: z.literal('location'), at: place, set: z.record(z.string(), z.json()) }),
        z.strictObject({ do: z.literal('side'), side, set: z.record(z.string(), z.json()) }),
      ]),
    )
    .optional(),
});
export type Paragraphs = Readonly<Record<string, z.infer<typeof paragraph>>>;

export const optionAttributes = z.strictObject({
  turns: z.int().optional(),
  victory: z.json().optional().describe("How the battle is won: the kernel's Victory Conditions."),
  order: z.array(side).optional().describe('The sides, the one with the initiative of turn 1 first.'),
  inPlay: z.array(place).optional().describe('Hexes in play where the scenario restricts them.'),
  exits: z.array(z.strictObject({ side, hexes: z.array(place) })).optional(),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
  weather: z.enum(['clear', 'overcast', 'rain', 'snow']).optional(),
  night: yes('It is night (20.1).'),
  sand: yes('The Map contains Sand: jams are worse (1.6.2).'),
  events: z
    .record(z.string(), paragraph)
    .optional()
    .describe('The Paragraphs of the scenario, which nobody sees before they happen (1.8).'),
  vehicleSizes: yes('Optional: size and speed of vehicles (15.6).'),
  splitMachineGuns: yes('Optional: FP-4 vehicle machine guns may split (15.0/i).'),
  vehiclesSpottedEasily: yes('Optional: -1 to spot a vehicle (RRT-33).'),
});
