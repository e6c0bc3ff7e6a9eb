/** What a weapon of this chapter is (6.0, 1.2.6): Gun, mortar or light anti-tank weapon, its calibre, and who serves it. */
import type { AslBattle, AslUnit } from '../system.js';
import { isCaptured, isMmc, possessorOf } from '../units/units.js';

const LIGHT_ANTI_TANK: ReadonlySet<string> = new Set(['BAZ', 'PSK', 'PIAT', 'ATR']);
const BACKBLAST: ReadonlySet<string> = new Set(['BAZ', 'PSK']);

export function isGun(weapon: AslUnit): boolean {
  return weapon.kind === 'gun';
}

export function isMortar(weapon: AslUnit): boolean {
  return weapon.weapon === 'MTR';
}

/** Mortars of 60mm or less are support weapons (4.5/a). */
export function isLightMortar(weapon: AslUnit): boolean {
  return weapon.kind === 'weapon' && isMortar(weapon);
}

/** Bazookas, Panzerschrecks, PIATs and anti-tank rifles (2.0/LATW). */
export function isLatw(weapon: AslUnit): boolean {
  return weapon.kind === 'weapon' && LIGHT_ANTI_TANK.has(weapon.weapon ?? '');
}

/** Shaped charges: they harm Infantry only in buildings (4.4/b). */
export function isShapedCharge(weapon: AslUnit): boolean {
  return isLatw(weapon) && weapon.weapon !== 'ATR';
}

export function hasBackblast(weapon: AslUnit): boolean {
  return BACKBLAST.has(weapon.weapon ?? '');
}

const MACHINE_GUNS: ReadonlySet<string> = new Set(['LMG', 'MMG', 'HMG']);

export function isMachineGun(weapon: AslUnit): boolean {
  return weapon.kind === 'weapon' && MACHINE_GUNS.has(weapon.weapon ?? '');
}

/** Whatever has to hit before it can do harm (2.0/Ordnance). */
export function isOrdnance(weapon: AslUnit): boolean {
  return isGun(weapon) || isLightMortar(weapon) || isLatw(weapon) || weapon.weapon === 'RCL';
}

/** Millimetres: `88L` is 88. */
export function millimetres(weapon: AslUnit): number {
  return Number.parseInt(weapon.calibre ?? '0', 10);
}

/** How long the barrel is, as the To Hit Chart has it: short, long, very long. */
export function barrel(weapon: AslUnit): '*' | 'L' | 'LL' | undefined {
  const mark = /(\*|LL|L)$/.exec(weapon.calibre ?? '')?.[1];
  return mark as '*' | 'L' | 'LL' | undefined;
}

/** A Gun in the hands of a squad or half-squad (3.2.4/NQ); support weapons are for everybody. */
export function isNonQualified(weapon: AslUnit, holder: AslUnit): boolean {
  return isGun(weapon) && isMmc(holder) && holder.kind !== 'crew';
}

/** Its gun barrel is neither on a turret nor on a 360-degree mount (2.0/NT). */
export function isNonTurreted(weapon: AslUnit): boolean {
  return isGun(weapon) && !weapon.mount360;
}

/** Everything that fires as a mortar now: mortars, and Guns that can do both (H/Type92). */
export function firesAsMortar(weapon: AslUnit, mortar: boolean | undefined): boolean {
  return isMortar(weapon) || (mortar === true && canFireBothWays(weapon));
}

/** A Gun with a bracketed range may fire like a mortar although it is not one (H/Type92). */
export function canFireBothWays(weapon: AslUnit): boolean {
  return isGun(weapon) && !isMortar(weapon) && weapon.minRange !== undefined;
}

const RED_NUMBERS: ReadonlySet<string> = new Set(['Russian', 'Italian', 'Polish', 'Slovak']);

/** Which numbers of the To Hit Chart count: red for some nations, and for captured or unfamiliar weapons (3.2.4/proc-c). */
export function colourOf(battle: AslBattle, weapon: AslUnit): 'black' | 'red' {
  const holder = possessorOf(battle, weapon);
  if (RED_NUMBERS.has(weapon.nationality)) return 'red';
  if (weapon.nationality === 'American' && battle.options.year < 1944) return 'red';
  if (isCaptured(battle, weapon)) return 'red';
  return holder && isNonQualified(weapon, holder) ? 'red' : 'black';
}
