/** Is a place spotted for a side, as things stand (10.1, 6.3, 6.4)? */
import { isAdjacent } from '../ground/adjacent.js';
import { hexesAround, hexOf } from '../ground/places.js';
import { spottingClass } from '../ground/tec.js';
import { placesOf } from '../ground/terrain.js';
import { hasFiredAt, isNear } from '../night/darkness.js';
import { sees } from '../sight/sight.js';
import type { Battle, Unit } from '../system.js';
import { enemiesAt, isGoodOrder, isMoving, ownAt } from '../units/kinds.js';

/** Hexes are spotted, not units; places within a hex by themselves (10.1/l). */
export function isSpotted(battle: Battle, at: string, side: string): boolean {
  if (battle.location(at).spotted || battle.location(at).melee) return true;
  const enemies = enemiesAt(battle, at, side);
  if (!isNear(battle, at, side)) return hasFiredAt(battle, at, side);
  if (enemies.some(showsItself)) return true;
  const hidden = enemies.length > 0 && enemies.every(isStealthy);
  if (spottingClass(battle, at) === 'open') return !hidden || isWatched(battle, at, side);
  return !hidden && lookersAround(battle, at, side).some(noticesNeighbours);
}

/** It moves, has moved, has fired or fights hand to hand (10.1/a). */
const showsItself = (unit: Unit): boolean => unit.fired === true || unit.melee === true || isMoving(unit);

/** By Stealth one passes even next to the enemy, unless in open terrain before his eyes (6.4). */
const isStealthy = ({ moving, marker }: Unit): boolean => moving === 'stealth' || marker === 'stealth';

/** Shaken units and buttoned vehicles notice nobody beside them (10.1/r). */
const noticesNeighbours = (unit: Unit): boolean => isGoodOrder(unit) && !unit.buttoned;

function lookersAround(battle: Battle, at: string, side: string): Unit[] {
  const hexes = [hexOf(at), ...hexesAround(battle, at)];
  return hexes
    .flatMap((hex) => placesOf(battle, hex))
    .filter((place) => isAdjacent(battle, place, at))
    .flatMap((place) => ownAt(battle, place, side));
}

const isWatched = (battle: Battle, at: string, side: string): boolean =>
  battle
    .units()
    .some(
      (unit) =>
        unit.side === side &&
        unit.at !== undefined &&
        unit.kind !== 'aircraft' &&
        isGoodOrder(unit) &&
        sees(battle, unit.at, at),
    );
