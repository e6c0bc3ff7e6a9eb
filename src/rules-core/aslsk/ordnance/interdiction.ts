/** Guns that interdict (3.6/n): what could be hit in the open is as good as fired at. */
import type { LocationId } from '../../kernel/position.js';
import { distance } from '../map.js';
import type { AslAct, AslBattle, AslUnit } from '../system.js';
import { isCaptured, weaponsOf } from '../units.js';
import { loseAcquisition } from './acquisition.js';
import { isInArc } from './arc.js';
import { gunOf } from './protection.js';
import { isMortar, isNonQualified } from './weapon.js';

const RANGE = 16;

/** The Gun could hit the hex without turning and without a positive DRM (3.6/n, o). */
export function gunInterdicts(battle: AslBattle, holder: AslUnit, at: LocationId): boolean {
  const gun = gunOf(battle, holder);
  if (!gun || holder.at === undefined || gun.malfunctioned || gun.lacks?.includes('HE')) return false;
  if (isNonQualified(gun, holder) || isCaptured(battle, gun)) return false;
  const range = distance(battle, holder.at, at);
  if (range > RANGE || (isMortar(gun) && range < (gun.minRange ?? 0))) return false;
  return gun.ca === undefined || isInArc(battle, holder.at, gun.ca, at);
}

/** Who watches a router loses what he had acquired (6.10/f). */
export function loseByInterdiction(act: AslAct, watchers: readonly AslUnit[]): void {
  for (const watcher of watchers)
    for (const weapon of weaponsOf(act.battle, watcher)) loseAcquisition(act, weapon);
}
