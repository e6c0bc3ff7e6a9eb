/** Battles on ground of their own, with an enemy leader far off so that nobody has lost. For tests. */
import type { Ground } from '../kernel/testing/field.testkit.js';
import { field, type Setup, Trial } from './testkit.testkit.js';

export type Hexes = Readonly<Record<string, Ground>>;
export type Marks = NonNullable<Setup['marks']>;
export type OnGround = Omit<Setup, 'map'> & { readonly map?: Hexes };

export const GRID = { columns: 12, rows: 16 };

export const begin = (units: Setup['units'] = {}, { map = {}, ...setup }: OnGround = {}): Trial =>
  new Trial({ ...setup, map: field(map, GRID), units: { a9: 'nco at L15', ...units } });
