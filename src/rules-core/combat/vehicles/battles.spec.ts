import fc from 'fast-check';
import { acceptsWhatItLists, fought } from '../../kernel/testing/battles.testkit.js';
import { matchOf } from '../battles.testkit.js';
import { combat } from '../ruleset.js';
import { field, position } from '../testkit.testkit.js';

const MAP = field(
  {
    D4: 'woods',
    E5: 'stone-building',
    F3: 'grain',
    F4: { terrain: 'brush', level: 1 },
    G4: { level: 1 },
    C6: { hexsides: { 0: 'bocage', 1: 'wall' } },
    D7: 'debris',
  },
  { columns: 9, rows: 9 },
);

const start = () =>
  position({
    map: MAP,
    agenda: [{ task: 'turn' }],
    clock: { phase: 'command', lastTurn: 3 },
    options: { randomImpulses: true },
    marks: { E4: { wire: true }, F6: { trench: true }, G6: { wrecks: 1 } },
    sides: { russian: { mayHide: true } },
    units: {
      g1: ['PzKw 4H at B3', { facing: 2 }],
      g2: ['PzKw 6E at B4', { facing: 2 }],
      g3: ['SdKfz 251C at B5', { facing: 2 }],
      g4: ['6-6 at B5', { aboard: 'g3' }],
      g5: 'nco at B3',
      g6: '6-6 at B3',
      g7: ['PaK 38 at C6', { facing: 2 }],
      g8: 'Panzerschreck at C5',
      g9: ['Opel Blitz at A6', { facing: 2 }],
      r1: ['T-34 76B at H4', { facing: 5, platoon: 'r1' }],
      r2: ['T-34 76B at H5', { facing: 5, platoon: 'r1' }],
      r3: ['KV1A at H6', { facing: 5 }],
      r4: ['4-4 at H5', { aboard: 'r2' }],
      r5: ['45mm gun at G5', { facing: 5, hidden: true }],
      r6: 'RATR at G7',
      r7: '4-4 at F4',
      r8: ['GAZ AA at I6', { facing: 5 }],
      r9: 'nco at F4',
    },
  });

describe('battles of vehicles between random players', () => {
  test('end, fold, are told in whole sentences and pass the audit; what is listed is accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const listed = acceptsWhatItLists(combat, 10);
        const { end } = fought(matchOf(MAP, start(), seed), listed);
        expect(end.clock.over).toMatchObject({ why: expect.stringMatching(/\.$/) });
        expect(listed.tried()).toBeGreaterThan(0);
      }),
      { numRuns: 10 },
    );
  });
});
