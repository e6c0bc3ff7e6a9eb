import { d100, field, type Setup, Trial } from '../testkit.testkit.js';
import { drives, drivesOn, shoots } from './testkit.testkit.js';

const begin = (units: NonNullable<Setup['units']>, more: Setup = {}) => new Trial({ ...more, units });
/** East is hexspine 2: from D6 the hexes E6 and E7 lie ahead. */
const EAST = { facing: 2 } as const;
const attack = (trial: Trial) => trial.told('attack')[0];
const drms = (trial: Trial) => attack(trial)?.modifiers.map(({ drm }) => drm);
const FAR = 'nco at A12';

describe('Assault Movement', () => {
  const onTheWay = (values: object = {}, units: Setup['units'] = {}) =>
    begin({ g1: ['PzKw 4H at D6', { ...EAST, ...values }], r1: '4-4 at H6', ...units }).order(
      'german',
      drives({ g1: ['E7'] }, 'assault', true),
    );

  test('[combat 11.4.1] a vehicle moves and fires in one impulse', () => {
    const trial = onTheWay().order('russian', 'hold-fire');
    expect(trial.awaits).toEqual(['german driving']);
    trial.order('german', shoots('g1', 'H6', { weapon: 'machine-guns' }), ...d100(90));
    expect(attack(trial)).toMatchObject({ fp: 6, modifiers: [] });
    trial.order('russian', 'hold-fire').order('german', drivesOn({ g1: ['F7'] }));
    expect(trial.unit('g1')).toMatchObject({ at: 'F7', marker: 'assault-fired' });
  });

  test('[combat 11.4.2] each firing costs one Movement Point more', () => {
    const trial = onTheWay().order('russian', 'hold-fire');
    trial.order('german', shoots('g1', 'H6', { weapon: 'machine-guns', mgs: ['cmg'] }), ...d100(90));
    trial.order('russian', 'hold-fire');
    trial.order('german', shoots('g1', 'H6', { weapon: 'machine-guns', mgs: ['bmg'] }), ...d100(90));
    trial.order('russian', 'hold-fire').order('german', drivesOn({ g1: ['F7'] }));
    expect(trial.told('drove')).toEqual([{ unit: 'g1', from: 'E7', to: 'F7', mp: 1, left: 1 }]);
  });

  test('[combat 11.4.3] [combat-15] combat-42: the gun of an M4A1 on the move needs a Screened Shot and adds its turret', () => {
    const shell = (die: number) => {
      const trial = begin(
        { a1: ['M4A1 at D6', { ...EAST, marker: 'assault-moved', drove: true }], g1: '6-6 at G7' },
        { active: 'american' },
      );
      return trial.order('american', shoots('a1', 'G7'), die, ...(die > 3 ? d100(60) : []));
    };
    const hit = shell(4);
    expect(hit.told('screened-shot')).toMatchObject([{ exceeds: 3, rolled: 4, hit: true }]);
    expect(attack(hit)).toMatchObject({
      fp: 16,
      row: 16,
      modifiers: [{ why: 'gun of a moving vehicle', drm: 5, cites: '11.4.3' }],
      results: [{ total: 65 }],
    });
    expect(shell(3).told('attack')).toEqual([]);
  });

  test('[combat 11.4.3/a] and it never acquires its target', () => {
    const trial = begin({
      g1: ['PzKw 4H at D6', { ...EAST, marker: 'assault-moved', drove: true }],
      r1: '4-4 at G7',
    });
    trial.order('german', shoots('g1', 'G7'), 9, ...d100(90));
    expect(trial.told('acquired')).toEqual([]);
    const still = begin({ g1: ['PzKw 4H at D6', EAST], r1: '4-4 at G7' }).order(
      'german',
      shoots('g1', 'G7'),
      ...d100(90),
    );
    expect(still.told('acquired')).toEqual([{ unit: 'g1', hex: 'G7' }]);
  });

  test('[combat 11.4.4] Defensive Fire comes first; who did not fire on the way may do so in a later impulse', () => {
    const trial = onTheWay();
    expect(trial.awaits).toEqual(['russian reaction']);
    trial.order('russian', 'hold-fire').order('german', 'end-drive').order('russian', 'pass');
    expect(trial.unit('g1').marker).toBe('assault-moved');
    trial.order('german', shoots('g1', 'H6', { weapon: 'machine-guns' }), ...d100(90));
    expect(trial.unit('g1').marker).toBe('assault-fired');
    trial.order('russian', 'hold-fire').order('russian', 'pass');
    expect(trial.refusal('german', shoots('g1', 'H6'))?.refused).toBe('HAS_FIRED');
  });

  test('[combat 11.4.4] in the act of moving a vehicle does not fire at others', () => {
    const trial = begin(
      {
        g1: ['PzKw 4H at D6', { ...EAST, marker: 'assault-moved', moving: 'vehicle', drove: true }],
        r1: '4-4 at G7',
      },
      {
        agenda: [
          { task: 'turn' },
          { task: 'conclusion' },
          { task: 'impulse' },
          { task: 'reaction', trigger: 'fire', side: 'russian', units: ['r1'] },
        ],
        sides: { german: { mayHide: true } },
      },
    );
    expect(trial.refusal('german', shoots('g1', 'G7', { weapon: 'machine-guns' }))?.refused).toBe('MOVING');
  });

  test('[combat 11.4.4.1] a Rate of Fire of two gives two shots, on the way or later', () => {
    const trial = onTheWay({ rof: 2 }).order('russian', 'hold-fire');
    trial.order('german', shoots('g1', 'H6'), 9, ...d100(90)).order('russian', 'hold-fire');
    expect(trial.unit('g1')).toMatchObject({ fired: 1, marker: 'assault-fired' });
    trial.order('german', 'end-drive').order('russian', 'pass');
    trial.order('german', shoots('g1', 'H6'), 9, ...d100(90));
    expect(trial.unit('g1').fired).toBe(2);
    trial.order('russian', 'hold-fire').order('russian', 'pass');
    expect(trial.refusal('german', shoots('g1', 'H6'))?.cites).toEqual(['12.4.3.1']);
  });
});

describe('turrets', () => {
  test('[combat 12.4.5.1/a] [combat-15] combat-54: an M4A1 turns its turret for high explosive: five for each hexspine', () => {
    const sherman = (order: object) => {
      const trial = begin({ a1: ['M4A1 at K5', { facing: 3 }], g1: '6-6 at J2' }, { active: 'american' });
      return trial.order('american', shoots('a1', 'J2', order), ...d100(90));
    };
    const turret = sherman({});
    expect(turret.told('screened-shot')).toEqual([]);
    expect(attack(turret)).toMatchObject({
      row: 16,
      modifiers: [{ why: 'turret turned', drm: 10, cites: '12.4.5.1' }],
      results: [{ total: 100 }],
    });
    expect(turret.unit('a1')).toMatchObject({ facing: 3, turret: 1 });
    const hull = sherman({ turn: 'hull' });
    expect(drms(hull)).toEqual([40]);
    expect(hull.unit('a1').facing).toBe(1);
    expect(hull.unit('a1').turret).toBeUndefined();
  });

  test('[combat 12.3.2/f1] for armour-piercing shot the turn counts on the Screened Shot', () => {
    const shoot = (order: object) =>
      begin({ g1: ['PzKw 4H at D6', { facing: 0 }], r1: ['T-34 76B at G7', { facing: 5 }] })
        .order('german', shoots('g1', 'G7', { target: 'r1', ...order }), 1)
        .told('screened-shot')[0];
    expect(shoot({})).toMatchObject({ modifiers: [{ why: 'turret turned', drm: 4 }], exceeds: 4 });
    expect(shoot({ turn: 'hull' })).toMatchObject({
      modifiers: [{ why: 'vehicle turned', drm: 8 }],
      exceeds: 8,
    });
  });

  test('[combat 12.4.5.1] a gun in the hull turns its vehicle, twenty for each hexspine', () => {
    const trial = begin({ r1: ['SU-122 at D6', { facing: 1 }], g1: '6-6 at G7' }, { active: 'russian' });
    trial.order('russian', shoots('r1', 'G7'), ...d100(80));
    expect(drms(trial)).toEqual([20]);
    expect(trial.unit('r1').facing).toBe(2);
    const stuck = begin(
      { r1: ['SU-122 at D6', { facing: 1, mKill: true }], g1: '6-6 at G7' },
      { active: 'russian' },
    );
    expect(stuck.refusal('russian', shoots('r1', 'G7'))?.refused).toBe('CANNOT_BEAR');
  });

  test('[combat 12.4.5.3] a small turret serves its gun or its machine gun in a phase, not both', () => {
    const tiger = (values: object) =>
      begin({ g1: ['PzKw 6E at D6', { ...EAST, rof: 2, ...values }], r1: '4-4 at G7' });
    const mg = (mgs: string[]) => shoots('g1', 'G7', { weapon: 'machine-guns', mgs });
    expect(tiger({ mgFired: ['cmg'] }).refusal('german', shoots('g1', 'G7'))?.refused).toBe('SMALL_TURRET');
    expect(tiger({ mgFired: ['bmg'] }).refusal('german', shoots('g1', 'G7'), ...d100(90))).toBeUndefined();
    expect(tiger({ fired: 1 }).refusal('german', mg(['cmg']))?.refused).toBe('SMALL_TURRET');
    const hull = begin(
      { r1: ['SU-122 at D6', { ...EAST, bmg: 2, fired: 1 }], g1: '6-6 at G7' },
      { active: 'russian' },
    );
    expect(
      hull.refusal('russian', shoots('r1', 'G7', { weapon: 'machine-guns' }), ...d100(90)),
    ).toBeUndefined();
  });

  test('[combat 12.4.6.2/a] but its bow gun fires beside either', () => {
    const trial = begin({ g1: ['PzKw 6E at D6', { ...EAST, fired: 1 }], r1: '4-4 at G7' });
    trial.order('german', shoots('g1', 'G7', { weapon: 'machine-guns', mgs: ['bmg'] }), ...d100(90));
    expect(attack(trial)?.fp).toBe(2);
    expect(trial.unit('g1').mgFired).toEqual(['bmg']);
  });
});

describe('machine guns', () => {
  const mg = (at: string, mgs: string[], more: object = {}) =>
    shoots('g1', at, { weapon: 'machine-guns', mgs, ...more });
  const fire = (name: string, at: string, mgs: string[], values: object = EAST, more: object = {}) =>
    begin({ g1: [`${name} at D6`, values], r1: `4-4 at ${at}` }).order(
      'german',
      mg(at, mgs, more),
      ...d100(50),
    );

  test('[combat 12.4.6] [combat-15] combat-55: a PzKw IIIH turns its turret, or itself, to fire its machine gun', () => {
    const panzer = (more: object) =>
      begin({ g1: ['PzKw IIIH at H6', EAST], r1: '4-4 at H8' }).order(
        'german',
        mg('H8', ['cmg'], more),
        ...d100(50),
      );
    expect(attack(panzer({}))).toMatchObject({
      row: 4,
      modifiers: [{ why: 'turret turned', drm: 5, cites: '12.4.5.1' }],
    });
    expect(drms(panzer({ turn: 'hull' }))).toEqual([20]);
    expect(drms(fire('PzKw 4H', 'D4', ['bmg']))).toEqual([20]);
  });

  test('[combat 12.4.6/a] together in one impulse or one by one, beside the gun', () => {
    const both = fire('PzKw 4H', 'G7', ['cmg', 'bmg']);
    expect(attack(both)?.fp).toBe(6);
    expect(both.unit('g1')).toMatchObject({ mgFired: ['bmg', 'cmg'] });
    expect(both.unit('g1').fired).toBeUndefined();
    both.order('russian', 'hold-fire').order('russian', 'pass');
    expect(both.refusal('german', mg('G7', ['cmg']))?.refused).toBe('HAS_FIRED');
    expect(both.refusal('german', shoots('g1', 'G7'), ...d100(90))).toBeUndefined();
    const one = fire('PzKw 4H', 'G7', ['cmg']);
    one.order('russian', 'hold-fire').order('russian', 'pass');
    expect(one.order('german', mg('G7', ['bmg']), ...d100(90)).told('attack')[0]?.fp).toBe(2);
  });

  test('[combat 12.4.6/b] one hex only, unless the counter says MG', () => {
    const units = {
      g1: ['PzKw 4H at D6', EAST],
      g2: ['SdKfz 251C at D6', EAST],
      r1: '4-4 at G7',
      r2: '4-4 at G6',
    } as const;
    const sweep = (unit: string) => ({
      order: 'fire',
      units: [unit],
      at: 'G7',
      also: ['G6'],
      traverse: 'searching',
      weapon: 'machine-guns',
    });
    expect(begin(units).refusal('german', sweep('g1'))?.refused).toBe('NOT_A_MACHINE_GUN');
    const swept = begin(units).order('german', sweep('g2'), ...d100(90), ...d100(90));
    expect(swept.told('attack').map(({ at, fp }) => [at, fp])).toEqual([
      ['G7', 2],
      ['G6', 2],
    ]);
  });

  test('[combat 12.8.1.1.1] vehicle machine guns without MG on the counter know Fixed Fire only', () => {
    const trial = begin({
      g1: ['PzKw 4H at D6', EAST],
      r1: '4-4 at E6',
      r2: ['4-4 at E7', { marker: 'moved' }],
    });
    const sweep = {
      order: 'fire',
      units: ['g1'],
      at: 'E6',
      also: ['E7'],
      traverse: 'swinging',
      weapon: 'machine-guns',
    };
    expect(trial.refusal('german', sweep)?.cites).toContain('12.8.1.1.1');
  });

  const swing = (roll: number) =>
    begin({ g1: ['SdKfz 251C at D6', EAST], r1: '4-4 at E6', r2: ['4-4 at E7', { marker: 'moved' }] }).order(
      'german',
      { order: 'fire', units: ['g1'], at: 'E6', also: ['E7'], traverse: 'swinging' },
      ...d100(roll),
      ...d100(roll),
    );

  test('[combat 12.8.1.3.2] those with MG on the counter swing theirs, and lose it when it jams', () => {
    expect(swing(93).told('jammed')).toEqual([{ unit: 'g1' }]);
    expect(swing(93).unit('g1').fKill).toBe(true);
    expect(swing(94).told('jammed')).toEqual([]);
    expect(
      swing(94)
        .told('attack')
        .map(({ fp }) => fp),
    ).toEqual([4, 4]);
  });

  test('[combat 12.4.6.1] the bow gun: through the vehicle’s arc, six hexes, half to twelve, doubled point blank', () => {
    const fp = (at: string) => attack(fire('PzKw 4H', at, ['bmg'], { facing: 2, bmg: 4 }))?.fp;
    expect([fp('E7'), fp('F6'), fp('J6'), fp('K7')]).toEqual([8, 4, 4, 2]);
    expect(drms(fire('PzKw 4H', 'G7', ['bmg'], { facing: 2, turret: 5 }))).toEqual([]);
  });

  test('[combat 12.4.6.2] the turret gun: through the turret’s arc, beside the gun; the KV1A fires its own to the rear as well', () => {
    expect(drms(fire('PzKw 4H', 'G7', ['cmg'], { facing: 2, turret: 3 }))).toEqual([]);
    const beside = begin({ g1: ['PzKw 4H at D6', { ...EAST, fired: 1 }], r1: '4-4 at G7' });
    expect(beside.order('german', mg('G7', ['cmg']), ...d100(90)).told('attack')[0]?.fp).toBe(4);
    const kv = (at: string) =>
      begin({ r1: ['KV1A at F6', EAST], g1: `6-6 at ${at}` }, { active: 'russian' }).order(
        'russian',
        shoots('r1', at, { weapon: 'machine-guns', mgs: ['cmg'] }),
        ...d100(50),
      );
    expect([drms(kv('H6')), drms(kv('D6')), drms(kv('F4'))]).toEqual([[], [], [10]]);
    const twice = kv('D6').order('german', 'hold-fire').order('german', 'pass');
    expect(
      twice.refusal('russian', shoots('r1', 'D6', { weapon: 'machine-guns', mgs: ['cmg'] }))?.refused,
    ).toBe('HAS_FIRED');
  });

  test('[combat 12.4.6.3] the anti-aircraft gun fires all around without turning anything', () => {
    const around = (at: string) =>
      begin({ a1: ['M4A1 at F6', EAST], g1: `6-6 at ${at}` }, { active: 'american' }).order(
        'american',
        shoots('a1', at, { weapon: 'machine-guns', mgs: ['aamg'] }),
        ...d100(50),
      );
    expect([attack(around('D6')), attack(around('F5'))].map((each) => [each?.fp, each?.modifiers])).toEqual([
      [4, []],
      [8, []],
    ]);
    expect(around('F4').unit('a1').turret).toBeUndefined();
  });

  test('[combat 12.4.6.3.1] it is there where the counter says so, and on every vehicle marked MG', () => {
    expect(
      begin({ g1: ['PzKw 4H at D6', EAST], r1: '4-4 at G7' }).refusal('german', mg('G7', ['aamg']))?.refused,
    ).toBe('NO_SUCH_GUN');
    const behind = begin({ g1: ['SdKfz 251C at F6', EAST], r1: '4-4 at C5' }).order(
      'german',
      shoots('g1', 'C5'),
      ...d100(90),
    );
    expect(attack(behind)).toMatchObject({ fp: 4, modifiers: [] });
  });

  test('[combat 12.4.6.3.1#2] not while the vehicle is Suppressed', () => {
    const trial = begin(
      { a1: ['M4A1 at F6', { ...EAST, suppressed: true }], g1: '6-6 at H6' },
      { active: 'american' },
    );
    expect(
      trial.refusal('american', shoots('a1', 'H6', { weapon: 'machine-guns', mgs: ['aamg'] }))?.refused,
    ).toBe('SUPPRESSED');
    trial.order('american', shoots('a1', 'H6', { weapon: 'machine-guns' }), ...d100(90));
    expect(trial.unit('a1').mgFired).toEqual(['bmg', 'cmg']);
  });

  test('[combat 12.4.8.1] nor the MG of an open-topped one', () => {
    const trial = (values: object) =>
      begin({ g1: ['SdKfz 251C at D6', { ...EAST, ...values }], r1: '4-4 at G7' }).refusal(
        'german',
        shoots('g1', 'G7'),
        ...d100(90),
      );
    expect(trial({ suppressed: true })?.refused).toBe('SUPPRESSED');
    expect(trial({})).toBeUndefined();
  });

  test('a vehicle in a Close Combat fights there and does not fire out of it', () => {
    const units = { g1: ['PzKw 4H at D6', EAST], r1: '4-4 at D6', r2: '4-4 at G7' } as const;
    const trial = begin(units, { marks: { D6: { closeCombat: true } } });
    expect(trial.refusal('german', shoots('g1', 'G7'))?.refused).toBe('IN_CLOSE_COMBAT');
  });

  test('[combat 12.3.3.1.4] an F-KILLED vehicle fires nothing', () => {
    const trial = begin({ g1: ['PzKw 4H at D6', { ...EAST, fKill: true }], r1: '4-4 at G7' });
    for (const weapon of ['gun', 'machine-guns'])
      expect(trial.refusal('german', shoots('g1', 'G7', { weapon }))?.refused).toBe('F_KILLED');
    expect(trial.legal('german').filter(({ order }) => order === 'fire')).toEqual([]);
  });
});

describe('flamethrower tanks', () => {
  const CROCODILE = { ...EAST, bmg: undefined, flame: true } as const;
  const spray = (roll: number, values: object = {}, at = 'E7', target = '6-6') =>
    begin(
      { a1: ['M4A1 at D6', { ...CROCODILE, ...values } as object], g1: `${target} at ${at}` },
      { active: 'american' },
    ).order('american', shoots('a1', at, { weapon: 'flamethrower' }), ...d100(roll));

  test('[combat 12.4.9] it fires as a flamethrower team does, at its own and the next hex, without terrain', () => {
    const trial = begin(
      { a1: ['M4A1 at D6', CROCODILE], g1: '6-6 at E7' },
      { active: 'american', map: field({ E7: 'stone-building' }) },
    );
    trial.order('american', shoots('a1', 'E7', { weapon: 'flamethrower' }), ...d100(1), ...d100(97));
    expect(trial.told('attack')[0]?.results[0]?.modifiers).toEqual([]);
    const far = begin({ a1: ['M4A1 at D6', CROCODILE], g1: '6-6 at F7' }, { active: 'american' });
    expect(far.refusal('american', shoots('a1', 'F7', { weapon: 'flamethrower' }))?.refused).toBe(
      'OUT_OF_RANGE',
    );
  });

  test('[combat 12.4.9.1] fire at it takes no -10 for the flamethrower', () => {
    const trial = begin({ a1: ['M4A1 at D6', CROCODILE], g1: ['PaK 38 at F6', { facing: 5 }] });
    trial.order('german', shoots('g1', 'D6'), ...d100(50), ...d100(99));
    expect(trial.told('attack')[0]?.results[0]?.modifiers).toEqual([
      { why: 'front armour', drm: 10, cites: '12.3.1.4.1' },
    ]);
  });

  test('[combat 12.4.9.2] in the row of the flamethrower, and without a penalty on the move', () => {
    const still = spray(97);
    expect(attack(still)).toMatchObject({ fp: 30, row: 30 });
    const moving = spray(97, { marker: 'assault-moved', drove: true });
    expect(moving.told('screened-shot')).toEqual([]);
    expect(drms(moving)).toEqual([]);
    expect(moving.unit('a1')).toMatchObject({ marker: 'assault-fired', mgFired: ['bmg'] });
  });

  test('[combat 12.4.9.3] what it turns adds to the roll', () => {
    expect(drms(spray(97, { facing: 3 }))).toEqual([]);
    expect(drms(spray(97, { facing: 1 }))).toEqual([20]);
    expect(drms(spray(97, { facing: 0 }))).toEqual([40]);
  });

  test('[combat 12.4.9.4] its fuel runs out on a nine or ten of the ones', () => {
    expect(spray(98).told('out-of-fuel')).toEqual([]);
    expect(spray(99).unit('a1').fKill).toBe(true);
    expect(spray(90).told('out-of-fuel')).toEqual([{ unit: 'a1' }]);
  });
});

describe('what the list offers', () => {
  test('everything listed to vehicles is accepted', () => {
    const trial = begin({
      g1: ['PzKw 6E at D6', EAST],
      g2: ['SdKfz 251C at D7', EAST],
      g3: ['6-6 at D7', { aboard: 'g2' }],
      r1: ['T-34 76B at G7', { facing: 5 }],
      r2: '4-4 at G6',
      r3: FAR,
    });
    const orders = trial.legal('german').filter(({ order }) => order === 'fire');
    expect(orders).toContainEqual(shoots('g1', 'G7', { target: 'r1' }));
    expect(orders).toContainEqual(shoots('g1', 'G6', { weapon: 'gun' }));
    expect(orders).toContainEqual(shoots('g1', 'G6', { weapon: 'machine-guns', mgs: ['bmg'] }));
    expect(orders).toContainEqual({ order: 'fire', units: ['g2', 'g3'], at: 'G6' });
    for (const order of orders) {
      const refused = trial.refusal('german', order, ...Array<number>(40).fill(9))?.refused;
      expect([undefined, 'DICE_LEFT_OVER']).toContain(refused);
    }
  });
});
