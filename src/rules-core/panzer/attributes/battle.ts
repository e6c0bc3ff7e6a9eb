/** The clock and the options of a battle. */
import * as z from 'zod';
import { OPTIONAL_RULES } from '../options/switches.js';
import { place, side, yes } from './forms.js';
import { printedOnCards } from './units.js';

/** The phases of a turn, in their order (6.0). */
export const PHASES = [
  'spotting',
  'command',
  'initiative',
  'air-1',
  'combat',
  'movement',
  'air-2',
  'adjustment',
] as const;

export type PhaseName = (typeof PHASES)[number];

const fireOf = z.strictObject({
  unit: z.string(),
  weapon: z.string(),
  ammo: z.string(),
  turned: yes('Its turret turned to the target (7.8.4).'),
  pinning: yes('Pinning Fire (7.18).'),
});

export const clockAttributes = z.strictObject({
  turn: z.int(),
  phase: z.enum(PHASES),
  step: z.string().optional().describe('The step of the phase.'),
  active: side.optional().describe('Whose step it is.'),
  lastTurn: z.int(),
  first: side.optional().describe('The First Player of this turn (4.3).'),
  previousFirst: side.optional().describe('The First Player of the turn before (7.9/b).'),
  won: z
    .array(z.strictObject({ side, formation: z.string() }))
    .optional()
    .describe('The order in which formations won initiative (7.42/c).'),
  groupedBy: z
    .enum(['formation', 'platoon'])
    .optional()
    .describe('What wins initiative one by one, settled for the whole scenario (7.42/b).'),
  acting: z
    .strictObject({ side, formation: z.string() })
    .optional()
    .describe('The formation that fires or moves now (7.42).'),
  announced: z
    .strictObject({
      by: side,
      target: z.string(),
      shots: z.array(fireOf),
      overwatch: yes('It is Overwatch Fire, or as if it were.'),
      defensive: yes('It is Defensive Fire (7.50).'),
      quickdraw: z
        .strictObject({ at: z.string(), shots: z.array(fireOf) })
        .optional()
        .describe('The Quickdraw of the target at one of those who fire (7.54).'),
    })
    .optional()
    .describe('Fire that is announced and not resolved yet (4.4.1).'),
  /** Overwatch Fire is open at a unit that has just moved or turned (4.4.2). */
  window: z
    .strictObject({
      unit: z.string(),
      at: place,
      held: yes('The enemy holds his fire.'),
      also: z.array(z.string()).optional().describe('Others that stood under the counter that moved (7.2).'),
      looked: z.array(z.string()).optional().describe('Units that have tried to spot a counter here (7.2).'),
    })
    .optional()
    .describe('Overwatch Fire is open at this unit.'),
});

const inPhase = z.union([z.literal(1), z.literal(2)]);

/** Visibility of a scenario (7.36). */
const visibility = z.strictObject({
  modifier: z.int().min(-5).max(0).describe('Rows down on the Spotting Ranges Table (7.36.1).'),
  class: z.enum(['limited', 'very limited']).optional().describe('What it does to roads (7.36.2).'),
  ap: z.int().optional().describe('AP Hit modifier.'),
  gp: z.int().optional().describe('GP Fire modifier.'),
  cautious: yes('Cautious Movement (7.36.2).'),
  khamsin: yes('It is a Khamsin (7.36.4).'),
});

const airRow = z.strictObject({
  altitude: z.enum(['Low', 'Medium', 'High']),
  upToSpeed: z.int().describe('For aircraft of this speed or less.'),
  acquires: z.array(inPhase).describe('The Air Phases in which it acquires ground units.'),
  range: z.int().describe('How far, in hexes.'),
  tracked: z.array(inPhase).describe('The Air Phases in which AA units track it.'),
  ap: z.int().optional().describe('AP Hit modifier of its fire.'),
  gp: z.int().optional().describe('GP modifier of its fire, bombs and rockets.'),
  flak: z.int().optional().describe('GP modifier of Anti-Aircraft fire at it.'),
});

export type AirRow = Readonly<z.infer<typeof airRow>>;

export const optionAttributes = z
  .strictObject({
    game: z.enum(['basic', 'advanced']).optional().describe('Basic or Advanced Game; absent: advanced.'),
    preset: z
      .enum(['recommended', 'all'])
      .optional()
      .describe('Optional Rules in play: those that the house recommends, or all of them.'),
    optional: z
      .array(z.enum(OPTIONAL_RULES))
      .optional()
      .describe('Optional Rules in play, by their numbers: "7.8" (7.0).'),
    without: z
      .array(z.enum(OPTIONAL_RULES))
      .optional()
      .describe('Optional Rules of the preset that are not.'),
    cards: z.array(printedOnCards).optional().describe('Data Cards that a referee has uploaded.'),
    date: z.string().optional().describe('When the battle is fought: 1942-07.'),
    turns: z.int().optional(),
    victory: z.json().optional().describe("How the battle is won: the kernel's Victory Conditions."),
    inPlay: z.array(place).optional().describe('Hexes in play where the scenario restricts them.'),
    air: z
      .array(airRow)
      .optional()
      .describe('Tables of aircraft, which only a referee can supply: the book has none (6.4, CES.12).'),
    visibility: visibility.optional().describe('Night, dust, Khamsin (7.36).'),
    basicDifferenceZero: yes('Penetration equal to Armor has no effect in the Basic Game (CES.2/a).'),
    spanHalvesAlike: yes(
      'Half the MOVE and SHORT HALT left after the loss of all CHQs is rounded down, too (7.52/f).',
    ),
    tiesTo: side
      .optional()
      .describe('Ties for initiative go to this side; absent: they are rolled again (7.42.1/a).'),
    gradesInFire: yes('Unit Grades modify AP and GP fire.'),
  })
  .refine(({ cards = [], air }) => air !== undefined || !cards.some(({ kind }) => kind === 'aircraft'), {
    error: 'Aircraft need the tables of a referee: give them as options.air, beside their cards.',
    path: ['air'],
  });
