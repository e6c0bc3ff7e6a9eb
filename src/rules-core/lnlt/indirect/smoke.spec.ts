import { targetModifier } from '../ground/tec.js';
import { field, Trial } from '../testkit.testkit.js';

const FIELD = field({ C4: 'woods', G5: 'woods' });
const lay = (unit: string, at: string) => ({ order: 'lay-smoke', unit, at });
const ENEMY = { a9: '2-5-4-6 at N12' };

describe('laying smoke', () => {
  const squad = () =>
    new Trial({ units: { g1: '1-6-4-5 at C3', ...ENEMY }, map: FIELD }).activate('german', 'C3');

  test('[lnlt 7.0] in one’s own hex or one adjacent to it', () => {
    expect(squad().refusal('german', lay('g1', 'C6'))).toMatchObject({ refused: 'NOT_ADJACENT' });
    const own = squad().order('german', lay('g1', 'C3'), 1);
    expect(own.at('C3').smoke).toBe(1);
    expect(squad().order('german', lay('g1', 'D3'), 2).at('D3').smoke).toBe(1);
  });

  test('[lnlt 7.0/a] at or below the capability; either way the unit is Ops Complete', () => {
    const fails = squad().order('german', lay('g1', 'C4'), 3);
    expect([fails.at('C4').smoke, fails.unit('g1').opsComplete]).toEqual([undefined, true]);
    const able = new Trial({
      units: { g1: '1-6-4-5 at C3', ...ENEMY },
      sides: { german: { smoke: 3 } },
    }).activate('german', 'C3');
    expect(able.order('german', lay('g1', 'C4'), 3).at('C4').smoke).toBe(1);
  });

  test.each([
    ['Shaken', { shaken: true }, 'CANNOT_LAY_SMOKE'],
    ['under Ops Complete', { opsComplete: true, spotted: 'N12' }, 'CANNOT_LAY_SMOKE'],
    ['under Fired', { fired: true }, 'NOT_ACTIVATED'],
    ['under Assault Move', { marker: 'assault-move' }, 'CANNOT_LAY_SMOKE'],
  ] as const)('[lnlt 7.0] not by who is %s', (_, state, refused) => {
    const trial = new Trial({
      units: { g1: ['1-6-4-5 at C3', state], g2: '1-6-4-5 at C3', ...ENEMY },
      map: FIELD,
    }).activate('german', 'C3');
    expect(trial.refusal('german', lay('g1', 'C3'))).toMatchObject({ refused });
  });

  test('[lnlt 7.0] nor by single men', () => {
    const trial = new Trial({ units: { gl: 'Leader 7-1-6 at C3', g1: '1-6-4-5 at C3', ...ENEMY } });
    expect(trial.activate('german', 'C3').refusal('german', lay('gl', 'C3'))).toMatchObject({
      refused: 'CANNOT_LAY_SMOKE',
    });
  });

  test('[lnlt 7.0/b] smoke adds 1 to the modifier of its hex, 3 in Forest [lnlt-20]', () => {
    const { battle } = new Trial({ units: ENEMY, marks: { G5: { smoke: 1 }, C3: { smoke: 2 } }, map: FIELD });
    expect([targetModifier(battle, 'G5'), targetModifier(battle, 'C3')]).toEqual([3, 1]);
  });

  test('[lnlt 7.0/b] smoke blocks the line', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C7' },
      marks: { C5: { smoke: 1 } },
    }).activate('german', 'C3');
    expect(trial.refusal('german', { order: 'fire', at: 'C7', units: ['g1'] })).toMatchObject({
      refused: 'NO_LOS',
    });
  });

  test('[lnlt 7.0/d] fire out of smoke: 1 less', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C7' },
      marks: { C3: { smoke: 2 } },
    })
      .activate('german', 'C3')
      .order('german', { order: 'fire', at: 'C7', units: ['g1'] }, 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 0 });
  });

  test('[lnlt 7.0/c] Smoke 1 becomes Smoke 2 in the Admin Phase, Smoke 2 is removed', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', ...ENEMY },
      marks: { D4: { smoke: 1 }, D5: { smoke: 2 } },
    });
    trial.order('german', 'pass').order('american', 'pass').order('german', 'pass', 1, 1);
    expect([trial.at('D4').smoke, trial.at('D5').smoke]).toEqual([2, undefined]);
  });
});
