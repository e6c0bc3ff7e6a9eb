import { crew, leader, russian } from '../testkit.testkit.js';
import { battery, gun } from './testkit.testkit.js';

const shot = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'ag', at, ...more });

describe('hits', () => {
  test('[aslsk 3.2.4/a] [aslsk 2.0/Hit] a miss harms nobody: no DR on the IFT', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E3') } });
    const done = here.order('a', shot('E3'), 5, 5);
    expect(done.the('shot').results[0]).toMatchObject({ final: 10, hit: false });
    expect(done.all('burst')).toEqual([]);
    expect(here.unit('b1').broken).toBeUndefined();
  });

  test('[aslsk 3.2.4/proc-b] a final DR equal to the number is a hit', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E3') } });
    expect(here.order('a', shot('E3'), 5, 4, 6, 6).the('shot').results[0]).toMatchObject({
      final: 9,
      hit: true,
    });
  });

  test('[aslsk 3.2.4/b] with one DR some are hit and others are not: DRM differ', () => {
    const here = battery('75L AT', {
      phase: 'MPh',
      active: 'b',
      units: { b1: russian('4-4-7', 'E2'), b2: russian('4-4-7', 'E3') },
    });
    here.order('b', { order: 'move', units: ['b1'], path: ['E3'] });
    const done = here.order('a', shot('E3'), 5, 6, 6, 6);
    expect(done.the('shot').results).toEqual([
      {
        units: ['b1'],
        modifiers: [
          { label: 'FFNAM', value: -1, cites: ['3.3.3/g'] },
          { label: 'FFMO', value: -1, cites: ['3.3.3/g'] },
        ],
        final: 9,
        hit: true,
        critical: false,
      },
    ]);
    expect(done.the('burst').results).toHaveLength(1);
  });

  test('[aslsk 3.2.4/proc-e] in the Movement Phase only those who move', () => {
    const here = battery('75L AT', {
      phase: 'MPh',
      active: 'b',
      units: { b1: russian('4-4-7', 'E2'), b2: russian('4-4-7', 'E4') },
    });
    here.order('b', { order: 'move', units: ['b1'], path: ['E3'] });
    expect(here.refused('a', shot('E4'))).toMatchObject({ refused: 'NO_TARGET', cites: ['3.2.4/proc-e'] });
    expect(here.refused('a', shot('E4', { type: 'ATT' }))).toMatchObject({ refused: 'NO_TARGET' });
  });

  test('[aslsk 3.2.4/eff-a] [aslsk 2.0/HE] the IFT gives its result on the column of the calibre', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E3'), b2: russian('4-4-7', 'E3') } });
    const done = here.order('a', shot('E3'), 3, 3, 3, 3, 2, 1, 6, 6);
    expect(done.the('burst').results).toEqual([
      { units: ['b1', 'b2'], column: 12, modifiers: [], final: 6, result: '2MC', critical: false },
    ]);
    expect(done.all('morale-check')).toMatchObject([
      { unit: 'b1', dr: 3, final: 5, passed: true },
      { unit: 'b2', dr: 12, final: 14, passed: false },
    ]);
    expect(here.unit('b2')).toMatchObject({ broken: true, kind: 'half-squad' });
  });

  test('[aslsk 3.2.4/eff-b] neither point blank nor long range nor the AFPh changes the firepower', () => {
    const near = battery('75L AT', { phase: 'AFPh', units: { b1: russian('4-4-7', 'E4') } });
    expect(near.order('a', shot('E4'), 2, 2, 6, 6).the('burst')).toMatchObject({ fp: 12 });
    const far = battery('75L AT', { rows: 40, units: { b1: russian('4-4-7', 'E3') } });
    expect(far.order('a', shot('E3'), 2, 3, 6, 6).the('burst').results[0]).toMatchObject({ column: 12 });
  });

  test('broken units that are hit hard enough fall into Desperation Morale', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E3', { broken: true }) } });
    here.order('a', shot('E3'), 3, 3, 6, 6);
    expect(here.unit('b1').dm).toBe(true);
  });

  test('a leader who is lost shakes his men', () => {
    const here = battery('75L AT', {
      units: { b1: russian('4-4-7', 'E3'), bl: leader('Russian', '9-1', 'E3') },
    });
    const done = here.order('a', shot('E3'), 3, 3, 1, 1, 2, 1, 1);
    expect(done.the('burst').results[0]).toMatchObject({ final: 2, result: '1KIA' });
    expect(done.all('eliminated')).toEqual([{ unit: 'bl', side: 'b' }]);
    expect(done.the('morale-check')).toMatchObject({ unit: 'b1', check: 'LLMC' });
  });

  test('[aslsk 6.2/AP] AP on the ITT uses the 2 FP column', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E3') } });
    const done = here.order('a', shot('E3', { ammo: 'AP' }), 3, 3, 6, 6);
    expect(done.the('burst')).toMatchObject({ fp: 2, results: [{ column: 2 }] });
  });
});

describe('Critical Hits', () => {
  test('[aslsk-63] [aslsk 6.1/a] [aslsk 6.1/b] [aslsk 6.1/d] one squad in its stone building suffers the CH, the other a hit', () => {
    const here = battery('105 ART', {
      options: { year: 1943 },
      terrain: { E3: 'stone-building' },
      units: {
        ac: crew('American', '2-2-7', 'E5'),
        ag: gun(
          'American',
          '105 ART',
          { of: 'ac' },
          { acquired: { at: 'E3', units: ['b1', 'b2'], by: 'ac', drm: -2 } },
        ),
        b1: russian('4-4-7', 'E3'),
        b2: russian('4-4-7', 'E3'),
      },
    });
    const done = here.order('a', shot('E3'), 1, 2, 2, 5, 5, 1, 2, 1, 2);
    expect(done.the('shot')).toMatchObject({ number: 9, critical: 4, modifiers: [] });
    expect(done.the('shot').results).toEqual([
      {
        units: ['b1', 'b2'],
        modifiers: [
          { label: 'stone building', value: 3, cites: ['1.1.1/bldg-b'] },
          { label: 'acquired target', value: -2, cites: ['6.10/a', '2.0/Acquired'] },
        ],
        final: 4,
        hit: true,
        critical: true,
      },
    ]);
    expect(done.action.rolls.map((roll) => roll.for).slice(0, 3)).toEqual([
      'to hit: 105 ART',
      'who suffers the Critical Hit: 1 4-4-7 b1, 2 4-4-7 b2',
      'effect of the hit: 105 ART',
    ]);
    expect(done.the('burst').results).toEqual([
      { units: ['b1'], column: 20, modifiers: [], final: 10, result: '1MC', critical: false },
      {
        units: ['b2'],
        column: 36,
        modifiers: [{ label: 'reversed: stone building', value: -3, cites: ['6.1/b'] }],
        final: 7,
        result: 'K/4',
        critical: true,
      },
    ]);
  });

  test('[aslsk 6.1/a] on the ATT only an original 2 that hits', () => {
    const at = (...faces: number[]) => {
      const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E3') } });
      return here.order('a', shot('E3', { type: 'ATT' }), ...faces).the('shot').results[0]?.critical;
    };
    expect(at(1, 1, 6, 6, 1, 1)).toBe(true);
    expect(at(1, 2, 6, 6)).toBe(false);
  });

  test('[aslsk 6.1/b] on the ATT the firepower is doubled without being halved first', () => {
    const here = battery('75L AT', {
      terrain: { E3: 'wooden-building' },
      units: { b1: russian('4-4-7', 'E3') },
    });
    const done = here.order('a', shot('E3', { type: 'ATT' }), 1, 1, 6, 6, 1, 1);
    expect(done.the('burst').results).toEqual([
      {
        units: ['b1'],
        column: 24,
        modifiers: [{ label: 'reversed: wooden building', value: -2, cites: ['6.1/b'] }],
        final: 10,
        result: '1MC',
        critical: true,
      },
    ]);
  });

  test('[aslsk 6.1/b] movement in the open counts on the IFT DR of a Critical Hit', () => {
    const here = battery('75L AT', { phase: 'MPh', active: 'b', units: { b1: russian('4-4-7', 'E2') } });
    here.order('b', { order: 'move', units: ['b1'], path: ['E3'] });
    const done = here.order('a', shot('E3'), 1, 2, 6, 6, 1, 1);
    expect(done.the('shot').results[0]).toMatchObject({ final: 1, critical: true });
    expect(done.the('burst').results[0]).toMatchObject({ column: 24, final: 10, critical: true });
  });

  test('[aslsk 6.1/c] a Gun that is hit critically is destroyed with the crew that mans it', () => {
    const here = battery('75L AT', {
      units: { bc: crew('Russian', '2-2-8', 'E3'), bg: gun('Russian', '45L AT', { of: 'bc' }) },
    });
    const done = here.order('a', shot('E3'), 1, 1, 6, 6);
    expect(done.the('shot').results[0]).toMatchObject({ final: 5, hit: true, critical: false });
    const area = battery('75L AT', {
      units: { bc: crew('Russian', '2-2-8', 'E3'), bg: gun('Russian', '45L AT', { of: 'bc' }) },
    });
    const made = area.order('a', shot('E3', { type: 'ATT' }), 1, 1, 6, 6);
    expect(made.the('gun-hit')).toEqual({ gun: 'bg', result: 'destroyed' });
    expect(made.cites('gun-hit')).toEqual(['6.1/c']);
    expect([area.has('bg'), area.has('bc')]).toEqual([false, false]);
  });
});

describe('hits on Guns', () => {
  const target = (more = {}) => ({
    bc: crew('Russian', '2-2-8', 'E3'),
    bg: gun('Russian', '45L AT', { of: 'bc' }, { ca: 3, ...more }),
  });

  test('[aslsk-66] [aslsk 6.7/b] [aslsk 2.0/DirectHit] a KIA destroys the Gun and the crew', () => {
    const here = battery('75L AT', { units: target() });
    const done = here.order('a', shot('E3'), 1, 2, 1, 1);
    expect(done.the('gun-hit')).toEqual({ gun: 'bg', result: 'destroyed' });
    expect(done.cites('gun-hit')).toEqual(['6.7/b', '2.0/DirectHit']);
    expect(done.the('eliminated')).toEqual({ unit: 'bc', side: 'b' });
    expect(here.has('bg')).toBe(false);
  });

  test('[aslsk-66] [aslsk 6.7/b] a K makes the Gun malfunction and reduces who mans it', () => {
    const here = battery('75L AT', {
      units: { ...target(), bc: russian('4-4-7', 'E3'), bx: russian('4-4-7', 'E3') },
    });
    const done = here.order('a', shot('E3'), 3, 2, 2, 1, 1, 1);
    expect(done.the('burst').results).toMatchObject([
      { units: ['bc'], column: 12, final: 3, result: 'K/3' },
      { units: ['bx'], column: 12, final: 3, result: 'K/3' },
    ]);
    expect(done.the('gun-hit')).toEqual({ gun: 'bg', result: 'malfunctioned' });
    expect(here.unit('bg').malfunctioned).toBe(true);
    expect(here.unit('bc').kind).toBe('half-squad');
    expect(here.unit('bx').kind).toBe('half-squad');
  });

  test('[aslsk-66] [aslsk 6.6/b] [aslsk 2.0/NearMiss] a Near Miss: the Gunshield counts for the crew on the same DR', () => {
    const here = battery('75L AT', { units: target() });
    const done = here.order('a', shot('E3'), 1, 2, 3, 2, 1, 1);
    expect(done.the('shot').results[0]?.modifiers).toEqual([
      { label: 'Emplacement', value: 2, cites: ['6.3/a'] },
      { label: 'target size small', value: 1, cites: ['6.7/a'] },
    ]);
    expect(done.the('gun-hit')).toEqual({ gun: 'bg', result: 'near miss' });
    expect(done.the('burst').results).toEqual([
      {
        units: ['bc'],
        column: 12,
        modifiers: [{ label: 'Gunshield', value: 2, cites: ['6.6/a'] }],
        final: 7,
        result: '1MC',
        critical: false,
      },
    ]);
    expect(here.unit('bg').malfunctioned).toBeUndefined();
  });

  test('[aslsk 6.6/b] on the ATT Emplacement or Gunshield, not both; a Direct Hit knows only Emplacement', () => {
    const here = battery('105 ART', { units: target() });
    const done = here.order('a', shot('E3', { type: 'ATT' }), 1, 2, 3, 3, 1, 1);
    expect(done.the('burst').results[0]).toMatchObject({
      column: 8,
      modifiers: [{ label: 'Emplacement', value: 2 }],
      final: 8,
      result: 'NMC',
    });
    const moved = battery('105 ART', { units: target({ emplaced: undefined }) });
    const direct = moved.order('a', shot('E3', { type: 'ATT' }), 1, 2, 2, 1);
    expect(direct.the('burst').results[0]).toMatchObject({
      column: 8,
      modifiers: [],
      final: 3,
      result: 'K/2',
    });
    expect(direct.the('gun-hit')).toEqual({ gun: 'bg', result: 'malfunctioned' });
    expect(moved.has('bc')).toBe(false);
    expect(moved.unit('bg').possessor).toBeUndefined();
  });

  test('a Gun that nobody mans can be hit too', () => {
    const here = battery('75L AT', { units: { bg: gun('Russian', '45L AT', { at: 'E3' }) } });
    const done = here.order('a', shot('E3'), 1, 2, 1, 1);
    expect(done.the('gun-hit')).toEqual({ gun: 'bg', result: 'destroyed' });
    expect(here.has('bg')).toBe(false);
  });
});
