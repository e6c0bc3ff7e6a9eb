import { sight } from '../sight/sight.js';
import { type Game, german, leader, type Placed, russian, type SetUp, setUp } from '../testkit.testkit.js';
import { isKnownTo } from '../units/units.js';

type Units = Record<string, Placed>;

function view(from: string, to: string, terrain: SetUp['terrain'], month = 7, more: SetUp = {}) {
  const here = setUp({
    phase: 'PFPh',
    columns: 12,
    rows: 11,
    units: { a1: german('4-6-7', 'A1') },
    terrain,
    options: { month },
    ...more,
  });
  const line = sight(here.battle, from, to);
  return line.blocked ? 'blocked' : line.hindrance;
}

describe('the line of sight, seen by this rulebook', () => {
  test('[aslsk-1] [aslsk-2] [aslsk-3] [aslsk 1.1.1/orch-d] orchards between levels: an obstacle in season, a Hindrance out of it', () => {
    const terrain = { E3: { level: 1 }, E4: { level: 1 }, E6: 'orchard' } as const;
    expect(view('E4', 'E8', terrain)).toBe('blocked');
    expect(view('E4', 'E8', terrain, 12)).toBe(1);
    expect(view('E4', 'E6', terrain)).toBe(0);
    expect(view('E4', 'E6', terrain, 12)).toBe(0);
  });

  test('[aslsk-4] [aslsk 1.1.1/hill-f] grain does not hinder between a hill and what is not on it', () => {
    const terrain = { I7: { level: 1 }, F8: 'grain' } as const;
    expect(view('E9', 'I7', terrain)).toBe(0);
    expect(view('E9', 'G8', { F8: 'grain' })).toBe(1);
  });

  test('[aslsk-7] [aslsk 1.1.1/hill-b] over a crest into the back of a hill nobody sees', () => {
    const terrain = { I7: { level: 1 }, H7: { level: 1 }, I6: { level: 1 }, H6: { level: 1 } } as const;
    expect(view('E9', 'J5', terrain)).toBe('blocked');
    expect(view('J5', 'E9', terrain)).toBe('blocked');
  });

  test('[aslsk-12] [aslsk-13] [aslsk 3.2.1/d] [aslsk 1.1.1/orch-a] [aslsk 1.1.1/bldg-a] an orchard hinders, a building blocks, open ground does neither', () => {
    expect(view('I2', 'K2', { J2: 'orchard' })).toBe(1);
    expect(view('I2', 'K2', { J1: 'stone-building', J2: 'stone-building' })).toBe('blocked');
    expect(view('I2', 'K2', {})).toBe(0);
  });

  test('[aslsk 2.0/InherentTerrain] [aslsk 1.1.1/orch-e] an orchard counts along its hexsides too', () => {
    expect(view('E3', 'G3', { F2: 'orchard' })).toBe(1);
    expect(view('E3', 'G3', { F3: 'orchard' })).toBe(1);
  });

  test('[aslsk 1.1.1/woods-a] [aslsk 1.1.1/hill-d] woods block on their level, and between levels', () => {
    expect(view('E3', 'E6', { E5: 'woods' })).toBe('blocked');
    expect(view('E3', 'E6', { E3: { level: 1 }, E4: { level: 1 }, E5: 'woods' })).toBe('blocked');
  });

  test('[aslsk 1.1/c] a line runs from dot to dot, wherever the hexes lie', () => {
    expect(view('E3', 'G4', { F3: 'stone-building' })).toBe('blocked');
    expect(view('E3', 'G4', { F2: 'stone-building' })).toBe(0);
  });

  test('[aslsk 3.2.1/e] what grows at either end does not hinder', () => {
    expect(view('E3', 'E5', { E3: 'woods', E5: 'stone-building' })).toBe(0);
  });

  test('[aslsk 1.1.1/wroad-c] along the road through woods one sees', () => {
    const roads = ['E3 E4 E5 E6'];
    expect(view('E3', 'E6', { E4: 'woods', E5: 'woods' }, 7, { roads })).toBe(0);
    expect(view('E3', 'E6', { E4: 'woods', E5: 'woods' })).toBe('blocked');
  });

  test('[aslsk 1.1.1/oroad-b] along the road through an orchard nothing hinders', () => {
    const roads = ['E3 E4 E5 E6'];
    expect(view('E3', 'E6', { E4: 'orchard', E5: 'orchard' }, 7, { roads })).toBe(0);
    expect(view('E3', 'E6', { E4: 'orchard', E5: 'orchard' })).toBe(2);
  });

  test('[aslsk 3.2.1/f] units in between do not matter', () => {
    const here = setUp({
      phase: 'PFPh',
      units: {
        a1: german('4-6-7', 'E3'),
        a2: german('4-6-7', 'E4'),
        b1: russian('4-4-7', 'E5'),
        b2: russian('4-4-7', 'E6'),
      },
    });
    const done = here.order('a', { order: 'fire', at: 'E6', firers: ['a1'] }, 5, 6);
    expect(done.the('fire-attack').results[0]).toMatchObject({ units: ['b2'], modifiers: [] });
  });

  test('[aslsk 3.2.1/a] [aslsk 3.2.1/b] only what is seen, and on the map, is fired at', () => {
    const { at: _, ...off } = russian('4-4-7', 'E5');
    const here = setUp({
      phase: 'PFPh',
      units: { a1: german('4-6-7', 'E3'), b1: { ...off, entry: ['E1'] }, b2: russian('4-4-7', 'E6') },
      terrain: { E5: 'woods' },
    });
    expect(here.legal('a', 'fire')).toEqual([]);
    expect(here.refused('a', { order: 'fire', at: 'Z99', firers: ['a1'] })).toMatchObject({
      refused: 'NO_SUCH_HEX',
    });
  });

  test('[aslsk 2.0/KEU] a Known Enemy Unit is seen and not concealed', () => {
    const here = setUp({
      phase: 'PFPh',
      units: {
        a1: german('4-6-7', 'E3'),
        b1: russian('4-4-7', 'E5'),
        b2: russian('4-4-7', 'C3'),
        b3: russian('4-4-7', 'E4', { concealed: true, hidden: true }),
      },
      terrain: { D3: 'woods', D4: 'woods' },
    });
    const known = (id: string) => isKnownTo(here.battle, here.unit(id), here.unit('a1'));
    expect(['b1', 'b2', 'b3'].map(known)).toEqual([true, false, false]);
  });
});

describe('terrain as cover', () => {
  const shot = (terrain: SetUp['terrain'], units: Units = {}, more: SetUp = {}): Game =>
    setUp({
      phase: 'PFPh',
      units: { a1: german('4-6-7', 'E4'), b1: russian('4-4-7', 'E6'), ...units },
      terrain,
      ...more,
    });
  const drm = (here: Game) =>
    here
      .order('a', { order: 'fire', at: 'E6', firers: ['a1'] }, 6, 5)
      .the('fire-attack')
      .results[0]?.modifiers.map(({ label, value }) => `${label} ${value}`);

  test('[aslsk 2.0/TEM] [aslsk 3.2.3/b] [aslsk 1.1.1/a] [aslsk 1.1.1/b] the terrain of the target’s hex, and what hinders between', () => {
    expect(drm(shot({ E6: 'stone-building', E5: 'brush' }))).toEqual([
      'hindrance in E5 1',
      'stone building 3',
    ]);
    expect(drm(shot({ E6: 'orchard', E4: 'stone-building' }))).toEqual([]);
    expect(drm(shot({ E6: 'woods' }))).toEqual(['woods 1']);
  });

  test('[aslsk 1.1.1/height-a] [aslsk 1.1.1/hill-a] [aslsk-4] a target above has +1, when no firer is as high', () => {
    expect(drm(shot({ E6: { level: 1 } }))).toEqual(['Height Advantage 1']);
    const mixed = setUp({
      phase: 'PFPh',
      units: { a1: german('4-6-7', 'D5'), a2: german('4-6-7', 'E5'), b1: russian('4-4-7', 'E6') },
      terrain: { E5: { level: 1 }, E6: { level: 1 } },
    });
    const done = mixed.order('a', { order: 'fire', at: 'E6', firers: ['a1', 'a2'] }, 6, 5, 1, 2);
    expect(
      done.the('fire-attack').results[0]?.modifiers.filter(({ label }) => label === 'Height Advantage'),
    ).toEqual([]);
  });

  test('[aslsk 3.2.3/b] of several lines the one hindered most counts', () => {
    const here = shot({ E5: 'brush' }, { a2: german('4-6-7', 'F4') });
    const done = here.order('a', { order: 'fire', at: 'E6', firers: ['a1', 'a2'] }, 6, 5);
    expect(done.the('fire-attack').results[0]?.modifiers).toEqual([expect.objectContaining({ value: 1 })]);
  });

  const along = (firer: string, more = {}) => {
    const here = setUp({
      units: { a1: german('4-6-7', 'E4'), b1: russian('4-4-7', firer) },
      terrain: { E5: 'woods' },
      roads: ['E3 E4 E5 E6 E7 E8'],
    });
    here.order('a', { order: 'move', units: ['a1'], path: ['E5'], ...more });
    const done = here.order('b', { order: 'fire', at: 'E5', firers: ['b1'] }, 6, 5);
    return done.the('fire-attack').results[0]?.modifiers.map(({ label, value }) => `${label} ${value}`);
  };

  test('[aslsk 1.1.1/wroad-a] [aslsk 1.1.1/wroad-b] [aslsk 1.1.1/road-a] a unit that keeps to the road has no cover from fire along it', () => {
    expect(along('E8')).toEqual(['FFNAM -1', 'FFMO -1']);
    expect(along('G6')).toEqual(['woods 1', 'FFNAM -1']);
    expect(along('E8', { offRoad: true })).toEqual(['woods 1', 'FFNAM -1']);
  });

  test('[aslsk 1.1.1/crest-a] a crest lies where two levels meet', () => {
    const climb = (terrain: SetUp['terrain']) =>
      setUp({
        units: { a1: leader('German', '8-0', 'E4'), bz: russian('4-4-7', 'H8', { broken: true }) },
        terrain,
      })
        .order('a', { order: 'move', units: ['a1'], path: ['E5'] })
        .the('moved').mf;
    expect(climb({ E5: { level: 1 } })).toBe(2);
    expect(climb({ E4: { level: 1 }, E5: { level: 1 } })).toBe(1);
  });
});

describe('PTO Terrain', () => {
  const mf = (terrain: SetUp['terrain'], pto?: true) =>
    setUp({
      units: { a1: leader('German', '8-0', 'E4'), bz: russian('4-4-7', 'H8', { broken: true }) },
      terrain,
      options: pto ? { pto } : {},
    })
      .order('a', { order: 'move', units: ['a1'], path: ['E5'] })
      .the('moved').mf;

  test('[aslsk 2.0/PTO] grain becomes kunai, an orchard palm trees, whatever the season', () => {
    expect(mf({ E5: 'grain' })).toBe(1.5);
    expect(mf({ E5: 'grain' }, true)).toBe(2);
    expect(mf({ E5: 'orchard' }, true)).toBe(1);
  });
});
