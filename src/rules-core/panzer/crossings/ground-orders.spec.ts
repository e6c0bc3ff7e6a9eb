import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);
const tank = (at: string, set: object = {}): Placed => [
  `Panzer IV at ${at}`,
  { facing: 3, crossCountry: 9, ...set },
];
const mined = (kind: object) => ({ mines: [{ side: 'soviet', strength: 'hasty', ...kind }] }) as never;
const company = (more: object = {}) => ({
  german: { formations: { f: { name: 'F', grade: 'Elite', cohesionNumber: 9, losses: 0, ...more } } },
});
const place = (trial: Trial, side: string, ...counters: object[]) =>
  trial.refusal(side, { order: 'place-commands', counters } as never)?.refused;
const ended = (trial: Trial) => trial.awaits[0]?.split(' ')[0] ?? '';

describe('counters meet', () => {
  test('[panzer 7.2.2.1/c × S.stacking/b] a unit that comes to light is not placed in a full hex beside them', () => {
    const why = (squads: number) => {
      const trial = new Trial({
        units: {
          g1: 'Panzer IV at D5',
          sc: 'Hidden unit 1 at D6',
          s1: ['Soviet squad', { hidden: true }],
          s2: ['Soviet squad', { hidden: true }],
          ...Object.fromEntries([...Array(squads).keys()].map((n) => [`s1${n}`, 'Soviet squad at D7'])),
        },
        sides: { soviet: { hiddenLimit: 2, formations: { co: { name: 'A', grade: 'Veteran' } } } },
        secrets: { soviet: { counters: { sc: { units: ['s1', 's2'] } } } },
        options: { optional: ['7.2'] },
        clock: { phase: 'spotting', turn: 2 },
        agenda: [{ task: 'turn' }],
      });
      const placements = [
        { unit: 's1', at: 'D6' },
        { unit: 's2', at: 'D7' },
      ];
      return trial.refusal('soviet', { order: 'place-hidden', placements })?.refused;
    };
    expect([why(6), why(5)]).toEqual(['NO_ROOM', undefined]);
  });

  test('[panzer 7.1.1/g × 7.2.2.1/f] a formation has the same Numeric Cohesion Point with hidden units as without', () => {
    const number = (set: object) => {
      const trial = new Trial({
        units: {
          g1: tank('D1'),
          ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`s${n}`, ['Soviet squad at Z12', set]])),
          s9: 'Soviet squad at Z12',
        } as never,
        sides: { soviet: { hiddenLimit: 3, formations: { f: { name: 'F', grade: 'Regulars' } } } },
        options: { optional: ['7.1', '7.2'] },
        clock: { phase: 'spotting' },
        agenda: [{ task: 'turn' }],
      });
      const units = [1, 2, 3, 4, 5, 6].map((n) => `s${n}`);
      trial.order('soviet', { order: 'hide-units', counters: [{ at: 'Z12', units }] });
      const { cohesion } = trial.battle.secret('soviet');
      return trial.battle.side('soviet').formations?.f?.cohesionNumber ?? Object.values(cohesion ?? {})[0];
    };
    expect(number({ hidden: true })).toBe(number({}));
    expect(number({})).toBeGreaterThan(1);
  });
});

describe('Vehicle Assault Cover meets', () => {
  test('[panzer 7.49/h × S.overwatch/a] who advanced behind a tank that is met and lost stands where it fell', () => {
    const SHARED = { command: 'move', counter: 1 } as const;
    const trial = new Trial({
      units: {
        g1: tank('D4'),
        g2: ['Rifle squad at D4', { facing: 3 }],
        s1: ['T-34 at D8', { facing: 0 }],
      },
      options: { optional: ['7.49'] },
      clock: { phase: 'movement' },
      first: 'soviet',
      secrets: {
        german: { commands: { g1: SHARED, g2: SHARED } },
        soviet: { commands: { s1: { command: 'overwatch', counter: 1 } } },
      },
    });
    trial.order('german', go('g1', ['D5'], { covers: ['g2'] }));
    for (let n = 0; n < 3 && trial.battle.clock.window?.unit !== 'g1'; n++)
      trial.order('soviet', 'hold-fire');
    trial.fire('soviet', 's1', 'g1', 'AP', ...rolls(1, 50), 0);
    expect(trial.battle.unit('g1')?.at).toBeUndefined();
    expect(trial.unit('g2')).toMatchObject({ at: 'D5', kind: 'squad' });
  });

  test('[panzer 7.4.2/a × 7.49/e] a unit that advances behind one of a platoon without radio shares its counter', () => {
    const silent: Placed = ['M13/40 at D4', { platoon: '1', noRadio: true, formation: 'f' }];
    const formations = { f: { name: 'F', grade: 'Elite' }, h: { name: 'H', grade: 'Elite' } };
    const why = (squad: object, optional: readonly string[]) =>
      place(
        new Trial({
          units: {
            b1: 'Crusader II at Z14',
            i1: silent,
            i2: silent,
            i3: ['Rifle squad (fucilieri) at D4', squad],
          },
          sides: { italian: { formations } as never },
          options: { optional: optional as never },
          clock: { phase: 'command' },
        }),
        'italian',
        { command: 'move', units: ['i1', 'i2', 'i3'] },
      );
    expect(why({ formation: 'h' }, ['7.4', '7.49'])).toBeUndefined();
    expect(why({ formation: 'h' }, ['7.4'])).toBe('OTHER_FORMATION');
  });
});

describe('radios and headquarters meet', () => {
  test('[panzer 7.4.2/c × S.track-hit/a, 7.4.2/c × S.damaged-vehicle/a] a platoon without radio leaves behind vehicles that have lost a track, but not Damaged ones', () => {
    const SHARED = { command: 'move', counter: 1 } as const;
    const why = (set: object) => {
      const trial = new Trial({
        units: {
          b1: 'Crusader II at Z14',
          i1: ['M13/40 at D4', { platoon: '1', noRadio: true, facing: 3, crossCountry: 6 }],
          i2: ['M13/40 at D4', { platoon: '1', noRadio: true, facing: 3, crossCountry: 6, ...set }],
        },
        options: { optional: ['7.4'] },
        clock: { phase: 'movement' },
        first: 'british',
        secrets: { italian: { commands: { i1: SHARED, i2: SHARED } } },
      });
      return trial.refusal('italian', go('i1', ['D5', 'D6', 'D7', 'D8', 'D9', 'D10']))?.refused;
    };
    expect([why({ trackHit: true }), why({ hullDamaged: true }), why({})]).toEqual([
      undefined,
      'OUT_OF_COMMAND_RANGE',
      undefined,
    ]);
  });

  test('[panzer 7.1.5.2/a × 7.52/e] all are out of the span of a Broken CHQ', () => {
    const most = (set: object) => {
      const trial = new Trial({
        units: {
          g1: tank('D4', { post: 'CHQ', ...set }),
          g2: tank('D5'),
          g3: tank('D5'),
          g4: tank('D5'),
          g5: tank('D5'),
          s9: 'T-34 at Z14',
        },
        sides: company() as never,
        options: { optional: ['7.1', '7.52'] },
        clock: { phase: 'command' },
      });
      const may = (n: number) =>
        place(
          trial,
          'german',
          ...[2, 3, 4, 5].slice(0, n).map((k) => ({ command: 'move', units: [`g${k}`] })),
        ) === undefined;
      return [4, 3, 2, 1].find(may);
    };
    expect([most({ broken: 'off' }), most({})]).toEqual([2, 4]);
  });

  test('[panzer 7.55.1/h × S.towed-units] a leader goes over to a gun of his formation', () => {
    const trial = new Trial({
      units: {
        g1: ['Rifle squad at D4', { leader: { name: 'Otto' } }],
        g2: '5cm PaK 38 at D4',
        s9: 'T-34 at Z14',
      },
      options: { optional: ['7.55'] },
      clock: { phase: 'adjustment' },
    });
    trial.order('german', { order: 'transfer-leader', from: 'g1', to: 'g2' });
    expect(trial.unit('g2').leader?.name).toBe('Otto');
  });

  test('[panzer 7.47/b × S.bail-out/c] a dismounted FO goes on when his tank is given up', () => {
    const trial = new Trial({
      units: {
        g1: tank('D4', { trackHit: true }),
        g2: ['FO section at D4', { parent: 'g1' }],
        g3: tank('Z1'),
        s9: 'T-34 at Z14',
      },
      sides: company() as never,
      options: { optional: ['7.1', '7.47', '7.53'] },
      clock: { phase: 'adjustment' },
    });
    trial.order('german', { order: 'abandon', unit: 'g1' });
    expect(trial.unit('g2')).toMatchObject({ at: 'D4' });
    expect(trial.unit('g2').suppressed).toBeUndefined();
    expect(trial.battle.side('german').formations?.f?.losses).toBe(1);
  });
});

describe('shaken and damaged units meet', () => {
  test('[panzer S.victory-points/c × 7.1.5.2/d] a unit that is Broken or Suppressed holds an objective', () => {
    const holds = (set: object) => {
      const trial = new Trial({
        units: { g1: ['Rifle squad at D4', set], g9: tank('Z1'), s9: 'T-34 at Z14' },
        marks: { D4: { points: 30, held: { side: 'german', since: 1 } } },
        options: { optional: ['7.1'] },
        clock: { phase: 'adjustment', turn: 2 },
      });
      while (trial.battle.clock.turn < 3) trial.order(ended(trial), 'end-step');
      return trial.at('D4').control;
    };
    expect([holds({ broken: 'on' }), holds({ suppressed: 'on' })]).toEqual(['german', 'german']);
  });

  test('[panzer 7.30/f × S.damaged-vehicle/a] a tank with a damaged hull pushes all the same', () => {
    const trial = moving(
      { g1: ['Tiger at D4', { facing: 3, hullDamaged: true }], g2: tank('D4', { trackHit: true }) },
      ['7.30'],
      { map: { D3: 'dirt-road', D4: 'dirt-road', D5: 'dirt-road' }, marks: { D4: { narrow: true } } },
    );
    trial.order('german', { order: 'push', unit: 'g1', target: 'g2' }, ...rolls(99));
    expect(trial.unit('g2').onShoulder).toBe(true);
  });
});

describe('who has left his tank, or leaves the map, meets', () => {
  test('[panzer 7.47/a × 7.31.2/c] an FO dismounts unhurt among mines for vehicles', () => {
    const trial = moving({ g1: tank('D4', { observer: true }) }, ['7.31', '7.47'], {
      marks: { D4: mined({ vehicular: true }) },
    });
    trial.order('german', { order: 'dismount-observer', vehicle: 'g1' });
    expect(trial.kinds).not.toContain('mine-attack');
    expect(trial.unit('g1-fo').at).toBe('D4');
  });

  test('[panzer 7.47/c × S.bail-out/c, S.mounting × S.bail-out/c] nobody mounts what its crew has left', () => {
    const why = (g1: Placed, g2: Placed) =>
      moving({ g1, g2 }, ['7.47']).refusal('german', { order: 'mount', vehicle: 'g1', units: ['g2'] })
        ?.refused;
    const fo: Placed = ['FO section at D4', { parent: 'g1' }];
    const carrier = (set: object): Placed => ['SdKfz 251/1 at D4', set];
    expect([why(tank('D4'), fo), why(carrier({}), 'Rifle squad at D4')]).toEqual([undefined, undefined]);
    expect(why(tank('D4', { bailedOut: true }), fo)).toBe('NOT_YOUR_UNIT');
    expect(why(carrier({ bailedOut: true }), 'Rifle squad at D4')).toBe('NOT_YOUR_UNIT');
  });

  test('[panzer 7.53/b × 7.47/a] no FO comes out of a tank that is given up', () => {
    const trial = new Trial({
      units: { g1: tank('D4', { trackHit: true, observer: true }), g3: tank('Z1'), s9: 'T-34 at Z14' },
      options: { optional: ['7.47', '7.53'] },
      clock: { phase: 'adjustment' },
    });
    trial.order('german', { order: 'abandon', unit: 'g1' });
    expect(trial.battle.unit('g1-fo')).toBeUndefined();
    const lost = trial.battle.side('german').lost ?? [];
    expect(lost.map(({ unit }) => unit)).toEqual(['g1']);
  });

  test('[panzer 7.30/d × S.bail-out/c] a tank that its crew has left bars a Narrow road', () => {
    const why = (at: string) =>
      moving({ g1: tank('D3'), g2: tank(at, { bailedOut: true }) }, ['7.30'], {
        map: { D3: 'dirt-road', D4: 'dirt-road', D5: 'dirt-road' },
        marks: { D4: { narrow: true } },
        commands: { g1: 'move' },
      }).refusal('german', go('g1', ['D4', 'D5']))?.refused;
    expect([why('D4'), why('Z1')]).toEqual(['TOO_NARROW', undefined]);
  });

  const leaving = (mark: object, optional: readonly string[], ...faces: number[]) => {
    const trial = moving({ g1: tank('A4', { gpDefense: 3 }), g2: tank('Z1') }, optional as never, {
      marks: { A4: mark },
      sides: { german: { exits: ['A4'] } },
    });
    return trial.order('german', { order: 'leave-map', unit: 'g1' }, ...faces);
  };

  test('[panzer 7.29/c × S.movement-costs/a] a unit that leaves the map out of rough ground may bog down there', () => {
    expect(leaving({ terrain: 'rough' }, ['7.29'], ...rolls(1)).unit('g1')).toMatchObject({
      at: 'A4',
      bogged: true,
    });
  });

  test('[panzer 7.31.2/f × S.movement-costs/a] mines do not go off under units that leave', () => {
    const trial = leaving(mined({ vehicular: true }), ['7.31']);
    expect(trial.battle.side('german').exited).toEqual(['g1']);
    expect(trial.kinds).not.toContain('mine-attack');
  });

  test('[panzer 7.55.2/g × S.overrun/c] the leader of the tank helps it to Overrun, a CHQ beside it does not', () => {
    const net = (own: object, chq: object) =>
      moving(
        { g1: tank('D4', own), g2: tank('D4', chq), s1: ['Soviet squad at D5', { fired: true }] },
        ['7.55'],
        { sides: company() },
      )
        .order('german', { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' }, ...rolls(40))
        .told('overrun')[0]?.net as number;
    const leader = { name: 'Otto', G: 7 };
    const plain = net({}, {});
    expect([net({ leader }, {}) - plain, net({}, { leader, post: 'CHQ' }) - plain]).toEqual([7, 0]);
  });

  test('[panzer 7.2.2.2/b × S.hand-to-hand/c] a HIDDEN UNIT counter is not fought hand to hand', () => {
    const trial = moving(
      {
        g1: 'Rifle squad at D4',
        sc: 'Hidden unit 1 at D5',
        s1: ['Soviet squad', { hidden: true }],
        s2: ['Soviet squad at D3', { fired: true }],
      },
      ['7.2'],
      {
        sides: { soviet: { hiddenLimit: 2 } },
        secrets: { soviet: { counters: { sc: { units: ['s1'] } } } },
        first: 'german',
      },
    );
    const why = (at: string) =>
      trial.refusal('german', { order: 'hand-to-hand', units: ['g1'], at })?.refused;
    expect([why('D5'), why('D3')]).toEqual(['NO_SUCH_TARGET', 'DICE_MISSING']);
  });
});
