/** Fortifications (chapter 15). */
import * as z from 'zod';

/** Of a hex. */
export const works = {
  entrenchment: z
    .literal(true)
    .optional()
    .describe('There is an entrenchment: those in it are hit less easily (15.3.1).'),
  trench: z
    .int()
    .min(0)
    .max(5)
    .optional()
    .describe('There is a trench, with its back to this hexside (15.4.2).'),
  fortified: z.literal(true).optional().describe('The building is fortified there (15.6.2).'),
  ditch: z
    .literal(true)
    .optional()
    .describe('An anti-tank ditch or obstacle: no vehicle crosses it (15.4.8).'),
  wire: z
    .literal(true)
    .optional()
    .describe('There is wire: men advance into it, and struggle out of it (15.1.3, 15.1.4).'),
  trap: z
    .int()
    .min(0)
    .optional()
    .describe('A booby trap has been found: with how much care, in movement factors (15.8.9.4).'),
  stairTrap: z
    .int()
    .min(0)
    .optional()
    .describe('A mine on the stairs of this floor has been found: with how much care (15.8.10.3).'),
  noStairs: z.literal(true).optional().describe('Its stairs are blown away (15.8.10.2).'),
  mines: z.int().min(1).optional().describe('The factors of a minefield that everybody knows of (15.7.2).'),
  tunnel: z
    .string()
    .optional()
    .describe('A tunnel of this side ends there, as everybody has seen (15.6.14).'),
  bunker: z
    .strictObject({
      squads: z.int().min(1).max(3).describe('Squads, leaders and weapons for which it has room (15.5.1.1).'),
      front: z.int().describe('Added to fire through its covered arc (15.5.1.2).'),
      rear: z.int().describe('Added to other fire (15.5.1.3).'),
      facing: z.int().min(0).max(5).describe('The hexspine that it faces: two hexes lie before it (15.5.5).'),
    })
    .optional()
    .describe('A bunker (15.5).'),
  roadblock: z
    .int()
    .min(0)
    .max(5)
    .optional()
    .describe('A roadblock lies across this hexside: a wall that no vehicle crosses (15.2.2).'),
};

/** Of men. */
export const digging = {
  trapped: z
    .enum(['finder', 'follower'])
    .optional()
    .describe(
      'It is in a house in which a booby trap has been found: it came first, or afterwards (15.8.9.2).',
    ),
  entrenched: z
    .string()
    .optional()
    .describe('The hex in whose entrenchment it is, as long as it is there (15.3.6).'),
  carriesMines: z
    .strictObject({
      factors: z.int().min(0).describe('Factors of mines.'),
      antiTank: z.int().min(0).describe('Anti-tank mines.'),
      traps: z.int().min(1).optional().describe('Factors of booby traps (15.8.12.2).'),
    })
    .optional()
    .describe('Mines that it carries, and can lay (15.8.12.1).'),
  hasLaid: z
    .string()
    .optional()
    .describe('The hex in which it has laid mines, and knows its way (15.8.12.6).'),
  inTunnel: z
    .string()
    .optional()
    .describe('It is below ground, and comes out there in the Advance Phase (15.6.12.6).'),
  fromTunnel: z
    .string()
    .optional()
    .describe('It has come out of a tunnel there, and enemies beside it have not noticed (15.6.12.8).'),
  blasting: z
    .literal(true)
    .optional()
    .describe('It has looked for the tunnel, and does nothing else in the Close Combat Phase (15.6.14).'),
  byTrench: z.literal(true).optional().describe('It has come all its way in trenches (15.4.5).'),
  bunkered: z.string().optional().describe('The hex in whose bunker it is, as long as it is there (15.5.2).'),
  dug: z
    .literal(true)
    .optional()
    .describe('It has dug: when the Prep Fire Phase ends there is an entrenchment (15.3.2).'),
};

/** Of men and vehicles. */
export const clearing = {
  wayOut: z
    .strictObject({ at: z.string(), side: z.int().min(0).max(5) })
    .optional()
    .describe(
      'Of the crew of a flail tank that mines destroyed: where it came in, and went over no mines (15.7.15.2/q1).',
    ),
  clears: z
    .string()
    .optional()
    .describe('The hex of the roadblock that it clears away in this player turn (15.2.3).'),
};

/** Of vehicles. */
export const tracks = {
  flail: z.literal(true).optional().describe('It beats mines out of the ground (15.7.15.1).'),
  flailing: z.string().optional().describe('The hex that it flails in this player turn (15.7.15.1).'),
  bulldozer: z
    .literal(true)
    .optional()
    .describe('It has a blade, and helps those who fight fires (16.2.13.5).'),
  smothers: z
    .string()
    .optional()
    .describe('The hex whose fire it heaps earth on, with all its movement points (16.2.13.5).'),
  frozen: z
    .literal(true)
    .optional()
    .describe('The cold holds its turret: it fires along one line alone (16.6.8.6).'),
  delicate: z
    .int()
    .min(1)
    .optional()
    .describe('How much sooner than others of its nation it breaks down on hard ground (16.5.9.9).'),
  dugIn: z
    .string()
    .optional()
    .describe('The hex in whose trench it stands since the battle began, hull down (15.4.4).'),
  crushed: z.literal(true).optional().describe('It has crushed wire in this player turn (15.1.12).'),
};

const count = z.int().min(1).optional();
const fields = z.record(z.string(), z.int().min(1)).readonly().optional();

/** What only the side knows that built them. */
export const hiddenWorks = {
  mines: fields.describe(
    'The factors of its minefields that the enemy has not found, by their hexes (15.7.1).',
  ),
  boobyTraps: fields.describe('The factors of its booby traps, by their hexes (15.8.3).'),
  stairMines: fields.describe(
    'The factors of its mines on stairs, by the floors from which these lead (15.8.10.1).',
  ),
  antiTankMines: fields.describe('Its anti-tank mines, by their hexes (15.7.12.1).'),
  works: z
    .array(
      z.strictObject({
        is: z.enum(['wire', 'entrenchment', 'roadblock', 'fortified building']).describe('What it is.'),
        at: z.string().describe('The hex.'),
        side: z.int().min(0).max(5).optional().describe('Of a roadblock: the hexside across which it lies.'),
      }),
    )
    .readonly()
    .optional()
    .describe('Wire, entrenchments and roadblocks that the enemy has not seen (2.5.1/a, 15.2/q1).'),
};

/** Known to its side alone. */
export const hiddenTunnels = {
  tunnels: z
    .array(z.array(z.string()).min(2).max(4).readonly())
    .readonly()
    .optional()
    .describe('Its tunnels, hex by hex from end to end (15.6.12.2).'),
};

/** Of a side. */
export const fortified = {
  boobyTraps: z
    .literal(true)
    .optional()
    .describe('It has set booby traps: everybody knows that from the scenario, and not where (15.8.1).'),
  minefields: z
    .literal(true)
    .optional()
    .describe('It has laid mines: everybody knows that from the scenario, and not where (15.7.1).'),
  works: z
    .strictObject({
      wire: count.describe('Wire counters.'),
      entrenchment: count.describe('Entrenchments.'),
      trench: count.describe('Trenches.'),
      roadblock: count.describe('Roadblocks.'),
      tunnel: count.describe('Tunnels; a fortified level can be given up for each more (15.6.12.1).'),
      'fortified building': count.describe('Levels of buildings that are fortified (15.6.3).'),
      bunkers: z
        .record(z.string(), z.int().min(1))
        .optional()
        .describe('Bunkers by what is printed on them: 1+3+5 (15.5.1).'),
      traps: z
        .literal(true)
        .optional()
        .describe('It may give up two factors of mines for each factor of a booby trap (15.8.1).'),
      mines: count.describe('Factors of mines; 5 for each anti-tank mine (15.7.12.1).'),
    })
    .optional()
    .describe('What it may still build before the battle (15.1.1).'),
};
