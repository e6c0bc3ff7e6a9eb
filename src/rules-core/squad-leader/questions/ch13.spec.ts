import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Order = Exclude<Parameters<Trial['order']>[1], string>;
type Hex = { readonly level: number };

const CE = { exposed: true } as const;
const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({ units: { gt: ['MkIVF2 at D9', CE], r9: '4-4-7 at N12', ...units }, ...setup });
const shot = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gt', at: 'D4', ...more });
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const MISS = [6, 5] as const;
const CRITICAL = [1, 1] as const;

describe('to hit', () => {
  test.each<[string, object, string[]]>([
    ['who stands', {}, ['moving 2', 'seen for a moment 1', 'seen for 3 MP 1']],
    ['who fires on the move', { motion: true }, ['in motion 5', 'moving 2']],
  ])(
    '[squad-leader-B-263] [squad-leader 13.16/q1] what is seen for a moment is not harder still for one %s',
    (_, values, expected) => {
      const passed = [
        { at: 'D6', mp: 0, start: true as const },
        { at: 'F5', mp: 15 },
        { at: 'G6', mp: 1 },
      ];
      const trial = start(
        { gt: ['MkIVF2 at G9', { ...CE, ...values }], rt: ['T-34 at G6', { moved: true, passed }] },
        { phase: 'defensive-fire', active: 'russian', map: field({ F6: 'woods', F7: 'woods' }) },
      ).order('german', shot({ at: 'G6', target: 'rt' }), ...MISS);
      expect(added(trial)).toEqual(expected);
    },
  );

  test.each<[string, string, string[]]>([
    ['the level', 'D4/1', ['bore sighted -2', 'stone building 3']],
    ['another level', 'D4', ['stone building 3']],
  ])(
    '[squad-leader-B-265] [squad-leader 13.12/q2] a gun is sighted in on one level of a building: %s',
    (_, at, expected) => {
      const trial = start(
        { r1: `4-4-7 at ${at}` },
        {
          map: drawn({ buildings: [{ is: 'stone', hexes: 'D4 D3', upperLevels: 1 }] }),
          secrets: { german: { boreSights: { gt: { from: 'D9', on: 'D4/1' } } } },
        },
      ).order('german', shot({ at }), ...MISS);
      expect(added(trial)).toEqual(expected);
    },
  );

  test.each(['JgPzVI', 'Hummel'])('[squad-leader 13.11.8.2] no Intensive Fire by %s', (name) => {
    const gun = (named: object) =>
      start({ gt: ['StG III/75 at D9', { ...CE, ...named }], r1: '4-4-7 at D4' }).refusal(
        'german',
        shot({ intensive: true }),
        ...MISS,
      )?.refused;
    expect([gun({}), gun({ name })]).toEqual([undefined, 'CANNOT_SUSTAIN']);
  });
});

describe('behind a cliff', () => {
  const cliff = field({ D4: { level: 2, hexsides: { 3: 'cliff' } } });

  test('[squad-leader-B-266] [squad-leader 13.14/q1] only the turret of a tank is hit', () => {
    const hitOn = (map: Setup['map']) => {
      const trial = start({ rt: ['T-34 at D4', { facing: 3 }] }, map ? { map } : {});
      trial.order('german', shot({ target: 'rt' }), 4, 3, ...(map ? [] : [6, 6]));
      return trial.told('ordnance-fired')[0]?.aimed[0]?.hit;
    };
    expect([hitOn(cliff), hitOn(undefined)]).toEqual([false, true]);
  });

  test('[squad-leader 13.14/q4] a Crest counter is placed there', () => {
    const trial = start({ rt: 'T-34 at D4' }, { phase: 'movement', active: 'russian', map: cliff });
    expect(trial.order('russian', { order: 'place-crest', unit: 'rt' }).unit('rt').crest).toBe(true);
  });
});

describe('armour struck from above', () => {
  const at = { order: 'fire-anti-tank', weapon: 'gw', target: 'rt' } as const;
  const gun = { order: 'fire-ordnance', unit: 'gw', at: 'D4', target: 'rt' } as const;
  const burst = { order: 'fire', at: 'D4', firers: ['gw'], vehicle: 'rt' } as const;
  const kill = (hex: Hex, men: string, weapon: string, order: Order, ...dice: number[]) =>
    new Trial({
      map: field({ D5: hex }),
      units: {
        g1: `${men} at D5`,
        gw: weapon.endsWith('gun with g1') ? [weapon, { facing: 0 }] : weapon,
        rt: ['T-34 at D4', { facing: 3 }],
      },
    })
      .order('german', order, ...dice)
      .told('afv-kill')[0]
      ?.modifiers.map(({ why, value }) => `${why} ${value}`);

  test.each<[string, string, Order, number[]]>([
    ['crew 2-4-7', '50 AT gun with g1', gun, [1, 2, 6, 6]],
    ['4-6-7', 'panzerfaust 44a with g1', at, [1, 2, 6, 6]],
    ['4-6-7', 'ATR with g1', at, [1, 2, 6, 6, 6, 6]],
    ['4-6-7', 'HMG with g1', burst, [1, 2, 1, 2]],
  ])('[squad-leader 13.21.3] %s with %s', (men, weapon, order, dice) => {
    const from = (level: number) => kill({ level }, men, weapon, order, ...dice);
    expect(from(2)).toContain('from above -1');
    expect(from(1)).not.toContain('from above -1');
  });

  test('[squad-leader 13.21.2] from the second level of a building, not from the first', () => {
    const house = drawn({ buildings: [{ is: 'stone', hexes: 'D5 D6', upperLevels: 2, stairways: 'D5' }] });
    const from = (level: number) =>
      new Trial({
        map: house,
        units: { g1: `4-6-7 at D5/${level}`, gw: 'ATR with g1', rt: ['T-34 at D4', { facing: 3 }] },
      })
        .order('german', at, 1, 2, 6, 6, 6, 6)
        .told('afv-kill')[0]
        ?.modifiers.map(({ why, value }) => `${why} ${value}`);
    expect(from(2)).toContain('from above -1');
    expect(from(1)).not.toContain('from above -1');
  });
});

test.each<[string, string, string, object, string | undefined]>([
  ['a machine gun', 'M3 armed', 'HMG', { vehicle: 'rt' }, 'shocked'],
  ['not a flamethrower', 'T-34', 'flamethrower', {}, undefined],
])(
  '[squad-leader-B-280] [squad-leader 13.22/q1] what all but goes through shocks those inside: %s',
  (_, target, weapon, more, shock) => {
    const trial = start({
      g1: '8-3-8 at D4',
      gw: `${weapon} with g1`,
      rt: [`${target} at D6`, { facing: shock ? 3 : 0 }],
    }).order('german', { order: 'fire', at: 'D6', firers: ['gw'], ...more }, 1, 3, ...(shock ? [6, 6] : []));
    const [about] = trial.told('afv-kill');
    const made = (about?.rolled ?? 0) + (about?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0);
    expect([made - (about?.needs ?? 0), trial.unit('rt').shock]).toEqual([1, shock]);
  },
);

describe('critical hits', () => {
  const outcomes = (trial: Trial) =>
    trial
      .told('shell-burst')[0]
      ?.outcomes.map(({ units, modifiers }) => [units, modifiers.map(({ why, value }) => `${why} ${value}`)]);

  test('[squad-leader-C-005] [squad-leader 13.26.6/q1] a wall around a wooden building adds nothing to what the house does', () => {
    const map = field({ D4: { terrain: 'wooden-building', hexsides: { 3: 'wall' } } });
    const trial = start({ r1: '4-4-7 at D4' }, { map }).order('german', shot(), ...CRITICAL, 6, 6);
    expect(added(trial)).toEqual(['wooden building 2', 'wall 2']);
    expect(outcomes(trial)).toEqual([[['r1'], ['wooden building -2']]]);
  });

  test('[squad-leader-C-008] [squad-leader-C-009] [squad-leader 13.26.6/q2, 13.26.6/q3] neither the shield of a gun nor the skill of partisans makes it worse', () => {
    const map = field({ D4: 'woods' });
    const crew = start(
      { r1: 'crew 2-3-7 at D4', rg: ['76 AT gun with r1', { facing: 3, dislodged: true }] },
      { map },
    ).order('german', shot(), ...CRITICAL, 6, 6);
    expect(outcomes(crew)).toEqual([[['r1'], ['woods -1']]]);
    const partisans = start({ r1: ['4-4-7 at D4', { partisan: true }] }, { map });
    expect(outcomes(partisans.order('german', shot(), ...CRITICAL, 6, 6))).toEqual([[['r1'], ['woods -1']]]);
  });

  test('[squad-leader 13.26.3] who is beside an entrenchment and not in it is missed', () => {
    const trial = start(
      { r1: ['4-4-7 at D4', { entrenched: 'D4' }], r2: '4-4-7 at D4' },
      { marks: { D4: { entrenchment: true } } },
    ).order('german', shot(), ...CRITICAL, 6, 6);
    expect(outcomes(trial)).toEqual([[['r1'], ['entrenched -2']]]);
    expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([
      { units: ['r1'], hit: true },
      { units: ['r2'], hit: false },
    ]);
  });

  const BESIDE = {
    rl: ['8-0 at D4', { entrenched: 'D4' }],
    r1: ['4-4-7 at D4', { entrenched: 'D4' }],
  } as const;
  const marks = { D4: { entrenchment: true } } as const;

  test('[squad-leader-C-006] [squad-leader 13.26.3/a, 13.26.3/q1] who is missed there checks all the same when a leader breaks in it', () => {
    const trial = start({ ...BESIDE, r2: '4-4-7 at D4' }, { marks });
    trial.order('german', shot(), ...CRITICAL, 6, 2, 4, 4, 3, 3, 3, 3, 3, 3);
    expect(trial.unit('rl').broken).toBe(true);
    expect(trial.told('morale-check')).toContainEqual(
      expect.objectContaining({ unit: 'r2', check: 'leader loss' }),
    );
  });

  test('[squad-leader-C-007] [squad-leader 13.26.3/a, 13.26.3/q2] and counts as fired on', () => {
    const trial = start({ ...BESIDE, r2: ['4-4-7 at D4', { broken: true }] }, { marks });
    expect(trial.order('german', shot(), ...CRITICAL, 6, 6).unit('r2').dm).toBe(true);
  });

  test('[squad-leader 13.26.5] the house falls by the bare dice, its men by those made worse', () => {
    const trial = start({ r1: '4-4-7 at D4' }, { map: field({ D4: 'stone-building' }) });
    trial.order('german', shot(), ...CRITICAL, 2, 3);
    expect(trial.battle.unit('r1')).toBeUndefined();
    expect(trial.kinds).not.toContain('collapsed');
  });
});

test('[squad-leader 13.13.2] passengers suffer each of two hits with one shot', () => {
  const trial = start({
    g1: 'crew 2-4-7 at D8',
    gg: ['37L AT gun with g1', { facing: 0 }],
    rt: ['T-34 at D4', { facing: 3 }],
    r1: ['4-4-7 at D4', { aboard: 'rt' }],
  });
  trial.order('german', shot({ unit: 'gg', target: 'rt', ammunition: 'HE' }), 1, 4, 6, 6, 6, 6, 2, 2);
  expect(trial.told('struck-aboard').map(({ units }) => units)).toEqual([['r1'], ['r1']]);
});

describe('close combat', () => {
  const fought = (...dice: number[]) =>
    new Trial({
      phase: 'advance',
      units: { r9: '4-4-7 at N9', rt: ['T-34 at D6', { mg: { bow: 4, aa: 2 } }], g1: '8-3-8 at D7' },
    })
      .order('german', { order: 'advance', unit: 'g1', to: 'D6' }, 3, 4)
      .endPhase()
      .order('german', { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' }, 6, 6, ...dice)
      .at('D6').wrecks?.[0]?.burning;

  test('[squad-leader-C-004] [squad-leader 13.24.2.1/q1] half of the firepower or less sets an AFV ablaze', () => {
    expect([fought(2, 2, 6), fought(3, 3)]).toEqual([true, undefined]);
  });
});
