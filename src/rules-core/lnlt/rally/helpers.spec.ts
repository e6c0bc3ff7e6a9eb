import { type Placed, Trial } from '../testkit.testkit.js';

const SHAKEN = { shaken: true } as const;
const CHARISMATIC = { skills: ['Charismatic'] };

/** Why the Shaken Squad of E5 cannot try to rally; undefined: it can. */
const barred = (helper: Record<string, Placed>) =>
  new Trial({
    units: {
      g1: ['1-6-4-5 at E5', SHAKEN],
      gx: ['Leader 6-0-6 at N3', SHAKEN],
      a9: '2-5-4-6 at N12',
      ...helper,
    },
    clock: { phase: 'rally' },
    agenda: [
      { task: 'turn' },
      { task: 'admin' },
      { task: 'operations' },
      { task: 'rally', side: 'american' },
      { task: 'rally', side: 'german' },
    ],
  }).refusal('german', { order: 'rally', unit: 'g1' }, 1, 1)?.refused;

test('[lnlt 3.0/b, 3.0/f] a Leader helps his own: no enemy, no Squad, nobody who has not come yet', () => {
  expect(barred({ gl: ['Leader 7-1-6 at E6', CHARISMATIC] })).toBeUndefined();
  expect(barred({ gl: ['Leader 7-1-6', { ...CHARISMATIC, enters: { turn: 2, hexes: ['A1'] } }] })).toBe(
    'NOBODY_TO_RALLY',
  );
  expect(barred({ al: ['Leader 7-1-6 at E6', { ...CHARISMATIC, badge: 'german' }] })).toBe('NOBODY_TO_RALLY');
  expect(barred({ g2: ['1-6-4-5 at E5', CHARISMATIC], g3: ['1-6-4-5 at E6', CHARISMATIC] })).toBe(
    'NOBODY_TO_RALLY',
  );
  expect(barred({ gh: ['Hero 2-6-6 at E6', CHARISMATIC] })).toBe('NOBODY_TO_RALLY');
});
