/**
 * Everything that people send in as text or JSON, with anything at all in its place: nothing throws, every answer names
 * a place and a reason, and no input takes more work than its size allows. Boards, VASL archives, chart packs and
 * positions have targets of their own beside their code.
 */
import fc from 'fast-check';
import { ChartPack } from '../../src/rules-core/kernel/charts/index.js';
import { parseOrder } from '../../src/rules-core/kernel/decide/decide.js';
import { readDeclared } from '../../src/rules-core/kernel/dice/index.js';
import { parseCoordinate, printCoordinate } from '../../src/rules-core/kernel/geometry/coordinates.js';
import { runCensus } from '../../src/rules-core/kernel/lab/census-kernel.js';
import { runLab } from '../../src/rules-core/kernel/lab/lab-file.js';
import type { LabProblem } from '../../src/rules-core/kernel/lab/lab-form.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { DEEPEST, isTooDeep } from '../../src/rules-core/kernel/position/depth.js';
import { draftPosition } from '../../src/rules-core/kernel/position/draft.js';
import { layTable, type OnTable } from '../../src/rules-core/kernel/position/lay-table.js';
import { readPosition } from '../../src/rules-core/kernel/position/validate.js';
import { beginScenario } from '../../src/rules-core/kernel/scenarios/index.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { SKIRMISH, SKIRMISH_ONLY, wholeSkirmish } from '../census/skirmish/skirmish.testkit.js';
import { LIBRARY } from '../support/library-words.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Strings that break what is careless: prototype names, separators, huge numbers, other scripts. */
const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '$',
  'A1',
  'A1-',
  '-',
  'A1-ZZZ999',
  '3K7',
  'yN5',
  '9'.repeat(400),
  'A'.repeat(5_000),
  '\u0000',
  '\ud800',
  '🂡',
  '../../etc/passwd',
  '<script>',
  '1e999',
  'all',
  'set-up',
);
const anything: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json> },
  { weight: 2, arbitrary: nasty },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Json>(1e308, -1, 0.1, Number.MAX_SAFE_INTEGER, [], {}, [[]], null),
  },
);

/** The paths of all members of a value. */
function places(value: Json, at: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [at];
  return [at, ...Object.entries(value).flatMap(([key, member]) => places(member, [...at, key]))];
}

function put(value: Json, path: readonly (string | number)[], spoiled: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return spoiled;
  const bag = value as { [key: string]: Json };
  const inner = put(bag[step] as Json, rest, spoiled);
  return Array.isArray(value)
    ? value.map((item, i) => (i === Number(step) ? inner : item))
    : { ...bag, [step]: inner };
}

/** A sound value with one or two of its members replaced, renamed or taken out. */
function spoiledFrom(sound: unknown): fc.Arbitrary<Json> {
  const whole = copy(sound) as Json;
  const place = fc.constantFrom(...places(whole));
  const once = (value: Json) =>
    fc.tuple(place, anything).map(([path, spoiled]) => {
      const reachable = places(value).some((known) => known.join() === path.join());
      return reachable ? put(value, path, spoiled) : value;
    });
  return fc.oneof(once(whole), once(whole).chain(once), anything);
}

/** JSON so deep that careless readers run out of stack. */
function deep(levels: number): Json {
  let value: Json = 1;
  for (let n = 0; n < levels; n++) value = n % 2 === 0 ? [value] : { all: value };
  return value;
}

function expectReasons(problems: readonly Pick<LabProblem, 'path' | 'message'>[]): void {
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThanOrEqual(100);
  for (const { path, message } of problems) {
    expect(path).toMatch(/^\$/);
    expect(message.length).toBeGreaterThan(0);
    expect(message).not.toMatch(LIBRARY);
    expect(message.length).toBeLessThan(30_000);
  }
}

const RUNS = { numRuns: 400 };
const LAB = {
  system: 'skirmish',
  position: {
    map: { columns: 9, rows: 7, hexes: { C3: 'woods' }, roads: [{ is: 'dirt-road', along: 'A4 I4' }] },
    clock: { phase: 'fire', active: 'blue', turn: 1 },
    sides: { blue: { name: 'Blue' }, red: {} },
    units: { b1: { counter: 'regulars', at: 'C4' }, r1: { counter: 'guards', at: 'E4' } },
  },
  opening: [],
  steps: [
    {
      by: 'blue',
      order: { order: 'fire', unit: 'b1', target: 'r1' },
      dice: [[3, 4], { for: 'morale', faces: [2] }],
    },
    { by: 'blue', order: { order: 'pass' }, dice: 'all' },
  ],
  orders: true,
};
const SCENARIO = SKIRMISH.scenarios.crossroads;
const KERNEL = {
  id: 'fuzz',
  about: 'A kernel to spoil',
  system: 'skirmish',
  rules: '1.0.0',
  position: LAB.position,
  counts: [
    'orders 1 = 2',
    'states 1 = 3',
    'chance blue {"order":"fire","unit":"b1","target":"r1"} = 1: 1 nothing',
  ],
};

describe('anything at all', () => {
  test('as a lab file', () => {
    fc.assert(
      fc.property(spoiledFrom(LAB), (input) => {
        const { problems, steps } = runLab(SKIRMISH_ONLY, input, { ways: 2_000 });
        if (problems.length > 0) expectReasons(problems);
        else expect(steps.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test.each([...SYSTEMS.keys()])('as a short position of %s', (name) => {
    const { rulebook } = SYSTEMS.get(name) as NonNullable<ReturnType<typeof SYSTEMS.get>>;
    fc.assert(
      fc.property(spoiledFrom(LAB.position), (input) => {
        const drafted = draftPosition(rulebook, input);
        if (!drafted.ok) expectReasons(drafted.problems);
      }),
      { numRuns: 150 },
    );
  });

  test('as a scenario', () => {
    fc.assert(
      fc.property(spoiledFrom(SCENARIO), (input) => {
        const begun = beginScenario(wholeSkirmish, input, SKIRMISH.lay, { id: 'fuzz' });
        if (!begun.ok) expectReasons(begun.problems);
        else expect(readPosition(wholeSkirmish, begun.position).ok).toBe(true);
      }),
      RUNS,
    );
  });

  test('as a kernel of the census', () => {
    fc.assert(
      fc.property(spoiledFrom(KERNEL), (input) => {
        const { problems } = runCensus(SKIRMISH_ONLY, input);
        if (problems.length > 0) expectReasons(problems);
      }),
      { numRuns: 200 },
    );
  });

  test('as a map and its charts', () => {
    const sound = {
      map: { boards: [[{ board: 'village', as: '3' }]], inPlay: [{ as: '3', columns: 'A-C' }] },
      charts: 'x',
    };
    const shelf = { board: () => undefined, house: ChartPack.house('fuzz', '1', []) };
    fc.assert(
      fc.property(spoiledFrom(sound), (input) => {
        const laid = layTable((input ?? {}) as unknown as OnTable, shelf);
        if (!laid.ok) expectReasons(laid.problems);
      }),
      RUNS,
    );
  });

  test('as an order, and as declared dice', () => {
    fc.assert(
      fc.property(spoiledFrom({ order: 'move', unit: 'b1', path: ['B4'] }), (input) => {
        const parsed = parseOrder(wholeSkirmish, input);
        if ('refused' in parsed) expect(parsed.why).not.toBe('');
        else expect(Object.keys(wholeSkirmish.orders)).toContain(parsed.order);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(spoiledFrom([[3, 4], { for: 'fire', faces: [1] }]), (input) => {
        const read = readDeclared(input);
        if (!read.ok)
          for (const { path, message } of read.problems) expect([path, message]).not.toContain('');
      }),
      RUNS,
    );
  });

  test('as a coordinate: what is read prints as it was written', () => {
    const likely = fc.stringMatching(/^[0-9]{0,3}[a-z]{0,3}[A-Z]{1,4}[0-9]{1,3}( level [+-][0-9]{1,2})?$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), likely, nasty), (text) => {
        const read = parseCoordinate(text);
        if (read) expect(printCoordinate(read)).toBe(text);
      }),
      RUNS,
    );
  });
});

describe('too much', () => {
  test.each([DEEPEST + 1, 100_000])(
    '%i things within each other are refused before they are read',
    (levels) => {
      const value = deep(levels);
      expect(isTooDeep(value)).toBe(true);
      expectReasons(runLab(SKIRMISH_ONLY, { ...LAB, steps: value }).problems);
      expectReasons(runCensus(SKIRMISH_ONLY, { ...KERNEL, position: value }).problems);
      const begun = beginScenario(wholeSkirmish, { ...(SCENARIO as object), victory: value }, SKIRMISH.lay, {
        id: 'x',
      });
      expectReasons(begun.ok ? [] : begun.problems);
      const drafted = draftPosition(wholeSkirmish, { ...LAB.position, options: value });
      expectReasons(drafted.ok ? [] : drafted.problems);
      const read = readPosition(wholeSkirmish, { options: value });
      expectReasons(read.ok ? [] : read.problems);
    },
  );

  test('lists that never end are refused by their length', () => {
    const many = Array.from({ length: 100_000 }, () => ({ by: 'blue', order: { order: 'pass' } }));
    expectReasons(runLab(SKIRMISH_ONLY, { ...LAB, steps: many }).problems);
    const units = Object.fromEntries(many.map((_, n) => [`b${n}`, { counter: 'regulars' }]));
    expectReasons(runLab(SKIRMISH_ONLY, { ...LAB, position: { ...LAB.position, units } }).problems);
    const forces = [{ area: 'E4', units: many.slice(0, 300).map(() => ({ counter: 'guards', count: 60 })) }];
    const crowd = {
      ...(copy(SCENARIO) as object),
      sides: { red: { forces } },
      setUp: [],
      victory: { wins: [] },
    };
    const begun = beginScenario(wholeSkirmish, crowd, SKIRMISH.lay, { id: 'x' });
    expectReasons(begun.ok ? [] : begun.problems);
  });

  test('dice that fall in more ways than may be counted stop the count', () => {
    const { problems } = runLab(
      SKIRMISH_ONLY,
      { ...LAB, steps: [{ ...LAB.steps[0], dice: 'all' }] },
      { ways: 10 },
    );
    expect(problems.map(({ code }) => code)).toEqual(['DICE_TREE_TOO_LARGE']);
  });
});
