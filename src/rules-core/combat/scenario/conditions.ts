/** Victory Conditions as data (3.2.3): what a scenario says that a side must achieve. */
import * as z from 'zod';

/** One thing that a side must have achieved. */
export const conditionSchema = z.discriminatedUnion('needs', [
  z.strictObject({ needs: z.literal('hexes'), hexes: z.array(z.string()), count: z.int().optional() }),
  z.strictObject({ needs: z.literal('buildings'), hexes: z.array(z.string()), count: z.int().optional() }),
  z.strictObject({ needs: z.literal('points'), lead: z.int() }),
  z.strictObject({ needs: z.literal('points-at-least'), points: z.int() }),
  z.strictObject({ needs: z.literal('exits'), count: z.int() }),
  z.strictObject({ needs: z.literal('no-enemy-in'), hexes: z.array(z.string()) }),
]);

/** All conditions of `all` together; `atOnce`: the battle ends as soon as they are met at the end of a turn. */
export const victorySchema = z.strictObject({
  sides: z.record(
    z.string(),
    z.strictObject({ all: z.array(conditionSchema).min(1), atOnce: z.literal(true).optional() }),
  ),
  /** Who wins when nobody fulfils his conditions; absent: a draw. */
  otherwise: z.string().optional(),
});

export type Condition = z.infer<typeof conditionSchema>;
export type Victory = z.infer<typeof victorySchema>;
