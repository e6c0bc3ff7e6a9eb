/** What players asked about guns and what they wear out (chapters 9 and 10): a position, the question, and the answer. */
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const CREW = { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun with g1', { facing: 0 }] } as const;
const start = (units: Units, setup: Setup = {}) =>
  new Trial({ units: { r9: '4-4-7 at N12', ...units }, ...setup });
const shot = (unit: string, more: object = {}) => ({ order: 'fire-ordnance', unit, at: 'D4', ...more });
const MISS = [6, 5] as const;

describe('support weapons that break down', () => {
  const GROUP = {
    r1: '6-2-8 at D4',
    r2: '4-4-7 at D4',
    rl: 'LMG with r1',
    rm: 'MMG with r2',
    g1: '4-6-7 at D8',
  };
  const fire = { order: 'fire', at: 'D8', firers: ['rl', 'rm'] } as const;

  test.each<[number, number[], string[]]>([
    [9, [5, 4], []],
    [10, [6, 4], ['rl']],
  ])(
    '[squad-leader-B-102] [squad-leader 10.9/q1, 10.9.1.2] with a %i each looks to its own number',
    (_, dice, out) => {
      const trial = new Trial({ active: 'russian', units: GROUP }).order('russian', fire, ...dice);
      expect(trial.told('malfunctioned').map(({ weapon }) => weapon)).toEqual(out);
    },
  );

  test('[squad-leader 10.9.1.1] by the bare dice; that shot counts, and it fires no more until it is repaired', () => {
    const led = { ...GROUP, rc: '10-2 at D4' };
    const trial = new Trial({ active: 'russian', units: led });
    trial.order('russian', { ...fire, firers: ['rl'], leaders: ['rc'] }, 6, 4);
    expect(trial.told('fire-attack')[0]?.fp).toBe(2);
    expect(trial.unit('rl').malfunctioned).toBe(true);
    const out: Units = { ...GROUP, rl: ['LMG with r1', { malfunctioned: true }] };
    const later = new Trial({ active: 'russian', units: out });
    expect(later.refusal('russian', { ...fire, firers: ['rl'] }, ...MISS)?.refused).toBe('MALFUNCTIONED');
  });
});

describe('guns on the move', () => {
  test('[squad-leader-B-81] [squad-leader 10.2/q1] a truck that comes for a gun takes its crew aboard in another turn', () => {
    const units: Units = { gt: 'truck at D10', gg: ['75 AT gun at D9', {}], g1: 'crew 2-4-7 at D9' };
    const board = { order: 'board', unit: 'g1', vehicle: 'gt' } as const;
    const trial = start(units, { phase: 'movement', options: { year: 1943 } });
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D9'] });
    trial.order('german', { order: 'hook-up', vehicle: 'gt', gun: 'gg' });
    expect(trial.refusal('german', board)).toBeDefined();
    const waits = start({ ...units, gt: 'truck at D9' }, { phase: 'movement', options: { year: 1943 } });
    expect(waits.refusal('german', board)).toBeUndefined();
  });

  test('[squad-leader-B-86] [squad-leader 10.2/q6] a gun that turns all round is in tow when nothing has moved, and goes along the next time', () => {
    const units: Units = { gt: 'truck at D9', g1: 'crew 2-4-7 at D9' };
    const trial = start({ ...units, gg: ['88L AA gun at D9', {}] }, { phase: 'movement' });
    trial.order('german', { order: 'hook-up', vehicle: 'gt', gun: 'gg' });
    expect(trial.unit('gg').towedBy).toBe('gt');
    while (trial.battle.clock.phase !== 'movement' || trial.battle.clock.turn === 1) trial.endPhase();
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    expect(trial.unit('gg').at).toBe('D8');
  });

  test.each<[string, string[], string[]]>([
    ['that stays', [], ['gun shield']],
    ['that is pushed', ['D8'], []],
  ])('[squad-leader 10.3.4] the shield of a gun %s', (_, path, shields) => {
    const trial = start({ ...CREW, r1: '6-2-8 at D5' }, { phase: 'movement' });
    if (path.length > 0) trial.order('german', { order: 'push-gun', gun: 'gg', path });
    while (!trial.awaits.includes('russian defensive-fire')) trial.endPhase();
    trial.order('russian', { order: 'fire', at: path[0] ?? 'D9', firers: ['r1'] }, 6, 6);
    const whys = trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why);
    expect(whys?.filter((why) => why === 'gun shield')).toEqual(shields);
  });
});

describe('kinds of guns', () => {
  test.each<[string, string, number]>([
    ['[squad-leader 10.1.7, 10.1.7.3] an anti-tank gun', '50 AT gun', 2],
    ['[squad-leader 10.1.7, 10.1.7.5] an infantry howitzer', '75 infantry gun', 2],
    ['[squad-leader 10.1.7, 10.1.7.4] an anti-aircraft gun', '88L AA gun', 0],
    ['[squad-leader 10.1.7] a mortar', '81mm mortar', 0],
  ])('%s by what is printed on it: %s shields its crew with %i', (_, gun, value) => {
    const trial = start(
      { g1: 'crew 2-4-7 at D9', gg: [`${gun} with g1`, { facing: 0 }], r1: '6-2-8 at D5' },
      { active: 'russian' },
    ).order('russian', { order: 'fire', at: 'D9', firers: ['r1'] }, 6, 6);
    const shields = trial
      .told('fire-attack')[0]
      ?.outcomes[0]?.modifiers.filter(({ why }) => why === 'gun shield');
    expect(shields?.map((one) => one.value)).toEqual(value > 0 ? [value] : []);
  });

  test('[squad-leader-B-95] [squad-leader 10.4/q3] a mortar that fires direct misses the hull of a tank behind a wall as other guns do', () => {
    const hit = (hexsides: object) =>
      start(
        { g1: 'crew 2-4-7 at D9', gm: ['81mm mortar with g1', { facing: 0 }], rt: 'T-34 at D4' },
        { map: field({ D4: hexsides }) },
      )
        .order('german', shot('gm', { target: 'rt' }), 2, 1, ...('level' in hexsides ? [6, 6] : []))
        .told('ordnance-fired')[0]?.aimed[0]?.hit;
    expect([hit({ hexsides: { 3: 'wall' } }), hit({ level: 0 })]).toEqual([false, true]);
  });

  test('[squad-leader 10.4.11.2] a light mortar is carried into a marsh, and not fired there', () => {
    const marsh = { map: field({ D9: 'marsh' }) };
    const units: Units = { g1: '4-6-7 at D10', gm: '50mm mortar with g1', r1: '4-4-7 at D4' };
    const trial = start(units, { ...marsh, phase: 'movement' });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D9'] });
    expect(trial.unit('gm').at).toBe('D9');
    const there = start({ ...units, g1: '4-6-7 at D9' }, marsh);
    expect(there.refusal('german', shot('gm'), ...MISS)?.refused).toBe('IN_WATER');
    const dry = start({ ...units, g1: '4-6-7 at D9' });
    expect(dry.refusal('german', shot('gm'), ...MISS)).toBeUndefined();
  });

  test('[squad-leader 10.4.11.4] nobody fires a mortar from a vehicle', () => {
    const units: Units = {
      g1: '4-6-7 at D9',
      gm: '50mm mortar with g1',
      gt: 'truck at D9',
      r1: '4-4-7 at D4',
    };
    const aboard: Units = { ...units, g1: ['4-6-7 at D9', { aboard: 'gt' }] };
    expect(start(aboard).refusal('german', shot('gm'), ...MISS)?.refused).toBe('ABOARD');
    expect(start(units).refusal('german', shot('gm'), ...MISS)).toBeUndefined();
  });

  test.each<[string, object, number]>([
    ['a turret with a roof', { turreted: true }, 1],
    ['no roof', { openTopped: true }, -1],
  ])(
    '[squad-leader-B-28] [squad-leader 9.2/q4] bombs strike an armoured car as a tank or an open-topped AFV: %s',
    (_, values, value) => {
      const trial = start({
        g1: 'crew 2-4-7 at D9',
        gm: ['81mm mortar with g1', { facing: 0 }],
        rt: ['T-34 at D4', { vehicle: 'armoured-car', ...values }],
      }).order('german', shot('gm', { target: 'rt' }), 2, 1, 6, 6);
      expect(trial.told('barrage-on-vehicle')[0]?.modifiers.map((one) => one.value)).toContain(value);
    },
  );
});

test('[squad-leader-B-50] [squad-leader 9.5/q10] a lucky bomb strikes an AFV on its rear armour, and by its kind as well', () => {
  const added = (...dice: number[]) =>
    start({
      g1: 'crew 2-4-7 at D9',
      gm: ['81mm mortar with g1', { facing: 0 }],
      rt: ['T-34 at D4', { armour: { front: 3, rest: 2 } }],
    })
      .order('german', shot('gm', { target: 'rt' }), ...dice, 6, 6)
      .told('barrage-on-vehicle')[0]
      ?.modifiers.map(({ why, value }) => `${why} ${value}`);
  expect([added(2, 1), added(1, 1)]).toEqual([
    ['tank 1', 'armour 3'],
    ['tank 1', 'armour 2', 'critical hit -1'],
  ]);
});

describe('bore sighting', () => {
  const units: Units = {
    ...CREW,
    gt: ['MkIVF2 at C9', { exposed: true }],
    g2: '4-6-7 at E9',
    gm: 'HMG with g2',
    gn: 'LMG with g2',
    gw: 'panzerfaust 44a with g2',
  };

  test('[squad-leader 9.6.2] heavy machine guns and guns of all kinds, no lighter weapons', () => {
    const trial = start(units, { phase: 'rally', active: 'russian', options: { boreSighting: 'german' } });
    const sights = (weapon: string) => ({ order: 'bore-sight', sights: [{ weapon, on: 'D7' }] });
    expect(
      ['gg', 'gt', 'gm', 'gn', 'gw'].map((one) => trial.refusal('german', sights(one))?.refused),
    ).toEqual([undefined, undefined, undefined, 'NOT_YOUR_WEAPON', 'NOT_YOUR_WEAPON']);
  });

  test('[squad-leader 9.6.3] it turns and fires elsewhere as it likes, and loses its hex when it leaves its own', () => {
    const secrets = { german: { boreSights: { gt: { from: 'C9', on: 'D4' } } } };
    const fires = start({ ...units, r1: '4-4-7 at G7' }, { secrets }).order(
      'german',
      shot('gt', { at: 'G7' }),
      ...MISS,
    );
    expect(fires.unit('gt').turret).toBeDefined();
    expect(fires.battle.secret('german').boreSights).toEqual(secrets.german.boreSights);
    const leaves = start(units, { secrets, phase: 'movement' });
    leaves.order('german', { order: 'drive', unit: 'gt', path: ['C8'] });
    expect(leaves.battle.secret('german').boreSights).toBeUndefined();
  });
});
