import { Trial } from '../testkit.testkit.js';

const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const move = (path: string[], more: object = {}) => ({
  order: 'move',
  units: ['g1'],
  mode: 'move',
  path,
  ...more,
});

describe('Support Weapons on the move', () => {
  test('[lnlt 1.6/j] a Good Order unit takes up what lies in a hex for two Movement Points', () => {
    const trial = new Trial({ units: { ...FAR, g1: '1-6-4-5 at C3', gm: 'MG34 at C4' } })
      .activate('german', 'C3')
      .order('german', move(['C4']))
      .order('german', { order: 'take-up', unit: 'g1', weapon: 'gm' });
    expect(trial.unit('gm').possessor).toBe('g1');
    expect(trial.unit('g1').spent).toBe(3);
  });

  test('[lnlt 1.6/j × 5.3/b] taking it up can be fired at twice', () => {
    const trial = new Trial({
      units: { ...FAR, g1: '1-6-4-5 at C3', gm: 'MG34 at C4', a1: '2-5-4-6 at C8', a2: '2-5-4-6 at D8' },
    })
      .activate('german', 'C3')
      .order('german', move(['C4']))
      .order('american', 'hold-fire')
      .order('german', { order: 'take-up', unit: 'g1', weapon: 'gm' });
    expect(trial.battle.clock.window?.shots).toBe(2);
  });

  test('[lnlt 1.6/h] [lnlt 1.6.1] what is left behind or assembled stays, assembled if it was', () => {
    const trial = new Trial({
      units: {
        ...FAR,
        g1: '1-6-4-5 at C3',
        gm: 'MG34 with g1',
        gn: ['MG34 with g1', { tripod: 'assembled' }],
      },
    })
      .activate('german', 'C3')
      .order('german', move(['C4'], { leave: ['gm'] }));
    expect(trial.unit('gm')).toMatchObject({ at: 'C3' });
    expect(trial.unit('gn')).toMatchObject({ at: 'C3', tripod: 'assembled' });
    expect([trial.unit('gm').possessor, trial.unit('gn').possessor]).toEqual([undefined, undefined]);
  });

  test('[lnlt 1.6/n] a single man with a weapon has two Movement Points less', () => {
    const trial = new Trial({ units: { ...FAR, g1: 'Leader 6-0-6 at C3', gm: 'MG34 with g1' } })
      .activate('german', 'C3')
      .order('german', move(['C4']));
    expect(trial.unit('g1').allowance).toBe(4);
    expect(trial.unit('gm').at).toBe('C4');
  });
});
