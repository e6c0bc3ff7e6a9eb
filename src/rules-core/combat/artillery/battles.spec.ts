import fc from 'fast-check';
import { all, fought, keepsSecretsOf } from '../../kernel/testing/battles.testkit.js';
import { matchOf } from '../battles.testkit.js';
import { field, position } from '../testkit.testkit.js';

const MAP = field(
  {
    D4: 'woods',
    E5: 'stone-building',
    E6: 'stone-building',
    F3: 'river',
    F4: 'river',
    G7: 'stone-rubble',
    D7: { hexsides: { 3: 'wall' } },
  },
  { columns: 9, rows: 9 },
);

/** Guns off the map, aircraft, mines, works and sewers: everything that is not a shot or a walk. */
function start() {
  const begun = position({
    map: MAP,
    enemy: 'russian',
    agenda: [{ task: 'turn' }, { task: 'fortify' }],
    clock: { phase: 'command', lastTurn: 4 },
    options: { sewers: true },
    marks: {
      D6: { mines: 'russian' },
      C5: { trench: true },
      C6: { trench: true, wire: true },
      G5: { pillbox: { side: 'russian', facing: 5 } },
      H3: { features: ['sewer'] },
      H5: { features: ['sewer'] },
      F3: { bridge: 'pontoon' },
    },
    sides: {
      german: {
        batteries: [
          { id: 'guns', size: 105, by: 'radio' },
          { id: 'plotted', size: 150, by: 'plotted', bombardment: true },
          { id: 'observed', size: 81, by: 'observer', supply: 'high' },
        ],
        airSupport: { aircraft: 'Ju 87 G', bombs: true },
      },
      russian: { mayHide: true, batteries: [{ id: 'field', size: 122, by: 'phone' }] },
    },
    units: {
      g1: '6-6 at B3',
      g2: ['nco at B3', { radio: 'guns' }],
      g3: 'demo at E5',
      g4: '6-6 at C5',
      g5: ['nco at C5', {}],
      r1: ['4-4 at G5', { post: 'pillbox' }],
      r2: ['nco at H3', { phone: 'field' }],
      r3: '4-4 at H3',
      r4: ['4-4 at G7', { hidden: true }],
      r5: ['MG 42 at E6', { fp: 8 }],
    },
  });
  (begun.secrets as Record<string, object>).german = {
    works: { wire: 1, trench: 1 },
    plots: [{ battery: 'plotted', at: ['G5', 'H5'], turn: 1 }],
    observers: [{ battery: 'observed', at: 'A5', level: 3 }],
  };
  (begun.secrets as Record<string, object>).russian = { mines: ['D5', 'C4'], trenches: ['G6'] };
  return begun;
}

describe('battles with artillery, aircraft and works between random players', () => {
  test('end, fold, are told in whole sentences, pass the audit and keep secrets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const keep = all(keepsSecretsOf(start(), 'russian'), keepsSecretsOf(start(), 'german'));
        const { end } = fought(matchOf(MAP, start(), seed), keep);
        expect(end.clock.over).toMatchObject({ why: expect.stringMatching(/\.$/) });
      }),
      { numRuns: 8 },
    );
  });
});
