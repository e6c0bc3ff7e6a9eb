/** Who is near enough to matter to a unit's morale (7.1.2/f). */
import { distance } from '../../mechanics/places.js';
import { commandRange } from '../command/available.js';
import type { Battle, Unit } from '../system.js';

export const isNear = (battle: Battle, unit: Unit, other: Unit): boolean =>
  unit.at !== undefined &&
  other.at !== undefined &&
  distance(battle, unit.at, other.at) <= commandRange(battle, unit);
