import { field, type Placed, Trial } from '../testkit.testkit.js';
import { isSpotted } from './spotted.js';

const MAP = field({ E6: 'woods' });
const STEALTHY: Placed = ['1-5-4-6 at E8', { marker: 'stealth' }];
const spotted = (looker: Record<string, Placed>): boolean =>
  isSpotted(
    new Trial({ map: MAP, units: { j1: STEALTHY, g9: ['1-6-4-5 at E2', { shaken: true }], ...looker } })
      .battle,
    'E8',
    'german',
  );

test('[lnlt 6.4] a unit that moves by Stealth in the open is spotted by enemies that can see it: in Good Order, on the map', () => {
  expect(spotted({})).toBe(false);
  expect(spotted({ g1: '1-6-4-5 at H8' })).toBe(true);
  expect(spotted({ g1: ['1-6-4-5 at H8', { shaken: true }] })).toBe(false);
  expect(spotted({ g1: '1-6-4-5 at E4' })).toBe(false);
  expect(spotted({ g1: '1-6-4-5' })).toBe(false);
  expect(spotted({ j2: '1-5-4-6 at H8' })).toBe(false);
  expect(spotted({ gp: 'Ju 87 Stuka at H8' })).toBe(false);
});
