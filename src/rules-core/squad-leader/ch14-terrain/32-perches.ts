/**
 * Roofs and treetops (14.32), where a scenario has them. The roof of `K5` is as high as the building stands: `K5/2.5` above two
 * upper levels, `K5/1` above a small house. `K5/1` of a woods hex is in its treetops. Without the option nothing is asked.
 */
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import type { Battle } from '../system.js';
import { floorOf, isUpstairs, topFloor } from './03-storeys.js';
import { groundAt, isBuilding, isOneBuilding, levelAt } from './ground.js';

/** Of a small house, and of the trees; larger buildings have half a level above their highest one (14.32.11). */
const LOW = 1;
const ABOVE = 0.5;

/** The one perch that a hex may have. */
export function perchIn(battle: Battle, at: LocationId): LocationId | undefined {
  if (!battle.options.perches) return undefined;
  const hex = hexOf(at);
  if (battle.clock.rubble && battle.location(hex).rubble) return undefined;
  const ground = groundAt(battle, hex);
  if (ground === 'woods') return `${hex}/${LOW}`;
  if (!isBuilding(ground)) return undefined;
  const top = topFloor(battle, hex);
  return `${hex}/${top === 0 ? LOW : top + ABOVE}`;
}

export const isPerch = (battle: Battle, at: LocationId): boolean =>
  battle.options.perches !== undefined && isUpstairs(at) && perchIn(battle, at) === at;

export const isTreetop = (battle: Battle, at: LocationId): boolean =>
  isPerch(battle, at) && groundAt(battle, at) === 'woods';

export const isRoof = (battle: Battle, at: LocationId): boolean =>
  isPerch(battle, at) && groundAt(battle, at) !== 'woods';

/** The hex, with its treetops: who goes there meets those in either (14.32.9, 14.32.15). */
export function withTreetops(battle: Battle, at: LocationId): readonly LocationId[] {
  if (!battle.options.perches || isUpstairs(at)) return [at];
  const perch = perchIn(battle, at);
  return perch && isTreetop(battle, perch) ? [at, perch] : [at];
}

/** For those in the treetops the hex, for all others the place where they are (14.32.11/q2). */
export const footOf = (battle: Battle, at: LocationId): LocationId =>
  isTreetop(battle, at) ? hexOf(at) : at;

/** From roof to roof of one building: at the same height, or down to a lower one (14.32.5, 14.32.7). */
export const roofsBeside = (battle: Battle, at: LocationId, isSame: boolean): LocationId[] =>
  neighbours(battle, at)
    .filter((hex) => isOneBuilding(battle, at, hex))
    .flatMap((hex) => perchIn(battle, hex) ?? [])
    .filter((roof) =>
      isSame ? levelAt(battle, roof) === levelAt(battle, at) : levelAt(battle, roof) < levelAt(battle, at),
    );

/** On the level right beneath the roof (14.32.3). */
export const isBeneathRoof = (battle: Battle, at: LocationId): boolean =>
  isBuilding(groundAt(battle, at)) &&
  floorOf(at) === topFloor(battle, at) &&
  perchIn(battle, at) !== undefined;
