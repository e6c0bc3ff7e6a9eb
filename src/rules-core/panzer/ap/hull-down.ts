/** Hull Down hides hull and tracks from that side (6.1.4.1.3). */
import { distance } from '../../mechanics/places.js';
import { hitAngle } from '../fire/arcs.js';
import { heightIn } from '../ground/terrain.js';
import type { Battle, Unit } from '../system.js';
import type { Location, ShotLine } from './location.js';

const HULL: ReadonlySet<Location> = new Set(['HF', 'HS', 'HR', 'TK']);

/** A unit is partially Hull Down if it stands so much higher that range and Height difference meet (S.height/c). */
export function isPartiallyHullDown(battle: Battle, target: Unit, from: string): boolean {
  const difference = heightIn(battle, target.at as string) - heightIn(battle, from);
  return difference > 0 && distance(battle, from, target.at as string) <= difference;
}

interface Struck {
  readonly location: Location;
  readonly rolled: number;
  readonly line: ShotLine;
}

/** Does what is in the way take the hit? Partially: the track, and the lower half of the hull, odd numbers (hit-location.json). */
export function isHullCovered(
  battle: Battle,
  target: Unit,
  { location, rolled, line }: Struck,
  from: string,
): boolean {
  if (!HULL.has(location)) return false;
  if (isHullDown(battle, target, from)) return true;
  // Aircraft strike from above, whatever hill the target stands on.
  if (line !== 'Rising') return false;
  return isPartiallyHullDown(battle, target, from) && (location === 'TK' || rolled % 2 === 1);
}

export function isHullDown(battle: Battle, target: Unit, from: string): boolean {
  const { improvedPosition } = battle.location(target.at as string);
  const towards = target.hullDown ?? (improvedPosition ? target.facing : undefined);
  if (towards === undefined) return false;
  return ['Front', 'Front/Side'].includes(hitAngle(battle, target, towards, from));
}
