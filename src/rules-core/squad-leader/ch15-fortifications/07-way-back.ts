/** Out of the mines by the way that a flail tank has come (15.7.15.2/q1). */
import { sideTowards } from '../../mechanics/places.js';
import type { Battle, Unit } from '../system.js';

/** They go back by the hexside over which their flail tank came. */
export const goBackOut = (battle: Battle, units: readonly Unit[], at: string, other: string | undefined) =>
  other !== undefined &&
  units.length > 0 &&
  units.every(({ wayOut }) => wayOut?.at === at && sideTowards(battle, at, other) === wayOut.side);
