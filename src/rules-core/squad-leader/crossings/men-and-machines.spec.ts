/** What men in every state may do with guns, vehicles, boats and machines (chapters 8 to 13): who may, and who directs them. */
import { field, type Setup, type Trial } from '../testkit.testkit.js';
import { begun, refused, type Units, until } from './positions.testkit.js';

type Phase = NonNullable<Setup['phase']>;

const CREW = 'crew 2-4-7';
const SEEN = { r1: '4-4-7 at D4' } as const;
const DEFENCE = { active: 'russian' } as const;
const RIDER = { skill: 'cavalry', rides: 'gh' } as const;
const HORSES = { gh: 'horses at D8' } as const;
const CYCLIST = { skill: 'motorcycles', rides: 'gy' } as const;
const CYCLES = { gy: 'motorcycles at D8' } as const;
const ON_SKIS = { skill: 'skis', onSkis: true } as const;
const MELEE = { r5: ['4-4-7 at D8', { melee: true }] } as const;

const STATES = {
  'held fast': [{ ti: true }, {}],
  berserk: [{ berserk: true }, {}],
  'in melee': [{ melee: true }, MELEE],
  'in the saddle': [RIDER, HORSES],
  'on a motorcycle': [CYCLIST, CYCLES],
  'on skis': [ON_SKIS, {}],
  'afraid of an AFV': [{ afraidOf: ['rz'] }, { rz: 'T-34 at E8' }],
  'beneath a parachute': [{ parachute: true }, {}],
  'on a cliff': [{ climbs: 'D9' }, {}],
  tired: [{ prep: true, firedIn: 'prep-fire' }, {}],
  free: [{}, {}],
} as const satisfies Readonly<Record<string, readonly [object, object]>>;

interface Order {
  readonly phase: Phase;
  readonly who: string;
  readonly units?: object;
  readonly order: object;
  readonly more?: Setup;
}

const gun = (counter: string, more: object = {}) => ({ gg: [`${counter} with g1`, { facing: 0, ...more }] });
const fireAt = (order: string) => ({ order, unit: 'gg', at: 'D4' });
const RIVER = { map: field({ D9: 'river' }) } as const;
const TRUCK = { gt: 'truck at D8' } as const;
const TOWED = { gt: ['truck at D8', { tows: 'gg' }], gg: ['105 howitzer at D8', { towedBy: 'gt' }] } as const;

const ORDERS = {
  'fire a gun': {
    phase: 'prep-fire',
    who: CREW,
    units: gun('50 AT gun'),
    order: fireAt('fire-ordnance'),
  },
  'fire a gun that is no crew': {
    phase: 'prep-fire',
    who: '4-6-7',
    units: gun('50 AT gun'),
    order: fireAt('fire-ordnance'),
  },
  'fire a gun in defence': {
    phase: 'defensive-fire',
    who: CREW,
    units: gun('50 AT gun'),
    order: fireAt('fire-ordnance'),
    more: DEFENCE,
  },
  'fire a light mortar': {
    phase: 'prep-fire',
    who: '4-6-7',
    units: gun('50mm mortar'),
    order: fireAt('fire-ordnance'),
  },
  'lay smoke': {
    phase: 'prep-fire',
    who: CREW,
    units: gun('75 AT gun'),
    order: fireAt('fire-smoke'),
  },
  'shell a house': {
    phase: 'prep-fire',
    who: CREW,
    units: gun('75 AT gun'),
    order: fireAt('shell-building'),
    more: { map: field({ D4: 'stone-building' }) },
  },
  'fire rockets': {
    phase: 'prep-fire',
    who: CREW,
    units: gun('150 rocket launcher'),
    order: { order: 'fire-rockets', unit: 'gg', salvo: [{ at: 'D4', rockets: 2 }] },
  },
  'turn a gun': {
    phase: 'prep-fire',
    who: CREW,
    units: gun('50 AT gun'),
    order: { order: 'traverse', unit: 'gg', to: 3 },
  },
  'turn a gun that is no crew': {
    phase: 'defensive-fire',
    who: '4-6-7',
    units: gun('50 AT gun'),
    order: { order: 'traverse', unit: 'gg', to: 3 },
    more: DEFENCE,
  },
  'load rockets': {
    phase: 'prep-fire',
    who: CREW,
    units: gun('150 rocket launcher', { spentTubes: 4 }),
    order: { order: 'reload-rockets', unit: 'gg' },
  },
  'help to load rockets': {
    phase: 'prep-fire',
    who: '8-1',
    units: {
      g2: `${CREW} at D8`,
      gg: ['150 rocket launcher with g2', { facing: 0, spentTubes: 4 }],
    },
    order: { order: 'reload-rockets', unit: 'gg', leader: 'g1' },
  },
  'hook up a howitzer': {
    phase: 'movement',
    who: CREW,
    units: { ...TRUCK, gg: ['105 howitzer at D8', {}] },
    order: { order: 'hook-up', vehicle: 'gt', gun: 'gg' },
  },
  'hook up an AT gun': {
    phase: 'movement',
    who: CREW,
    units: { ...TRUCK, gg: ['75 AT gun at D8', {}] },
    order: { order: 'hook-up', vehicle: 'gt', gun: 'gg' },
  },
  'unhook a howitzer': {
    phase: 'movement',
    who: CREW,
    units: TOWED,
    order: { order: 'unhook', vehicle: 'gt', facing: 0 },
  },
  'get into an AFV': {
    phase: 'advance',
    who: CREW,
    units: { gt: ['MkIVF2 at D8', { abandoned: true }] },
    order: { order: 'man-vehicle', unit: 'g1', vehicle: 'gt' },
  },
  'launch a boat': {
    phase: 'advance',
    who: '4-6-7',
    units: { gb: 'small raft at D8' },
    order: { order: 'launch', boat: 'gb', units: ['g1'], to: 'D9' },
    more: RIVER,
  },
  'carry a boat': {
    phase: 'movement',
    who: '4-6-7',
    units: { gb: 'small raft at D8' },
    order: { order: 'carry-boat', boat: 'gb', units: ['g1'], to: 'D9' },
  },
  'push a machine': {
    phase: 'movement',
    who: '4-6-7',
    units: { gm: 'motorcycles at D8' },
    order: { order: 'push', unit: 'g1', machine: 'gm' },
  },
  'lead horses': {
    phase: 'movement',
    who: '4-6-7',
    units: { gm: 'horses at D8' },
    order: { order: 'lead', unit: 'g1', mount: 'gm' },
  },
  'put on skis': {
    phase: 'advance',
    who: '4-6-7',
    order: { order: 'skis', unit: 'g1' },
  },
  mount: {
    phase: 'advance',
    who: '4-6-7',
    units: { gm: 'horses at D8' },
    order: { order: 'mount', unit: 'g1', mount: 'gm' },
  },
  'push a machine ahead': {
    phase: 'advance',
    who: '4-6-7',
    units: { gm: 'motorcycles at D8' },
    order: { order: 'push', unit: 'g1', machine: 'gm' },
  },
  'throw a bottle at an AFV': {
    phase: 'defensive-fire',
    who: '4-6-7',
    units: { gm: 'Russian molotov with g1', rt: 'T-34 at D7' },
    order: { order: 'attack-by-hand', weapon: 'gm', target: 'rt' },
    more: DEFENCE,
  },
  'throw a bottle at a house': {
    phase: 'prep-fire',
    who: '4-6-7',
    units: { gm: 'Russian molotov with g1' },
    order: { order: 'throw-at-building', weapon: 'gm', at: 'D7' },
    more: { map: field({ D7: 'wooden-building' }) },
  },
  'direct grenades': {
    phase: 'defensive-fire',
    who: '8-1',
    units: { g2: '4-6-7 at D8', rt: 'T-34 at D7' },
    order: { order: 'immobilize', unit: 'g2', vehicle: 'rt', leader: 'g1' },
    more: { ...DEFENCE, map: field({ D8: 'woods' }) },
  },
  'help with grenades, as a hero': {
    phase: 'defensive-fire',
    who: '1-4-9',
    units: { g2: '4-6-7 at D8', rt: 'T-34 at D7' },
    order: { order: 'immobilize', unit: 'g2', vehicle: 'rt', leader: 'g1' },
    more: { ...DEFENCE, map: field({ D8: 'woods' }) },
  },
  'direct close combat': {
    phase: 'close-combat',
    who: '8-1',
    units: { g2: '4-6-7 at D8', r2: '4-4-7 at D8' },
    order: { order: 'close-combat', attackers: ['g2'], defenders: ['r2'], leader: 'g1' },
  },
} as const satisfies Readonly<Record<string, Order>>;

function placed(what: keyof typeof ORDERS, state: keyof typeof STATES): Trial {
  const { phase, who, units = {}, more = {} }: Order = ORDERS[what];
  const [men, others] = STATES[state];
  return begun(
    phase,
    {
      ...SEEN,
      ...units,
      ...others,
      g1: [`${who} at D8`, { skill: what === 'put on skis' ? 'skis' : 'cavalry', ...men }],
    } as unknown as Units,
    { ...more, options: { year: 1944, snow: true } },
  );
}

const codeOf = (what: keyof typeof ORDERS, state: keyof typeof STATES): string => {
  const code = refused(placed(what, state), 'german', ORDERS[what].order);
  return code === undefined || code === 'DICE_MISSING' ? 'accepted' : code;
};

describe('men who cannot', () => {
  test.each([
    ['[squad-leader 7.3.7/a × 13.1]', 'afraid of an AFV', 'fire a gun', 'AFRAID'],
    ['[squad-leader 7.3.7/a × 10.4.10.1/a]', 'afraid of an AFV', 'fire a light mortar', 'AFRAID'],
    ['[squad-leader 7.3.7/a × 9.17.7.1/a]', 'afraid of an AFV', 'lay smoke', 'AFRAID'],
    ['[squad-leader 7.3.7/a × 13.18.1]', 'afraid of an AFV', 'shell a house', 'AFRAID'],
    ['[squad-leader 7.3.7/a × 10.7.1]', 'afraid of an AFV', 'fire rockets', 'AFRAID'],
    ['[squad-leader 3.25.10/a × 13.1]', 'berserk', 'fire a gun that is no crew', 'BERSERK'],
    ['[squad-leader 3.25.10/a × 13.9.5/a]', 'berserk', 'turn a gun that is no crew', 'BERSERK'],
    ['[squad-leader 13.9.5/a × 4.12.21]', 'in the saddle', 'turn a gun', 'MOUNTED'],
    ['[squad-leader 13.9.5/a × 4.10.18]', 'on a motorcycle', 'turn a gun', 'MOUNTED'],
    ['[squad-leader 10.7.11 × 4.12.21]', 'in the saddle', 'load rockets', 'MOUNTED'],
    ['[squad-leader 10.7.11 × 4.10.18]', 'on a motorcycle', 'load rockets', 'MOUNTED'],
    ['[squad-leader 10.7.13 × 4.12.21]', 'in the saddle', 'help to load rockets', 'CANNOT_LEAD'],
    ['[squad-leader 10.2.8]', 'tired', 'hook up a howitzer', 'NO_CREW'],
    ['[squad-leader 10.2.8]', 'tired', 'unhook a howitzer', 'NO_CREW'],
    ['[squad-leader 11.35.7 × 4.13.9]', 'on skis', 'get into an AFV', 'MOUNTED'],
    ['[squad-leader 11.35.7 × 4.12.12]', 'in the saddle', 'get into an AFV', 'MOUNTED'],
    ['[squad-leader 11.43.9 × 4.13.9]', 'on skis', 'launch a boat', 'NOT_TOGETHER'],
    ['[squad-leader 11.43.9 × 4.12.12]', 'in the saddle', 'launch a boat', 'NOT_TOGETHER'],
    ['[squad-leader 11.43.9 × 4.10.12]', 'on a motorcycle', 'launch a boat', 'NOT_TOGETHER'],
    ['[squad-leader 11.43.7 × 4.12.12]', 'in the saddle', 'carry a boat', 'NOT_TOGETHER'],
    ['[squad-leader 4.10.16 × 3.25.3]', 'berserk', 'push a machine', 'BERSERK'],
    ['[squad-leader 4.10.16 × 3.30.1]', 'held fast', 'push a machine', 'IMMOBILE'],
    ['[squad-leader 4.10.16 × 6.3.2]', 'in melee', 'push a machine', 'IN_MELEE'],
    ['[squad-leader 4.12.7 × 3.25.3]', 'berserk', 'lead horses', 'BERSERK'],
    ['[squad-leader 7.2.5.2/a × 3.30.1]', 'held fast', 'direct grenades', 'CANNOT_LEAD'],
    ['[squad-leader 7.2.5.2/a × 6.3.2]', 'in melee', 'direct grenades', 'CANNOT_LEAD'],
    ['[squad-leader 7.2.5.5 × 3.30.1]', 'held fast', 'help with grenades, as a hero', 'CANNOT_LEAD'],
    ['[squad-leader 11.35.7 × 12.9.1]', 'beneath a parachute', 'get into an AFV', 'CANNOT_MOVE'],
    ['[squad-leader 4.12.37 × 12.9.1]', 'beneath a parachute', 'mount', 'CANNOT_MOVE'],
    ['[squad-leader 4.10.16 × 12.9.1]', 'beneath a parachute', 'push a machine ahead', 'CANNOT_MOVE'],
    ['[squad-leader 4.13.5 × 12.9.1]', 'beneath a parachute', 'put on skis', 'CANNOT_MOVE'],
    ['[squad-leader 4.13.5 × 14.8.6]', 'on a cliff', 'put on skis', 'CANNOT_USE'],
    ['[squad-leader 8.14.5 × 14.8.6]', 'on a cliff', 'throw a bottle at an AFV', 'CANNOT_USE'],
    ['[squad-leader 8.14.16 × 14.8.6]', 'on a cliff', 'throw a bottle at a house', 'CANNOT_USE'],
    ['[squad-leader 6.1.6 × 3.30.1]', 'held fast', 'direct close combat', 'CANNOT_LEAD'],
  ] as const)('%s who is %s does not %s', (_, state, what, code) => {
    expect([codeOf(what, 'free'), codeOf(what, state)]).toEqual(['accepted', code]);
  });

  test.each([
    ['[squad-leader 7.3.7/a × 13.1]', 'afraid of an AFV', 'fire a gun in defence'],
    ['[squad-leader 10.2.7]', 'tired', 'hook up an AT gun'],
    ['[squad-leader 3.25.3 × 7.2.5.2/a]', 'berserk', 'direct grenades'],
  ] as const)('%s who is %s may %s', (_, state, what) => {
    expect(codeOf(what, state)).toBe('accepted');
  });

  test.each([
    ['[squad-leader 10.7.11 × 4.12.21]', 'load rockets', 'in the saddle'],
    ['[squad-leader 13.9.5/a × 4.12.21]', 'turn a gun', 'in the saddle'],
    ['[squad-leader 7.3.7/a × 10.7.1]', 'fire rockets', 'afraid of an AFV'],
    ['[squad-leader 11.35.7 × 4.13.9]', 'get into an AFV', 'on skis'],
    ['[squad-leader 4.10.16 × 3.30.1]', 'push a machine', 'held fast'],
  ] as const)('%s the list of orders has none to %s for who is %s', (_, what, state) => {
    const { order } = ORDERS[what].order;
    const listed = (as: keyof typeof STATES) => placed(what, as).legalOf('german', order).length > 0;
    expect([listed('free'), listed(state)]).toEqual([true, false]);
  });
});

describe('in and on the water', () => {
  const code = (phase: Phase, counter: string, order: object, bed: string | undefined, more: object = {}) => {
    const units = { ...SEEN, g1: `${CREW} at D8`, gw: counter, ...more } as unknown as Units;
    const map = field({ ...(bed && { D8: bed }), D7: 'wooden-building' } as Parameters<typeof field>[0]);
    const setup = phase === 'defensive-fire' ? { ...DEFENCE, map } : { map };
    return refused(begun(phase, units, setup), 'german', order) ?? 'accepted';
  };
  const NEXT = { r2: '4-4-7 at D7' } as const;

  test.each([
    ['[squad-leader 8.11.9.1]', undefined, 'DICE_MISSING'],
    ['[squad-leader 8.11.9.1 × 14.22.11]', 'shallow-stream', 'IN_WATER'],
    ['[squad-leader 8.11.9.1 × 14.28.8.7]', 'shallow-river', 'IN_WATER'],
  ])('%s a charge is thrown out of %s: %s', (_, bed, why) => {
    const order = { order: 'throw-charge', weapon: 'gw', at: 'D7' };
    expect(code('defensive-fire', 'demo charge with g1', order, bed, NEXT)).toBe(why);
  });

  test('[squad-leader 8.11.9.1 × 11.43.11.1] nor out of a boat', () => {
    const order = { order: 'throw-charge', weapon: 'gw', at: 'D7' };
    const boat = { gb: ['small raft at D8', { launched: true }], g1: [`${CREW} at D8`, { aboard: 'gb' }] };
    expect(code('defensive-fire', 'demo charge with g1', order, 'river', { ...NEXT, ...boat })).toBe(
      'ABOARD',
    );
  });

  test.each([
    ['[squad-leader 8.14.16]', undefined, 'DICE_MISSING'],
    ['[squad-leader 8.14.16 × 14.22.11]', 'shallow-stream', 'IN_WATER'],
  ])('%s a bottle is thrown at a house out of %s: %s', (_, bed, why) => {
    const order = { order: 'throw-at-building', weapon: 'gw', at: 'D7' };
    expect(code('prep-fire', 'Russian molotov with g1', order, bed)).toBe(why);
  });

  test.each([
    ['[squad-leader 8.14.5]', undefined, 'DICE_MISSING'],
    ['[squad-leader 8.14.5 × 14.28.8.7]', 'shallow-river', 'IN_WATER'],
  ])('%s or at an AFV out of %s: %s', (_, bed, why) => {
    const order = { order: 'attack-by-hand', weapon: 'gw', target: 'rt' };
    const tank = { rt: 'T-34 at C8' };
    expect(code('defensive-fire', 'Russian molotov with g1', order, bed, tank)).toBe(why);
  });

  test.each([
    ['[squad-leader 13.1]', undefined, 'DICE_MISSING'],
    ['[squad-leader 13.1 × 14.22.11]', 'shallow-stream', 'IN_WATER'],
  ])('%s a gun fires out of %s: %s', (_, bed, why) => {
    const gw = { gw: ['50 AT gun with g1', { facing: 0 }], ...NEXT };
    expect(code('prep-fire', '', { order: 'fire-ordnance', unit: 'gw', at: 'D7' }, bed, gw)).toBe(why);
  });
});

test.each([
  ['[squad-leader 7.1.19]', 'free', true],
  ['[squad-leader 7.1.19 × 4.13.13]', 'on skis', false],
  ['[squad-leader 7.1.19 × 4.12.21]', 'in the saddle', false],
] as const)('%s a gun whose crew is %s fires at the AFV that overruns it: %s', (_, state, fires) => {
  const [men, others] = STATES[state];
  const units = {
    ...others,
    g1: [`${CREW} at D8`, { skill: 'cavalry', ...men }],
    gg: ['75 AT gun with g1', { facing: 3 }],
    rt: ['T-34 at D9', { facing: 0, mg: { bow: 4, coaxial: 4 } }],
  };
  const trial = begun('movement', units as unknown as Units, {
    active: 'russian',
    options: { year: 1944, snow: true },
  });
  const over = { order: 'drive', unit: 'rt', path: ['D8'], overrun: ['bow'] };
  trial.order('russian', over, ...(fires ? [] : [6, 4]));
  if (fires) trial.order('german', 'pass', 1, 2);
  expect(trial.awaits.includes('german overrun-fire')).toBe(fires);
});

test.each([
  ['[squad-leader 7.2.3]', {}, ['gl', undefined]],
  ['[squad-leader 7.2.3 × 3.30.1]', { ti: true }, [undefined]],
])('%s a leader directs an attack on a vehicle in close combat: %j', (_, state, leaders) => {
  const trial = begun('close-combat', {
    g1: ['4-6-7 at D8', { melee: true, nerve: 'kept' }],
    gl: ['8-1 at D8', { melee: true, ...state }],
    rt: 'T-34 at D8',
    r2: ['4-4-7 at D8', { melee: true }],
  } as unknown as Units);
  until(trial, 'german close-combat');
  const listed = trial
    .legalOf('german', 'attack-vehicle')
    .flatMap((one) =>
      (one as { unit?: string }).unit === 'g1' ? [(one as { leader?: string }).leader] : [],
    );
  expect(listed).toEqual(leaders);
});
