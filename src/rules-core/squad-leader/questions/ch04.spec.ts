/** What players asked about movement (chapter 4): a position, the question, and the answer. */
import { field, type Placed, Trial } from '../testkit.testkit.js';

interface Asked {
  readonly units: Readonly<Record<string, Placed>>;
  readonly hexes?: Parameters<typeof field>[0];
  readonly phase?: 'movement' | 'defensive-fire' | 'advance';
  /** Orders of the Germans before the one that is asked about. */
  readonly after?: readonly object[];
  readonly may: object;
  readonly answer: 'yes' | string;
}

const moves = (units: string, path: string) => ({
  order: 'move',
  units: units.split(' '),
  path: path.split(' '),
});
const takes = (unit: string, weapon: string) => ({ order: 'pick-up', unit, weapon });
const leaves = (weapon: string) => ({ order: 'put-down', weapon });
const gun = (bearer: string) => `LMG with ${bearer}`;

/** May the Germans do that? "yes", or the reason why not. */
function answer({ units, hexes = {}, phase = 'movement', after = [], may }: Asked): string {
  const active = phase === 'defensive-fire' ? 'russian' : 'german';
  const trial = new Trial({ phase, active, units: { r9: '4-4-7', ...units }, map: field(hexes) });
  for (const order of after) trial.order('german', order as never);
  return trial.refusal('german', may as never)?.refused ?? 'yes';
}

const loaded = {
  g1: '4-6-7 at D10',
  gm: gun('g1'),
  gn: gun('g1'),
  go: 'LMG at D8',
  gp: 'LMG at D8',
} as const;
const exchanged = [moves('g1', 'D9 D8'), leaves('gm'), leaves('gn'), takes('g1', 'go'), takes('g1', 'gp')];
const heavy = {
  gl: '8-0 at D10',
  g1: '4-6-7 at D10',
  gm: 'HMG with g1',
  gn: 'LMG with g1',
  go: 'LMG with g1',
  gp: 'LMG with g1',
} as const;

test.each<[string, Asked]>([
  [
    '[squad-leader-A-119] [squad-leader 4.2.2/a] two points carried two hexes, and two others for two more: the four of them leave three factors',
    { units: loaded, after: exchanged, may: moves('g1', 'D7 D6'), answer: 'TOO_FAR' },
  ],
  [
    '[squad-leader 4.2.2/a] one hex more it may',
    { units: loaded, after: exchanged, may: moves('g1', 'D7'), answer: 'yes' },
  ],
  [
    '[squad-leader-A-120] [squad-leader 4.2.2/b] with a leader one open hex under eight points',
    { units: heavy, may: moves('g1 gl', 'D9'), answer: 'yes' },
  ],
  [
    '[squad-leader 4.2.2/b] not two, nor one alone',
    { units: heavy, may: moves('g1 gl', 'D9 D8'), answer: 'TOO_FAR' },
  ],
  ['[squad-leader 4.2.2/b] nor one alone', { units: heavy, may: moves('g1', 'D9'), answer: 'TOO_FAR' }],
  [
    '[squad-leader-A-121] [squad-leader 4.2.4/a] what one unit has carried another does not carry on in the same phase',
    {
      units: { g1: '4-6-7 at D10', gm: gun('g1'), g2: '4-6-7 at D9' },
      after: [moves('g1', 'D9')],
      may: takes('g2', 'gm'),
      answer: 'HAS_MOVED',
    },
  ],
  [
    '[squad-leader-A-124] [squad-leader 4.2.7.2/a] a pinned unit dismantles its weapon',
    {
      phase: 'defensive-fire',
      units: { g1: ['4-6-7 at D10', { pinned: true }], gm: 'HMG with g1' },
      may: { order: 'dismantle', weapon: 'gm' },
      answer: 'yes',
    },
  ],
  [
    '[squad-leader 4.3/a] nobody is got rid of to make room for one who advances',
    {
      phase: 'advance',
      units: {
        g1: '4-6-7 at D10',
        g2: ['4-6-7 at D9', { broken: true }],
        g3: ['4-6-7 at D9', { broken: true }],
        g4: ['4-6-7 at D9', { broken: true }],
      },
      may: { order: 'advance', unit: 'g1', to: 'D9' },
      answer: 'NO_ROOM',
    },
  ],
])('%s', (_, asked) => {
  expect(answer(asked)).toBe(asked.answer);
});

test('[squad-leader-A-122] [squad-leader 4.2.5/a] weapons found on the way are fired after it, at half', () => {
  const trial = new Trial({
    phase: 'movement',
    units: { g1: '4-6-7 at D10', gm: 'LMG at D9', r1: '4-4-7 at D5' },
  });
  trial.order('german', moves('g1', 'D9')).order('german', takes('g1', 'gm')).endPhase().endPhase();
  trial.order('german', { order: 'fire', at: 'D5', firers: ['gm'] }, 6, 5);
  expect(trial.told('fire-attack')[0]?.parts).toMatchObject([{ unit: 'gm', fp: 1, why: ['moved x1/2'] }]);
});

const charging = (units: Readonly<Record<string, Placed>>, ...faces: number[]) =>
  new Trial({
    phase: 'movement',
    active: 'russian',
    enemy: 'german',
    units: {
      r1: ['4-4-7 at D12', { skill: 'cavalry', rides: 'rh' }],
      rh: 'horses at D12',
      g9: '4-6-7 at N1',
      ...units,
    },
  }).order('russian', { order: 'charge', unit: 'r1', path: ['D11', 'D10', 'D9', 'D8', 'D7'] }, ...faces);

test('[squad-leader-A-162] [squad-leader 4.12/q, 4.12.28] a truck may be charged, and is hit no easier than men', () => {
  const trial = charging({ gt: 'truck at D8' }, 6, 6);
  expect(trial.told('fire-attack')).toMatchObject([
    { fp: 8, outcomes: [{ units: ['gt'], modifiers: [{ why: 'charge', value: -2 }] }] },
  ]);
});

test('[squad-leader-A-155] [squad-leader 4.12/j] an AFV that overruns nothing but horses may be stopped by it too', () => {
  const trial = new Trial({
    phase: 'movement',
    units: {
      gt: ['MkIVF2 at D6', { facing: 0 }],
      rh: ['horses at D5', { side: 'russian' }],
      r9: '4-4-7 at N12',
    },
  });
  trial.order('german', { order: 'drive', unit: 'gt', path: ['D5'], overrun: ['bow'] }, 6, 6);
  expect(trial.told('overrun')).toMatchObject([{ at: 'D5' }]);
  expect(trial.unit('gt').immobilized).toBe(true);
});

test('[squad-leader-A-161] [squad-leader 4.12/p] a charge at infantry beside an AFV needs a check, and strikes the infantry alone', () => {
  const trial = charging({ gt: ['MkIVF2 at D8', { exposed: true }], g1: '4-6-7 at D8' });
  trial.order('german', 'pass').order('german', 'pass', 3, 3);
  expect(trial.told('morale-check')).toMatchObject([{ unit: 'r1', passed: true }]);
  trial.order('german', 'pass', 6, 6);
  expect(trial.told('fire-attack').flatMap(({ outcomes }) => outcomes)).toMatchObject([{ units: ['g1'] }]);
});
