import { d100, field, type Setup, Trial } from '../testkit.testkit.js';
import { drives, shoots } from './testkit.testkit.js';

/** The target stands in H6; west of it, on its hex grain, lie the firers. It faces north-west: hexspine 0. */
const begin = (units: NonNullable<Setup['units']>, more: Setup = {}) => new Trial({ ...more, units });
const shot = (trial: Trial) => trial.told('armour-piercing')[0];
const T34 = ['T-34 76B at H6', { facing: 5 }] as const;
const pak = (at: string, values: object = {}) => [`PaK 38 at ${at}`, { facing: 2, ...values }] as const;
const at = (trial: Trial, ...faces: number[]) =>
  trial.order('german', shoots('g1', 'H6', { target: 'r1' }), ...faces);

describe('target facing', () => {
  /** The firer's hex, around a tank in F6 that looks north-east, along hexspine 1. */
  const facing = (hex: string) =>
    shot(
      begin({
        g1: `GATR at ${hex}`,
        r1: ['T-34 76B at F6', { facing: 1 }],
      }).order('german', shoots('g1', 'F6', { target: 'r1' }), ...d100(99), ...d100(99)),
    )?.facing;

  test('[combat 12.3.3.1] the hexside the line crosses decides; along a hexspine the better armour', () => {
    expect(['F5', 'F3', 'G6', 'H5'].map(facing)).toEqual(['Front', 'Front', 'Front', 'Front']);
    expect(['E6', 'D5', 'G7', 'I8'].map(facing)).toEqual(['Side', 'Side', 'Side', 'Side']);
    expect(['F7', 'F9', 'E7', 'D8'].map(facing)).toEqual(['Rear', 'Rear', 'Rear', 'Rear']);
  });

  test('[combat 10.1.8.1/fig] [combat-15] combat-65: along the outer hexspines of the front arc fire is Front', () => {
    expect(['E5', 'H6'].map(facing)).toEqual(['Front', 'Front']);
    expect(['D6', 'G8'].map(facing)).toEqual(['Side', 'Side']);
  });

  test('[combat 12.3.1.4.1.1] in the same hex a d10: front to 4, side to 7, rear from 8', () => {
    const roll = (die: number, target: object = {}, firer: object = {}) => {
      const trial = begin({ g1: ['PaK 38 at H6', firer], r1: ['T-34 76B at H6', { facing: 0, ...target }] });
      const faces = 'suppressed' in firer ? [0, die % 10, ...d100(99)] : [die % 10, ...d100(99)];
      const after = 'suppressed' in target ? [] : d100(99);
      return at(trial, ...faces, ...after).told('facing-rolled')[0];
    };
    expect([1, 4, 5, 7, 8, 10].map((die) => roll(die)?.facing)).toEqual([
      'Front',
      'Front',
      'Side',
      'Side',
      'Rear',
      'Rear',
    ]);
    expect(roll(4, { suppressed: true })).toEqual({ unit: 'r1', rolled: 4, facing: 'Side' });
    expect(roll(5, {}, { suppressed: true })).toEqual({ unit: 'r1', rolled: 5, facing: 'Front' });
  });
});

describe('the Direct Fire Effects Table', () => {
  test('[combat-15] combat-53: a PaK 38 at the front of a T-34 76B, second shot', () => {
    const trial = at(
      begin({ g1: pak('B6', { acquired: 'H6' }), r1: T34 }, { marks: { H6: { acquired: ['g1'] } } }),
      ...d100(48),
      ...d100(41),
    );
    expect(shot(trial)).toEqual({
      unit: 'g1',
      target: 'r1',
      facing: 'Front',
      pull: 'TP2',
      number: 40,
      modifiers: [{ why: 'front armour', drm: -10, cites: '12.3.3.1.6' }],
      needs: 30,
      rolled: 48,
      result: 'none',
    });
    expect(trial.told('suppression-rolled')).toEqual([
      { unit: 'r1', facing: 'Front', needs: 41, rolled: 41 },
    ]);
    expect(trial.unit('r1').suppressed).toBe(true);
  });

  const front = (roll: number, ...more: number[]) =>
    at(begin({ g1: pak('F6'), r1: T34 }), ...d100(roll), ...more);

  test('[combat 12.3.3] each gun has its own table, range by range and facing by facing', () => {
    const number = (hex: string, firer = 'PaK 38') =>
      shot(at(begin({ g1: [`${firer} at ${hex}`, { facing: 2 }], r1: T34 }), ...d100(99), ...d100(99)))
        ?.number;
    expect(['G6', 'F6', 'E7', 'A6'].map((hex) => number(hex))).toEqual([21, 19, 11, 7]);
    expect(number('F6', 'FlaK 38')).toBe(3);
  });

  test('[combat 12.3.3.1.1] at or under the number it is a K-KILL, a burning wreck', () => {
    const kill = front(9);
    expect(shot(kill)).toMatchObject({ number: 19, needs: 9, result: 'K-KILL' });
    expect(kill.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: true, hex: 'H6' }]);
    expect(kill.battle.location('H6').burningWrecks).toBe(1);
    expect(shot(front(10, ...d100(60), 1))?.result).toBe('M/F-KILL');
  });

  test('[combat 12.3.3.1.6] armour comes off the number, bare steel adds to it', () => {
    const track = begin({ g1: pak('F6'), a1: ['M3 half-track at H6', { facing: 5 }] });
    track.order('german', shoots('g1', 'H6', { target: 'a1' }), ...d100(39));
    expect(shot(track)).toMatchObject({ number: 19, needs: 39, result: 'K-KILL' });
  });

  test('[combat 12.3.3.1.2] up to ten more goes to the M/F-KILL Table, where no result leaves the kill', () => {
    expect(shot(front(19, ...d100(60), 1))?.result).toBe('M/F-KILL');
    expect(shot(front(20, ...d100(99)))?.result).toBe('none');
    const stays = front(15, ...d100(71));
    expect(stays.told('mf-kill-rolled')).toEqual([
      { unit: 'r1', rolled: 71, modifiers: [], total: 71, mKill: false, fKill: false },
    ]);
    expect(stays.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: true, hex: 'H6' }]);
    const stopped = front(15, ...d100(70), 1);
    expect(stopped.told('m-killed')).toEqual([{ unit: 'r1' }]);
  });

  test('[combat 12.3.3.1.5] results that overlap are both applied: a wreck that does not burn', () => {
    const both = front(15, ...d100(35));
    expect(both.told('mf-kill-rolled')[0]).toMatchObject({ mKill: true, fKill: true });
    expect(both.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: false, hex: 'H6' }]);
    const second = at(
      begin({ g1: pak('F6'), r1: ['T-34 76B at H6', { facing: 5, fKill: true }] }),
      ...d100(15),
      ...d100(60),
    );
    expect(second.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: false, hex: 'H6' }]);
    expect(second.battle.location('H6').wrecks).toBe(1);
  });

  const big = (roll: number, ...more: number[]) =>
    at(begin({ g1: ['PzKw 4H at F6', { facing: 2 }], r1: T34 }), ...d100(roll), ...more);

  test('[combat 12.3.3.1.2.1] guns of 75mm and more take 15 off the M/F-KILL roll', () => {
    const needs = shot(big(99, ...d100(99)))?.needs as number;
    const trial = big(needs + 1, ...d100(50));
    expect(trial.told('mf-kill-rolled')[0]).toEqual({
      unit: 'r1',
      rolled: 50,
      modifiers: [{ why: 'big gun', drm: -15, cites: '12.3.3.1.2.1' }],
      total: 35,
      mKill: true,
      fKill: true,
    });
  });

  test('[combat 12.3.3.1.7] nothing else changes that roll', () => {
    const trial = at(
      begin({
        g1: pak('F6', { suppressed: true }),
        r1: ['T-34 76B at H6', { facing: 5, suppressed: true, marker: 'moved' }],
      }),
      0,
      ...d100(15),
      ...d100(50),
      1,
    );
    expect(trial.told('mf-kill-rolled')[0]).toMatchObject({ modifiers: [], total: 50 });
  });

  test('[combat 12.3.3.1.3] M-KILLED and Suppressed, it does not move for the rest of the battle', () => {
    const trial = front(15, ...d100(60), 1);
    expect(trial.unit('r1')).toMatchObject({ mKill: true, suppressed: true });
    trial.order('russian', 'hold-fire');
    expect(trial.refusal('russian', drives({ r1: [{ face: 4 }] }))?.refused).toBe('M_KILLED');
  });

  test('[combat 12.3.3.1.8] a crew that fails its check, harder for the Suppression, abandons the vehicle', () => {
    const calm = front(15, ...d100(60), 5);
    expect(calm.told('morale-check')[0]).toMatchObject({
      unit: 'r1',
      rolled: 5,
      needs: 6,
      modifiers: [{ why: 'Suppressed', drm: 1 }],
      passed: true,
    });
    const gone = front(15, ...d100(60), 6);
    expect(gone.told('abandoned')).toEqual([{ unit: 'r1' }]);
    expect(gone.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: false, hex: 'H6' }]);
    expect(gone.battle.unit('r1')).toBeUndefined();
  });

  test('[combat 12.3.3.2#2] a shot without effect may suppress: by the size of the gun, unless it is Suppressed', () => {
    const small = (roll: number) =>
      at(begin({ g1: ['FlaK 38 at F6', { facing: 2 }], r1: T34 }), ...d100(99), ...d100(roll));
    expect(small(31).told('suppression-rolled')).toEqual([
      { unit: 'r1', facing: 'Front', needs: 31, rolled: 31 },
    ]);
    expect(small(31).unit('r1').suppressed).toBe(true);
    expect(small(32).unit('r1').suppressed).toBeUndefined();
    const again = at(
      begin({ g1: pak('F6'), r1: ['T-34 76B at H6', { facing: 5, suppressed: true }] }),
      ...d100(99),
    );
    expect(again.told('suppression-rolled')).toEqual([]);
  });

  test('[combat 12.3.3.2.1] Suppressed, it loses what it had acquired and uses Trigger Pull 1', () => {
    const trial = at(
      begin(
        { g1: pak('F6'), r1: ['T-34 76B at H6', { facing: 5, acquired: 'F6' }] },
        { marks: { F6: { acquired: ['r1'] } } },
      ),
      ...d100(99),
      ...d100(1),
    );
    expect(trial.unit('r1').acquired).toBeUndefined();
    expect(trial.battle.location('F6').acquired).toBeUndefined();
  });

  test('[combat 12.3.3.3, 12.4.4] the first shot is Trigger Pull 1, later ones 2 while the target is acquired', () => {
    const trial = at(begin({ g1: pak('F6'), r1: T34 }), ...d100(99), ...d100(99));
    expect(shot(trial)).toMatchObject({ pull: 'TP1', number: 19 });
    expect(trial.told('acquired')).toEqual([{ unit: 'g1', hex: 'H6' }]);
    trial.order('russian', 'hold-fire').order('russian', 'pass');
    at(trial, ...d100(99), ...d100(99));
    expect(shot(trial)).toMatchObject({ pull: 'TP2', number: 57, needs: 47 });
  });

  test('[combat 12.4.4.1/a] a Suppressed vehicle may acquire, but keeps to Trigger Pull 1', () => {
    const tank = (values: object) =>
      begin(
        { g1: ['PzKw 4H at F6', { facing: 2, ...values }], r1: T34 },
        { marks: { H6: { acquired: ['g1'] } } },
      );
    expect(shot(at(tank({ acquired: 'H6' }), ...d100(99), ...d100(99)))?.pull).toBe('TP2');
    const shaken = at(tank({ suppressed: true, acquired: 'H6' }), 0, ...d100(99), ...d100(99));
    expect(shot(shaken)?.pull).toBe('TP1');
    const fresh = at(
      begin({ g1: ['PzKw 4H at F6', { facing: 2, suppressed: true }], r1: T34 }),
      0,
      ...d100(99),
      ...d100(99),
    );
    expect(fresh.told('acquired')).toEqual([{ unit: 'g1', hex: 'H6' }]);
  });

  test('[combat 2.7.3] only guns pierce armour, and only armour; against it they may use high explosive all the same', () => {
    const units = {
      g1: pak('F6'),
      g2: '6-6 at F6',
      r1: T34,
      r2: ['Studebaker at H7', { facing: 5 }],
    } as const;
    expect(begin(units).refusal('german', shoots('g2', 'H6', { target: 'r1' }))?.refused).toBe('NO_TABLE');
    expect(begin(units).refusal('german', shoots('g1', 'H7', { target: 'r2' }))?.refused).toBe(
      'NOT_ARMOURED',
    );
    const shell = begin(units).order('german', shoots('g1', 'H6'), ...d100(99), ...d100(99));
    expect(shell.told('attack')[0]).toMatchObject({ fp: 8, row: 8 });
  });

  test('[combat 12.4.2] a gun chooses between the two tables, a mortar has none', () => {
    const mortar = begin({ g1: ['Grtwfr 34 at F6', { facing: 2 }], r1: T34 });
    expect(mortar.refusal('german', shoots('g1', 'H6', { target: 'r1' }))?.refused).toBe('NO_TABLE');
    expect(mortar.legal('german').some((order) => order.target === 'r1')).toBe(false);
    const orders = begin({ g1: pak('F6'), r1: T34 }).legal('german');
    expect(orders).toContainEqual(shoots('g1', 'H6'));
    expect(orders).toContainEqual(shoots('g1', 'H6', { target: 'r1' }));
  });

  test('[combat 12.5.7] mortars never use a table', () => {
    const trial = begin({ g1: ['Grtwfr 34 at F6', { facing: 2 }], r1: T34 });
    expect(trial.refusal('german', shoots('g1', 'H6', { target: 'r1' }))?.cites).toContain('12.5.7');
  });
});

describe('turned turrets and hulls down', () => {
  const turned = ['T-34 76B at H6', { facing: 2, turret: 5 }] as const;

  test('[combat 12.4.5.2] with a turned turret the ones die tells the part: 1 to 6 the hull, 7 to 10 the turret', () => {
    const met = (roll: number) => {
      const trial = at(begin({ g1: pak('F6'), r1: turned }), ...d100(roll), ...d100(99));
      const { facing, part, needs } = shot(trial) ?? {};
      return { facing, part, needs };
    };
    expect(met(91)).toEqual({ facing: 'Rear', part: 'hull', needs: 20 });
    expect(met(96)).toEqual({ facing: 'Rear', part: 'hull', needs: 20 });
    expect(met(97)).toEqual({ facing: 'Front', part: 'turret', needs: 9 });
    expect(met(90)).toEqual({ facing: 'Front', part: 'turret', needs: 9 });
    const ahead = shot(at(begin({ g1: pak('F6'), r1: T34 }), ...d100(97), ...d100(99)));
    expect(ahead?.part).toBeUndefined();
  });

  const wall = field({ H6: { hexsides: { 4: 'wall', 5: 'wall' } } });
  const hullDown = (roll: number, values: object = {}, map = wall) =>
    begin({ g1: pak('F6'), r1: ['T-34 76B at H6', { facing: 5, ...values }] }, { map }).order(
      'german',
      shoots('g1', 'H6', { target: 'r1' }),
      ...(map === wall ? d100(1) : []),
      0,
      ...d100(roll),
      ...(roll % 10 >= 7 ? d100(99) : []),
    );

  test('[combat 12.4.5.2.1] behind a wall or over a crest only the turret of a standing vehicle can be hit', () => {
    const miss = hullDown(6);
    expect(shot(miss)).toMatchObject({ part: 'hull', result: 'missed the turret' });
    expect(miss.told('suppression-rolled')).toEqual([]);
    expect(miss.told('acquired')).toEqual([{ unit: 'g1', hex: 'H6' }]);
    expect(shot(hullDown(98))).toMatchObject({ part: 'turret', result: 'none' });
    const crest = begin(
      { g1: pak('F6'), r1: ['T-34 76B at H6', { facing: 5 }] },
      { map: field({ H6: { level: 1 } }) },
    ).order('german', shoots('g1', 'H6', { target: 'r1' }), ...d100(6));
    expect(shot(crest)?.result).toBe('missed the turret');
    const moving = begin(
      { g1: pak('F6'), r1: ['T-34 76B at H6', { facing: 5, marker: 'moved' }] },
      { map: field({ H6: { level: 1 } }) },
    ).order('german', shoots('g1', 'H6', { target: 'r1' }), 0, ...d100(6));
    expect(shot(moving)).toMatchObject({ result: 'K-KILL' });
  });
});

describe('screened shots of and at vehicles', () => {
  const building = field({ H6: 'stone-building' });
  const t34 = (values: object = {}) =>
    ['T-34 76B at B6', { facing: 2, platoon: undefined, ...values }] as const;
  const screen = (values: object, order: object = {}, target = 'H6') => {
    const trial = new Trial({
      map: building,
      active: 'russian',
      units: { g1: ['PzKw IIIJ at H6', { facing: 5, fired: 1 }], r1: t34(values) },
    });
    trial.order('russian', shoots('r1', target, { target: 'g1', ...order }), 1);
    return trial.told('screened-shot')[0];
  };

  test('[combat 12.3.2.1] [combat-15] combat-52: terrain, turret, movement and the vehicle’s turn add up', () => {
    expect(screen({})).toMatchObject({ exceeds: 2 });
    expect(screen({ turret: 3 })).toMatchObject({ exceeds: 2 });
    const west = { facing: 0 };
    expect(screen(west)?.modifiers).toContainEqual({ why: 'turret turned', drm: 2, cites: '12.3.2/f1' });
    expect(screen(west)).toMatchObject({ exceeds: 4 });
    expect(screen({ marker: 'assault-moved' })).toMatchObject({
      exceeds: 6,
      modifiers: [
        { why: 'terrain of the target', drm: 2, cites: '12.3.2/t2' },
        { why: 'moving firer', drm: 2, cites: '12.3.2/f2' },
        { why: 'turret of a moving firer', drm: 2, cites: '12.3.2.1' },
      ],
    });
    expect(screen({ marker: 'assault-moved', ...west }, { turn: 'hull' })).toMatchObject({ exceeds: 10 });
  });

  const open = (firer: object, target: object, die: number) =>
    begin({
      g1: ['PzKw 4H at F6', { facing: 2, ...firer }],
      r1: ['T-34 76B at H6', { facing: 5, ...target }],
    }).order(
      'german',
      shoots('g1', 'H6', { target: 'r1' }),
      die,
      ...(die > 4 ? [...d100(99), ...d100(99)] : []),
    );

  test('[combat 12.3.2/f2] a moving vehicle has to roll', () => {
    expect(open({ marker: 'assault-moved' }, {}, 4).told('screened-shot')).toMatchObject([
      { exceeds: 4, hit: false },
    ]);
    expect(open({ marker: 'assault-moved' }, {}, 5).told('screened-shot')).toMatchObject([
      { exceeds: 4, hit: true },
    ]);
  });

  test('[combat 12.3.2/t3] so does who fires at a moving vehicle', () => {
    expect(open({}, { marker: 'moved' }, 2).told('screened-shot')).toMatchObject([
      { exceeds: 2, hit: false },
    ]);
    expect(open({}, { moving: 'vehicle' }, 2).told('screened-shot')).toMatchObject([
      { exceeds: 2, hit: false },
    ]);
  });

  test('[combat 12.3.2/f3] and a Suppressed firer', () => {
    expect(open({ suppressed: true }, {}, 2).told('screened-shot')).toMatchObject([
      { modifiers: [{ why: 'Suppressed', drm: 2 }], hit: false },
    ]);
  });

  test('[combat 7.1.1/a] a Dug-In AFV is a target in terrain for a Screened Shot', () => {
    expect(open({}, { dugIn: true }, 1).told('screened-shot')).toMatchObject([
      { modifiers: [{ why: 'terrain of the target', drm: 1, cites: '12.3.2/t2' }], exceeds: 1, hit: false },
    ]);
  });

  test('[combat 12.3.2.3] where more than ten is needed a ten hits, and a one or two costs the gun', () => {
    const desperate = (die: number, ...more: number[]) =>
      new Trial({
        map: building,
        active: 'russian',
        units: {
          g1: ['PzKw IIIJ at H6', { facing: 5, fired: 1 }],
          r1: ['T-34 76B at B6', { facing: 0, marker: 'assault-moved' }],
        },
      }).order('russian', shoots('r1', 'H6', { target: 'g1', turn: 'hull' }), die, ...more);
    expect(desperate(9).told('screened-shot')[0]?.hit).toBe(false);
    expect(desperate(0, ...d100(99), ...d100(99)).told('screened-shot')[0]?.hit).toBe(true);
    expect(desperate(2).unit('r1').fKill).toBe(true);
    expect(desperate(3).unit('r1').fKill).toBeUndefined();
  });

  test('[combat 12.3.2/u] the target’s situation binds guns, not anti-tank rifles and the like', () => {
    const trial = begin({
      g1: 'GATR at F6',
      g2: ['PaK 38 at F6', { facing: 2 }],
      r1: ['T-34 76B at H6', { facing: 5, marker: 'moved' }],
    });
    trial.order('german', shoots('g1', 'H6', { target: 'r1' }), ...d100(99), ...d100(99));
    expect(trial.told('screened-shot')).toEqual([]);
    trial.order('russian', 'pass');
    trial.order('german', shoots('g2', 'H6', { target: 'r1' }), 2);
    expect(trial.told('screened-shot')).toHaveLength(1);
  });
});

describe('anti-tank teams', () => {
  const near = (name: string, hex: string, target = 'r1', values: object = {}) =>
    begin({ g1: [`${name} at ${hex}`, values], r1: T34, r2: '4-4 at H7' }).order(
      'german',
      shoots('g1', 'H6', { target }),
      ...d100(99),
      ...d100(99),
    );

  test('[combat 12.9.7] anti-tank rifles have tables of their own, and rows of one and two firepower', () => {
    expect(shot(near('GATR', 'G6'))).toMatchObject({ number: 3, needs: -7 });
    const shell = (side: 'german' | 'russian', id: string, name: string, enemy: string) =>
      new Trial({ active: side, units: { [id]: `${name} at F6`, [enemy]: '5-4 at H6' } })
        .order(side, shoots(id, 'H6'), ...d100(90))
        .told('attack')[0]?.fp;
    expect(shell('german', 'g1', 'GATR', 'r1')).toBe(1);
    expect(shell('russian', 'r1', 'RATR', 'g1')).toBe(2);
  });

  test('[combat 12.9.9] a Panzerfaust is fired at armour only', () => {
    const trial = begin({ g1: 'Panzerfaust at G6', r1: T34, r2: '4-4 at G5' });
    expect(trial.refusal('german', shoots('g1', 'G5'))?.refused).toBe('NO_TARGET');
    expect(
      shot(trial.order('german', shoots('g1', 'H6', { target: 'r1' }), ...d100(99), ...d100(99)))?.number,
    ).toBe(40);
  });

  test('[combat 12.9.9.1] it reaches its own and the next hex', () => {
    expect(
      begin({ g1: 'Panzerfaust at F6', r1: T34 }).refusal('german', shoots('g1', 'H6', { target: 'r1' }))
        ?.refused,
    ).toBe('OUT_OF_RANGE');
    const here = begin({ g1: 'Panzerfaust at H6', r1: T34 });
    here.order('german', shoots('g1', 'H6', { target: 'r1' }), 1, ...d100(99), ...d100(99));
    expect(shot(here)?.number).toBe(55);
  });

  test('[combat 12.9.9.2] and is gone once fired', () => {
    const trial = near('Panzerfaust', 'G6');
    expect(trial.told('used-up')).toEqual([{ unit: 'g1' }]);
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect(trial.battle.side('russian').points).toBeUndefined();
  });

  test('[combat 12.9.9#2] Panzerschreck and Bazooka fire at armour and at infantry, and are half-squads on the move', () => {
    expect(shot(near('Panzerschreck', 'F6'))).toMatchObject({ number: 30, pull: 'TP1' });
    expect(shot(near('M1 Bazooka', 'F6'))).toMatchObject({ number: 22 });
    const onFoot = begin({ g1: ['Panzerschreck at G6', { face: 'move' }], r1: T34, r2: '4-4 at G5' });
    expect(onFoot.refusal('german', shoots('g1', 'H6', { target: 'r1' }))?.refused).toBe('NO_TABLE');
    expect(onFoot.order('german', shoots('g1', 'G5'), ...d100(90)).told('attack')[0]?.fp).toBe(2);
  });

  test('[combat 12.9.9.1#2] within the printed range', () => {
    const far = (hex: string) =>
      begin({ g1: `Panzerschreck at ${hex}`, r1: T34 }).refusal(
        'german',
        shoots('g1', 'H6', { target: 'r1' }),
        ...d100(99),
        ...d100(99),
      )?.refused;
    expect([far('C6'), far('B6')]).toEqual([undefined, 'OUT_OF_RANGE']);
  });

  test('[combat 12.9.9.2#2] against infantry by their size, 88 and 76', () => {
    const shell = (name: string) =>
      begin({ g1: `${name} at F6`, r2: '4-4 at H6' })
        .order('german', shoots('g1', 'H6'), ...d100(90))
        .told('attack')[0];
    expect(shell('Panzerschreck')).toMatchObject({ fp: 20 });
    expect(shell('M1 Bazooka')).toMatchObject({ fp: 16 });
  });
});
