import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

describe('what leaders do not help with', () => {
  const WITH: Units = {
    g1: '8-3-8 at D4',
    gl: '9-2 at D4',
    r1: '4-4-7 at D5',
    rt: ['T-34 at E4', { facing: 0 }],
  };

  test('[squad-leader 3.2.3] nobody directs a flamethrower', () => {
    const trial = new Trial({ units: { ...WITH, gf: 'flamethrower with g1' } });
    const fire = { order: 'fire', at: 'D5', firers: ['gf'] };
    expect(trial.refusal('german', { ...fire, leaders: ['gl'] })?.refused).toBe('CANNOT_LEAD');
  });

  test('[squad-leader 3.2.3] nor does he add to the roll of an anti-tank rifle', () => {
    const shot = (more: Units) =>
      new Trial({ units: { ...WITH, ...more, gw: 'ATR with g1' } }).order(
        'german',
        { order: 'fire-anti-tank', weapon: 'gw', at: 'E4', target: 'rt' },
        1,
        2,
        6,
        6,
        6,
        6,
      ).action?.effects;
    expect(shot({})).toEqual(shot({ gl: '6+1 at D4' }));
  });

  test('[squad-leader-A-26] [squad-leader 3.3/a] a leader in the hex repairs no weapon the sooner', () => {
    const repaired = (face: number) =>
      new Trial({
        phase: 'rally',
        units: {
          g1: '4-6-7 at D4',
          gm: ['LMG with g1', { malfunctioned: true }],
          gl: '10-3 at D4',
          r9: '4-4-7',
        },
        map: field(),
      })
        .order('german', 'pass')
        .order('german', { order: 'repair', weapon: 'gm' }, face)
        .told('repair-attempt')[0];
    expect(repaired(1)).toMatchObject({ needs: 1, result: 'repaired' });
    expect(repaired(2)).toMatchObject({ needs: 1, result: 'nothing' });
  });
});
