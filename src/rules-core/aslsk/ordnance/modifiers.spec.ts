import { crew, german, leader, russian, weapon } from '../testkit.testkit.js';
import { battery, drmOf, gun } from './testkit.testkit.js';

const shot = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'ag', at, ...more });

describe('To Hit DRM of the firer', () => {
  test('a plain shot in the open has none', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E3') } });
    const done = here.order('a', shot('E3'), 3, 3, 6, 6);
    expect(drmOf(done)).toEqual({});
    expect(done.the('shot')).toMatchObject({
      range: 2,
      type: 'ITT',
      ammo: 'HE',
      number: 9,
      critical: 4,
      white: 3,
      coloured: 3,
    });
    expect(done.the('shot').results).toEqual([
      { units: ['b1'], modifiers: [], final: 6, hit: true, critical: false },
    ]);
  });

  test('[aslsk 3.5/a] two more in the AFPh', () => {
    const here = battery('75L AT', { phase: 'AFPh', units: { b1: russian('4-4-7', 'E3') } });
    expect(drmOf(here.order('a', shot('E3'), 6, 5))).toEqual({ 'fires in the AFPh': 2 });
  });

  test('[aslsk 3.2.4/case2] two more for a pinned firer, who cannot turn his Gun', () => {
    const here = battery(
      '75L AT',
      { units: { b1: russian('4-4-7', 'E3'), b2: russian('4-4-7', 'H5') } },
      {},
      { pinned: true },
    );
    expect(here.refused('a', shot('H5'))).toMatchObject({ refused: 'PINNED', cites: ['3.2.4/CA-b'] });
    expect(drmOf(here.order('a', shot('E3'), 6, 5))).toEqual({ 'pinned firer': 2 });
    expect(here.unit('ag').fire).toBe('prep');
  });

  test('[aslsk 3.2.4/NQ] [aslsk 1.2.6/b] two more when a squad or half-squad fires the Gun', () => {
    const units = {
      as: german('4-6-7', 'E5'),
      ag: gun('German', '75L AT', { of: 'as' }),
      b1: russian('4-4-7', 'E3'),
    };
    expect(drmOf(battery('75L AT', { units }).order('a', shot('E3'), 6, 5))).toEqual({
      'Non-Qualified Use': 2,
    });
  });

  test('[aslsk 5.5] two more and the red numbers with captured Ordnance', () => {
    const units = { ag: gun('American', '75* ART', { of: 'ac' }), b1: russian('4-4-7', 'E1') };
    const done = battery('75L AT', { units, options: { year: 1944 } }).order('a', shot('E1'), 6, 5);
    expect(drmOf(done)).toEqual({ 'captured weapon': 2 });
  });

  test('[aslsk 3.2.4/proc-d] one more when Counter Exhausted; Prep Fire takes CX off', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E3') } }, {}, { cx: true });
    expect(drmOf(here.order('a', shot('E3'), 6, 5))).toEqual({ CX: 1 });
    expect(here.unit('ac').cx).toBeUndefined();
  });

  test('[aslsk 3.2.4/case8] [aslsk 2.0/NT] three for the first hexspine turned, one for each further one', () => {
    const at = (hex: string) => {
      const here = battery('75L AT', { units: { b1: russian('4-4-7', hex) } });
      const done = here.order('a', shot(hex), 6, 5);
      return [drmOf(done), done.the('arc-changed'), here.unit('ag').ca];
    };
    expect(at('H1')).toEqual([{ 'turned 1 hexspine': 3 }, { weapon: 'ag', from: 0, to: 1 }, 1]);
    expect(at('H5')).toEqual([{ 'turned 2 hexspines': 4 }, { weapon: 'ag', from: 0, to: 2 }, 2]);
    expect(at('F6')).toEqual([{ 'turned 3 hexspines': 5 }, { weapon: 'ag', from: 0, to: 3 }, 3]);
    expect(at('B4')).toEqual([{ 'turned 1 hexspine': 3 }, { weapon: 'ag', from: 0, to: 5 }, 5]);
  });

  test('[aslsk 3.2.4/CA-e] a 360-degree mount turns for one each', () => {
    const here = battery('88L AA', { units: { b1: russian('4-4-7', 'H5') } });
    expect(drmOf(here.order('a', shot('H5'), 6, 5))).toEqual({ 'turned 2 hexspines': 2 });
  });

  test('[aslsk 3.2.4/CA-c] only the first shot after the turn pays for it', () => {
    const here = battery('88L AA', { units: { b1: russian('4-4-7', 'H5') } });
    here.order('a', shot('H5'), 5, 1, 6, 6);
    expect(drmOf(here.order('a', shot('H5'), 6, 5))).toEqual({ 'acquired target': -1 });
  });

  test('[aslsk 3.2.4/CA-b] the Gun turns no further than it must, and either way where both are the same', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E9'), b2: russian('4-4-7', 'E3') } });
    expect(here.refused('a', shot('E9', { ca: 2 }))).toMatchObject({
      refused: 'NOT_IN_ARC',
      cites: ['3.2.4/CA-b'],
    });
    expect(here.refused('a', shot('E3', { ca: 1 }))).toMatchObject({ refused: 'NOT_IN_ARC' });
    expect(
      here
        .legal('a', 'shoot')
        .filter(({ order }) => order.at === 'E9')
        .map(({ order }) => order.ca),
    ).toEqual(expect.arrayContaining([4]));
    const both = battery('75L AT', { units: { b1: russian('4-4-7', 'E9') } }, { ca: 0 });
    expect(drmOf(both.order('a', shot('E9', { ca: 4 }), 6, 5))).toEqual({ 'turned 2 hexspines': 4 });
    expect(both.unit('ag').ca).toBe(4);
  });

  test('[aslsk 3.2.4/case10] two more at a target in the own hex, without turning', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E5') } });
    const done = here.order('a', shot('E5'), 6, 5);
    expect(drmOf(done)).toEqual({ 'target in its own hex': 2 });
    expect(done.the('shot')).toMatchObject({ range: 0, number: 10 });
  });

  test('[aslsk 4.5/a] a leader directs light mortars but no Guns', () => {
    const units = {
      a1: german('4-6-7', 'E5'),
      al: leader('German', '9-1', 'E5'),
      am: weapon('German', '50mm MTR', { of: 'a1' }),
      b1: russian('4-4-7', 'E3'),
    };
    const here = battery('75L AT', { units });
    expect(here.refused('a', shot('E3', { leader: 'al' }))).toMatchObject({ refused: 'NO_LEADERSHIP' });
    const done = here.order('a', { order: 'shoot', weapon: 'am', at: 'E3', leader: 'al' }, 6, 5);
    expect(drmOf(done)).toEqual({ '9-1': -1 });
    expect(here.unit('al')).toMatchObject({ fire: 'prep', directed: ['am'] });
  });
});

describe('To Hit DRM of the target', () => {
  test('[aslsk 3.2.4/ITT-b] TEM makes Infantry hard to hit on the ITT, and does not count on the IFT', () => {
    const here = battery('75L AT', {
      terrain: { E3: 'stone-building' },
      units: { b1: russian('4-4-7', 'E3') },
    });
    const done = here.order('a', shot('E3'), 4, 2, 4, 3, 1, 2);
    expect(drmOf(done)).toEqual({ 'stone building': 3 });
    expect(done.the('shot').results[0]).toMatchObject({ final: 9, hit: true });
    expect(done.the('burst')).toMatchObject({ fp: 12, white: 4, coloured: 3 });
    expect(done.the('burst').results).toEqual([
      { units: ['b1'], column: 12, modifiers: [], final: 7, result: '1MC', critical: false },
    ]);
  });

  test('[aslsk 3.2.4/ATT-a] [aslsk-29] on the ATT it counts on the IFT, at half the firepower', () => {
    const here = battery('75L AT', {
      terrain: { E3: 'stone-building' },
      units: { b1: russian('4-4-7', 'E3') },
    });
    const done = here.order('a', shot('E3', { type: 'ATT' }), 4, 1, 2, 2, 1, 2);
    expect(done.the('shot')).toMatchObject({ type: 'ATT', number: 7 });
    expect(drmOf(done)).toEqual({});
    expect(done.the('burst')).toMatchObject({ fp: 12 });
    expect(done.the('burst').results[0]).toMatchObject({
      column: 6,
      modifiers: [{ label: 'stone building', value: 3, cites: ['1.1.1/bldg-b'] }],
      final: 7,
      result: 'NMC',
    });
    expect(here.unit('ag').fire).toBe('prep');
  });

  test('hindrances and Smoke in between count for both', () => {
    const here = battery('75L AT', {
      terrain: { E4: 'brush' },
      units: { b1: russian('4-4-7', 'E3') },
      locations: { E5: { smoke: [{ kind: 'dispersed', side: 'b' }] } },
    });
    const done = here.order('a', shot('E3', { type: 'ATT' }), 6, 6);
    expect(drmOf(done)).toEqual({ 'hindrance in E4': 1, 'hindrance in E5': 2, 'out of Smoke': 1 });
  });

  test('[aslsk 6.7/a] a small Gun is harder, a large one easier to hit, with those who man it only', () => {
    const here = battery('75L AT', {
      units: {
        bc: crew('Russian', '2-2-8', 'E3'),
        bg: gun('Russian', '45L AT', { of: 'bc' }, { emplaced: undefined }),
        b1: russian('4-4-7', 'E3'),
        bd: crew('Russian', '2-2-8', 'E2'),
        bh: gun('Russian', '122* ART', { of: 'bd' }, { emplaced: undefined, size: -1 }),
      },
    });
    const small = here.order('a', shot('E3'), 6, 1, 6, 6);
    expect(small.the('shot').results).toEqual([
      { units: ['b1'], modifiers: [], final: 7, hit: true, critical: false },
      {
        units: ['bc'],
        modifiers: [{ label: 'target size small', value: 1, cites: ['6.7/a'] }],
        final: 8,
        hit: true,
        critical: false,
      },
    ]);
    const large = battery('75L AT', {
      units: {
        bd: crew('Russian', '2-2-8', 'E2'),
        bh: gun('Russian', '122* ART', { of: 'bd' }, { emplaced: undefined, size: -1 }),
      },
    });
    expect(drmOf(large.order('a', shot('E2'), 6, 6))).toEqual({ 'target size large': -1 });
  });

  test('a concealed target counts two', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E3', { concealed: true }) } });
    expect(drmOf(here.order('a', shot('E3'), 6, 5))).toEqual({ 'concealed target': 2 });
  });
});
