import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

type More = Parameters<typeof moving>[2];
const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const squad = (at: string, set: object = {}): Placed => [`Soviet squad at ${at}`, { fired: true, ...set }];
const grunts = (set: object = {}): Placed => ['Rifle squad at D4', { facing: 3, ...set }];
const half = (set: object = {}): Placed => grunts({ kind: 'half-squad', ...set });
const TANK: Placed = ['T-34 at D5', { facing: 0, fired: true }];
const PERSONNEL = [{ side: 'soviet', strength: 'deliberate', personnel: true }] as never;
const shaken = (losses: number) => ({
  german: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: 1, losses } } },
});

/** The Germans assault first. */
const beside = (
  units: Readonly<Record<string, Placed>>,
  optional: readonly string[] = [],
  more: NonNullable<More> = {},
) => moving(units, optional as never, { first: 'german', ...more });
const assault = (more: object = {}, units = ['g1']) => ({
  order: 'close-assault',
  units,
  target: 's1',
  ...more,
});
const brawl = (more: object = {}, units = ['g1']) => ({ order: 'hand-to-hand', units, at: 'D5', ...more });
/** Ends steps until the turn named, with the dice that the last one rolls. */
function untilTurn(trial: Trial, turn: number, ...faces: number[]): Trial {
  for (let n = 0; n < 20 && trial.battle.clock.turn < turn; n++) {
    const side = trial.awaits[0]?.split(' ')[0] ?? '';
    const rolling = trial.refusal(side, 'end-step')?.refused === 'DICE_MISSING';
    trial.order(side, 'end-step', ...(rolling ? faces : []));
  }
  return trial;
}

describe('Close Assault meets', () => {
  const riding = (...faces: number[]) => {
    const trial = beside({
      g1: grunts(),
      s1: ['German SdKfz 251/1 at D5', { facing: 0, fired: true, gpDefense: 4 }],
      s2: ['Soviet squad', { aboard: 's1' }],
    });
    return trial.order('german', assault(), ...faces);
  };

  test('[panzer CES.9/a × S.passengers-under-fire] a unit that rides is Suppressed with the vehicle', () => {
    const trial = riding(...rolls(75));
    expect(trial.told('close-assault')[0]).toMatchObject({ result: 'Suppressed' });
    expect([trial.unit('s1').suppressed, trial.unit('s2').suppressed]).toEqual(['on', 'on']);
  });

  test('[panzer CES.9/b × S.bail-out/e] and gets out of one that is Knocked Out, Suppressed', () => {
    const trial = riding(...rolls(99), 9, ...rolls(20));
    expect(trial.battle.unit('s1')?.at).toBeUndefined();
    expect(trial.unit('s2')).toMatchObject({ at: 'D5', suppressed: 'on', kind: 'squad' });
  });

  test('[panzer CES.9/c × 7.8.3/d] an Open tank that it strikes is Knocked Out, not Damaged', () => {
    const trial = beside(
      { g1: grunts(), s1: ['T-34 at D5', { facing: 0, fired: true, hatch: 'open', gpDefense: 5 }] },
      ['7.8'],
    );
    trial.order('german', assault(), ...rolls(99), 9);
    expect(trial.told('close-assault')[0]).toMatchObject({ result: 'Effective' });
    expect(trial.told('lost').map(({ unit }) => unit)).toEqual(['s1']);
  });

  test('[panzer S.close-assault/d × S.bail-out/c] nobody assaults a tank that its crew has left', () => {
    const why = (set: object) =>
      beside({ g1: grunts(), s2: ['T-34 at D5', {}], s1: ['T-34 at D5', set] }).refusal('german', assault())
        ?.refused;
    expect([why({ bailedOut: true }) === 'DICE_MISSING', why({})]).toEqual([false, 'DICE_MISSING']);
  });
});

describe('Advancing Attacks meet', () => {
  const AHEAD: Placed = ['T-34 at D6', { facing: 0, fired: true }];
  const through = (optional: readonly string[], set: object, ...faces: number[]) =>
    beside({ g1: grunts(set), s1: AHEAD }, ['7.31', ...optional], {
      marks: { D5: { mines: PERSONNEL } },
    }).order('german', assault({ via: 'D5' }), ...faces);

  test('[panzer S.advancing-attack × 7.31.2.2/c] a unit that is struck by mines on the way does not attack', () => {
    const trial = through([], {}, ...rolls(1));
    expect(trial.kinds).not.toContain('close-assault');
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', kind: 'half-squad', suppressed: 'on' });
    expect(through([], {}, ...rolls(99, 2)).kinds).toContain('close-assault');
  });

  test('[panzer 7.6/d × 7.31.2/b] a unit that shrinks from the tank does not come among the mines', () => {
    const trial = through(['7.6', '7.6/b'], { grade: 'Green' }, ...rolls(1));
    expect(trial.kinds).not.toContain('mine-attack');
    expect(trial.unit('g1').at).toBe('D4');
  });
});

describe('Tank Fright meets', () => {
  test('[panzer 7.6/e × S.suppression/b] a unit that hesitates rolls to recover in the same turn, 20 worse; one that breaks does not', () => {
    const left = (fright: number, ...faces: number[]) => {
      const trial = beside({ g1: grunts({ grade: 'Green' }), s1: TANK }, ['7.6', '7.6/b']);
      trial.order('german', assault(), ...rolls(fright));
      untilTurn(trial, 2, ...faces);
      return trial.unit('g1').suppressed;
    };
    expect([left(76, ...rolls(10)), left(76, ...rolls(11)), left(10)]).toEqual([undefined, 'off', 'off']);
  });
});

describe('Hand-to-Hand meets', () => {
  test('[panzer S.hand-to-hand/c × S.passengers-under-fire] a unit that rides in the hex is not in it', () => {
    const lorry = { s2: ['ZiS-5 truck at D5', {}], s3: ['Soviet squad', { aboard: 's2' }] } as const;
    const trial = beside({ g1: grunts(), s1: squad('D5', { kind: 'half-squad' }), ...lorry } as never);
    trial.order('german', brawl(), ...rolls(100, 1));
    expect(trial.told('hand-to-hand').map(({ defender }) => defender)).toEqual(['s1']);
    expect(trial.unit('s3')).toMatchObject({ aboard: 's2', kind: 'squad' });
    expect(trial.unit('g1').at).toBe('D5');
    const alone = beside({ g1: grunts(), s4: squad('E5'), ...lorry } as never);
    expect(alone.refusal('german', brawl())?.refused).toBe('NO_SUCH_TARGET');
  });

  test('[panzer S.hand-to-hand/c × 7.31.2/b] a unit that wins a mined hex is attacked by its mines', () => {
    const trial = beside({ g1: grunts(), s1: squad('D5', { kind: 'half-squad' }) }, ['7.31'], {
      marks: { D5: { mines: PERSONNEL } },
    });
    trial.order('german', brawl(), ...rolls(100, 1), ...rolls(1));
    expect(trial.told('mine-attack')).toHaveLength(1);
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', kind: 'half-squad', suppressed: 'on' });
  });

  test('[panzer 7.1.2/a × S.hand-to-hand/c] a unit that wins has moved from its hex', () => {
    const trial = beside({ g1: grunts(), s1: squad('D5', { kind: 'half-squad' }) }, ['7.1'], {
      sides: shaken(1),
    });
    trial.order('german', brawl(), ...rolls(100, 1), ...rolls(100));
    expect(trial.told('morale-check').map(({ unit, forced }) => [unit, forced])).toEqual([['g1', false]]);
  });

  test('[panzer 7.1.3/d × S.hand-to-hand/c] the attackers see their own fall', () => {
    const trial = beside({ g1: half(), g2: half(), s1: squad('D5', { kind: 'half-squad' }) }, ['7.1'], {
      sides: shaken(-1),
    });
    trial.order('german', brawl({}, ['g1', 'g2']), ...rolls(1, 100, 100, 1), ...rolls(100));
    expect(trial.told('morale-check').map(({ unit, forced }) => [unit, forced])).toEqual([['g2', true]]);
  });
});

describe('the assaulted, and the winners, meet', () => {
  const net = (set: object) =>
    beside({ g1: grunts(), s1: ['T-34 at D5', { facing: 0, fired: true, ...set }] }, ['7.9'])
      .order('german', assault(), ...rolls(2))
      .told('close-assault')[0]?.net;

  test('[panzer S.close-assault/b × 7.9/d] the cloud of a tank does not hinder a Close Assault', () => {
    expect(net({ smoke: 'cloud' })).toBe(net({}));
  });

  test('[panzer 7.50/d × S.close-assault/b] it gives no right to Defensive Fire', () => {
    const trial = beside({ g1: grunts(), s1: ['T-34 at D5', { facing: 0 }] }, ['7.50'], {
      commands: { g1: 'move', s1: 'none' },
    });
    trial.order('german', assault(), ...rolls(75));
    expect(trial.awaits.join()).not.toContain('defensive-fire');
  });

  test('[panzer S.close-assault/a × S.overwatch/a] from the next hex it draws no Overwatch Fire', () => {
    const trial = beside(
      { g1: grunts(), s1: ['T-34 at D5', { facing: 0 }], s2: ['T-34 at D6', { facing: 0 }] },
      [],
      {
        commands: { g1: 'move', s1: 'overwatch', s2: 'overwatch' },
      },
    );
    trial.order('german', assault(), ...rolls(2));
    expect(trial.told('close-assault')).toHaveLength(1);
    expect(trial.awaits.join()).not.toContain('interrupt');
  });

  const won = (optional: readonly string[], marks: object = {}) => {
    const trial = beside({ g1: grunts(), s1: squad('D5', { kind: 'half-squad' }) }, optional, {
      marks: { D5: marks as never },
      clock: { phase: 'movement', turn: 3 },
    });
    return trial.order('german', brawl(), ...rolls(100, 1));
  };

  test('[panzer S.hand-to-hand/c × 7.35.2/a] a unit that wins a hex on fire burns in it', () => {
    expect(untilTurn(won(['7.35'], { terrain: 'rubble', fire: 1 }), 4).battle.unit('g1')?.at).toBeUndefined();
  });

  test('[panzer S.hand-to-hand/c × S.movement-costs/a] and moves no more in that turn', () => {
    const trial = won([]);
    while (!trial.awaits.includes('german movement'))
      trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'end-step');
    expect(trial.refusal('german', go('g1', ['D6']))?.refused).toBe('HAS_MOVED');
  });
});
