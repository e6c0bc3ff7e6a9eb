/** Who sees whom over a crest: from the level of the ground, or a level above it on a hedgerow (14.25.1, 14.6.13). */
import { sees } from '../ch02-sight/sight.js';
import type { Battle, Modifier, Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { isBesideItsFront, isDown, isOnCrest, isOverCrest, isSheltered } from './25-crests.js';
import { levelAt } from './ground.js';

/** A level above the bottom, which is what a counter lifts them by. */
const lifted = (at: string): string => `${at}/1`;

/** One of the two is on a counter that the line crosses; who is down himself sees nothing more. */
export function seesOverCrest(
  battle: Battle,
  viewer: Pick<OnMap, 'at' | 'onCrest'>,
  unit: Unit,
  at: string,
): boolean {
  if (!viewer.onCrest && !unit.onCrest) return false;
  const looksOut = isOverCrest(battle, viewer, at);
  const standsOut = unit.at === at && isOverCrest(battle, unit, viewer.at);
  if (!looksOut && (!standsOut || isDown(battle, viewer.at))) return false;
  if (!standsOut && isDown(battle, at)) return false;
  return sees(battle, looksOut ? lifted(viewer.at) : viewer.at, standsOut ? lifted(at) : at);
}

/** Others at the crest are seen, and it is not: fire at them passes over it (14.25.1). */
export const isBelowOthers = (battle: Battle, unit: OnMap, at: string, firers: readonly OnMap[]): boolean =>
  firers.length > 0 &&
  battle.unitsAt(at).some(isOnCrest) &&
  firers.every((firer) => !sees(battle, firer.at, at) && !seesOverCrest(battle, firer, unit, at));

/** Out of low ground over the crest nobody fires uphill (14.24.9). */
export const withoutClimb = (
  battle: Battle,
  at: string,
  firers: readonly OnMap[],
  cover: readonly Modifier[],
): readonly Modifier[] =>
  firers.some(isOnCrest) &&
  firers.every(
    (firer) => levelAt(battle, firer.at) + (isOverCrest(battle, firer, at) ? 1 : 0) >= levelAt(battle, at),
  )
    ? cover.filter(({ why }) => why !== 'height')
    : cover;

/** Of a target that fire from all of these comes at over its crest. */
export const isShelteredFrom = (battle: Battle, target: Unit, firers: readonly OnMap[]): boolean =>
  isOnCrest(target) &&
  firers.length > 0 &&
  firers.every((firer) => isSheltered(battle, target as OnMap, firer.at));

/** Ordnance that is not aimed over the crest of those who fire it (14.25.3). */
export const besideTheFront = (battle: Battle, holder: Unit, at: string): Modifier[] =>
  isBesideItsFront(battle, holder, at)
    ? [{ why: 'outside its crest front', value: 2, cites: '14.25.3/a' }]
    : [];
