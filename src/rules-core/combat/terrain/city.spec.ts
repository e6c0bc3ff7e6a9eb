import type { Order } from '../../kernel/action.js';
import { sight } from '../los/sight.js';
import {
  d100,
  field,
  fire,
  moves,
  type Placed,
  refused,
  type Setup,
  shoot,
  Trial,
} from '../testkit.testkit.js';
import { drives } from '../vehicles/testkit.testkit.js';
import { entryCost } from './costs.js';
import { floorsIn, levelOf, terrainIn } from './ground.js';

const GRID = { columns: 10, rows: 12 };
type Map = Parameters<typeof field>[0];
type More = Omit<Setup, 'map'> & { map?: Map };
const begin = (units: Setup['units'] = {}, { map = {}, ...setup }: More = {}) =>
  new Trial({ ...setup, map: field(map, GRID), units: { a9: 'nco at J11', ...units } });
const line = (from: string, to: string, more: More) =>
  sight(begin({}, more).battle, { at: from }, { at: to });
const cost = (from: string, to: string, more: More, placed = '6-6') => {
  const { battle } = begin({ g1: `${placed} at ${from}` }, more);
  const found = entryCost(battle, battle.theUnit('g1'), to);
  return 'refused' in found ? found.refused : found.mp;
};
const end = (trial: Trial) => trial.order('american', 'offer-end').order('german', 'agree', 5, 6);
const HALL: Map = Object.fromEntries(
  ['D3', 'D4', 'D5', 'D6', 'D7'].map((hex) => [hex, 'stone-building' as const]),
);
const factory = (more: Record<string, object> = {}): NonNullable<Setup['marks']> =>
  Object.fromEntries(
    ['D3', 'D4', 'D5', 'D6', 'D7'].map((hex) => [hex, { features: ['factory'], ...more[hex] }]),
  ) as never;

describe('factories', () => {
  test('[combat 6.5.1.1.3] [combat-32] what the map shows as a factory is one', () => {
    expect(terrainIn(begin({}, { map: HALL, marks: factory() }).battle, 'D5')).toBe('factory');
    expect(terrainIn(begin({}, { map: HALL }).battle, 'D5')).toBe('stone-building');
  });

  test('[combat 6.5.1.1.4] no upper level, a roof above the ground, and twice as high with a large square', () => {
    const { battle } = begin(
      {},
      { map: HALL, marks: factory({ D5: { features: ['factory', 'stairway', 'rooftop'] } }) },
    );
    expect([floorsIn(battle, 'D4'), floorsIn(battle, 'D5')]).toEqual([0, 0]);
    expect(
      cost('D5', 'D5/roof', { map: HALL, marks: factory({ D5: { features: ['factory', 'rooftop'] } }) }),
    ).toBe(2);
    const over = (features: string[], level: number) =>
      line('C5', 'F6', {
        map: { D5: 'stone-building', E6: 'stone-building', C5: { level }, F6: { level: 0 } },
        marks: { D5: { features }, E6: { features } } as never,
      }).blocked;
    expect(over(['factory'], 2)?.by).not.toBe('5.1.5.2');
    expect(over(['factory', 'stairway'], 1)?.by).toBe('5.1.5.2');
  });

  test('[combat 6.5.1.1.5] inside one sees from end to end, +10 for each hex, unless a black wall or more than two debris hexes are between', () => {
    const inside = line('D3', 'D7', { map: HALL, marks: factory() });
    expect(inside.blocked).toBeUndefined();
    expect(inside.inFactory).toBe(true);
    expect(inside.hindrances.map(({ hex, drm }) => [hex, drm])).toEqual([
      ['D4', 10],
      ['D5', 10],
      ['D6', 10],
    ]);
    expect(
      line('D3', 'D7', { map: HALL, marks: factory({ D5: { features: ['factory'], blackBars: [0] } }) })
        .blocked?.by,
    ).toBe('6.4.8');
    const debris = { features: ['factory', 'open-roof'] };
    expect(
      line('D3', 'D7', { map: HALL, marks: factory({ D4: debris, D5: debris }) }).blocked,
    ).toBeUndefined();
    expect(
      line('D3', 'D7', { map: HALL, marks: factory({ D4: debris, D5: debris, D6: debris }) }).blocked?.by,
    ).toBe('6.5.1.1.5');
    expect(line('D3', 'D7', { map: HALL }).blocked?.by).toBe('5.1.5.2');
  });

  test('[combat 6.5.1.1.6] fire from outside meets the building, fire inside does not', () => {
    const drms = (from: string) =>
      shoot({ g1: `6-6 at ${from}`, a1: ['7-6 at D4', { fired: 1 }] }, fire('g1', 'D4'), {
        map: field(HALL, GRID),
        marks: factory(),
      }).attack?.results[0]?.modifiers.map(({ drm }) => drm);
    expect(drms('C4')).toEqual([20]);
    expect(drms('D5')).toEqual([]);
    expect(drms('D6')).toEqual([10]);
  });

  test('[combat 6.5.1.8.1] under an open roof lies debris', () => {
    const drms = shoot({ g1: '6-6 at D3', a1: ['7-6 at D5', { fired: 1 }] }, fire('g1', 'D5'), {
      map: field(HALL, GRID),
      marks: factory({ D4: { features: ['factory', 'open-roof'] } }),
    }).attack?.results[0]?.modifiers;
    expect(drms).toMatchObject([{ why: 'Debris in D4', drm: 10 }]);
  });

  test('[combat 6.5.1.8] [combat-69] an open roof leaves +10 against mortars, artillery and bombs, and no rooftop', () => {
    const marks = { D5: { features: ['open-roof', 'rooftop'] } } as unknown as Setup['marks'];
    const map: Map = { D5: 'stone-building', D6: 'stone-building' };
    const shells = begin(
      { g1: ['nco at B2', { radio: 'guns' }], a1: ['nco at D5', {}] },
      {
        map,
        marks: { D5: { ...marks?.D5, cff: ['guns'] } },
        sides: { german: { batteries: [{ id: 'guns', size: 105, by: 'radio', cff: 'D5' }] } },
      },
    );
    shells.order('german', { order: 'fire-for-effect', battery: 'guns' }, ...d100(1), 9, ...d100(90));
    expect(shells.told('attack')[0]?.results[0]?.modifiers.map(({ drm }) => drm)).toEqual([10]);
    const rifles = shoot({ g1: '6-6 at D4', a1: ['7-6 at D5', { fired: 1 }] }, fire('g1', 'D5'), {
      map: field(map, GRID),
      ...(marks && { marks }),
    });
    expect(rifles.attack?.results[0]?.modifiers.map(({ drm }) => drm)).toEqual([20]);
    expect(cost('D5/1', 'D5/roof', { map, ...(marks && { marks }) })).toBe('NOT_ADJACENT');
  });
});

describe('roofs and cellars', () => {
  const map: Map = { D5: 'stone-building', D6: 'stone-building', C6: 'stone-building' };
  const tops = {
    D5: { features: ['rooftop', 'cellar'] },
    D6: { features: ['rooftop', 'cellar'] },
    C6: { features: ['open-roof', 'rooftop'] },
  } as unknown as NonNullable<Setup['marks']>;

  test('[combat 6.5.1.1] a roof is climbed from the highest level, and makes the building no higher', () => {
    expect(cost('D5/1', 'D5/roof', { map, marks: tops })).toBe(2);
    expect(cost('D5', 'D5/roof', { map, marks: tops })).toBe('NOT_ADJACENT');
    expect(levelOf(begin({}, { map, marks: tops }).battle, 'D5/roof')).toBe(2);
    const over = (marks: NonNullable<Setup['marks']>) =>
      line('D4', 'D9', { map: { ...map, D4: { level: 2 } }, marks }).blocked?.by;
    expect(over(tops)).toBe(over({}));
  });

  test('[combat 6.5.1.1.1] [combat-31] from roof to roof of one building, not where there is none', () => {
    expect(cost('D5/roof', 'D6/roof', { map, marks: tops })).toBe(2);
    expect(cost('D5/roof', 'C6/roof', { map, marks: tops })).toBe('NOT_ON_GROUND');
    expect(cost('D5/roof', 'D6/1', { map, marks: tops })).toBe('NOT_ON_GROUND');
  });

  test('[combat 6.5.1.1.1/a] on a roof +5 from below, nothing from the same level', () => {
    const drms = (from: string, level: number) =>
      shoot({ g1: `6-6 at ${from}`, a1: ['7-6 at D5/roof', { fired: 1 }] }, fire('g1', 'D5/roof'), {
        map: field({ ...map, D4: { level } }, GRID),
        marks: tops,
      }).attack?.results[0]?.modifiers.map(({ drm }) => drm);
    expect(drms('D4', 0)).toEqual([5]);
    expect(drms('D4', 2)).toEqual([]);
  });

  test('[combat 6.5.1.2, 6.5.1.2.1] a cellar costs infantry 2, from the ground above it, with the DRM of the building', () => {
    expect(cost('D5', 'D5/cellar', { map, marks: tops })).toBe(2);
    expect(cost('D5/cellar', 'D5', { map, marks: tops })).toBe(2);
    expect(cost('D5/1', 'D5/cellar', { map, marks: tops })).toBe('NOT_ADJACENT');
    expect(cost('D6', 'D5/cellar', { map, marks: tops })).toBe('NOT_ON_GROUND');
    expect(cost('C6', 'C6/cellar', { map, marks: tops })).toBe('NOT_ADJACENT');
    expect(levelOf(begin({}, { map, marks: tops }).battle, 'D5/cellar')).toBe(-1);
    const attack = shoot(
      { g1: '6-6 at D4', a1: ['7-6 at D5/cellar', { fired: 1 }] },
      fire('g1', 'D5/cellar'),
      { map: field(map, GRID), marks: tops },
    ).attack;
    expect(attack?.results[0]?.modifiers.map(({ drm }) => drm)).toEqual([20]);
  });

  test('[combat 6.5.1.2.2] from a cellar one sees up and out, into the next cellar through a Mousehole only', () => {
    expect(line('D5/cellar', 'D5', { map, marks: tops }).blocked).toBeUndefined();
    expect(line('D5/cellar', 'D2', { map, marks: tops }).blocked).toBeUndefined();
    expect(line('D5/cellar', 'D6/cellar', { map, marks: tops }).blocked?.by).toBe('6.5.1.2.2');
    const open = { ...tops, D5: { ...tops.D5, mouseholes: [3] } };
    expect(line('D5/cellar', 'D6/cellar', { map, marks: open }).blocked).toBeUndefined();
  });
});

describe('sewers', () => {
  const sewers = (...hexes: string[]): NonNullable<Setup['marks']> =>
    Object.fromEntries(hexes.map((hex) => [hex, { features: ['sewer'] }])) as never;
  const city = (units: Setup['units'], more: More = {}) =>
    new Trial({
      marks: sewers('D4', 'D7', 'H9'),
      options: { sewers: true },
      active: 'russian',
      ...more,
      map: field(more.map ?? {}, GRID),
      units: { g9: 'nco at A11', ...units },
    });
  const down = (...ids: string[]): Order =>
    moves('cautious', Object.fromEntries(ids.map((id) => [id, [{ do: 'into-sewer' }]])));
  const code = (trial: Trial, order: Order) => refused(trial, order, 'russian');

  test('[combat 6.5.1.7.1] Russian squads and leaders use them, with a leader or as engineers, where the option says so', () => {
    expect(code(city({ r1: '4-4 at D4', r2: 'nco at D4' }), down('r1'))).toBeUndefined();
    expect(code(city({ r1: '4-4 at D4' }), down('r1'))).toBe('NO_LEADER');
    expect(code(city({ r1: ['4-4 at D4', { engineers: true }] }), down('r1'))).toBeUndefined();
    expect(code(city({ r1: ['ATR at D4', { face: 'move' }], r2: 'nco at D4' }), down('r1'))).toBe(
      'NO_SEWERS',
    );
    expect(code(city({ r1: 'nco at D4' }, { options: {} }), down('r1'))).toBe('NO_SEWERS');
    const german = new Trial({
      marks: sewers('D4'),
      options: { sewers: true },
      map: field({}, GRID),
      units: { g1: 'nco at D4', r1: 'nco at A11' },
    });
    expect(refused(german, down('g1'))).toBe('NO_SEWERS');
  });

  test('[combat 6.5.1.7.2] down by a cellar where there is one, else from the ground, with all Movement Points, cautiously', () => {
    const trial = city({ r1: '4-4 at D4', r2: 'nco at D4' }).order('russian', down('r1', 'r2'));
    expect(trial.unit('r1')).toMatchObject({ at: 'D4/sewer', marker: 'moved' });
    const house: More = {
      map: { D4: 'stone-building', D5: 'stone-building' },
      marks: { D4: { features: ['sewer', 'cellar'] } },
    };
    expect(code(city({ r1: 'nco at D4' }, house), down('r1'))).toBe('NO_MANHOLE');
    expect(code(city({ r1: 'nco at D4/cellar' }, house), down('r1'))).toBeUndefined();
    expect(code(city({ r1: 'nco at D5' }), down('r1'))).toBe('NO_MANHOLE');
    expect(code(city({ r1: 'nco at D3' }), moves('cautious', { r1: ['D4', { do: 'into-sewer' }] }))).toBe(
      'TOO_FAR',
    );
    expect(code(city({ r1: 'nco at D4' }), moves('running', { r1: [{ do: 'into-sewer' }] }))).toBe(
      'WRONG_MODE',
    );
    const out = city({ r1: 'nco at D4/sewer' }).order(
      'russian',
      moves('cautious', { r1: [{ do: 'out-of-sewer' }] }),
    );
    expect(out.unit('r1').at).toBe('D4');
  });

  test('[combat 6.5.1.7.3] up to three hexes along by an Action Check; who fails comes out where the enemy says', () => {
    const follow = (to: string): Order => ({ order: 'follow-sewer', units: ['r1', 'r2'], to });
    const below = { r1: '4-4 at D4/sewer', r2: 'nco at D4/sewer' } as const;
    const trial = city(below).order('russian', follow('D7'), 7);
    expect(trial.told('action-check')[0]).toMatchObject({ unit: 'r2', needs: 7 });
    expect([trial.unit('r1').at, trial.unit('r2').at]).toEqual(['D7/sewer', 'D7/sewer']);
    expect(trial.unit('r1').marker).toBe('moved');
    expect(city(below).refusal('russian', follow('H9'))?.refused).toBe('TOO_FAR');
    expect(city(below).refusal('russian', follow('D6'))?.refused).toBe('NO_SEWER');
    expect(city({ r1: '4-4 at D4', r2: 'nco at D4' }).refusal('russian', follow('D7'))?.refused).toBe(
      'NOT_IN_SEWER',
    );
    const lost = city(below).order('russian', follow('D7'), 8);
    expect(lost.awaits).toEqual(['german lost-in-sewer']);
    expect(lost.refusal('german', { order: 'choose-sewer', to: 'E5' })?.refused).toBe('NO_SEWER');
    lost.order('german', { order: 'choose-sewer', to: 'H9' });
    expect(lost.unit('r1').at).toBe('H9/sewer');
  });

  test('[combat 6.5.1.7.3] nobody sees into the sewers; only a charge is dropped down the manhole', () => {
    const trial = city({ r1: '4-4 at D4/sewer', g1: '6-6 at D4', g2: 'demo at D4', g3: 'demo at D5' }).order(
      'russian',
      'pass',
    );
    expect(refused(trial, fire('g1', 'D4/sewer'))).toBe('NO_LINE_OF_SIGHT');
    expect(refused(trial, { order: 'throw', unit: 'g3', at: 'D4/sewer' })).toBe('OUT_OF_REACH');
    trial.order('german', { order: 'throw', unit: 'g2', at: 'D4/sewer' }, ...d100(99));
    expect(trial.told('attack')[0]).toMatchObject({ at: 'D4/sewer', results: [{ units: ['r1'] }] });
  });
});

describe('railways', () => {
  const bank = (...hexes: string[]) =>
    Object.fromEntries(hexes.map((hex) => [hex, { features: ['raised-railway'] }])) as never;
  const cutting = (...hexes: string[]) =>
    Object.fromEntries(hexes.map((hex) => [hex, { features: ['sunken-railway'] }])) as never;

  test('[combat 6.3.5] [combat-26] along a railway in a cutting as along a road; for the rest it is a gully', () => {
    const marks = cutting('D4', 'D5', 'D6');
    expect(cost('D4', 'D5', { marks })).toBe(1);
    expect(cost('C5', 'D5', { marks })).toBe(2);
    expect(line('D4', 'D6', { marks }).blocked).toBeUndefined();
    expect(line('D2', 'D5', { marks }).blocked?.by).toBe('6.10.1');
  });

  test('[combat 6.3.5.1] along a railway on a bank as along a road, a level above its hexes', () => {
    const marks = bank('D4', 'D5', 'D6');
    expect(cost('D4', 'D5', { marks })).toBe(1);
    expect(levelOf(begin({}, { marks }).battle, 'D5')).toBe(1);
    expect(line('D4', 'D6', { marks }).blocked).toBeUndefined();
    expect(line('C5', 'E6', { marks }).blocked?.by).toBe('5.2.5');
  });

  test('[combat 6.3.5.1/3] [combat-27] on foot up to it or down from it costs double: six in the open', () => {
    const marks = bank('D4', 'D5');
    expect(cost('C5', 'D5', { marks })).toBe(6);
    expect(cost('D5', 'C5', { marks })).toBe(6);
    expect(cost('C5', 'D5', { marks, map: { D5: 'woods' } })).toBe(8);
  });
});

describe('gatehouses', () => {
  test('[combat 6.4.9] open until infantry shuts the gate for 1 MP; then it is a roadblock', () => {
    const marks = { D4: { gatehouse: [3] } };
    expect(cost('D4', 'D5', { marks })).toBe(1);
    const trial = begin({ g1: '6-6 at D4' }, { marks }).order(
      'german',
      moves('cautious', { g1: [{ do: 'close-gate' }, 'D5'] }),
    );
    expect(trial.battle.location('D4').gateClosed).toBe(true);
    expect(trial.told('entered')[0]).toMatchObject({ mp: 2, left: 3 });
    expect(refused(begin({ g1: '6-6 at D4' }), moves('cautious', { g1: [{ do: 'close-gate' }] }))).toBe(
      'NO_GATE',
    );
    expect(
      refused(
        begin({ g1: '6-6 at D4' }, { marks: { D4: { gatehouse: [3], gateClosed: true } } }),
        moves('cautious', { g1: [{ do: 'close-gate' }] }),
      ),
    ).toBe('NO_GATE');
  });
});

describe('fire', () => {
  const burn = (units: Setup['units'], roll: number, map: Map, ...more: number[]) =>
    begin({ g1: 'FT at D4', ...units }, { map }).order('german', fire('g1', 'D5'), ...d100(roll), ...more);

  test('[combat 6.13.1] [combat-37] [combat 6.4.10] a C or E of a flamethrower sets buildings, rubble and woods on fire', () => {
    const flames = (map: Map) =>
      burn({ a1: ['4-6 at D5', { fired: 1 }] }, 9, map).battle.location('D5').flame;
    expect(flames({ D5: 'wooden-building' })).toBe(true);
    expect(flames({ D5: 'woods' })).toBe(true);
    expect(flames({ D5: 'stone-rubble' })).toBe(true);
    expect(flames({ D5: 'brush' })).toBeUndefined();
  });

  test('[combat 6.13.2/a] who is in the hex when it catches fire has to be out by the end of the phase, or of the next if his move is spent', () => {
    const caught = (placed: Placed, turn = 1) =>
      begin({ a1: placed }, { map: { D5: 'woods' }, clock: { turn }, marks: { D5: { flame: true } } });
    const fresh = burn(
      { a1: ['4-6 at D5', { fired: 1 }], a2: ['7-6 at D5/1', { marker: 'moved' }], a3: '7-6 at D5/1' },
      9,
      { D5: 'wooden-building', D6: 'wooden-building' },
    );
    expect([fresh.unit('a3').escapes, fresh.unit('a2').escapes]).toEqual([1, 2]);
    const trial = caught(['7-6 at D5', { escapes: 1 }]).order('german', 'pass');
    trial.order('american', 'offer-end').order('german', 'agree', 5, 6);
    expect(trial.told('burnt')).toEqual([{ unit: 'a1', at: 'D5' }]);
    expect(trial.battle.unit('a1')).toBeUndefined();
    const later = caught(['7-6 at D5', { escapes: 2 }]).order('german', 'pass');
    later.order('american', 'offer-end').order('german', 'agree', 5, 6);
    expect(later.unit('a1').escapes).toBe(2);
    const out = caught(['7-6 at D5', { escapes: 1 }])
      .order('german', 'pass')
      .order('american', moves('cautious', { a1: ['D6'] }));
    out.order('german', 'offer-end').order('american', 'agree', 5, 6);
    expect(out.unit('a1').escapes).toBeUndefined();
  });
});

describe('rafts and boats', () => {
  const river: Map = { D5: 'river', D6: 'river' };
  const raft = (values: object = {}): Placed =>
    [
      'nco at D4',
      {
        kind: 'raft',
        name: 'Flossack 34',
        face: 'weapon',
        fp: 1,
        range: 2,
        tq: 6,
        capacity: { squads: 1.5, tows: false },
        rank: undefined,
        ...values,
      },
    ] as unknown as Placed;
  const on = (units: Setup['units'], marks: Setup['marks'] = {}) =>
    begin(units, { map: river, ...(marks && { marks }) });

  test('[combat 6.12.4] on land a crew carries it and is as slow as a gun', () => {
    expect(refused(on({ g1: raft() }), moves('cautious', { g1: ['D3'] }))).toBe('FLIP_FIRST');
    const trial = on({ g1: raft({ face: 'move' }) }).order('german', moves('cautious', { g1: ['D3'] }));
    expect(trial.told('entered')[0]).toMatchObject({ mp: 2 });
    expect(refused(on({ g1: raft({ face: 'move' }) }), moves('running', { g1: ['D3'] }))).toBe('CANNOT_RUN');
  });

  test('[combat 6.12.4.2] it is flipped for 1 MP beside the water, launched and landed raft side up', () => {
    const crew = raft({ face: 'move' });
    expect(refused(on({ g1: crew }), moves('cautious', { g1: ['D5'] }))).toBe('FLIP_FIRST');
    const trial = on({ g1: crew }).order('german', moves('cautious', { g1: [{ do: 'flip' }, 'D5'] }));
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', face: 'weapon' });
    expect(trial.told('entered')[0]).toMatchObject({ left: 3 });
    const landed = on({ g1: raft({ at: 'D6' }) }).order('german', moves('cautious', { g1: ['D7'] }));
    expect(landed.unit('g1').at).toBe('D7');
  });

  test('[combat 6.12.4.3] a river hex costs a raft 2 and a motor boat 1; it crawls or moves cautiously', () => {
    const mp = (values: object) =>
      on({ g1: raft(values) })
        .order('german', moves('cautious', { g1: ['D5'] }))
        .told('entered')[0]?.mp;
    expect([mp({}), mp({ motorboat: true })]).toEqual([2, 1]);
    expect(refused(on({ g1: raft() }), moves('assault', { g1: ['D5'] }))).toBe('NO_ASSAULT');
  });

  test('[combat 6.12.4.1] it carries infantry and guns within its capacity, a Flossack 35 a vehicle', () => {
    const board = moves('cautious', { g2: [{ do: 'embark', at: 'g1' }] });
    const trial = on({ g1: raft(), g2: '6-6 at D4' }).order('german', board).order('american', 'pass');
    expect(trial.unit('g2').aboard).toBe('g1');
    trial.order('german', moves('cautious', { g1: ['D5'] }));
    expect(trial.unit('g2').at).toBe('D5');
    const code = (units: Setup['units']) => refused(on(units), board);
    expect(code({ g1: raft(), g2: '6-6 at D4', g3: ['6-6 at D4', { aboard: 'g1' }] })).toBe('NO_ROOM');
    expect(code({ g1: raft(), g2: '3-6 at D4', g3: ['6-6 at D4', { aboard: 'g1' }] })).toBeUndefined();
    expect(code({ g1: raft({ face: 'move' }), g2: '6-6 at D4' })).toBe('NOT_LAUNCHED');
    expect(code({ g1: raft({ at: 'B8' }), g2: '6-6 at B8' })).toBe('NOT_LAUNCHED');
    expect(code({ g1: '3-6 at D4', g2: '6-6 at D4' })).toBe('NO_CRAFT');
    const ashore = on({ g1: raft({ at: 'D7' }), g2: ['6-6 at D7', { aboard: 'g1' }] });
    ashore.order('german', moves('cautious', { g2: [{ do: 'disembark' }, 'D8'] }));
    expect(ashore.unit('g2')).toMatchObject({ at: 'D8' });
    expect(ashore.unit('g2').aboard).toBeUndefined();
    expect(
      refused(
        on({ g1: raft({ at: 'D5' }), g2: ['6-6 at D5', { aboard: 'g1' }] }),
        moves('cautious', { g2: [{ do: 'disembark' }] }),
      ),
    ).toBe('WATER');
  });

  const FLOSSACK_35 = { name: 'Flossack 35', carriesVehicle: true as const };

  test('[combat 6.12.4.1] a vehicle drives on to a Flossack 35 by coming into its hex beside the water, and off it when it has landed', () => {
    const tank = ['tank at D3', { facing: 3 }] as const;
    const trial = on({
      g1: raft(FLOSSACK_35),
      g2: tank,
      g3: ['nco at D3', { aboard: 'g2' }],
    });
    trial.order('german', drives({ g2: ['D4'] })).order('american', 'pass');
    expect(trial.unit('g2')).toMatchObject({ at: 'D4', aboard: 'g1' });
    trial.order('german', moves('cautious', { g1: ['D5'] })).order('american', 'pass');
    expect(['g2', 'g3'].map((id) => trial.unit(id).at)).toEqual(['D5', 'D5']);
    const afloat = on({
      g1: raft({ ...FLOSSACK_35, at: 'D6' }),
      g2: ['tank at D6', { facing: 3, aboard: 'g1' }],
    });
    expect(refused(afloat, drives({ g2: ['D7'] }))).toBe('WATER');
    const landed = on({
      g1: raft({ ...FLOSSACK_35, at: 'D7' }),
      g2: ['tank at D7', { facing: 3, aboard: 'g1' }],
    });
    landed.order('german', drives({ g2: ['D8'] }));
    expect(landed.unit('g2').at).toBe('D8');
    expect(landed.unit('g2').aboard).toBeUndefined();
    const boards = (values: object, more: Setup['units'] = {}) =>
      on({ g1: raft(values), g2: tank, ...more })
        .order('german', drives({ g2: ['D4'] }))
        .unit('g2').aboard;
    expect([
      boards({}),
      boards({ ...FLOSSACK_35, face: 'move' }),
      boards(FLOSSACK_35, { g4: ['6-6 at D4', { aboard: 'g1' }] }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  test('[combat 6.12.4.4] a vehicle afloat is fired at as a moving one', () => {
    const screened = (at: 'D5' | 'D4', ...faces: number[]) =>
      on({
        g1: ['PaK 38 at D2', { facing: 3 }],
        a1: ['tank at D5', { at, aboard: 'a2', fired: 1 }],
        a2: raft({ ...FLOSSACK_35, at }),
      })
        .order('german', fire('g1', at, { target: 'a1' }), ...faces)
        .told('screened-shot')
        .flatMap(({ modifiers }) => modifiers);
    expect(screened('D5', 1)).toContainEqual({ why: 'moving vehicle', drm: 2, cites: '12.3.2/t3' });
    expect(screened('D4', ...d100(99), ...d100(99)).map(({ why }) => why)).not.toContain('moving vehicle');
  });

  test('[combat 6.12.4.4] afloat everybody is fired at as moving cautiously in the open', () => {
    const trial = on({
      g1: '6-6 at D4',
      a1: ['7-6 at D5', { aboard: 'a2', fired: 1 }],
      a2: raft({ at: 'D5' }),
    });
    trial.order('german', fire('g1', 'D5'), ...d100(99));
    expect(trial.told('attack')[0]?.results.map(({ modifiers }) => modifiers.map(({ drm }) => drm))).toEqual([
      [-10],
    ]);
  });
});

describe('bridges', () => {
  const bridge = (state: 'pontoon' | 'standing') => ({ D5: { bridge: state } }) as const;
  const shot = (state: 'pontoon' | 'standing', size: number, roll = 1) =>
    begin(
      { g1: ['75mm gun at D2', { facing: 3, size }], a1: '7-6 at D5' },
      { map: { D5: 'river' }, marks: bridge(state) },
    ).order('german', fire('g1', 'D5'), ...d100(roll), ...(roll > 10 ? [1] : []));

  test('[combat 7.7.1] a pontoon bridge is crossed like a road over the water, and is no place to dig in', () => {
    expect(cost('D4', 'D5', { map: { D5: 'river' }, marks: bridge('pontoon') })).toBe(1);
    expect(
      begin({ g1: '6-6 at D5' }, { map: { D5: 'river' }, marks: bridge('pontoon') }).refusal(
        'german',
        { order: 'dig-in', units: ['g1'] },
        1,
      )?.refused,
    ).toBe('NO_DIGGING');
  });

  test('[combat 7.7.2] any E of a gun sinks a pontoon bridge with everybody on it', () => {
    const trial = shot('pontoon', 75);
    expect(trial.told('broken')).toEqual([{ what: 'pontoon bridge', hex: 'D5' }]);
    expect(trial.battle.location('D5').bridge).toBeUndefined();
    expect(trial.battle.unit('a1')).toBeUndefined();
    expect(shot('pontoon', 60, 2).told('broken')).toHaveLength(1);
    expect(shot('pontoon', 75, 50).battle.location('D5').bridge).toBe('pontoon');
  });

  test('other bridges fall as houses do: to 75mm and more', () => {
    expect(shot('standing', 75).battle.location('D5').bridge).toBe('down');
    expect(shot('standing', 60, 2).battle.location('D5').bridge).toBe('standing');
  });
});

test('the phase ends as before', () => {
  expect(end(begin({ g1: 'nco at D4' }).order('german', 'pass')).kinds).toContain('turn-concluded');
});
