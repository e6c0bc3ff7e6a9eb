/** Stacking (3.3.1): three squad equivalents and four leaders of a side in a hex. */
import type { LocationId, SideId } from '../../kernel/position/position.js';
import type { AslBattle, AslUnit } from '../system.js';
import { groundAt, hasRoadThrough } from '../terrain/terrain.js';
import { isLeader, isMmc, weaponsOf } from './units.js';

const MOST_LEADERS = 4;
const MOST_SQUADS = 3;
/** Dense jungle holds less, but for a road or building in it (8.2.1/jungle-d). */
const MOST_IN_JUNGLE = 2;

/** In squad equivalents; a half-squad or crew with a Gun counts as a squad. */
function sizeOf(battle: AslBattle, unit: AslUnit): number {
  if (!isMmc(unit)) return 0;
  if (unit.kind === 'squad') return 1;
  return weaponsOf(battle, unit).some(({ kind }) => kind === 'gun') ? 1 : 0.5;
}

export function squadLimit(battle: AslBattle, at: LocationId): number {
  const ground = groundAt(battle, at);
  const dense = ground === 'dense-jungle' || ground === 'bamboo';
  return dense && !hasRoadThrough(battle, at) ? MOST_IN_JUNGLE : MOST_SQUADS;
}

/** Would there be room if these came to stand there? Units of the other side do not count. */
export function hasRoom(
  battle: AslBattle,
  at: LocationId,
  side: SideId,
  coming: readonly AslUnit[],
): boolean {
  const there = battle
    .unitsAt(at)
    .filter((unit) => unit.side === side && !coming.some(({ id }) => id === unit.id));
  const all = [...there, ...coming];
  const squads = all.reduce((sum, unit) => sum + sizeOf(battle, unit), 0);
  return squads <= squadLimit(battle, at) && all.filter(isLeader).length <= MOST_LEADERS;
}
