/** What those in an entrenchment do not see (15.3.11). */
import { distance } from '../../mechanics/places.js';
import { bankedRoadAt, isRoadBetween, levelAt } from '../ch14-terrain/ground.js';
import { crossedBy } from '../ch14-terrain/hexsides.js';
import type { Battle, Unit } from '../system.js';
import { isOnMap } from '../units/kinds.js';
import { isEntrenched } from './03-entrenchments.js';

/** From inside a wall or hedge of the hex hides everything beyond the next hex that lies no higher (15.3.11), and its bank a sunken road beside it (14.24.11). */
export const isBehindBank = (battle: Battle, unit: Unit, other: string): boolean =>
  isEntrenched(unit) &&
  isOnMap(unit) &&
  (isInTheCut(battle, unit.at, other) ||
    (distance(battle, unit.at, other) > 1 &&
      levelAt(battle, other) <= levelAt(battle, unit.at) &&
      crossedBy(battle, unit.at, other) !== undefined));

const isInTheCut = (battle: Battle, at: string, other: string): boolean =>
  bankedRoadAt(battle, other) === 'sunken' &&
  distance(battle, at, other) === 1 &&
  !isRoadBetween(battle, at, other);
