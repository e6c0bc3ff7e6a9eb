import fc from 'fast-check';
import { SKIRMISH_ONLY } from '../../../../test/census/skirmish/skirmish.testkit.js';
import { skirmish } from '../../../../test/skirmish/rulebook.js';
import { canonical } from '../position/canonical.js';
import { readPosition } from '../position/validate.js';
import { runLab } from './lab-file.js';
import { labJsonSchema } from './lab-form.js';
import { copy } from './match.js';

/** Two shooters and a target, in the fire phase of blue. */
const SHORT = {
  system: 'skirmish',
  position: {
    map: { columns: 9, rows: 7 },
    clock: { phase: 'fire', active: 'blue' },
    sides: { blue: {}, red: {} },
    units: { b1: { counter: 'regulars', at: 'C4' }, r1: { counter: 'guards', at: 'E4', name: 'Target' } },
  },
};

const SHOT = { by: 'blue', order: { order: 'fire', unit: 'b1', target: 'r1' } };

const lab = (change: object = {}, steps: object[] = []) =>
  runLab(SKIRMISH_ONLY, { ...copy(SHORT), steps, ...change });

const paths = (input: unknown) =>
  runLab(SKIRMISH_ONLY, input).problems.map(({ code, path }) => `${code} ${path}`);

describe('the lab', () => {
  test('fills in a short position: counters by name, sides by id, the phase that is named', () => {
    const { position, problems, awaiting } = lab();
    expect(problems).toEqual([]);
    expect(awaiting).toEqual([{ side: 'blue', kind: 'fire', orders: ['fire', 'pass'] }]);
    expect(position?.units.r1).toEqual({ id: 'r1', side: 'red', name: 'Target', morale: 3, at: 'E4' });
    expect(position?.options).toEqual({ turns: 4, objective: 'E4', ambush: false });
    expect(readPosition(skirmish, position).ok).toBe(true);
  });

  test('tells what came of an order, with chosen dice, and goes on from there', () => {
    const { steps, position, problems } = lab({}, [
      { ...SHOT, dice: [[3, 4], { for: 'morale', faces: [5] }] },
      { by: 'blue', order: { order: 'pass' } },
    ]);
    expect(problems).toEqual([]);
    expect(steps.map(({ order }) => order.order)).toEqual(['open', 'fire', 'pass']);
    expect(steps[1]?.effects?.map(({ says }) => says)).toEqual([
      'Regulars fires at Target: needs 7 or less, rolls 7: a hit.',
      'Target breaks: morale 3, rolled 5.',
    ]);
    expect(steps[1]?.after?.units.r1).toMatchObject({ broken: true });
    expect(position?.clock).toMatchObject({ phase: 'move', active: 'red' });
  });

  test('does not guess the side of a unit: an id that does not tell it is refused with what would', () => {
    const units = { bazooka: { counter: 'regulars', at: 'C4' }, r1: { counter: 'guards', at: 'E4' } };
    const { problems } = lab({ position: { ...SHORT.position, units } });
    expect(problems).toEqual([
      {
        code: 'POSITION_MALFORMED',
        path: '$.position.units.bazooka.side',
        message: expect.stringContaining('add "side" (blue or red), or call it "blue-bazooka"'),
      },
    ]);
    const told = lab({
      position: { ...SHORT.position, units: { bazooka: { ...units.bazooka, side: 'red' } } },
    });
    expect(told.position?.units.bazooka?.side).toBe('red');
    const short = lab({ position: { ...SHORT.position, units: { bl: units.bazooka, red3: units.r1 } } });
    expect(Object.values(short.position?.units ?? {}).map(({ side }) => side)).toEqual(['blue', 'red']);
  });

  test('tells what happened until the dice ran out, and which roll comes next', () => {
    const { steps, problems, position } = lab({}, [{ ...SHOT, dice: [[3, 4]] }]);
    expect(problems).toEqual([
      {
        code: 'DICE_MISSING',
        path: '$.steps[0].dice[1]',
        message: 'Roll 1 white d6 for "morale" and send it too.',
      },
    ]);
    expect(steps[1]).toEqual({
      by: 'blue',
      order: SHOT.order,
      rolls: [expect.objectContaining({ for: 'fire' })],
      effects: [
        expect.objectContaining({ says: 'Regulars fires at Target: needs 7 or less, rolls 7: a hit.' }),
      ],
      next: { for: 'morale', dice: [{ sides: 6, colour: 'white' }] },
    });
    expect(position?.units.b1).not.toHaveProperty('fired');
  });

  test('gives the exact odds, of all dice or of those that are not chosen, and stays where it was', () => {
    const { steps, position } = lab({}, [
      { ...SHOT, dice: 'all' },
      { ...SHOT, dice: [[3, 4], 'all'] },
    ]);
    // 7 or less: 21 in 36; a hit breaks on 4, 5 and 6: 21/36 x 3/6 = 7/24.
    expect(steps[1]?.odds).toEqual({
      total: '24',
      chances: [
        { outcome: 'fired: Regulars', cases: '17' },
        { outcome: 'fired: Regulars, broken: Target', cases: '7' },
      ],
    });
    expect(steps[2]?.odds?.chances.map(({ cases }) => cases)).toEqual(['1', '1']);
    expect(position?.units.b1).not.toHaveProperty('fired');
  });

  test('begins scenarios by name or as they are written, and lists what may be ordered', () => {
    const { position, orders, problems } = runLab(SKIRMISH_ONLY, {
      system: 'skirmish',
      scenario: 'crossroads',
      orders: true,
    });
    expect(problems).toEqual([]);
    expect(position?.clock.phase).toBe('plan');
    expect(orders?.every(({ by }) => by === 'red')).toBe(true);
    const written = SKIRMISH_ONLY.get('skirmish')?.scenarios.crossroads;
    expect(runLab(SKIRMISH_ONLY, { system: 'skirmish', scenario: written }).position).toEqual(position);
  });

  test('lists what is for one unit, of some kinds, at one place', () => {
    const kinds = (orders: unknown) =>
      lab({ orders }).orders?.map(({ order }) => Object.values(order).join(' '));
    expect(kinds(true)).toEqual(['fire b1 r1', 'pass']);
    expect(kinds({ unit: 'b1' })).toEqual(['fire b1 r1']);
    expect(kinds({ kinds: ['pass'] })).toEqual(['pass']);
    expect(kinds({ at: 'C4' })).toEqual([]);
    expect(paths({ ...SHORT, orders: { kinds: ['dance'] } })).toEqual(['UNKNOWN_ORDER $.orders.kinds']);
    expect(paths({ ...SHORT, sight: [{ from: 'C4', to: 'E4' }] })).toEqual(['NO_SIGHT $.sight']);
  });

  test.each<[string, unknown, string]>([
    ['no object', 3, 'LAB_MALFORMED $'],
    ['no system', { position: {} }, 'LAB_MALFORMED $.system'],
    ['an unknown system', { ...SHORT, system: 'chess' }, 'UNKNOWN_SYSTEM $.system'],
    ['neither position nor scenario', { system: 'skirmish' }, 'LAB_MALFORMED $'],
    ['an unknown scenario', { system: 'skirmish', scenario: 'toString' }, 'UNKNOWN_SCENARIO $.scenario'],
    [
      'an unknown counter',
      { ...SHORT, position: { ...SHORT.position, units: { r1: { counter: 'knights' } } } },
      'POSITION_MALFORMED $.position.units.r1.counter',
    ],
    [
      'an unknown attribute',
      { ...SHORT, position: { ...SHORT.position, units: { r1: { counter: 'guards', mood: 1 } } } },
      'POSITION_MALFORMED $.position.units.r1',
    ],
    [
      'a phase in which nothing happens',
      { ...SHORT, position: { ...SHORT.position, clock: { phase: 'tea' } } },
      'POSITION_MALFORMED $.position.agenda',
    ],
    [
      'an unknown terrain',
      { ...SHORT, position: { ...SHORT.position, map: { columns: 5, rows: 5, hexes: { A1: 'cheese' } } } },
      'SHAPE $.position.map.hexes.A1',
    ],
    ['no map', { ...SHORT, position: { units: {} } }, 'SHAPE $.position.map'],
    [
      'a malformed order',
      { ...SHORT, steps: [{ by: 'blue', order: { order: 'fire', unit: 3 } }] },
      'MALFORMED_ORDER $.steps[0].order.unit',
    ],
    [
      'an illegal order',
      { ...SHORT, steps: [{ by: 'blue', order: { order: 'fire', unit: 'b1', target: 'b1' } }] },
      'NO_SUCH_TARGET $.steps[0].order.target',
    ],
    [
      'a side that is not there',
      { ...SHORT, steps: [{ ...SHOT, by: 'green' }] },
      'NO_SUCH_SIDE $.steps[0].by',
    ],
    ['a missing roll', { ...SHORT, steps: [{ ...SHOT, dice: [[1, 1]] }] }, 'DICE_MISSING $.steps[0].dice[1]'],
    [
      'a face that is not on the die',
      { ...SHORT, steps: [{ ...SHOT, dice: [[1, 7]] }] },
      'DICE_BAD_FACE $.steps[0].dice[0].faces[1]',
    ],
    [
      'rolls that nobody asked for',
      { ...SHORT, steps: [{ by: 'blue', order: { order: 'pass' }, dice: [[1]] }] },
      'DICE_LEFT_OVER $.steps[0].dice[0]',
    ],
    [
      'dice that are none',
      { ...SHORT, steps: [{ ...SHOT, dice: ['x'] }] },
      'DICE_BAD_DECLARATION $.steps[0].dice[0]',
    ],
    [
      'a unit where there is no hex',
      {
        ...SHORT,
        position: {
          ...SHORT.position,
          units: { b1: { counter: 'regulars', at: 'Q9' }, r1: { counter: 'guards', at: 'E4' } },
        },
        steps: [{ ...SHOT, dice: 'all' }],
      },
      'POSITION_INCONSISTENT $.position.units.b1.at',
    ],
    [
      'marks where there is no hex',
      { ...SHORT, position: { ...SHORT.position, locations: { Q9: {} } } },
      'POSITION_INCONSISTENT $.position.locations.Q9',
    ],
  ])('%s is answered with its place', (_, input, problem) => {
    expect(paths(input)).toContain(problem);
  });

  test('more ways than it may count are refused with advice', () => {
    const { problems } = runLab(SKIRMISH_ONLY, { ...SHORT, steps: [{ ...SHOT, dice: 'all' }] }, { ways: 20 });
    expect(problems).toMatchObject([{ code: 'DICE_TREE_TOO_LARGE', path: '$.steps[0].dice' }]);
  });

  test('the ways of all odds in a file are counted together', () => {
    const odds = { ...SHOT, dice: 'all' };
    const asked = (ways: number) => runLab(SKIRMISH_ONLY, { ...SHORT, steps: [odds, odds] }, { ways });
    // 15 misses, and 21 hits with 6 faces each: 141 ways.
    expect(asked(282).problems).toEqual([]);
    expect(asked(281).problems).toMatchObject([{ code: 'DICE_TREE_TOO_LARGE', path: '$.steps[1].dice' }]);
    expect(asked(141).problems).toMatchObject([{ code: 'DICE_TREE_TOO_LARGE', path: '$.steps[1].dice' }]);
  });

  test('states are told step by step as long as they are not too many', () => {
    const units = Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [`b${n}`, { counter: 'regulars', at: 'A1', fired: true }]),
    );
    const long = { position: { ...SHORT.position, units: { ...SHORT.position.units, ...units } } };
    const steps = Array.from({ length: 60 }, (_, n) => ({
      by: n % 4 < 2 ? 'red' : 'blue',
      order: { order: 'pass' },
    }));
    const { steps: told, position } = lab(
      { ...long, position: { ...long.position, options: { turns: 1_000_000 } } },
      [{ by: 'blue', order: { order: 'pass' } }, ...steps],
    );
    expect(told).toHaveLength(62);
    expect(Object.keys(told[1]?.after?.units ?? {})).toHaveLength(501);
    expect(told.at(-1)?.after).toBeUndefined();
    expect(position?.clock.turn).toBeGreaterThan(10);
  });

  test('what it was given is never altered', () => {
    const input = { ...copy(SHORT), steps: [{ ...SHOT, dice: [[1, 1], [6]] }] };
    const before = canonical(input);
    runLab(SKIRMISH_ONLY, input);
    expect(canonical(input)).toBe(before);
  });

  test('any one part spoiled is answered, never thrown', () => {
    const whole = { ...SHORT.position, locations: {}, agenda: [], awaiting: [], secrets: {}, options: {} };
    const spoiled = fc
      .tuple(fc.constantFrom(...Object.keys(whole)), fc.jsonValue({ maxDepth: 4 }))
      .map(([key, value]) => ({ ...SHORT, position: { ...copy(whole), [key]: value } }));
    fc.assert(
      fc.property(spoiled, (input) => {
        for (const { path, message } of runLab(SKIRMISH_ONLY, input).problems) {
          expect(path).toMatch(/^\$/);
          expect(message).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('the form of lab files can be told as JSON Schema', () => {
  expect(labJsonSchema()).toMatchObject({ title: 'Hexledger lab file', required: ['system'] });
});
