/** What men can no longer do at guns and vehicles when they are berserk, held fast, in melee or broken. */
import { begun, refused, type Units } from './positions.testkit.js';

type Phase = 'prep-fire' | 'movement' | 'rally' | 'advance';
interface Order {
  readonly phase: Phase;
  readonly counter?: string;
  readonly units: object;
  readonly more?: object;
  readonly order: object;
}

const CREW = 'crew 2-4-7';
const GUN = { gg: ['50 AT gun with g1', { facing: 0 }] } as const;
const LAUNCHER = { gg: ['150 rocket launcher with g1', { facing: 0, spentTubes: 4 }] } as const;
const ORDERS = {
  push: {
    phase: 'movement',
    units: GUN,
    order: { order: 'push-gun', gun: 'gg', path: ['D7'] },
  },
  man: {
    phase: 'movement',
    units: { rg: ['76 AT gun at D8', {}] },
    order: { order: 'man-gun', unit: 'g1', gun: 'rg' },
  },
  turn: {
    phase: 'movement',
    units: GUN,
    order: { order: 'traverse', unit: 'gg', to: 2 },
  },
  load: {
    phase: 'prep-fire',
    units: LAUNCHER,
    order: { order: 'reload-rockets', unit: 'gg' },
  },
  'hook up': {
    phase: 'movement',
    units: { gg: ['75 AT gun at D8', {}], gt: 'truck at D8' },
    order: { order: 'hook-up', vehicle: 'gt', gun: 'gg' },
  },
  unhook: {
    phase: 'movement',
    units: { gg: ['75 AT gun at D8', { towedBy: 'gt' }], gt: ['truck at D8', { tows: 'gg' }] },
    order: { order: 'unhook', vehicle: 'gt', facing: 0 },
  },
  'get in': {
    phase: 'advance',
    units: { gt: ['MkIVF2 at D8', { abandoned: true }] },
    order: { order: 'man-vehicle', unit: 'g1', vehicle: 'gt' },
  },
  'get off': {
    phase: 'movement',
    counter: '4-6-7',
    units: { gt: 'truck at D8' },
    more: { aboard: 'gt' },
    order: { order: 'disembark', unit: 'g1' },
  },
} as const satisfies Readonly<Record<string, Order>>;

const STATES = {
  berserk: [{ berserk: true }, {}],
  'held fast': [{ ti: true }, {}],
  'in melee': [{ melee: true }, { r5: ['4-4-7 at D8', { melee: true }] }],
  broken: [{ broken: true }, {}],
} as const;

function judged(order: keyof typeof ORDERS, men: object, others: object): string | undefined {
  const row: Order = ORDERS[order];
  const units = {
    ...row.units,
    g1: [`${row.counter ?? CREW} at D8`, { ...row.more, ...men }],
    ...others,
  } as Units;
  return refused(begun(row.phase, units, { options: { year: 1944 } }), 'german', row.order);
}

/** A berserk crew turns its gun at its enemies, and passengers get off and fight on: these are not here. */
test.each([
  ['[squad-leader 3.25.3 × 10.2.2/a]', 'berserk', 'push'],
  ['[squad-leader 3.25.3 × 10.1.3]', 'berserk', 'man'],
  ['[squad-leader 3.25.3 × 10.7.11]', 'berserk', 'load'],
  ['[squad-leader 3.25.3 × 10.2.14]', 'berserk', 'hook up'],
  ['[squad-leader 3.25.3 × 10.2.13]', 'berserk', 'unhook'],
  ['[squad-leader 3.25.3 × 11.35.7]', 'berserk', 'get in'],
  ['[squad-leader 3.30.1 × 10.2.2/a]', 'held fast', 'push'],
  ['[squad-leader 3.30.1 × 10.1.3]', 'held fast', 'man'],
  ['[squad-leader 3.30.1 × 13.9.5/a]', 'held fast', 'turn'],
  ['[squad-leader 3.30.1 × 10.7.11]', 'held fast', 'load'],
  ['[squad-leader 3.30.1 × 10.2.14]', 'held fast', 'hook up'],
  ['[squad-leader 3.30.1 × 10.2.13]', 'held fast', 'unhook'],
  ['[squad-leader 3.30.1 × 11.35.7]', 'held fast', 'get in'],
  ['[squad-leader 3.30.1 × 11.37.7]', 'held fast', 'get off'],
  ['[squad-leader 6.3.2 × 10.2.2/a]', 'in melee', 'push'],
  ['[squad-leader 6.3.2 × 10.1.3]', 'in melee', 'man'],
  ['[squad-leader 6.3.2 × 13.9.5/a]', 'in melee', 'turn'],
  ['[squad-leader 6.3.2 × 10.7.11]', 'in melee', 'load'],
  ['[squad-leader 6.3.2 × 10.2.14]', 'in melee', 'hook up'],
  ['[squad-leader 6.3.2 × 10.2.13]', 'in melee', 'unhook'],
  ['[squad-leader 6.3.2 × 11.35.7]', 'in melee', 'get in'],
  ['[squad-leader 3.21.1 × 10.2.2/a]', 'broken', 'push'],
  ['[squad-leader 3.21.1 × 10.1.3]', 'broken', 'man'],
  ['[squad-leader 3.21.1 × 13.9.5/a]', 'broken', 'turn'],
  ['[squad-leader 3.21.1 × 10.7.11]', 'broken', 'load'],
  ['[squad-leader 3.21.1 × 10.2.14]', 'broken', 'hook up'],
  ['[squad-leader 3.21.1 × 10.2.13]', 'broken', 'unhook'],
  ['[squad-leader 3.21.1 × 11.35.7]', 'broken', 'get in'],
  ['[squad-leader 3.21.1 × 11.37.7]', 'broken', 'get off'],
] as const)('%s men who are %s do not %s', (_, state, order) => {
  expect(judged(order, {}, {})).toBeUndefined();
  const [men, others] = STATES[state];
  expect(judged(order, men, others)).toBeDefined();
});
