import { field, Trial } from '../testkit.testkit.js';

const rally = (gt: object, more: object = {}, map: object = {}) =>
  new Trial({
    units: { gt: ['Pz IV H at E5', { shaken: true, buttoned: true, ...gt }], a1: '2-5-4-6 at N9', ...more },
    clock: { phase: 'rally' },
    agenda: [{ task: 'turn' }, { task: 'admin' }, { task: 'operations' }, { task: 'rally', side: 'german' }],
    ...map,
  });

describe('the state of a vehicle', () => {
  test('[lnlt 15.0/n] it rallies by itself, at -2 in covered terrain, and stays buttoned until its impulse', () => {
    const open = rally({}).order('german', { order: 'rally', unit: 'gt' }, 3, 4);
    expect(open.unit('gt').shaken).toBe(true);
    const covered = rally({}, {}, { marks: { E5: { wreck: 'Tiger I' } } });
    covered.order('german', { order: 'rally', unit: 'gt' }, 3, 4);
    expect(covered.told('rally-tried')[0]).toMatchObject({ rolled: 7, modified: 5, success: true });
    expect(covered.unit('gt')).toMatchObject({ buttoned: true });
  });

  test('[lnlt 15.0/n, 11.5/b] on the Morale of its Armor Leader, less his LM', () => {
    const trial = rally({}, { gl: ['Armor Leader 7-1', { leader: 'gt' }] });
    trial.order('german', { order: 'rally', unit: 'gt' }, 4, 4);
    expect(trial.told('rally-tried')[0]).toMatchObject({ modified: 7, morale: 7, success: true });
  });

  test('[lnlt 15.0/k] buttoned up it spots nobody, not even next to it; Open it does', () => {
    const look = (buttoned: boolean) =>
      new Trial({
        units: {
          gt: ['Pz IV H at E5', buttoned ? { buttoned: true } : {}],
          a1: '2-5-4-6 at E4',
          a2: '2-5-4-6 at E2',
        },
        map: field({ E2: 'light-woods', E4: 'light-woods' }),
      });
    const spot = { order: 'spot', unit: 'gt', at: 'E2' };
    expect(look(true).refusal('german', spot)).toMatchObject({ refused: 'CANNOT_SPOT' });
    expect(look(false).refusal('german', spot, 1)).toBeUndefined();
    const burst = { order: 'fire-machine-gun', unit: 'gt', mg: 0, at: 'E4' };
    const fires = (buttoned: boolean) =>
      look(buttoned).activate('german', 'E5').refusal('german', burst, 1, 6)?.refused;
    expect([fires(true), fires(false)]).toEqual(['NOT_SPOTTED', undefined]);
  });
});
