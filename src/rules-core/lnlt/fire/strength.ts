/** The Firepower of an attack and all that modifies it, one by one (5.0, 5.2, 5.4, 5.6, 4.1, 6.1, 6.4). */
import { isAdjacent } from '../ground/adjacent.js';
import { distance, hexOf } from '../ground/places.js';
import { hasSkill } from '../heroes/skills.js';
import { isDark } from '../night/darkness.js';
import { sight } from '../sight/sight.js';
import { type Battle, type Modifier, roundUp, type Unit } from '../system.js';
import { isMmc, isSmc, isVehicle } from '../units/kinds.js';

/** A Support Weapon in an attack, and who serves it. */
export interface Served {
  readonly weapon: Unit;
  readonly by: Unit;
  /** The second single man (1.6/p). */
  readonly with?: Unit;
}

export interface Firers {
  /** Those who fire their IFP. */
  readonly units: readonly Unit[];
  readonly weapons: readonly Served[];
  readonly from: string;
  readonly at: string;
  readonly vehicle?: string | undefined;
  /** In the enemy's impulse, where Ops Complete matters (4.1/a). */
  readonly opportunity: boolean;
}

/** FP of every unit and weapon, then what modifies the whole. Not in it: the Leader, the targets' movement. */
export function strengthOf(battle: Battle, firers: Firers): Modifier[] {
  const parts = [...inherent(battle, firers), ...firers.weapons.map((served) => weaponFp(firers, served))];
  return isChargesOnly(firers) ? parts : [...parts, ...ofTheAttack(battle, firers)];
}

/** A charge is thrown without any modifier but the LM (1.6.3/c). */
export const isChargesOnly = ({ units, weapons }: Firers): boolean =>
  units.length === 0 && weapons.every(({ weapon }) => weapon.weapon === 'satchel-charge');

/** One MMC leads with its full IFP, the best; the others add half, Heroes all of it (5.2). */
function inherent(battle: Battle, firers: Firers): Modifier[] {
  const fps = firers.units.map((unit) => ({ unit, fp: ifpOf(battle, firers, unit) }));
  const lead = fps.filter(({ unit }) => isMmc(unit)).sort((a, b) => b.fp - a.fp)[0]?.unit;
  return fps.map(({ unit, fp }): Modifier => {
    if (unit === lead || isSmc(unit))
      return { why: unit.name, value: fp, cites: isSmc(unit) ? '5.2/b' : '5.2' };
    return unit.fp === 0
      ? { why: unit.name, value: 0, cites: '5.2/c' }
      : { why: `half of ${unit.name}`, value: fp / 2, cites: '5.2' };
  });
}

/** Beyond its printed range half (5.4); then Ops Complete (4.1/a) and on top of a vehicle (16.2). */
function ifpOf(battle: Battle, { from, at, opportunity }: Firers, unit: Unit): number {
  const printed = unit.fp ?? 0;
  const isFar = distance(battle, from, at) > (unit.range ?? 0);
  const fp = isFar ? roundUp(printed / 2) : printed;
  const riding = unit.riding === 'outside' ? (hasMoved(battle, unit) ? 2 : 1) : 0;
  return fp - (opportunity && unit.opsComplete ? 1 : 0) - riding;
}

const hasMoved = (battle: Battle, { aboard = '' }: Unit): boolean => {
  const vehicle = battle.unit(aboard);
  return vehicle?.moving !== undefined || vehicle?.marker !== undefined;
};

/** Full FP; half for one single man alone (1.6/c), and of an MMC that is Ops Complete (4.1/b). */
function weaponFp({ opportunity }: Firers, { weapon, by, with: helper }: Served): Modifier {
  const { name, fp = 0 } = weapon;
  if (isSmc(by) && !helper) return { why: `${name}, one man`, value: roundUp(fp / 2), cites: '1.6/c' };
  if (opportunity && by.opsComplete && weapon.weapon !== 'satchel-charge')
    return { why: `${name}, Ops Complete`, value: roundUp(fp / 2), cites: '4.1/b' };
  return { why: name, value: fp, cites: helper ? '1.6/p' : '5.2/b' };
}

/** What a machine gun adds that can jam: the same figure is taken out when it does (1.6.2). */
export const jamming = (firers: Firers): { weapon: string; fp: number }[] =>
  firers.weapons
    .filter(({ weapon }) => weapon.jams)
    .map((served) => ({ weapon: served.weapon.id, fp: weaponFp(firers, served).value }));

export function ofTheAttack(
  battle: Battle,
  { units, weapons, from, at }: Omit<Firers, 'opportunity'>,
): Modifier[] {
  const all = [
    ...new Set([...units, ...weapons.flatMap(({ by, with: helper }) => (helper ? [by, helper] : [by]))]),
  ];
  const serves = (id: string) => weapons.some(({ by, with: helper }) => by.id === id || helper?.id === id);
  const found: Modifier[] = [];
  if (isAdjacent(battle, from, at))
    found.push(
      units.some(isAssaulter)
        ? { why: 'adjacent, Assaulters', value: 3, cites: '5.6' }
        : { why: 'adjacent', value: 2, cites: '5.6/a' },
    );
  for (const { hex, what } of sight(battle, from, at).degrading)
    found.push({ why: `${what} in ${hex}`, value: -1, cites: '10.3' });
  if (isDark(battle, from, at)) found.push({ why: 'night', value: -3, cites: '20.1/b' });
  if (battle.location(hexOf(from)).smoke) found.push({ why: 'out of smoke', value: -1, cites: '7.0/d' });
  if (all.some(({ marker }) => marker === 'assault-move'))
    found.push({ why: 'Assault Move', value: -2, cites: all.some(isVehicle) ? '15.2' : '6.1/b' });
  else if (all.some(({ id, marker, kind }) => marker === 'stealth' && (kind !== 'scout' || serves(id))))
    found.push({ why: 'Stealth Movement', value: -2, cites: '6.4/e' });
  return found;
}

const isAssaulter = (unit: Unit): boolean => unit.assaulter === true || hasSkill(unit, 'House: Close-in');
