/** Maps for tests, of open ground with other terrain where it is said. */
import { type PlainHex, plainBoard } from '../boards/board.js';
import type { TerrainName } from '../boards/terrain.js';
import type { ChartPack } from '../charts/index.js';
import type { Grid } from '../geometry/grid.js';
import type { Table } from '../position/table.js';

export type Ground = TerrainName | PlainHex;

/** Lays fields for the tests of a rulebook: `field({ D4: 'woods', E5: { level: 1 } })`. Equal fields are one. */
export function fieldsWith(charts: ChartPack, open: Grid) {
  const tables = new Map<string, Table>();
  return (hexes: Readonly<Record<string, Ground>> = {}, grid: Grid = open): Table => {
    const key = JSON.stringify([hexes, grid]);
    const known = tables.get(key);
    if (known) return known;
    const plain = Object.entries(hexes).map(([hex, ground]) => [
      hex,
      typeof ground === 'string' ? { terrain: ground } : ground,
    ]);
    const table = { map: plainBoard('field', grid, Object.fromEntries(plain)), charts };
    tables.set(key, table);
    return table;
  };
}
