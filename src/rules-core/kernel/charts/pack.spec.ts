import fc from 'fast-check';
import { ChartPack } from './pack.js';
import {
  anyName,
  bands,
  either,
  listOf,
  names,
  oneOf,
  sparseTable,
  steps,
  table,
  text,
  wholeNumber,
} from './shape.js';

const RESULTS = table(
  'fire',
  'results',
  [bands('<=0', '1', '2-6', '7+'), steps('1', '4', '8+')],
  oneOf('KIA', 'MC', 'none'),
);
const TERRAIN = sparseTable(
  'terrain',
  'cost',
  [anyName(), names('infantry', 'vehicle')],
  either(wholeNumber, text),
);
const SHAPES = [RESULTS, TERRAIN];

const fire = {
  chart: 'fire',
  title: 'Fire',
  rules: ['1.1'],
  tables: {
    results: {
      provenance: 'printed',
      cells: {
        '<=0': { '1': 'KIA', '4': 'KIA', '8+': 'KIA' },
        '1': { '1': 'MC', '4': 'KIA', '8+': { value: 'KIA', provenance: 'estimate' } },
        '2-6': { '1': 'none', '4': 'MC', '8+': { value: 'MC', provenance: 'derived' } },
        '7+': { '1': 'none', '4': 'none', '8+': null },
      },
    },
  },
};
const terrain = {
  chart: 'terrain',
  title: 'Terrain',
  rules: [],
  tables: {
    cost: { provenance: 'public', cells: { woods: { infantry: 2, vehicle: 'not' }, road: { infantry: 1 } } },
  },
  notes: ['Only two kinds are known.'],
  sources: [{ cells: 'all', provenance: 'public', note: 'a fan page' }],
};
const house = () => ChartPack.house('test', '1', [fire, terrain], SHAPES);
const read = (charts: unknown) => ChartPack.read({ system: 'test', version: '1', charts }, SHAPES);

function problemsOf(result: ReturnType<typeof ChartPack.read>): string[] {
  return result.ok ? [] : result.problems.map(({ code, path }) => `${code} ${path}`);
}

describe('looking up', () => {
  it('reads bands and steps as the books do', () => {
    const pack = house();
    expect(pack.lookup(RESULTS, -3, 5)).toBe('KIA');
    expect(pack.lookup(RESULTS, 4, 7)).toBe('MC');
    expect(pack.lookup(RESULTS, 12, 3)).toBe('none');
    expect(pack.lookup(RESULTS, 6, 99)).toBe('MC');
    expect(pack.lookup(TERRAIN, 'woods', 'vehicle')).toBe('not');
  });

  it('notes that an outcome rests on an estimate', () => {
    const pack = house();
    pack.lookup(RESULTS, 2, 1);
    expect(pack.recorder.tookEstimate()).toBe(false);
    pack.lookup(RESULTS, 1, 8);
    pack.lookup(RESULTS, 1, 1);
    expect(pack.recorder.tookEstimate()).toBe(true);
    expect(pack.recorder.tookEstimate()).toBe(false);
    pack.lookup(RESULTS, 1, 8);
    pack.recorder.forget();
    expect(pack.recorder.tookEstimate()).toBe(false);
  });

  it('leaves unmarked what is worked out aside: an estimate there does not show in what is told next', () => {
    const pack = house();
    pack.lookup(RESULTS, 2, 1);
    expect(pack.recorder.aside(() => pack.lookup(RESULTS, 1, 8))).toBe('KIA');
    pack.recorder.forget();
    pack.lookup(RESULTS, 2, 1);
    pack.recorder.aside(() => pack.lookup(RESULTS, 1, 8));
    expect(pack.recorder.tookEstimate()).toBe(false);
    pack.lookup(RESULTS, 1, 8);
    expect(() =>
      pack.recorder.aside(() => {
        throw new Error('aside');
      }),
    ).toThrow('aside');
    expect(pack.recorder.tookEstimate()).toBe(true);
  });

  it('names chart, row and column of a cell that nobody knows', () => {
    expect(() => house().lookup(RESULTS, 9, 10)).toThrow(
      'Nobody knows the cell row "7+", column "8+" of the table "results" in the chart "fire": correct the chart pack.',
    );
    expect(() => house().lookup(TERRAIN, 'swamp', 'infantry')).toThrow(/row "swamp", column "infantry"/);
  });

  it('says how far an axis reaches', () => {
    expect(() => house().lookup(RESULTS, 3, 0)).toThrow(/no place for "0": it has 1, 4, 8\+/);
    expect(() => house().lookup(RESULTS, 1.5, 1)).toThrow(/no place for "1.5"/);
  });

  it('refuses a table that the pack has not got', () => {
    const pack = ChartPack.house('test', '1', [fire]);
    expect(() => pack.lookup(TERRAIN, 'woods', 'infantry')).toThrow(
      /has no table "cost" in a chart "terrain"/,
    );
  });

  it('finds a cell without noting it', () => {
    const pack = house();
    expect(pack.find(RESULTS, 1, 8)).toEqual({ value: 'KIA', provenance: 'estimate' });
    expect(pack.find(RESULTS, 9, 10)).toBeUndefined();
    expect(pack.find(RESULTS, 9, 0)).toBeUndefined();
    expect(pack.recorder.tookEstimate()).toBe(false);
  });

  it('counts cells by provenance', () => {
    expect(house().census()).toEqual({
      'fire.results': { printed: 9, public: 0, derived: 1, estimate: 1, unknown: 1 },
      'terrain.cost': { printed: 0, public: 3, derived: 0, estimate: 0, unknown: 0 },
    });
  });
});

describe('shapes', () => {
  it('refuse bands with gaps and keys that are not bands', () => {
    expect(() => bands('1', '3')).toThrow(/"1" and "3" do not meet/);
    expect(() => bands('one')).toThrow(/is not a band/);
    expect(bands('-5--2', '-1-3').key(-2)).toBe('-5--2');
  });

  it('say what a cell may hold', () => {
    expect(listOf(wholeNumber).is([1, 2])).toBe(true);
    expect(listOf(wholeNumber).is([1, 'x'])).toBe(false);
    expect(either(wholeNumber, oneOf('OK')).what).toBe('a whole number, or one of OK');
  });
});

describe('reading a pack', () => {
  it('tells every problem with its path', () => {
    const broken = structuredClone(fire) as {
      tables: { results: { cells: Record<string, Record<string, unknown>> } };
    };
    broken.tables.results.cells['1']!['4'] = 'boom';
    broken.tables.results.cells['1']!['5'] = 'KIA';
    delete broken.tables.results.cells['7+']!['8+'];
    expect(problemsOf(read({ fire: broken, terrain }))).toEqual([
      'CHART_BAD_CELL fire.results["1"]["4"]',
      'CHART_OFF_AXIS fire.results["1"]["5"]',
      'CHART_MISSING_CELL fire.results["7+"]["8+"]',
    ]);
    expect(problemsOf(read({ fire }))).toEqual(['CHART_MISSING_CELL terrain.cost']);
  });

  it.each<[string, unknown, string]>([
    ['no object', 7, '$'],
    ['no charts', { system: 'x', version: '1' }, 'charts'],
    ['a chart under another name', { system: 'x', version: '1', charts: { other: fire } }, 'other.chart'],
    [
      'a provenance that is none',
      {
        system: 'x',
        version: '1',
        charts: { fire: { ...fire, tables: { results: { provenance: 'guess', cells: {} } } } },
      },
      'fire.results.provenance',
    ],
    [
      'a cell with a null inside',
      {
        system: 'x',
        version: '1',
        charts: { fire: { ...fire, tables: { t: { provenance: 'printed', cells: { a: [1, null] } } } } },
      },
      'fire.t.a',
    ],
    [
      'a cell of unknown provenance',
      {
        system: 'x',
        version: '1',
        charts: {
          fire: {
            ...fire,
            tables: { t: { provenance: 'printed', cells: { a: { value: 1, provenance: 'hearsay' } } } },
          },
        },
      },
      'fire.t.a',
    ],
    [
      'a table too deep',
      {
        system: 'x',
        version: '1',
        charts: {
          fire: {
            ...fire,
            tables: {
              t: {
                provenance: 'printed',
                cells: { a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } },
              },
            },
          },
        },
      },
      'fire.t.a.b.c.d.e.f.g.h',
    ],
  ])('refuses %s', (_what, input, path) => {
    expect(problemsOf(ChartPack.read(input))).toEqual([`CHART_MALFORMED ${path}`]);
  });

  it('does not read more than it should', () => {
    const many = Object.fromEntries(Array.from({ length: 100_001 }, (_, i) => [`row ${i}`, 1]));
    const charts = { fire: { ...fire, tables: { t: { provenance: 'printed', cells: many } } } };
    expect(problemsOf(ChartPack.read({ system: 'x', version: '1', charts }))).toEqual([
      'CHART_MALFORMED fire.t["row 100000"]',
    ]);
  });

  it('throws for a broken house pack, naming each problem', () => {
    expect(() => ChartPack.house('test', '1', [fire], SHAPES)).toThrow(
      /terrain.cost: The rules need the table/,
    );
  });

  it('fuzz: any JSON is read or refused with paths, never thrown at', () => {
    const node = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(null, 1, 'x', true, [1], [null], Number.NaN, {
          value: 1,
          provenance: 'printed',
        }),
        fc.dictionary(
          fc.constantFrom('a', '1', '<=0', '2-6', '7+', '__proto__', 'constructor', 'value', 'provenance'),
          tie('node'),
          {
            maxKeys: 4,
          },
        ),
      ),
    })).node;
    const chart = fc.record(
      {
        chart: fc.constantFrom<unknown>('fire', 'constructor', 3),
        title: fc.constantFrom<unknown>('t', ''),
        rules: fc.constantFrom<unknown>([], [1]),
        tables: fc.dictionary(
          fc.constantFrom('results', '__proto__', 'constructor'),
          fc.oneof(node, fc.record({ provenance: fc.constantFrom<unknown>('printed', 'x'), cells: node })),
        ),
      },
      { requiredKeys: [] },
    );
    const pack = fc.record({
      system: fc.constantFrom<unknown>('test', 'other', 1),
      version: fc.constant('2'),
      charts: fc.oneof(
        node,
        fc.dictionary(fc.constantFrom('fire', 'constructor', '__proto__'), fc.oneof(chart, node)),
      ),
    });
    fc.assert(
      fc.property(fc.oneof(pack, fc.jsonValue()), (input) => {
        for (const result of [
          ChartPack.read(input, SHAPES),
          house().corrected(input),
          ChartPack.read(input),
        ]) {
          if (result.ok) expect(result.pack.hash).toMatch(/^[0-9a-f]{64}$/);
          else
            expect(result.problems.every(({ path, message }) => path.length > 0 && message.length > 0)).toBe(
              true,
            );
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a referee’s corrections', () => {
  const overlay = {
    system: 'test',
    version: '1+mine',
    charts: {
      fire: {
        tables: {
          results: { provenance: 'printed', cells: { '7+': { '8+': 'none' }, '1': { '8+': 'MC' } } },
        },
      },
    },
  };
  const corrected = () => {
    const result = house().corrected(overlay);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.pack;
  };

  it('replace single cells with their provenance and leave the rest', () => {
    const pack = corrected();
    expect(pack.lookup(RESULTS, 9, 10)).toBe('none');
    expect(pack.lookup(RESULTS, 1, 8)).toBe('MC');
    expect(pack.recorder.tookEstimate()).toBe(false);
    expect(pack.find(RESULTS, 2, 8)).toEqual({ value: 'MC', provenance: 'derived' });
    expect(house().find(RESULTS, 1, 8)).toEqual({ value: 'KIA', provenance: 'estimate' });
  });

  it('make another pack with another hash, which reads back to the same', () => {
    const pack = corrected();
    expect([pack.version, pack.hash === house().hash]).toEqual(['1+mine', false]);
    const again = ChartPack.read(JSON.parse(JSON.stringify(pack.file)), SHAPES);
    expect(again.ok && again.pack.hash).toBe(pack.hash);
  });

  it('are refused where there is nothing to correct, off the axes, or of the wrong kind', () => {
    const wrong = (charts: unknown, system = 'test') =>
      problemsOf(house().corrected({ system, version: '2', charts }));
    const results = (cells: unknown) => ({ fire: { tables: { results: { provenance: 'printed', cells } } } });
    expect(wrong({ fire: { tables: { other: { provenance: 'printed', cells: {} } } } })).toEqual([
      'CHART_NOT_KNOWN fire.other',
    ]);
    expect(wrong(results({ '8+': { '1': 'KIA' } }))).toEqual(['CHART_OFF_AXIS fire.results["8+"]["1"]']);
    expect(wrong(results({ '1': { '1': 'boom' } }))).toEqual(['CHART_BAD_CELL fire.results["1"]["1"]']);
    expect(wrong(results({}), 'other')).toEqual(['CHART_MALFORMED system']);
  });
});

describe('the hash', () => {
  it('changes with any value or provenance, and not with notes or the order of rows', () => {
    const other = (change: (copy: typeof fire) => unknown) => {
      const copy = structuredClone(fire);
      change(copy);
      return ChartPack.house('test', '1', [copy, terrain], SHAPES).hash;
    };
    const { hash } = house();
    expect(other((copy) => Object.assign(copy, { notes: ['new'] }))).toBe(hash);
    expect(
      other((copy) => {
        const { cells } = copy.tables.results;
        Object.assign(copy.tables.results, { cells: Object.fromEntries(Object.entries(cells).reverse()) });
      }),
    ).toBe(hash);
    expect(other((copy) => Object.assign(copy.tables.results.cells['1'], { '1': 'KIA' }))).not.toBe(hash);
    expect(
      other((copy) =>
        Object.assign(copy.tables.results.cells['1'], { '1': { value: 'MC', provenance: 'public' } }),
      ),
    ).not.toBe(hash);
  });
});
