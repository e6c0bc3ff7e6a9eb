/** Ammunition (6.2): what a weapon has without end, what it may try for, and what that is worth on the IFT. */
import { IFT } from '../charts/index.js';
import { COLUMNS, chartsOf, columnOf, shifted } from '../fire/ift.js';
import { type Forbidden, forbid } from '../fire/window.js';
import type { AslBattle, AslUnit, RuleId } from '../system.js';
import type { TargetType } from './to-hit.js';
import { isLatw, isMortar, isShapedCharge, millimetres } from './weapon.js';

export const AMMUNITION = ['HE', 'AP', 'APCR', 'APDS', 'HEAT', 'smoke', 'WP'] as const;
export type Ammunition = (typeof AMMUNITION)[number];

/** Placed as Smoke (1.2.5); WP also burns. */
export function isSmoke(ammo: Ammunition): ammo is 'smoke' | 'WP' {
  return ammo === 'smoke' || ammo === 'WP';
}

/** Assumed where nothing is announced (6.2/e). */
export function defaultAmmunition(weapon: AslUnit, type: TargetType): Ammunition {
  if (isShapedCharge(weapon)) return 'HEAT';
  return type === 'VTT' ? 'AP' : 'HE';
}

/** The depletion number of ammunition that is not simply there; undefined: it never runs out (6.2/a). */
export function depletionNumber(weapon: AslUnit, ammo: Ammunition): number | undefined {
  return weapon.ammunition?.[ammo];
}

/** Why the weapon cannot fire that ammunition now on that Target Type. */
export function cannotFire(
  battle: AslBattle,
  weapon: AslUnit,
  ammo: Ammunition,
  type: TargetType,
): Forbidden | undefined {
  if (!has(weapon, ammo)) return forbid('NO_AMMUNITION', `${weapon.name} has no ${ammo}.`, '6.0/a', '6.2/a');
  if (weapon.depleted?.includes(ammo))
    return forbid('DEPLETED', `${weapon.name} is out of ${ammo}.`, '6.2/b');
  if (ammo === 'HEAT' && !isLatw(weapon) && !isHeatKnown(battle, weapon))
    return forbid('NOT_YET', 'HEAT for Guns is not available yet.', '6.2/d');
  const rule = BARRED[type](ammo);
  return rule && forbid('WRONG_TARGET_TYPE', `${ammo} is not fired on the ${type}.`, rule);
}

function has(weapon: AslUnit, ammo: Ammunition): boolean {
  if (weapon.ammunition?.[ammo] !== undefined) return true;
  if (isShapedCharge(weapon)) return ammo === 'HEAT';
  if (isLatw(weapon)) return ammo === 'AP';
  if (weapon.lacks?.includes(ammo)) return false;
  return ammo === 'HE' || (ammo === 'AP' && !isMortar(weapon));
}

/** Smoke and WP on the Area Target Type only, which is barred to everything else but HE (2.0/ATT). */
const BARRED: Readonly<Record<TargetType, (ammo: Ammunition) => RuleId | undefined>> = {
  ITT: (ammo) => (isSmoke(ammo) ? '2.0/ITT' : undefined),
  VTT: (ammo) => (isSmoke(ammo) ? '2.0/VTT' : undefined),
  ATT: (ammo) => (ammo === 'HE' || isSmoke(ammo) ? undefined : '2.0/ATT'),
  own: (ammo) => (ammo === 'HEAT' ? undefined : '4.4/b'),
};

/** Germans from May 1942, Italians from September, everybody else from January 1943 (6.2/d). */
function isHeatKnown({ options: { year, month } }: AslBattle, { nationality }: AslUnit): boolean {
  const since = nationality === 'German' ? 5 : nationality === 'Italian' ? 9 : 13;
  return 12 * (year - 1942) + month >= since;
}

/** The firepower of a hit on the IFT, before the halving of the Area Target Type (3.2.4/eff-a, 6.2). */
export function firepowerOf(battle: AslBattle, weapon: AslUnit, ammo: Ammunition): number {
  if (isLatw(weapon) && weapon.fp !== undefined) return weapon.fp;
  switch (ammo) {
    case 'AP':
      return millimetres(weapon) < HEAVY_AP ? 1 : 2;
    case 'APCR':
    case 'APDS':
      return 1;
    case 'HEAT':
      return lower(highExplosive(battle, weapon));
    default:
      return highExplosive(battle, weapon);
  }
}

/** Millimetres from which AP has 2 FP (6.2/AP). */
const HEAVY_AP = 37;

function highExplosive(battle: AslBattle, weapon: AslUnit): number {
  return chartsOf(battle).lookup(IFT.fpByCalibre, millimetres(weapon));
}

/** HEAT attacks one column lower than HE (6.2/HEAT). */
function lower(fp: number): number {
  return shifted(columnOf(fp) ?? COLUMNS[0], -1) ?? 0;
}

/** Leaves no Residual FP: it is a bolt, not a blast (6.2/AP, 3.3.5/a). */
export function leavesNoResidual(ammo: Ammunition): boolean {
  return ammo === 'AP' || ammo === 'APCR' || ammo === 'APDS';
}
