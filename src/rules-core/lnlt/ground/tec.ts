/** The Terrain Effects Chart in numbers: class, Target Modifier, movement costs (10.4, 5.5). */
import type { CellValue } from '../../kernel/charts/index.js';
import type { TerrainRow } from '../attributes/index.js';
import { TEC } from '../charts/index.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { hexOf, insideOf, isShelter } from './places.js';
import { type HexsideRow, terrainIn } from './terrain.js';

type TerrainClass = 'open' | 'degrading' | 'blocking';
type Column =
  | 'class'
  | 'tm'
  | 'leg'
  | 'T'
  | 'O'
  | 'R'
  | 'height'
  | 'negates_moving'
  | 'overrun'
  | 'mortar_fire';
export type ChartRow =
  | TerrainRow
  | HexsideRow
  | `Stream hexside type ${1 | 2 | 3 | 4 | 5}`
  | 'Hill level 1/2/3'
  | `${'Foxholes' | 'Smoke' | 'Wreck' | 'Mines' | 'Wire' | 'Ford'} (marker)`
  | 'hex with a vehicle (for the other units in it)';

export const cell = ({ table }: Battle, row: ChartRow, column: Column): CellValue =>
  table.charts.lookup(TEC.cells, row, column);

export function classOf(battle: Battle, row: TerrainRow): TerrainClass {
  const written = String(cell(battle, row, 'class'));
  return written.startsWith('blocking') ? 'blocking' : written.startsWith('degrading') ? 'degrading' : 'open';
}

/** For spotting, a Bunker or Cave counts as blocking terrain (21.1.1); so does Smoke (7.0/b). */
export const spottingClass = (battle: Battle, at: string): TerrainClass =>
  isShelter(at) || battle.location(hexOf(at)).smoke !== undefined
    ? 'blocking'
    : classOf(battle, terrainIn(battle, at));

/** No hex protects by more than this (5.5). */
export const MOST_TM = 4;

/**
 * What a place adds to the defence, one by one; hexside terrain and hills depend on the attack and are not in it. Foxholes
 * are nothing to a vehicle or gun that did not set up in them (21.2/a).
 */
export function targetModifiers(battle: Battle, at: string, unit?: Unit): Modifier[] {
  const hex = hexOf(at);
  const { foxholes, smoke, wreck, bunker, cave, ford } = battle.location(hex);
  const row = terrainIn(battle, hex);
  const found: Modifier[] = [{ why: row, value: Number(cell(battle, row, 'tm')), cites: '10.4' }];
  const add = (why: string, value: number, cites: Modifier['cites']) => found.push({ why, value, cites });
  if (insideOf(at) === 'bunker' && bunker) add('Bunker', bunker.tm, '21.1/c');
  if (insideOf(at) === 'cave' && cave) add('Cave', cave.tm, '10.4/a');
  if (foxholes && !isShelter(at) && !unit?.hasMoved)
    add('Foxholes', Number(cell(battle, 'Foxholes (marker)', 'tm')), '21.2/b');
  if (smoke) add('Smoke', Number(cell(battle, 'Smoke (marker)', 'tm')), '7.0');
  if (wreck !== undefined && !isShelter(at))
    add('Wreck', Number(cell(battle, 'Wreck (marker)', 'tm')), '10.4/a');
  if (ford) add('Ford', 1, '10.4/a');
  return found.filter(({ value }) => value !== 0);
}

/** The Target Modifier of a place, at most +4 (5.5). */
export const targetModifier = (battle: Battle, at: string, unit?: Unit): number =>
  Math.min(
    MOST_TM,
    targetModifiers(battle, at, unit).reduce((sum, { value }) => sum + value, 0),
  );
