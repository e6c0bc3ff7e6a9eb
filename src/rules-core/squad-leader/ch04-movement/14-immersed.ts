/** Fire at swimmers (4.14.10). */
import type { Modifier, Unit } from '../system.js';

/** What strikes small heads in the water, but for shells and charges (4.14.10). */
export const immersion = (unit: Unit): Modifier[] =>
  unit.swims?.immersed ? [{ why: 'immersed', value: 1, cites: '4.14.10' }] : [];
