import { activate, crossings, fire, german } from './crossings.testkit.js';

crossings('Impulses and operations', [
  {
    rules: '4.1/d × 4.0/q',
    what: 'a Leader spots, and aids fire at what he spotted: Fired only',
    hexes: { C6: 'light-woods' },
    units: { gl: 'Leader 7-1-6 at C3', g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C6' },
    steps: [
      german('activate', activate('C3')),
      german('spot', { unit: 'gl', at: 'C6' }, 4),
      german('fire', fire('g1', 'C6', 'gl'), 1, 6),
    ],
    told: ['spots C6 with 3', '1 + 2 against 6 + 1'],
    after: { gl: { fired: true, opsComplete: null }, g1: { fired: true } },
    places: { C6: { spotted: true } },
  },
]);
