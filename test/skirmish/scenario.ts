import { createBoard } from '../../src/rules-core/kernel/boards/board.js';
import { ChartPack } from '../../src/rules-core/kernel/charts/index.js';
import { rasterSize } from '../../src/rules-core/kernel/geometry/grid.js';
import type { Table } from '../../src/rules-core/kernel/position/table.js';
import type { SkirmishPosition } from './system.js';

const GRID = { columns: 9, rows: 7 };

function plain() {
  const { width, height } = rasterSize(GRID);
  return { elevation: new Int8Array(width * height), terrain: new Uint8Array(width * height) };
}

export const FIELD: Table = {
  map: createBoard({ name: 'field', ...GRID, raster: plain() }),
  charts: ChartPack.house('skirmish', '1.0.0', []),
};

/** Blue comes from the west, red holds the middle with one unit in ambush. */
export function crossroads(id = 'crossroads'): SkirmishPosition {
  const blue = (n: number, at: string) => ({ id: `b${n}`, side: 'blue', name: `Blue ${n}`, at, morale: 4 });
  const red = (n: number, at: string) => ({ id: `r${n}`, side: 'red', name: `Red ${n}`, at, morale: 3 });
  return {
    format: 1,
    id,
    system: 'skirmish',
    rules: '1.0.0',
    options: { turns: 4, objective: 'E4', ambush: true },
    map: { board: 'field' },
    clock: { turn: 1, phase: 'plan' },
    sides: { blue: { name: 'Blue' }, red: { name: 'Red' } },
    secrets: { blue: {}, red: {} },
    units: {
      b1: blue(1, 'A2'),
      b2: blue(2, 'A4'),
      b3: blue(3, 'A6'),
      r1: red(1, 'E4'),
      r2: red(2, 'F5'),
      r3: { ...red(3, 'D4'), hidden: true },
    },
    locations: {},
    agenda: [{ task: 'plans' }],
    awaiting: [],
  };
}
