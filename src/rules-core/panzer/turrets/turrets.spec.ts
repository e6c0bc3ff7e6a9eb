import { d100, Trial } from '../testkit.testkit.js';

const OPTIONS = { optional: ['7.8'] } as const;

const adjusting = (set: object = {}, options: object = OPTIONS) =>
  new Trial({
    units: { g1: ['PzKpfw IIIJ (5cm L/42) at D4', { facing: 0, ...set }], s1: 'T-34 at P8' },
    options: options as never,
    clock: { phase: 'adjustment' },
  });
const adjust = (more: object) => ({ order: 'adjust-turret', unit: 'g1', ...more });
const why = (trial: Trial, more: object) => trial.refusal('german', adjust(more))?.refused;

describe('the Adjust Turret Step', () => {
  test('[panzer 7.8.1/a, 7.8.1/e, 7.8/a] [panzer-13] the turret of a PzKpfw IIIJ turns one or two hexsides, not three', () => {
    const trial = adjusting();
    expect(trial.awaits).toEqual(['german adjust-turrets']);
    expect(trial.legalOf('german', 'adjust-turret').flatMap(({ facing }) => facing ?? [])).toEqual([
      1, 2, 4, 5,
    ]);
    expect(why(trial, { facing: 3 })).toBe('TURNS_TOO_FAR');
    const told = (set: object) => adjusting(set).refusal('german', adjust({ facing: 3 }))?.why;
    expect([told({}), told({ tt: 1 })]).toEqual([
      expect.stringContaining('turns 2 hexsides at most'),
      expect.stringContaining('turns 1 hexside at most'),
    ]);
    trial.order('german', adjust({ facing: 2 }));
    expect(trial.unit('g1')).toMatchObject({ facing: 0, turretFacing: 2 });
    expect(why(trial, { facing: 3 })).toBe('ADJUSTED');
  });

  test('[panzer 7.8.1/d, 7.23.2/a] Turret Damaged turns one hexside, a Track hit changes nothing, a fixed ring none', () => {
    expect([
      why(adjusting({ turretDamaged: true }), { facing: 2 }),
      why(adjusting({ turretDamaged: true }), { facing: 1 }),
    ]).toEqual(['TURNS_TOO_FAR', undefined]);
    expect(why(adjusting({ trackHit: true }), { facing: 2 })).toBeUndefined();
    expect(why(adjusting({ collateral: ['turret-ring'] }), { facing: 1 })).toBe('TURRET_FIXED');
    expect(why(adjusting({ turret: 'turretless', tt: 0 }), { facing: 1 })).toBe('NO_TURRET');
  });

  test('[panzer 7.8.3/a, 7.8.3/b, 7.8.3/f] A-Types open up or button up for the next turn, turretless ones too; others never', () => {
    const trial = adjusting();
    trial.order('german', adjust({ hatch: 'buttoned', facing: 1 }));
    expect(trial.unit('g1')).toMatchObject({ hatch: 'buttoned', turretFacing: 1 });
    const closed = adjusting().order('german', adjust({ hatch: 'buttoned' }));
    expect(closed.told('turret-adjusted')).toStrictEqual([{ unit: 'g1', hatch: 'buttoned' }]);
    expect(why(adjusting({ turret: 'turretless' }), { hatch: 'buttoned' })).toBeUndefined();
    expect(why(adjusting({ type: 'P' }), { hatch: 'buttoned' })).toBe('NO_HATCH');
  });

  test('[panzer 7.0 × 7.8/a] without the option nobody is asked', () => {
    expect(adjusting({}, {}).awaits).toEqual(['german command', 'soviet command']);
  });
});

describe('turrets on the move', () => {
  const going = (more: object, options: object = OPTIONS) => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', { facing: 3, tt: 2 }], s1: ['T-34 at Y12', { fired: true }] },
      commands: { g1: 'move' },
      clock: { phase: 'movement' },
      first: 'soviet',
      options: options as never,
    });
    const order = { order: 'move', unit: 'g1', path: ['D5'], ...more };
    return { trial, order, why: trial.refusal('german', order)?.refused };
  };

  test('[panzer 7.8.1/b, 7.8.1/f] up to the TT Factor in each hex entered, or fixed to the hull', () => {
    const one = going({ turret: 0 });
    one.trial.order('german', one.order);
    expect(one.trial.unit('g1').turretFacing).toBe(5);
    const two = going({ turret: 0, path: ['D5', 'D6'] });
    two.trial.order('german', two.order);
    expect(two.trial.unit('g1').turretFacing).toBe(0);
    const fixed = going({ path: ['D5'] });
    fixed.trial.order('german', fixed.order);
    expect(fixed.trial.unit('g1').turretFacing).toBeUndefined();
    expect(going({ turret: 0 }, {}).why).toBe('NO_TURRET');
  });

  test('[panzer 7.8.1/c] Overwatch may interrupt before the turret turns and after it', () => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, tt: 2 }],
        s1: ['T-34 at D10', { facing: 0, turretFacing: 0 }],
      },
      commands: { g1: 'move', s1: 'overwatch' },
      clock: { phase: 'movement' },
      first: 'soviet',
      options: OPTIONS as never,
    });
    trial.order('german', { order: 'move', unit: 'g1', path: ['D5', 'D6'], turret: 0 });
    const seen = () => [trial.unit('g1').at, trial.unit('g1').turretFacing, ...trial.awaits];
    expect(seen()).toEqual(['D5', undefined, 'soviet interrupt']);
    trial.order('soviet', 'hold-fire');
    expect(trial.kinds).toContain('turret-turned');
    expect(seen()).toEqual(['D5', 5, 'soviet interrupt']);
    trial.order('soviet', 'hold-fire');
    expect(seen()).toEqual(['D6', 5, 'soviet interrupt']);
    trial.fire('soviet', 's1', 'g1', 'AP', ...d100(1), ...d100(95), ...d100(100));
    // A Track hit ends its move: the turret stays as it is.
    expect(trial.unit('g1')).toMatchObject({ at: 'D6', trackHit: true, turretFacing: 5 });
  });
});

describe('Overwatch with turrets', () => {
  const at = (
    turretFacing: number,
    options: object = OPTIONS,
    set: object = {},
    [from, to] = ['D9', 'D8'],
  ) => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 0, turretFacing, tt: 2, ...set }],
        s1: [`T-34 at ${from}`, { facing: 0 }],
      },
      commands: { g1: 'overwatch', s1: 'move' },
      clock: { phase: 'movement' },
      options: options as never,
    });
    return trial.order('soviet', { order: 'move', unit: 's1', path: [to] });
  };
  const modifiers = (trial: Trial) => {
    trial.fire('german', 'g1', 's1', 'AP', ...d100(100));
    return trial.told('ap-fire')[0]?.modifiers.map(({ value }) => value);
  };

  test('[panzer 7.8.4/a, 7.8.4/b] outside its Field-of-Fire -3, besides the moving target; the turret stays turned', () => {
    const trial = at(1);
    expect(modifiers(trial)).toEqual([-2, -3]);
    expect(trial.unit('g1').turretFacing).toBe(3);
  });

  test('[panzer 7.8.4/a, 7.8.4/b] where two facings bear, it turns to the nearer one', () => {
    const turnedFrom = (turretFacing: number) => {
      const trial = at(turretFacing, OPTIONS, {}, ['F8', 'F7']);
      return trial.fire('german', 'g1', 's1', 'AP', ...d100(100)).unit('g1').turretFacing;
    };
    expect([turnedFrom(1), turnedFrom(4)]).toEqual([2, 3]);
  });

  test('[panzer 7.8.4/a, 7.8/b] the TT Factor must suffice', () => {
    const refused = at(0).refusal('german', { order: 'fire', target: 's1', shots: [at(0).aim('g1')] });
    expect(refused?.refused).toBe('OUTSIDE_FIELD_OF_FIRE');
  });

  test('[panzer 7.8/c] inside it the Overwatch Front modifier counts, wherever the hull points', () => {
    expect(modifiers(at(3))).toEqual([-2, -1]);
  });
});

describe('hits on turreted vehicles', () => {
  const hit = (rolled: number, optional: '7.8'[]) =>
    new Trial({
      units: {
        b1: ['Crusader III at D4', { facing: 3 }],
        g1: ['Panzer IV at D8', { facing: 4, turretFacing: 0, spotted: true }],
      },
      commands: { b1: 'fire' },
      first: 'british',
      options: { optional },
    }).fire('british', 'b1', 'g1', 'AP', ...d100(1), ...d100(rolled), 8);

  test('[panzer 7.8.2/a, 7.8.2/b, 7.8.2/c, S.hit-location/c, S.hit-location/d] [panzer-14] the same 39 is TR at the hull and TF at the turret', () => {
    expect(hit(39, []).told('hit-located')[0]).toMatchObject({ location: 'TR', angle: 'rear/side' });
    expect(hit(39, ['7.8']).told('hit-located')[0]).toMatchObject({
      location: 'TF',
      angle: 'front',
      armor: 12,
    });
    expect(hit(50, ['7.8']).told('hit-located')[0]).toMatchObject({ location: 'HS', angle: 'rear/side' });
  });
});
