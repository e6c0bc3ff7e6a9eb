import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const phase = { clock: { phase: 'movement' } } as const;

/** German squads beside a T-34 in D5, which stands still. Factor 5 against a GP Defense of 2, -10 for clear ground. */
const beside = (more: Readonly<Record<string, Placed>> = {}, target: object = {}, setup: object = {}) =>
  new Trial({
    units: {
      g1: 'Rifle squad at D4',
      s1: ['T-34 at D5', { facing: 3, type: 'A', gpDefense: 2, ...target }],
      ...more,
    },
    commands: Object.fromEntries(['g1', ...Object.keys(more)].map((id) => [id, 'move'])),
    ...phase,
    ...setup,
  });

const assault = (trial: Trial, units: readonly string[], ...faces: number[]) =>
  trial.order('german', { order: 'close-assault', units: [...units], target: 's1' }, ...faces);

const refused = (trial: Trial, order: object) => trial.refusal('german', order as never)?.refused;

describe('the Close Assault Step', () => {
  test('[panzer S.close-assault/a, S.hand-to-hand/b, 7.42.2/a] First Player, then Second Player, before anybody moves', () => {
    const trial = beside({ s2: 'Soviet squad at E5' });
    expect(trial.awaits).toEqual(['german assaults']);
    expect(trial.order('german', 'end-step').awaits).toEqual(['soviet assaults']);
    expect(trial.order('soviet', 'end-step').awaits).toEqual(['soviet movement']);
  });

  test('[panzer S.sequence/c] nobody is asked without MOVE within two hexes, nor in the Basic Game', () => {
    const far = { units: { g1: 'Rifle squad at D4', s1: 'T-34 at D7' }, commands: { g1: 'move' }, ...phase };
    expect(new Trial(far as never).awaits).toEqual(['soviet movement']);
    expect(beside({}, {}, { commands: { g1: 'overwatch' } }).awaits).toEqual(['soviet movement']);
    expect(beside({}, {}, { options: { game: 'basic' } }).awaits).toEqual(['soviet movement']);
  });

  test('[panzer S.close-assault/c, S.close-assault/d, 7.1.5.1/b, 7.1.5.2/d, S.full-cover/b] who may not attack', () => {
    const why = (set: object) =>
      refused(beside({ g2: 'Rifle squad at D4', g1: ['Rifle squad at D4', set] }), {
        order: 'close-assault',
        units: ['g1'],
        target: 's1',
      });
    expect([
      why({ suppressed: 'off' }),
      why({ hesitating: 'on' }),
      why({ broken: 'off' }),
      why({ fullCover: true }),
      why({ unarmed: true }),
      why({ assaulted: true }),
    ]).toEqual(['UNSTEADY', 'UNSTEADY', 'UNSTEADY', 'IN_FULL_COVER', 'CANNOT_ASSAULT', 'HAS_MOVED']);
    const trial = beside({ g2: 'Rifle squad at C4', g3: 'Panzer IV at D4', g4: 'Rifle squad at D2' });
    const order = (units: readonly string[], target = 's1') =>
      refused(trial, { order: 'close-assault', units, target });
    expect([order(['g1', 'g2']), order(['g3']), order(['g4']), order(['g1', 'g1']), order(['s1'])]).toEqual([
      'NOT_TOGETHER',
      'CANNOT_ASSAULT',
      'NOT_ADJACENT',
      'HAS_MOVED',
      'NOT_YOUR_UNIT',
    ]);
    expect(order(['g1'], 'g3')).toBe('NO_SUCH_TARGET');
    const resting = beside({ g2: 'Rifle squad at D4' }, {}, { commands: { g1: 'move', g2: 'overwatch' } });
    expect(refused(resting, { order: 'close-assault', units: ['g2'], target: 's1' })).toBe('NO_MOVE_COMMAND');
  });

  test('[panzer S.close-assault/d] once in a turn: afterwards it neither attacks nor moves', () => {
    const trial = assault(beside({ g2: 'Rifle squad at D4' }), ['g1'], ...d100(1));
    expect(trial.unit('g1').assaulted).toBe(true);
    expect(trial.awaits).toEqual(['german assaults']);
    expect(refused(trial, { order: 'close-assault', units: ['g1'], target: 's1' })).toBe('HAS_MOVED');
    for (const side of ['german', 'soviet']) trial.order(side, 'end-step');
    expect(refused(trial, { order: 'move', unit: 'g1', path: ['D3'] })).toBe('HAS_MOVED');
  });
});

describe('Close Assault', () => {
  const told = (trial: Trial) => trial.told('close-assault')[0];

  test('[panzer S.close-assault/b, S.close-assault/d] the factor of the primary attacker, the others add to the roll', () => {
    const more = { g2: 'Rifle squad at D4', g3: 'HMG section at D4' } as const;
    const alone = told(assault(beside(more), ['g1'], ...d100(1)));
    expect(alone).toMatchObject({ factor: 5, defense: 2, net: -9, result: 'No Effect' });
    const all = told(assault(beside(more), ['g1', 'g2', 'g3'], ...d100(1)));
    expect(all).toMatchObject({ factor: 5, net: 21 });
    expect(told(assault(beside(more), ['g3', 'g1', 'g2'], ...d100(1)))).toMatchObject({ factor: 2, net: 31 });
  });

  test('[panzer S.close-assault/b, 7.8.3/a] grade, target Suppressed, moving or Buttoned Up, ground of both', () => {
    const net = (set: object, target: object = {}, setup: object = {}) =>
      told(assault(beside({ g1: ['Rifle squad at D4', set] }, target, setup), ['g1'], ...d100(1)))?.net;
    expect(['Elite', 'Veteran', 'Seasoned', 'Regulars', 'Green'].map((grade) => net({ grade }))).toEqual([
      11, 1, -9, -19, -29,
    ]);
    expect(net({}, { suppressed: 'on' })).toBe(11);
    expect(net({}, {}, { commands: { g1: 'move', s1: 'short-halt' } })).toBe(-19);
    expect(net({}, { hatch: 'buttoned' })).toBe(-9);
    expect(net({}, { hatch: 'buttoned' }, { options: { optional: ['7.8'] } })).toBe(1);
    expect(net({}, {}, { map: field({ D5: 'brush' }) })).toBe(1);
    expect(net({}, {}, { map: field({ D4: 'woods' }) })).toBe(1);
  });

  test('[panzer 7.55.2/f, 7.55.2/n] a leader counts once, only with his own unit, which need not be primary', () => {
    const stein = { leader: { name: 'Stein', G: 5 }, post: 'CHQ' } as const;
    const trial = () => beside({ g2: ['Rifle squad at D4', stein] }, {}, { options: { optional: ['7.55'] } });
    expect(told(assault(trial(), ['g1'], ...d100(1)))?.net).toBe(-9);
    expect(told(assault(trial(), ['g1', 'g2'], ...d100(1)))?.net).toBe(16);
  });

  test('[panzer 7.47/b] a dismounted forward observer who attacks has 10 less', () => {
    const net = (optional: '7.47'[]) =>
      told(
        assault(
          beside({ g1: ['Rifle squad at D4', { parent: 'g9' }] }, {}, { options: { optional } }),
          ['g1'],
          ...d100(50),
        ),
      )?.net;
    expect([net([]), net(['7.47'])]).toEqual([40, 30]);
  });

  test('[panzer CES.9/a, CES/a, CES/b] Suppressed; a result that ends in 5 is Damage, one in 0 a Track hit, and Bail Out follows', () => {
    expect(assault(beside(), ['g1'], ...d100(40)).unit('s1').suppressed).toBe('on');
    const turret = assault(beside(), ['g1'], ...d100(95), 4, ...d100(80));
    expect([turret.unit('s1').turretDamaged, turret.told('bail-out').length]).toEqual([true, 1]);
    expect(assault(beside(), ['g1'], ...d100(95), 5, ...d100(80)).unit('s1').hullDamaged).toBe(true);
    const unarmed = assault(beside({}, { unarmed: true }), ['g1'], ...d100(95), ...d100(80));
    expect(unarmed.unit('s1').hullDamaged).toBe(true);
    const track = assault(beside(), ['g1'], ...d100(100), ...d100(80));
    expect([track.unit('s1').trackHit, track.told('bail-out').length]).toEqual([true, 1]);
  });

  test('[panzer CES.9/c] no type of vehicle has a GP Defense gate', () => {
    for (const type of ['A', 'P', 'S'] as const) {
      const trial = assault(beside({}, { type, gpDefense: 5 }), ['g1'], ...d100(99), 3);
      expect(trial.told('lost')[0]?.how).toBe('knocked-out');
    }
  });

  test('[panzer CES.9/b, S.dice/e] (10) within half of the factor burns it, above it is a KO; a flamethrower always burns it', () => {
    const how = (set: object, ...faces: number[]) =>
      assault(beside({ g1: ['Rifle squad at D4', set] }), ['g1'], ...d100(99), ...faces).told('lost')[0]?.how;
    expect([how({}, 2), how({}, 3)]).toEqual(['brewed-up', 'knocked-out']);
    const flames = (state?: 'malfunction') => ({
      weapons: [
        { name: 'Flamethrower', kind: 'flamethrower', field: 'A', rows: [], ...(state && { state }) },
      ],
    });
    expect(how(flames())).toBe('brewed-up');
    expect(how(flames('malfunction'), 3)).toBe('knocked-out');
  });

  test('[panzer CES.9/b × 7.11/b] a BU-noted vehicle takes 2 off a KO', () => {
    const how = (rolled: number) =>
      assault(
        beside({}, { buNoted: true }, { options: { optional: ['7.11'] } }),
        ['g1'],
        ...d100(99),
        rolled,
      ).told('lost')[0]?.how;
    expect([how(4), how(5)]).toEqual(['brewed-up', 'knocked-out']);
  });

  test('[panzer 7.1.2/c, 7.1.3/a] a unit that was assaulted checks its morale, whatever came of it; flames force a check', () => {
    const checks = (set: object, losses: number, ...faces: number[]) => {
      const formation = { name: 'Company', grade: 'Seasoned' as const, cohesionNumber: 9, losses };
      const setup = { options: { optional: ['7.1'] }, sides: { soviet: { formations: { k: formation } } } };
      return assault(beside({ g1: ['Rifle squad at D4', set] }, {}, setup), ['g1'], ...faces)
        .told('morale-check')
        .map(({ unit, forced }) => [unit, forced]);
    };
    const weapons = [{ name: 'Flamethrower', kind: 'flamethrower', field: 'A', rows: [] }];
    expect(checks({}, 0, ...d100(1))).toEqual([]);
    expect(checks({}, 9, ...d100(1), ...d100(100))).toEqual([['s1', false]]);
    expect(checks({ weapons }, 0, ...d100(1), ...d100(100))).toEqual([['s1', true]]);
  });

  test('[panzer CES.9/a × 7.21/a] Close Assault is not fire: its Track hits need no second look', () => {
    const options = { options: { optional: ['7.21'] } };
    expect(assault(beside({}, {}, options), ['g1'], ...d100(100), ...d100(80)).unit('s1').trackHit).toBe(
      true,
    );
  });
});

describe('an Advancing Attack', () => {
  const advance =
    (...faces: number[]) =>
    (commands: object, target: object = {}) =>
      new Trial({
        units: {
          g1: 'Rifle squad at D4',
          g2: 'Rifle squad at D4',
          s1: ['T-34 at D6', { facing: 0, ...target }],
          s2: ['Soviet squad at D7', { spotted: true }],
        },
        commands: { g1: 'move', g2: 'move', ...commands } as never,
        ...phase,
      }).order('german', { order: 'close-assault', units: ['g1', 'g2'], target: 's1', via: 'D5' }, ...faces);

  test('[panzer S.advancing-attack, S.close-assault/a] from two hexes it moves one, then attacks', () => {
    const trial = advance(...d100(1))({ s1: 'move', s2: 'move' });
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['D5', 'D5']);
    expect(trial.told('close-assault')[0]).toMatchObject({ by: ['g1', 'g2'] });
  });

  test('[panzer S.advancing-attack, S.overwatch/a] Overwatch may fire at each who moves; Suppressed he does not attack, the others do', () => {
    const trial = advance()({ s1: 'move', s2: 'overwatch' });
    expect(trial.awaits).toEqual(['soviet interrupt']);
    trial.fire('soviet', 's2', 'g1', 'GP', ...d100(75), ...d100(1));
    expect(trial.unit('g1').suppressed).toBe('on');
    expect(trial.told('close-assault')[0]).toMatchObject({ by: ['g2'] });
    expect(trial.unit('g1').assaulted).toBeUndefined();
  });

  test('[panzer S.advancing-attack] it begins two hexes away and ends beside the target', () => {
    const trial = new Trial({
      units: { g1: 'Rifle squad at D4', g2: 'Rifle squad at D5', s1: 'T-34 at D6' },
      commands: { g1: 'move', g2: 'move' },
      map: field({ E5: 'river' }),
      ...phase,
    });
    const why = (unit: string, via: string) =>
      refused(trial, { order: 'close-assault', units: [unit], target: 's1', via });
    expect([why('g1', 'D3'), why('g2', 'E6'), why('g1', 'Z99'), why('g1', 'D5')]).toEqual([
      'NOT_ADJACENT',
      'NOT_ADJACENT',
      'NO_SUCH_HEX',
      undefined,
    ]);
  });
});
