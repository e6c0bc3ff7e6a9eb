/** Stacking (4.3): four infantry units of a side in a hex, three of them MMC. */
import type { Battle, Unit } from '../system.js';
import { infantryAt, isInfantry, isMmc } from '../units/kinds.js';

const MOST = 4;
const MOST_MMC = 3;

/** Would there be room for all of these, who are of one side? */
export function hasRoom(units: readonly Unit[]): boolean {
  const men = units.filter(isInfantry);
  return men.length <= MOST && men.filter(isMmc).length <= MOST_MMC;
}

/** Is there room in the hex for those who come, beside their friends who stay? */
export const hasRoomIn = (battle: Battle, at: string, side: string, coming: readonly Unit[]): boolean =>
  hasRoom([
    ...infantryAt(battle, at, side).filter(({ id }) => !coming.some((one) => one.id === id)),
    ...coming,
  ]);
