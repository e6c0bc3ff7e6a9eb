/** Every way by which men come into a hex, and whether a full fire or wire there bars it. */
import { drawn, field, type Setup } from '../testkit.testkit.js';
import { begun, refused, type Units } from './positions.testkit.js';

const RIVER = drawn({
  levels: { '-1': 'A8-N8' },
  terrain: { 'shallow-river': 'A8-N8', brush: 'A7-N7' },
});
const CLIFF = field({ D7: { terrain: 'brush', level: 1, hexsides: { 3: 'cliff' } } });
const BRUSH = field({ D7: 'brush' });

interface Way extends Omit<Setup, 'units'> {
  readonly phase: NonNullable<Setup['phase']>;
  readonly units: object;
  readonly order: object;
  readonly side?: string;
}

const MELEE = { melee: true } as const;
const WAYS = {
  walk: {
    phase: 'movement',
    units: { g1: '4-6-7 at D8' },
    order: { order: 'move', units: ['g1'], path: ['D7'] },
  },
  advance: {
    phase: 'advance',
    units: { g1: '4-6-7 at D8' },
    order: { order: 'advance', unit: 'g1', to: 'D7' },
  },
  wade: {
    phase: 'movement',
    map: RIVER,
    units: { g1: '4-6-7 at D8' },
    order: { order: 'wade', units: ['g1'], to: 'D7' },
  },
  swim: {
    phase: 'movement',
    map: RIVER,
    units: { g1: ['4-6-7 at D8', { swims: { since: 1 } }] },
    order: { order: 'swim', unit: 'g1', to: 'D7' },
  },
  climb: {
    phase: 'movement',
    map: CLIFF,
    units: { g1: '4-6-7 at D8' },
    order: { order: 'scale', unit: 'g1', to: 'D7' },
  },
  'go below': {
    phase: 'movement',
    units: { g1: '4-6-7 at D9', gl: '8-1 at D9' },
    order: { order: 'go-below', units: ['gl', 'g1'], to: 'D7' },
  },
  'get off': {
    phase: 'movement',
    units: { gt: 'truck at D8', g1: ['4-6-7 at D8', { aboard: 'gt' }] },
    order: { order: 'disembark', unit: 'g1', to: 'D7' },
  },
  abandon: {
    phase: 'movement',
    units: { gt: ['MkIVF2 at D8', { facing: 0 }] },
    order: { order: 'abandon', unit: 'gt', to: 'D7' },
  },
  push: {
    phase: 'movement',
    units: { g1: 'crew 2-4-7 at D8', gg: ['37L AT gun with g1', { facing: 0 }] },
    order: { order: 'push-gun', gun: 'gg', path: ['D7'] },
  },
  ride: {
    phase: 'movement',
    units: { g1: ['4-6-7 at D8', { rides: 'gh', skill: 'cavalry' }], gh: 'horses at D8' },
    order: { order: 'move', units: ['g1'], path: ['D7'] },
  },
  withdraw: {
    phase: 'close-combat',
    units: {
      g1: ['4-6-7 at D8', { ...MELEE, withdrawing: true }],
      g2: ['4-6-7 at D8', MELEE],
      r1: ['4-4-7 at D8', MELEE],
    },
    order: { order: 'retreat', unit: 'g1', to: 'D7' },
  },
  'leave a fire': {
    phase: 'rout',
    map: field({ D7: 'brush', D8: 'brush' }),
    units: { g1: '4-6-7 at D8' },
    order: { order: 'leave-fire', unit: 'g1', to: 'D7' },
  },
} as const satisfies Readonly<Record<string, Way>>;

const HERE = {
  'go below': { D9: { sewer: true }, D7: { sewer: true } },
  'leave a fire': { D8: { burning: true } },
};

function judged(way: keyof typeof WAYS, there: object): string | undefined {
  const { phase, units, order, map = BRUSH, ...setup }: Way = WAYS[way];
  const here: Readonly<Record<string, object>> = HERE[way as keyof typeof HERE] ?? {};
  const marks = { ...here, D7: { ...here.D7, ...there } };
  const trial = begun(phase, units as Units, { map, marks, ...setup });
  if (way === 'withdraw')
    for (let n = 0; n < 4 && !trial.awaits.includes('german retreat'); n++) trial.endPhase();
  const why = refused(trial, 'german', order);
  return why === 'DICE_MISSING' ? undefined : why;
}

test.each([
  ['[squad-leader 16.2.11.1/a × 4.1.6]', 'walk'],
  ['[squad-leader 16.2.11.1/a × 4.4.1]', 'advance'],
  ['[squad-leader 16.2.11.1/a × 14.28.8.3]', 'wade'],
  ['[squad-leader 16.2.11.1/a × 4.14.7]', 'swim'],
  ['[squad-leader 16.2.11.1/a × 14.8.15]', 'climb'],
  ['[squad-leader 16.2.11.1/a × 4.9.3]', 'go below'],
  ['[squad-leader 16.2.11.1/a × 11.37.8]', 'get off'],
  ['[squad-leader 16.2.11.1/a × 11.35.1]', 'abandon'],
  ['[squad-leader 16.2.11.1/a × 10.2.2/a]', 'push'],
  ['[squad-leader 16.2.11.1/a × 4.12.2]', 'ride'],
  ['[squad-leader 16.2.11.1/a × 6.3.6]', 'withdraw'],
  ['[squad-leader 16.2.11.1/a × 16.2.11.1]', 'leave a fire'],
] as const)('%s a full fire bars the way of men who %s', (_, way) => {
  expect([judged(way, {}), judged(way, { kindled: 99 })]).toEqual([undefined, undefined]);
  expect(judged(way, { burning: true })).toBeDefined();
});

test.each([
  ['[squad-leader 15.1.3 × 4.1.6]', 'walk'],
  ['[squad-leader 15.1.3 × 14.28.8.3]', 'wade'],
  ['[squad-leader 15.1.3 × 4.14.7]', 'swim'],
  ['[squad-leader 15.1.3 × 14.8.15]', 'climb'],
  ['[squad-leader 15.1.3 × 4.9.3]', 'go below'],
  ['[squad-leader 15.1.3 × 11.37.8]', 'get off'],
  ['[squad-leader 15.1.3 × 11.35.1]', 'abandon'],
  ['[squad-leader 15.1.3 × 10.2.2/a]', 'push'],
  ['[squad-leader 15.1.3 × 4.12.2]', 'ride'],
  ['[squad-leader 15.1.3 × 16.2.11.1]', 'leave a fire'],
] as const)('%s wire bars the way of men who %s', (_, way) => {
  expect(judged(way, {})).toBeUndefined();
  expect(judged(way, { wire: true })).toBeDefined();
});
