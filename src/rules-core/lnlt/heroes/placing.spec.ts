import { field, type Placed, Trial } from '../testkit.testkit.js';

const MAP = field({ E5: 'woods', F6: 'stone-building' });
const place = (unit: string) => ({ order: 'place-sniper', unit, at: 'E5' });

test('[lnlt 11.4] only a Sniper of one’s own who is not on the map, and does not enter it, is placed', () => {
  const units: Record<string, Placed> = {
    g1: '1-6-4-5 at C3',
    g2: '1-6-4-5',
    gm: 'Medic',
    gs: ['Sniper', { enters: { turn: 3, hexes: ['A1'] } }],
    gt: 'Sniper at F6',
    gu: 'Sniper',
    as: 'Sniper',
    a1: '2-5-4-6 at J9',
  };
  const trial = new Trial({ map: MAP, units });
  for (const id of ['g1', 'g2', 'gm', 'gs', 'gt', 'as', 'gx'])
    expect([id, trial.refusal('german', place(id))?.refused]).toEqual([id, 'NOT_YOUR_UNIT']);
  expect(trial.order('german', place('gu')).unit('gu')).toMatchObject({ at: 'E5', activated: 'E5' });
});
