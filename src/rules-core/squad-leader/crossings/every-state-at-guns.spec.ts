/** Men at guns, vehicles, boats and horses (chapters 10 and 11), each order against every state: what a list of these left open. */
import { field, type Setup, type Trial } from '../testkit.testkit.js';
import { begun, refused, type Units } from './positions.testkit.js';

type Phase = NonNullable<Setup['phase']>;

const start = (phase: Phase, units: object, more: Setup = {}): Trial =>
  begun(phase, units as Units, { ...more, options: { year: 1944, ...more.options } });
const judged = (phase: Phase, units: object, order: object, more: Setup = {}): string =>
  refused(start(phase, units, more), 'german', order) ?? 'accepted';

const CREW = 'crew 2-4-7';
const IN_MELEE = { r5: ['4-4-7 at D8', { melee: true }] } as const;
const RIDER = { skill: 'cavalry', rides: 'gh' } as const;
const HORSES = { gh: 'horses at D8' } as const;
const FAR = { r9: '4-4-7 at N1' } as const;
const SEEN = { r1: '4-4-7 at D4' } as const;
const TANK = { facing: 0, mg: { bow: 4, coaxial: 4 } } as const;
const OUTSIDE = { gt: ['MkIVF2 at D8', { abandoned: true, immobilized: true }] } as const;

interface Order {
  readonly phase: Phase;
  readonly who?: string;
  readonly units?: object;
  readonly order: object;
  readonly more?: Setup;
}

/** What men do beside guns, vehicles, boats and horses. */
const ORDERS = {
  limber: {
    phase: 'advance',
    units: { gg: ['88L AA gun with g1', { facing: 0 }] },
    order: { order: 'limber', gun: 'gg' },
  },
  'mend tracks': {
    phase: 'movement',
    units: OUTSIDE,
    order: { order: 'work-outside', vehicle: 'gt', crew: 'g1' },
  },
  'mend a truck': {
    phase: 'movement',
    who: '4-6-7',
    units: { gt: ['truck at D8', { immobilized: true }] },
    order: { order: 'work-outside', vehicle: 'gt', crew: 'g1' },
  },
  'get into an AFV next to them': {
    phase: 'advance',
    units: { gt: ['MkIVF2 at D7', { abandoned: true }] },
    order: { order: 'man-vehicle', unit: 'g1', vehicle: 'gt' },
  },
  'carry a boat': {
    phase: 'movement',
    who: '4-6-7',
    units: { gb: 'small raft at D8' },
    order: { order: 'carry-boat', boat: 'gb', units: ['g1'], to: 'D7' },
  },
  'launch a boat': {
    phase: 'advance',
    who: '4-6-7',
    units: { gb: 'small raft at D8' },
    order: { order: 'launch', boat: 'gb', units: ['g1'], to: 'D7' },
    more: { map: field({ D7: 'river' }) },
  },
  mount: {
    phase: 'movement',
    who: '4-6-7',
    units: { ...HORSES },
    order: { order: 'mount', unit: 'g1', mount: 'gh' },
  },
  'man a gun': {
    phase: 'movement',
    units: { rg: ['76 AT gun at D8', {}] },
    order: { order: 'man-gun', unit: 'g1', gun: 'rg' },
  },
  'push a gun': {
    phase: 'movement',
    units: { gg: ['50 AT gun with g1', {}] },
    order: { order: 'push-gun', gun: 'gg', path: ['D7'] },
  },
  'hook up': {
    phase: 'movement',
    units: { gt: 'truck at D8', gg: ['75 AT gun at D8', {}] },
    order: { order: 'hook-up', vehicle: 'gt', gun: 'gg' },
  },
  'fire a gun': {
    phase: 'prep-fire',
    units: { gg: ['50 AT gun with g1', { facing: 0 }], ...SEEN },
    order: { order: 'fire-ordnance', unit: 'gg', at: 'D4' },
  },
} as const satisfies Readonly<Record<string, Order>>;

const STATES = {
  'held fast': [{ ti: true }, {}, 'IMMOBILE'],
  berserk: [{ berserk: true }, {}, 'BERSERK'],
  'in melee': [{ melee: true }, IN_MELEE, 'IN_MELEE'],
  mounted: [RIDER, HORSES, 'MOUNTED'],
} as const;

function judgedAs(what: keyof typeof ORDERS, state: object, others: object): string {
  const row: Order = ORDERS[what];
  const units = { ...row.units, g1: [`${row.who ?? CREW} at D8`, { skill: 'cavalry', ...state }], ...others };
  return judged(row.phase, units, row.order, row.more);
}

const isOpen = (code: string) => code === 'accepted' || code === 'DICE_MISSING';

test.each([
  ['[squad-leader 10.6.4 × 3.30.1]', 'held fast', 'limber'],
  ['[squad-leader 10.6.4 × 3.25.3]', 'berserk', 'limber'],
  ['[squad-leader 10.6.4 × 6.3.2]', 'in melee', 'limber'],
  ['[squad-leader 11.32.2 × 3.30.1]', 'held fast', 'mend tracks'],
  ['[squad-leader 11.32.2 × 3.25.3]', 'berserk', 'mend tracks'],
  ['[squad-leader 11.32.2 × 6.3.2]', 'in melee', 'mend tracks'],
  ['[squad-leader 11.15.6/b × 3.30.1]', 'held fast', 'mend a truck'],
  ['[squad-leader 11.15.6/b × 3.25.3]', 'berserk', 'mend a truck'],
  ['[squad-leader 11.15.6/b × 4.12.12]', 'mounted', 'mend a truck'],
  ['[squad-leader 11.35.7 × 6.3.1]', 'in melee', 'get into an AFV next to them'],
  ['[squad-leader 11.43.7 × 3.25.3]', 'berserk', 'carry a boat'],
  ['[squad-leader 11.43.9 × 3.25.3]', 'berserk', 'launch a boat'],
  ['[squad-leader 4.12.13 × 3.30.1]', 'held fast', 'mount'],
  ['[squad-leader 4.12.13 × 3.25.3]', 'berserk', 'mount'],
  ['[squad-leader 10.1.3 × 4.12.21]', 'mounted', 'man a gun'],
  ['[squad-leader 10.2.2/a × 4.12.12]', 'mounted', 'push a gun'],
  ['[squad-leader 13.1 × 4.12.21]', 'mounted', 'fire a gun'],
] as const)('%s men who are %s do not %s', (_, state, what) => {
  expect(isOpen(judgedAs(what, {}, {}))).toBe(true);
  const [men, others, why] = STATES[state];
  expect(judgedAs(what, men, others)).toBe(why);
});

test('[squad-leader 10.2.14 × 4.12.12] nor do riders hook up a gun', () => {
  expect([judgedAs('hook up', {}, {}), judgedAs('hook up', RIDER, HORSES)]).toEqual(['accepted', 'NO_CREW']);
});

test('[squad-leader 11.32.2 × 3.25.3] a crew at work on the tracks that goes berserk repairs nothing', () => {
  const repairs = (state: object) =>
    start('rally', { ...OUTSIDE, g1: [`${CREW} at D8`, { mends: 'gt', ...state }], ...SEEN }).awaits.includes(
      'german repair',
    );
  expect([repairs({}), repairs({ berserk: true })]).toEqual([true, false]);
});

describe('guns', () => {
  const second = (state: object, more: object = {}) =>
    judged(
      'prep-fire',
      {
        g1: `${CREW} at D8`,
        gg: ['88L AA gun with g1', { facing: 0, limbered: true }],
        g2: [`${CREW} at D8`, state],
        ...more,
        ...SEEN,
      },
      { order: 'fire-ordnance', unit: 'gg', at: 'D4' },
    );
  test.each([
    ['[squad-leader 10.6.1]', 'beside it', {}, {}, 'DICE_MISSING'],
    ['[squad-leader 10.6.1 × 3.30.1]', 'held fast', { ti: true }, {}, 'NO_CREW'],
    ['[squad-leader 10.6.1 × 11.37.3]', 'aboard a truck', { aboard: 'gt' }, { gt: 'truck at D8' }, 'NO_CREW'],
    ['[squad-leader 10.6.1 × 11.32.2]', 'at work on a tank', { mends: 'gt' }, OUTSIDE, 'NO_CREW'],
  ])('%s the second crew of an 88 that is limbered is %s', (_, __, state, more, code) => {
    expect(second(state, more)).toBe(code);
  });

  test('[squad-leader 10.2.2/b × 2.5.5] who pushes a gun upon hidden men stays where he was, and sees them', () => {
    const trial = start(
      'movement',
      { g1: `${CREW} at D8`, gg: ['50 AT gun with g1', {}], r1: ['4-4-7 at D7', { hidden: true }], ...FAR },
      { map: field({ D7: 'brush' }) },
    ).order('german', { order: 'push-gun', gun: 'gg', path: ['D7'] });
    expect([trial.unit('gg').at, trial.unit('r1').hidden]).toEqual(['D8', undefined]);
  });

  test('[squad-leader 10.2.2/a × 2.5.2] who pushes one out of hiding is seen, and so is the gun', () => {
    const HIDDEN = { hidden: true } as const;
    const trial = start(
      'movement',
      { g1: [`${CREW} at D8`, HIDDEN], gg: ['50 AT gun with g1', HIDDEN], ...SEEN },
      { map: field({ D8: 'woods' }) },
    ).order('german', { order: 'push-gun', gun: 'gg', path: ['D7'] });
    expect([trial.unit('g1').hidden, trial.unit('gg').hidden]).toEqual([undefined, undefined]);
  });

  const TOWED = { gt: ['truck at D8', { tows: 'gg' }], gg: ['75 AT gun at D8', { towedBy: 'gt' }] } as const;
  const UNHOOK = { order: 'unhook', vehicle: 'gt', facing: 0 };
  test('[squad-leader 10.2.13 × 10.2.4] a third gun is not unhooked in a hex', () => {
    const others = { g2: `${CREW} at D8`, g3: ['50 AT gun with g1', {}], g4: ['50 AT gun with g2', {}] };
    const beside = (more: object) => judged('movement', { ...TOWED, g1: `${CREW} at D8`, ...more }, UNHOOK);
    const { g4: _, ...one } = others;
    expect([beside(one), beside(others)]).toEqual(['accepted', 'NO_ROOM']);
  });

  test('[squad-leader 10.2.13 × 2.5.2] a hidden truck that unhooks a gun is seen', () => {
    const hide = ([counter, state]: readonly [string, object]) => [counter, { ...state, hidden: true }];
    const trial = start(
      'movement',
      { gt: hide(TOWED.gt), gg: hide(TOWED.gg), g1: `${CREW} at D8`, ...SEEN },
      { map: field({ D8: 'woods' }) },
    ).order('german', UNHOOK);
    expect(trial.unit('gt').hidden).toBeUndefined();
  });

  test('[squad-leader 10.2.12 × 11.31.3] a truck in motion takes no gun in tow before it has moved a hex', () => {
    const code = (motion: object) =>
      judged(
        'movement',
        { gt: ['truck at D8', motion], gg: ['75 AT gun with g1', {}], g1: `${CREW} at D8` },
        { order: 'hook-up', vehicle: 'gt', gun: 'gg' },
      );
    expect([code({}), code({ motion: true })]).toEqual(['accepted', 'CANNOT_USE']);
  });

  test.each([
    ['[squad-leader 10.2.15 × 10.2.12]', 'truck at D8', {}, 'drive', 'accepted'],
    ['[squad-leader 10.2.15 × 10.2.12]', 'truck at D8', { spent: 13, moving: true }, 'drive', 'NO_ROOM'],
    ['[squad-leader 10.2.15 × 11.26.2]', 'MkIVF2 at D8', {}, 'drive', 'NO_ROOM'],
    ['[squad-leader 10.2.15 × 11.34.1/a]', 'MkIVF2 at D8', {}, 'creep', 'NO_ROOM'],
  ])('%s who ends its move at a gun of its side takes it in tow: %s, %j (%s)', (_, gt, state, how, code) => {
    const way = how === 'drive' ? { path: ['D7'] } : { to: 'D7' };
    const map = field(how === 'drive' ? {} : { D7: 'woods' });
    const units = { gt: [gt, { facing: 0, ...state }], g1: `${CREW} at D7`, gg: ['75 AT gun with g1', {}] };
    expect(judged('movement', units, { order: how, unit: 'gt', ...way }, { map })).toBe(code);
  });

  test.each([
    ['[squad-leader 10.7.13]', {}, 'accepted'],
    ['[squad-leader 10.7.13 × 3.30.1]', { ti: true }, 'CANNOT_LEAD'],
    ['[squad-leader 10.7.13 × 3.25.3]', { berserk: true }, 'CANNOT_LEAD'],
  ])('%s a leader helps to load rockets: %j', (_, state, code) => {
    const units = {
      g1: `${CREW} at D8`,
      gg: ['150 rocket launcher with g1', { spentTubes: 4 }],
      gl: ['8-1 at D8', state],
    };
    expect(judged('prep-fire', units, { order: 'reload-rockets', unit: 'gg', leader: 'gl' })).toBe(code);
  });

  test.each([
    ['[squad-leader 7.1.19]', '75 AT gun', {}, true],
    ['[squad-leader 7.1.19 × 10.7.6]', '150 rocket launcher', {}, false],
    ['[squad-leader 7.1.20 × 3.30.1]', '75 AT gun', { ti: true }, false],
  ])('%s %s fires at the AFV that overruns it: %j', (_, gun, state, fires) => {
    const trial = start(
      'movement',
      { g1: [`${CREW} at D7`, state], gg: [`${gun} with g1`, { facing: 3 }], rt: ['T-34 at D8', TANK] },
      { active: 'russian' },
    );
    const over = { order: 'drive', unit: 'rt', path: ['D7'], overrun: ['bow'] };
    trial.order('russian', over, ...(fires ? [] : [6, 4]));
    if (fires) trial.order('german', 'pass', 1, 2);
    expect(trial.awaits.includes('german overrun-fire')).toBe(fires);
  });
});
