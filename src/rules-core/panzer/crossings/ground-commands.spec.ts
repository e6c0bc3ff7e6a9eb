import { d100, type Placed, Trial } from '../testkit.testkit.js';
import { go, moving } from './ground.testkit.js';

const COMPANY = { name: 'A Company', grade: 'Elite' } as const;
const tank = (at: string, set: object = {}): Placed => [`Panzer IV at ${at}`, { facing: 3, ...set }];
const rolls = (...values: number[]) => values.flatMap((value) => [...d100(value)]);

/** The Command Phase of a company with its CHQ in D4, and how many of four MOVE counters it may place. */
const mostMoves = (
  units: Readonly<Record<string, Placed>>,
  optional: readonly string[] = [],
  more: object = {},
) => {
  const ids = Object.keys(units);
  const trial = new Trial({
    units: { s9: 'T-34 at Z14', ...units },
    sides: { german: { formations: { co: COMPANY } } },
    options: { optional: ['7.52', ...optional] as never },
    clock: { phase: 'command' },
    ...more,
  } as never);
  const place = (n: number) =>
    trial.refusal('german', {
      order: 'place-commands',
      counters: ids.slice(0, n).map((id) => ({ command: 'move', units: [id] })),
    })?.refused;
  return [4, 3, 2, 1].find((n) => place(n) === undefined) ?? 0;
};
const company = (g4: Placed, g1: Placed = tank('D4', { post: 'CHQ' })) => ({
  g1,
  g2: tank('D4'),
  g3: tank('D4'),
  g4,
});

describe('Command Span meets', () => {
  test('[panzer 7.52/e × 7.53/b] a straggler that was bailed out limits nobody any more', () => {
    const straggler = (set: object) => mostMoves(company(tank('R4', set)));
    const [limited, free] = [straggler({ trackHit: true }), straggler({ trackHit: true, bailedOut: true })];
    expect(limited).toBe(2);
    expect(free).toBeGreaterThan(limited);
  });

  test('[panzer 7.52/e × S.reinforcements] a unit that has not come onto the map is out of nobody’s span', () => {
    const waiting: Placed = ['Panzer IV', { enters: { turn: 3, hexes: ['A1'] } }];
    expect(mostMoves({ ...company(tank('D4')), g5: waiting })).toBe(4);
  });

  test('[panzer 7.52/f × S.reinforcements] a CHQ that is still to come is not lost', () => {
    const waiting: Placed = ['Panzer IV', { post: 'CHQ', enters: { turn: 3, hexes: ['A1'] } }];
    expect(mostMoves({ ...company(tank('D4'), tank('D4')), g5: waiting })).toBe(4);
  });

  test('[panzer 7.52/f × S.overrun/c] a CHQ half-squad that is Overrun is lost to its formation', () => {
    const trial = moving(
      {
        g1: tank('D4', { crossCountry: 8 }),
        s1: ['CHQ half-squad at D5', { post: 'CHQ', fired: true, nation: 'soviet' }],
        s2: ['T-34 at Z13', { command: 'none' }],
      },
      ['7.52'],
      { sides: { soviet: { formations: { co: COMPANY } } } },
    );
    trial.order('german', { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' }, ...rolls(100));
    expect(trial.told('lost').map(({ unit }) => unit)).toEqual(['s1']);
    expect(trial.battle.side('soviet').formations?.co?.headquartersLost).toEqual(['CHQ']);
  });

  test('[panzer 7.52/f] a CHQ that leaves the map is not lost: no permanent halving', () => {
    const trial = moving({ g1: tank('A4', { post: 'CHQ' }), g2: tank('D4') }, ['7.52'], {
      sides: { german: { formations: { co: COMPANY }, exits: ['A4'] } },
    });
    trial.order('german', { order: 'leave-map', unit: 'g1' });
    expect(trial.battle.side('german').formations?.co?.headquartersLost).toBeUndefined();
  });

  test('[panzer 7.52/c × S.mounting] a CHQ that rides commands from its carrier', () => {
    const riding = (at: string) => ({
      g1: [`SdKfz 251/1 at ${at}`, {}] as Placed,
      g2: tank('D4'),
      g3: tank('D4'),
      g4: tank('D4'),
      g5: ['CHQ half-squad', { post: 'CHQ', aboard: 'g1' }] as Placed,
    });
    expect([mostMoves(riding('E4')), mostMoves(riding('R4'))]).toEqual([4, 2]);
  });
});

describe('Staggered Initiative meets', () => {
  const formations = { a: { name: 'A', grade: 'Regulars' }, b: { name: 'B', grade: 'Regulars' } };
  /** B won last and moves first: A waits. */
  const waiting = (
    units: Readonly<Record<string, Placed>>,
    optional: readonly string[] = [],
    more: object = {},
  ) => {
    const trial = moving({ g9: tank('Z1', { formation: 'b' }), ...units }, ['7.42', ...optional] as never, {
      sides: { german: { formations, exits: ['D4'] } },
      clock: {
        phase: 'movement',
        won: [
          { side: 'german', formation: 'a' },
          { side: 'german', formation: 'b' },
        ],
      },
      ...more,
    });
    for (let n = 0; n < 4 && !trial.awaits.includes('german movement'); n++)
      trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'end-step');
    return trial;
  };
  const a = { formation: 'a' };

  test('[panzer 7.42.2/b × S.hull-down, 7.42.2/b × 7.30/f, 7.42.2/b × 7.47/a] whatever moves waits for its formation', () => {
    const trial = waiting(
      { g1: tank('D4', { ...a, observer: true }), g2: tank('D4', { ...a, trackHit: true }) },
      ['7.30', '7.47'],
      {
        marks: { D4: { crests: [3], narrow: true } },
        map: { D3: 'dirt-road', D4: 'dirt-road', D5: 'dirt-road' },
      },
    );
    const why = (order: object) => trial.refusal('german', order as never)?.refused;
    expect([
      why(go('g1', ['D5'])),
      why({ order: 'take-position', unit: 'g1', position: 'hull-down', towards: 3 }),
      why({ order: 'push', unit: 'g1', target: 'g2' }),
      why({ order: 'dismount-observer', vehicle: 'g1' }),
      why({ order: 'leave-map', unit: 'g1' }),
    ]).toEqual(Array(5).fill('FORMATION_WAITS'));
  });

  test('[panzer 7.42.2/b × 7.49/e] a unit that advances behind a vehicle of another formation moves in its turn', () => {
    const shared = { command: 'move', counter: 1 };
    const trial = waiting({ g1: tank('D4', { formation: 'b' }), g2: ['Rifle squad at D4', a] }, ['7.49'], {
      commands: undefined,
      secrets: { german: { commands: { g1: shared, g2: shared, g9: { command: 'move', counter: 2 } } } },
    });
    trial.order('german', go('g1', ['D5'], { covers: ['g2'] }));
    expect([trial.unit('g1').at, trial.unit('g2').at]).toEqual(['D5', 'D5']);
  });
});

describe('HIDDEN UNIT counters on the move meet', () => {
  const hidden = (
    units: Readonly<Record<string, Placed>>,
    under: readonly string[],
    optional: readonly string[] = [],
    more: object = {},
  ) => {
    const placed = Object.entries(units).map(([id, one]) => {
      const [text, values] = typeof one === 'string' ? [one, {}] : one;
      return [id, under.includes(id) ? [text, { ...values, hidden: true }] : one];
    });
    const trial = new Trial({
      units: {
        g9: ['Panzer IV at Z14', { command: 'none' }],
        sc: 'Hidden unit 1 at D4',
        ...Object.fromEntries(placed),
      },
      sides: { soviet: { hiddenLimit: 3 } },
      secrets: { soviet: { counters: { sc: { units: [...under] } } } },
      options: { optional: ['7.2', ...optional] },
      clock: { phase: 'movement', turn: 2 },
      commands: { sc: 'move' },
      ...more,
    } as never);
    for (let n = 0; n < 4 && !trial.awaits.includes('soviet movement'); n++)
      trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'end-step');
    return trial;
  };
  const walk = (...path: string[]) => ({ order: 'move-counter', counter: 'sc', path });
  const reach = (trial: Trial, ...paths: string[][]) =>
    paths.map((path) => trial.refusal('soviet', walk(...path))?.refused ?? 'goes');
  const THREE = ['D5', 'D6', 'D7'];

  test('[panzer 7.2.2.2/a × S.mounting] a lorry with a squad aboard goes as a lorry; with one on foot as it walks', () => {
    const lorry: Placed = ['ZiS-5 truck', { crossCountry: 3 }];
    expect(reach(hidden({ s1: lorry, s2: ['Soviet squad', { aboard: 's1' }] }, ['s1', 's2']), THREE)).toEqual(
      ['goes'],
    );
    expect(reach(hidden({ s1: lorry, s2: 'Soviet squad' }, ['s1', 's2']), THREE)).toEqual(['TOO_FAR']);
  });

  test('[panzer 7.2.2.2/a × 7.36.2/a] by Cautious Movement a counter with a tank goes half as far', () => {
    const options = { optional: ['7.2', '7.36'], visibility: { modifier: -1, cautious: true } };
    const trial = hidden({ s1: ['T-34', { crossCountry: 4 }] }, ['s1'], [], { options });
    expect(reach(trial, ['D5', 'D6'], THREE)).toEqual(['goes', 'TOO_FAR']);
  });

  test('[panzer 7.2.2.2/a × 7.32] a counter with a tank too heavy for the bridge does not go over it; one with a lorry does', () => {
    const marks = { D5: { terrain: 'bridge', weightLimit: 10 } };
    const over = (units: Readonly<Record<string, Placed>>, under: readonly string[]) =>
      reach(hidden(units, under, ['7.32'], { marks }), ['D5'])[0];
    expect([
      over({ s1: ['T-34', { weight: 30 }] }, ['s1']),
      over({ s1: ['ZiS-5 truck', { weight: 5 }] }, ['s1']),
    ]).toEqual(['TOO_HEAVY', 'goes']);
  });

  test('[panzer 7.2.2.2/a × 7.30/c] a counter with a vehicle does not enter a Narrow hex with an enemy vehicle', () => {
    const more = {
      marks: { D5: { narrow: true } },
      map: undefined,
    };
    const trial = hidden(
      { s1: 'T-34', g1: ['Panzer IV at D5', { command: 'none', trackHit: true }] },
      ['s1'],
      ['7.30'],
      more,
    );
    expect(reach(trial, ['D5'])).toEqual(['TOO_NARROW']);
  });

  test('[panzer 7.2.2.2/b × 7.31.2/e] a unit that dismounts under a counter among mines is brought to light and attacked', () => {
    const among = (kind: object) => {
      const mines = [{ hexes: ['D4'], strength: 'deliberate', ...kind }];
      const trial = hidden(
        { s1: 'ZiS-5 truck', s2: ['Soviet squad', { aboard: 's1' }] },
        ['s1', 's2'],
        ['7.31'],
        {
          secrets: { german: { mines }, soviet: { counters: { sc: { units: ['s1', 's2'] } } } },
        },
      );
      return trial.order('soviet', { order: 'shift-hidden', units: ['s2'], does: 'dismount' });
    };
    expect(among({ vehicular: true }).kinds).not.toContain('counter-struck');
    const trial = among({ personnel: true });
    expect(trial.awaits).toEqual(['soviet place-hidden']);
    const placements = [
      { unit: 's1', at: 'D4', facing: 0 },
      { unit: 's2', at: 'D4' },
    ];
    trial.order('soviet', { order: 'place-hidden', placements }, ...rolls(1));
    expect(trial.told('mine-attack')).toHaveLength(1);
    expect(trial.unit('s2').kind).toBe('half-squad');
  });

  test('[panzer 7.2.2.2/a × S.overrun/c] an Overrun goes into no counter, whatever is under it', () => {
    const trial = moving(
      {
        g1: tank('D3', { crossCountry: 8 }),
        sc: 'Hidden unit 1 at D4',
        s1: ['Soviet squad', { hidden: true }],
      },
      ['7.2'],
      {
        sides: { soviet: { hiddenLimit: 3 } },
        secrets: { soviet: { counters: { sc: { units: ['s1'] } } } },
      },
    );
    for (let n = 0; n < 4 && !trial.awaits.includes('german movement'); n++)
      trial.order(trial.awaits[0]?.split(' ')[0] ?? '', 'end-step');
    const over = { order: 'overrun', unit: 'g1', path: ['D4', 'D5'], at: 'D4' };
    expect(trial.refusal('german', over)?.refused).toBe('NO_SUCH_TARGET');
  });
});

describe('objectives and reinforcements meet', () => {
  const endOf = (units: object, mark: object = {}, options: object = {}) =>
    new Trial({
      units: { g9: 'Rifle squad at D4', s9: 'T-34 at Y12', ...units } as never,
      marks: { F6: { points: 30, held: { side: 'german', since: 1 }, ...mark } },
      options: options as never,
      clock: { phase: 'adjustment', turn: 2 },
    }).at('F6').control;

  test('[panzer S.victory-points/c × S.bail-out/c] a crew that has bailed out holds nothing, and contests nothing', () => {
    expect(endOf({ g1: ['Panzer IV at F6', { bailedOut: true }] })).toBeUndefined();
    expect(endOf({ g1: 'Panzer IV at F6', s1: ['T-34 at F6', { bailedOut: true }] })).toBe('german');
  });

  test('[panzer S.victory-points/c × S.passengers-under-fire] a unit that rides in a lorry holds what the lorry cannot', () => {
    const lorry = { g1: 'Opel Blitz truck at F6', g2: ['Rifle squad', { aboard: 'g1' }] };
    expect(endOf(lorry)).toBe('german');
  });

  test('[panzer S.victory-points/c × S.track-hit/b] an immobile tank holds and contests', () => {
    expect(endOf({ g1: ['Panzer IV at F6', { trackHit: true }] })).toBe('german');
    expect(endOf({ g1: 'Panzer IV at F6', s1: ['T-34 at F6', { trackHit: true }] })).toBeUndefined();
  });

  test('[panzer S.victory-points/c] a unit that rides leaves the map with its lorry, and neither is lost', () => {
    const trial = moving({ g1: 'Opel Blitz truck at A4', g2: ['Rifle squad', { aboard: 'g1' }] }, [], {
      sides: { german: { exits: ['A4'] } },
    });
    trial.order('german', { order: 'leave-map', unit: 'g1' });
    const { exited = [], lost = [] } = trial.battle.side('german');
    expect([[...exited].sort(), lost]).toEqual([['g1', 'g2'], []]);
  });

  test('[panzer S.reinforcements × 7.36.2/b] in very limited visibility they come along a road as across country', () => {
    const come = (visibility?: object) =>
      moving(
        { g1: ['Panzer IV', { crossCountry: 2, road: 4, enters: { turn: 1, hexes: ['A4'] } }] },
        ['7.36'],
        {
          map: Object.fromEntries(['A4', 'A5', 'A6', 'A7'].map((hex) => [hex, 'dirt-road'])) as never,
          marks: { A5: { terrain: 'clear' } },
          commands: undefined,
          options: visibility ? ({ visibility } as never) : {},
        },
      ).refusal('german', { order: 'enter-map', unit: 'g1', path: ['A4', 'A5', 'A6'] })?.refused;
    expect([come(), come({ modifier: -4, class: 'very limited' })]).toEqual([undefined, 'TOO_FAR']);
  });

  test('[panzer S.reinforcements × S.movement-costs/a] they come in their turn or later, not before', () => {
    const come = (turn: number) =>
      moving({ g1: ['Panzer IV', { enters: { turn: 2, hexes: ['A4'] } }] }, [], {
        commands: undefined,
        clock: { phase: 'movement', turn },
      });
    expect(come(1).awaits).not.toContain('german movement');
    expect(
      come(3)
        .order('german', { order: 'enter-map', unit: 'g1', path: ['A4'] })
        .unit('g1').at,
    ).toBe('A4');
  });
});
