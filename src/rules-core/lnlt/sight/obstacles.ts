/** What stands in a hex that a line of sight crosses, and how high (10.3/c). */
import { type Hex, terrainOf } from '../../kernel/boards/board.js';
import { neighbour } from '../../kernel/geometry/grid.js';
import type { Line } from '../../mechanics/line.js';
import type { TerrainRow } from '../attributes/index.js';
import { hexesAround } from '../ground/places.js';
import { cell, classOf } from '../ground/tec.js';
import { rowOfCode, terrainIn } from '../ground/terrain.js';
import type { Battle } from '../system.js';

export interface Obstacle {
  readonly what: string;
  readonly blocks: boolean;
  /** Level of the ground it stands on, and of its top. */
  readonly ground: number;
  readonly top: number;
  /** The bare ground of a hill. */
  readonly isBare?: true;
}

/** Fire for Effect darkens the air at every height (18.1/e, 18.2/h). */
const SKY = 99;

/** `crossed`: what is drawn under the line, or the whole hex. Terrain that spills over from the ends is nothing (10.3/a). */
export function obstaclesIn(
  battle: Battle,
  hex: Hex,
  crossed: readonly number[] | 'whole',
  ends: readonly Hex[],
): Obstacle[] {
  const ground = hex.level;
  const found: Obstacle[] = [];
  if (ground > 0) found.push({ what: 'the hill', blocks: true, ground, top: ground, isBare: true });
  for (const row of rowsIn(battle, hex, crossed, ends)) {
    const kind = classOf(battle, row);
    if (kind !== 'open')
      found.push({
        what: row,
        blocks: kind === 'blocking',
        ground,
        top: ground + Number(cell(battle, row, 'height')),
      });
  }
  return [...found, ...marksIn(battle, hex)];
}

function rowsIn(
  battle: Battle,
  hex: Hex,
  crossed: readonly number[] | 'whole',
  ends: readonly Hex[],
): TerrainRow[] {
  const own = terrainIn(battle, hex.name);
  if (crossed === 'whole' || battle.location(hex.name).terrain !== undefined) return [own];
  const { map } = battle.table;
  const rows = new Set(crossed.map((code) => rowOfCode(map, code)));
  const spilt = new Set(ends.map((end) => rowOfCode(map, end.terrain)));
  const centre = rowOfCode(map, hex.terrain);
  return [...rows]
    .filter((row) => row === centre || !spilt.has(row))
    .map((row) => (row === centre ? own : row));
}

function marksIn(battle: Battle, hex: Hex): Obstacle[] {
  const { smoke, wreck } = battle.location(hex.name);
  const ground = hex.level;
  return [
    ...(smoke
      ? [
          {
            what: 'Smoke',
            blocks: true,
            ground,
            top: ground + Number(cell(battle, 'Smoke (marker)', 'height')),
          },
        ]
      : []),
    ...(wreck !== undefined
      ? [
          {
            what: 'a Wreck',
            blocks: false,
            ground,
            top: ground + Number(cell(battle, 'Wreck (marker)', 'height')),
          },
        ]
      : []),
    ...(isUnderFire(battle, hex.name) ? [{ what: 'Fire for Effect', blocks: false, ground, top: SKY }] : []),
  ];
}

/** A Mortar's lies on its own hex, the Artillery's on the six around it as well. */
const isUnderFire = (battle: Battle, hex: string): boolean =>
  battle.location(hex).ffe !== undefined ||
  hexesAround(battle, hex).some((at) => battle.location(at).ffe?.by === 'artillery');

/** Bocage blocks a line that crosses it away from both its ends; Walls and Hedges do not (CHOICES.md, 10.3.2/a). */
export function bocageOn(
  battle: Battle,
  { sides }: Pick<Line, 'sides'>,
  ends: readonly Hex[],
): (Obstacle & { readonly hex: Hex })[] {
  const { map } = battle.table;
  return sides.flatMap(({ hex: index, side, code }) => {
    if (terrainOf(map, code).name !== 'bocage') return [];
    const hex = map.hexes[index] as Hex;
    const other = neighbour(map, index, side);
    if (ends.some((end) => end.index === index || end.index === other)) return [];
    const height = Number(cell(battle, 'Bocage hexside (module)', 'height'));
    return [{ what: 'Bocage', blocks: true, ground: hex.level, top: hex.level + height, hex }];
  });
}
