/** Where planes drop their men (12.9.4, 12.9.5): on several boards a die for each tells whether they find the hex that was chosen. */
import { D6, total } from '../../kernel/dice/index.js';
import { across, type Cell, cellOf, type Hexside, hexIndex } from '../../kernel/geometry/grid.js';
import { distance, hexAt } from '../../mechanics/places.js';
import { boardOf } from '../scenario-rules/boards.js';
import type { Act, Battle } from '../system.js';

const AS_CHOSEN = 3;
const AS_THEY_LIKE = 5;

interface Drop {
  readonly plane: number;
  readonly at: string;
  readonly board?: string | undefined;
}

/** Other boards that have a hex of that number. */
export function elsewhere(battle: Battle, at: string): string[] {
  const { named } = battle.table.map;
  const own = boardOf(at);
  const number = at.slice(own.length);
  const boards = new Set([...named.keys()].map(boardOf));
  return [...boards].filter((board) => board !== own && named.has(board + number)).sort();
}

const onBoard = (at: string, board: string): string => board + at.slice(boardOf(at).length);

/** All are designated before the first die is rolled (12.9.4). */
export function findDropPoints(act: Act, side: string, drops: readonly Drop[]): Drop[] {
  return drops.map((drop) => {
    const { plane, at: chosen, board } = drop;
    const others = elsewhere(act.battle, chosen);
    if (others.length === 0) return drop;
    const rolled = total(act.roll(`drop point of plane ${plane}`, D6));
    const found =
      rolled <= AS_CHOSEN
        ? chosen
        : onBoard(
            chosen,
            rolled <= AS_THEY_LIKE ? (board ?? (others[0] as string)) : worst(act.battle, chosen, others),
          );
    const at = hexAt(act.battle, found).name;
    act.effect('drop-point', { side, plane, chosen, rolled, at }, { cites: ['12.9.4'] });
    return { ...drop, at };
  });
}

/** The enemy would have them as far off as can be. */
function worst(battle: Battle, chosen: string, boards: readonly string[]): string {
  const far = (board: string) => distance(battle, chosen, onBoard(chosen, board));
  return boards.reduce((best, board) => (far(board) > far(best) ? board : best));
}

/** A place in the string of a plane, which may lie beyond the edge of the map (12.9/q3). */
export interface Place {
  readonly cell: Cell;
  readonly at: string | undefined;
}

const placeAt = (battle: Battle, cell: Cell): Place => {
  const { map } = battle.table;
  return { cell, at: map.hexes[hexIndex(map, cell.column, cell.row)]?.name };
};

/** So many steps towards a hexside, as if the map went on. */
export function walk(battle: Battle, from: Place, side: number, steps: number): Place {
  let { cell } = from;
  for (let n = 0; n < steps; n++) cell = across(cell, side as Hexside);
  return placeAt(battle, cell);
}

export const placeOf = (battle: Battle, at: string): Place => ({
  cell: cellOf(battle.table.map, hexAt(battle, at).index),
  at,
});
