/** Strengths and odds (6.1.3): the firepower of both, rounded in favour of the defender, and the Kill Number. */
import { columnReached } from '../../family/asl/odds.js';
import type { ChartPack } from '../../kernel/charts/index.js';
import { ferocity } from '../ch03-infantry/16-gurkhas.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { CLOSE_COMBAT } from '../charts/index.js';
import type { Battle, Unit } from '../system.js';
import {
  hasFirepower,
  isGuard,
  isLeader,
  isMmc,
  isMount,
  isScout,
  isSmc,
  isSniper,
  weaponsOf,
} from '../units/kinds.js';

/** The columns of the Close Combat Table, the poorest first. */
const COLUMNS = [
  ['1-6', 1 / 6],
  ['1-4', 1 / 4],
  ['1-2', 1 / 2],
  ['1-1', 1],
  ['3-2', 3 / 2],
  ['2-1', 2],
  ['3-1', 3],
  ['4-1', 4],
  ['5-1', 5],
  ['6-1', 6],
  ['8-1', 8],
] as const;
export type Odds = (typeof COLUMNS)[number][0];

/** The best column that the ratio reaches; undefined below the first. */
export const oddsOf = (attack: number, defence: number): Odds | undefined =>
  columnReached(COLUMNS, attack, defence);

/** How many columns the odds lie above 1-1 (3.6/T3). */
export const columnsAboveEven = (odds: Odds): number => {
  const names = COLUMNS.map(([name]) => name);
  return names.indexOf(odds) - names.indexOf('1-1');
};

/** Cowering (6.5.1). */
export const oddsBelow = (odds: Odds): Odds | undefined =>
  COLUMNS[COLUMNS.findIndex(([name]) => name === odds) - 1]?.[0];

export const killNumber = (battle: Battle, odds: Odds): number =>
  (battle.table.charts as ChartPack).lookup(CLOSE_COMBAT.killNumber, odds);

/** Leaders without men of theirs count 1 together, in attack and defence (6.1.9, 6.1.9/a); a scout always counts 1 (3.7.20). */
const NOMINAL = 1;

/** A squad serves two, anybody else one, and a wounded leader none (8.9.1.1, 8.9.1.4, 3.4.4). */
const lightGuns = (battle: Battle, unit: Unit): number =>
  isLeader(unit) && unit.wounds
    ? 0
    : weaponsOf(battle, unit)
        .filter(({ weapon, malfunctioned }) => weapon === 'LMG' && !malfunctioned)
        .map(({ fp = 0 }) => fp)
        .sort((a, b) => b - a)
        .slice(0, unit.kind === 'squad' ? 2 : 1)
        .reduce((sum, fp) => sum + fp, 0);

/** Half-squads and crews at a gun do nothing else (8.9.1.4). */
const isAtGun = (battle: Battle, unit: Unit, enemies: readonly Unit[]): boolean =>
  unit.kind !== 'squad' && hasLightGun(battle, unit) && lightGuns(battle, unit) >= ownStrength(unit, enemies);

const menAndGuns = (battle: Battle, unit: Unit, enemies: readonly Unit[]): number =>
  unit.kind === 'squad'
    ? ownStrength(unit, enemies) + lightGuns(battle, unit)
    : Math.max(ownStrength(unit, enemies), lightGuns(battle, unit));

/** Men who strike with their own strength may cower (6.5.1). */
export const strikesItself = (battle: Battle, unit: Unit, enemies: readonly Unit[]): boolean =>
  isMmc(unit) && !isAtGun(battle, unit, enemies);

/** Halved in the dark against those who came under a '?' (2.8.15), for the pinned, the mounted, for guards, and for those who were prisoners (6.1.10, 4.12.21, 3.29.14, 3.29.20). */
export const ifHampered = (battle: Battle, unit: Unit, fp: number, isDark: boolean): number =>
  [isDark && !unit.shrouded, unit.pinned, isMounted(unit), isGuard(battle, unit), unit.escaped].reduce(
    (left, isHalved) => (isHalved ? left / 2 : left),
    fp,
  );

/** Gurkhas are worth more (3.16.7). */
const ownStrength = (unit: Unit, enemies: readonly Unit[]): number =>
  (unit.unequipped ? NOMINAL : (unit.fp ?? 0)) * ferocity(unit, enemies);

/** Men with their LMGs (6.1.5); leaders serve a gun in place of their own strength (6.1.9). */
export function attackStrength(
  battle: Battle,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): number {
  const isDark = defenders.some(({ shrouded }) => shrouded);
  const leaders = attackers.filter(isLeader);
  const guns = leaders.reduce(
    (sum, leader) => sum + ifHampered(battle, leader, lightGuns(battle, leader), isDark),
    0,
  );
  const served = leaders.length > 1 ? guns : guns / 2;
  const own =
    leaders.length > 0
      ? Math.max(...leaders.map((leader) => ifHampered(battle, leader, NOMINAL, isDark)))
      : 0;
  const men = attackers.filter(hasFirepower);
  const scouts = attackers
    .filter(isScout)
    .reduce((sum, scout) => sum + ifHampered(battle, scout, NOMINAL, isDark), 0);
  return (
    men.reduce(
      (sum, unit) => sum + ifHampered(battle, unit, menAndGuns(battle, unit, defenders), isDark),
      0,
    ) +
    scouts +
    (guns > 0 ? served : own)
  );
}

/** Their own firepower alone, pinned or not; heroes are attacked as leaders are (3.8.9). */
export const defenceStrength = (defenders: readonly Unit[], attackers: readonly Unit[]): number =>
  defenders
    .filter((unit) => isMmc(unit) && !unit.swims)
    .reduce((sum, unit) => sum + ownStrength(unit, attackers), 0) +
  (defenders.some(isSmc) ? NOMINAL : 0) +
  NOMINAL *
    defenders.filter(
      (unit) => isMount(unit) || isScout(unit) || isSniper(unit) || (isMmc(unit) && unit.swims),
    ).length;

export const hasLightGun = (battle: Battle, unit: Unit): boolean => lightGuns(battle, unit) > 0;
