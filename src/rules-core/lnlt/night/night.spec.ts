import { field, Trial } from '../testkit.testkit.js';

const NIGHT = { night: true } as const;
const fire = (at: string, ...units: string[]) => ({ order: 'fire', at, units });
const FAR = { a9: '2-5-4-6 at N12' };

describe('night', () => {
  test('[lnlt 20.1] within two hexes everything is as by day', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C5' }, options: NIGHT })
      .activate('german', 'C3')
      .order('german', fire('C5', 'g1'), 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 1 });
  });

  test('[lnlt 20.1/a] a stationary IFP 2 beside its target has 4 [lnlt-52]', () => {
    const trial = new Trial({
      units: { a1: '2-5-4-6 at C3', g1: '1-6-4-5 at C4' },
      active: 'american',
      options: NIGHT,
    })
      .activate('american', 'C3')
      .order('american', fire('C4', 'a1'), 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 4 });
  });

  test('[lnlt 20.1/b] beyond two hexes only units marked Fired, at 3 less for the whole attack', () => {
    const dark = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C6' }, options: NIGHT }).activate(
      'german',
      'C3',
    );
    expect(dark.refusal('german', fire('C6', 'g1'))).toMatchObject({ refused: 'TOO_DARK' });
    const flash = new Trial({
      units: {
        g1: '1-6-4-5 at C3',
        g2: '1-6-4-5 at C3',
        g9: '1-6-4-5 at A12',
        a1: ['2-5-4-6 at C6', { fired: true }],
      },
      options: NIGHT,
    })
      .activate('german', 'C3')
      .order('german', fire('C6', 'g1', 'g2'), 1, 6);
    expect(flash.told('attacked')[0]).toMatchObject({ strength: -1 });
  });

  test('[lnlt 20.1/a] Assault Movement adds to it: 5 less in all [lnlt-51]', () => {
    const trial = new Trial({
      units: {
        a9: '2-5-4-6 at N12',
        a1: ['2-5-4-6 at C3', { marker: 'assault-move' }],
        g1: ['1-6-4-5 at C6', { fired: true }],
      },
      active: 'american',
      options: NIGHT,
    })
      .activate('american', 'C3')
      .order('american', fire('C6', 'a1'), 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 2 - 5 });
  });

  test('[lnlt 20.1/c] beyond two hexes neither open terrain nor a Moved marker gives anybody away', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', a1: ['2-5-4-6 at C6', { marker: 'moved' }] },
      options: NIGHT,
    }).activate('german', 'C3');
    expect(trial.refusal('german', fire('C6', 'g1'))).toMatchObject({ refused: 'TOO_DARK' });
    const near = new Trial({
      units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at D5', a1: ['2-5-4-6 at C6', { marker: 'moved' }] },
      options: NIGHT,
    }).activate('german', 'D5');
    expect(near.refusal('german', fire('C6', 'g2'), 1, 6)).toBeUndefined();
  });

  test('[lnlt 20.1.3] a Shaken unit may move towards enemies that it cannot make out', () => {
    const move = { order: 'move', units: ['g1'], mode: 'move', path: ['C4'] };
    const towards = (state: object, options: object = NIGHT, at = 'C8') =>
      new Trial({
        units: { g1: ['1-6-4-5 at C3', { shaken: true }], a1: [`2-5-4-6 at ${at}`, state] },
        options,
      })
        .activate('german', 'C3')
        .refusal('german', move);
    expect(towards({ shaken: true })).toBeUndefined();
    expect(towards({}, {})).toMatchObject({ refused: 'TOWARDS_ENEMY' });
    expect(towards({ fired: true })).toMatchObject({ refused: 'TOWARDS_ENEMY' });
    expect(towards({ shaken: true }, NIGHT, 'C5')).toMatchObject({ refused: 'TOWARDS_ENEMY' });
  });
});

describe('Starshells', () => {
  const starshell = (unit: string, at: string) => ({ order: 'starshell', unit, at });
  const led = (units: object = {}, options: object = NIGHT) =>
    new Trial({ units: { gl: 'Leader 7-1-6 at C3', ...FAR, ...units }, options }).activate('german', 'C3');

  test('[lnlt 20.2] by a fresh Leader or Hero, within three hexes, by night', () => {
    expect(led().refusal('german', starshell('gl', 'C7'))).toMatchObject({ refused: 'TOO_FAR' });
    expect(led({}, {}).refusal('german', starshell('gl', 'C6'))).toMatchObject({ refused: 'NO_STARSHELL' });
    expect(led({ g1: '1-6-4-5 at C3' }).refusal('german', starshell('g1', 'C6'))).toMatchObject({
      refused: 'NO_STARSHELL',
    });
    const hero = new Trial({ units: { gh: 'Hero 2-6-6 at C3', ...FAR }, options: NIGHT }).activate(
      'german',
      'C3',
    );
    expect(hero.order('german', starshell('gh', 'C6'), 2).at('C6').starshell).toBe(true);
  });

  test('[lnlt 20.2/a] [lnlt 20.2/d] the Leader’s LM helps; he is Ops Complete either way', () => {
    const lit = led().order('german', starshell('gl', 'C6'), 3);
    expect([lit.at('C6').starshell, lit.unit('gl').opsComplete]).toEqual([true, true]);
    const failed = led().order('german', starshell('gl', 'C6'), 4);
    expect([failed.at('C6').starshell, failed.unit('gl').opsComplete]).toEqual([undefined, true]);
  });

  test('[lnlt 20.2/b] it lights its hex and the six around it, until the Admin Phase', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', g9: '1-6-4-5 at A12', a1: '2-5-4-6 at C7' },
      marks: { C8: { starshell: true } },
      options: NIGHT,
    }).activate('german', 'C3');
    trial.order('german', fire('C7', 'g1'), 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ strength: 1 });
    const beyond = new Trial({
      units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C6' },
      marks: { C8: { starshell: true } },
      options: NIGHT,
    }).activate('german', 'C3');
    expect(beyond.refusal('german', fire('C6', 'g1'))).toMatchObject({ refused: 'TOO_DARK' });
    trial.order('american', 'pass').order('german', 'pass').order('american', 'pass', 1, 1);
    expect(trial.at('C8').starshell).toBeUndefined();
  });

  test('[lnlt 20.2/c] [lnlt 20.2/e] called from a Mortar, without a roll', () => {
    const call = (at: string) => ({ order: 'call-starshell', unit: 'gl', mortar: 'gm', at });
    const set = (target: object) =>
      new Trial({
        units: { gl: 'Leader 7-1-6 at C3', gm: '81mm Mortar at A1', a1: ['2-5-4-6 at C9', target], ...FAR },
        map: field({}),
        options: NIGHT,
      }).activate('german', 'C3');
    for (const at of ['C6', 'C9'])
      expect(set({}).refusal('german', call(at))).toMatchObject({ refused: 'TOO_FAR' });
    const near = set({}).order('german', call('C5'));
    expect([near.at('C5').starshell, near.unit('gl').opsComplete, near.unit('gm').fired]).toEqual([
      true,
      true,
      true,
    ]);
    expect(set({ fired: true }).order('german', call('C9')).at('C9').starshell).toBe(true);
  });

  test('[lnlt 20.2/c × 18.1] not from a Mortar under a roof or under trees, nor from one that has fired', () => {
    const call = { order: 'call-starshell', unit: 'gl', mortar: 'gm', at: 'C5' };
    const refused = (map: object, mortar: object = {}) =>
      new Trial({
        units: { gl: 'Leader 7-1-6 at C3', gm: ['81mm Mortar at C3', mortar], ...FAR },
        map: field(map as never),
        options: NIGHT,
      })
        .activate('german', 'C3')
        .refusal('german', call);
    expect(refused({ C3: 'woods' })).toMatchObject({ refused: 'CANNOT_FIRE', cites: ['18.1'] });
    expect(refused({ C3: 'stone-building' })).toMatchObject({ refused: 'CANNOT_FIRE', cites: ['18.1'] });
    expect(refused({}, { fired: true })).toMatchObject({ refused: 'CANNOT_FIRE', cites: ['4.0/m'] });
    expect(refused({})).toBeUndefined();
  });
});
