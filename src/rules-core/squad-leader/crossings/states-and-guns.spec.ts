import { begun, refused, type Units } from './positions.testkit.js';

type Phase = 'prep-fire' | 'movement' | 'rally' | 'advance';
interface Order {
  readonly rule: string;
  readonly what: string;
  readonly phase: Phase;
  readonly counter?: string;
  readonly units: object;
  readonly more?: object;
  readonly order: object;
}

const CREW = 'crew 2-4-7';
const GUN = { gg: ['50 AT gun with g1', { facing: 0 }] } as const;
const LAUNCHER = { gg: ['150 rocket launcher with g1', { facing: 0, spentTubes: 4 }] } as const;
const ORDERS: readonly Order[] = [
  {
    rule: '10.2.2',
    what: 'pushes a gun',
    phase: 'movement',
    units: GUN,
    order: { order: 'push-gun', gun: 'gg', path: ['D7'] },
  },
  {
    rule: '10.1.3',
    what: 'mans a gun',
    phase: 'movement',
    units: { rg: ['76 AT gun at D8', {}] },
    order: { order: 'man-gun', unit: 'g1', gun: 'rg' },
  },
  {
    rule: '13.9.5',
    what: 'turns a gun',
    phase: 'movement',
    units: GUN,
    order: { order: 'traverse', unit: 'gg', to: 2 },
  },
  {
    rule: '10.7.11',
    what: 'loads rockets',
    phase: 'prep-fire',
    units: LAUNCHER,
    order: { order: 'reload-rockets', unit: 'gg' },
  },
  {
    rule: '10.2.14',
    what: 'hooks up a gun',
    phase: 'movement',
    units: { gg: ['75 AT gun at D8', {}], gt: 'truck at D8' },
    order: { order: 'hook-up', vehicle: 'gt', gun: 'gg' },
  },
  {
    rule: '10.2.13',
    what: 'unhooks a gun',
    phase: 'movement',
    units: { gg: ['75 AT gun at D8', { towedBy: 'gt' }], gt: ['truck at D8', { tows: 'gg' }] },
    order: { order: 'unhook', vehicle: 'gt', facing: 0 },
  },
  {
    rule: '11.35.7',
    what: 'gets into an AFV',
    phase: 'advance',
    units: { gt: ['MkIVF2 at D8', { abandoned: true }] },
    order: { order: 'man-vehicle', unit: 'g1', vehicle: 'gt' },
  },
  {
    rule: '11.37.7',
    what: 'gets off a truck',
    phase: 'movement',
    counter: '4-6-7',
    units: { gt: 'truck at D8' },
    more: { aboard: 'gt' },
    order: { order: 'disembark', unit: 'g1' },
  },
];

/** What must be refused to men in these states; a berserk crew turns its gun at its enemies, and passengers fight on foot. */
const STATES: readonly [string, string, object, object, readonly string[]][] = [
  ['3.25.3', 'berserk', { berserk: true }, {}, ['13.9.5', '11.37.7']],
  ['3.30.1', 'temporarily immobilized', { ti: true }, {}, []],
  ['6.3.2', 'in melee', { melee: true }, { r5: ['4-4-7 at D8', { melee: true }] }, ['11.37.7']],
  ['3.21.1', 'broken', { broken: true }, {}, []],
];

describe.each(STATES)('%s: nobody who is %s', (state, name, values, enemy, free) => {
  const rows = ORDERS.filter(({ rule }) => !free.includes(rule)).map(
    (row) => [`[squad-leader ${state} × ${row.rule}]`, row.what, row] as const,
  );
  test.each(rows)('%s %s', (_, what, { phase, units, counter = CREW, more, order }) => {
    const judged = (men: object, others: object) =>
      refused(
        begun(phase, { ...units, g1: [`${counter} at D8`, { ...more, ...men }], ...others } as Units, {
          options: { year: 1944 },
        }),
        'german',
        order,
      );
    expect([what, judged({}, {})]).toEqual([what, undefined]);
    expect([name, what, judged(values, enemy) !== undefined]).toEqual([name, what, true]);
  });
});
