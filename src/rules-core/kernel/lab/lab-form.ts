/** What people send to the lab, and what it answers. */
import * as z from 'zod';
import type { Action, Order } from '../decide/action.js';
import type { SightTold } from '../decide/rulebook.js';
import type { DieSpec, Roll } from '../dice/index.js';
import type { Decision, LocationId, Position, SideId } from '../position/position.js';
import type { DrawnUp } from '../scenarios/drawing-up.js';
import type { ListedOrder } from '../views/listing.js';
import type { Reason } from '../views/reasons.js';
import type { Distribution } from './lab.js';

const MOST_STEPS = 200;
const MOST_LINES = 100;

const rolls = z.array(z.json()).max(1_000);

export const labSchema = z
  .strictObject({
    system: z.string().max(40).describe('The rulebook: aslsk, combat, ...'),
    position: z
      .record(z.string(), z.json())
      .optional()
      .describe('A position; whatever is left out has a sensible value'),
    scenario: z
      .union([z.string().max(80), z.record(z.string(), z.json())])
      .optional()
      .describe('Instead of a position: a scenario, by name or as it is written'),
    drawUp: z
      .record(z.string(), z.json())
      .optional()
      .describe('Instead of both: orders of battle to draw up; with a `scenario` in it, its battle begins'),
    opening: rolls.optional().describe('The dice for what happens before anybody is asked'),
    steps: z
      .array(
        z.strictObject({
          by: z.string().max(80).describe('The side that orders'),
          order: z.record(z.string(), z.json()).describe('The order, its kind in the member "order"'),
          dice: z
            .union([z.literal('all'), rolls])
            .optional()
            .describe(
              'The rolls in their order: [[3, 4], [2]]; "all" for every way they can fall; [[3, 4], "all"]',
            ),
        }),
      )
      .max(MOST_STEPS)
      .default([]),
    sight: z
      .array(
        z.strictObject({
          from: z.string().max(80).describe('A place on the map'),
          to: z.string().max(80).describe('Another'),
        }),
      )
      .max(MOST_LINES)
      .default([])
      .describe('Lines of sight to look along at the end, without an order'),
    orders: z
      .union([
        z.boolean(),
        z.strictObject({
          kinds: z.array(z.string().max(60)).max(100).optional().describe('Only these kinds of order'),
          unit: z.string().max(80).optional().describe('Only what this unit carries out'),
          at: z.string().max(80).optional().describe('Only what names this place, or a place in this hex'),
        }),
      ])
      .default(false)
      .describe('List what may be ordered at the end: true for everything, or what is wanted of it'),
  })
  .describe('A file for the lab: a position, orders and dice');

export const labJsonSchema = (): object => ({
  ...z.toJSONSchema(labSchema, { io: 'input' }),
  title: 'Hexledger lab file',
});

export interface LabProblem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  /** The rules that forbid the order. */
  readonly cites?: readonly string[];
}

export interface LabEffect {
  readonly effect: string;
  readonly says: string;
  /** The numbers it rests on, one by one. */
  readonly reasons: readonly Reason[];
  readonly cites: readonly string[];
}

/** What came of one order: the action and the position after it, or the odds. */
export interface LabStep {
  readonly by: SideId | 'referee';
  readonly order: Order;
  readonly action?: Action;
  readonly effects?: readonly LabEffect[];
  /** Left out where many units and many steps would make too many states; the actions fold to them. */
  readonly after?: Position;
  readonly odds?: Distribution;
  /** The dice ran out: `rolls` and `effects` tell what happened so far, and this what is rolled next. */
  readonly next?: NextRoll;
  readonly rolls?: readonly Roll[];
}

/** A roll for which no dice were given: so many of each kind, in this order. */
export interface NextRoll {
  readonly for: string;
  readonly dice: readonly DieSpec[];
}

export interface LabResult {
  readonly system: string;
  readonly rules: string;
  readonly steps: readonly LabStep[];
  /** The position at the end, after the last order that was accepted. */
  readonly position?: Position;
  readonly awaiting?: readonly Decision[];
  /** What was drawn up, with its prices and what was left out. */
  readonly drawnUp?: Omit<DrawnUp, 'system' | 'rules' | 'problems'>;
  /** What is seen along the lines that were asked for. */
  readonly sight?: readonly LabSight[];
  /** Who may order what at the end, where that was asked for. */
  readonly orders?: readonly (ListedOrder & { readonly by: SideId })[];
  /** So many more may be ordered: ask for fewer kinds, one unit or one place. */
  readonly moreOrders?: number;
  /** Why the lab stopped; nothing after the first problem was tried. */
  readonly problems: readonly LabProblem[];
}

interface LabSight extends SightTold {
  readonly from: LocationId;
  readonly to: LocationId;
  /** In hexes. */
  readonly range: number;
}

export type LabFile = z.output<typeof labSchema>;
