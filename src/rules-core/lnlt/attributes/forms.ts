/** Forms that several subjects share. */
import * as z from 'zod';

/** A mark that is there or not. */
export const yes = (says: string) => z.literal(true).optional().describe(says);
export const side = z.string().describe('A side.');
/** A location: `C3`, an upper floor `C3/1`, `C3/bunker`, `C3/cave`. */
export const place = z.string().describe('A hex, or a place within it: C3, C3/1, C3/bunker, C3/cave.');
/** Numbered clockwise from north. */
export const hexside = z.int().min(0).max(5);
/** Numbered clockwise; vertex n lies between hexsides n - 1 and n. Vehicles, guns and turrets face a vertex (15.1/c). */
export const vertex = z.int().min(0).max(5);
