/** Loads beyond the last column of the fire table (10.7.17). */
import type { Modifier } from '../system.js';

const LARGEST = 200;
const STEP = 50;

/** -1 for each 50mm more. */
export function heavyPayload(calibre: number): Modifier[] {
  const steps = Math.floor(Math.max(0, calibre - LARGEST) / STEP);
  return steps === 0 ? [] : [{ why: 'heavy payload', value: -steps, cites: '10.7.17' }];
}
