/** Guns and light mortars that interdict (3.6/n): what could be hit in the open is as good as fired at. */
import type { LocationId } from '../../kernel/position/position.js';
import { isInArc } from '../../mechanics/facing.js';
import type { AslAct, AslBattle, AslUnit } from '../system.js';
import { distance } from '../terrain/map.js';
import { groundAt, isBuilding } from '../terrain/terrain.js';
import { isCaptured, isLeader, weaponsOf } from '../units/units.js';
import { loseAcquisition } from './acquisition.js';
import { canFireBothWays, isGun, isLightMortar, isMortar, isNonQualified } from './weapon.js';

const RANGE = 16;

/** It could hit the hex without turning and without a positive DRM, or spray it with its IFE (3.6/n, o). */
export function ordnanceInterdicts(
  battle: AslBattle,
  weapon: AslUnit,
  holder: AslUnit,
  at: LocationId,
): boolean {
  const from = holder.at as LocationId;
  const range = distance(battle, from, at);
  if (range > RANGE || !(isGun(weapon) || isLightMortar(weapon))) return false;
  if (weapon.ca !== undefined && !isInArc(battle, from, weapon.ca, at)) return false;
  if (isGun(weapon) && isLeader(holder)) return false;
  if ((weapon.ife ?? 0) >= 1) return true;
  if (isNonQualified(weapon, holder) || isCaptured(battle, weapon)) return false;
  if (isMortar(weapon)) return canDropShells(battle, weapon, from, range);
  const lacksAll = weapon.lacks?.includes('HE') && weapon.lacks.includes('AP');
  return !lacksAll && (canFireBothWays(weapon) || range <= (weapon.range ?? RANGE));
}

/** Within its ranges, under an open sky (6.9/a, 6.9/c, 8.2.1/jungle-f). */
function canDropShells(battle: AslBattle, mortar: AslUnit, from: LocationId, range: number): boolean {
  const ground = groundAt(battle, from);
  if (isBuilding(ground) || ground === 'dense-jungle' || ground === 'bamboo') return false;
  return range >= (mortar.minRange ?? 0) && range <= (mortar.range ?? RANGE);
}

/** A unit that interdicts a router loses its acquired target (6.10/f). */
export function loseByInterdiction(act: AslAct, watchers: readonly AslUnit[]): void {
  for (const watcher of watchers)
    for (const weapon of weaponsOf(act.battle, watcher)) loseAcquisition(act, weapon);
}
