import { d100, field, type Placed, Trial } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const tank = (at: string, set: object = {}): Placed => [
  `Panzer IV at ${at}`,
  { facing: 3, crossCountry: 9, ...set },
];
const squad: Placed = ['Soviet squad at D5', { fired: true }];
const company = (more: object = {}) => ({
  german: { formations: { f: { name: 'F', grade: 'Elite', cohesionNumber: 9, losses: 0, ...more } } },
});
const shaken = company({ cohesionNumber: 1, losses: 1 });
const over = { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' };
const mined = (kind: object) => ({ mines: [{ side: 'soviet', strength: 'hasty', ...kind }] }) as never;
const ended = (trial: Trial) => trial.awaits[0]?.split(' ')[0] ?? '';
const until = (trial: Trial, what: string) => {
  while (!trial.awaits.includes(what)) trial.order(ended(trial), 'end-step');
  return trial;
};
const untilTurn = (trial: Trial, turn: number) => {
  while (trial.battle.clock.turn < turn) trial.order(ended(trial), 'end-step');
  return trial;
};
const FLAMES = [
  {
    name: 'flamethrower',
    kind: 'flamethrower',
    field: 'F',
    rows: [{ ammo: 'GP', type: 'GP', range: { P: 1 }, factor: { P: 5 } }],
  },
] as never;

describe('who is Overrun meets', () => {
  test('[panzer 7.42.2/d × 7.1.3/b] one check after all Overruns with Staggered Initiative, one after each without', () => {
    const checks = (optional: readonly string[]) => {
      const trial = moving({ g1: tank('D4'), g2: tank('D4'), s1: squad }, ['7.1', ...optional] as never, {
        sides: {
          german: { formations: { f: { name: 'F', grade: 'Regulars' } } },
          soviet: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: 9, losses: 0 } } },
        },
        ...(optional.length > 0 && {
          clock: { phase: 'movement', won: [{ side: 'german', formation: 'f' }] },
        }),
      });
      until(trial, 'german movement');
      let count = 0;
      const play = (order: object | string, ...faces: number[]) => {
        trial.order(ended(trial), order as never, ...faces);
        count += trial.told('morale-check').length;
      };
      const check = optional.length > 0 ? [] : rolls(100);
      play(over, ...rolls(2), ...check);
      play({ ...over, unit: 'g2' }, ...rolls(2), ...check);
      if (optional.length > 0) play('end-step', ...rolls(100));
      return count;
    };
    expect([checks(['7.42']), checks([])]).toEqual([1, 2]);
  });

  test('[panzer 7.24/b × S.overrun/c, 7.24/b × S.hand-to-hand/c] camouflage that nobody has made out saves it from neither', () => {
    const secrets = { soviet: { camouflaged: ['s1'] } };
    const driven = moving({ g1: tank('D4'), s1: squad }, ['7.24'], {
      secrets: { ...secrets, ...MOVES('g1') },
    });
    expect(driven.refusal('german', over)?.refused).toBe('DICE_MISSING');
    const fought = moving({ g1: 'Rifle squad at D4', s1: squad }, ['7.24'], {
      secrets: { ...secrets, ...MOVES('g1') },
      first: 'german',
    });
    const order = { order: 'hand-to-hand', units: ['g1'], at: 'D5' };
    expect(fought.refusal('german', order)?.refused).toBe('DICE_MISSING');
  });

  test('[panzer 7.9/e × S.overrun/c] the tank has left its cloud', () => {
    const trial = moving({ g1: tank('D4', { smoke: 'cloud' }), s1: squad }, ['7.9']);
    trial.order('german', over, ...rolls(2));
    expect(trial.unit('g1').smoke).toBe('gone');
  });

  test('[panzer 7.50/d × S.overrun/c] an Overrun gives no right to Defensive Fire', () => {
    const trial = moving({ g1: tank('D4'), s1: ['Soviet squad at D5', {}] }, ['7.50'], {
      commands: { g1: 'move', s1: 'none' },
    });
    trial.order('german', over);
    trial.order('soviet', 'hold-fire', ...rolls(2));
    expect(trial.told('overrun')).toHaveLength(1);
    expect(trial.awaits.join()).not.toContain('defensive-fire');
  });

  test('[panzer 7.1.4/i × S.improved-position] an Improved Position is Heavy Cover in the check for it', () => {
    const modifiers = (mark: object) => {
      const trial = moving({ g1: tank('D4'), s1: squad }, ['7.1'], {
        marks: { D5: mark },
        sides: {
          soviet: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: 1, losses: 1 } } },
        },
      });
      trial.order('german', over, ...rolls(2, 100));
      return trial.told('morale-check')[0]?.modifiers.find(({ why }) => why === 'Heavy Cover')?.value;
    };
    expect([modifiers({ improvedPosition: true }), modifiers({})]).toEqual([20, undefined]);
  });
});

const MOVES = (...ids: string[]) => ({
  german: { commands: Object.fromEntries(ids.map((id, n) => [id, { command: 'move', counter: n + 1 }])) },
});

describe('who comes onto the map meets', () => {
  const coming: Placed = ['Panzer IV', { enters: { turn: 1, hexes: ['A1'] }, crossCountry: 9 }];
  const enter = { order: 'enter-map', unit: 'g1', path: ['A1', 'A2'] };

  test('[panzer 7.29/c × S.reinforcements] rough ground in the entry hex may bog it down', () => {
    const trial = moving({ g1: coming, g2: tank('Z1') }, ['7.29'], { marks: { A1: { terrain: 'rough' } } });
    trial.order('german', enter, ...rolls(1));
    expect(trial.unit('g1')).toMatchObject({ at: 'A1', bogged: true });
  });

  test('[panzer 7.1.2/a × S.reinforcements] a unit that drives on from there has moved from its hex', () => {
    const trial = moving({ g1: coming, g2: tank('Z1') }, ['7.1'], { sides: shaken });
    trial.order('german', enter, ...rolls(100));
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['g1']);
  });
});

describe('loads meet', () => {
  const carrier: Placed = ['SdKfz 251/1 at D4', { facing: 3, crossCountry: 8 }];
  const mount = { order: 'mount', vehicle: 'g1', units: ['g2'] };

  test('[panzer S.mounting × 7.1.5.2/d] a Broken squad mounts, a Suppressed one does not', () => {
    const why = (set: object) =>
      moving({ g1: carrier, g2: ['Rifle squad at D4', set] }, ['7.1']).refusal('german', mount)?.refused;
    expect([why({ broken: 'on' }), why({ suppressed: 'off' })]).toEqual([undefined, 'UNSTEADY']);
  });

  test('[panzer S.mounting × S.command-counters/a] nor does who has MOVE mount a carrier with N/C', () => {
    const trial = moving({ g1: carrier, g2: 'Rifle squad at D4' }, [], {
      commands: { g1: 'none', g2: 'move' },
    });
    expect(trial.refusal('german', mount)?.refused).toBe('NO_MOVE_COMMAND');
  });

  test('[panzer 7.31.2/g × S.towed-units] a gun that is drawn among mines for men is not attacked', () => {
    const trial = moving(
      { g1: ['SdKfz 7 at D4', { facing: 3, crossCountry: 8 }], g2: ['3.7cm PaK 36', { aboard: 'g1' }] },
      ['7.31'],
      { marks: { D5: mined({ personnel: true }) } },
    );
    trial.order('german', go('g1', ['D5']));
    expect(trial.kinds).not.toContain('mine-attack');
    expect(trial.unit('g2').at).toBe('D5');
  });

  test('[panzer 7.42.2/b × S.mounting] a unit that waits mounts a carrier whose formation moves', () => {
    const formations = { a: { name: 'A', grade: 'Regulars' }, b: { name: 'B', grade: 'Regulars' } };
    const trial = moving(
      { g1: ['SdKfz 251/1 at D4', { formation: 'b' }], g2: ['Rifle squad at D4', { formation: 'a' }] },
      ['7.42'],
      {
        sides: { german: { formations } },
        clock: { phase: 'movement', won: ['a', 'b'].map((formation) => ({ side: 'german', formation })) },
      },
    );
    until(trial, 'german movement').order('german', mount);
    expect(trial.unit('g2').aboard).toBe('g1');
  });
});

describe('checks meet', () => {
  /** g1 burns in D4 beside g3, whose check it is. */
  const modifiers = (units: Readonly<Record<string, Placed>>, more: object = {}, ...others: number[]) => {
    const trial = new Trial(
      {
        units: {
          g1: tank('D4', { collateral: ['fuel'] }),
          g3: tank('D4'),
          ...units,
          s9: 'T-34 at Z14',
        },
        options: { optional: ['7.1', '7.23'] },
        clock: { phase: 'movement' },
        sides: shaken as never,
        ...more,
      },
      2,
      ...rolls(...others, 100),
    );
    const check = trial.told('morale-check').find(({ unit }) => unit === 'g3');
    return check?.modifiers.map(({ why, value }) => `${why} ${value}`) ?? [];
  };
  const COMMANDED = 'unbroken command unit in Command Range 20';
  const FLIGHT = 'Broken unit of the formation in Command Range -10';

  test('[panzer 7.1.4/j × S.mounting] a CHQ that rides near by steadies', () => {
    const riding = (post: object) =>
      modifiers({ g5: 'SdKfz 251/1 at D5', g6: ['CHQ half-squad', { aboard: 'g5', ...post }] });
    expect([
      riding({ post: 'CHQ' }).includes(COMMANDED),
      riding({ post: undefined }).includes(COMMANDED),
    ]).toEqual([true, false]);
  });

  test('[panzer 7.1.4/m × S.mounting] a Broken squad that rides near by unsettles', () => {
    const riding = (set: object) =>
      modifiers({ g5: 'SdKfz 251/1 at D5', g6: ['Rifle squad', { aboard: 'g5', ...set }] });
    expect([riding({ broken: 'on' }).includes(FLIGHT), riding({}).includes(FLIGHT)]).toEqual([true, false]);
  });

  test('[panzer 7.1.4/i × S.inside-a-building] a unit inside the building is in Heavy Cover, one that stands beside it is not', () => {
    const where = (set: object) =>
      modifiers({ g3: tank('D4', set) }, { map: field({ D4: 'stone-building' }) }).includes('Heavy Cover 20');
    expect([where({ inside: true }), where({})]).toEqual([true, false]);
  });
});

describe('flames and mines meet', () => {
  const burns = (
    order: object,
    enemies: Readonly<Record<string, Placed>>,
    set: object,
    ...faces: number[]
  ) => {
    const trial = moving({ g1: ['Pioneer squad at D4', { facing: 3, ...set }], ...enemies }, ['7.35'], {
      marks: { D5: { terrain: 'rubble' } },
      first: 'german',
    });
    trial.order('german', order as never, ...faces);
    return untilTurn(trial, 2).at('D5').fire;
  };

  test('[panzer 7.35.1/f × CES.9/b] a flamethrower in a Close Assault sets rubble alight', () => {
    const order = { order: 'close-assault', units: ['g1'], target: 's1' };
    const target = { s1: ['T-34 at D5', { facing: 0, fired: true }] } as const;
    expect(burns(order, target as never, { weapons: FLAMES }, ...rolls(2))).toBe(1);
    expect(burns(order, target as never, { weapons: [] }, ...rolls(2))).toBeUndefined();
  });

  test('[panzer 7.35.1/f × CES.11] and hand to hand', () => {
    const order = { order: 'hand-to-hand', units: ['g1'], at: 'D5' };
    const target = { s1: ['Soviet squad at D5', { kind: 'half-squad', fired: true }] } as const;
    expect(burns(order, target as never, { weapons: FLAMES }, ...rolls(100, 1))).toBe(1);
    expect(burns(order, target as never, { weapons: [] }, ...rolls(100, 1))).toBeUndefined();
  });

  test('[panzer 7.31.3/c × 7.31.2/d] engineers attack the hex that was found, not the rest of the field', () => {
    const trial = moving(
      { g1: tank('D4', { gpDefense: 3 }), g2: 'Pioneer squad at D4', g3: 'Pioneer squad at E4' },
      ['7.31'],
      {
        secrets: {
          soviet: { mines: [{ hexes: ['D5', 'E5'], strength: 'hasty', vehicular: true }] },
          ...MOVES('g1', 'g2'),
        },
      },
    );
    trial.order('german', go('g1', ['D5']), ...rolls(99));
    untilTurn(trial, 2);
    until(trial, 'german command');
    const counters = [
      { command: 'move', units: ['g2'] },
      { command: 'move', units: ['g3'] },
    ];
    trial.order('german', { order: 'place-commands', counters });
    trial.order('soviet', { order: 'place-commands', counters: [] }, ...rolls(90, 10));
    until(trial, 'german assaults');
    const why = (unit: string, at: string) =>
      trial.refusal('german', { order: 'attack-terrain', units: [unit], at })?.refused;
    expect([why('g2', 'D5'), why('g3', 'E5') === 'DICE_MISSING']).toEqual(['DICE_MISSING', false]);
  });

  test('[panzer 7.31.2/f × S.hull-down] a unit that seeks Hull Down among them is attacked', () => {
    const trial = moving({ g1: tank('D4', { gpDefense: 3 }) }, ['7.31'], {
      marks: { D4: { crests: [3], ...(mined({ vehicular: true }) as object) } },
    });
    trial.order(
      'german',
      { order: 'take-position', unit: 'g1', position: 'hull-down', towards: 3 },
      ...rolls(99),
    );
    expect(trial.told('mine-attack')).toHaveLength(1);
  });

  test('[panzer 7.17/c × 7.31.2.2/c] a squad that they halve does not roll for what it carries', () => {
    const trial = moving({ g1: ['Rifle squad at D4', { facing: 3 }] }, ['7.31', '7.17'], {
      marks: { D5: mined({ personnel: true }) },
    });
    trial.order('german', go('g1', ['D5']), ...rolls(1));
    expect(trial.unit('g1').kind).toBe('half-squad');
    expect(trial.kinds).not.toContain('attached-roll');
  });
});
