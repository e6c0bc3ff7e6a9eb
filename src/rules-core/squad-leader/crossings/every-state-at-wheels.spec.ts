/** Vehicles and those in and on them (chapter 11), each order and attack against every state: what a list of these left open. */
import { field, type Setup, type Trial } from '../testkit.testkit.js';
import { begun, refused, type Units } from './positions.testkit.js';

type Phase = NonNullable<Setup['phase']>;

const start = (phase: Phase, units: object, more: Setup = {}): Trial =>
  begun(phase, units as Units, { ...more, options: { year: 1944, ...more.options } });
const judged = (phase: Phase, units: object, order: object, more: Setup = {}): string =>
  refused(start(phase, units, more), 'german', order) ?? 'accepted';

const RIDER = { skill: 'cavalry', rides: 'gh' } as const;
const HORSES = { gh: 'horses at D8' } as const;
const FAR = { r9: '4-4-7 at N1' } as const;
const SEEN = { r1: '4-4-7 at D4' } as const;
const TANK = { facing: 0, mg: { bow: 4, coaxial: 4 } } as const;
const tank = (state: object = {}, at = 'D8') => ({ gt: [`MkIVF2 at ${at}`, { ...TANK, ...state }] });
const DD = { amphibian: { mp: 4, screens: true } } as const;
const FLAME = { flame: { fp: 24, range: 2, breakdown: 10, mount: 'turret' } } as const;

describe('vehicles', () => {
  const WOODS = { map: field({ D7: 'woods', D9: 'woods' }) };
  const BESIDE = { beside: { along: [0], corner: 1, past: 'left', came: 5 }, facing: 1 } as const;
  const ONE_MAN = { turretType: 'one-man', tinkered: true } as const;
  const over = (...overrun: string[]) => ({ order: 'drive', unit: 'gt', path: ['D7'], overrun });
  const HALFTRACK = { vehicle: 'halftrack', openTopped: true, exposed: true } as const;
  const UP = { ...DD, screened: true, exposed: true } as const;
  const RIGGING = { ...DD, prep: true, fired: true, rigging: 1, exposed: true } as const;
  const WAGON = { vehicle: 'wagon', armoured: undefined, moved: true } as const;
  const PREY = { r1: '4-4-7 at D7' } as const;
  const FULL = { g1: '4-6-7 at D7', g2: '4-6-7 at D7', g3: '4-6-7 at D7' } as const;
  const MGS = { order: 'fire-machine-guns', unit: 'gt', at: 'D4' };
  const GUN = { order: 'fire-ordnance', unit: 'gt', at: 'D4' };
  const BURN = { order: 'fire-flame', unit: 'gt', at: 'D7' };
  const ask = (phase: Phase, order: object, others: object = {}, more: Setup = {}) =>
    [phase, order, others, more] as const;
  const leave = ask('movement', { order: 'abandon', unit: 'gt' }, SEEN);
  const leaveFor = ask('movement', { order: 'abandon', unit: 'gt', to: 'D7' }, FULL);
  const mend = ask('movement', { order: 'work-outside', vehicle: 'gt' }, SEEN);
  const unship = ask('advance', { order: 'remove-armament', unit: 'gt', what: ['bow'] }, SEEN);
  const overrun = (gun: string) => ask('movement', over(gun), PREY);
  const rig = ask('prep-fire', { order: 'rig-screens', unit: 'gt' }, SEEN);
  const drop = ask('advance', { order: 'drop-screens', unit: 'gt' });
  const roll = ask('movement', { order: 'keep-moving', unit: 'gt' });
  const swim = ask('movement', { order: 'keep-moving', unit: 'gt' }, {}, { map: field({ D8: 'river' }) });
  const burn = (phase: Phase) => ask(phase, BURN, PREY);
  const creep = (to: string, more: Setup = WOODS) =>
    ask('movement', { order: 'creep', unit: 'gt', to }, {}, more);
  const trench = { ...WOODS, marks: { D8: { trench: 3 } } };
  const outOfWoods = { map: field({ D8: 'woods', D9: 'woods' }) };

  test.each<[string, string, object, ReturnType<typeof ask>, string]>([
    ['[squad-leader 11.35.1 × 3.25.3]', 'berserk', { berserk: true }, leave, 'BERSERK'],
    [
      '[squad-leader 11.35.1 × 11.13.10]',
      'with its driver alone',
      { driverOnly: true },
      leave,
      'NOT_YOUR_UNIT',
    ],
    ['[squad-leader 11.35.1 × 4.3.1]', 'beside a full hex', {}, leaveFor, 'NO_ROOM'],
    [
      '[squad-leader 11.32.2 × 11.13.10]',
      'left to a driver',
      { driverOnly: true, immobilized: true },
      mend,
      'NO_CREW',
    ],
    [
      '[squad-leader 11.32.2 × 3.25.3]',
      'stuck and berserk',
      { berserk: true, immobilized: true },
      mend,
      'BERSERK',
    ],
    [
      '[squad-leader 11.13.10 × 3.25.3]',
      'in rage',
      { vehicle: 'halftrack', berserk: true },
      unship,
      'BERSERK',
    ],
    ['[squad-leader 7.1.3 × 11.13.10]', 'without a crew', { driverOnly: true }, overrun('bow'), 'NO_WEAPON'],
    ['[squad-leader 7.1.3 × 11.41.4]', 'behind its screens', UP, overrun('gun'), 'NO_WEAPON'],
    ['[squad-leader 7.1.3 × 11.3.4]', 'whose one man was at work', ONE_MAN, overrun('coaxial'), 'NO_WEAPON'],
    ['[squad-leader 11.41.2 × 11.31.6]', 'in motion', { ...DD, motion: true }, rig, 'CANNOT_USE'],
    ['[squad-leader 11.41.2 × 3.25.3]', 'in rage', { ...DD, berserk: true }, rig, 'BERSERK'],
    ['[squad-leader 11.41.2 × 11.8.3]', 'that stays shut', { ...DD, shut: true }, rig, 'CANNOT_LOOK_OUT'],
    ['[squad-leader 11.41.3 × 11.35.3]', 'abandoned', { ...UP, abandoned: true }, drop, 'NO_CREW'],
    ['[squad-leader 11.31.2 × 11.38.1]', 'drawn by animals', WAGON, roll, 'CANNOT_MOVE'],
    [
      '[squad-leader 11.31.2 × 11.41.5]',
      'in water',
      { amphibian: { mp: 4 }, moved: true },
      swim,
      'CANNOT_MOVE',
    ],
    [
      '[squad-leader 11.23.1 × 11.8.4]',
      'that has to go',
      { ...FLAME, leaving: true },
      burn('prep-fire'),
      'CANNOT_USE',
    ],
    [
      '[squad-leader 11.23.1 × 11.41.4]',
      'behind screens',
      { ...FLAME, ...UP },
      burn('prep-fire'),
      'CANNOT_USE',
    ],
    [
      '[squad-leader 11.23.1 × 10.2.7]',
      'towing',
      { ...FLAME, hooked: true },
      burn('advancing-fire'),
      'HAS_FIRED',
    ],
    [
      '[squad-leader 13.1 × 10.2.7]',
      'on tow',
      { ...HALFTRACK, hooked: true },
      ask('prep-fire', GUN, SEEN),
      'HAS_FIRED',
    ],
    [
      '[squad-leader 11.7.7/a × 11.41.2]',
      'being rigged',
      RIGGING,
      ask('advancing-fire', MGS, SEEN),
      'HAS_FIRED',
    ],
    ['[squad-leader 11.34.1/a × 11.40.1]', 'in a convoy', { convoy: 'c' }, creep('D7'), 'NO_WAY'],
    ['[squad-leader 11.34.1/a × 15.4.4]', 'in a trench', { dugIn: 'D8' }, creep('D7', trench), 'NO_WAY'],
    ['[squad-leader 11.34.1/a × 11.29.8]', 'beside an obstacle', BESIDE, creep('D9', outOfWoods), 'NO_WAY'],
    ['[squad-leader 11.34.1/a × 11.3.4]', 'with half of its points', ONE_MAN, creep('D7'), 'HAS_MOVED'],
  ])('%s what a vehicle %s does not do: %j', (_, __, state, [phase, order, others, more], code) => {
    expect(judged(phase, { ...tank(state), ...others }, order, more)).toBe(code);
  });

  test.each([
    ['[squad-leader 10.9.2.1]', {}, true],
    ['[squad-leader 10.9.2.1 × 11.13.10]', { driverOnly: true }, false],
    ['[squad-leader 10.9.1.3 × 11.35.8]', { captured: true }, false],
  ])('%s the crew of a tank repairs its gun: %j', (_, state, repairs) => {
    const trial = start('rally', tank({ gunOut: 'malfunctioned', ...state }));
    expect(trial.awaits.includes('german repair')).toBe(repairs);
  });

  test('[squad-leader 13.24.1 × 11.13.10] of a halftrack with its driver alone no second crew comes out', () => {
    const left = (state: object) =>
      start(
        'prep-fire',
        { gt: ['SdKfz 251 armed at D8', { facing: 0, ...state }], rt: ['T-34 at D4', { facing: 3 }] },
        { active: 'russian' },
      )
        .order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D8', target: 'gt' }, 2, 3, 5, 5, 1, 1)
        .battle.units()
        .filter(({ kind, at }) => kind === 'crew' && at === 'D8').length;
    expect([left({}), left({ driverOnly: true })]).toEqual([1, 0]);
  });

  test('[squad-leader 7.1.3 × 10.9.3.1/a] without high explosive its gun adds nothing to an overrun', () => {
    const gun = (state: object) =>
      start('movement', { ...tank(state), ...PREY })
        .order('german', over('gun'), 6, 5)
        .told('overrun')[0]?.parts[1]?.fp;
    expect([gun({}), gun({ usedUp: ['HE'] })]).toEqual([4, 0]);
  });

  test('[squad-leader 7.1.5/a × 11.15.6/a] an overrun of a truck strikes those in it as well', () => {
    const trial = start('movement', {
      ...tank(),
      rt: 'truck at D7',
      r1: ['4-4-7 at D7', { aboard: 'rt' }],
      ...FAR,
    }).order('german', { ...over('bow'), path: ['D7', 'D6'] }, 6, 5, 1, 1, 6, 6);
    expect(trial.told('overrun')[0]?.outcomes.map(({ units }) => units)).toEqual([['rt', 'r1']]);
    expect([trial.unit('rt').immobilized, trial.unit('r1').broken]).toEqual([undefined, true]);
  });

  test('[squad-leader 7.2.5.3/T × 11.37.1] men on top of a tank guard it against grenades', () => {
    const guards = (more: object) =>
      start(
        'defensive-fire',
        { rt: ['T-34 at D7', { facing: 3 }], g1: '4-6-7 at D8', ...more },
        { active: 'russian', map: field({ D8: 'woods' }) },
      )
        .order('german', { order: 'immobilize', unit: 'g1', vehicle: 'rt' }, 3, 3, 6, 6)
        .told('immobilization-attempt')[0]
        ?.modifiers.map(({ why, value }) => `${why} ${value}`);
    expect([guards({}), guards({ r1: ['4-4-7 at D7', { aboard: 'rt' }] })]).toEqual([
      ['cover -1'],
      ['infantry with the AFV 2', 'cover -1'],
    ]);
  });

  test('[squad-leader 10.8.4 × 11.35.8, 10.8.3 × 10.9.2.2] machine guns of a captured tank have half, and are lost on 10', () => {
    const fired = (state: object) => {
      const trial = start('prep-fire', { ...tank(state), ...SEEN }).order('german', MGS, 4, 6);
      return [trial.told('fire-attack')[0]?.fp, trial.unit('gt').mgOut];
    };
    expect([fired({}), fired({ captured: true })]).toEqual([
      [8, undefined],
      [4, 'disabled'],
    ]);
  });

  test('[squad-leader 11.23.5 × 11.8/q7, 11.23.1 × 10.8.4] the flame of a crew that was stunned has 1 more, a captured one half', () => {
    const flame = (state: object, ...faces: number[]) => {
      const trial = start('prep-fire', { ...tank({ ...FLAME, ...state }), ...PREY }).order(
        'german',
        BURN,
        6,
        6,
        ...faces,
      );
      const [attack] = trial.told('fire-attack');
      return [attack?.fp, attack?.outcomes[0]?.modifiers.map(({ value }) => value)];
    };
    expect([flame({}, 3, 3), flame({ unsteady: true }), flame({ captured: true })]).toEqual([
      [24, []],
      [24, [1]],
      [12, []],
    ]);
  });

  test('[squad-leader 11.35.1 × 2.5.5] a crew that comes upon hidden men stays beneath its tank', () => {
    const trial = start(
      'movement',
      { ...tank(), r1: ['4-4-7 at D7', { hidden: true }], ...FAR },
      { map: field({ D7: 'brush' }) },
    ).order('german', { order: 'abandon', unit: 'gt', to: 'D7' });
    expect(trial.battle.units().find(({ kind }) => kind === 'crew')?.at).toBe('D8');
    expect([trial.unit('r1').hidden, trial.unit('gt').moved]).toEqual([undefined, undefined]);
  });

  test.each([
    ['[squad-leader 11.35.1 × 2.5.2]', { order: 'abandon', unit: 'gt' }],
    ['[squad-leader 11.32.2 × 2.5.2]', { order: 'work-outside', vehicle: 'gt' }],
  ])('%s a hidden tank whose crew gets out is seen: %j', (_, order) => {
    const trial = start(
      'movement',
      { ...tank({ hidden: true, immobilized: true }), ...SEEN },
      { map: field({ D8: 'woods' }) },
    ).order('german', order);
    expect(trial.unit('gt').hidden).toBeUndefined();
  });

  test.each<[string, object, object, number[]]>([
    ['[squad-leader 7.2.6.10]', {}, {}, []],
    ['[squad-leader 7.2.6.10 × 4.12.22]', RIDER, HORSES, [-1]],
    ['[squad-leader 7.2.6.10 × 4.7.9]', { ti: true }, {}, [-1]],
  ])('%s a tank that defends itself in close combat has so much against %j', (_, state, more, values) => {
    const trial = start('close-combat', {
      rt: ['T-34 at D8', { exposed: true, mg: { aa: 4 } }],
      g1: ['4-6-7 at D8', { cameFrom: 'D9', nerve: 'kept', ...state }],
      ...more,
    }).order('german', 'pass');
    trial.order('russian', { order: 'defend-vehicle', vehicle: 'rt', unit: 'g1' }, 1, 1, 6, 6);
    expect(trial.told('vehicle-defends')[0]?.modifiers.map(({ value }) => value)).toEqual(values);
  });

  test('[squad-leader 11.37.6/a × 15.5.2] who gets aboard out of a bunker is in it no more', () => {
    const trial = start(
      'movement',
      { gt: 'truck at D8', g1: ['4-6-7 at D8', { bunkered: 'D8' }] },
      { marks: { D8: { bunker: { squads: 2, front: 3, rear: 5, facing: 0 } } } },
    ).order('german', { order: 'board', unit: 'g1', vehicle: 'gt' });
    expect([trial.unit('g1').aboard, trial.unit('g1').bunkered]).toEqual(['gt', undefined]);
  });

  test('[squad-leader 3.25.3 × 11.37.7] a berserk passenger has to get off and charge', () => {
    const units = { gt: 'truck at D8', g1: ['4-6-7 at D8', { aboard: 'gt', berserk: true }], ...SEEN };
    const code = (order: object | string) => judged('movement', units, order as object);
    expect([code('end-phase'), code({ order: 'disembark', unit: 'g1' })]).toEqual([
      'MUST_CHARGE',
      'accepted',
    ]);
  });
});
