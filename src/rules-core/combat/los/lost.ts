/** Which rolls on the Line-of-Sight Table a shot needs (5.1.5.1, 5.1.6.1, 5.1.8, 5.1.11, 7.9.6). */
import { afvInTarget, type LostColumn } from '../cards.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';
import { isMovingVehicle } from '../vehicles/status.js';
import { sightBetween } from './known.js';
import { type Eye, eyeOf, type Hurdle, hasTooManyNumbers, isArmoured, type Sight } from './sight.js';

/** A d100 that must not be above `needs`. */
export interface LostRoll {
  readonly row: string;
  readonly column: LostColumn;
  readonly needs: number;
}

export interface ClearedLine {
  readonly sight: Sight;
  readonly rolls: readonly LostRoll[];
}

/** A Pillbox is hard to see even where the terrain is not (7.9.6). */
const PILLBOX_NUMBER = 15;

/** The line from one place to the target's, or why there is none. */
export function lineOfSight(battle: Battle, from: Eye, to: Eye): ClearedLine | Refusal {
  const found = sightBetween(battle, from, to);
  if (found.blocked)
    return refuse(
      'NO_LINE_OF_SIGHT',
      `The line of sight is blocked in ${found.blocked.hex}.`,
      found.blocked.by,
      '5.1.5',
    );
  const targets = battle.unitsAt(to.at).filter((unit) => !unit.inCover || hexOf(from.at) === hexOf(to.at));
  if (isSeenAnyway(battle, to.at, targets)) return { sight: found, rolls: [] };
  if (hasTooManyNumbers(found))
    return refuse(
      'TOO_MANY_HINDRANCES',
      'The line runs through more than three hexes with a number.',
      '5.1.6.1',
    );
  const ignored = targets.some((unit) => unit.marker === 'moved' || unit.marker === 'assault-moved')
    ? hexOf(to.at)
    : '';
  const hurdles = found.hurdles.filter(
    ({ column, hex }) => !(hex === ignored && (column === 'into' || column === 'same')),
  );
  return { sight: found, rolls: rollsFor(battle, hurdles, targets) };
}

/** The numbers of the LOST are not asked of a line to one of these (5.1.8, 12.1.1/1, 12.3.2/a). */
function isSeenAnyway(battle: Battle, at: string, targets: readonly Unit[]): boolean {
  if ((battle.location(hexOf(at)).acquired?.length ?? 0) > 0) return true;
  return targets.some(isConspicuous);
}

const isConspicuous = (unit: Unit): boolean =>
  (unit.moving !== undefined && unit.moving !== 'crawling') ||
  isMovingVehicle(unit) ||
  (unit.fired ?? 0) > 0 ||
  unit.marker === 'assault-fired' ||
  unit.marker === 'crawled-fired' ||
  unit.yellow !== undefined;

/** One roll for each type of terrain, the lowest number of it (5.1.5.1). */
function rollsFor(battle: Battle, hurdles: readonly Hurdle[], targets: readonly Unit[]): LostRoll[] {
  const lowest = new Map<string, LostRoll>();
  for (const { row, column, needs } of hurdles) {
    const known = lowest.get(row);
    if (!known || needs < known.needs) lowest.set(row, { row, column, needs });
  }
  const rolls = [...lowest.values()];
  const inside = targets.filter((unit) => unit.post === 'pillbox');
  if (inside.length > 0 && inside.length === targets.length) return withPillbox(rolls);
  if (!targets.some(isArmoured)) return rolls;
  return rolls.map((roll) => ({ ...roll, needs: roll.needs - afvInTarget(battle) }));
}

function withPillbox(rolls: readonly LostRoll[]): LostRoll[] {
  if (rolls.length === 0) return [{ row: 'Open Ground', column: 'into', needs: PILLBOX_NUMBER }];
  return rolls.map((roll) => ({ ...roll, needs: Math.min(PILLBOX_NUMBER, roll.needs - PILLBOX_NUMBER) }));
}

export type { Eye };
export { eyeOf };
