import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Rules = NonNullable<PanzerSystem['options']['optional']>;
const tank = (at: string, set: object = {}): Placed => [
  `Panzer IV at ${at}`,
  { facing: 3, crossCountry: 5, ...set },
];

/** A road along column D from D3 to D9, through groves. */
const ROAD = Object.fromEntries(
  ['D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'].map((hex) => [hex, 'dirt-road']),
) as never;
const GROVES = Object.fromEntries(['D5', 'D6', 'D7'].map((hex) => [hex, { terrain: 'woods' as const }]));

const ready = (
  units: Readonly<Record<string, Placed>>,
  optional: Rules,
  marks: Readonly<Record<string, PanzerSystem['location']>> = {},
  more: object = {},
) =>
  new Trial({
    map: field(ROAD),
    units: { s1: ['T-34 at Y12', { command: 'none' }], ...units },
    commands: Object.fromEntries(Object.keys(units).map((id) => [id, 'move'])) as never,
    clock: { phase: 'movement' },
    options: { optional },
    marks: { ...GROVES, ...marks } as never,
    first: 'soviet',
    ...more,
  });
const go = (path: readonly string[], more: object = {}) => ({
  order: 'move',
  unit: 'g1',
  path: [...path],
  ...more,
});
const refused = (trial: Trial, path: readonly string[], more: object = {}) =>
  trial.refusal('german', go(path, more))?.refused;

describe('Road/Path Movement, expanded', () => {
  const PATH = Object.fromEntries(['D4', 'D5', 'D6', 'D7', 'D8'].map((hex) => [hex, 'path']));
  const paths = { map: field(PATH as never) };
  const onPath = (g1: Placed, optional: Rules, more: object = paths) => ready({ g1 }, optional, {}, more);
  const joining = ['D4', 'D5', 'D6'];

  test('[panzer 7.40/a, 7.40/c] who did not begin on the road pays 1 for each hex that he follows it, whatever it leads through', () => {
    const trial = onPath(tank('C4', { facing: 2 }), ['7.40']);
    trial.order('german', go(joining));
    expect(trial.unit('g1')).toMatchObject({ at: 'D6', spent: 3 });
    expect(trial.unit('g1').gait).toBeUndefined();
    expect(refused(onPath(tank('C4', { facing: 2 }), []), joining)).toBe('TOO_FAR');
  });

  test('[panzer 7.40/a] out of the cross-country factor: neither the bonus rate nor hills for nothing', () => {
    const far = ['D4', 'D5', 'D6', 'D7', 'D8'];
    expect(refused(onPath(tank('C4', { facing: 2, crossCountry: 4, path: 12 }), ['7.40']), far)).toBe(
      'TOO_FAR',
    );
    const hilly = field({ ...PATH, D6: { terrain: 'path', level: 1 } } as never);
    const trial = onPath(tank('C4', { facing: 2 }), ['7.40'], { map: hilly });
    trial.order('german', go(joining));
    expect(trial.unit('g1').spent).toBe(4);
  });

  test('[panzer 7.40/b] it faces along the road; where it leaves it, turning and terrain cost again', () => {
    const trial = onPath(tank('C4', { facing: 2 }), ['7.40']);
    trial.order('german', go(['D4', 'D5', 'E6']));
    expect(trial.unit('g1')).toMatchObject({ at: 'E6', facing: 2, spent: 3 });
    const turning = onPath(tank('C4', { facing: 2 }), ['7.40']);
    turning.order('german', go(['D4', 'D5'], { facing: 0 }));
    expect(turning.unit('g1').spent).toBe(5);
  });

  test('[panzer 7.40/a × S.movement-costs/a] vehicles only, in reverse for twice as much', () => {
    expect(refused(onPath('Rifle squad at C4', ['7.40']), ['D4', 'D5'])).toBe('TOO_FAR');
    const trial = onPath(tank('C4', { facing: 5 }), ['7.40']);
    trial.order('german', go(['D4', 'D5'], { reverse: true }));
    expect(trial.unit('g1').spent).toBe(4);
  });
});

describe('Long Guns', () => {
  const grove = { E6: { terrain: 'grove (medium)' as const }, F6: { terrain: 'light grove' as const } };
  const long = (at: string, turretFacing: number, set: object = {}) =>
    tank(at, { longGun: true, turretFacing, ...set });
  const both: Rules = ['7.8', '7.20'];

  test('[panzer 7.20/b, 7.20/d] into a grove or alley only with the turret to the front or rear of the hull', () => {
    const into = (turretFacing: number, optional: Rules = both) =>
      refused(ready({ g1: long('E5', turretFacing) }, optional, grove), ['E6']);
    expect([0, 1, 2, 3, 4, 5].map((facing) => into(facing))).toEqual([
      undefined,
      'LONG_GUN',
      'LONG_GUN',
      undefined,
      'LONG_GUN',
      'LONG_GUN',
    ]);
    expect(into(1, ['7.8'])).toBeUndefined();
    expect(refused(ready({ g1: long('E5', 1) }, both, { E6: { terrain: 'alley' } }), ['E6'])).toBe(
      'LONG_GUN',
    );
    expect(refused(ready({ g1: tank('E5', { turretFacing: 1 }) }, both, grove), ['E6'])).toBeUndefined();
  });

  test('[panzer 7.20/b] the turret may turn as it enters; within the hex it keeps so, too', () => {
    expect(refused(ready({ g1: long('E5', 1) }, both, grove), ['E6'], { turret: 3 })).toBeUndefined();
    const within = ready({ g1: long('E6', 1) }, both, grove);
    expect(refused(within, [], { facing: 4 })).toBe('LONG_GUN');
    expect(refused(ready({ g1: long('E6', 0) }, both, grove), [], { facing: 4 })).toBeUndefined();
  });

  test('[panzer 7.20/d] not in a Light Grove, not on the way out', () => {
    expect(refused(ready({ g1: long('F5', 1) }, both, grove), ['F6'])).toBeUndefined();
    expect(refused(ready({ g1: long('E6', 1) }, both, grove), ['E7'])).toBeUndefined();
  });

  test('[panzer 7.20/c] along a road or path it points where it likes', () => {
    const road = { D5: { terrain: 'grove (medium)' as const } };
    expect(refused(ready({ g1: long('D3', 1) }, both, road), ['D4', 'D5'])).toBeUndefined();
    expect(refused(ready({ g1: long('C5', 1, { facing: 2 }) }, both, road), ['D5'])).toBe('LONG_GUN');
    expect(
      refused(ready({ g1: long('C4', 1, { facing: 2 }) }, [...both, '7.40'], road), ['D4', 'D5']),
    ).toBeUndefined();
  });

  test('[panzer 7.20/a, 7.20/b] the Panther has such a gun; at rest its turret turns to any hexside', () => {
    const trial = new Trial({
      units: { g1: ['PzKpfw V Panther D at E6', { facing: 3, turretFacing: 3 }], s1: 'T-34 at Y12' },
      marks: grove as never,
      options: { optional: both },
      clock: { phase: 'adjustment' },
    });
    expect(trial.unit('g1').longGun).toBe(true);
    trial.order('german', { order: 'adjust-turret', unit: 'g1', facing: 2 });
    expect(trial.unit('g1').turretFacing).toBe(2);
  });

  test('[panzer 7.20/b × S.moving-within-a-hex] nor does it seek a position with its gun across', () => {
    const marks = { E6: { terrain: 'grove (medium)' as const, crests: [3] } };
    const seek = { order: 'take-position', unit: 'g1', position: 'hull-down', towards: 3 };
    const why = (turretFacing: number) =>
      ready({ g1: long('E6', turretFacing) }, both, marks).refusal('german', seek)?.refused;
    expect([why(1), why(3)]).toEqual(['LONG_GUN', undefined]);
  });
});

describe('Narrow roads and paths', () => {
  const rule: Rules = ['7.30'];
  const narrow = { D5: { terrain: 'woods' as const, narrow: true as const } };

  test('[panzer 7.30/a, 7.30/c] nobody drives into a Narrow hex that holds an enemy vehicle; in other hexes he may', () => {
    const units = { g1: tank('D4'), s2: ['T-34 at D5', { command: 'none' }] as Placed };
    expect(refused(ready(units, rule, narrow), ['D5'])).toBe('TOO_NARROW');
    expect(refused(ready(units, rule), ['D5'])).toBeUndefined();
    expect(refused(ready(units, [], narrow), ['D5'])).toBeUndefined();
    const onFoot = ready(
      { g1: 'Rifle squad at D4', s2: ['T-34 at D5', { command: 'none' }] as Placed },
      rule,
      narrow,
    );
    onFoot.order('german', 'end-step');
    expect(refused(onFoot, ['D5'], { quickmarch: true })).toBeUndefined();
  });

  test('[panzer 7.30/c × S.overrun/c] past enemies on foot by Overrun only', () => {
    const open = { D5: { terrain: 'scrub' as const, narrow: true as const } };
    const trial = ready({ g1: tank('D4'), s2: ['Soviet squad at D5', { command: 'none' }] }, rule, open);
    expect(refused(trial, ['D5', 'D6'])).toBe('TOO_NARROW');
    const over = { order: 'overrun', unit: 'g1', path: ['D5', 'D6'], at: 'D5' };
    trial.order('german', over, ...d100(1));
    expect(trial.unit('g1').at).toBe('D6');
  });

  test('[panzer 7.30/d] into a hex with a friend, a gun or a wreck, but not past it; back it may go', () => {
    for (const friend of ['Panzer III at D5', '5cm PaK 38 at D5']) {
      const trial = ready({ g1: tank('D4'), g2: friend }, rule, narrow);
      expect([refused(trial, ['D5', 'D6']), refused(trial, ['D5'])]).toEqual(['TOO_NARROW', undefined]);
    }
    const wreck = { D5: { ...narrow.D5, wrecks: [{ name: 'T-34', weight: 30 }] } };
    const trial = ready({ g1: tank('D4') }, rule, wreck);
    expect(refused(trial, ['D5', 'D6'])).toBe('TOO_NARROW');
    trial.order('german', go(['D5']));
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', order: 1, cameFrom: 'D4' });
    const back = ready({ g1: tank('D5', { order: 1, cameFrom: 'D4', facing: 0 }) }, rule, wreck);
    expect([refused(back, ['D4']), refused(back, ['E6'])]).toEqual([undefined, 'TOO_NARROW']);
    expect(
      refused(ready({ g1: 'Rifle squad at D5' }, rule, wreck), ['D6'], { quickmarch: true }),
    ).toBeUndefined();
  });

  test('[panzer 7.30/e] the first in the hex goes on, the next waits behind it, and nobody passes through it', () => {
    const queue = (g1: object, g2: object) =>
      ready({ g1: tank('D5', g1), g2: ['Panzer III at D5', g2] }, rule, narrow);
    const first = queue({ order: 1, cameFrom: 'D4' }, { order: 2, cameFrom: 'D4' });
    expect([refused(first, ['D6']), refused(first, ['D4'], { reverse: true })]).toEqual([
      undefined,
      'TOO_NARROW',
    ]);
    expect(refused(queue({ order: 2, cameFrom: 'D4' }, { order: 1, cameFrom: 'D4' }), ['D6'])).toBe(
      'TOO_NARROW',
    );
  });

  test('[panzer 7.30/e × S.stacking/b] there must be room at every moment, not only in the end', () => {
    const crowd = Object.fromEntries(
      [2, 3, 4, 5, 6].map((n) => [`g${n}`, ['Panzer III at D5', { onShoulder: true }]]),
    ) as never;
    expect(refused(ready({ g1: tank('D4'), ...(crowd as object) }, rule, narrow), ['D5', 'D6'])).toBe(
      'NO_ROOM',
    );
    expect(
      refused(ready({ g1: tank('D4'), ...(crowd as object) }, [], narrow), ['D5', 'D6']),
    ).toBeUndefined();
  });
});

describe('pushing', () => {
  const rule: Rules = ['7.30'];
  const narrow = { D5: { narrow: true as const } };
  const stuck: Placed = ['PzKpfw IB at D5', { trackHit: true }];
  const pusher = (set: object = {}): Placed => [
    'PzKpfw IVD at D5',
    { facing: 3, order: 2, cameFrom: 'D4', ...set },
  ];
  const push = { order: 'push', unit: 'g1', target: 'g2' };
  const why = (trial: Trial, asked: object = {}) =>
    trial.refusal('german', { ...push, ...asked } as never, ...d100(50))?.refused;

  test('[panzer 7.30/f, 7.30/g, 7.30/j, S.roll-direction/d] [panzer-26] a PzKpfw IVD pushes an immobile PzKpfw IB with +15: 36 and more', () => {
    const failed = ready({ g1: pusher(), g2: stuck }, rule, narrow).order('german', push, ...d100(35));
    expect(failed.told('pushed')).toMatchObject([
      { net: 50, succeeds: false, modifiers: [{ why: 'heavier', value: 15 }] },
    ]);
    expect(failed.unit('g2').onShoulder).toBeUndefined();
    const done = ready({ g1: pusher(), g2: stuck }, rule, narrow).order('german', push, ...d100(36));
    expect(done.unit('g2')).toMatchObject({ at: 'D5', onShoulder: true });
  });

  test('[panzer 7.30/k] it costs the whole allowance, whether it succeeds or not', () => {
    for (const rolled of [1, 99]) {
      const trial = ready({ g1: pusher(), g2: stuck }, rule, narrow).order('german', push, ...d100(rolled));
      expect(trial.unit('g1').spent).toBe(trial.unit('g1').crossCountry);
      expect(refused(trial, ['D6'])).toBe('HAS_MOVED');
    }
  });

  test('[panzer 7.30/f, 7.30/k] tracked vehicles with MOVE that have not moved, at least as heavy', () => {
    const asked = (g1: Placed, more: object = {}) => why(ready({ g1, g2: stuck }, rule, narrow, more));
    expect(asked(pusher({ traction: 'W' }))).toBe('CANNOT_PUSH');
    expect(asked(pusher(), { commands: { g1: 'short-halt' } })).toBe('NO_MOVE_COMMAND');
    expect(asked(pusher({ weight: 4 }))).toBe('TOO_HEAVY');
    expect(asked(pusher({ weight: 5 }))).toBeUndefined();
    expect(why(ready({ g1: pusher(), g2: stuck }, [], narrow))).toBe('CANNOT_PUSH');
    expect(why(ready({ g1: pusher(), g2: ['Panzer III at D5', {}] }, rule, narrow))).toBe('NO_SUCH_TARGET');
  });

  test('[panzer 7.30/f, 7.30/h] wrecks and guns, too; what lies on the shoulder stops nobody, nor the road factor', () => {
    const wrecks = { D5: { narrow: true as const, wrecks: [{ name: 'T-34', weight: 20 }] } };
    const trial = ready({ g1: pusher() }, rule, wrecks);
    trial.order('german', { order: 'push', unit: 'g1', wreck: 0 }, ...d100(51));
    expect(trial.at('D5').wrecks).toEqual([{ name: 'T-34', weight: 20, onShoulder: true }]);
    expect(why(ready({ g1: pusher(), g2: '5cm PaK 38 at D5' }, rule, narrow))).toBeUndefined();
    const aside = { D5: { narrow: true as const, wrecks: [{ name: 'T-34', onShoulder: true as const }] } };
    const units = {
      g1: tank('D3', { road: 9 }),
      g2: ['Panzer III at D5', { trackHit: true, onShoulder: true }] as Placed,
    };
    const passing = ready(units, rule, aside);
    passing.order('german', go(['D4', 'D5', 'D6', 'D7', 'D8', 'D9']));
    expect(passing.unit('g1')).toMatchObject({ at: 'D9', spent: 6, gait: 'road' });
  });
});
