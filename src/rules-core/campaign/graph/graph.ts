/** The scenario graph: scenarios and choices, and the conditions on the ways between them. */
import * as z from 'zod';
import { isName, NO_NAME } from '../book/names.js';

const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'needs 1 to 40 small letters, digits and dashes')
  .refine(isName, NO_NAME);
const side = z.string().min(1).max(40);
const text = z.string().min(1).max(2_000);
const whole = z.int().min(-100_000).max(100_000);
const bounds = { atLeast: whole.optional(), atMost: whole.optional() };

export interface EdgeCondition {
  won?: string | undefined;
  drawn?: true | undefined;
  margin?: { atLeast?: number | undefined; atMost?: number | undefined } | undefined;
  victoryPoints?:
    | { side: string; atLeast?: number | undefined; atMost?: number | undefined; lead?: number | undefined }
    | undefined;
  date?: { from?: string | undefined; until?: string | undefined } | undefined;
  losses?: { side: string; atLeast?: number | undefined; atMost?: number | undefined } | undefined;
  flag?: { flag: string; is: string | number | boolean } | undefined;
  /** The referee says so. */
  decided?: true | undefined;
  /** The side chose it in its sealed orders. */
  chosen?: string | undefined;
  all?: EdgeCondition[] | undefined;
  any?: EdgeCondition[] | undefined;
  not?: EdgeCondition | undefined;
}

const date = z.iso.date();

const edgeCondition: z.ZodType<EdgeCondition> = z
  .strictObject({
    won: side.optional(),
    drawn: z.literal(true).optional(),
    margin: z.strictObject(bounds).optional(),
    victoryPoints: z.strictObject({ side, ...bounds, lead: whole.optional() }).optional(),
    date: z.strictObject({ from: date.optional(), until: date.optional() }).optional(),
    losses: z.strictObject({ side, ...bounds }).optional(),
    flag: z
      .strictObject({ flag: id, is: z.union([z.string().max(200), z.number(), z.boolean()]) })
      .optional(),
    decided: z.literal(true).optional(),
    chosen: side.optional(),
    all: z
      .array(z.lazy(() => edgeCondition))
      .min(1)
      .max(20)
      .optional(),
    any: z
      .array(z.lazy(() => edgeCondition))
      .min(1)
      .max(20)
      .optional(),
    not: z.lazy(() => edgeCondition).optional(),
  })
  .refine((said) => Object.keys(said).length === 1, { error: 'a condition says exactly one thing' });

const edgeSchema = z.strictObject({
  edge: id,
  to: id,
  /** Absent: taken when no other edge of the node is. */
  when: edgeCondition.optional(),
  /** Flags that are set on the way. */
  sets: z.record(id, z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
  /** So many days later. */
  days: z.int().min(0).max(3_650).default(1),
});
export type Edge = z.infer<typeof edgeSchema>;

const nodeSchema = z.strictObject({
  node: id,
  title: z.string().min(1).max(200),
  about: text.optional(),
  /** A scenario of the rulebook by name, or a whole one; absent: a choice, where only the way on is decided. */
  scenario: z.union([z.string().max(40), z.record(z.string(), z.json())]).optional(),
  mode: z.enum(['RECORD', 'ASSIST', 'ENFORCE']).default('ENFORCE'),
  /** Sides whose order of battle comes from the roster; the others' from the scenario. Absent: all. */
  drawnFrom: z.array(side).max(8).optional(),
  /** Places take the counter that the scenario writes and no other, however near. */
  exact: z.literal(true).optional(),
  /** Places that nobody of the roster fills come as the scenario writes them: personal leaders among printed forces. */
  restAsWritten: z.literal(true).optional(),
  /** Battles of one name are fought on the same ground: what stays changed there is carried over. */
  ground: id.optional(),
  /** Victory points for the campaign: for the winner, and for each point made in the battle. */
  worth: z
    .strictObject({ win: whole.default(1), perPoint: z.number().min(0).max(100).default(0) })
    .default({ win: 1, perPoint: 0 }),
  /** The ways on; a node without any ends the campaign when it is done. */
  edges: z.array(edgeSchema).max(20).default([]),
  /** The campaign ends here. */
  ends: z.literal(true).optional(),
});
export type GraphNode = z.infer<typeof nodeSchema>;

export const graphSchema = z.strictObject({
  start: z.array(id).min(1).max(20),
  nodes: z.array(nodeSchema).min(1).max(400),
  /** What is carried over from battle to battle, said once. */
  carryOver: z
    .strictObject({
      roster: z.literal(true).default(true),
      points: z.number().min(0).max(1).default(1).describe('The share of unspent points that is kept'),
      terrain: z.boolean().default(true),
      flags: z.boolean().default(true),
    })
    .default({ roster: true, points: 1, terrain: true, flags: true }),
});
export type Graph = z.infer<typeof graphSchema>;
