import { crew, german, leader, russian } from '../testkit.testkit.js';
import { battery, drmOf, gun } from './testkit.testkit.js';

const shot = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'ag', at, ...more });
const MISS = [6, 1] as const;

describe('Target Acquisition', () => {
  const two = () =>
    battery('75L AT', {
      terrain: { E3: 'stone-building', D3: 'stone-building' },
      units: { b1: russian('4-4-7', 'E3'), b2: russian('4-4-7', 'D3') },
    });

  test('[aslsk 6.10/a] [aslsk 2.0/Acquired] -1 after the first To Hit DR, -2 after the second and no more', () => {
    const here = two();
    const first = here.order('a', shot('E3'), 6, 1);
    expect(first.the('acquired')).toEqual({ weapon: 'ag', at: 'E3', drm: -1, area: false });
    expect(here.unit('ag').acquired).toEqual({ at: 'E3', units: ['b1'], by: 'ac', drm: -1 });
    const second = here.order('a', shot('E3'), 6, 1, 6, 6);
    expect(drmOf(second)).toMatchObject({ 'acquired target': -1 });
    expect(here.unit('ag').acquired?.drm).toBe(-2);
    const third = here.order('a', shot('E3'), 6, 1, 6, 6);
    expect(drmOf(third)).toMatchObject({ 'acquired target': -2 });
    expect(here.unit('ag').acquired?.drm).toBe(-2);
  });

  test('[aslsk 6.10/b] an attack on another target begins anew', () => {
    const here = two();
    here.order('a', shot('E3'), ...MISS);
    const done = here.order('a', shot('D3'), ...MISS);
    expect(drmOf(done)).toEqual({ 'stone building': 3 });
    expect(here.unit('ag').acquired).toEqual({ at: 'D3', units: ['b2'], by: 'ac', drm: -1 });
  });

  test('several weapons acquire one target each for itself', () => {
    const here = battery('75L AT', {
      terrain: { E3: 'stone-building' },
      units: {
        ad: crew('German', '2-2-8', 'F5'),
        ah: gun('German', '75L AT', { of: 'ad' }),
        b1: russian('4-4-7', 'E3'),
      },
    });
    here.order('a', shot('E3'), ...MISS);
    expect(drmOf(here.order('a', shot('E3', { weapon: 'ah' }), 6, 5))).not.toHaveProperty('acquired target');
    expect(here.unit('ag').acquired?.drm).toBe(-1);
    expect(here.unit('ah').acquired?.drm).toBe(-1);
  });

  test('[aslsk 6.11/a] on the ATT the hex is acquired, and so are all units in it', () => {
    const here = battery('81* MTR', {
      units: { b1: russian('4-4-7', 'E3'), b2: russian('4-4-7', 'E2') },
    });
    here.order('a', shot('E3'), 6, 3);
    expect(here.unit('ag').acquired).toEqual({ at: 'E3', by: 'ac', drm: -1 });
    expect(drmOf(here.order('a', shot('E3'), 6, 3))).toEqual({ 'acquired target': -1 });
    expect(here.unit('ag').acquired).toEqual({ at: 'E3', by: 'ac', drm: -2 });
  });

  test('[aslsk 6.11/a] empty hexes may be fired at and acquired, but only on the ATT', () => {
    const here = battery('81* MTR', { units: { b1: russian('4-4-7', 'A1') } });
    const done = here.order('a', shot('E2'), 4, 2);
    expect(done.the('shot').results).toEqual([
      {
        units: [],
        modifiers: [{ label: 'empty hex', value: 2, cites: ['6.11/a'] }],
        final: 8,
        hit: false,
        critical: false,
      },
    ]);
    expect(here.unit('ag').acquired).toEqual({ at: 'E2', by: 'ac', drm: -1 });
    expect(here.legal('a', 'shoot').map(({ order }) => order.at)).toEqual(['A1', 'E2']);
    const at = battery('75L AT', { units: { b1: russian('4-4-7', 'A1') } });
    expect(at.refused('a', shot('E2'))).toMatchObject({ refused: 'NO_TARGET', cites: ['6.11/a'] });
  });

  test('[aslsk 6.11/a] [aslsk 6.10/c] area acquisition serves on the ITT, and the other way round, and changes its kind', () => {
    const here = battery(
      '75L AT',
      { units: { b1: russian('4-4-7', 'E3') } },
      { acquired: { at: 'E3', by: 'ac', drm: -1 } },
    );
    expect(drmOf(here.order('a', shot('E3'), 6, 5))).toEqual({ 'acquired target': -1 });
    expect(here.unit('ag').acquired).toEqual({ at: 'E3', units: ['b1'], by: 'ac', drm: -2 });
    const back = battery(
      '75L AT',
      { units: { b1: russian('4-4-7', 'E3') } },
      { acquired: { at: 'E3', units: ['b1'], by: 'ac', drm: -1 } },
    );
    expect(drmOf(back.order('a', shot('E3', { type: 'ATT' }), 6, 5))).toEqual({ 'acquired target': -1 });
    expect(back.unit('ag').acquired).toEqual({ at: 'E3', by: 'ac', drm: -2 });
  });

  test('unit acquisition does not help against others in the hex', () => {
    const here = battery(
      '75L AT',
      { units: { b1: russian('4-4-7', 'E3'), b2: russian('4-4-7', 'E3') } },
      { acquired: { at: 'E3', units: ['b1'], by: 'ac', drm: -2 } },
    );
    const done = here.order('a', shot('E3'), 6, 4, 6, 6);
    expect(done.the('shot').results).toMatchObject([
      { units: ['b1'], final: 8, hit: true },
      { units: ['b2'], final: 10, hit: false },
    ]);
  });

  const moving = (terrain = {}) =>
    battery(
      '75L AT',
      {
        phase: 'MPh',
        active: 'b',
        terrain,
        units: { b1: russian('4-4-7', 'E3'), b2: russian('4-4-7', 'E3') },
      },
      { acquired: { at: 'E3', units: ['b1', 'b2'], by: 'ac', drm: -2 }, fire: 'final' },
      { fire: 'final' },
    );

  test('[aslsk 6.10/c] [aslsk 6.10/d] it follows its target in sight; when targets scatter, the firer chooses by his next shot', () => {
    const here = moving();
    here.order('b', { order: 'move', units: ['b1'], path: ['E2'] });
    expect(here.unit('ag').acquired).toEqual({ at: 'E2', units: ['b1', 'b2'], by: 'ac', drm: -2 });
    here.order('b', { order: 'end-phase' });
    const clear = battery(
      '75L AT',
      { phase: 'DFPh', active: 'b', units: { b1: russian('4-4-7', 'E2'), b2: russian('4-4-7', 'E3') } },
      { acquired: { at: 'E2', units: ['b1', 'b2'], by: 'ac', drm: -2 } },
    );
    expect(drmOf(clear.order('a', shot('E3'), 6, 5, 6, 6))).toEqual({ 'acquired target': -2 });
    expect(clear.unit('ag').acquired).toEqual({ at: 'E3', units: ['b2'], by: 'ac', drm: -2 });
  });

  test('[aslsk 6.10/c] out of sight the last hex keeps it, and the next enemy in that hex receives it', () => {
    const here = battery(
      '75L AT',
      {
        phase: 'MPh',
        active: 'b',
        terrain: { E3: 'stone-building' },
        units: { b1: russian('4-4-7', 'F3'), b2: russian('4-4-7', 'G3') },
      },
      { acquired: { at: 'F3', units: ['b1'], by: 'ac', drm: -2 }, fire: 'final' },
      { fire: 'final' },
    );
    here.order('b', { order: 'move', units: ['b1'], path: ['F2', 'E2'] });
    expect(here.unit('ag').acquired).toEqual({ at: 'F2', units: [], by: 'ac', drm: -2 });
    const done = here.order('b', { order: 'move', units: ['b2'], path: ['F2'] });
    expect(done.the('acquisition-moved')).toEqual({ weapon: 'ag', at: 'F2' });
    expect(here.unit('ag').acquired).toEqual({ at: 'F2', units: ['b2'], by: 'ac', drm: -2 });
  });

  test('[aslsk 6.10/f] its possessor must stay in Good Order, keep it, and not use his inherent firepower', () => {
    const acquired = { at: 'E3', units: ['b1'], by: 'ac', drm: -2 as const };
    const units = { b1: russian('4-4-7', 'E3') };
    const lost = (crewSet: object, gunSet: object = {}) => {
      const here = battery('75L AT', { phase: 'RtPh', units }, { acquired, ...gunSet }, crewSet);
      return here.unit('ag').acquired;
    };
    expect(lost({})).toEqual(acquired);
    const fired = battery(
      '75L AT',
      { units: { b1: russian('4-4-7', 'E4') } },
      { acquired: { ...acquired, at: 'E4' } },
    );
    fired.order('a', { order: 'fire', at: 'E4', firers: ['ac'] }, 6, 6);
    const done = fired.order('a', { order: 'end-phase' });
    expect(done.the('acquisition-lost')).toEqual({ weapon: 'ag', at: 'E4' });
    expect(fired.unit('ag').acquired).toBeUndefined();
    const broken = battery('75L AT', { units }, { acquired }, { broken: true });
    expect(broken.order('a', { order: 'end-phase' }).kinds).toContain('acquisition-lost');
    const other = battery('75L AT', { units }, { acquired: { ...acquired, by: 'ax' } });
    expect(drmOf(other.order('a', shot('E3'), 6, 5))).toEqual({});
    expect(other.unit('ag').acquired?.drm).toBe(-1);
  });

  test('[aslsk 6.10/b] it is lost by a malfunction', () => {
    const here = battery(
      '75L AT',
      { units: { b1: russian('4-4-7', 'E3') } },
      { acquired: { at: 'E3', units: ['b1'], by: 'ac', drm: -2 } },
    );
    const done = here.order('a', shot('E3'), 6, 6);
    expect(done.kinds).toContain('acquisition-lost');
    expect(here.unit('ag').acquired).toBeUndefined();
  });

  test('[aslsk 8.3.2/b] a concealed target is only acquired with its hex', () => {
    const veiled = { b1: russian('4-4-7', 'E3', { concealed: true }) };
    const unit = battery(
      '75L AT',
      { units: veiled },
      { acquired: { at: 'E3', units: ['b1'], by: 'ac', drm: -2 } },
    );
    expect(drmOf(unit.order('a', shot('E3'), 6, 5))).toEqual({ 'concealed target': 2 });
    expect(unit.unit('ag').acquired).toEqual({ at: 'E3', units: ['b1'], by: 'ac', drm: -2 });
    const other = battery(
      '75L AT',
      { units: veiled },
      { acquired: { at: 'D3', units: ['b9'], by: 'ac', drm: -2 } },
    );
    expect(other.order('a', shot('E3'), 6, 5).kinds).toContain('acquisition-lost');
    const area = battery('75L AT', { units: veiled }, { acquired: { at: 'E3', by: 'ac', drm: -2 } });
    expect(drmOf(area.order('a', shot('E3'), 6, 5))).toEqual({
      'concealed target': 2,
      'acquired target': -2,
    });
    const fresh = battery('75L AT', { units: veiled });
    fresh.order('a', shot('E3', { type: 'ATT' }), 6, 5);
    expect(fresh.unit('ag').acquired).toEqual({ at: 'E3', by: 'ac', drm: -1 });
  });

  test('light anti-tank weapons acquire nothing', () => {
    const here = battery('75L AT', {
      terrain: { E3: 'stone-building' },
      units: {
        a1: german('4-6-7', 'E5'),
        al: leader('German', '8-0', 'E5'),
        ap: {
          ...gun('German', '75L AT', { of: 'a1' }),
          kind: 'weapon',
          weapon: 'PSK',
          table: 'PSK',
          removal: 10,
          fp: 12,
        },
        b1: russian('4-4-7', 'E3'),
      },
    });
    here.order('a', shot('E3', { weapon: 'ap' }), 6, 3);
    expect(here.unit('ap').acquired).toBeUndefined();
  });
});
