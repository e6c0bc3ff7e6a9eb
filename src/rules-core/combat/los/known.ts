/** Lines of sight that nothing but the board decides, remembered: most of a map carries no marks. */
import type { Table } from '../../kernel/position/table.js';
import { lineBetween } from '../../mechanics/line.js';
import type { Battle, Unit } from '../system.js';
import { hexAt } from '../terrain/places.js';
import { type Eye, eyeOf, isArmoured, type Sight, sight } from './sight.js';

/** By table, for its map and charts never change: from one place, to another. */
const known = new WeakMap<Table, Map<string, Map<string, Sight>>>();

export function sightBetween(battle: Battle, from: Eye, to: Eye): Sight {
  const special =
    battle.options.night !== undefined ||
    from.onLip ||
    to.onLip ||
    from.onRoad ||
    to.onRoad ||
    from.level !== undefined ||
    to.level !== undefined;
  if (special || !isPlain(battle, from.at, to.at)) return sight(battle, from, to);
  const lines = linesFrom(battle.table, from.at);
  const remembered = lines.get(to.at);
  if (remembered) return remembered;
  const found = sight(battle, from, to);
  lines.set(to.at, found);
  return found;
}

function linesFrom(table: Table, at: string): Map<string, Sight> {
  let places = known.get(table);
  if (!places) {
    places = new Map();
    known.set(table, places);
  }
  let lines = places.get(at);
  if (!lines) {
    lines = new Map();
    places.set(at, lines);
  }
  return lines;
}

/** Is the line blocked? Hurdles and hindrances do not matter here. */
export function isBlockedQuickly(battle: Battle, unit: Unit, to: Eye): boolean {
  return sightBetween(battle, eyeOf(unit), to).blocked !== undefined;
}

/** Nothing but the board along the line: no marks, no vehicles. */
function isPlain(battle: Battle, from: string, to: string): boolean {
  const { locations } = battle.position;
  const a = hexAt(battle, from);
  const b = hexAt(battle, to);
  if (locations[a.name] || locations[b.name]) return false;
  for (const { hex } of lineBetween(battle.table.map, a.index, b.index).between)
    if (locations[hex.name] !== undefined || battle.unitsAt(hex.name).some(isArmoured)) return false;
  return true;
}
