/** The cards of the game, as the rules ask for them. Numbers come from the battle's chart pack, never from here. */
import type { CellValue, ChartPack, TableShape } from '../kernel/charts/index.js';
import { DFET, FFT, LOST, MF_KILL, MORALE, SCREENED_SHOT, SUPPRESSION } from './charts/fire.js';
import { CCT, IMMOBILIZATION, SEARCH, TEC, VICTORY_POINTS } from './charts/support.js';
import type { Battle } from './system.js';

export const packOf = (battle: Battle): ChartPack => battle.table.charts as ChartPack;

/** Reads a cell and leaves a note of it: the outcome rests on it. */
function lookup<K extends readonly unknown[], V extends CellValue>(
  battle: Battle,
  shape: TableShape<K, V>,
  ...keys: K
): V {
  return packOf(battle).lookup(shape, ...keys);
}

/** Reads a cell that nothing may rest on yet: lists and checks of orders. */
function peek<K extends readonly unknown[], V extends CellValue>(
  battle: Battle,
  shape: TableShape<K, V>,
  ...keys: K
): V | undefined {
  return packOf(battle).find(shape, ...keys)?.value;
}

const asNumber = (value: CellValue | undefined): number | undefined => {
  if (typeof value === 'number') return value;
  const match = typeof value === 'string' ? /^\+?(-?\d+)/.exec(value) : null;
  return match ? Number(match[1]) : undefined;
};

export interface FireResult {
  /** How many are eliminated, and whether there are casualties. */
  readonly eliminated: number;
  readonly casualties: boolean;
  /** The modifier of the Morale Check that the others take; undefined: none. */
  readonly check: number | undefined;
  /** As printed. */
  readonly says: string;
}

/** The row that firepower uses: the highest not above it (12.3.1.1/a). */
export function fftRow(fp: number): number {
  const row = FFT.results.axes[0].key(Math.max(fp, 1));
  return row === undefined ? 0 : Number.parseInt(row, 10);
}

export function fireResult(battle: Battle, fp: number, roll: number): FireResult {
  const says = lookup(battle, FFT.results, Math.max(fp, 1), roll);
  if (says === 'E' || says === '2E')
    return { eliminated: says === 'E' ? 1 : 2, casualties: false, check: highestCheck(battle, fp), says };
  return { eliminated: 0, casualties: says.startsWith('C'), check: checkIn(says), says };
}

function checkIn(says: string): number | undefined {
  const match = /M(?:\+(\d))?$/.exec(says);
  return match ? Number(match[1] ?? 0) : undefined;
}

/** The highest Morale Check printed in a row: what survivors of an elimination take (12.3.1.3/E). */
function highestCheck(battle: Battle, fp: number): number {
  const rolls = [1, 3, 6, 11, 16, 26, 36, 46, 56, 66, 81, 100];
  const checks = rolls.map((roll) => checkIn(peek(battle, FFT.results, Math.max(fp, 1), roll) ?? '-') ?? 0);
  return Math.max(...checks);
}

/** The FFT row of a Gun Size: the highest label not above it (2.7.2). */
export const gunRow = (battle: Battle, size: number): number => lookup(battle, FFT.he, size);

type Key<T> = T extends TableShape<readonly [infer K], CellValue> ? K : never;
type Equivalent = Key<typeof FFT.equiv>;
export const equivalentRow = (battle: Battle, weapon: Equivalent): number =>
  lookup(battle, FFT.equiv, weapon);

export type LostColumn = 'out' | 'same' | 'through' | 'into';
export type LostEntry = 'OK' | 'BLOCK' | number;

export function lostEntry(battle: Battle, row: string, column: LostColumn): LostEntry {
  return peek(battle, LOST.number, row, column) ?? 'OK';
}

/** Notes that a roll rests on this entry. */
export function noteLost(battle: Battle, row: string, column: LostColumn): void {
  lookup(battle, LOST.number, row, column);
}

export const afvInTarget = (battle: Battle): number =>
  peek(battle, LOST.modifiers, 'AFV in the target location') ?? 0;

/** Movement cost of a terrain for infantry; undefined where they may not go. */
export const infantryCost = (battle: Battle, row: string): number | undefined =>
  asNumber(peek(battle, TEC.effects, row, 'inf'));

export const vehicleCost = (battle: Battle, row: string, drive: 'tracked' | 'wheeled'): number | undefined =>
  asNumber(peek(battle, TEC.effects, row, drive));

/** A terrain's DRM: against most fire, and where it differs against mortars, artillery and bombs. */
export function terrainDrm(battle: Battle, row: string): { fire: number; bombardment: number } {
  const cell = peek(battle, TEC.effects, row, 'drm');
  const [fire = 0, bombardment = fire] =
    typeof cell === 'string'
      ? cell.split('/').map((part) => asNumber(part.trim()) ?? 0)
      : [asNumber(cell) ?? 0];
  return { fire, bombardment };
}

export const fftDrm = (battle: Battle, condition: Key<typeof FFT.drm>): number =>
  lookup(battle, FFT.drm, condition);

type Odds = Parameters<(typeof CCT.number.axes)[0]['key']>[0];

interface CloseCombatOdds {
  readonly odds: string;
  readonly eliminates: number;
  readonly casualties: number;
}

/** Odds from the best to the worst: the first that the ratio reaches, rounded down (14.2.3.2). */
const ODDS: readonly (readonly [Odds, number, number])[] = [
  ['5:1 or more', 5, 1],
  ['4:1', 4, 1],
  ['3:1', 3, 1],
  ['2:1', 2, 1],
  ['3:2', 3, 2],
  ['1:1', 1, 1],
  ['1:2', 1, 2],
  ['1:3', 1, 3],
  ['1:4', 1, 4],
];

export function closeCombatOdds(battle: Battle, attack: number, defence: number): CloseCombatOdds {
  const found = ODDS.find(([, a, d]) => attack * d >= defence * a);
  const odds = found?.[0] ?? '1:5 or less';
  return {
    odds,
    eliminates: lookup(battle, CCT.number, odds, 'E'),
    casualties: lookup(battle, CCT.number, odds, 'C'),
  };
}

export const closeCombatDrm = (battle: Battle, condition: Key<typeof CCT.drm>): number =>
  lookup(battle, CCT.drm, condition);

export const hexesSearched = (battle: Battle, roll: number): number => lookup(battle, SEARCH.hexes, roll);

export const suppressionNumber = (
  battle: Battle,
  row: '>45mm' | '<=45mm' | 'FFT fire of 8+ FP',
  facing: 'Front' | 'Side' | 'Rear',
): number => lookup(battle, SUPPRESSION.number, row, facing);

export type Status = 'Good Order' | 'Pinned Down' | 'Disrupted' | 'WIA (not leader)';
export const moraleEffect = (battle: Battle, status: Status, margin: number): string =>
  lookup(battle, MORALE.effects, status, margin >= 3 ? 'fail by 3+' : 'fail by 1-2');

export const moraleSupport = (battle: Battle, condition: Key<typeof MORALE.support>): number =>
  lookup(battle, MORALE.support, condition);

export const screenedDrm = (battle: Battle, condition: Key<typeof SCREENED_SHOT.added>): number =>
  lookup(battle, SCREENED_SHOT.added, condition);

export const victoryPoints = (battle: Battle, what: Key<typeof VICTORY_POINTS.points>): number =>
  lookup(battle, VICTORY_POINTS.points, what);

type Facing = 'Front' | 'Side' | 'Rear';
/** A gun's table knows both trigger pulls at six ranges; a shaped charge has one number for each hex of its range. */
export interface DirectFire {
  readonly table: string;
  readonly charge?: true;
}

export const hasDirectFire = (battle: Battle, table: string): boolean =>
  peek(battle, DFET.kKill, table, 'Front', 1, 'TP1') !== undefined;

/** The K-KILL number before armour (12.3.3); undefined: out of the table's range. */
export function killNumber(
  battle: Battle,
  { table, charge }: DirectFire,
  facing: Facing,
  distance: number,
  pull: 'TP1' | 'TP2',
): number | undefined {
  return charge
    ? peek(battle, DFET.shapedCharge, table, facing, distance)
    : peek(battle, DFET.kKill, table, facing, Math.max(1, distance), pull);
}

/** Notes that the outcome rests on that number. */
export function noteKillNumber(
  battle: Battle,
  { table, charge }: DirectFire,
  facing: Facing,
  distance: number,
  pull: 'TP1' | 'TP2',
): void {
  if (charge) lookup(battle, DFET.shapedCharge, table, facing, distance);
  else lookup(battle, DFET.kKill, table, facing, Math.max(1, distance), pull);
}

/** The M/F-KILL Table (12.3.3.1.2, 12.3.3.1.2.1): the highest rolls for each, and what big guns add. */
export const mfKillNumber = (battle: Battle, kill: 'M-KILL' | 'F-KILL'): number =>
  lookup(battle, MF_KILL.kill, kill);
export const mfKillDrm = (battle: Battle): number => lookup(battle, MF_KILL.drm, 'gun >= 75mm');

export type Obstacle = Key<typeof IMMOBILIZATION.mKill>;
/** The highest d10 that stops a vehicle there (11.1.4.1). */
export const immobilizedBy = (battle: Battle, obstacle: Obstacle): number =>
  lookup(battle, IMMOBILIZATION.mKill, obstacle);
