/** What is left of walls, hedges and hedgerows to one target (14.5.4, 14.6.6). */
import { distance } from '../../mechanics/places.js';
import { isBypassing } from '../ch05-fire/06-bypassing.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import type { Battle, Modifier, Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { type Ground, groundAt, isBuilding, levelAt } from './ground.js';

/** Buildings and rubble: a wall around them adds to their cover only against fire from farther off on their level (14.5.4). */
const isStructure = (ground: Ground): boolean =>
  isBuilding(ground) || ground === 'stone rubble' || ground === 'wooden rubble';

const isAddedTo = (battle: Battle, at: string, from: string): boolean =>
  distance(battle, from, at) > 1 && levelAt(battle, from) === levelAt(battle, at);

/**
 * What is left of walls and hedges: nothing for those who have come next to one who fires, unless he is in a building or dug in;
 * nor for the entrenched and those in buildings against fire from beside them or from another level (14.5.4).
 * A hedgerow adds nothing to an entrenchment, and is no wall otherwise (14.6.6).
 */
export function withHexsides(
  battle: Battle,
  target: Unit,
  at: string,
  firers: readonly OnMap[],
  cover: readonly Modifier[],
): readonly Modifier[] {
  const isLost =
    (isUnderCover(battle, target, at) && !firers.every((firer) => isAddedTo(battle, at, firer.at))) ||
    (battle.clock.phase === 'defensive-fire' &&
      target.track?.includes(at) === true &&
      firers.some((firer) => distance(battle, firer.at, at) === 1 && !isSheltered(battle, firer)));
  const own = isEntrenched(target) ? cover.filter(({ why }) => why !== 'hedgerow') : cover;
  return isLost ? own.filter(({ why }) => !HEXSIDES_IN_WORDS.test(why)) : own;
}

const isUnderCover = (battle: Battle, target: Unit, at: string): boolean =>
  isEntrenched(target) ||
  isInBunker(target) ||
  (isStructure(groundAt(battle, at)) && !isBypassing(target, at));

const HEXSIDES_IN_WORDS = /^(wall|hedge(?!row))/;

const isSheltered = (battle: Battle, unit: OnMap): boolean =>
  isEntrenched(unit) || isInBunker(unit) || isStructure(groundAt(battle, unit.at));
