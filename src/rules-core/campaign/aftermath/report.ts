/**
 * What a battle hands over to its campaign: who came back and how, what each did, who arose, what the map looks like. Read out
 * of a battle's log by its rulebook, typed in by a referee, or uploaded: the form is the same.
 */
import * as z from 'zod';
import { ROSTER_KINDS } from '../book/book.js';
import { isName, NO_NAME, word } from '../book/names.js';

const key = z.string().min(1).max(80).refine(isName, NO_NAME);
const text = z.string().min(1).max(400);
const count = z.int().min(0).max(100_000);
const bag = z.record(z.string().max(80), z.json());

/** The longest note that a report takes. */
export const LONGEST_NOTE = 16_000;

/** Where in the battle it happened: the version of the action, and the effect in it. Absent in a battle that was only reported. */
const causeSchema = z.strictObject({
  version: z.int().min(1).optional(),
  effect: z.int().min(0).optional(),
  turn: z.int().min(0).optional(),
  says: text.optional(),
});
export type BattleCause = z.infer<typeof causeSchema>;

const FATES = [
  'unhurt',
  'reduced',
  'wounded',
  'killed',
  'destroyed',
  'damaged',
  'captured',
  'surrendered',
  'missing',
  'withdrawn',
  /** Lives on in another unit: two half-squads that became a squad. */
  'merged',
] as const;

const deed = z.strictObject({
  /** `kill`, `close-combat-kill`, `rally`, `directed-kill`, `broke`... : what policies ask for. */
  deed: key,
  times: z.int().min(1).max(10_000).default(1),
  /** Whom it was done to: an entry of the roster, or what it was. */
  to: key.optional(),
  cause: causeSchema.optional(),
});
export type Deed = z.infer<typeof deed>;

const unitReport = z.strictObject({
  unit: key.describe('The entry of the roster'),
  fate: word(FATES),
  /** Its counter at the end, where it is another: a half-squad, a replacement. */
  counter: key.optional(),
  kind: word(ROSTER_KINDS).optional(),
  /** Who has taken it. */
  captor: key.optional(),
  /** Into whom it was merged: an entry of the roster, or one that arose. */
  into: key.optional(),
  /** Whom a weapon is with at the end; null: it was left lying. */
  with: key.nullable().optional(),
  /** What stays with it, in the rulebook's words: wounds, immobilized, malfunctioned. */
  is: bag.optional(),
  checksPassed: count.default(0),
  checksFailed: count.default(0),
  actions: count.default(0),
  deeds: z.array(deed).max(2_000).default([]),
  cause: causeSchema.optional(),
});
export type UnitReport = z.infer<typeof unitReport>;

const arisen = z.strictObject({
  /** The new entry of the roster. */
  unit: key,
  side: key,
  kind: word(ROSTER_KINDS),
  name: text,
  counter: key,
  /** Out of whom: the squad in which a leader arose, the squad that was halved. */
  from: key.optional(),
  /** `leader-created`, `halved`, `crew-bailed-out`, `captured`... */
  how: key,
  /** As the units of the drawn ones. */
  fate: word(FATES).default('unhurt'),
  with: key.nullable().optional(),
  is: bag.optional(),
  cause: causeSchema.optional(),
  rolls: z.json().optional(),
  cites: z.array(key).max(20).optional(),
});
export type Arisen = z.infer<typeof arisen>;

export const reportSchema = z.strictObject({
  winner: key.nullable().describe('The side that won; null: a draw'),
  why: text,
  /** How clear it was, in the words of the rulebook's victory: points, hexes. */
  margin: count.optional(),
  turns: count.optional(),
  /** Victory points made in the battle, by side. */
  points: z.record(key, z.int().min(-10_000).max(10_000)).default({}),
  units: z.array(unitReport).max(5_000).default([]),
  arisen: z.array(arisen).max(2_000).default([]),
  /** What each side has used up for the rest of the campaign, as its scenarios call it: batteries. */
  usedUp: z.record(key, z.array(key).max(60)).optional(),
  /** Marks that stay on the map. */
  terrain: z.record(key, bag).default({}),
  /** Faces that came up and what was to be expected, by side: how the dice fell. */
  dice: z
    .array(
      z.strictObject({
        side: key,
        sides: z.int().min(2).max(1_000),
        rolls: count,
        sum: z.number(),
        expected: z.number(),
        deviation: z.number(),
      }),
    )
    .max(64)
    .default([]),
  /** Where the battle turned: actions after which the strengths stood most differently. */
  turningPoints: z
    .array(z.strictObject({ cause: causeSchema, swing: z.record(key, z.number()), says: text }))
    .max(20)
    .default([]),
  /** For referees' eyes only: what was said in the battle. */
  note: z.string().min(1).max(LONGEST_NOTE).optional(),
});
export type BattleReport = z.infer<typeof reportSchema>;
