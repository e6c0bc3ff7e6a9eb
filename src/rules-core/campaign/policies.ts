/**
 * The rules of a campaign between its battles: data, with a version, chosen and tuned by the referee. Each rulebook brings a
 * preset (pieces.ts); a table of dice is a list of what becomes of a roll of at most so much.
 */
import * as z from 'zod';
import { EDGES } from '../kernel/scenarios/index.js';
import { ROSTER_KINDS } from './book.js';
import type { DiceTable } from './dice.js';

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
    /** In rising order; the last one takes all that is above. */
    upTo: z
      .array(z.tuple([z.int().min(1).max(100), result]))
      .min(1)
      .max(20),
    cites,
  });

const experience = z.strictObject({
  /**
   * What a deed earns, by the kinds that earn it: `kill`, `rally`... as battles report them, and `battle`, `victory`,
   * `check-passed`, `check-failed`, `action`, one's own fate (`was-wounded`).
   */
  earns: z
    .array(z.strictObject({ for: key, points: whole, kinds: kinds.optional(), cites }))
    .max(60)
    .default([]),
  /** Levels by the experience they need, lowest first; `gives` changes the unit's counter or adds to what it brings along. */
  levels: z
    .array(
      z.strictObject({
        level: key,
        from: whole,
        says: text,
        kinds: kinds.optional(),
        gives: z
          .strictObject({
            /** Counter before, counter after. */
            counters: z.record(z.string().max(80), z.string().max(80)).optional(),
            /** The same for one side only: counters of two nations may share a name. */
            countersOf: z
              .record(z.string().max(40), z.record(z.string().max(80), z.string().max(80)))
              .optional(),
            is: z.record(z.string().max(80), z.json()).optional(),
          })
          .default({}),
        cites,
      }),
    )
    .max(20)
    .default([]),
  /** The share of experience that is left when losses are made up by recruits. */
  keptWhenReplaced: z.number().min(0).max(1).default(0.5),
});

const promotion = z.strictObject({
  /** Ranks from the lowest to the highest; `counter` is what a person of this rank is at the table. */
  ladder: z
    .array(z.strictObject({ rank: text, counter: z.string().max(80).optional() }))
    .max(30)
    .default([]),
  /** A person of the roster is promoted, or demoted, after a battle. */
  rules: z
    .array(
      z.strictObject({
        rule: key,
        says: text,
        steps: z.union([z.literal(1), z.literal(-1)]).default(1),
        kinds: kinds.default(['person']),
        /** Experience, kills and battles count from the last promotion or demotion. */
        when: z.strictObject({
          experience: whole.optional(),
          kills: count.optional(),
          battles: count.optional(),
          /** A mark that has reached so much (`elan`), or fallen so low; it is paid when the promotion is made. */
          mark: z
            .strictObject({ mark: key, atLeast: whole.optional(), atMost: whole.optional(), pays: whole })
            .optional(),
          /** His side won. */
          won: z.literal(true).optional(),
        }),
        /** A roll that has to come up at or below. */
        roll: z.strictObject({ dice, atMost: z.int().min(1).max(100) }).optional(),
        cites,
      }),
    )
    .max(40)
    .default([]),
  /** Marks that deeds leave on a person: élan and cowardice. */
  marks: z
    .array(z.strictObject({ mark: key, for: key, points: whole, kinds: kinds.default(['person']), cites }))
    .max(60)
    .default([]),
  /** A person who is lost is followed by a new one of this rank. */
  successor: z.strictObject({ rank: text, cites }).optional(),
  /** The player's own rank, by scenarios won (Combat! 17). */
  player: z
    .strictObject({
      cards: z.enum(['per-side', 'overall']),
      ranks: z
        .array(z.strictObject({ rank: text, victories: count }))
        .min(1)
        .max(20),
      cites,
    })
    .optional(),
});

const casualties = z.strictObject({
  /** What becomes of somebody whom the battle reported so. Without a table: as the fate says. */
  eliminated: z
    .array(
      z.strictObject({ kinds, table: outcomes(z.enum(['lost', 'wounded', 'missing', 'captured', 'ready'])) }),
    )
    .max(10)
    .default([]),
  missing: outcomes(z.enum(['ready', 'captured', 'lost', 'missing'])).optional(),
  /** Each turn, for each who is wounded. */
  recovery: outcomes(z.enum(['ready', 'wounded', 'lost'])).optional(),
  /** A wound takes at least so many turns. */
  turnsWounded: count.default(1),
  /** Whoever holds the field takes prisoner what is missing of the other side. */
  loserMissingIsCaptured: z.boolean().default(true),
});

const materiel = z.strictObject({
  /** Each turn, for each damaged vehicle, gun or weapon. */
  repair: outcomes(z.enum(['ready', 'repairing', 'lost'])).optional(),
  /** Weapons of the lost stay with their side where it held the field: the roll for each. */
  retention: outcomes(z.enum(['ready', 'lost'])).optional(),
  /** What is captured may be used by its captor. */
  capturedIsUsed: z.boolean().default(false),
});

const replacements = z.strictObject({
  /** Points that each side gets in each turn. */
  income: z.record(z.string().max(40), count).default({}),
  perBattleWon: count.default(0),
  perVictoryPoint: z.number().min(0).max(100).default(0),
  start: z.record(z.string().max(40), count).default({}),
  /** Half-squads of one formation are joined, reduced squads are made up: at most so many each turn; a cost in points each. */
  madeUpEachTurn: count.default(0),
  makeUpCost: count.default(0),
  groups: z
    .array(
      z.strictObject({
        group: text,
        side: z.string().min(1).max(40),
        cost: count,
        units: z.record(z.string().max(80), z.int().min(1).max(200)),
        kinds: z.record(z.string().max(80), z.enum(ROSTER_KINDS)).default({}),
        /** So often in the whole campaign. */
        atMost: count.optional(),
        /** Comes to the next battle beside those for whom the scenario has places: over this edge in any turn, or set up. */
        comes: z.enum([...EDGES, 'set-up']).optional(),
        cites,
      }),
    )
    .max(100)
    .default([]),
  /** How many counters of a name the game has; absent: as many as are wanted. */
  counterMix: z.record(z.string().max(80), count).optional(),
  attackCost: count.default(0),
  /** Sides whose stance the campaign fixes for its first turn (Combat! 19.1.4). */
  delineated: z
    .array(z.strictObject({ side: z.string().min(1).max(40), as: z.enum(['attack', 'hold']) }))
    .max(8)
    .default([]),
});

const victory = z.strictObject({
  /** Points beside those that the graph's nodes are worth. */
  perLossInflicted: z
    .array(z.strictObject({ kinds, points: whole }))
    .max(20)
    .default([]),
  perPromotion: whole.default(0),
  /** When the campaign ends, for each rank above the lowest of each person who is alive. */
  perRankAtEnd: whole.default(0),
  /** The campaign is won with so many. Absent: whoever leads at its end wins. */
  toWin: count.optional(),
  lead: count.optional(),
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
  /** So long after a turn begins planning ends; absent: when all have sealed. */
  hours: z
    .number()
    .min(0.01)
    .max(24 * 366)
    .optional(),
  /** So many hours before the deadline those who have not sealed are reminded. */
  remindHours: z
    .array(
      z
        .number()
        .min(0.01)
        .max(24 * 366),
    )
    .max(5)
    .default([]),
  /** What a side does whose staff has sealed nothing. */
  absent: z.strictObject({ stance: z.enum(['attack', 'hold']).default('hold') }).default({ stance: 'hold' }),
  /** Sides choose whether to attack or to hold. */
  stances: z.boolean().default(false),
  /** Steps of a turn that the referee takes himself; all others are taken as soon as they can be. */
  byHand: z
    .array(z.enum(['reveal', 'open-battle', 'aftermath', 'reorganize', 'advance']))
    .max(5)
    .optional(),
  cites,
});

export const policiesSchema = z.strictObject({
  preset: key,
  experience: experience.prefault({}),
  promotion: promotion.prefault({}),
  casualties: casualties.prefault({}),
  materiel: materiel.prefault({}),
  replacements: replacements.prefault({}),
  victory: victory.prefault({}),
  awards: z.array(award).max(60).default([]),
  planning: planning.prefault({}),
  /** Parts that are switched off. */
  off: z
    .array(z.enum(['experience', 'promotion', 'casualties', 'materiel', 'replacements', 'awards', 'book']))
    .max(7)
    .default([])
    .describe("`book`: the rulebook's own reorganization"),
});
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
