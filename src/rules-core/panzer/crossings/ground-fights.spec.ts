import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

const tank = (set: object = {}): Placed => ['Panzer IV at D4', { facing: 3, crossCountry: 8, ...set }];
const squad = (at: string, set: object = {}): Placed => [`Soviet squad at ${at}`, { fired: true, ...set }];
const over = { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' };
const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const steady = {
  soviet: { formations: { f: { name: 'F', grade: 'Regulars', cohesionNumber: 9, losses: 0 } } },
};
const ended = (trial: Trial) => trial.awaits[0]?.split(' ')[0] ?? '';
const FLAMES = [
  {
    name: 'flamethrower',
    kind: 'flamethrower',
    field: 'F',
    rows: [{ ammo: 'GP', type: 'GP', range: { P: 1 }, factor: { P: 5 } }],
  },
] as never;

/** Ends steps until the phase is over; those that roll have what is given. */
function untilTurn(trial: Trial, turn: number, ...faces: number[]): Trial {
  for (let n = 0; n < 20 && trial.battle.clock.turn < turn && trial.awaits.length > 0; n++)
    trial.order(ended(trial), 'end-step', ...faces);
  return trial;
}

describe('Overrun meets', () => {
  test('[panzer 7.1.3/b × 7.35/a] rubble is not a building: units Overrun there owe a Forced Check; in an Improved Position nobody does', () => {
    const owes = (mark: object) => {
      const trial = moving({ g1: tank(), s1: squad('D5') }, ['7.1'], { marks: { D5: mark }, sides: steady });
      trial.order('german', over, ...rolls(2), ...('terrain' in mark ? rolls(99) : []));
      return trial.kinds.includes('check-owed');
    };
    expect([owes({ terrain: 'rubble' }), owes({ improvedPosition: true })]).toEqual([true, false]);
  });

  test('[panzer 7.35.1/f × S.overrun/c] a flamethrower Overruns in rubble: the fire starts by itself', () => {
    const burns = (set: object) => {
      const trial = moving({ g1: tank(set), s1: squad('D5') }, ['7.35'], {
        marks: { D5: { terrain: 'rubble' } },
      });
      trial.order('german', over, ...rolls(2));
      return untilTurn(trial, 2).at('D5').fire;
    };
    expect([burns({ weapons: FLAMES }), burns({})]).toEqual([1, undefined]);
  });

  test('[panzer 7.38.12.2/g × 7.35.1/f] without its trailer the L3/35 Lf starts none', () => {
    const burns = (jettisons: boolean) => {
      const trial = moving(
        { i1: ['L3/35 Lf at D4', { facing: 3, crossCountry: 8, trailer: 'attached' }], s1: squad('D5') },
        ['7.35', '7.38'],
        { marks: { D5: { terrain: 'rubble' } } },
      );
      if (jettisons) trial.order('italian', { order: 'jettison', unit: 'i1' });
      trial.order('italian', { ...over, unit: 'i1' }, ...rolls(2));
      return untilTurn(trial, 2).at('D5').fire;
    };
    expect([burns(false), burns(true)]).toEqual([1, undefined]);
  });

  test('[panzer S.overrun/c × S.full-cover/b] a unit that is in Full Cover has 2 more to defend', () => {
    const defense = (set: object) => {
      const trial = moving({ g1: tank(), s1: squad('D5', set) }, [], { marks: { D5: { terrain: 'scrub' } } });
      return trial.order('german', over, ...rolls(2)).told('overrun')[0]?.defense ?? 0;
    };
    expect(defense({ fullCover: true }) - defense({})).toBe(2);
  });

  test('[panzer S.overrun/c × 7.36.2/a] by Cautious Movement half of the factor has to do', () => {
    const why = (cautious: boolean) =>
      moving({ g1: tank({ crossCountry: 5 }), s1: squad('D5') }, ['7.36'], {
        options: { visibility: { modifier: -1, ...(cautious && { cautious: true }) } },
      }).refusal('german', over)?.refused;
    expect([why(true), why(false)]).toEqual(['TOO_FAR', 'DICE_MISSING']);
  });

  test('[panzer S.overrun/c × 7.55.1/c] a leader falls with the half-squad that is Overrun', () => {
    const leader = { name: 'Ivanov', G: 5 };
    const trial = moving({ g1: tank(), s1: squad('D5', { kind: 'half-squad', leader }) }, ['7.55']);
    trial.order('german', over, ...rolls(100));
    expect(trial.told('lost').map(({ unit }) => unit)).toEqual(['s1']);
    expect(trial.battle.units().some((unit) => unit.leader)).toBe(false);
  });
});

describe('engineers meet', () => {
  const HASTY = [{ side: 'soviet', strength: 'hasty', vehicular: true }] as never;
  const clear = { order: 'attack-terrain', units: ['g1'], at: 'D5' };
  const pioneers = (set: object, optional: readonly string[] = ['7.31'], more: object = {}) =>
    moving({ g1: ['Pioneer squad at D4', set], g2: 'Pioneer squad at D4' }, optional as never, {
      marks: { D5: { mines: HASTY } },
      first: 'german',
      ...more,
    });

  test('[panzer 7.31.3.3/a × 7.55.2/f] a leader among the engineers adds his G, once', () => {
    const trial = pioneers({ leader: { name: 'Haas', G: 10 } }, ['7.31', '7.55']);
    trial.order('german', clear, ...rolls(30));
    expect(trial.told('obstacle-attacked')[0]).toMatchObject({ net: 40 });
  });

  test('[panzer 7.31.3.3/a × 7.1.5.1/b, 7.31.3.3/a × 7.1.5.2/d] shaken engineers start no attack on mines', () => {
    const why = (set: object) => pioneers(set, ['7.31', '7.1']).refusal('german', clear)?.refused;
    expect([why({ hesitating: 'on' }), why({ broken: 'off' }), why({ suppressed: 'off' })]).toEqual(
      Array(3).fill('UNSTEADY'),
    );
  });

  test('[panzer 7.31.3.3/a × 7.42.2/a] with Staggered Initiative they do not wait for their formation', () => {
    const formations = { a: { name: 'A', grade: 'Regulars' }, b: { name: 'B', grade: 'Regulars' } };
    const won = ['a', 'b'].map((formation) => ({ side: 'german', formation }));
    const trial = pioneers({ formation: 'a' }, ['7.31', '7.42'], {
      sides: { german: { formations } },
      clock: { phase: 'movement', won },
    });
    expect(trial.order('german', clear, ...rolls(99)).kinds).toContain('minefield-cleared');
  });

  test('[panzer 7.31.3.3/a × S.mounting] not from aboard', () => {
    const trial = moving(
      { g1: ['Pioneer squad', { aboard: 'g2' }], g2: 'SdKfz 251/1 at D4', g3: 'Pioneer squad at D6' },
      ['7.31'],
      { marks: { D5: { mines: HASTY } } },
    );
    expect(trial.refusal('german', clear)?.refused).toBe('IS_ABOARD');
    expect(trial.refusal('german', { ...clear, units: ['g3'] })?.refused).toBe('DICE_MISSING');
  });
});

describe('observers and passengers meet', () => {
  const AP_MINES = [{ side: 'soviet', strength: 'deliberate', personnel: true }] as never;

  test('[panzer 7.47/a × 7.31.2/e] an FO who dismounts among mines is attacked at once', () => {
    const trial = moving({ g1: tank({ observer: true }) }, ['7.31', '7.47'], {
      marks: { D4: { mines: AP_MINES } },
    });
    trial.order('german', { order: 'dismount-observer', vehicle: 'g1' }, ...rolls(1));
    expect(trial.told('mine-attack')).toHaveLength(1);
    expect(trial.battle.unit('g1-fo')?.at).toBeUndefined();
  });

  test('[panzer 7.47/c × 7.31.2/e] and nobody who mounts there', () => {
    const trial = moving({ g1: 'SdKfz 251/1 at D4', g2: 'FO section at D4' }, ['7.31', '7.47'], {
      marks: { D4: { mines: AP_MINES } },
    });
    trial.order('german', { order: 'mount', vehicle: 'g1', units: ['g2'] });
    expect([trial.kinds.includes('mine-attack'), trial.unit('g2').aboard]).toEqual([false, 'g1']);
  });

  test('[panzer 7.47/a × 7.55.1/g] a leader who is the FO goes with him', () => {
    const leader = { name: 'Otto', R: 1, role: 'FO' } as never;
    const trial = moving({ g1: tank({ observer: true, leader }) }, ['7.47', '7.55']);
    trial.order('german', { order: 'dismount-observer', vehicle: 'g1' });
    expect([trial.unit('g1').leader, trial.unit('g1-fo').leader?.name]).toEqual([undefined, 'Otto']);
  });

  test('[panzer 7.47/c × 7.55.1/g] and comes back with him; any other leader stays with the vehicle', () => {
    const leader = { name: 'Otto', R: 1 } as never;
    const back = moving(
      { g1: tank({ observer: undefined }), g2: ['FO section at D4', { parent: 'g1', leader }] },
      ['7.47', '7.55'],
    );
    back.order('german', { order: 'mount', vehicle: 'g1', units: ['g2'] });
    expect(back.unit('g1')).toMatchObject({ observer: true, leader: { name: 'Otto' } });
    const other = moving({ g1: tank({ observer: true, post: 'CHQ', leader }) }, ['7.47', '7.55']);
    other.order('german', { order: 'dismount-observer', vehicle: 'g1' });
    expect([other.unit('g1').leader?.name, other.unit('g1-fo').leader]).toEqual(['Otto', undefined]);
  });

  test('[panzer 7.47/a × 7.3/e] he is of the platoon of his vehicle', () => {
    const trial = moving({ g1: tank({ observer: true, platoon: '1' }) }, ['7.3', '7.47']);
    trial.order('german', { order: 'dismount-observer', vehicle: 'g1' });
    expect(trial.unit('g1-fo').platoon).toBe('1');
  });

  test('[panzer 7.47/b × CES.11] he has 10 less where he begins Hand-to-Hand, not where he is attacked', () => {
    const sums = (attacks: boolean) => {
      const trial = moving(
        {
          g1: ['FO section at D4', { parent: 'g9' }],
          s1: squad('D5', { command: 'move', fired: undefined }),
        },
        ['7.47'],
        { first: 'german', ...(!attacks && { commands: { s1: 'move' } }) },
      );
      if (!attacks && ended(trial) === 'german') trial.order('german', 'end-step');
      const order = attacks
        ? { order: 'hand-to-hand', units: ['g1'], at: 'D5' }
        : { order: 'hand-to-hand', units: ['s1'], at: 'D4' };
      trial.order(attacks ? 'german' : 'soviet', order, ...(attacks ? rolls(1, 100) : rolls(100, 1)));
      const { nets, rolled } = trial.told('hand-to-hand')[0] as {
        nets: readonly number[];
        rolled: readonly number[];
      };
      const mine = attacks ? 0 : 1;
      return (nets[mine] as number) - (rolled[mine] as number);
    };
    expect(sums(true) - sums(false)).toBe(-10);
  });

  test('[panzer 7.22/a × S.mounting] infantry smoke: a unit that rides in a carrier of its hex is not in its way, one on foot is', () => {
    const why = (rider: Placed) =>
      new Trial({
        units: {
          g1: ['SdKfz 251/1 at D4', { command: 'none' }],
          g2: 'Rifle squad at D4',
          g3: rider,
          s1: ['T-34 at D8', { spotted: true }],
        },
        commands: { g2: 'fire' },
        options: { optional: ['7.22'] },
      }).refusal('german', { order: 'lay-smoke', unit: 'g2' }, 1)?.refused;
    expect(why(['Rifle squad', { aboard: 'g1' }])).toBeUndefined();
    expect(why('Rifle squad at D4')).toBe('HEX_IS_SHARED');
  });
});

describe('fires meet', () => {
  const burning = { terrain: 'rubble', fire: 1 } as const;
  const quiet = (units: Readonly<Record<string, Placed>>, marks: object, turn: number, more: object = {}) =>
    new Trial({
      units: { s9: 'T-34 at Z14', g9: 'Panzer IV at Z1', ...units },
      marks: marks as never,
      clock: { phase: 'adjustment', turn },
      options: { optional: ['7.35'] },
      ...more,
    });

  test('[panzer 7.35.2/a × S.movement-costs/a] a unit that comes into a fire of long ago and stays is gone at the end of that turn; one that drives through is not', () => {
    const later = (path: readonly string[]) => {
      const trial = moving({ g1: tank() }, ['7.35'], {
        marks: { D5: burning },
        clock: { phase: 'movement', turn: 3 },
      });
      trial.order('german', go('g1', path));
      return untilTurn(trial, 4).battle.unit('g1')?.at;
    };
    expect([later(['D5']), later(['D5', 'D6'])]).toEqual([undefined, 'D6']);
  });

  test('[panzer 7.35.2 × S.ko-bu-wreck/d] a unit that burns leaves no wreck', () => {
    const trial = quiet({ g1: 'Panzer IV at D5' }, { D5: burning }, 2);
    expect(trial.battle.unit('g1')?.at).toBeUndefined();
    expect(trial.at('D5').wrecks ?? []).toEqual([]);
  });

  test('[panzer 7.35.2 × S.victory-points/c] a unit that burns at the end of the turn does not take the objective', () => {
    const trial = quiet(
      { g1: 'Panzer IV at D5' },
      { D5: { ...burning, points: 30, held: { side: 'german', since: 1 } } },
      2,
    );
    expect(trial.at('D5').control).toBeUndefined();
  });

  test('[panzer 7.35.2 × S.passengers-under-fire] a unit that rides burns with the carrier, and both pay', () => {
    const trial = quiet(
      { g1: 'SdKfz 251/1 at D5', g2: ['Rifle squad', { aboard: 'g1' }] },
      { D5: burning },
      2,
    );
    expect((trial.battle.side('german').lost ?? []).map(({ unit }) => unit).sort()).toEqual(['g1', 'g2']);
  });

  test('[panzer 7.35.2 × 7.29/e] a unit that bogs down in burning rubble cannot come out, and burns', () => {
    const trial = moving({ g1: tank() }, ['7.29', '7.35'], {
      marks: { D4: burning },
      clock: { phase: 'movement', turn: 2 },
    });
    trial.order('german', go('g1', ['D5']), ...rolls(1));
    expect(untilTurn(trial, 3).battle.unit('g1')?.at).toBeUndefined();
  });
});

describe('smoke meets', () => {
  test('[panzer 7.9/d × 7.49/f] the cloud of a vehicle does not hide who is beside it on foot', () => {
    const smoky = (id: string) => {
      const trial = new Trial({
        units: {
          g1: ['Panzer IV at D4', { smoke: 'cloud', spotted: true }],
          g2: ['Rifle squad at D4', { spotted: true }],
          s1: ['T-34 at D6', { facing: 0 }],
        },
        commands: { s1: 'fire' },
        options: { optional: ['7.9', '7.49'] },
        first: 'soviet',
      });
      trial.fire('soviet', 's1', id, id === 'g1' ? 'AP' : 'GP', ...rolls(id === 'g1' ? 100 : 2));
      const told = [...trial.told('ap-fire'), ...trial.told('gp-fire')];
      return told[0]?.modifiers.some(({ why }) => why.includes('smoke'));
    };
    expect([smoky('g1'), smoky('g2')]).toEqual([true, false]);
  });

  test('[panzer 7.9/e × S.mounting] the cloud stays when somebody dismounts', () => {
    const trial = moving(
      { g1: ['SdKfz 251/1 at D4', { smoke: 'cloud' }], g2: ['Rifle squad', { aboard: 'g1' }] },
      ['7.9'],
    );
    trial.order('german', { order: 'dismount', vehicle: 'g1', units: ['g2'] });
    expect(trial.unit('g1').smoke).toBe('cloud');
  });

  test('[panzer 7.9/e × S.hull-down] it goes when the vehicle seeks Hull Down in its hex', () => {
    const trial = moving({ g1: tank({ smoke: 'cloud' }) }, ['7.9'], { marks: { D4: { crests: [3] } } });
    trial.order('german', { order: 'take-position', unit: 'g1', position: 'hull-down', towards: 3 });
    expect(trial.unit('g1').smoke).toBe('gone');
  });
});
