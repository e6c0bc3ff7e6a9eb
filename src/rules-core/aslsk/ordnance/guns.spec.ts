import { isInArc } from '../../mechanics/facing.js';
import { crew, german, type Placed, russian, type SetUp, setUp } from '../testkit.testkit.js';
import { fitsBuilding } from './manhandle.js';
import { hasPavedRoad } from './protection.js';
import { battery, gun } from './testkit.testkit.js';

/** B fires small arms from E3 at A's Gun in E5, which points north. */
function underFire(
  name: string,
  what: SetUp = {},
  set: object = {},
  who: Placed = crew('German', '2-2-8', 'E5'),
) {
  const here = setUp({
    phase: 'PFPh',
    active: 'b',
    ...what,
    units: {
      ac: who,
      ag: gun('German', name, { of: 'ac' }, set),
      b1: russian('4-4-7', 'E3'),
      ...what.units,
    },
  });
  const done = here.order('b', { order: 'fire', at: 'E5', firers: ['b1'] }, 6, 5);
  return done.the('fire-attack').results[0]?.modifiers.map(({ label, value }) => [label, value]);
}

describe('the Covered Arc', () => {
  const here = setUp({ columns: 12, rows: 12 });
  const covers = (ca: number, ...hexes: string[]) => hexes.map((hex) => isInArc(here.battle, 'E5', ca, hex));

  test('[aslsk 3.2.4/CA-a] [aslsk 2.0/CA] the two hexes at the hexspine, their rows and all between; the own hex', () => {
    expect(covers(0, 'E5', 'E4', 'D4', 'E1', 'A3', 'C1', 'D3')).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(covers(0, 'F4', 'D5', 'F1', 'A4', 'E6')).toEqual([false, false, false, false, false]);
    expect(covers(2, 'F4', 'F5', 'I5')).toEqual([true, true, true]);
    expect(covers(3, 'F5', 'E6', 'E9')).toEqual([true, true, true]);
    expect(covers(5, 'D4', 'D5', 'A4')).toEqual([true, true, true]);
  });
});

describe('Emplacement', () => {
  test('[aslsk 6.3/a] [aslsk 2.0/Emplaced] two for the Gun that never moved and the crew that mans it', () => {
    expect(underFire('105 ART')).toEqual([['Emplacement', 2]]);
    expect(underFire('105 ART', {}, { emplaced: undefined })).toEqual([]);
  });

  test('[aslsk 6.3/a] none for others than a crew, nor for others in the hex', () => {
    expect(underFire('105 ART', {}, {}, german('4-6-7', 'E5'))).toEqual([]);
    const here = setUp({
      phase: 'PFPh',
      active: 'b',
      units: {
        ac: crew('German', '2-2-8', 'E5'),
        ag: gun('German', '105 ART', { of: 'ac' }),
        a1: german('4-6-7', 'E5'),
        b1: russian('4-4-7', 'E3'),
      },
    });
    const done = here.order('b', { order: 'fire', at: 'E5', firers: ['b1'] }, 6, 5);
    expect(done.the('fire-attack').results).toMatchObject([
      { units: ['a1'], modifiers: [] },
      { units: ['ac'], modifiers: [{ label: 'Emplacement', value: 2 }] },
    ]);
  });

  test('[aslsk 6.3/b] not beside other TEM: the better one counts', () => {
    expect(underFire('105 ART', { terrain: { E5: 'woods' } })).toEqual([['Emplacement', 2]]);
    expect(underFire('75L AT', { terrain: { E5: 'stone-building' } })).toEqual([['stone building', 3]]);
  });

  test('[aslsk 6.3/b] a negative Air Burst counts beside it', () => {
    const here = battery('81* MTR', {
      terrain: { E2: 'woods' },
      units: { bc: crew('Russian', '2-2-8', 'E2'), bg: gun('Russian', '76L ART', { of: 'bc' }) },
    });
    const done = here.order('a', { order: 'shoot', weapon: 'ag', at: 'E2' }, 3, 3, 6, 6);
    expect(done.the('burst').results[0]?.modifiers.map(({ label, value }) => [label, value])).toEqual([
      ['Emplacement', 2],
      ['Air Burst', -1],
    ]);
  });

  test('[aslsk 6.3/a] none on a paved road', () => {
    const here = setUp({ columns: 8, rows: 8 });
    expect(hasPavedRoad(here.battle, 'E5')).toBe(false);
    expect(underFire('105 ART', { terrain: { E5: 'paved-road' } })).toEqual([]);
  });

  test('[aslsk 8.2.1/bamboo-d] none in bamboo, where no Gun turns and fires', () => {
    expect(underFire('105 ART', { terrain: { E5: 'bamboo' } })).toEqual([['bamboo', 1]]);
    const here = battery('75L AT', {
      terrain: { E5: 'bamboo' },
      units: { b1: russian('4-4-7', 'F5'), b2: russian('4-4-7', 'E4') },
    });
    expect(here.refused('a', { order: 'shoot', weapon: 'ag', at: 'F5' })).toMatchObject({
      refused: 'BAMBOO',
      cites: ['8.2.1/bamboo-d'],
    });
    expect(here.order('a', { order: 'shoot', weapon: 'ag', at: 'E4' }, 6, 5).kinds).toContain('shot');
  });
});

describe('Gunshields', () => {
  const moved = { emplaced: undefined };

  test('[aslsk-71] [aslsk 6.6/a] [aslsk 2.0/Gunshield] two for the crew of an AT or INF Gun against fire through its CA', () => {
    expect(underFire('75L AT', {}, moved)).toEqual([['Gunshield', 2]]);
    expect(underFire('75* INF', {}, moved)).toEqual([['Gunshield', 2]]);
    expect(underFire('105 ART', {}, moved)).toEqual([]);
    expect(underFire('75L AT', {}, { ...moved, ca: 1 })).toEqual([['Gunshield', 2]]);
    expect(underFire('75L AT', {}, { ...moved, ca: 3 })).toEqual([]);
  });

  test('[aslsk 6.6/a] only for a Good Order crew that does not push', () => {
    expect(underFire('75L AT', {}, moved, german('4-6-7', 'E5'))).toEqual([]);
    expect(underFire('75L AT', {}, moved, crew('German', '2-2-8', 'E5', { broken: true }))).toEqual([]);
    expect(underFire('75L AT', {}, moved, crew('German', '2-2-8', 'E5', { hazardous: true }))).toEqual([
      ['Hazardous Movement', -2],
    ]);
  });

  test('[aslsk 6.6/a] one against mortars', () => {
    const here = battery('81* MTR', {
      units: {
        bc: crew('Russian', '2-2-8', 'E2'),
        bg: gun('Russian', '45L AT', { of: 'bc' }, { ...moved, ca: 3 }),
      },
    });
    const done = here.order('a', { order: 'shoot', weapon: 'ag', at: 'E2' }, 3, 3, 6, 6);
    expect(done.the('burst').results[0]?.modifiers).toMatchObject([{ label: 'Gunshield', value: 1 }]);
  });

  test('[aslsk 6.6/b] not beside TEM on one DR', () => {
    expect(underFire('75L AT')).toEqual([['Emplacement', 2]]);
    expect(underFire('75L AT', { terrain: { E5: 'woods' } }, moved)).toEqual([['Gunshield', 2]]);
    expect(underFire('75L AT', { terrain: { E5: 'stone-building' } }, moved)).toEqual([
      ['stone building', 3],
    ]);
  });
});

describe('turning a Gun', () => {
  const turn = { order: 'turn-gun', weapon: 'ag', ca: 2 };

  test('[aslsk 3.2.4/CA-d] without firing, when it could still fire: then neither it nor its crew moves, nor fires now', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'H5') } });
    here.order('a', turn);
    expect(here.unit('ag')).toMatchObject({ ca: 2, turned: true });
    expect(here.refused('a', { order: 'shoot', weapon: 'ag', at: 'H5' })).toMatchObject({
      refused: 'HAS_TURNED',
      cites: ['3.2.4/CA-d'],
    });
    expect(here.refused('a', turn)).toMatchObject({ refused: 'SAME_FACING' });
    here.order('a', { order: 'end-phase' });
    expect(here.refused('a', { order: 'move', units: ['ac'], path: ['E4'] })).toMatchObject({
      refused: 'STAYS',
      cites: ['3.2.4/CA-d'],
    });
    expect(here.refused('a', { order: 'manhandle', gun: 'ag', units: ['ac'], to: 'E4' })).toMatchObject({
      refused: 'STAYS',
    });
  });

  test('[aslsk 3.2.4/CA-d] nor does the crew advance; it may fire in the AFPh', () => {
    const here = battery('75L AT', { phase: 'APh' }, { turned: true }, { turned: true });
    expect(here.refused('a', { order: 'advance', units: ['ac'], to: 'E4' })).toMatchObject({
      cites: ['6.5/c', '3.2.4/CA-d'],
    });
    const fire = battery(
      '75L AT',
      { phase: 'AFPh', units: { b1: russian('4-4-7', 'E2') } },
      { turned: true },
      { turned: true },
    );
    expect(fire.order('a', { order: 'shoot', weapon: 'ag', at: 'E2' }, 6, 6).kinds).toContain('shot');
  });

  test('[aslsk 3.2.4/CA-d] not by a Gun that has fired, nor by a crew that has fired its own firepower', () => {
    const fired = battery('75L AT', {}, { fire: 'prep' });
    expect(fired.refused('a', turn)).toMatchObject({ refused: 'HAS_FIRED', cites: ['3.2.4/CA-d'] });
    expect(battery('75L AT', {}, {}, { fire: 'prep' }).refused('a', turn)).toMatchObject({
      refused: 'CREW_FIRED',
    });
    expect(battery('75L AT', {}, {}, { pinned: true }).refused('a', turn)).toMatchObject({
      refused: 'PINNED',
      cites: ['3.2.4/CA-b'],
    });
    expect(battery('75L AT', {}, { malfunctioned: true }).refused('a', turn)).toMatchObject({
      refused: 'NOT_GOOD_ORDER',
    });
    expect(battery('75L AT').legal('a', 'turn-gun')).toHaveLength(5);
  });

  test('[aslsk 6.10/b] its acquisition is lost', () => {
    const here = battery('75L AT', {}, { acquired: { at: 'E2', by: 'ac', drm: -1 } });
    expect(here.order('a', turn).kinds).toEqual(['arc-changed', 'acquisition-lost']);
    expect(here.unit('ag').acquired).toBeUndefined();
  });
});

describe('who mans a Gun', () => {
  test('[aslsk 3.2.4/proc-a] nobody fires a Gun that is not possessed', () => {
    const here = battery('75L AT', {
      units: { ah: gun('German', '75L AT', { at: 'E4' }), b1: russian('4-4-7', 'E2') },
    });
    expect(here.refused('a', { order: 'shoot', weapon: 'ah', at: 'E2' })).toMatchObject({
      refused: 'NOT_POSSESSED',
      cites: ['3.2.4/proc-a'],
    });
  });

  test('[aslsk 3.2.4/proc-a] it fires in the PFPh, by Defensive First Fire, in the DFPh and the AFPh', () => {
    const legal = (phase: 'PFPh' | 'DFPh' | 'AFPh' | 'APh', active = 'a') =>
      battery('75L AT', { phase, active, units: { b1: russian('4-4-7', 'E2') } }).legal('a', 'shoot').length >
      0;
    expect([legal('PFPh'), legal('DFPh', 'b'), legal('AFPh'), legal('APh')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const moving = battery('75L AT', { phase: 'MPh', active: 'b', units: { b1: russian('4-4-7', 'E1') } });
    moving.order('b', { order: 'move', units: ['b1'], path: ['E2'] });
    expect(moving.awaits).toEqual(['a defensive-fire']);
    expect(moving.order('a', { order: 'shoot', weapon: 'ag', at: 'E2' }, 6, 6).kinds).toContain('shot');
  });

  test('[aslsk 1.2.6/f] buildings hold small Guns, and AT and INF Guns that are not large', () => {
    const fits = (nationality: string, name: string) => fitsBuilding(gun(nationality, name, {}) as never);
    expect(fits('German', '37L AT')).toBe(true);
    expect(fits('American', '76L AT')).toBe(true);
    expect(fits('German', '88LL AT')).toBe(false);
    expect(fits('German', '105 ART')).toBe(false);
    expect(fits('German', '20L(4) AA')).toBe(true);
  });

  test('[aslsk 4.0/a] [aslsk 1.2.6/c] a unit that walks away leaves the Gun where it is', () => {
    const here = battery('75L AT', { phase: 'MPh' });
    const done = here.order('a', { order: 'move', units: ['ac'], path: ['E4'] });
    expect(done.the('weapon-dropped')).toEqual({ weapon: 'ag', by: 'ac', at: 'E5' });
    expect(here.unit('ag')).toMatchObject({ at: 'E5' });
    expect(here.unit('ag').possessor).toBeUndefined();
    const advancing = battery('75L AT', { phase: 'APh' });
    advancing.order('a', { order: 'advance', units: ['ac'], to: 'E4' });
    expect(advancing.unit('ag').at).toBe('E5');
  });

  test('a Gun is fired once by its crew, whose own firepower is forfeit', () => {
    const here = battery('75L AT', { units: { b1: russian('4-4-7', 'E4') } }, { rof: undefined });
    here.order('a', { order: 'shoot', weapon: 'ag', at: 'E4' }, 6, 5);
    expect(here.refused('a', { order: 'fire', at: 'E4', firers: ['ac'] })).toMatchObject({
      refused: 'FIREPOWER_FORFEITED',
    });
  });
});
