/** Firepower in Melee, and the odds (8.0, 8.3, 8.4, 8.5). */
import { MELEE } from '../charts/index.js';
import { hasSkill } from '../heroes/skills.js';
import { type Battle, roundUp, type Unit } from '../system.js';
import { isGoodOrder, isMmc, ownAt, weaponsOf } from '../units/kinds.js';

const ELIGIBLE_WEAPONS: ReadonlySet<string | undefined> = new Set([
  'machine-gun',
  'satchel-charge',
  'molotov',
  'flamethrower',
]);

/** The Support Weapons with which a unit can fight hand to hand (8.0/c). */
export const meleeWeaponsOf = (battle: Battle, unit: Unit): Unit[] =>
  weaponsOf(battle, unit).filter(
    (weapon) =>
      ELIGIBLE_WEAPONS.has(weapon.weapon) &&
      weapon.jammed === undefined &&
      (weapon.tripod !== 'dismantled' || weapon.bipod === true),
  );

/** Leaders without a weapon for it, Snipers, Medics and the Shaken take no part (8.1/d). */
export function isEligible(battle: Battle, unit: Unit): boolean {
  if (!isGoodOrder(unit) || unit.aboard !== undefined) return false;
  if (unit.kind === 'leader') return meleeWeaponsOf(battle, unit).length > 0;
  return isMmc(unit) || unit.kind === 'hero' || unit.kind === 'scout';
}

/** Weapon Teams without a machine gun only defend (1.7/o). */
export const canStrike = (battle: Battle, unit: Unit): boolean =>
  isEligible(battle, unit) && (unit.kind !== 'weapon-team' || unit.weapon === 'machine-gun');

export const fightersAt = (battle: Battle, at: string, side: string): Unit[] =>
  ownAt(battle, at, side).filter((unit) => isEligible(battle, unit));

/** An MMC without IFP, or a Scout, who fights as one (8.3, 11.6/f). */
export const isWithoutFp = (unit: Unit): boolean =>
  unit.kind === 'scout' || (isMmc(unit) && unit.kind !== 'weapon-team' && (unit.fp ?? 0) === 0);

/** With the most that its weapons allow (1.6/b, 8.0/j, 8.0/k, 8.0/u). */
export function meleeFp(battle: Battle, unit: Unit): number {
  const weapons = meleeWeaponsOf(battle, unit)
    .map((weapon) => (weapon.fp ?? 0) + (weapon.meleeBonus ? 1 : 0))
    .sort((a, b) => b - a);
  const [first = 0, second = 0] = weapons;
  const own = inherent(unit);
  const extra = bonusOf(unit);
  if (unit.kind === 'squad') {
    const withIfp = isWithoutFp(unit) && weapons.length > 0 ? first : own + first;
    return extra + Math.max(withIfp, first + second);
  }
  if (unit.kind === 'leader' || unit.kind === 'hero') return extra + Math.max(own, roundUp(first / 2));
  if (isWithoutFp(unit) && weapons.length > 0 && isMmc(unit)) return extra + first;
  return extra + Math.max(own, first);
}

/** At least one for an MMC, nominally one for a gun or Mortar (8.3, 1.7/o). */
function inherent(unit: Unit): number {
  if (unit.kind === 'leader') return 0;
  if (unit.kind === 'weapon-team' && unit.weapon !== 'machine-gun') return 1;
  return isWithoutFp(unit) ? 1 : (unit.fp ?? 0);
}

/** Superscript M and what Skills add (8.5, EOP-I/k). */
const bonusOf = (unit: Unit): number =>
  (unit.meleeBonus ? 1 : 0) + (hasSkill(unit, 'Deadly') ? 1 : 0) + (hasSkill(unit, 'House: Brawler') ? 1 : 0);

const ODDS = ['1:3', '1:2', '2:3', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1'] as const;
type Odds = (typeof ODDS)[number];

const ratioOf = (odds: Odds): number => {
  const [a = 1, b = 1] = odds.split(':').map(Number);
  return a / b;
};

/** The smallest printed column not below the ratio, one more with a Hero who strikes, at most 5:1 (8.0/d, 8.0/g, 8.0/t). */
export function oddsOf(attack: number, defence: number, withHero: boolean): Odds {
  const found = ODDS.findIndex((odds) => ratioOf(odds) >= attack / defence - 1e-9);
  const column = found < 0 ? ODDS.length - 1 : found;
  return ODDS[Math.min(ODDS.length - 1, column + (withHero ? 1 : 0))] as Odds;
}

/** Below 1:3 one target only (8.0/r). */
export const isHopeless = (attack: number, defence: number): boolean => attack * 3 < defence;

export const killNumber = ({ table }: Battle, odds: Odds): number =>
  Number(table.charts.lookup(MELEE.cells, odds));
