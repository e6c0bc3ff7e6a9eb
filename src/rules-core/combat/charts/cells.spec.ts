/** Every cell that is known is pinned, every other is marked as an estimate, and what is filled in runs one way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CCT, COMBAT_CHARTS as charts, DFET, FFT, IMMOBILIZATION, SUPPRESSION } from './index.js';
import recovered from './recovered-cells.testkit.json' with { type: 'json' };

interface Cell {
  readonly value: unknown;
  readonly provenance: string;
}
interface ChartFile {
  readonly chart: string;
  readonly tables: Readonly<Record<string, { readonly provenance: string; readonly cells: object }>>;
}
const isCell = (value: unknown): value is Partial<Cell> =>
  typeof value === 'object' && value !== null && 'value' in value;

function cellsOf(cells: object, provenance: string, path: readonly string[] = []): [string, Cell][] {
  return Object.entries(cells).flatMap(([key, value]): [string, Cell][] => {
    const here = [...path, key];
    if (isCell(value))
      return [[here.join(' | '), { value: value.value, provenance: value.provenance ?? provenance }]];
    return typeof value === 'object' && value !== null
      ? cellsOf(value, provenance, here)
      : [[here.join(' | '), { value, provenance }]];
  });
}

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.testkit.json'))
  .map((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as ChartFile);
const tables = new Map(
  files.flatMap(({ chart, tables: all }) =>
    Object.entries(all).map(([name, { cells, provenance }]) => [
      `${chart}.${name}`,
      new Map(cellsOf(cells, provenance)),
    ]),
  ),
);
const known = Object.entries(recovered).flatMap(([table, cells]) =>
  Object.entries(cells).map(([cell, value]) => [table, cell, value] as const),
);

describe('what is known of the cards', () => {
  it.each(known)('%s, %s: %s', (table, cell, value) => {
    const found = tables.get(table)?.get(cell);
    expect(found?.value).toBe(value);
    expect(['printed', 'public', 'derived']).toContain(found?.provenance);
  });

  it('is told apart from what is estimated, cell by cell', () => {
    for (const [name, cells] of tables) {
      const pinned = Object.keys((recovered as Readonly<Record<string, object>>)[name] ?? {});
      const unsure = [...cells]
        .filter(([, { provenance }]) => provenance === 'estimate')
        .map(([cell]) => cell);
      expect([name, [...cells.keys()].filter((cell) => !unsure.includes(cell)).sort()]).toEqual([
        name,
        pinned.sort(),
      ]);
      const census = charts.census()[name];
      if (census)
        expect([name, census.printed + census.public + census.derived]).toEqual([name, pinned.length]);
    }
  });

  it('gives the 88 of the book its row of 20', () => {
    expect(charts.lookup(FFT.he, 88)).toBe(20);
  });
});

/** The numbers do not fall from one to the next. */
const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] as number));

describe('what is estimated', () => {
  const FACINGS = ['Front', 'Side', 'Rear'] as const;
  const RANGES = [30, 20, 8, 4, 2, 1];
  const guns = [...(tables.get('dfet.kKill')?.keys() ?? [])].map((cell) => cell.split(' | ')[0] as string);

  it.each([...new Set(guns)].filter((gun) => gun !== '50A'))(
    'the %s kills the surer the nearer it is, at the second trigger pull, and from behind',
    (gun) => {
      const kill = (facing: (typeof FACINGS)[number], range: number, pull: 'TP1' | 'TP2') =>
        charts.lookup(DFET.kKill, gun, facing, range, pull);
      for (const facing of FACINGS) {
        for (const pull of ['TP1', 'TP2'] as const)
          expect([facing, pull, isRising(RANGES.map((range) => kill(facing, range, pull)))]).toEqual([
            facing,
            pull,
            true,
          ]);
        for (const range of RANGES)
          expect(kill(facing, range, 'TP2')).toBeGreaterThanOrEqual(kill(facing, range, 'TP1'));
      }
      for (const range of RANGES)
        expect([range, isRising(FACINGS.map((facing) => kill(facing, range, 'TP2')))]).toEqual([range, true]);
    },
  );

  it('close combat grows worse for the defender with the odds', () => {
    const odds = [
      '1:5 or less',
      '1:4',
      '1:3',
      '1:2',
      '1:1',
      '3:2',
      '2:1',
      '3:1',
      '4:1',
      '5:1 or more',
    ] as const;
    for (const result of ['E', 'C'] as const)
      expect([result, isRising(odds.map((each) => charts.lookup(CCT.number, each, result)))]).toEqual([
        result,
        true,
      ]);
    for (const each of odds)
      expect(charts.lookup(CCT.number, each, 'C')).toBeGreaterThan(charts.lookup(CCT.number, each, 'E'));
  });

  it('bigger shells have more firepower', () => {
    expect(
      isRising([20, 30, 40, 50, 60, 70, 80, 100, 150, 200].map((size) => charts.lookup(FFT.he, size))),
    ).toBe(true);
  });

  it('suppression is likelier from the side and from behind, and by bigger guns', () => {
    const number = (row: '>45mm' | '<=45mm' | 'FFT fire of 8+ FP') =>
      FACINGS.map((facing) => charts.lookup(SUPPRESSION.number, row, facing));
    for (const row of ['>45mm', '<=45mm', 'FFT fire of 8+ FP'] as const)
      expect([row, isRising(number(row))]).toEqual([row, true]);
    for (const [i] of FACINGS.entries())
      expect(
        isRising(
          [number('FFT fire of 8+ FP'), number('<=45mm'), number('>45mm')].map((row) => row[i] as number),
        ),
      ).toBe(true);
  });

  it('wheels stick no less than tracks', () => {
    const stuck = (what: Parameters<(typeof IMMOBILIZATION.mKill.axes)[0]['key']>[0]) =>
      charts.lookup(IMMOBILIZATION.mKill, what);
    expect(stuck('Debris, wheeled')).toBeGreaterThanOrEqual(stuck('Debris, tracked'));
    expect(stuck('Raised railway down, wheeled')).toBeGreaterThanOrEqual(
      stuck('Raised railway down, tracked'),
    );
  });
});
