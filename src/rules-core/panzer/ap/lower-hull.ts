/** Lower hull hits (7.13): from well below, or as it climbs, an HF hit meets half of the armor of a Rising shot. */
import { distance } from '../../mechanics/places.js';
import type { Shot } from '../fire/shot.js';
import { heightIn } from '../ground/terrain.js';
import { plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isHullDown, isPartiallyHullDown } from './hull-down.js';

const LEAST_DIFFERENCE = 2;

/** The rule by which it is hit in the lower hull; undefined: it is not. */
export function lowerHull(
  battle: Battle,
  { shooter, target, overwatch }: Shot,
): '7.13.1' | '7.13.2' | undefined {
  if (!plays(battle, '7.13')) return undefined;
  const from = shooter.at as string;
  if (isFarBelow(battle, target, from)) return '7.13.2';
  return overwatch && hasJustClimbed(battle, target, from) ? '7.13.1' : undefined;
}

/** As it comes out of a gully or over a wall, against firers that stand as high as it does now (7.13.1/a). */
const hasJustClimbed = (battle: Battle, { id, at, climbed }: Unit, from: string): boolean =>
  climbed === true &&
  battle.clock.window?.unit === id &&
  heightIn(battle, from) === heightIn(battle, at as string);

function isFarBelow(battle: Battle, target: Unit, from: string): boolean {
  const at = target.at as string;
  const difference = heightIn(battle, at) - heightIn(battle, from);
  return (
    difference >= LEAST_DIFFERENCE &&
    distance(battle, from, at) <= 2 * difference &&
    !isHullDown(battle, target, from) &&
    !isPartiallyHullDown(battle, target, from)
  );
}

export const halved = (armor: number): number => Math.max(1, Math.floor(armor / 2));
