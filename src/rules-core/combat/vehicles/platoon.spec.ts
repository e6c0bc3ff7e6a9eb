import { d100, field, moves, type Setup, Trial } from '../testkit.testkit.js';
import { drives, drivesIn, drivesOn, shoots } from './testkit.testkit.js';

const EAST = { facing: 2 } as const;
const FAR = 'nco at A12';
const begin = (units: NonNullable<Setup['units']>, more: Setup = {}) => new Trial({ ...more, units });
const panzer = (at: string, values: object = {}) => [`PzKw 4H at ${at}`, { ...EAST, ...values }] as const;

describe('AFV platoons', () => {
  const two = { g1: panzer('D6'), g2: panzer('D7'), r1: FAR } as const;

  test('[combat 11.2.1] AFVs of up to three adjacent hexes move in one impulse, and fire each with its own', () => {
    const trial = begin(two).order('german', drives({ g1: ['E7'], g2: ['E8'] }));
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['E7', 'E8']);
    expect(trial.awaits).toEqual(['russian impulse']);
    const apart = { ...two, g2: panzer('D9') };
    expect(begin(apart).refusal('german', drives({ g1: ['E7'], g2: ['E9'] }))?.refused).toBe('NOT_A_PLATOON');
    const four = { ...two, g3: panzer('D8'), g4: panzer('D9') };
    expect(
      begin(four).refusal('german', drives({ g1: ['E7'], g2: ['E8'], g3: ['E9'], g4: ['E10'] }))?.refused,
    ).toBe('NOT_A_PLATOON');
    expect(begin(two).refusal('german', drives({ g1: ['E6', 'F5'], g2: ['E8'] }))?.refused).toBe(
      'TORN_APART',
    );
    const trucks = { ...two, g2: ['Opel Blitz at D7', EAST] } as const;
    expect(begin(trucks).refusal('german', drives({ g1: ['E7'], g2: ['E8'] }))?.refused).toBe('NOT_ARMOURED');
    const aimed = begin({
      g1: panzer('D6', { marker: 'assault-moved', drove: true }),
      g2: panzer('D7'),
      r1: '4-4 at G7',
    });
    expect(aimed.refusal('german', { order: 'fire', units: ['g1', 'g2'], at: 'G7' })?.refused).toBe(
      'CANNOT_COMBINE',
    );
  });

  test('[combat 11.2.2] no hex on the way may be overstacked', () => {
    const units = { ...two, g3: panzer('E7', { drove: true, marker: 'moved' }) };
    expect(begin(units).refusal('german', drives({ g1: ['E7'], g2: ['E7'] }))?.refused).toBe('OVERSTACKED');
    expect(begin(units).refusal('german', drives({ g1: ['E7'], g2: ['E8'] }))).toBeUndefined();
    const others = { ...two, g3: '6-6 at E7', r2: ['T-34 76B at E7', EAST] } as const;
    expect(begin(others).refusal('german', drives({ g1: ['E7'], g2: ['E7'] }))).toBeUndefined();
    const full = { g1: panzer('D6'), g2: panzer('D6'), g3: panzer('D6'), r1: FAR };
    expect(begin(full).refusal('german', drives({ g1: ['E7'], g2: ['E6'], g3: ['E6'] }))?.refused).toBe(
      'OVERSTACKED',
    );
  });

  const escorted = { g1: panzer('D6'), g3: '6-6 at D6', r1: '4-4 at H7' } as const;

  test('[combat 11.2.3] infantry goes along from the hex of an AFV, at no run, and is not fired on as moving', () => {
    const trial = begin(escorted).order('german', drives({ g1: ['E7', 'F7'], g3: ['E7', 'F7'] }));
    expect([trial.unit('g1').at, trial.unit('g3').at]).toEqual(['E7', 'E7']);
    expect(trial.unit('g3')).toMatchObject({ moving: 'cautious', marker: 'moved' });
    trial.order('russian', shoots('r1', 'E7'), ...d100(95));
    const shot = trial.told('attack')[0]?.results;
    expect(shot?.find(({ units }) => units.includes('g3'))?.modifiers).toEqual([]);
    const alone = begin({ ...escorted, g3: '6-6 at D8' });
    expect(alone.refusal('german', drives({ g1: ['E7'], g3: ['E8'] }))?.refused).toBe('NOT_WITH_AFV');
    const after = begin(
      { g3: ['6-6 at D6', { marker: 'moved' }], g1: panzer('D6', { marker: 'moved' }), r1: '4-4 at H7' },
      { active: 'russian' },
    );
    after.order('russian', shoots('r1', 'D6'), ...d100(95));
    expect(
      after.told('attack')[0]?.results.find(({ units }) => units.includes('g3'))?.modifiers,
    ).toMatchObject([{ drm: -10 }]);
  });

  test.each([
    [5, undefined, undefined],
    [7, 'pinned', 'NOT_MOVING'],
    [9, 'disrupted', 'NOT_MOVING'],
  ])(
    '[combat 11.2.3] infantry that checks with a %i under fire is %s; further along: %s',
    (rolled, status, met) => {
      const trial = begin({ ...escorted, r1: '7-6 at F8' });
      trial.order('german', drives({ g1: ['E7'], g3: ['E7'] }, 'normal', true));
      trial.order('russian', shoots('r1', 'E7'), ...d100(16), rolled);
      while (trial.awaits[0] === 'russian reaction') trial.order('russian', 'hold-fire');
      expect(trial.unit('g3').yellow).toBe(status);
      expect(trial.refusal('german', drivesOn({ g1: ['F7'], g3: ['F7'] }))?.refused).toBe(met);
      expect(trial.refusal('german', drivesOn({ g1: ['F7'] }))).toBeUndefined();
    },
  );

  test('[combat 11.2.4] a platoon may overrun and use Assault Movement, its infantry too; every attack is rolled by itself', () => {
    const trial = begin({ ...two, g3: '6-6 at D6', r1: '4-4 at E7', r2: '4-4 at E8' });
    drivesIn(
      trial,
      'german',
      drives({ g1: [{ to: 'E7', overrun: ['r1'] }], g2: [{ to: 'E8', overrun: ['r2'] }] }, 'assault'),
      1,
      1,
    );
    trial
      .order('russian', 'hold-fire')
      .order('russian', 'no-reply', ...d100(99))
      .order('russian', 'no-reply', ...d100(1));
    expect(trial.told('overrun-attack')).toHaveLength(1);
    expect(
      [trial.battle.unit('r1'), trial.battle.unit('r2')].filter((each) => each === undefined),
    ).toHaveLength(1);
    const foot = begin(escorted).order('german', drives({ g1: ['E7'], g3: ['E7'] }, 'assault'));
    expect(foot.unit('g3')).toMatchObject({ moving: 'assault', marker: 'assault-moved' });
  });

  test('[combat 11.2.6] each pays the highest cost that any member pays for the step', () => {
    const trial = begin(two, { map: field({ E8: 'brush' }) }).order(
      'german',
      drives({ g1: ['E7'], g2: ['E8'] }),
    );
    expect(trial.told('drove').map(({ unit, mp, left }) => [unit, mp, left])).toEqual([
      ['g1', 4, 10],
      ['g2', 4, 10],
    ]);
  });

  describe('a gap', () => {
    const three = { g1: panzer('D6'), g2: panzer('D7'), g3: panzer('D8'), g4: '6-6 at D8', r1: FAR } as const;
    const woods = field({ E8: 'woods' });
    /** The middle one sticks in the woods; the others are two hexes apart. */
    const torn = (paths: readonly [string[], string[], string[]], ...faces: number[]) =>
      begin(three, { map: woods }).order(
        'german',
        drives(
          {
            g1: ['E7', ...paths[0]],
            g2: ['E8', ...paths[1]],
            g3: ['E9', ...paths[2]],
            g4: ['E9', ...paths[2]],
          },
          'assault',
        ),
        1,
        1,
        ...faces,
      );

    test('[combat 11.2.5] is closed by the next step, or one part goes on: a vehicle alone by an Action Check', () => {
      const closed = torn([['F7'], [], ['F8']]);
      expect(closed.told('m-killed')).toEqual([{ unit: 'g2' }]);
      expect(closed.told('left-behind')).toEqual([]);
      expect([closed.unit('g1').at, closed.unit('g3').at]).toEqual(['F7', 'F8']);
      const apart = torn([['F6'], ['F7'], ['F8']], 6);
      expect(apart.told('left-behind')).toEqual([{ units: ['g3', 'g4'], why: 'torn apart' }]);
      expect(apart.told('action-check')).toMatchObject([{ unit: 'g1', rolled: 6, passed: true }]);
      expect([apart.unit('g1').at, apart.unit('g3').at, apart.unit('g4').at]).toEqual(['F6', 'E9', 'E9']);
      const shy = torn([['F6'], ['F7'], ['F8']], 7);
      expect(shy.told('left-behind').at(-1)).toEqual({ units: ['g1'], why: 'alone' });
      expect(shy.unit('g1').at).toBe('E7');
    });
  });

  test('a platoon is offered as a whole, and goes on as one', () => {
    const trial = begin({ g1: panzer('D6'), g2: panzer('D6'), r1: FAR });
    const together = drives({ g1: ['E7'], g2: ['E7'] }, 'normal', true);
    expect(trial.legal('german')).toContainEqual(together);
    trial.order('german', together);
    expect(trial.awaits).toEqual(['german driving']);
    const on = drivesOn({ g1: ['F7'], g2: ['F7'] }, true);
    expect(trial.legal('german')).toContainEqual(on);
    trial.order('german', on).order('german', 'end-drive');
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['F7', 'F7']);
  });
});

describe('Russian doctrine', () => {
  const t34 = (at: string | undefined, values: object = {}) =>
    [at === undefined ? 'T-34 76B' : `T-34 76B at ${at}`, { ...EAST, ...values }] as const;
  const russian = (units: NonNullable<Setup['units']>, more: Setup = {}) =>
    new Trial({ active: 'russian', ...more, units: { g9: 'nco at A12', ...units } });
  const pair = { r1: t34('D6'), r2: t34('D7') } as const;

  test('[combat 11.2.7] two to five fully tracked AFVs move together, three at least to enter; they move or fire', () => {
    const trial = russian(pair).order('russian', drives({ r1: ['E7'], r2: ['E8'] }));
    expect(trial.told('platoon-formed')).toEqual([{ units: ['r1', 'r2'], platoon: 'r1' }]);
    expect(trial.told('action-check')).toEqual([]);
    trial.order('german', 'pass');
    const enters = { enters: { turn: 1, hexes: ['A2', 'A3', 'A4'] } };
    const coming = { r1: t34(undefined, enters), r2: t34(undefined, enters), r3: t34(undefined, enters) };
    expect(russian(coming).refusal('russian', drives({ r1: ['A2'], r2: ['A3'] }))?.refused).toBe('TOO_FEW');
    expect(
      russian(coming).refusal('russian', drives({ r1: ['A2'], r2: ['A3'], r3: ['A4'] })),
    ).toBeUndefined();
    const six = Object.fromEntries(
      ['D6', 'D6', 'D7', 'D7', 'D8', 'D8'].map((at, i) => [`r${i + 1}`, t34(at)]),
    ) as NonNullable<Setup['units']>;
    const all = drives({ r1: ['E7'], r2: ['E7'], r3: ['E8'], r4: ['E8'], r5: ['E9'], r6: ['E9'] });
    expect(russian(six).refusal('russian', all)?.refused).toBe('TOO_MANY');
    const platoon = { platoon: 'p' };
    const shooting = {
      r1: t34('D6', { ...platoon, fired: 1 }),
      r2: t34('D7', platoon),
      r3: t34('D8', platoon),
    };
    expect(russian(shooting).refusal('russian', drives({ r2: ['E8'], r3: ['E9'] }))?.refused).toBe(
      'PLATOON_FIRED',
    );
    const moved = {
      r1: t34('D6', { ...platoon, marker: 'moved', drove: true }),
      r2: t34('D7', platoon),
      g1: '6-6 at G8',
    };
    expect(russian(moved).refusal('russian', shoots('r2', 'G8'))?.refused).toBe('PLATOON_MOVED');
  });

  const platoon = { platoon: 'p' };
  const battle = {
    r1: t34('D6', platoon),
    r2: t34('D7', platoon),
    g1: '6-6 at G8',
    g2: ['6-6 at G6', {}],
  } as const;
  const mg = (unit: string, at: string) => shoots(unit, at, { weapon: 'machine-guns' });

  test('[combat 11.2.7/a] all fire at the hex of the first to fire until nobody is left in it', () => {
    const trial = russian(battle).order('russian', mg('r1', 'G8'), ...d100(95));
    expect(trial.told('engaged')).toEqual([{ platoon: 'p', hex: 'G8' }]);
    expect([trial.unit('r1').engages, trial.unit('r2').engages]).toEqual(['G8', 'G8']);
    trial.order('german', 'hold-fire').order('german', 'pass');
    const same = trial.order('russian', mg('r2', 'G8'), ...d100(95));
    expect(same.told('action-check')).toEqual([]);
    const cleared = russian({
      ...battle,
      r1: t34('D6', { ...platoon, engages: 'H2' }),
      r2: t34('D7', { ...platoon, engages: 'H2' }),
    });
    cleared.order('russian', mg('r2', 'G6'), ...d100(95));
    expect(cleared.told('action-check')).toEqual([]);
    expect(cleared.told('engaged')).toEqual([{ platoon: 'p', hex: 'G6' }]);
  });

  test('[combat 11.2.7.1] alone, or at another target, only by an Action Check; failing it is Fire 2 for the phase', () => {
    const engaged = {
      ...battle,
      r1: t34('D6', { ...platoon, engages: 'G8' }),
      r2: t34('D7', { ...platoon, engages: 'G8' }),
    };
    const breaksOff = russian(engaged).order('russian', mg('r2', 'G6'), 6, ...d100(95));
    expect(breaksOff.told('action-check')).toMatchObject([{ unit: 'r2', rolled: 6, passed: true }]);
    expect(breaksOff.told('attack')).toHaveLength(1);
    const fails = russian(engaged).order('russian', mg('r2', 'G6'), 7);
    expect(fails.told('held-back')).toEqual([{ unit: 'r2' }]);
    expect(fails.told('attack')).toEqual([]);
    expect(fails.unit('r2').fired).toBe(2);
    fails.order('german', 'pass');
    expect(fails.refusal('russian', mg('r2', 'G8'))?.refused).toBe('HELD_BACK');
    expect(fails.refusal('russian', drives({ r2: ['E8'] }))?.refused).toBe('HAS_MOVED');
    const lone = russian({ r1: t34('D6') });
    expect(lone.order('russian', drives({ r1: ['E7'] }), 6).unit('r1').at).toBe('E7');
    const held = russian({ r1: t34('D6') }).order('russian', drives({ r1: ['E7'] }), 7);
    expect(held.unit('r1')).toMatchObject({ at: 'D6', fired: 2 });
    expect(held.awaits).toEqual(['german impulse']);
  });

  test('[combat 11.2.7] a platoon is offered as a whole wherever its vehicles stand, others hex by hex', () => {
    const together = drives({ r1: ['E7'], r2: ['E8'] }, 'normal', true);
    expect(russian({ r1: t34('D6', platoon), r2: t34('D7', platoon) }).legal('russian')).toContainEqual(
      together,
    );
    expect(russian(pair).legal('russian')).not.toContainEqual(together);
    const mixed = { r1: t34('D6', platoon), r2: t34('D6') };
    expect(russian(mixed).legal('russian')).not.toContainEqual(
      drives({ r1: ['E7'], r2: ['E7'] }, 'normal', true),
    );
  });

  test('wheels and half-tracks, and other armies, know no doctrine', () => {
    const car = russian({ r1: ['GAZ AA at D6', EAST] }).order('russian', drives({ r1: ['E7'] }));
    expect(car.told('action-check')).toEqual([]);
    const tank = begin({ g1: panzer('D6'), r1: FAR }).order('german', drives({ g1: ['E7'] }));
    expect(tank.told('action-check')).toEqual([]);
  });
});

test('infantry on its own is not a drive', () => {
  const trial = begin({ g1: '6-6 at D6', r1: FAR });
  expect(trial.refusal('german', drives({ g1: ['E7'] }))?.refused).toBe('NOT_WITH_AFV');
  expect(trial.refusal('german', moves('cautious', { g1: ['E7'] }))).toBeUndefined();
});
