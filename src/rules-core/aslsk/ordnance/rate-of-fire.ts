/** Rate of Fire of Ordnance (1.2.4.1, 3.2.4/ROF): what lowers it, and what ends it at once. */
import { clumsiness } from '../pacific/japanese.js';
import type { AslBattle, AslUnit } from '../system.js';
import { isCaptured, isLeader } from '../units/units.js';
import { keepsMainRof } from '../vehicles/firing.js';
import { isThrown, type Shot } from './shot.js';
import { isLightMortar, isMortar, isNonQualified, isNonTurreted, millimetres } from './weapon.js';

/** The Rate of Fire for a shot, or for the use of IFE; `turns`: hexspines turned for it. */
export function rateOfFire(battle: AslBattle, weapon: AslUnit, holder: AslUnit, turns: number): number {
  const turned = isNonTurreted(weapon) && !isHandy(weapon) && turns + (weapon.caChanged ?? 0) > 0;
  return (
    (weapon.rof ?? 0) -
    (isCaptured(battle, weapon) ? 1 : 0) -
    (isNonQualified(weapon, holder) ? 1 : 0) -
    (turned ? 1 : 0) -
    clumsiness(weapon, holder)
  );
}

/** Mortars of 76 to 82mm are turned without loss. */
function isHandy(weapon: AslUnit): boolean {
  const size = millimetres(weapon);
  return isMortar(weapon) && size >= 76 && size <= 82;
}

/** Does the weapon keep its Rate of Fire by that coloured die? */
export function keepsRateOfFire(battle: AslBattle, shot: Shot, coloured: number): boolean {
  const { weapon, holder, manner, type, mortar } = shot;
  if (weapon.kind === 'vehicle') return keepsMainRof(shot, coloured);
  if (shot.spendRof || shot.intensive || holder.pinned || manner === 'advancing') return false;
  if (type === 'ATT' && !mortar) return false;
  if (isLightMortar(weapon) && isLeader(holder) && !shot.helper) return false;
  const rof = rateOfFire(battle, weapon, holder, shot.turns);
  return coloured <= (isThrown(weapon, shot.ammo, shot.range) ? Math.min(rof, 1) : rof);
}
