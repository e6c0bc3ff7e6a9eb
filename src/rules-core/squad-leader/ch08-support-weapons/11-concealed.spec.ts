import { field, Trial } from '../testkit.testkit.js';

const WOODS = { map: field({ D4: 'woods', D5: 'stone-building' }) };
const TARGET = { r1: ['4-4-7 at D5', { hidden: true, concealed: true }], r9: '4-4-7 at N12' } as const;

test('[squad-leader 8.10.1 × 2.3.4] a flame at men under a "?" has half its factors', () => {
  const trial = new Trial({ ...WOODS, units: { g1: '8-3-8 at D4', gf: 'flamethrower with g1', ...TARGET } });
  trial.order('german', { order: 'fire', at: 'D5', firers: ['gf'] }, 6, 6);
  expect(trial.told('fire-attack')[0]).toMatchObject({ fp: 10, outcomes: [{ units: [], area: true }] });
});

test('[squad-leader 8.11.5 × 2.3.4] a charge among them has 15', () => {
  const units = {
    g1: '8-3-8 at D4',
    gd: ['demo charge at D5', { placed: { by: 'g1', from: 'D4' } }],
    ...TARGET,
  } as const;
  const trial = new Trial({ ...WOODS, phase: 'advancing-fire', units });
  trial.order('german', { order: 'detonate', weapon: 'gd' }, 6, 5);
  expect(trial.told('fire-attack')[0]).toMatchObject({ fp: 15, outcomes: [{ units: [], area: true }] });
});
