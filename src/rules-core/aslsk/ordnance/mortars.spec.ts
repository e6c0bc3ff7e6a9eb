import { crew, german, leader, marker, russian, setUp, us, weapon } from '../testkit.testkit.js';
import { pz3 } from '../vehicles/testkit.testkit.js';
import { battery, drmOf, gun } from './testkit.testkit.js';

const shot = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'ag', at, ...more });

describe('the mortars example', () => {
  const game = () =>
    setUp({
      phase: 'PFPh',
      columns: 10,
      rows: 14,
      terrain: { C7: 'stone-building', B7: 'woods' },
      units: {
        ac: crew('German', '2-2-8', 'E9'),
        ag: gun('German', '81* MTR', { of: 'ac' }, { ca: 2 }),
        a1: german('4-6-7', 'D8'),
        am: weapon('German', '50mm MTR', { of: 'a1' }),
        b1: us('7-4-7', 'C7', { elr: 3 }),
        b2: us('6-6-6', 'B7', { elr: 3 }),
      },
    });

  test('[aslsk-30] [aslsk 6.9/b] turning two hexspines costs four; a miss, the hex is acquired, the ROF kept', () => {
    const here = game();
    const done = here.order('a', shot('C7'), 2, 2);
    expect(done.the('shot')).toMatchObject({ range: 3, type: 'ATT', number: 7 });
    expect(drmOf(done)).toEqual({ 'turned 2 hexspines': 4 });
    expect(done.the('shot').results[0]).toMatchObject({ final: 8, hit: false });
    expect(done.the('acquired')).toEqual({ weapon: 'ag', at: 'C7', drm: -1, area: true });
    expect(done.kinds).toContain('rate-of-fire-kept');
    expect(here.unit('ag').ca).toBe(0);
  });

  test('[aslsk-31] [aslsk-32] a hit on the building is for nothing; a new target under the trees takes an Air Burst', () => {
    const here = game();
    here.order('a', shot('C7'), 2, 2);
    const second = here.order('a', shot('C7'), 5, 3, 4, 3);
    expect(drmOf(second)).toEqual({ 'acquired target': -1 });
    expect(second.the('shot').results[0]).toMatchObject({ final: 7, hit: true });
    expect(second.the('burst').results).toMatchObject([
      { units: ['b1'], column: 8, final: 10, result: 'no effect' },
    ]);
    expect(second.kinds).toContain('rate-of-fire-kept');
    const third = here.order('a', shot('B7'), 2, 4, 4, 4, 2, 2);
    expect(drmOf(third)).toEqual({});
    expect(third.the('shot')).toMatchObject({ range: 3, number: 7 });
    expect(third.kinds).not.toContain('rate-of-fire-kept');
    expect(third.the('burst').results).toEqual([
      {
        units: ['b2'],
        column: 8,
        modifiers: [{ label: 'Air Burst', value: -1, cites: ['1.1.1/woods-f', '2.0/AirBurst'] }],
        final: 7,
        result: '1MC',
        critical: false,
      },
    ]);
    expect(third.the('morale-check')).toMatchObject({ unit: 'b2', final: 5, passed: true });
  });

  test('[aslsk-33] [aslsk 2.0/Mortars] a light mortar has no CA; half of its 6 FP is the 2 column; no Intensive Fire', () => {
    const here = game();
    const done = here.order('a', shot('B7', { weapon: 'am' }), 2, 4, 1, 1);
    expect(done.the('shot')).toMatchObject({ range: 2, number: 7, modifiers: [] });
    expect(done.the('burst')).toMatchObject({ fp: 6 });
    expect(done.the('burst').results[0]).toMatchObject({ column: 2, final: 1, result: '1KIA' });
    expect(here.has('b2')).toBe(false);
    expect(here.unit('am').acquired).toEqual({ at: 'B7', by: 'a1', drm: -1 });
    expect(here.refused('a', shot('C7', { weapon: 'am', intensive: true }))).toMatchObject({
      refused: 'NO_INTENSIVE_FIRE',
      cites: ['3.2.4/IF-a'],
    });
  });

  test('[aslsk-34] [aslsk 6.9/c] the American 60mm mortar does not reach down to two hexes', () => {
    const here = setUp({
      phase: 'PFPh',
      columns: 10,
      rows: 60,
      units: {
        a1: us('6-6-6', 'E9'),
        am: weapon('American', '60mm MTR (M2)', { of: 'a1' }),
        b1: russian('4-4-7', 'E7'),
        b2: russian('4-4-7', 'E6'),
        b3: russian('4-4-7', 'E54'),
        b4: russian('4-4-7', 'E55'),
      },
    });
    const at = (hex: string) => ({ order: 'shoot', weapon: 'am', at: hex });
    expect(here.refused('a', at('E7'))).toMatchObject({
      refused: 'TOO_NEAR',
      cites: ['6.9/c', '3.2.4/range'],
    });
    expect(here.refused('a', at('E55'))).toMatchObject({
      refused: 'OUT_OF_RANGE',
      cites: ['6.9/c', '3.2.4/range'],
    });
    expect(here.legal('a', 'shoot').map(({ order }) => order.at)).toEqual(['E54', 'E6']);
  });
});

describe('mortars', () => {
  const units = { b1: russian('4-4-7', 'E2') };

  test('[aslsk 6.9/b] they fire on the Area Target Type', () => {
    const here = battery('81* MTR', { units });
    expect(here.refused('a', shot('E2', { type: 'ITT' }))).toMatchObject({
      refused: 'WRONG_TARGET_TYPE',
      cites: ['6.9/b'],
    });
    expect(here.order('a', shot('E2'), 6, 6).the('shot').type).toBe('ATT');
  });

  test('[aslsk 3.2.4/ATT-a] they are listed against whatever is known of the enemy, but not against what lies about', () => {
    const here = setUp({
      phase: 'PFPh',
      units: {
        a1: german('4-6-7', 'E5'),
        am: weapon('German', '50mm MTR', { of: 'a1' }),
        a2: german('4-6-7', 'H2'),
        b1: russian('4-4-7', 'E1'),
        bw: weapon('Russian', 'LMG', { at: 'C2' }),
        bg: gun('Russian', '45L AT', { at: 'G2' }),
        bx: marker('I3'),
        bv: pz3('B3', { wreck: true }),
      },
    });
    expect(new Set(here.legal('a', 'shoot').map(({ order }) => order.at))).toEqual(
      new Set(['E1', 'G2', 'I3']),
    );
  });

  test('[aslsk 1.1.1/bldg-c] [aslsk 6.9/a] not out of buildings', () => {
    const here = battery('81* MTR', { units, terrain: { E5: 'wooden-building' } });
    expect(here.refused('a', shot('E2'))).toMatchObject({
      refused: 'IN_BUILDING',
      cites: ['1.1.1/bldg-c', '6.9/a'],
    });
    expect(
      battery('75L AT', { units, terrain: { E5: 'wooden-building' } }).order('a', shot('E2'), 6, 6).kinds,
    ).toContain('shot');
  });

  test('[aslsk 8.2.1/jungle-f] nor out of dense jungle', () => {
    const here = battery('81* MTR', { units, terrain: { E5: 'woods' }, options: { pto: true } });
    expect(here.refused('a', shot('E2'))).toMatchObject({ refused: 'IN_JUNGLE', cites: ['8.2.1/jungle-f'] });
  });

  test('[aslsk 1.1.1/woods-f] [aslsk 2.0/AirBurst] shells burst in the trees, Guns pay for them', () => {
    const woods = { units, terrain: { E2: 'woods' as const } };
    const mortar = battery('81* MTR', woods).order('a', shot('E2'), 3, 3, 6, 6);
    expect(mortar.the('burst').results[0]?.modifiers).toMatchObject([{ label: 'Air Burst', value: -1 }]);
    const howitzer = battery('75L AT', woods).order('a', shot('E2', { type: 'ATT' }), 3, 3, 6, 6);
    expect(howitzer.the('burst').results[0]?.modifiers).toMatchObject([{ label: 'woods', value: 1 }]);
  });

  test('[aslsk 8.2.1/bamboo-a] HE of any Gun splinters bamboo', () => {
    const bamboo = { units, terrain: { E2: 'bamboo' as const } };
    const done = battery('75L AT', bamboo).order('a', shot('E2', { type: 'ATT' }), 3, 3, 6, 6);
    expect(done.the('burst').results[0]?.modifiers).toMatchObject([{ label: 'bamboo splinters', value: -1 }]);
    const bolt = battery('75L AT', bamboo).order('a', shot('E2', { ammo: 'AP' }), 6, 6);
    expect(drmOf(bolt)).toEqual({ bamboo: 1 });
  });

  test('[aslsk 6.9/d] an original 2 that hits is a Critical Hit', () => {
    const done = battery('81* MTR', { units }).order('a', shot('E2'), 1, 1, 6, 6, 1, 1);
    expect(done.the('burst').results[0]).toMatchObject({ column: 30, critical: true });
  });

  test('[aslsk 1.1.1/height-a] height does not protect from mortars', () => {
    const hill = { units, terrain: { E2: { level: 1 } } };
    const mortar = battery('81* MTR', hill).order('a', shot('E2'), 3, 3, 6, 6);
    expect(mortar.the('burst').results[0]?.modifiers).toEqual([]);
    const howitzer = battery('75L AT', hill).order('a', shot('E2', { type: 'ATT' }), 3, 3, 6, 6);
    expect(howitzer.the('burst').results[0]?.modifiers).toMatchObject([
      { label: 'Height Advantage', value: 1 },
    ]);
  });

  test('[aslsk 4.5/b] a light mortar acquires and loses like a Gun', () => {
    const here = battery('75L AT', {
      units: { a1: german('4-6-7', 'E5'), am: weapon('German', '50mm MTR', { of: 'a1' }), ...units },
    });
    here.order('a', shot('E2', { weapon: 'am' }), 6, 3);
    const done = here.order('a', shot('E2', { weapon: 'am' }), 6, 3);
    expect(drmOf(done)).toEqual({ 'acquired target': -1 });
    expect(here.unit('am').acquired).toEqual({ at: 'E2', by: 'a1', drm: -2 });
  });

  test('a second leader helps only a leader, and only if he is fit to', () => {
    const men = {
      al: leader('German', '8-0', 'E5'),
      ax: leader('German', '7-0', 'E5', { fire: 'prep' }),
      am: weapon('German', '50mm MTR', { of: 'al' }),
      ...units,
    };
    const here = battery('75L AT', { units: men });
    expect(here.refused('a', shot('E2', { weapon: 'am', helper: 'ax' }))).toMatchObject({
      refused: 'CANNOT_HELP',
    });
    expect(here.refused('a', shot('E2', { weapon: 'am', helper: 'ac' }))).toMatchObject({
      refused: 'CANNOT_HELP',
    });
    expect(here.refused('a', shot('E2', { weapon: 'am', leader: 'al' }))).toMatchObject({
      refused: 'LEADER_ELSEWHERE',
    });
  });
});

describe('Guns that fire both ways', () => {
  const units = { b1: russian('4-4-7', 'E3'), b2: russian('4-4-7', 'E2') };
  const game = (phase: 'PFPh' | 'DFPh' = 'PFPh') =>
    battery('75L AT', {
      phase,
      active: phase === 'DFPh' ? 'b' : 'a',
      terrain: { E2: 'woods' },
      units: {
        ac: crew('Japanese', '2-2-8', 'E5'),
        ag: gun('Japanese', '70* INF', { of: 'ac' }),
        ...units,
      },
    });

  test('[aslsk H/Type92] as a mortar from three hexes on, as a Gun at any range, one way in a phase', () => {
    const here = game();
    expect(here.refused('a', shot('E3', { mortar: true }))).toMatchObject({ refused: 'TOO_NEAR' });
    const done = here.order('a', shot('E2', { mortar: true }), 3, 1, 6, 6);
    expect(done.the('shot').type).toBe('ATT');
    expect(done.the('burst').results[0]?.modifiers).toMatchObject([{ label: 'Air Burst' }]);
    expect(done.kinds).toContain('rate-of-fire-kept');
    expect(here.refused('a', shot('E3'))).toMatchObject({ refused: 'FIRED_OTHERWISE', cites: ['H/Type92'] });
    here.order('a', { order: 'end-phase' });
    expect(here.unit('ag').firedAs).toBeUndefined();
    const direct = game();
    expect(direct.order('a', shot('E3'), 6, 6).the('shot')).toMatchObject({ type: 'ITT', range: 2 });
    expect(direct.unit('ag').firedAs).toBe('gun');
  });

  test('[aslsk H/Type92] switching keeps the acquisition; other Guns do not fire like mortars', () => {
    const here = game('DFPh');
    const acquired = battery('75L AT', {
      units: {
        ac: crew('Japanese', '2-2-8', 'E5'),
        ag: gun(
          'Japanese',
          '70* INF',
          { of: 'ac' },
          { acquired: { at: 'E2', units: ['b2'], by: 'ac', drm: -1 } },
        ),
        ...units,
      },
    });
    expect(drmOf(acquired.order('a', shot('E2', { mortar: true }), 6, 5))).toEqual({ 'acquired target': -1 });
    expect(here.legal('a', 'shoot').some(({ order }) => order.mortar === true)).toBe(true);
    expect(battery('75L AT', { units }).refused('a', shot('E2', { mortar: true }))).toMatchObject({
      refused: 'NO_MORTAR',
    });
  });
});
