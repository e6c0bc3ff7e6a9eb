import { field, Trial } from '../testkit.testkit.js';

type Units = NonNullable<ConstructorParameters<typeof Trial>[0]>['units'];
const SHERMAN = ['M4A1 Sherman at E4', { facing: 0 }] as const;
const german = (units: Units, more: object = {}) =>
  new Trial({ units: { at: SHERMAN, a9: '2-5-4-6 at N9', ...units }, ...more }).activate('german', 'E5');
const assault = (...units: string[]) => ({ order: 'close-assault', units, vehicle: 'at' });

describe('Close Assault', () => {
  test('[lnlt 17.1, 17.1/e, 17.1/o, 17.1/g, 17.1/h, 17.1/s, 15.4/b] [lnlt-86] [lnlt-87] Koch and a Squad destroy Darius’ Sherman', () => {
    const trial = german(
      {
        ad: ['Sgt Darius', { leader: 'at' }],
        gk: 'Lt Koch at E5',
        g1: '1-6-4-5 at E5',
        gf: 'Panzerfaust with g1',
      },
      { marks: { E5: { wreck: 'Pz IV H' } } },
    );
    trial.order('german', assault('gk', 'g1'), 1, 2, 4, 4, 3, 3);
    expect(trial.told('morale-check')[1]).toMatchObject({ unit: 'g1', rolled: 8, modified: 5, passed: true });
    expect(trial.told('assaulted')).toEqual([
      { unit: 'g1', vehicle: 'at', die: 3, strength: 3, armourDie: 3, armour: 2, destroyed: true },
    ]);
    expect(trial.battle.unit('at')).toBeUndefined();
    expect(trial.battle.unit('ad')).toBeUndefined();
    expect(trial.at('E4')).toMatchObject({ wreck: 'M4A1 Sherman', melee: 'to-fight' });
    expect(trial.unit('g1')).toMatchObject({ at: 'E4', melee: true, marker: 'moved' });
    expect(trial.unit('gk')).toMatchObject({ at: 'E4', melee: true });
  });

  test('[lnlt 17.1/r] [lnlt-47] a 2-6-4 Squad without anti-tank weapons', () => {
    const trial = german({
      at: ['M3 Half-track at E4', { facing: 0 }],
      g1: ['1-6-4-5 at E5', { fp: 2 }],
    });
    trial.order('german', assault('g1'), 1, 2, 4, 5);
    expect(trial.told('assaulted')[0]).toMatchObject({ strength: 2, armour: 0, destroyed: true });
    expect(trial.at('E4')).toMatchObject({ wreck: 'M3 Half-track', melee: 'to-fight' });
    expect(trial.unit('g1')).toMatchObject({ at: 'E4', melee: true });
  });

  test('[lnlt 17.1/h, 17.1/i] equal is not enough: they go back under Moved', () => {
    const trial = german({ g1: '1-6-4-5 at E5' });
    trial.order('german', assault('g1'), 1, 2, 3, 2);
    expect(trial.unit('g1')).toMatchObject({ at: 'E5', marker: 'moved' });
    expect(trial.unit('g1').melee).toBeUndefined();
    expect(trial.unit('at').at).toBe('E4');
  });

  test('[lnlt 17.1/f] a unit that fails the check stays, not Shaken: Ops Complete, or Moved if it had moved', () => {
    const still = german({ g1: '1-6-4-5 at E5' }).order('german', assault('g1'), 6, 5);
    expect(still.unit('g1')).toMatchObject({ opsComplete: true });
    expect(still.unit('g1').shaken).toBeUndefined();
    const moved = new Trial({ units: { at: SHERMAN, g1: '1-6-4-5 at E7' } }).activate('german', 'E7');
    moved.order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['E6', 'E5'] });
    while (moved.awaits[0] === 'american opportunity') moved.order('american', 'hold-fire');
    moved.order('german', assault('g1'), 6, 5);
    expect(moved.unit('g1')).toMatchObject({ at: 'E5', marker: 'moved' });
  });

  test('[lnlt 17.1/p] a Leader alone assaults only with an anti-tank weapon', () => {
    expect(german({ gk: 'Lt Koch at E5' }).refusal('german', assault('gk'))).toMatchObject({
      refused: 'CANNOT_ASSAULT',
    });
    const left = german({ gk: 'Lt Koch at E5', g1: '1-6-4-5 at E5' });
    left.order('german', assault('gk', 'g1'), 1, 2, 6, 5);
    expect(left.unit('gk')).toMatchObject({ opsComplete: true, at: 'E5' });
    const armed = german({ gk: 'Lt Koch at E5', gf: 'Panzerfaust with gk' });
    armed.order('german', assault('gk'), 1, 2, 6, 1);
    expect(armed.told('assaulted')[0]).toMatchObject({ unit: 'gk', strength: 1 });
  });

  test('[lnlt EOP-A/j] [lnlt-87] with the tank goes what it has acquired: another has to begin anew', () => {
    const trial = german({
      at: ['M4A1 Sherman at E4', { facing: 0, acquires: { target: 'gp', step: 2 } }],
      au: ['M4A1 Sherman at E8', { facing: 0, buttoned: true }],
      gp: ['Pz IV H at F9', { facing: 0 }],
      g1: '1-6-4-5 at E5',
    });
    trial.order('german', assault('g1'), 1, 2, 6, 1);
    expect(trial.battle.units().filter(({ acquires }) => acquires)).toEqual([]);
    trial.activate('american', 'E8');
    trial.order('american', { order: 'shoot', weapon: 'au', at: 'F9', vehicle: 'gp', pivot: 2 }, 5, 6);
    expect(trial.told('to-hit')[0]).toMatchObject({ natural: 11, modified: 13 });
    expect(trial.unit('au').acquires).toEqual({ target: 'gp', step: 1 });
  });

  test('[lnlt 11.2/j] a Hero assaults too, alone', () => {
    const trial = german({ gh: 'Hero 2-6-6 at E5' }).order('german', assault('gh'), 1, 2, 4, 3);
    expect(trial.told('assaulted')).toEqual([
      { unit: 'gh', vehicle: 'at', die: 4, strength: 2, armourDie: 3, armour: 2, destroyed: true },
    ]);
    expect(trial.unit('gh')).toMatchObject({ at: 'E4', melee: true });
  });

  test('[lnlt 17.1/q] each Leader helps one assaulter', () => {
    const trial = german({ gk: 'Lt Koch at E5', g1: '1-6-4-5 at E5', g2: '1-6-4-5 at E5' });
    trial.order('german', assault('gk', 'g1', 'g2'), 1, 2, 1, 2, 1, 2, 1, 6, 1, 6);
    expect(trial.told('assaulted').map(({ strength }) => strength)).toEqual([2, 1]);
  });

  test('[lnlt 1.7/h, 5.1/a] neither Weapon Teams nor Shaken units; [lnlt 17.1/d] only from next to it', () => {
    const trial = german({
      gm: '81mm Mortar at E5',
      g1: ['1-6-4-5 at E5', { shaken: true }],
      g2: '1-6-4-5 at E5',
      at: ['M4A1 Sherman at E2', {}],
    });
    expect(trial.refusal('german', assault('gm'))).toMatchObject({ refused: 'CANNOT_ASSAULT' });
    expect(trial.refusal('german', assault('g1'))).toMatchObject({ refused: 'CANNOT_ASSAULT' });
    expect(trial.refusal('german', assault('g2'))).toMatchObject({ refused: 'NOT_ADJACENT' });
  });

  test('[lnlt 17.1/b, 17.1/m, 17.1/c, 16.1.1/a] Good Order men beside or on it bar the way, those inside and the Shaken do not, and die', () => {
    const beside = german({ g1: '1-6-4-5 at E5', a1: '2-5-4-6 at E4' });
    expect(beside.refusal('german', assault('g1'))).toMatchObject({ refused: 'GUARDED' });
    const riders = { a1: ['2-5-4-6', { aboard: 'at', riding: 'outside' }] } as const;
    expect(german({ g1: '1-6-4-5 at E5', ...riders }).refusal('german', assault('g1'))).toMatchObject({
      refused: 'GUARDED',
    });
    const trial = german({
      g1: '1-6-4-5 at E5',
      at: ['M3 Half-track at E4', {}],
      a1: ['2-5-4-6', { aboard: 'at', riding: 'inside' }],
      a2: ['2-5-4-6 at E4', { shaken: true }],
    });
    trial.order('german', assault('g1'), 1, 2, 6, 1);
    expect(['at', 'a1', 'a2'].map((id) => trial.battle.unit(id))).toEqual([undefined, undefined, undefined]);
  });

  test('[lnlt 17.1/n] of its hex only the assaulters move in that impulse; [lnlt 17.1/a, 17.1/l] a Shaken, Fired vehicle defends as well', () => {
    const trial = german({
      g1: '1-6-4-5 at E5',
      g2: '1-6-4-5 at E5',
      at: [SHERMAN[0], { shaken: true, buttoned: true, fired: true }],
    });
    trial.order('german', assault('g1'), 1, 2, 3, 3);
    expect(trial.told('assaulted')[0]).toMatchObject({ armour: 2, destroyed: false });
    expect(
      trial.refusal('german', { order: 'move', units: ['g2'], mode: 'move', path: ['E6'] }),
    ).toMatchObject({
      refused: 'HAS_MOVED',
    });
  });

  test('[lnlt 17.1/j] two vehicles: a second check after the first is destroyed; a unit that fails it goes back', () => {
    const set = { g1: '1-6-4-5 at E5', au: ['M5A1 Stuart at E4', {}] as const };
    const both = german(set).order('german', assault('g1'), 1, 2, 6, 1, 1, 2, 6, 1);
    expect([both.battle.unit('at'), both.battle.unit('au')]).toEqual([undefined, undefined]);
    const one = german(set).order('german', assault('g1'), 1, 2, 6, 1, 6, 5);
    expect(one.battle.unit('at')).toBeUndefined();
    expect(one.unit('g1')).toMatchObject({ at: 'E5' });
  });
});

test('[lnlt 17.1/k] not in the impulse of the enemy, at a vehicle that moves past', () => {
  const trial = new Trial({
    units: { at: ['M4A1 Sherman at E5', { facing: 0 }], g1: '1-6-4-5 at F4' },
    active: 'american',
  }).activate('american', 'E5');
  trial.order('american', { order: 'drive', units: ['at'], mode: 'move', steps: [{ to: 'E4' }] });
  expect(trial.awaits).toEqual(['german opportunity']);
  expect(trial.refusal('german', assault('g1'))).toMatchObject({ refused: 'NOT_NOW' });
});

describe('Overruns', () => {
  const drive = (units: Units, more: object = {}) =>
    new Trial({
      units: { at: ['M4A1 Sherman at E5', { facing: 0 }], ...units },
      active: 'american',
      ...more,
    }).activate('american', 'E5');
  const over = (mode = 'move', to = 'E4') => ({ order: 'drive', units: ['at'], mode, steps: [{ to }] });

  test('[lnlt 15.3/b, 15.3/i, 15.3/d, 15.3/a, 15.3/j] 4 MPs more; HE, machine guns and two against one die', () => {
    const trial = drive({
      g1: ['1-6-4-5 at E4', { shaken: true }],
      g2: '1-6-4-5 at E1',
      ad: ['Sgt Darius', { leader: 'at' }],
    });
    trial.order('american', over(), 1, 6, 5);
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 10, cover: 0 });
    expect(trial.unit('at')).toMatchObject({ at: 'E4', spent: 5 });
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect(trial.awaits).toEqual(['american moving']);
  });

  test('[lnlt 15.3/c] a gun of several shots counts each; asterisk machine guns only while Open', () => {
    const strength = (values: object, ...checks: number[]) =>
      drive({ at: ['M4A1 Sherman at E5', { facing: 0, ...values }], g1: '1-6-4-5 at E4' })
        .order('american', over(), 1, 6, ...checks)
        .told('attacked')[0]?.strength;
    const asterisk = [{ fp: 2, range: 10, asterisk: true as const }];
    expect([
      strength({ shots: 2 }, 6),
      strength({ mgs: asterisk }, 6),
      strength({ mgs: asterisk, buttoned: true }),
    ]).toEqual([12, 7, 5]);
  });

  test.each([
    ['grain', undefined],
    ['brush', undefined],
    ['vineyard', undefined],
    ['light-woods', 'CLOSED_TERRAIN'],
    ['river', 'CLOSED_TERRAIN'],
  ] as const)('[lnlt RRT-17] [lnlt 15.3] in %s: %s', (terrain, refused) => {
    const trial = drive({ g1: ['1-6-4-5 at E4', { shaken: true }] }, { map: field({ E4: terrain }) });
    expect(trial.refusal('american', over(), 1, 6, 6)?.refused).toBe(refused);
  });

  test('[lnlt 15.2/a, 15.3, 15.3/h, 15.0/b] not by Assault Movement, not into woods, not with riders, not Shaken', () => {
    const why = (units: Units, mode = 'move', more: object = {}) =>
      drive({ g1: '1-6-4-5 at E4', ...units }, more).refusal('american', over(mode))?.refused;
    expect(why({}, 'assault-move')).toBe('WRONG_MODE');
    expect(why({}, 'move', { map: field({ E4: 'light-woods' }) })).toBe('CLOSED_TERRAIN');
    expect(why({ a1: ['2-5-4-6', { aboard: 'at', riding: 'outside' }] })).toBe('RIDERS');
    expect(why({ at: ['M4A1 Sherman at E5', { facing: 0, shaken: true }] })).toBe('SHAKEN');
    expect(why({ at: ['Truck at E5', { facing: 0 }] })).toBe('NO_GUNS');
    expect(why({}, 'move', { marks: { E4: { melee: 'fought' } } })).toBe('MELEE_THERE');
    expect(why({ at: ['M4A1 Sherman at E5', { facing: 0, mf: 4 }] })).toBe('TOO_FAR');
  });

  test('[lnlt 15.3/e, 15.3/g] survivors in Good Order Close Assault it after a check', () => {
    const trial = drive({ g1: ['1-6-4-5 at E4', { morale: 12 }], a9: '2-5-4-6 at N9' });
    trial.order('american', over(), 1, 6, 2);
    expect(trial.awaits).toEqual(['german beset']);
    trial.order('german', { order: 'assault-back', units: ['g1'] }, 1, 2, 6, 1);
    expect(trial.battle.unit('at')).toBeUndefined();
    expect(trial.unit('g1')).toMatchObject({ at: 'E4', melee: true });
  });

  test('[lnlt 17.1/t, 15.3/f] a unit that fails retreats by choice, and the vehicle goes on', () => {
    const trial = drive({ g1: ['1-6-4-5 at E4', { morale: 12 }] });
    trial.order('american', over(), 1, 6, 2);
    trial.order('german', { order: 'assault-back', units: ['g1'] }, 1, 2, 1, 6);
    expect(trial.awaits).toEqual(['german give-way']);
    expect(trial.refusal('german', { order: 'give-way', unit: 'g1', to: 'E9' })).toMatchObject({
      refused: 'NOT_ADJACENT',
    });
    trial.order('german', { order: 'give-way', unit: 'g1', to: 'E3' });
    expect(trial.unit('g1')).toMatchObject({ at: 'E3', marker: 'moved' });
    expect(trial.awaits).toEqual(['american moving']);
  });

  test('[lnlt 15.3/k, 15.3/l] where it stays, Shaken Weapon Teams are lost and all others leave', () => {
    const trial = drive({
      g1: ['1-6-4-5 at E4', { morale: 20 }],
      gm: ['81mm Mortar at E4', { shaken: true, morale: 20 }],
      a9: '2-5-4-6 at N9',
    });
    trial.order('american', over(), 1, 6, 2, 2);
    trial.order('german', 'let-pass').order('american', 'stop');
    expect(trial.battle.unit('gm')).toBeUndefined();
    trial.order('german', { order: 'give-way', unit: 'g1', to: 'E3' });
    expect(trial.unit('g1')).toMatchObject({ at: 'E3', marker: 'moved' });
    expect(trial.unit('at').marker).toBe('moved');
  });
});
