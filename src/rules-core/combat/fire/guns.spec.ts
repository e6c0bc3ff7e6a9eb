import type { Unit } from '../system.js';
import { begin, d100, field, fire, type Placed, refused, shoot, Trial } from '../testkit.testkit.js';
import { isInArc, turnTowards } from './covered-arc.js';

describe('guns and mortars', () => {
  const gun = (values: object = {}): Placed => ['75mm gun at D4', { facing: 3, ...values }];

  test('[combat 2.7.2, 12.2.1.1, 12.3.1.2] [combat-1] a 75mm gun uses the row of 70, near and far alike', () => {
    expect(shoot({ g1: gun(), a1: '7-6 at D7' }, fire('g1', 'D7'))).toMatchObject({ fp: 16, row: 16 });
    expect(shoot({ g1: gun(), a1: '7-6 at D5' }, fire('g1', 'D5')).fp).toBe(16);
    expect(shoot({ g1: gun({ size: 88 }), a1: '7-6 at D5' }, fire('g1', 'D5')).fp).toBe(20);
    expect(shoot({ g1: gun({ size: 50 }), a1: '7-6 at D5' }, fire('g1', 'D5')).fp).toBe(8);
  });
  test('[combat 12.2.1.2, 12.5.2, 12.5.4] a mortar between its least and greatest range, at one firepower', () => {
    const mortar = (at: string) => begin({ g1: ['M2 mortar at D4', { facing: 3 }], a1: `7-6 at ${at}` });
    expect(refused(mortar('D5'), fire('g1', 'D5'))).toBe('OUT_OF_RANGE');
    expect(shoot({ g1: ['M2 mortar at D4', { facing: 3 }], a1: '7-6 at D6' }, fire('g1', 'D6')).fp).toBe(12);
    const short = begin({ g1: ['M2 mortar at D4', { facing: 3, maxRange: 5 }], a1: '7-6 at D10' });
    expect(refused(short, fire('g1', 'D10'))).toBe('OUT_OF_RANGE');
  });
  test('[combat 12.5.3] never from inside a building', () => {
    const trial = begin(
      { g1: ['M2 mortar at D4', { facing: 3 }], a1: '7-6 at D7' },
      { map: field({ D4: 'stone-building' }) },
    );
    expect(refused(trial, fire('g1', 'D7'))).toBe('IN_BUILDING');
  });
  test('[combat 12.4.1, 12.5.1.1] guns and mortars check morale like infantry', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '75mm gun at D7' }).order(
      'german',
      fire('g1', 'D7'),
      ...d100(30),
      7,
    );
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'a1', result: 'Pinned Down' }]);
  });
  test('[combat 12.5.5, 6.11.1] air bursts: -10 in place of woods or debris, Dug-In +20 on top', () => {
    const burst = (terrain: 'woods' | 'debris', values: object = {}) => {
      const trial = begin(
        { g1: ['M2 mortar at D4', { facing: 3 }], a1: ['7-6 at D7', { fired: 2, ...values }] },
        { map: field({ D7: terrain }) },
      );
      const dug = 'dugIn' in values;
      return trial.order('german', fire('g1', 'D7'), ...(dug ? [9] : []), ...d100(99)).told('attack')[0]
        ?.results[0]?.total;
    };
    expect(burst('woods')).toBe(89);
    expect(burst('debris')).toBe(89);
    expect(burst('woods', { dugIn: true })).toBe(109);
  });
  test('[combat 7.2.1.1, 7.1.3, 6.1.1.1] against mortars a trench is +30 and Dug-In +20', () => {
    const shot = (values: object) =>
      begin({ g1: ['M2 mortar at D4', { facing: 3 }], a1: ['7-6 at D7', { fired: 2, ...values }] })
        .order('german', fire('g1', 'D7'), 9, ...d100(99))
        .told('attack')[0]?.results[0]?.total;
    expect(shot({ post: 'trench' })).toBe(129);
    expect(shot({ dugIn: true })).toBe(119);
  });
  test('[combat 6.5.1.8] [combat-69] an open roof leaves only +10 against mortars', () => {
    const shot = (features: string[]) =>
      begin(
        { g1: ['M2 mortar at D4', { facing: 3 }], a1: ['7-6 at D7', { fired: 2 }] },
        { map: field({ D7: 'stone-building' }), marks: { D7: { features } } as never },
      )
        .order('german', fire('g1', 'D7'), 9, ...d100(70))
        .told('attack')[0]?.results[0]?.total;
    expect([shot([]), shot(['open-roof'])]).toEqual([90, 80]);
  });
  test('[combat 12.5.6] a spotter next door sees for a mortar, and both are marked', () => {
    const map = field({ D5: 'woods' });
    const units = {
      g1: ['M2 mortar at D4', { facing: 3 }] as Placed,
      g2: '3-6 at E5',
      g3: '6-6 at B4',
      a1: ['7-6 at D8', { fired: 2 }] as Placed,
    };
    const trial = begin(units, { map });
    expect(refused(trial, fire('g1', 'D8'))).toBe('NO_LINE_OF_SIGHT');
    expect(refused(trial, fire('g1', 'D8', { spotter: 'g3' }))).toBe('CANNOT_SPOT');
    trial.order('german', fire('g1', 'D8', { spotter: 'g2' }), ...d100(99));
    expect([trial.unit('g1').fired, trial.unit('g2').fired]).toEqual([1, 1]);
    expect(
      refused(
        begin({ ...units, g2: ['3-6 at E5', { yellow: 'disrupted' }] }, { map }),
        fire('g1', 'D8', { spotter: 'g2' }),
      ),
    ).toBe('CANNOT_SPOT');
    expect(
      refused(begin({ ...units, g1: '75mm gun at D4' }, { map }), fire('g1', 'D8', { spotter: 'g2' })),
    ).toBe('NO_SPOTTING');
  });
  test('[combat 12.4.10] an original 00 of a gun of 75mm or more destroys everything', () => {
    const map = field({ D7: 'stone-building', D8: 'stone-building' });
    const trial = begin({ g1: gun(), a1: ['7-6 at D7', { fired: 2 }], a2: 'nco at D7/1' }, { map }).order(
      'german',
      fire('g1', 'D7'),
      9,
      0,
      0,
    );
    expect(trial.told('critical-hit')).toEqual([{ hex: 'D7' }]);
    expect(trial.battle.unit('a1')).toBeUndefined();
    expect(trial.battle.unit('a2')).toBeUndefined();
    expect(trial.battle.location('D7')).toMatchObject({ rubble: true, flame: true });
    const small = begin({ g1: gun({ size: 50 }), a1: '7-6 at D7' }).order('german', fire('g1', 'D7'), 0, 0);
    expect(small.kinds).not.toContain('critical-hit');
    expect(small.told('attack')[0]).toMatchObject({ rolled: 100 });
  });
  test('[combat 2.6.4] the original roll decides, whatever the modifiers make of it', () => {
    const trial = begin({ g1: gun(), a1: ['7-6 at D7', { fired: 2, marker: 'moved' }] }).order(
      'german',
      fire('g1', 'D7'),
      0,
      0,
    );
    expect(trial.told('attack')[0]).toMatchObject({ rolled: 100, critical: true, results: [{ total: 90 }] });
    expect(trial.battle.unit('a1')).toBeUndefined();
    const modified = begin({ g1: gun(), a1: ['7-6 at D7', { fired: 2, dugIn: true }] }).order(
      'german',
      fire('g1', 'D7'),
      9,
      9,
      0,
    );
    expect(modified.told('attack')[0]).toMatchObject({ rolled: 90, results: [{ total: 100 }] });
    expect(modified.kinds).not.toContain('critical-hit');
  });
  test('[combat 12.5.8] mortars of 75mm or more have critical hits too', () => {
    const mortar = (size: number) =>
      begin({ g1: ['M2 mortar at D4', { facing: 3, size }], a1: ['7-6 at D7', { fired: 2 }] })
        .order('german', fire('g1', 'D7'), 0, 0)
        .kinds.includes('critical-hit');
    expect([mortar(81), mortar(60)]).toEqual([true, false]);
  });
  test('[combat 12.4.10] in woods it leaves a fire', () => {
    const trial = begin(
      { g1: gun(), a1: ['7-6 at D7', { fired: 2 }] },
      { map: field({ D7: 'woods' }) },
    ).order('german', fire('g1', 'D7'), 9, 0, 0);
    expect(trial.battle.location('D7')).toEqual({ flame: true, acquired: ['g1'] });
  });
  test('[combat 6.6.1] an E of a gun of 75mm or more brings the building down on everybody in it', () => {
    const map = field({ D7: 'wooden-building', D8: 'wooden-building' });
    const blow = (size: number) => {
      const units = {
        g1: gun({ size }),
        a1: ['7-6 at D7', { fired: 2 }] as Placed,
        a2: '7-6 at D7/1',
        a3: '7-6 at D8',
      };
      return begin(units, { map }).order(
        'german',
        fire('g1', 'D7'),
        9,
        ...d100(1),
        ...(size < 150 ? [1] : []),
      );
    };
    const fallen = blow(150);
    expect(fallen.told('attack')[0]?.results[0]).toMatchObject({ total: 11, result: 'E' });
    expect(fallen.told('rubbled')).toEqual([{ hex: 'D7' }]);
    expect(['a1', 'a2', 'a3'].map((id) => fallen.battle.unit(id) !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
    const standing = blow(75);
    expect(standing.told('attack')[0]?.results[0]).toMatchObject({ total: 11, result: 'C/M+2' });
    expect(standing.battle.location('D7').rubble).toBeUndefined();
  });
});

describe('acquisition', () => {
  const gun: Placed = ['75mm gun at D4', { facing: 3, rof: 3 }];
  const units = {
    g1: gun,
    a1: ['7-6 at D7', { fired: 2 }] as Placed,
    a2: ['7-6 at E8', { fired: 2 }] as Placed,
  };

  test('[combat 12.4.4] a gun leaves its marker on the target, hit or miss, unless it does not want to', () => {
    const trial = begin(units, { map: field({ D7: 'stone-building' }) }).order('german', fire('g1', 'D7'), 1);
    expect(trial.told('screened-shot')).toMatchObject([{ exceeds: 2, rolled: 1, hit: false }]);
    expect(trial.told('acquired')).toEqual([{ unit: 'g1', hex: 'D7' }]);
    expect(trial.battle.location('D7').acquired).toEqual(['g1']);
    expect(begin(units).order('german', fire('g1', 'D7', { acquire: false }), 9, 9).kinds).not.toContain(
      'acquired',
    );
  });
  test('[combat 12.3.2.2] the next shot there needs no roll for the target’s cover', () => {
    const trial = begin(units, { map: field({ D7: 'stone-building' }) })
      .order('german', fire('g1', 'D7'), 1)
      .order('american', 'pass');
    trial.order('german', fire('g1', 'D7'), ...d100(99));
    expect(trial.kinds).not.toContain('screened-shot');
  });
  test('[combat 12.4.4.1] fired at another hex, the marker moves there', () => {
    const trial = begin(units)
      .order('german', fire('g1', 'D7'), 9, 9)
      .order('american', 'pass')
      .order('german', fire('g1', 'E8'), 9, 9);
    expect(trial.battle.location('D7').acquired).toBeUndefined();
    expect(trial.battle.location('E8').acquired).toEqual(['g1']);
    expect(trial.unit('g1').acquired).toBe('E8');
  });
});

describe('the Screened Shot Table', () => {
  const screened = (firer: Placed, at: string, map = {}, target: Partial<Unit> = { fired: 2 }) => {
    const trial = begin({ g1: firer, a1: [`7-6 at ${at}`, target] }, { map: field(map) });
    const shot = trial.order(
      'german',
      fire('g1', at),
      ...(trial.refusal('german', fire('g1', at), 9, 9) ? [0, 9, 9] : [9, 9]),
    );
    return shot.told('screened-shot')[0]?.modifiers.map(({ why, drm }) => [why, drm]);
  };
  const gun = (values: object = {}): Placed => ['75mm gun at D1', { facing: 3, ...values }];

  test('no roll at a plain target in the open', () => {
    expect(screened(gun(), 'D4')).toBeUndefined();
  });
  test('[combat 12.3.2/f1, 11.1.2/fig, 12.5.1] turning the covered arc asks for one', () => {
    expect(screened(gun({ facing: 4 }), 'D4')).toBeUndefined();
    expect(screened(gun({ facing: 2 }), 'D4')).toEqual([['covered arc turned', 2]]);
    expect(screened(gun({ facing: 0 }), 'D4')).toEqual([['covered arc turned', 4]]);
    expect(screened(gun({ facing: 0, limbers: true }), 'D4')).toEqual([['covered arc turned', 2]]);
  });
  test('[combat 12.3.2/f3] a Suppressed firer', () => {
    expect(screened(gun({ suppressed: true }), 'D4')).toEqual([['Suppressed', 2]]);
  });
  test.each([
    ['A', 24, undefined],
    ['A', 25, 1],
    ['B', 11, undefined],
    ['B', 12, 1],
    ['B', 24, 2],
    ['C', 11, undefined],
    ['C', 12, 0],
    ['C', 13, 2],
    ['C', 23, 2],
    ['C', 24, 4],
  ] as const)('[combat 12.3.2/f4, 12.3.2/f5, 2.3.1.5] rating %s at %i hexes: %p', (rating, range, drm) => {
    const map = field({}, { columns: 2, rows: 27 });
    const trial = new Trial({
      map,
      units: { g1: ['75mm gun at A1', { facing: 3, rating }], a1: [`7-6 at A${range + 1}`, { fired: 2 }] },
    });
    trial.order('german', fire('g1', `A${range + 1}`), ...(drm === undefined ? [] : [9]), 9, 9);
    expect(trial.told('screened-shot')[0]?.exceeds).toBe(drm);
  });
  test('[combat 12.3.2/t1, 6.1.4] hindrances between, not added again to the fire', () => {
    const trial = begin(
      { g1: gun(), a1: ['7-6 at D4', { fired: 2 }] },
      { map: field({ D2: 'debris' }) },
    ).order('german', fire('g1', 'D4'), 5, ...d100(99));
    expect(trial.told('screened-shot')[0]?.modifiers).toEqual([
      { why: 'Debris in D2', drm: 1, cites: '12.3.2/t1' },
    ]);
    expect(trial.told('attack')[0]?.results[0]?.total).toBe(99);
  });
  test('[combat 12.3.2/t2, 6.1.2/a, 12.3.2.1] the target’s terrain, a tenth here and whole on the fire', () => {
    const trial = begin(
      { g1: gun(), a1: ['7-6 at D4', { fired: 2 }] },
      { map: field({ D4: 'stone-building' }) },
    ).order('german', fire('g1', 'D4'), 3, ...d100(70));
    expect(trial.told('screened-shot')).toMatchObject([{ exceeds: 2, rolled: 3, hit: true }]);
    expect(trial.told('attack')[0]?.results[0]?.total).toBe(90);
  });
  test('[combat 12.3.2, 12.3.2/b] a hit only above the number', () => {
    const roll = (face: number) =>
      begin({ g1: gun(), a1: ['7-6 at D4', { fired: 2 }] }, { map: field({ D4: 'stone-building' }) })
        .order('german', fire('g1', 'D4'), face, ...(face > 2 ? [9, 9] : []))
        .told('screened-shot')[0]?.hit;
    expect([roll(1), roll(2), roll(3)]).toEqual([false, false, true]);
  });
  test('[combat 12.3.2.3] above ten only a natural ten hits, and a 1 or 2 costs the gun', () => {
    const shot = (face: number) =>
      begin({
        g1: gun({ facing: 0, suppressed: true }),
        a1: ['7-6 at D4', { fired: 2, dugIn: true, post: 'trench' }],
      }).order('german', fire('g1', 'D4'), face, ...(face === 0 ? [9, 9] : []));
    expect(shot(9).told('screened-shot')[0]).toMatchObject({ exceeds: 9, hit: false });
    const worse = (face: number) => {
      const map = field({ D4: 'stone-building' });
      const units = {
        g1: gun({ facing: 0, suppressed: true }),
        a1: ['7-6 at D4', { fired: 2, dugIn: true }] as Placed,
      };
      return begin(units, { map, marks: { D2: { wrecks: 1 } } }).order(
        'german',
        fire('g1', 'D4'),
        face,
        ...(face === 0 ? [9, 9] : []),
      );
    };
    expect(worse(9).told('screened-shot')[0]).toMatchObject({ exceeds: 10, hit: false });
    expect(worse(0).told('screened-shot')[0]).toMatchObject({ hit: true });
    expect(worse(2).unit('g1').fKill).toBe(true);
    expect(worse(3).unit('g1').fKill).toBeUndefined();
  });
  test('[combat 12.3.2/n] a wall of the firer’s own hex counts only when the target stands right behind it', () => {
    const wall = { D1: { hexsides: { 3: 'wall' } } } as const;
    expect(screened(gun(), 'D4', wall)).toBeUndefined();
    expect(screened(gun(), 'D2', wall)).toEqual([['terrain of the target', 1]]);
  });
  test('[combat 12.1.1/2, 12.1.1/3] first the line, then the Screened Shot, then the fire', () => {
    const trial = begin({ g1: gun(), a1: '7-6 at D4' }, { map: field({ D4: 'stone-building' }) }).order(
      'german',
      fire('g1', 'D4'),
      ...d100(1),
      9,
      ...d100(99),
    );
    expect(trial.action.rolls.map((roll) => roll.for)).toEqual([
      'line of sight: Building (stone) to D4',
      'screened shot: 75mm gun',
      'fire: 75mm gun',
    ]);
  });
  test('[combat 12.3.2/u] anti-tank rifles and bazookas know no situations of the target', () => {
    expect(screened(['ATR at D1', {}], 'D4', { D4: 'stone-building' })).toBeUndefined();
    expect(screened(['bazooka at D1', {}], 'D4', { D4: 'stone-building' })).toBeUndefined();
  });
});

test('[combat 2.5.2.2, 2.5.3] a covered arc is the wedge of two hexsides around a hexspine', () => {
  const { battle } = begin({});
  const inside = (facing: number) =>
    ['D1', 'E2', 'F3', 'G5', 'E6', 'D9', 'C6', 'A5', 'B2'].filter((hex) =>
      isInArc(battle, 'D5', facing, hex),
    );
  expect(inside(1)).toEqual(['D1', 'E2', 'F3', 'G5', 'B2']);
  expect(inside(0)).toEqual(['D1', 'E2', 'A5', 'B2']);
  expect(turnTowards(battle, 'D5', 0, 'D9')).toEqual({ turns: 2, facing: 4 });
  expect(turnTowards(battle, 'D5', 1, 'D1')).toEqual({ turns: 0, facing: 1 });
});
