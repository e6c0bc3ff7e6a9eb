import { field, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;

/** Far from everybody, the Germans await cavalry that comes down the D column from the south. */
const RIDER = ['4-4-7 at D12', { skill: 'cavalry', rides: 'rh' }] as const;
const cossacks = (units: Setup['units'] = {}, hexes: Hexes = {}, more: Setup = {}) =>
  new Trial({
    phase: 'movement',
    active: 'russian',
    enemy: 'german',
    units: { r1: RIDER, rh: 'horses at D12', g1: '4-6-7 at D8', r9: '4-4-7', ...units },
    map: field(hexes, { columns: 14, rows: 16 }),
    ...more,
  });
const charges = (path: string, unit = 'r1') => ({ order: 'charge', unit, path: path.split(' ') });
const STRAIGHT = 'D11 D10 D9 D8 D7';
const refused = (trial: Trial, order: object) => trial.refusal('russian', order as never)?.refused;
const goes = (path: string) => ({ order: 'move', units: ['r1'], path: path.split(' ') });

/** Nobody fires before the attack in D8, which rolls these dice, with those of the checks that follow. */
function attack(trial: Trial, ...dice: number[]): Trial {
  trial.order('russian', charges(STRAIGHT));
  trial.order('german', 'pass').order('german', 'pass');
  return trial.order('german', 'pass', ...dice);
}
const passes = (trial: Trial): Trial => {
  while (trial.awaits[0] === 'german vehicle-fire') trial.order('german', 'pass');
  return trial;
};

describe('who charges, and whom', () => {
  test.each([
    ['it has ridden already', {}, 'HAS_MOVED', goes('D11')],
    ['its horses are winded', { rh: ['horses at D12', { winded: true }] }, 'EXHAUSTED', undefined],
    ['it carries weapons', { ra: 'LMG with r1' }, 'TOO_HEAVY', undefined],
    ['it is on foot', { r1: ['4-4-7 at D12', { skill: 'cavalry' }] }, 'CANNOT_ATTACK', undefined],
  ] as const)('[squad-leader 4.12.27, 4.12.29] none when %s', (_, units, code, first) => {
    const trial = cossacks(units as unknown as Setup['units'], { D9: 'grain' });
    if (first) passes(trial.order('russian', first));
    expect(refused(trial, charges(first ? 'D10 D9 D8 D7' : STRAIGHT))).toBe(code);
  });

  test('[squad-leader 4.12.29] none when it has just mounted, and no dismounting after it', () => {
    const trial = cossacks({ r1: ['4-4-7 at D12', { skill: 'cavalry' }] });
    trial.order('russian', { order: 'mount', unit: 'r1', mount: 'rh' });
    expect(refused(trial, charges(STRAIGHT))).toBe('EXHAUSTED');
    const after = passes(attack(cossacks(), 6, 6));
    expect(refused(after, { order: 'dismount', unit: 'r1' })).toBe('HAS_MOVED');
  });

  test.each([
    ['woods in the target hex', { D8: 'woods' }, 'NOBODY_THERE'],
    ['a house in the target hex', { D8: 'wooden-building' }, 'IMPASSABLE'],
    ['woods before it', { D10: 'woods' }, 'NOBODY_THERE'],
    ['a gully before it', { D9: 'gully' }, 'NOBODY_THERE'],
    ['woods behind it', { D7: 'woods' }, 'NOBODY_THERE'],
    ['graves in the target hex', { D8: 'graveyard' }, 'NOBODY_THERE'],
    ['graves before it', { D10: 'graveyard' }, 'NOBODY_THERE'],
    [
      'a double crest before it',
      {
        D10: { level: 3 },
        D11: { level: 3 },
        D12: { level: 3 },
        D9: { level: 1 },
        D8: { level: 1 },
        D7: { level: 1 },
      },
      'NOBODY_THERE',
    ],
  ] as const)('[squad-leader 4.12.28, 4.12.31, 4.12.32, 14.9.7, 14.27.10] none with %s', (_, hexes, code) => {
    expect(refused(cossacks({}, hexes), charges(STRAIGHT))).toBe(code);
  });

  test.each(['shellholes', 'grain', 'open-ground'] as const)(
    '[squad-leader 4.12.28] through %s it charges',
    (terrain) => {
      expect(refused(cossacks({}, { D8: terrain, D9: terrain }), charges(STRAIGHT))).toBeUndefined();
    },
  );

  test('[squad-leader 4.12.31] four hexes within one covered arc: a bend out of it is too sharp', () => {
    expect(refused(cossacks({ r1: ['4-4-7 at D11', RIDER[1]] }), charges('D10 D9 D8 D7'))).toBe(
      'NOBODY_THERE',
    );
    const from = (at: string) => cossacks({ r1: [`4-4-7 at ${at}`, RIDER[1]] });
    expect(refused(from('C12'), charges('C11 D10 D9 D8 D7'))).toBeUndefined();
    expect(refused(from('E11'), charges('D10 C10 D9 D8 D7'))).toBe('NOBODY_THERE');
    expect(refused(cossacks(), charges('D11 D10 C10 D9 D8 D7'))).toBe('NOBODY_THERE');
  });

  test('[squad-leader-A-160] [squad-leader 4.12.30, 4.12/o] eighteen factors, and not for a charge that attacks nobody', () => {
    const path = 'D13 D14 D15 E16 F15 F14 F13 E13 D12 D11 D10 D9 D8 D7 D6 D5 D4 D3';
    expect(refused(cossacks(), charges(path))).toBeUndefined();
    expect(refused(cossacks(), charges(`${path} D2`))).toBe('TOO_FAR');
    expect(refused(cossacks(), charges('D11 D10 D9 C9 C8 C7'))).toBe('NOBODY_THERE');
    const trial = passes(attack(cossacks(), 6, 6));
    expect(refused(trial, goes('D6 D5 D4 D3 D2 D1 E1 F1 G1 H1 I1 J1 K1'))).toBeUndefined();
    expect(refused(trial, goes('D6 D5 D4 D3 D2 D1 E1 F1 G1 H1 I1 J1 K1 L1'))).toBe('TOO_FAR');
  });

  test('[squad-leader 4.12.32] on into the next target, each attacked once, and never back', () => {
    const line = cossacks({ g2: '4-6-7 at D7' });
    expect(refused(line, charges(STRAIGHT))).toBe('ENEMY_THERE');
    line.order('russian', charges(`${STRAIGHT} D6`));
    for (let asked = 0; asked < 2; asked++) line.order('german', 'pass');
    line.order('german', 'pass', 6, 6);
    line.order('german', 'pass', 6, 6);
    expect(line.told('fire-attack')).toMatchObject([{ at: 'D7' }]);
    expect(passes(line).unit('r1').charged).toEqual(['D8', 'D7']);
    expect(refused(cossacks(), charges('D11 D10 D9 D8 D9'))).toBe('NOBODY_THERE');
    const again = passes(attack(cossacks(), 6, 6));
    expect(refused(again, charges('D6 C6 C7 C8 C9 C10 D10 D9 D8 E8'))).toBe('NOBODY_THERE');
  });
});

describe('the attack', () => {
  const result = (trial: Trial) => trial.told('fire-attack')[0];
  const drm = (trial: Trial) =>
    result(trial)?.outcomes[0]?.modifiers.reduce((sum, { value }) => sum + value, 0);

  test('[squad-leader 4.12.34/a, 4.12.35] comes before fire at that hex, with doubled firepower, one roll and -2', () => {
    const trial = attack(cossacks(), 4, 4, 1, 1);
    expect(result(trial)).toMatchObject({ side: 'russian', at: 'D8', fp: 8, rolled: 8 });
    expect(drm(trial)).toBe(-2);
    expect(trial.awaits).toEqual(['german vehicle-fire']);
  });

  test('[squad-leader-A-165] [squad-leader 4.12.35, 4.12/t] of a 5-4-8 in wheat: five factors and -1', () => {
    const units = {
      g1: ['5-4-8 at D12', RIDER[1]],
      gh: 'horses at D12',
      r1: '4-4-7 at D8',
      rh: 'horses',
    } as never;
    const trial = cossacks(units, { D8: 'grain' }, { active: 'german', enemy: 'russian' });
    trial.order('german', charges(STRAIGHT, 'g1')).order('russian', 'pass').order('russian', 'pass');
    trial.order('russian', 'pass', 6, 6);
    expect(result(trial)?.fp).toBe(5);
    expect(drm(trial)).toBe(-1);
  });

  test('[squad-leader-A-163] [squad-leader 4.12/r] a leader in the saddle helps', () => {
    const trial = attack(cossacks({ rl: ['9-1 at D12', { skill: 'cavalry', rides: 'rh' }] }), 6, 6);
    expect(drm(trial)).toBe(-3);
    expect(result(trial)?.leaders).toEqual(['rl']);
  });

  test('[squad-leader-A-164] [squad-leader 4.12/s] each unit attacks by itself as it comes', () => {
    const units = { r2: ['4-4-7 at D13', { skill: 'cavalry', rides: 'ri' }], ri: 'horses at D13' } as const;
    const trial = passes(attack(cossacks(units), 6, 6));
    trial.order('russian', charges('D12 D11 D10 D9 D8 C8', 'r2'));
    for (let asked = 0; asked < 3; asked++) trial.order('german', 'pass');
    trial.order('german', 'pass', 6, 6);
    expect(result(trial)).toMatchObject({ fp: 8, parts: [{ unit: 'r2', fp: 8 }] });
  });

  test('[squad-leader 4.12.34, 4.12.34/a, 4.12/k] fire in the target hex strikes cavalry and friends, -1 more for the mounted', () => {
    const trial = attack(cossacks({ g2: '4-6-7 at E8' }), 6, 6);
    trial.order('german', { order: 'fire', at: 'D8', firers: ['g2'] }, 6, 6);
    expect(
      result(trial)?.outcomes.map(({ units, modifiers }) => [units, modifiers.map(({ why }) => why)]),
    ).toEqual([
      [['r1'], ['moved', 'in the open', 'mounted']],
      [['g1'], []],
    ]);
  });

  test('[squad-leader 4.12.36, 4.12.36/a] afterwards its horses are winded, and it does not fire', () => {
    const trial = passes(attack(cossacks({ g2: '4-6-7 at D5' }), 6, 6)).endPhase();
    expect(trial.unit('rh').winded).toBe(true);
    trial.endPhase();
    expect(trial.refusal('russian', { order: 'fire', at: 'D5', firers: ['r1'] })?.refused).toBe('EXHAUSTED');
    trial.endPhase();
    expect(trial.awaits).toEqual(['russian advance']);
    trial.endPhase();
    expect(trial.unit('rh').winded).toBe(true);
  });

  test('[squad-leader 4.12.20, 4.12.36] winded horses go six, and rest in a player turn of theirs without moving', () => {
    const winded = (more: Setup = {}) =>
      cossacks({ rh: ['horses at D12', { winded: true }], g1: '4-6-7 at N1' }, {}, more);
    expect(refused(winded(), goes('D11 D10 D9 D8 D7 D6 D5'))).toBe('TOO_FAR');
    const moved = winded({ phase: 'advance' })
      .order('russian', { order: 'advance', unit: 'r1', to: 'D11' })
      .endPhase();
    expect(moved.unit('rh').winded).toBe(true);
    expect(winded({ phase: 'advance' }).endPhase().unit('rh').winded).toBeUndefined();
  });
});

describe('fire before the charge', () => {
  const shot = (at: string, firers = ['g1']) => ({ order: 'fire', at, firers });
  const nearby = () => {
    const trial = cossacks({ gm: 'LMG with g1', g2: '4-6-7 at E9' }).order('russian', charges(STRAIGHT));
    return trial.order('german', 'pass').order('german', 'pass');
  };

  test('[squad-leader 4.12.33] men who are charged fire at point blank if the same roll passes as a check', () => {
    const brave = nearby().order('german', shot('D9'), 3, 4, 1, 1);
    expect(brave.told('fire-attack')[0]).toMatchObject({ parts: [{ unit: 'g1', fp: 8 }], rolled: 7 });
    const shaken = nearby().order('german', shot('D9'), 4, 4);
    expect(shaken.told('flinched')).toEqual([{ units: ['g1'], rolled: 8 }]);
    expect(shaken.kinds).not.toContain('fire-attack');
    expect(shaken.unit('g1').broken).toBeUndefined();
    expect([shaken.unit('g1').fired, shaken.unit('gm').fired]).toEqual([true, true]);
  });

  test('[squad-leader 4.12.33] whoever fails the check does not fire into the hexes beyond either', () => {
    const fire = shot('D9', ['g1', 'gm']);
    const brave = nearby().order('german', fire, 3, 4, 1, 1);
    expect(brave.told('fire-attack').map(({ at }) => at)).toEqual(['D9', 'D10']);
    const shaken = nearby().order('german', fire, 4, 4);
    expect(shaken.kinds).not.toContain('fire-attack');
    expect(shaken.told('flinched')).toEqual([{ units: ['g1'], rolled: 8 }]);
  });

  test('[squad-leader 4.12.33] those beside them, and those farther off, need no check', () => {
    const beside = nearby().order('german', shot('D9', ['g2']), 4, 4, 1, 1);
    expect(beside.told('fire-attack')[0]).toMatchObject({ parts: [{ unit: 'g2', fp: 8 }] });
    const far = cossacks().order('russian', charges(STRAIGHT)).order('german', shot('D11'), 5, 5, 6, 6);
    expect(far.told('flinched')).toEqual([]);
  });

  test('[squad-leader 4.12.24, 4.12.34] who breaks on the way charges nobody', () => {
    const trial = nearby().order('german', shot('D9', ['g2']), 3, 4, 6, 5);
    expect(trial.unit('r1')).toMatchObject({ at: 'D9', broken: true });
    expect(trial.awaits).toEqual(['russian movement']);
  });
});

describe('berserk cavalry', () => {
  const mad = (units: Setup['units'] = {}, hexes: Hexes = {}) =>
    cossacks({ r1: ['4-4-7 at D12', { skill: 'cavalry', rides: 'rh', berserk: true }], ...units }, hexes);

  test('[squad-leader 4.12.26, 4.12/n] must charge the nearest enemy in sight whom it can, and goes no other way', () => {
    const trial = mad({ g2: '4-6-7 at D5' });
    expect(refused(trial, goes('D11'))).toBe('MUST_CHARGE');
    expect(refused(trial, { order: 'end-phase' })).toBe('MUST_CHARGE');
    expect(refused(trial, charges('D11 E11 E10 E9 E8 E7 D6 D5 D4'))).toBe('MUST_CHARGE');
    expect(refused(trial, charges(STRAIGHT))).toBeUndefined();
    const inWoods = mad({ g2: '4-6-7 at D5' }, { D8: 'woods' });
    expect(refused(inWoods, charges(STRAIGHT))).toBe('NOBODY_THERE');
    expect(refused(mad({}, { D8: 'woods' }), { order: 'end-phase' })).toBeUndefined();
  });

  test('[squad-leader 4.12.26] a leader on the same horses is not listed to ride elsewhere', () => {
    const gallops = { skill: 'cavalry', charging: true } as const;
    const trial = mad({
      r1: ['4-4-7 at D12', { ...gallops, rides: 'rh', berserk: true }],
      rl: ['8-0 at D12', { ...gallops, rides: 'rh' }],
    });
    expect(trial.legalOf('russian', 'move')).toEqual([]);
    expect(refused(trial, { order: 'move', units: ['rl'], path: ['D11'] })).toBe('MUST_CHARGE');
  });

  test('[squad-leader 4.12.26] on winded horses it charges with twelve factors', () => {
    const trial = mad({ rh: ['horses at D12', { winded: true }] });
    expect(refused(trial, charges('D11 D10 D9 D8 D7 D6 D5 D4 D3 D2 D1 E1'))).toBeUndefined();
    expect(refused(trial, charges('D11 D10 D9 D8 D7 D6 D5 D4 D3 D2 D1 E1 F1'))).toBe('TOO_FAR');
  });

  test('[squad-leader 4.12.26] a check that it fails costs the horse alone, and on foot it runs on', () => {
    const trial = mad().order('russian', charges(STRAIGHT));
    trial.order('german', 'pass').order('german', { order: 'fire', at: 'D10', firers: ['g1'] }, 3, 4, 6, 4);
    expect(trial.unit('r1')).toMatchObject({ at: 'D10', berserk: true, kind: 'squad', strength: '4-4-7' });
    expect(trial.unit('r1').rides).toBeUndefined();
    expect(trial.battle.unit('rh')).toBeUndefined();
    expect(trial.awaits).toEqual(['russian movement']);
    expect(refused(trial, goes('D9'))).toBe('HAS_MOVED');
  });
});
