/** A scenario as it is written: board, sides, who sets up where, who comes when, and how the battle is won. */
import * as z from 'zod';
import { type Area, area } from './areas.js';

const MOST_UNITS = 200;

export const key = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._+-]{0,39}$/u, '1 to 40 letters, digits or . _ + -');
const bag = z.record(z.string().max(80), z.json());
const place = z.string().min(1).max(80);
const text = (most: number) => z.string().min(1).max(most);

const unit = z.strictObject({
  counter: text(80).optional().describe('What is printed on the counter: "4-6-7", "9-1"'),
  count: z.int().min(1).max(60).default(1).describe('So many of them'),
  id: key.optional().describe('A name for the unit in orders; one is made up where there is none'),
  name: text(80).optional(),
  at: place.optional().describe('Where it stands already'),
  hidden: z.literal(true).optional().describe('Only its own side knows of it; needs `at`'),
  is: bag.default({}).describe('Attributes beside the printed ones'),
});

export const force = z.strictObject({
  about: text(400).optional(),
  area: area.optional().describe('Where these units set up, or where they enter'),
  turn: z.int().min(1).max(200).optional().describe('They enter in this turn'),
  mayHide: z.int().min(1).max(MOST_UNITS).optional().describe('So many of them may be set up hidden'),
  units: z.array(unit).min(1).max(MOST_UNITS),
});

const side = z.strictObject({
  name: text(80).optional(),
  is: bag.default({}).describe("Attributes of the side in the rulebook's words: its nationality"),
  forces: z.array(force).max(60).default([]),
});

export interface WrittenCondition {
  control?: { side: string; of: Area; atLeast?: number | undefined } | undefined;
  exit?: { side: string; by?: Area | undefined; atLeast: number } | undefined;
  casualties?: { of: string; atLeast: number } | undefined;
  points?: { side: string; atLeast?: number | undefined; lead?: number | undefined } | undefined;
  special?:
    | { name: string; side: string; of?: Area | undefined; with?: z.core.util.JSONType | undefined }
    | undefined;
  all?: WrittenCondition[] | undefined;
  any?: WrittenCondition[] | undefined;
  not?: WrittenCondition | undefined;
}

const atLeast = z.int().min(1).max(10_000);
const conditions = z
  .array(z.lazy(() => condition))
  .min(1)
  .max(40);

const condition: z.ZodType<WrittenCondition> = z
  .strictObject({
    control: z.strictObject({ side: key, of: area, atLeast: atLeast.optional() }).optional(),
    exit: z.strictObject({ side: key, by: area.optional(), atLeast }).optional(),
    casualties: z.strictObject({ of: key, atLeast }).optional(),
    points: z
      .strictObject({ side: key, atLeast: atLeast.optional(), lead: atLeast.optional() })
      .refine((said) => said.atLeast !== undefined || said.lead !== undefined, {
        error: 'say atLeast, lead or both',
      })
      .optional(),
    special: z
      .strictObject({ name: key, side: key, of: area.optional(), with: z.json().optional() })
      .optional()
      .describe('A condition that only this rulebook knows'),
    all: conditions.optional(),
    any: conditions.optional(),
    not: z.lazy(() => condition).optional(),
  })
  .refine((said) => Object.keys(said).length === 1, {
    error: 'a condition says one of control, exit, casualties, points, special, all, any, not',
  });

export const scenarioSchema = z
  .strictObject({
    scenario: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens, at most 40')
      .describe('Short name, used to ask for the scenario'),
    title: text(120),
    about: text(4_000).optional(),
    date: text(40).optional(),
    system: text(40).describe('The rulebook'),
    map: z.json().describe('One board, several boards laid out, or terrain hex by hex'),
    charts: text(100).optional().describe('Hash of a chart pack; the house pack where none is named'),
    turns: z.int().min(1).max(200),
    options: bag.default({}).describe("The rulebook's options"),
    special: bag.default({}).describe('Special rules in force, each with its parameters'),
    clock: bag.default({}).describe('Where the battle begins, where that is not the rulebook’s first phase'),
    locations: z.record(place, bag).default({}).describe('Marks on hexes: smoke, wire, rubble'),
    sides: z.record(key, side),
    setUp: z
      .array(z.array(key).min(1).max(10))
      .max(20)
      .optional()
      .describe('Who sets up after whom; sides in one list set up at once and unseen'),
    victory: z
      .strictObject({
        wins: z
          .array(
            z.strictObject({ side: key, when: z.enum(['at-once', 'end']).default('end'), is: condition }),
          )
          .max(20)
          .default([]),
        otherwise: key.optional().describe('Who wins when nobody else does; a draw where nobody is named'),
      })
      .default({ wins: [] }),
  })
  .describe('A scenario');

/** A scenario as people write it. */
export type ScenarioText = z.input<typeof scenarioSchema>;
/** The same with every default filled in. */
export type Scenario = z.output<typeof scenarioSchema>;
export type WrittenUnit = z.output<typeof unit>;
export type WrittenForce = z.output<typeof force>;

export const scenarioJsonSchema = (): object => ({
  ...z.toJSONSchema(scenarioSchema, { io: 'input' }),
  title: 'Hexledger scenario',
});
