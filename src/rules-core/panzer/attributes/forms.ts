/** Forms that several subjects share. */
import * as z from 'zod';

/** A mark that is there or not. */
export const yes = (says: string) => z.literal(true).optional().describe(says);
export const side = z.string().describe('A side.');
export const place = z.string().describe('A hex: C3.');
/** Numbered clockwise from north; units, turrets and guns face a hexside (3.3). */
export const hexside = z.int().min(0).max(5);

/** Best first (5.8). */
export const GRADES = ['Elite', 'Veteran', 'Seasoned', 'Regulars', 'Green'] as const;
export const grade = z.enum(GRADES);
export type Grade = (typeof GRADES)[number];

export const COMMANDS = ['fire', 'move', 'short-halt', 'overwatch', 'none'] as const;
export const command = z.enum(COMMANDS);
export type Command = (typeof COMMANDS)[number];

/** The two faces of a counter that goes at the end of the turn after it was placed. */
export const onOff = z.enum(['on', 'off']);

const inBrackets = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    P: value.optional(),
    S: value.optional(),
    M: value.optional(),
    L: value.optional(),
    E: value.optional(),
  });

/** A figure for each range bracket of a weapon: Pointblank, Short, Medium, Long, Extreme. */
export const brackets = inBrackets(z.number());

/** The highest (10) of each result of the damage roll, 0 where a result cannot come. */
export const damageRanges = z.strictObject({ ND: z.int(), DM: z.int(), KO: z.int(), BU: z.int() });

/** Of what mines a field is (7.31). */
export const minesOf = {
  strength: z.enum(['hasty', 'deliberate']),
  vehicular: yes('Anti-vehicular mines.'),
  personnel: yes('Anti-personnel mines.'),
  defense: z.int().optional().describe('GP Defense Factor, where the scenario changes it (7.31.3).'),
};

/** A mission of Indirect Fire (6.5.1). */
export const mission = z.strictObject({
  by: z.string().optional().describe('The observer; absent: a hidden one.'),
  at: place,
  ammo: z.enum(['GP', 'Smoke', 'Illumination']),
  sheaf: z.enum(['open', 'closed']),
  linear: yes('A linear SHEAF.'),
  towards: hexside.optional().describe('The hexside to which the pattern lies.'),
  called: z.int().describe('The turn in which it was called.'),
  turns: z.int().describe('Consecutive turns in which it has fired.'),
  byFire: yes('Reconnaissance by fire (7.37).'),
  lost: yes('Scattered out of its observer’s sight: it cannot go on (7.26/j).'),
});
