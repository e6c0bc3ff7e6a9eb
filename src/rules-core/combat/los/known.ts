/** Lines of sight that nothing but the board decides, remembered: most of a map carries no marks. */
import type { Table } from '../../kernel/table.js';
import type { Battle, Unit } from '../system.js';
import { hexAt } from '../terrain/places.js';
import { lineBetween } from './line.js';
import { isArmoured, sight } from './sight.js';

const blocked = new WeakMap<Table, Map<string, boolean>>();

/** Is the line blocked? Hurdles and hindrances do not matter here. */
export function isBlockedQuickly(battle: Battle, unit: Unit, to: string): boolean {
  const from = unit.at as string;
  const look = () =>
    sight(battle, { at: from, ...(unit.onLip && { onLip: true }) }, { at: to }).blocked !== undefined;
  if (unit.onLip || !isPlain(battle, from, to)) return look();
  let known = blocked.get(battle.table);
  if (!known) {
    known = new Map();
    blocked.set(battle.table, known);
  }
  const key = `${from}>${to}`;
  let answer = known.get(key);
  if (answer === undefined) {
    answer = look();
    known.set(key, answer);
  }
  return answer;
}

/** Nothing but the board along the line: no marks, no vehicles. */
function isPlain(battle: Battle, from: string, to: string): boolean {
  const { locations } = battle.position;
  const a = hexAt(battle, from);
  const b = hexAt(battle, to);
  if (locations[a.name] || locations[b.name]) return false;
  return lineBetween(battle.table.map, a.index, b.index).between.every(
    ({ hex }) => locations[hex.name] === undefined && !battle.unitsAt(hex.name).some(isArmoured),
  );
}
