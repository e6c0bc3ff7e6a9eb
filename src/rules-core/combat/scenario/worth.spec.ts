import { type Setup, Trial } from '../testkit.testkit.js';
import { worth } from './worth.js';

const value = (units: Setup['units'], setup: Setup = {}, side = 'german') =>
  worth(new Trial({ ...setup, units }).battle, side);

test('own troops count for, enemies against; markers and wounds make them worth less', () => {
  expect(value({ g1: '6-6 at D4' })).toBe(3.5);
  expect(value({ g1: '6-6 at D4' }, {}, 'american')).toBe(-3.5);
  expect(value({ g1: ['6-6 at D4', { yellow: 'pinned' }] })).toBeCloseTo(2.8);
  expect(value({ g1: ['6-6 at D4', { yellow: 'wia' }] })).toBeCloseTo(1.75);
  expect(value({ g1: ['nco at D4', { wounded: true }] })).toBeCloseTo(1.4);
  expect(value({ g1: 'tank at D4' })).toBe(8);
  expect(value({ g1: ['6-6', {}] })).toBe(0);
});

test('goals count when they are met, and the nearer the better', () => {
  const goal = {
    options: {
      victory: {
        wins: [{ side: 'german', when: 'end', is: { control: { side: 'german', hexes: ['D6'] } } }],
      },
    } as never,
  };
  expect(value({ g1: '6-6 at D6' }, goal)).toBe(3.5 + 6 + 3);
  expect(value({ g1: '6-6 at D4' }, goal)).toBeCloseTo(3.5 + 3 / 4);
  expect(value({ g1: '6-6 at D5' }, goal)).toBeCloseTo(3.5 + 1);
  expect(value({ g1: '6-6 at D6' }, goal, 'american')).toBe(-12.5);
  expect(value({ g1: ['6-6 at D5', { yellow: 'disrupted' }] }, goal)).toBeCloseTo(1.75);
});

test('every unit that has left counts towards a goal of exits', () => {
  const goal = (exited: string[]) => ({
    options: {
      victory: { wins: [{ side: 'german', when: 'end', is: { exit: { side: 'german', atLeast: 2 } } }] },
    } as never,
    sides: { german: { exited } },
  });
  expect([value({}, goal([])), value({}, goal(['g1'])), value({}, goal(['g1', 'g2']))]).toEqual([0, 3, 12]);
});
