/** Lower hull hits (7.13.2): from well below, an HF hit meets half of the armor of a Rising shot. */
import { distance } from '../../mechanics/places.js';
import { heightIn } from '../ground/terrain.js';
import { plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isHullDown, isPartiallyHullDown } from './hull-down.js';

const LEAST_DIFFERENCE = 2;

export function isLowerHull(battle: Battle, target: Unit, from: string): boolean {
  if (!plays(battle, '7.13')) return false;
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
