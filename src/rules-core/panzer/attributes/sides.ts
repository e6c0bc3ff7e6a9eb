/** What everybody may know about a side, and what only that side may. */
import * as z from 'zod';
import { brackets, command, grade, minesOf, mission, onOff, place, yes } from './forms.js';
import { NATIONS } from './units.js';

/** Best first (7.1.1). */
export const COHESION = [
  'Superb',
  'Outstanding',
  'Superior',
  'Excellent',
  'Good',
  'Adequate',
  '(7th, not named)',
  '(8th, not named)',
  'Poor',
] as const;

const formation = z.strictObject({
  name: z.string(),
  grade: grade.describe('Formation Grade: commands, Command Range.'),
  above: z.string().optional().describe('The formation over it: a battalion, a regiment (7.52).'),
  cohesion: z.enum(COHESION).optional().describe('Cohesion Point: the level (7.1.1).'),
  cohesionNumber: z.int().optional().describe('Numeric Cohesion Point: CP-n (7.1.1).'),
  losses: z.int().optional().describe('Losses tallied against it (7.1.1.2).'),
  span: z.int().optional().describe('Command Span, where the scenario changes it (7.52/d).'),
  headquartersOffMap: z
    .enum(['in span', 'out of span'])
    .optional()
    .describe('Where its command unit is, off the map; absent: in span (7.52/j, 7.52/n).'),
  headquartersLost: z
    .array(z.enum(['CHQ', 'BHQ', 'RHQ']))
    .optional()
    .describe('Command units of which it has lost all: the penalty stays (7.52/f, l, p).'),
});

const battery = z.strictObject({
  name: z.string(),
  gp: z.number().describe('GP Factor.'),
  ammo: z
    .array(z.enum(['GP', 'Smoke', 'Illumination']))
    .optional()
    .describe('What it fires; absent: GP.'),
  limits: z.record(z.string(), z.int()).optional().describe('Ammo Limits by letter.'),
  response: z.string().optional().describe('Row of the Called Indirect Fire Response Table.'),
  formation: z.string().optional().describe('The formation that it supports.'),
  selfPropelled: yes('SP: harder to locate (7.28.2/c).'),
  rockets: yes('Rocket launchers.'),
  counterBattery: yes('A Counter Battery asset (7.28).'),
  consecutiveTurns: z.int().optional().describe('After so many turns a target is easier to find (7.28.2/b).'),
  points: z.number().optional().describe('Victory Points when it is knocked out.'),
  range: brackets.optional(),
  suppressed: onOff.optional(),
  damaged: yes('Damaged: -10 GP, -2 response (7.28.2/h).'),
  knockedOut: yes('Knocked Out.'),
  fired: z
    .int()
    .optional()
    .describe('The turn in which it fired last, or searched for a battery (7.28.1/a).'),
  mission: mission.optional().describe('The mission in hand.'),
});

const lost = z.strictObject({
  unit: z.string(),
  name: z.string(),
  how: z.enum(['eliminated', 'bailed-out', 'knocked-out', 'brewed-up', 'burned', 'mines', 'crashed']),
  points: z.number(),
  formation: z.string().optional(),
  post: z.enum(['CHQ', 'BHQ', 'RHQ']).optional(),
});

const minefield = z.strictObject({ hexes: z.array(place), ...minesOf });

const fieldToLay = z.strictObject({
  most: z.int().min(1).describe('So many hexes at most.'),
  ...minesOf,
  within: z.array(place).optional().describe('In these hexes; absent: anywhere.'),
  scattered: yes('Its hexes need not touch.'),
});

export const sideAttributes = z.strictObject({
  nation: z.enum(NATIONS).describe('Its nationality, where units do not say otherwise.'),
  grade: grade.optional().describe('Force Grade, for initiative (6.3.1); absent: Seasoned.'),
  formations: z.record(z.string(), formation).optional().describe('Its formations, by their names in units.'),
  drm: z.int().optional().describe('Initiative modifier that the scenario gives (S.initiative/b).'),
  drmIfFirst: z
    .int()
    .optional()
    .describe('Initiative modifier for having been First Player in the turn before (7.42.1/c).'),
  batteries: z.array(battery).optional().describe('Off-map batteries (6.5.1).'),
  hiddenLimit: z.int().optional().describe('HIDDEN UNIT counters that it may have on the map (7.2.2/a).'),
  camouflage: yes('Units that it sets up on the map may be camouflaged (7.24).'),
  setUp: z.array(place).optional().describe('Hexes in which it set up.'),
  exits: z.array(place).optional().describe('Hexes from which its units may leave the map (4.5.1.1.9).'),
  exited: z.array(z.string()).optional().describe('Units that have left the map.'),
  lost: z.array(lost).optional().describe('Units that it has lost.'),
  halved: z.number().optional().describe('Points of squads reduced to half-squads.'),
  points: z.number().optional().describe('Victory Points won otherwise.'),
  mayMine: z.array(fieldToLay).optional().describe('Minefields that it may lay before set-up (7.31.1).'),
});

const hiddenCounter = z.strictObject({
  units: z.array(z.string()).describe('The units that it stands for; none: a fake.'),
  asVehicle: yes('A fake that has moved as only a vehicle can (7.2.2.2/c).'),
});

const placed = z.strictObject({
  command,
  counter: z.int().optional().describe('The counter; several units may share one.'),
});

export const secretAttributes = z.strictObject({
  commands: z.record(z.string(), placed).optional().describe('Command counters placed, by unit (4.2).'),
  headquartersLost: z
    .record(z.string(), z.array(z.enum(['CHQ', 'BHQ', 'RHQ'])))
    .optional()
    .describe('Command units of which formations have lost all, of a side with hidden units (7.52).'),
  named: z.string().optional().describe('The formation that it has named to act next (7.42.1/a).'),
  mines: z.array(minefield).optional().describe('Plotted minefields (7.31.1).'),
  counters: z
    .record(z.string(), hiddenCounter)
    .optional()
    .describe('What HIDDEN UNIT counters stand for (7.2).'),
  spots: z
    .array(z.string())
    .optional()
    .describe('Enemy units that only hidden units of the side have spotted (7.2).'),
  observers: z
    .record(z.string(), z.string())
    .optional()
    .describe('Hidden observers of missions in hand, by battery (7.2.2.3/a).'),
  cohesion: z
    .record(z.string(), z.int())
    .optional()
    .describe(
      'Numeric Cohesion Points of a side with hidden units, by formation: they tell how many it has.',
    ),
  camouflaged: z.array(z.string()).optional().describe('Camouflaged units (7.24).'),
  planned: z
    .array(
      z.strictObject({
        battery: z.string(),
        turn: z.int(),
        at: place,
        ammo: z.enum(['GP', 'Smoke', 'Illumination']),
        sheaf: z.enum(['open', 'closed']),
      }),
    )
    .optional()
    .describe('Planned Indirect Fire (6.5.1).'),
  preRegistered: z.array(place).optional().describe('Pre-Registered Points (6.5.1.4).'),
});

export type Battery = Readonly<z.infer<typeof battery>>;
export type Formation = Readonly<z.infer<typeof formation>>;
export type Lost = Readonly<z.infer<typeof lost>>;
export type Placed = Readonly<z.infer<typeof placed>>;
export type Cohesion = (typeof COHESION)[number];
export type FieldToLay = Readonly<z.infer<typeof fieldToLay>>;
