import { field, Trial } from '../testkit.testkit.js';

type Setup = NonNullable<ConstructorParameters<typeof Trial>[0]>;
type Units = NonNullable<Setup['units']>;
const FIRED = { fired: true as const };
const AWAY = { g9: '1-6-4-5 at A12', a9: '2-5-4-6 at N12' };

const set = (units: Units, more: Setup = {}) =>
  new Trial({ units: { ...units, ...AWAY }, ...more }).activate('german', 'C7');
const shoot = (at: string, more: object = {}) => ({ order: 'fire-mortar', unit: 'gm', at, ...more });
const call = (at: string, unit = 'gl') => ({ order: 'call-mortar', unit, mortar: 'gm', at });
const MORTAR = { gm: '50mm Mortar at C7' };

describe('direct fire of onboard Mortars', () => {
  test('[lnlt 18.1/a] [lnlt-65] the higher of two dice and its FP: 4 + 2 against 5 + 1 has no effect', () => {
    const trial = set(
      { ...MORTAR, a1: ['2-5-4-6 at F7', FIRED] },
      { map: field({ F7: 'light-woods' }) },
    ).order('german', shoot('F7'), 3, 4, 5);
    expect(trial.told('attacked')[0]).toMatchObject({
      dice: [3, 4],
      counts: 4,
      strength: 2,
      cover: 1,
      against: [{ unit: 'a1', difference: 0 }],
    });
    expect(trial.unit('gm').fired).toBe(true);
    expect(trial.at('F7').ffe).toEqual({ by: 'mortar', fp: 2, side: 'german' });
  });

  test('[lnlt 18.1/a] degrading terrain and a Leader count, as in all direct fire', () => {
    const trial = set(
      { ...MORTAR, gl: 'Leader 7-1-6 at C7', a1: ['2-5-4-6 at C11', FIRED] },
      { map: field({ C9: 'brush' }) },
    );
    const alone = trial.order('german', shoot('C11', { leader: 'gl' }), 1, 1, 6);
    expect(alone.told('attacked')[0]).toMatchObject({ strength: 2 });
    expect(alone.unit('gl')).toMatchObject({ aidedFire: true, fired: true });
  });

  test.each([
    ['out of a Building', { C7: 'stone-building' }, 'F7', 'CANNOT_FIRE'],
    ['nearer than its least range', {}, 'C8', 'OUT_OF_RANGE'],
  ] as const)('[lnlt 18.1] not %s', (_, map, at, refused) => {
    const trial = set({ ...MORTAR, a1: [`2-5-4-6 at ${at}`, FIRED] }, { map: field(map) });
    expect(trial.refusal('german', shoot(at))).toMatchObject({ refused });
  });

  test('[lnlt 18.1/a] only what is spotted and in sight', () => {
    const hidden = set({ ...MORTAR, a1: '2-5-4-6 at F7' }, { map: field({ F7: 'woods' }) });
    expect(hidden.refusal('german', shoot('F7'))).toMatchObject({ refused: 'NOT_SPOTTED' });
    const unseen = set({ ...MORTAR, a1: ['2-5-4-6 at C11', FIRED] }, { map: field({ C9: 'woods' }) });
    expect(unseen.refusal('german', shoot('C11'))).toMatchObject({ refused: 'NO_LOS' });
    expect(unseen.refusal('german', shoot('D11'))).toMatchObject({ refused: 'NO_TARGET' });
  });

  test('[lnlt 18.1/f] no Opportunity Fire', () => {
    const trial = new Trial({
      units: { am: '60mm Mortar at C3', g1: '1-6-4-5 at G7', g9: '1-6-4-5 at A12' },
    }).activate('german', 'G7');
    trial.order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['G8'] });
    expect(trial.legalOf('american', 'fire-mortar')).toEqual([]);
  });

  test('[lnlt 18.0/a] a hill protects nobody', () => {
    const trial = set(
      { ...MORTAR, a1: ['2-5-4-6 at C11', FIRED] },
      { map: field({ C11: { level: 2 } }) },
    ).order('german', shoot('C11'), 1, 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ cover: 0 });
  });

  test('[lnlt 18.0/c] a Sniper alone has his Target Modifier once', () => {
    const trial = set(
      { ...MORTAR, as: ['Sniper at F7', FIRED] },
      { map: field({ F7: 'light-woods' }) },
    ).order('german', shoot('F7'), 1, 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ cover: 1 });
  });

  test('[lnlt 18.0/b] [lnlt 21.1.2/a] inside and outside of a Bunker by one roll, each with its own TM', () => {
    const trial = set(
      { ...MORTAR, a1: ['2-5-4-6 at F7', FIRED], a2: '2-5-4-6 at F7/bunker' },
      { marks: { F7: { bunker: { tm: 3, facing: 0 } } } },
    ).order('german', shoot('F7'), 3, 2, 6);
    expect(trial.told('attacked')).toHaveLength(1);
    expect(trial.told('attacked')[0]?.against).toEqual([
      { unit: 'a1', difference: -1 },
      { unit: 'a2', difference: -4 },
    ]);
  });

  test('[lnlt 18.0] [lnlt 17.4] a buttoned tank is attacked as well, with its lowest armor', () => {
    const trial = set({ ...MORTAR, at: ['M4A1 Sherman at F7', { facing: 0, buttoned: true, ...FIRED }] });
    trial.order('german', shoot('F7'), 3, 2, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ dice: [3, 2], counts: 3, strength: 2 });
    expect(trial.told('attacked')[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'lowest armor' }),
    );
  });
});

describe('Mortars as Support Weapons', () => {
  const KNEE = { jm: 'Knee Mortar with j1', a1: ['2-5-4-6 at F7', FIRED], a9: '2-5-4-6 at N12' } as const;
  const japanese = (units: Units, more: Setup = {}) =>
    new Trial({ units: { ...KNEE, ...units }, active: 'japanese', ...more }).activate('japanese', 'C7');
  const knee = { order: 'fire-mortar', unit: 'jm', at: 'F7' };

  test('[lnlt 18.1 × 1.6] a unit that carries it fires it, with its FP alone, and is Fired', () => {
    const trial = japanese({ j1: '1-4-4-5 at C7' }).order('japanese', knee, 1, 2, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ dice: [1, 2], counts: 2, strength: 1 });
    expect([trial.unit('j1').fired, trial.unit('jm').fired]).toEqual([true, undefined]);
    expect(trial.at('F7').ffe).toEqual({ by: 'mortar', fp: 1, side: 'japanese' });
  });

  test('[lnlt 18.1 × 1.6/c] a single man at half its FP, [lnlt 1.6/e] and no Leader leads his own', () => {
    const trial = japanese({ j1: 'Leader 7-1-6 at C7', jm: ['Knee Mortar with j1', { fp: 3 }] });
    expect(trial.refusal('japanese', { ...knee, leader: 'j1' })).toMatchObject({ refused: 'NO_LEADER' });
    trial.order('japanese', knee, 1, 2, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 2 });
  });

  test('[lnlt 18.1/b × 1.6] a Leader beside it calls its fire, not the one who serves it', () => {
    const call = (unit: string) => ({ order: 'call-mortar', unit, mortar: 'jm', at: 'F7' });
    const trial = japanese({ j1: '1-4-4-5 at A7', jl: 'Leader 7-1-6 at C7' });
    trial.order('japanese', call('jl'), 1, 2, 6);
    expect([trial.unit('jl').opsComplete, trial.unit('j1').fired]).toEqual([true, true]);
    const alone = japanese({ j1: 'Leader 7-1-6 at C7' });
    expect(alone.refusal('japanese', call('j1'))).toMatchObject({ refused: 'CANNOT_CALL' });
  });

  test('[lnlt 18.1 × 1.6/k] a captured one that makes nobody check is lost', () => {
    const captured = { g1: '1-6-4-5 at C7', gm: 'Japanese Knee Mortar with g1', a1: KNEE.a1 };
    const shot = (...faces: number[]) => set(captured).order('german', shoot('F7'), ...faces);
    expect(shot(1, 1, 6).battle.unit('gm')).toBeUndefined();
    expect(shot(6, 1, 1, 2).battle.unit('gm')).toMatchObject({ possessor: 'g1' });
  });

  test('[lnlt 18.1 × 1.6/r] one that lies in its hex fires for nobody', () => {
    const trial = japanese({ j1: '1-4-4-5 at C7', jm: 'Knee Mortar at C7' });
    expect(trial.refusal('japanese', knee)).toMatchObject({ refused: 'NO_FIRER' });
  });
});

describe('Mortar fire that is called', () => {
  const CALL = { gl: 'Leader 7-1-6 at C7', gm: '50mm Mortar at A1', a1: ['2-5-4-6 at F7', FIRED] } as const;

  test('[lnlt 18.1/b] [lnlt 18.1/g] the Mortar need not see the target; the caller is Ops Complete', () => {
    const trial = set(CALL, { map: field({ B2: { level: 3 }, C4: 'woods', B3: 'woods' }) });
    trial.order('german', call('F7'), 1, 2, 6);
    expect(trial.unit('gl')).toMatchObject({ opsComplete: true, calledFire: true });
    expect([trial.unit('gm').fired, trial.at('F7').ffe?.by]).toEqual([true, 'mortar']);
  });

  test('[lnlt 18.1/c] neither the LM nor degrading terrain counts', () => {
    const trial = set(
      { ...CALL, gm: '50mm Mortar at C7', a1: ['2-5-4-6 at C11', FIRED] },
      { map: field({ C9: 'brush' }) },
    ).order('german', call('C11'), 1, 2, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 2 });
  });

  test('[lnlt 18.1/b] the caller must see the target and be in Good Order', () => {
    const blind = set({ ...CALL, a1: ['2-5-4-6 at C11', FIRED] }, { map: field({ C9: 'woods' }) });
    expect(blind.refusal('german', call('C11'))).toMatchObject({ refused: 'NO_LOS' });
    const shaken = set({ ...CALL, gl: ['Leader 7-1-6 at C7', { shaken: true }] });
    expect(shaken.refusal('german', call('F7'))).toMatchObject({ refused: 'CANNOT_CALL' });
  });

  test('[lnlt 18.1/b] what he has spotted in this impulse, though Ops Complete', () => {
    const state = { opsComplete: true as const, spotted: 'F7' };
    const trial = set({ ...CALL, gl: ['Leader 7-1-6 at C7', state] });
    trial.order('german', call('F7'), 1, 2, 6);
    expect(trial.unit('gl').spotted).toBeUndefined();
  });

  test('[lnlt 18.2/o] only Leaders and Scouts call', () => {
    const trial = set({ ...CALL, g1: '1-6-4-5 at C7' });
    expect(trial.refusal('german', call('F7', 'g1'))).toMatchObject({ refused: 'CANNOT_CALL' });
  });

  test('[lnlt 11.1.1/a] a leader who has called adds his LM to no direct fire in that turn', () => {
    const trial = set({ ...CALL, g1: '1-6-4-5 at C7' }).order('german', call('F7'), 1, 2, 6);
    expect(trial.refusal('german', { order: 'fire', at: 'F7', units: ['g1'], leader: 'gl' })).toMatchObject({
      refused: 'NO_LEADER',
    });
  });
});

describe('Fire for Effect of a Mortar', () => {
  const march = (by: string, ...path: string[]) =>
    ({ order: 'move', units: [by], mode: 'move', path }) as const;
  const FFE = { E6: { ffe: { by: 'mortar' as const, fp: 2, side: 'german' } } };

  test('[lnlt 18.1/d] attacks who enters, friend or enemy, with the higher of two dice', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at E5', ...AWAY }, marks: FFE })
      .activate('german', 'E5')
      .order('german', march('g1', 'E6'), 1, 2, 6);
    expect(trial.told('attacked')[0]).toMatchObject({
      at: 'E6',
      counts: 2,
      strength: 2,
      against: [{ unit: 'g1', difference: -1 }],
    });
  });

  test('[lnlt 18.1/d] not units that are there, nor those that leave it', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at E6', g2: '1-6-4-5 at E6', ...AWAY }, marks: FFE })
      .activate('german', 'E6')
      .order('german', march('g1', 'E7'));
    expect(trial.told('attacked')).toEqual([]);
  });

  test('[lnlt 18.1/d × 6.0/g] Fire for Effect first, then Mines', () => {
    const marks = { E6: { ...FFE.E6, mines: [{ side: 'american', fp: 1 }] } };
    const trial = new Trial({ units: { g1: '1-6-4-5 at E5', ...AWAY }, marks })
      .activate('german', 'E5')
      .order('german', march('g1', 'E6'), 1, 2, 6, 1, 6);
    expect(trial.told('attacked').map(({ strength }) => strength)).toEqual([2, 1]);
  });

  test('[lnlt EOP-I/e] the fire of a Mortar that sees its target stays as well, and attacks who comes in later', () => {
    const trial = set({ ...MORTAR, a1: ['2-5-4-6 at F7', FIRED], a2: '2-5-4-6 at F8' })
      .order('german', shoot('F7'), 1, 1, 6)
      .activate('american', 'F8')
      .order('american', march('a2', 'F7'), 2, 3, 1, 2);
    expect(trial.told('attacked')).toHaveLength(1);
    expect(trial.told('attacked')[0]).toMatchObject({
      dice: [2, 3],
      strength: 2,
      against: [{ unit: 'a2', difference: 5 }],
    });
  });

  test('[lnlt 18.1/d] until the Admin Phase', () => {
    const trial = new Trial({ units: AWAY, marks: FFE });
    trial.order('german', 'pass').order('american', 'pass').order('german', 'pass', 1, 1);
    expect(trial.at('E6').ffe).toBeUndefined();
  });
});
