import type { Position } from '../../kernel/position/position.js';
import type { Condition } from '../../kernel/scenarios/index.js';
import type { CombatSystem, Unit } from '../system.js';
import { begin, field, position, type Setup } from '../testkit.testkit.js';
import { controlOfBuilding } from './control.js';
import { drafting, scenarioHooks } from './drafting.js';
import { crowding, entered, exitRefusal, mayEnterMap } from './edges.js';
import { judge } from './judge.js';
import { pointsFor } from './points.js';
import { placesIn } from './set-up.js';

type Start = Position<CombatSystem>;
type Secrets = NonNullable<Setup['secrets']>;
const start = (setup: Setup = {}): Start => position({ units: { g1: '6-6 at D4' }, ...setup });
const agenda = (setup: Setup) => drafting.agenda?.(start(setup)).map(({ task }) => task);
const complete = (setup: Setup) => drafting.complete?.(start(setup)) as Start;
/** A force of the order of battle; without a turn it sets up. */
const force = (more: object = {}) => ({ units: ['g1'], hexes: ['D4'], ...more }) as never;
const german = (secret: object): Secrets => ({ german: secret });

test('[combat 11.1.7] a vehicle under a Moved marker is still moving, since this turn or the last', () => {
  const rolling = (phase: 'command' | 'conclusion', more: Partial<Unit> = {}) =>
    complete({ clock: { phase }, units: { g1: ['tank at D4', { marker: 'moved', ...more }] } }).units.g1;
  expect(rolling('conclusion')).toMatchObject({ rolling: 'forward', drove: true });
  expect(rolling('command')).toMatchObject({ rolling: 'forward' });
  expect(rolling('command')?.drove).toBeUndefined();
  expect(rolling('conclusion', { rolling: 'reverse' })).toMatchObject({ rolling: 'reverse' });
  expect(rolling('conclusion', { mKill: true })?.rolling).toBeUndefined();
});

describe('what is said once of what stands in two places', () => {
  const told = (setup: Setup) => complete({ active: 'german', ...setup });
  const aim: Setup['units'] = { g1: 'PaK 38 at D4', a1: '7-6 at D8' };

  test('[combat 12.4.4] an Acquired marker, of the gun or in the hex', () => {
    for (const setup of [
      { units: { ...aim, g1: ['PaK 38 at D4', { acquired: 'D8' }] } as Setup['units'] },
      { units: aim, marks: { D8: { acquired: ['g1'] } } },
    ]) {
      const { units, locations } = told(setup);
      expect([units.g1?.acquired, locations.D8?.acquired]).toEqual(['D8', ['g1']]);
    }
  });
  test('[combat 15.1.1] a marker of a battery, of the side or in the hex', () => {
    const battery = (more: object = {}) => ({
      german: { batteries: [{ id: 'b', size: 105, by: 'radio' as const, ...more }] },
    });
    for (const [setup, mark] of [
      [{ sides: battery({ cff: 'D8' }) }, 'cff'],
      [{ sides: battery(), marks: { D8: { cff: ['b'] } } }, 'cff'],
      [{ sides: battery(), marks: { D8: { ffe: ['b'] } } }, 'ffe'],
    ] as [Setup, 'cff' | 'ffe'][]) {
      const { sides, locations } = told(setup);
      expect(sides.german?.batteries?.[0]?.[mark]).toBe('D8');
      expect(locations.D8?.[mark]).toEqual(['b']);
    }
    expect(told({ sides: battery({ brackets: ['D8', 'D9'] }) }).locations.D9?.brackets).toEqual(['b']);
  });
  test('[combat 11.5.2] [combat 7.2.1] a rider is where his transport is, and over him who lies in a trench there is one', () => {
    const { units, locations } = told({
      units: { g1: 'tank at D4', g2: ['6-6', { aboard: 'g1' }], g3: ['6-6 at D6', { post: 'trench' }] },
    });
    expect(units.g2?.at).toBe('D4');
    expect(locations).toMatchObject({ D6: { trench: true } });
  });
});

describe('what is to be done when a battle is entered', () => {
  test.each([
    ['the Command Phase', { clock: { phase: 'command' } }, ['turn']],
    ['the Fire & Movement Phase', {}, ['turn', 'conclusion', 'rolling-on', 'rolling-on', 'impulse']],
    [
      '[combat 11.1.7] the end of a turn: the side that keeps its vehicles rolling is asked first',
      { clock: { phase: 'conclusion' } },
      ['turn', 'conclusion', 'rolling-on', 'rolling-on'],
    ],
    [
      '[combat 3.3.1] a force to set up',
      { clock: { phase: 'command' }, secrets: german({ forces: [force()] }) },
      ['turn', 'begin-battle'],
    ],
    [
      '[combat 3.2.2.1] reinforcements only',
      { clock: { phase: 'command' }, secrets: german({ forces: [force({ turn: 2 })] }) },
      ['turn'],
    ],
    [
      '[combat 3.2.2.1] reinforcements and others',
      { clock: { phase: 'command' }, secrets: german({ forces: [force({ turn: 2 }), force()] }) },
      ['turn', 'begin-battle'],
    ],
    [
      '[combat 7] works to place',
      { clock: { phase: 'command' }, secrets: german({ works: { wire: 1 } }) },
      ['turn', 'fortify'],
    ],
  ] as [string, Setup, string[]][])('%s', (_, setup, expected) => {
    expect(agenda(setup)).toEqual(expected);
  });

  test.each([
    ['german', 'german'],
    ['russian', 'russian'],
    ['Red Army', 'russian'],
    ['soviet', 'russian'],
    ['american', 'american'],
    ['US', 'american'],
    ['gold', 'german'],
  ])('a side called %s is %s', (id, nationality) => {
    expect(drafting.side?.(id)).toEqual({ nationality });
  });

  test('six turns from the Command Phase, the first side with the Initiative', () => {
    expect(drafting.clock?.(['a', 'b'])).toEqual({ phase: 'command', lastTurn: 6, initiative: 'a' });
    expect(complete({ options: { turns: 9 } }).clock.lastTurn).toBe(9);
    expect(complete({}).clock.lastTurn).toBe(5);
  });

  test('[combat 13.1.1] smoke grenades at the beginning, unless the order of battle says otherwise', () => {
    const units: Setup['units'] = { g1: '6-6 at D4', g2: '8-2 at D4', a1: '4-4 at L9' };
    expect(complete({ units }).sides.german?.smokeGrenades).toBe(2);
    expect(complete({ units }).sides.american?.smokeGrenades).toBeUndefined();
    expect(complete({ units, clock: { turn: 2 } }).sides.german?.smokeGrenades).toBeUndefined();
    expect(complete({ units, sides: { german: { smokeGrenades: 7 } } }).sides.german?.smokeGrenades).toBe(7);
  });

  test('[combat 3.3.4] who may hide or has hidden units is asked as one that hides', () => {
    const hides = (setup: Setup) => complete(setup).sides.german?.mayHide;
    expect(hides({})).toBeUndefined();
    expect(hides({ units: { g1: ['6-6 at D4', { hidden: true }] } })).toBe(true);
    expect(hides({ secrets: german({ forces: [force(), force({ mayHide: 1 })] }) })).toBe(true);
    expect(hides({ secrets: german({ forces: [force()] }) })).toBeUndefined();
    expect(hides({ units: { g1: '6-6 at D4', a1: ['7-6 at L9', { hidden: true }] } })).toBeUndefined();
  });

  test.each([
    [
      '[combat 7] those of the order of battle',
      { options: { fortifications: { german: { wire: 2 } } } },
      { wire: 2 },
    ],
    [
      '[combat 15.1.4.1] plotted fire is written down',
      { sides: { german: { batteries: [{ id: 'x', size: 105, by: 'plotted' }] } } },
      {},
    ],
    [
      '[combat 15.4.1] so is an observer off the map',
      { sides: { german: { batteries: [{ id: 'x', size: 105, by: 'observer' }] } } },
      {},
    ],
    [
      '[combat 15.7.1] and a registered hex',
      {
        sides: { german: { batteries: [{ id: 'x', size: 105, by: 'phone', registers: 1 }] } },
        units: { g1: ['nco at D4', { phone: 'x' }] },
      },
      {},
    ],
    [
      '[combat 15.6.1] a radio is issued',
      { sides: { german: { batteries: [{ id: 'x', size: 105, by: 'radio' }] } } },
      {},
    ],
    [
      '[combat 15.6.1] unless somebody has it',
      {
        sides: { german: { batteries: [{ id: 'x', size: 105, by: 'radio' }] } },
        units: { g1: ['nco at D4', { radio: 'x' }] },
      },
      undefined,
    ],
    ['nothing to place or to note', {}, undefined],
  ] as [string, Setup, object | undefined][])('%s', (_, setup, works) => {
    const placing = complete({ ...setup, secrets: german({ forces: [force()] }) });
    expect(placing.secrets.german?.works).toEqual(works);
    const entering = complete({ ...setup, secrets: german({ forces: [force({ turn: 2 })] }) });
    expect(entering.secrets.german?.works).toBeUndefined();
    const given = complete({ ...setup, secrets: german({ forces: [force()], works: { mines: 1 } }) });
    expect(given.secrets.german?.works).toEqual({ mines: 1 });
  });

  test('[combat 3.2.2.1] [combat 3.2.2.2] reinforcements know when and where they enter', () => {
    const secrets = german({
      forces: [force({ turn: 2, hexes: ['A1', 'A2'], units: ['g1', 'gone'] }), force({ units: ['g2'] })],
    });
    const { units } = complete({ units: { g1: '6-6', g2: '6-6' }, secrets });
    expect(units.g1?.enters).toEqual({ turn: 2, hexes: ['A1', 'A2'] });
    expect(units.g2?.enters).toBeUndefined();
    expect(Object.keys(units)).toEqual(['g1', 'g2']);
  });
});

describe('the special rules of a scenario', () => {
  const options = (special: object, is: Condition = { control: { side: 'german', hexes: ['D4'] } }) =>
    scenarioHooks.options?.({ turns: 6, victory: { wins: [{ side: 'german', is }] }, special } as never);
  const goal = { wins: [{ side: 'german', is: { control: { side: 'german', hexes: ['D4'] } } }] };

  test.each([
    [{}, {}],
    [{ 'random-impulses': {} }, { randomImpulses: true }],
    [{ 'city-buildings': {} }, { stalingrad: true }],
    [{ sewers: {} }, { sewers: true }],
    [{ wading: {} }, { wading: true }],
    [{ 'deep-shellholes': {} }, { deepShellholes: true }],
    [{ night: { hexes: 5 } }, { night: 5 }],
    [{ fortifications: { german: { wire: 1 } } }, { fortifications: { german: { wire: 1 } } }],
  ])('[combat 3.2.4] %j', (special, expected) => {
    expect(options(special)).toEqual({ turns: 6, victory: goal, ...expected });
  });

  const exit = (hexes?: string[]): Condition =>
    ({ exit: { side: 'german', atLeast: 1, ...(hexes && { hexes }) } }) as Condition;
  test.each([
    [exit(['A1']), [{ side: 'german', hexes: ['A1'] }]],
    [
      { all: [exit(['A1']), exit(['A2'])] },
      [
        { side: 'german', hexes: ['A1'] },
        { side: 'german', hexes: ['A2'] },
      ],
    ],
    [
      { any: [exit(['A1']), { control: { side: 'german', hexes: ['D4'] } }] },
      [{ side: 'german', hexes: ['A1'] }],
    ],
    [{ not: exit(['A3']) }, [{ side: 'german', hexes: ['A3'] }]],
    [exit(), undefined],
    [{ control: { side: 'german', hexes: ['D4'] } }, undefined],
  ] as [Condition, object[] | undefined][])(
    '[combat 3.2.3.2] exit hexes are those of the Victory Conditions: %j',
    (is, exits) => {
      expect((options({}, is) as { exits?: object }).exits).toEqual(exits);
    },
  );
});

describe('judging', () => {
  test('[combat 3.2.3.1] [combat 3.2.3.2] losses are what the enemy has won, less what he won by leaving', () => {
    const { battle } = begin(
      { g1: '6-6 at D4', g7: '6-6', g8: 'nco', a1: '7-6 at A1' },
      { sides: { german: { points: 9, exited: ['g7', 'g8', 'gone'] }, american: { points: 4 } } },
    );
    const left = pointsFor(battle, battle.theUnit('g7')) + pointsFor(battle, battle.theUnit('g8'));
    expect(left).toBeGreaterThan(2);
    expect(judge(battle).casualties('american')).toBe(9 - left);
    expect(judge(battle).casualties('german')).toBe(4);
    expect(judge(battle).exited('german', [])).toBe(3);
    expect(judge(battle).name('german')).toBe('german');
  });

  test('[combat 3.2.3.3.1] as many buildings as said; hexes clear of every enemy on the map', () => {
    const marks = { D4: { control: 'german' }, D5: { control: 'american' } };
    const { battle } = begin({ g1: '6-6 at B2', a1: '7-6 at L9/1', a2: '7-6' }, { marks });
    const special = (name: string, hexes: string[], atLeast?: number) =>
      judge(battle).special?.(name, 'german', { hexes, ...(atLeast && { atLeast }) } as never);
    expect(special('buildings', ['D4', 'D5'])).toBe(false);
    expect(special('buildings', ['D4', 'D5'], 1)).toBe(true);
    expect(special('buildings', ['D4', 'D5'], 2)).toBe(false);
    expect(special('clear', ['B2', 'C3'])).toBe(true);
    expect(special('clear', ['B2', 'L9'])).toBe(false);
    expect(special('something else', ['B2'])).toBe(false);
  });

  test('[combat 3.2.3.3.1] an empty building is held by who held all of it last', () => {
    const marks = (one?: string, other?: string): Setup['marks'] => ({
      D4: { building: 'mill', features: ['building'] as never, ...(one && { control: one }) },
      D5: { building: 'mill', features: ['building'] as never, ...(other && { control: other }) },
    });
    const holder = (one?: string, other?: string) =>
      controlOfBuilding(
        begin({ g1: '6-6 at B2', a1: '7-6 at L9' }, { marks: marks(one, other) }).battle,
        'D4',
      );
    expect(holder('german', 'german')).toEqual({ side: 'german' });
    expect(holder('german', 'american')).toBe('none');
    expect(holder('german')).toBe('none');
    expect(holder()).toBe('none');
  });

  test.each([
    ['squad', '6-6', 2],
    ['half-squad', '3-6', 1],
    ['weapon team', 'MG 42', 1],
    ['gun', '75mm gun', undefined],
    ['NCO', 'nco', undefined],
    ['officer', 'officer', undefined],
    ['Commissar', 'commissar', undefined],
    ['tank', 'tank', undefined],
    ['truck', 'truck', undefined],
  ])('[combat 3.2.3.1] a %s is worth points', (_, counter, worth) => {
    const { battle } = begin({ g1: `${counter} at D4`, a1: '7-6 at L9' });
    const points = pointsFor(battle, battle.theUnit('g1'));
    expect(points).toBeGreaterThan(0);
    if (worth !== undefined) expect(points).toBe(worth);
  });

  test('[combat 3.2.3.1] the heavier, the more', () => {
    const { battle } = begin({
      g1: 'nco at D4',
      g2: 'officer at D4',
      g3: 'commissar at D4',
      g4: 'truck at D4',
      g5: ['tank at D4', { drive: 'half-tracked' }],
      g6: 'tank at D4',
      a1: '7-6 at L9',
    });
    const worth = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'].map((id) => pointsFor(battle, battle.theUnit(id)));
    const [nco, officer, commissar, truck, halfTrack, tank] = worth as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    expect(nco).toBeLessThan(officer);
    expect(commissar).toBe(officer);
    expect(truck).toBeLessThan(halfTrack);
    expect(halfTrack).toBeLessThan(tank);
  });
});

describe('on and off the map', () => {
  const enters = { turn: 2, hexes: ['A3'] };
  const units: Setup['units'] = {
    g1: ['6-6', { enters }],
    g2: ['tank', { enters }],
    g3: '6-6 at D4',
    g4: '6-6 at A3/1',
    a1: '7-6 at L9',
  };
  const scene = (turn: number, troops?: number, vehicles?: number) =>
    begin(units, {
      clock: { turn },
      ...(troops !== undefined && { marks: { A3: { entered: { troops, vehicles: vehicles ?? 0 } } } }),
      options: {
        exits: [
          { side: 'german', hexes: ['D4', 'A3'] },
          { side: 'american', hexes: ['L9'] },
        ],
      },
    }).battle;

  test('[combat 3.2.2.1] [combat 3.2.2.2] in its turn or later, on or next to its entry hexes', () => {
    const code = (turn: number, to: string, id = 'g1') => {
      const battle = scene(turn);
      return mayEnterMap(battle, battle.theUnit(id), to)?.refused;
    };
    expect([1, 2, 3].map((turn) => code(turn, 'A3'))).toEqual(['NOT_YET', undefined, undefined]);
    expect(['A3', 'A2', 'B3', 'A5', 'C3'].map((to) => code(2, to))).toEqual([
      ...[undefined, undefined, undefined, 'NOT_AN_ENTRY_HEX', 'NOT_AN_ENTRY_HEX'],
    ]);
    expect(code(2, 'A3', 'g3')).toBe('NOT_YET');
  });

  test('[combat 3.2.2.2] beyond what a hex holds each pays one more, and one more again', () => {
    const more = (id: string, troops: number, vehicles = 0) => {
      const battle = scene(2, troops, vehicles);
      return crowding(battle, battle.theUnit(id), 'A3');
    };
    expect([0, 4, 5, 6, 7, 8].map((troops) => more('g1', troops))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 1, 2, 3].map((vehicles) => more('g2', 0, vehicles))).toEqual([0, 0, 1, 2]);
    const battle = scene(2, 3, 1);
    expect(entered(battle, battle.theUnit('g1'), 'A3')).toEqual({ troops: 5, vehicles: 1 });
    expect(entered(battle, battle.theUnit('g2'), 'A3')).toEqual({ troops: 3, vehicles: 2 });
    expect(entered(battle, battle.theUnit('g2'), 'A4')).toEqual({ troops: 0, vehicles: 1 });
  });

  test('[combat 3.2.3.2] by the exit hexes of its own side', () => {
    const battle = scene(2);
    const code = (unit: Unit) => exitRefusal(battle, unit)?.refused;
    const g3 = battle.theUnit('g3');
    expect([
      code(g3),
      code(battle.theUnit('g4')),
      code({ ...g3, at: 'L9' }),
      code({ ...g3, side: 'american' }),
    ]).toEqual([...[undefined, undefined, 'NO_EXIT', 'NO_EXIT']]);
  });

  test('[combat 6.4.1] [combat 6.4.6.1] every place of a hex in which a unit may stand', () => {
    const setup: Setup = {
      map: field({ D4: 'stone-building' }),
      marks: { D4: { features: ['stairway', 'steeple', 'cellar'] } },
    };
    const units: Setup['units'] = {
      g1: '6-6 at A1',
      g2: 'nco at A1',
      g3: 'tank at A1',
      g4: '75mm gun at A1',
      g5: 'MG 34 at A1',
      a1: '7-6 at L9',
    };
    const { battle } = begin(units, setup);
    const places = (id: string) => placesIn(battle, battle.theUnit(id), 'D4').join(' ');
    expect(['g1', 'g2', 'g3', 'g4', 'g5'].map(places)).toEqual([
      'D4 D4/1 D4/2 D4/cellar',
      'D4 D4/1 D4/2 D4/steeple D4/cellar',
      'D4',
      'D4',
      'D4 D4/1 D4/2 D4/steeple D4/cellar',
    ]);
    expect(placesIn(battle, battle.theUnit('g1'), 'E4')).toEqual(['E4']);
  });
});
