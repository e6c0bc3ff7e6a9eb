/**
 * The rules of a campaign between its battles: data, with a version, chosen and tuned by the referee. Each rulebook brings a
 * preset (pieces.ts); a table of dice is a list of what becomes of a roll of at most so much.
 */
import * as z from 'zod';
import { EDGES } from '../../kernel/scenarios/index.js';
import { ROSTER_KINDS } from '../book/book.js';
import type { DiceTable } from '../book/dice.js';

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'needs 1 to 60 small letters, digits and dashes');
const text = z.string().min(1).max(400);
const kinds = z.array(z.enum(ROSTER_KINDS)).min(1).max(7);
const whole = z.int().min(-10_000).max(10_000);
const count = z.int().min(0).max(10_000);
/** A rule of the rulebook, where the policy is the book's own. */
const cites = z.array(z.string().min(1).max(60)).max(10).optional();

/** `d10`, `2d6`, `d6`. */
const dice = z.string().regex(/^(?:[1-4]?d(?:4|6|8|10|12|20)|1?d100)$/, 'needs dice like "d10" or "2d6"');

const outcomes = <Result extends z.ZodType>(result: Result) =>
  z.strictObject({
    dice,
    upTo: z
      .array(z.tuple([z.int().min(1).max(100), result]))
      .min(1)
      .max(20)
      .describe(
        'Rows in rising order: a roll of at most so much has this result. The last row takes every higher roll',
      ),
    cites,
  });

const experience = z.strictObject({
  earns: z
    .array(z.strictObject({ for: key, points: whole, kinds: kinds.optional(), cites }))
    .max(60)
    .default([])
    .describe(
      "What a deed earns: `kill`, `rally` and others as battles report them; `battle`, `victory`, `check-passed`, `check-failed`, `action`; and a unit's own fate (`was-wounded`). `kinds` limits who earns it",
    ),
  levels: z
    .array(
      z.strictObject({
        level: key,
        from: whole,
        says: text,
        kinds: kinds.optional(),
        gives: z
          .strictObject({
            counters: z
              .record(z.string().max(80), z.string().max(80))
              .optional()
              .describe('What each counter becomes'),
            countersOf: z
              .record(z.string().max(40), z.record(z.string().max(80), z.string().max(80)))
              .optional()
              .describe('The same for one side, by its key: counters of two nations may share a name'),
            is: z.record(z.string().max(80), z.json()).optional(),
          })
          .default({}),
        cites,
      }),
    )
    .max(20)
    .default([])
    .describe(
      "Levels by the experience they need, lowest first. `gives` changes the unit's counter or adds to what it brings into battle",
    ),
  keptWhenReplaced: z
    .number()
    .min(0)
    .max(1)
    .default(0.5)
    .describe('The share of experience that is left when recruits make up losses. It never costs a level'),
});

const promotion = z.strictObject({
  ladder: z
    .array(z.strictObject({ rank: text, counter: z.string().max(80).optional() }))
    .max(30)
    .default([])
    .describe('Ranks from the lowest to the highest; `counter` is the counter of a person of this rank'),
  rules: z
    .array(
      z.strictObject({
        rule: key,
        says: text,
        steps: z.union([z.literal(1), z.literal(-1)]).default(1),
        kinds: kinds.default(['person']),
        when: z
          .strictObject({
            experience: whole.optional(),
            kills: count.optional(),
            battles: count.optional(),
            /** A mark (`elan`) that has reached so much or fallen so low; `pays` is taken off it when the rule applies. */
            mark: z
              .strictObject({ mark: key, atLeast: whole.optional(), atMost: whole.optional(), pays: whole })
              .optional(),
            /** The side of this person won. */
            won: z.literal(true).optional(),
          })
          .describe('Experience, kills and battles count from the last promotion or demotion'),
        roll: z
          .strictObject({ dice, atMost: z.int().min(1).max(100) })
          .optional()
          .describe('A roll that must be at most this'),
        cites,
      }),
    )
    .max(40)
    .default([])
    .describe('When a person is promoted or demoted after a battle: by the first rule that applies'),
  marks: z
    .array(z.strictObject({ mark: key, for: key, points: whole, kinds: kinds.default(['person']), cites }))
    .max(60)
    .default([])
    .describe('Marks that deeds leave on a person: élan and cowardice'),
  successor: z
    .strictObject({ rank: text, cites })
    .optional()
    .describe('A person who is lost is followed by a new one of this rank'),
  player: z
    .strictObject({
      cards: z.literal('per-side').default('per-side').describe('Each side has one card'),
      ranks: z
        .array(z.strictObject({ rank: text, victories: count }))
        .min(1)
        .max(20),
      cites,
    })
    .optional()
    .describe("The player's own rank, by scenarios won (Combat! 17)"),
});

const casualties = z.strictObject({
  eliminated: z
    .array(
      z.strictObject({ kinds, table: outcomes(z.enum(['lost', 'wounded', 'missing', 'captured', 'ready'])) }),
    )
    .max(10)
    .default([])
    .describe(
      'What becomes of those whom a battle reports as killed or destroyed, by kind. Without a table they are lost',
    ),
  missing: outcomes(z.enum(['ready', 'captured', 'lost', 'missing']))
    .optional()
    .describe('The roll for each missing unit in each turn. Without a table they stay missing'),
  recovery: outcomes(z.enum(['ready', 'wounded', 'lost']))
    .optional()
    .describe('The roll for each wounded unit in each turn. Without a table they are ready again'),
  turnsWounded: count.default(1).describe('A wound lasts at least this many turns'),
  loserMissingIsCaptured: z
    .boolean()
    .default(true)
    .describe('The winner of a battle captures the missing of the other side'),
});

const materiel = z.strictObject({
  repair: outcomes(z.enum(['ready', 'repairing', 'lost']))
    .optional()
    .describe(
      'The roll for each damaged vehicle, gun or weapon in each turn. Without a table they are ready again',
    ),
  retention: outcomes(z.enum(['ready', 'lost']))
    .optional()
    .describe(
      'The roll for each weapon whose bearer is lost, where its side won. Without a table it is kept',
    ),
  capturedIsUsed: z.boolean().default(false).describe('A captor may use captured weapons, guns and vehicles'),
});

const replacements = z.strictObject({
  income: z
    .record(z.string().max(40), count)
    .default({})
    .describe('Points that each side gets in each turn, by the key of the side'),
  perBattleWon: count.default(0).describe('Points for each battle won in the turn'),
  perVictoryPoint: z
    .number()
    .min(0)
    .max(100)
    .default(0)
    .describe('Points for each victory point made in the turn'),
  start: z.record(z.string().max(40), count).default({}).describe('Points that each side begins with'),
  madeUpEachTurn: count
    .default(0)
    .describe(
      'How many units of each side are brought back to full strength in a turn: half-squads of one formation are joined, others get recruits',
    ),
  makeUpCost: count.default(0).describe('What each of them costs in points'),
  groups: z
    .array(
      z.strictObject({
        group: text,
        side: z.string().min(1).max(40),
        cost: count,
        units: z.record(z.string().max(80), z.int().min(1).max(200)),
        kinds: z.record(z.string().max(80), z.enum(ROSTER_KINDS)).default({}),
        atMost: count.optional().describe('How often it may be bought in the whole campaign'),
        comes: z
          .enum([...EDGES, 'set-up'])
          .optional()
          .describe(
            'How it comes to its first battle, beside those for whom the scenario has places: over this edge of the map, or set up',
          ),
        cites,
      }),
    )
    .max(100)
    .default([])
    .describe('Groups of reinforcements that a side may buy'),
  counterMix: z
    .record(z.string().max(80), count)
    .optional()
    .describe('How many counters of each name the game has. Left out: no limit'),
  attackCost: count.default(0).describe('What it costs a side in points to attack'),
  delineated: z
    .array(z.strictObject({ side: z.string().min(1).max(40), as: z.enum(['attack', 'hold']) }))
    .max(8)
    .default([])
    .describe('Sides whose stance the campaign fixes for its first turn (Combat! 19.1.4)'),
});

const victory = z.strictObject({
  perLossInflicted: z
    .array(z.strictObject({ kinds, points: whole }))
    .max(20)
    .default([])
    .describe("Points for losses of the other side, beside those that the graph's nodes are worth"),
  perPromotion: whole.default(0).describe('Points for each promotion of an own person'),
  perRankAtEnd: whole
    .default(0)
    .describe('Points at the end of the campaign for each rank above the lowest of each person who is alive'),
  toWin: count
    .optional()
    .describe('Victory points that win the campaign at once. Left out: the side that leads at its end wins'),
  lead: count.optional().describe('A lead of this many victory points wins the campaign at once'),
  draw: z.int().min(0).default(0).describe('A lead of no more than this at the end is a draw'),
});

const award = z.strictObject({
  award: text,
  kinds: kinds.default(['person']),
  when: z.strictObject({
    kills: count.optional(),
    battles: count.optional(),
    experience: whole.optional(),
    deed: z.strictObject({ deed: key, times: z.int().min(1).max(1_000) }).optional(),
  }),
});

const planning = z.strictObject({
  hours: z
    .number()
    .min(0.01)
    .max(24 * 366)
    .optional()
    .describe('Planning ends this many hours after a turn begins. Left out: when all sides have sealed'),
  remindHours: z
    .array(
      z
        .number()
        .min(0.01)
        .max(24 * 366),
    )
    .max(5)
    .default([])
    .describe('Staffs that have not sealed are reminded this many hours before the deadline'),
  absent: z
    .strictObject({ stance: z.enum(['attack', 'hold']).default('hold') })
    .default({ stance: 'hold' })
    .describe('What a side does whose staff has sealed nothing'),
  stances: z.boolean().default(false).describe('Sides choose whether to attack or to hold'),
  byHand: z
    .array(z.enum(['reveal', 'open-battle', 'aftermath', 'reorganize', 'advance']))
    .max(5)
    .optional()
    .describe(
      'Steps of a turn that the referee takes by hand (`advanceTurn`); the server takes all others as soon as it can',
    ),
  cites,
});

export const policiesSchema = z.strictObject({
  preset: key.describe('The preset they began from, or a name of your own'),
  experience: experience.prefault({}),
  promotion: promotion.prefault({}),
  casualties: casualties.prefault({}),
  materiel: materiel.prefault({}),
  replacements: replacements.prefault({}),
  victory: victory.prefault({}),
  awards: z.array(award).max(60).default([]).describe('Each is given once to each who has earned it'),
  planning: planning.prefault({}),
  off: z
    .array(z.enum(['experience', 'promotion', 'casualties', 'materiel', 'replacements', 'awards', 'book']))
    .max(7)
    .default([])
    .describe("Parts that are switched off; `book` is the rulebook's own reorganization"),
});
/** For people and tools that write policies. */
export const policiesJsonSchema = z.toJSONSchema(policiesSchema, { io: 'input' });
export type Policies = z.infer<typeof policiesSchema>;
export type OutcomeTable = DiceTable;

/** The policies that apply: a part that is switched off is as if it had never been written. */
export function inForce(policies: Policies): Policies {
  return Object.assign({ ...policies }, ...policies.off.map((part) => NOTHING[part])) as Policies;
}

const NOTHING: { readonly [Part in Policies['off'][number]]: Partial<Policies> } = {
  experience: { experience: experience.parse({}) },
  promotion: { promotion: promotion.parse({}) },
  casualties: { casualties: casualties.parse({}) },
  materiel: { materiel: materiel.parse({}) },
  replacements: { replacements: replacements.parse({}) },
  awards: { awards: [] },
  book: {},
};
