/** What the cards of the twelve scenarios bring: special rules, and what has to be remembered for them. */
import * as z from 'zod';

const side = z.string();
const whole = z.int().min(1);
const hexes = z.array(z.string()).min(1).readonly();
const nothing = z.strictObject({});
const ofSide = z.strictObject({ side });

/** By their names; a scenario gives each its parameters. */
export const SPECIAL_RULES = {
  'stone-buildings': nothing.describe(
    'Who has set up in a stone building, and who was last alone in it, is recorded.',
  ),
  'losses-by-kind': nothing.describe('Losses are counted by kind: squads, leaders, AFVs.'),
  'first-move-by-die': nothing.describe('A die says which side moves first.'),
  'late-entry': z
    .strictObject({ side, turn: whole, hexes })
    .describe('AFVs of a side that still wait in that turn enter by these hexes.'),
  fanatics: z
    .strictObject({ side, hexes })
    .describe('Men of the side are one level braver in these hexes, whether broken or not.'),
  'shaken-at-start': ofSide.describe('Each unit of the side makes a normal Morale Check after the set-up.'),
  'no-concealment': ofSide.describe('Units of the side gain no "?".'),
  'wait-for-sight': ofSide.describe(
    'Squads of the side move with a leader, or once they have seen an enemy.',
  ),
  'closed-bunkers': nothing.describe('Who is in a bunker is shown when he fires.'),
  'surrender-check': ofSide.describe(
    'Whenever a squad of the side is eliminated its best leader checks his morale: all surrender if he fails, or if none is left.',
  ),
  'short-of-fuel': ofSide.describe('A vehicle of the side that has moved is out of fuel on a 6.'),
  'last-rounds': ofSide.describe(
    'The gun of an AFV of the side that rolls 11 or 12 To Hit has fired its last round.',
  ),
  'stacks-by-die': ofSide.describe('A die says how many stacks of the side may move in its player turn.'),
  'no-rivers': nothing.describe('Nobody on the map goes into the river.'),
  'shown-when-landed': z
    .strictObject({ side, landing: side })
    .describe(
      'When all squads of the landing side are on the map, hidden units of the other come under a "?".',
    ),
  'most-per-board': z
    .strictObject({ side, most: whole, boards: z.array(z.string()).readonly() })
    .describe('The side sets up at most so many squads and AFVs on each board.'),
  'dense-minefields': z
    .strictObject({ least: whole, boards: z.array(z.string()).readonly() })
    .describe('Minefields have at least so many factors in a hex, and lie on these boards alone.'),
  introduces: z
    .strictObject({ from: whole, to: whole })
    .describe(
      'The sections of the first book (1 to 63) that players learn with this card; those before are known.',
    ),
  battalions: z
    .strictObject({ side, hexes })
    .describe(
      'Forces of the side that come later enter as wholes or not at all; those who set up may withdraw by these hexes until the last force has come.',
    ),
  'no-artillery-until': z
    .strictObject({ turn: whole })
    .describe('Before that turn batteries fire spotting rounds alone.'),
  builders: z
    .strictObject({ side, strength: z.string(), turns: whole })
    .describe('Squads that neither move nor fire for so many turns may build a roadblock or wire.'),
  'no-sewers': nothing.describe('Nobody goes through the sewers.'),
} as const;

export const specialOption = z
  .strictObject(SPECIAL_RULES)
  .partial()
  .optional()
  .describe('Special rules of the scenario.');

/** Of a unit. */
export const onCards = {
  alerted: z.literal(true).optional().describe('It has seen an enemy, and moves as it likes (Sc6/6.2).'),
  leftFrom: z.string().optional().describe('The hex by which it has left the map (Sc6/VC).'),
  idleTurns: whole
    .optional()
    .describe('Player turns in a row in which it has neither moved nor fired (Sc12/12.5).'),
};

/** Of a hex: the first one of a stone building stands for all of it. */
export const buildingOnCard = z
  .strictObject({
    began: side.optional().describe('The side that set up in it.'),
    now: side.describe('The side that was last alone in it with an unbroken unit.'),
  })
  .optional()
  .describe('A stone building for which the battle is fought (Sc1/VC).');

/** Of a side. */
export const fallen = {
  fallen: z
    .strictObject({
      squads: z.number().describe('Squads; half-squads are halves, crews are squads.'),
      leaders: z.number().describe('Leaders and heroes.'),
      vehicles: z.number().describe('AFVs.'),
    })
    .optional()
    .describe('What it has lost, by kind (Sc7/7.1).'),
  wavering: z.literal(true).optional().describe('Its best leader is about to check his morale (Sc9/9.3).'),
  surrendered: z.literal(true).optional().describe('All its men have laid down their arms (Sc9/9.3).'),
  stacks: whole.optional().describe('How many stacks may move in its player turn (Sc11/11.3).'),
};

/** Of the clock. */
export const firstMover = side.optional().describe('The side that moves first, as the die said (Sc3/setup).');
