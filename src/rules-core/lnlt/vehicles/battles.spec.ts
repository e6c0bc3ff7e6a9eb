import fc from 'fast-check';
import { randomBot } from '../../kernel/lab/bots.js';
import { acceptsWhatItLists, fought, unmakes } from '../../kernel/testing/battles.testkit.js';
import { lnlt } from '../ruleset.js';
import type { LnltSystem } from '../system.js';
import { field, position } from '../testkit.testkit.js';

const MAP = field({
  D4: 'light-woods',
  E5: 'stone-building',
  F3: 'vineyard',
  F4: { terrain: 'brush', level: 1 },
  G4: 'wooden-building',
  D7: 'light-woods',
});

const start = () =>
  position({
    map: MAP,
    agenda: [{ task: 'turn' }],
    clock: { phase: 'rally', lastTurn: 4 },
    marks: { E4: { wire: true }, F6: { wreck: 'Pz IV H' } },
    units: {
      g1: ['Pz IV H at B3', { facing: 2 }],
      g2: ['StuG III G at B4', { facing: 2 }],
      g3: ['SdKfz 251/1 at B5', { facing: 2 }],
      g4: ['1-6-4-5', { aboard: 'g3', riding: 'inside' }],
      g5: ['Armor Leader 7-1', { leader: 'g1' }],
      g6: ['1-6-4-5', { aboard: 'g1', riding: 'outside' }],
      g7: ['75mm ATG at C6', { facing: 2 }],
      g8: '1-6-4-5 at C5',
      g9: 'Panzerfaust with g8',
      gl: 'Lt Koch at C5',
      gf: ['20mm Flak at B6', { facing: 2 }],
      s1: ['T-34/76 at D5', { facing: 5 }],
      s2: ['T-34/85 at E7', { facing: 5 }],
      s4: ['2-3-4-5', { aboard: 's2', riding: 'outside' }],
      s5: ['76mm Gun at G5', { facing: 5 }],
      s6: '1-4-4-5 at G7',
      s7: 'PTRD with s6',
      s8: '2-3-4-5 at B2',
      s9: 'Leader 6-1-6 at F5',
    },
  });

describe('battles of vehicles between random players', () => {
  test('end, fold, unmake, are told in whole sentences and pass the audit; what is listed is accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const listed = acceptsWhatItLists(lnlt, 3);
        const unmade = unmakes<LnltSystem>(start());
        const bots = (side: string) => randomBot<LnltSystem>(seed * 7 + side.length);
        const { end } = fought({ rulebook: lnlt, table: MAP, start: start(), seed, bots }, (step) => {
          listed(step);
          unmade(step);
        });
        expect(end.clock.over).toMatchObject({ why: expect.stringMatching(/\.$/) });
        expect(listed.tried()).toBeGreaterThan(0);
      }),
      { numRuns: 8 },
    );
  });
});
