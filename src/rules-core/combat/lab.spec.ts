/** Positions as a person tells them out of the book, each with what must come of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runLab } from '../kernel/lab/lab-file.js';
import { SYSTEMS } from '../systems.js';
import { locationAttributes, unitAttributes } from './attributes.js';
import { by, drive, lab, listed, ONLY, refused, type Step, told, walk, wrong } from './lab.testkit.js';
import { combat } from './ruleset.js';

const g = by('german');
const a = by('american');
const r = by('russian');
const EASTERN = { sides: { german: {}, russian: {} } };
const fire = (unit: string, at: string, more: object = {}) => ({ order: 'fire', units: [unit], at, ...more });

describe('the ground, told hex by hex', () => {
  const gully = { watercourses: [{ is: 'gully', along: 'A7 B7 C7 D7 E7 F7 G7' }] };

  test('[combat 6.10.1] [combat 6.10.2] a drawn gully: seen from next to it, its lip from afar, and a level to climb', () => {
    const units = (at: string, more: object = {}) => ({
      map: gully,
      units: { g1: { counter: '6-6', at }, a1: { counter: '7-6', at: 'D7', ...more } },
    });
    expect(refused(lab(units('D4'), g(fire('g1', 'D7'), [9, 9])))).toBe('NO_LINE_OF_SIGHT 6.10.1 5.1.5');
    expect(told(lab(units('D6'), g(fire('g1', 'D7'), [9, 9])))).toContain(
      '12 firepower (row 12) on D7 rolls 99 = 99: no effect on 7-6.',
    );
    expect(told(lab(units('D4', { onLip: true }), g(fire('g1', 'D7'), [7, 0])))).toContain(
      '6 firepower (row 6) on D7 rolls 70 +10 gully lip = 80: no effect on 7-6. (rests on an estimated value)',
    );
    const climber = {
      map: gully,
      units: { g1: { counter: '6-6', at: 'D7' }, a1: { counter: 'NCO', at: 'M1' } },
    };
    expect(told(lab(climber, g(walk('cautious', 'g1', 'D6'))))).toContain(
      '6-6 enters D6 for 3 MP and has 3 left.',
    );
  });

  test('[combat 6.3.2] [combat 6.3.1.1] a path through woods is a road for men only, a road for all', () => {
    const wood = (is: string) => ({
      map: { roads: [{ is, along: 'D3 D4 D5 D6' }], terrain: { woods: 'D4-D6' } },
      units: {
        g1: { counter: '6-6', at: 'D3' },
        gt: { counter: 'PzKw 4H', at: 'D3', facing: 3 },
        a1: { counter: 'NCO', at: 'M1' },
      },
    });
    for (const is of ['path', 'dirt-road'])
      expect(told(lab(wood(is), g(walk('cautious', 'g1', 'D4'))))).toContain(
        '6-6 enters D4 for 1 MP and has 5 left.',
      );
    expect(told(lab(wood('path'), g(drive('gt', 'D4'), [9])))).toContain(
      'PzKw 4H drives to D4 for 6 MP and has 8 left.',
    );
    expect(told(lab(wood('dirt-road'), g(drive('gt', 'D4'))))).toContain(
      'PzKw 4H drives to D4 for 3 MP and has 11 left.',
    );
  });

  test('[combat 7.1.1] [combat 6.3.1] nobody digs in on a paved road, whatever grows beside it', () => {
    const road = (is: string) => ({
      map: { roads: [{ is, along: 'D3 D4 D5' }], terrain: { woods: 'D4' } },
      units: { g1: { counter: '6-6', at: 'D4' }, a1: { counter: 'NCO', at: 'M1' } },
    });
    const dig = g({ order: 'dig-in', units: ['g1'] }, [6]);
    expect(refused(lab(road('paved-road'), dig))).toBe('NO_DIGGING 7.1.1 6.9.1');
    expect(refused(lab(road('dirt-road'), dig))).toBe('');
  });

  const block = { map: { buildings: [{ is: 'stone', upperLevels: 1, hexes: 'D7 D8' }] } };
  test('[combat 6.4.1.2] [combat 6.5.1.1] a building has the levels it is drawn with; others are answered with what there is', () => {
    const at = (place: string) => ({
      ...block,
      options: { stalingrad: true },
      units: { g1: { counter: '6-6', at: place }, a1: { counter: '7-6', at: 'D4' } },
    });
    expect(wrong(lab(at('D7/2')))).toEqual([
      '$.position.units.g1.at: There is no "D7/2"; in this hex there are: D7, D7/1, D7/roof, D7/cellar.',
    ]);
    const up = told(lab(at('D7'), g(walk('running', 'g1', 'D7/1', 'D7/roof', 'D8/roof')), a('hold-fire')));
    expect(up).toContain('6-6 enters D7/roof for 2 MP and has 4 left.');
  });

  test('[combat 5.1.6] at night the fourth hex is seen, the fifth is not', () => {
    const night = (at: string) => ({
      options: { night: 4 },
      units: { g1: { counter: '6-6', at: 'D4' }, a1: { counter: '7-6', at, fired: 1 } },
    });
    expect(refused(lab(night('D8'), g(fire('g1', 'D8'), [9, 9])))).toBe('');
    expect(refused(lab(night('D9'), g(fire('g1', 'D9'), [9, 9])))).toBe('NO_LINE_OF_SIGHT 5.1.6 5.1.5');
  });
});

describe('marks that stand in two places', () => {
  const shot = (more: object) => ({
    ...EASTERN,
    map: { hexes: { D8: 'woods' } },
    units: {
      g1: { counter: 'PaK 38', at: 'D4', facing: 3, ...more },
      r1: { counter: 'T-34 76B', at: 'D8', facing: 0 },
    },
  });

  test('[combat 12.3.2.2] [combat 12.3.3.3] an acquired target: no roll to see or to hit it, and the second trigger pull', () => {
    expect(told(lab(shot({ acquired: 'D8' }), g(fire('g1', 'D8', { target: 'r1' }), [3, 0])))).toContain(
      'PaK 38 at the front of T-34 76B, trigger pull 2: 40 -10 front armour = 30, rolls 30: K-KILL.',
    );
  });

  test('[combat 11.1.7] a Moved vehicle is asked at the end of the turn whether it rolls on', () => {
    const end = {
      clock: { phase: 'conclusion' },
      units: {
        gt: { counter: 'PzKw 4H', at: 'D4', facing: 3, marker: 'moved' },
        a1: { counter: 'NCO', at: 'M1' },
      },
    };
    const next = lab(end, g({ order: 'roll-on', unit: 'gt' }, [3], [5]));
    expect(told(next)).toContain('PzKw 4H rolls on.');
    expect(next.position?.units.gt).toMatchObject({ marker: 'moved', rolling: 'forward' });
  });
});

describe('who may do what', () => {
  test('[combat 10.6.2] the Disrupted of an earlier phase crawl, and do nothing else but flee', () => {
    const broken = {
      units: { g1: { counter: '6-6', at: 'D4', yellow: 'disrupted' }, a1: { counter: '7-6', at: 'D9' } },
    };
    expect(listed(lab(broken), 'move').map((order) => (order as { mode: string }).mode)).toEqual(
      Array(6).fill('crawling'),
    );
    expect(refused(lab(broken, g(walk('cautious', 'g1', 'D3'))))).toBe('DISRUPTED 12.3.1.5.4 10.6.2');
  });

  test('[combat 12.8.1.3] a machine gun swings across a mover and his neighbour', () => {
    const near = {
      clock: { active: 'american' },
      units: {
        g1: { counter: 'MG 42', at: 'D4' },
        a1: { counter: '7-6', at: 'D6' },
        a2: { counter: '7-6', at: 'C5' },
      },
    };
    const swing = fire('g1', 'D5', { also: ['C5'], traverse: 'swinging' });
    const lines = told(lab(near, a(walk('cautious', 'a1', 'D5')), g(swing, [9, 2], [9, 5])));
    expect(lines).toContain('12 firepower (row 12) on D5 rolls 92 -10 moved = 82: no effect on 7-6.');
    expect(lines).toContain('12 firepower (row 12) on C5 rolls 95 = 95: no effect on 7-6.');
    expect(lines).toContain('MG 42 jams for good.');
  });

  test('[combat 12.9.4] [combat 3.2.3.1] a Molotov that is thrown is gone, and nobody scores for it', () => {
    const thrown = {
      ...EASTERN,
      clock: { active: 'russian', initiative: 'russian' },
      units: {
        r1: { counter: 'Molotov', at: 'D3' },
        g1: { counter: 'PzKw 4H', at: 'D4', facing: 3 },
      },
    };
    const result = lab(thrown, r({ order: 'throw', unit: 'r1', at: 'D4', target: 'g1' }, [9, 5]));
    expect(told(result)).toContain('Molotov is used up.');
    expect(result.position?.sides.german).not.toHaveProperty('points');
    expect(result.position?.units).not.toHaveProperty('r1');
  });

  test('[combat 13.2.1] [combat 2.3.1.5] a tank of 75 mm fires smoke, one of 88 does not', () => {
    const tank = (counter: string) => ({
      units: { g1: { counter, at: 'D4', facing: 3 }, a1: { counter: '7-6', at: 'D9' } },
    });
    expect(listed(lab(tank('PzKw 4H')), 'shell-smoke')).toContainEqual({ unit: 'g1', at: 'D9' });
    expect(refused(lab(tank('PzKw 6E'), g({ order: 'shell-smoke', unit: 'g1', at: 'D9' })))).toBe(
      'NO_SMOKE 13.2.1',
    );
  });
});

describe('before anything is ordered', () => {
  test('[combat 10.1.2] moves are listed with what their cost is made of', () => {
    const position = {
      map: { hexes: { D5: 'woods' } },
      units: { g1: { counter: '6-6', at: 'D4' }, a1: { counter: 'NCO', at: 'M1' } },
    };
    const into = lab(position).orders?.find(({ order, at }) => order.order === 'move' && at === 'D5');
    expect(into?.reasons).toEqual([{ says: `Woods ${into?.cost?.mp}`, cites: ['10.1.2'] }]);
  });

  test('[combat 5.1.5] a line of sight can be looked along by itself', () => {
    const map = { columns: 13, rows: 12, hexes: { D6: 'stone-building', F6: 'brush' } };
    const units = { a1: { counter: 'NCO', at: 'A1' }, b1: { counter: 'NCO', at: 'L9' } };
    const sight = [
      { from: 'D4', to: 'D8' },
      { from: 'F4', to: 'F8' },
    ];
    const told = runLab(SYSTEMS, {
      system: 'combat',
      position: { map, clock: { phase: 'fire-and-movement' }, units },
      sight,
    });
    expect(told.sight).toMatchObject([
      { clear: false, range: 4, says: 'D8 is not seen from D4: The line of sight is blocked in D6.' },
      { clear: true, says: 'F8 is seen from F4 if the dice allow it.' },
    ]);
  });
});

describe('what is not known is answered with what there is', () => {
  const typo = (more: object) =>
    wrong(lab({ units: { g1: { counter: '6-6', at: 'D4', ...more }, a1: { counter: 'NCO', at: 'M1' } } }));
  test.each([
    [{ pinned: true }, '$.position.units.g1: Nothing is called "pinned" here; perhaps "yellow": "pinned".'],
    [{ at: 'Z99' }, '$.position.units.g1.at: The map has no hex "Z99".'],
    [
      { bmg: 3 },
      '$.position.units.g1.bmg: "bmg" does not go with a unit of the kind "squad"; it goes with: vehicle, raft, aircraft.',
    ],
  ])('%j', (more, says) => {
    expect(typo(more)).toEqual([says]);
  });
  test('a counter by another name', () => {
    expect(typo({ counter: '6-7' })[0]).toMatch(
      /^\$\.position\.units\.g1\.counter: .*There are: 6-6, 3-6, 5-4/,
    );
  });
});

describe('the page about the lab', () => {
  const page = readFileSync(join(import.meta.dirname, 'LAB.md'), 'utf8');

  const shown = [...page.matchAll(/<!-- runs -->\n```json\n([\s\S]*?)\n```/g)].map(
    ([, position = '']) => position,
  );
  test.each(shown)('shows a position that works: %s', (position) => {
    expect(lab(JSON.parse(position))).toMatchObject({
      problems: [],
      awaiting: [{ side: expect.any(String) }],
    });
  });

  test('[combat 12.7.3] [combat 10.1.7] shows a file that works', () => {
    const [, file = ''] = /```json\n([\s\S]*?)\n```/.exec(page) ?? [];
    const { system, position, steps } = JSON.parse(file);
    expect(system).toBe('combat');
    const result = lab(position, ...steps);
    expect(result.steps[1]?.odds?.total).toBe('10000');
    expect(told(result)).toContain('7-6 is Pinned Down.');
  });

  const blocks = [...page.matchAll(/<!-- then -->\n```json\n([\s\S]*?)\n```/g)].map(([, block = '']) =>
    JSON.parse(block),
  );
  const examples = blocks.flatMap(({ then, steps = [], ...start }) =>
    then.map((step: Step) => [
      (step.order as { order: string }).order,
      { ...start, steps: [...steps, step] },
    ]),
  );
  test.each<[string, { steps: Step[] }]>(examples)('gives an example that is accepted: %s', (_, file) => {
    const { problems } = runLab(ONLY, { system: 'combat', ...file });
    const last = `$.steps[${file.steps.length - 1}]`;
    const isUnrolled = (code: string, path: string) => code === 'DICE_MISSING' && path.startsWith(last);
    expect(problems.filter(({ code, path }) => !isUnrolled(code, path))).toEqual([]);
  });

  test('has an example of every order', () => {
    const shown = new Set(examples.map(([order]) => order));
    expect(Object.keys(combat.orders).filter((order) => !shown.has(order))).toEqual([]);
  });

  test('names every order that answers a decision, and no attribute that there is not', () => {
    const orders = Object.keys(combat.orders);
    expect(orders.filter((order) => !page.includes(`\`${order}\``))).toEqual([]);
    const known = new Set([
      'side',
      ...Object.keys(unitAttributes.shape),
      ...Object.keys(locationAttributes.shape),
    ]);
    const [, units = ''] = /## Units([\s\S]*?)## Orders/.exec(page) ?? [];
    const named = [...units.matchAll(/`"(\w+)": /g)].map(([, name]) => name as string);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(15);
  });
});
