/** What players asked about rout (3.21): a position, the question, and the answer. */
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const broken = (at: string) => [`4-6-7 at ${at}`, { broken: true, dm: true }] as const;
const g1 = broken('D6');

const BEHIND_A_RIDGE = { g1: broken('D4'), r1: '4-4-7 at D10' } as const;

const WRECK = { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true }] } as const;
/** Russians on every side. */
const CAUGHT = { r1: '4-4-7 at B4', r2: '4-4-7 at F4', r3: '4-4-7 at D9', r4: '4-4-7 at G7' } as const;

interface Asked {
  readonly units?: Readonly<Record<string, Placed>>;
  readonly hexes?: Parameters<typeof field>[0];
  readonly marks?: NonNullable<Setup['marks']>;
  /** Where the broken squad, in D6 unless told otherwise, may rout; `lost` when it is eliminated for failure to rout. */
  readonly routsTo: readonly string[] | 'lost' | 'stays';
}

function answer({ units = {}, hexes = {}, marks = {} }: Asked): Asked['routsTo'] {
  const trial = new Trial({
    phase: 'rout',
    units: { g1, g9: '4-6-7', r9: '4-4-7', ...units },
    map: field(hexes, { columns: 20, rows: 12 }),
    marks,
  });
  const ends = trial.legalOf('german', 'rout').map(({ path }) => (path as string[]).at(-1) as string);
  if (ends.length > 0) return ends.sort();
  if (trial.awaits.includes('russian captives')) trial.order('russian', 'no-quarter');
  return trial.battle.unit('g1') ? 'stays' : 'lost';
}

test.each<[string, Asked]>([
  [
    '[squad-leader-A-58] [squad-leader 3.21/a] in the open, out of sight of the enemy, but every way is prohibited: it is eliminated',
    {
      units: { r1: '4-4-7 at B4', r2: '4-4-7 at F4', r3: '4-4-7 at D9', r4: '4-4-7 at G7' },
      hexes: { D2: 'woods' },
      routsTo: 'lost',
    },
  ],
  [
    '[squad-leader-A-61] [squad-leader 3.21/d, 3.21/s] towards an enemy whom it does not see it may rout, though others see him',
    {
      units: { r1: '4-4-7 at D12', g2: '4-6-7 at E12' },
      hexes: { D8: 'woods', D9: 'woods', D11: 'woods' },
      routsTo: ['D8'],
    },
  ],
  [
    '[squad-leader 3.21/e] towards one who sees it, it may not, even out of his sight',
    {
      units: { r1: '4-4-7 at D12' },
      hexes: { C8: 'woods', C9: 'woods', C10: 'woods', D2: 'woods' },
      routsTo: ['D2'],
    },
  ],
  [
    '[squad-leader 3.21/f] a "?" is not known: it runs that way',
    {
      units: { r1: ['4-4-7 at F12', { concealed: true }], g2: '4-6-7 at A12' },
      hexes: { D8: 'woods', F12: 'brush' },
      routsTo: ['D8'],
    },
  ],
  [
    '[squad-leader-A-64] [squad-leader 3.21/g] from beside an enemy it may pass another hex beside him',
    {
      units: { r1: '4-4-7 at D7' },
      hexes: { C6: 'grain', E6: 'grain', E7: 'grain', C7: 'grain', D5: 'grain', B6: 'woods' },
      routsTo: ['B6'],
    },
  ],
  [
    '[squad-leader-A-65] [squad-leader 3.21/h] towards an enemy whom it does not see, and it stops where he comes into sight',
    {
      units: BEHIND_A_RIDGE,
      hexes: { D6: { terrain: 'brush', level: 1 }, D12: 'woods' },
      routsTo: ['D6'],
    },
  ],
  [
    '[squad-leader 3.21/h] where that is open ground and there is no other way, it is eliminated',
    { units: BEHIND_A_RIDGE, hexes: { D6: { level: 1 }, D12: 'woods' }, routsTo: 'lost' },
  ],
  [
    '[squad-leader-A-57] [squad-leader 3.21/Q] not off the map, though there is no other way',
    { units: { g1: broken('D1'), r1: '4-4-7 at D3' }, routsTo: 'lost' },
  ],
  [
    '[squad-leader-A-79] [squad-leader 3.21/u] cover behind water does not count',
    {
      hexes: {
        ...Object.fromEntries([...'ABCDEFGHIJKLMNOPQRST'].map((column) => [`${column}5`, 'river' as const])),
        D4: 'woods',
        D9: 'woods',
      },
      routsTo: ['D9'],
    },
  ],
  [
    '[squad-leader 3.21/k] a leader denies nothing',
    { units: { rl: '8-0 at D9' }, hexes: { D4: 'woods' }, routsTo: ['D4'] },
  ],
  [
    '[squad-leader 3.21/k] unless he has a weapon',
    { units: { rl: '8-0 at D9', rm: 'LMG with rl' }, hexes: { D4: 'woods' }, routsTo: 'lost' },
  ],
  [
    '[squad-leader-A-73] [squad-leader 3.21/o] a .50 machine gun without a leader no farther than 16 hexes',
    {
      units: { g1: broken('A2'), r1: '4-4-7 at T3', rm: 'HMG .50 with r1' },
      hexes: { A4: 'woods' },
      routsTo: ['A4'],
    },
  ],
  [
    '[squad-leader 3.21/o] and as far as it reaches with one',
    {
      units: { g1: broken('A2'), r1: '4-4-7 at T3', rm: 'HMG .50 with r1', rl: '8-0 at T3' },
      hexes: { A4: 'woods' },
      routsTo: 'lost',
    },
  ],
  [
    '[squad-leader-A-72] [squad-leader 3.21/n] nor do units in melee',
    {
      units: { r1: ['4-4-7 at D9', { melee: true }], g2: ['4-6-7 at D9', { melee: true }] },
      hexes: { D4: 'woods' },
      routsTo: ['D4'],
    },
  ],
  [
    '[squad-leader 3.21/q] not into cover where there is no room, but through it',
    {
      units: { g2: '4-6-7 at D4', g3: '4-6-7 at D4', g4: '4-6-7 at D4' },
      hexes: { D4: 'woods', D2: 'woods' },
      routsTo: ['D2'],
    },
  ],
  [
    '[squad-leader-A-78] [squad-leader 3.21/t] across open ground with the advantage of height it may',
    {
      units: { r1: '4-4-7 at D9' },
      hexes: { D6: { level: 1 }, D5: { level: 1 }, D4: { terrain: 'woods', level: 1 } },
      routsTo: ['D4'],
    },
  ],
  [
    '[squad-leader-A-80] [squad-leader 3.21/v] an AFV denies open ground 16 hexes away',
    {
      units: { g1: broken('A2'), rt: ['T-34 at Q3', { facing: 3 }] },
      hexes: { A4: 'woods' },
      routsTo: 'lost',
    },
  ],
  [
    '[squad-leader 3.21/v] and none that is farther away',
    {
      units: { g1: broken('A2'), rt: ['T-34 at R3', { facing: 3 }] },
      hexes: { A4: 'woods' },
      routsTo: ['A4'],
    },
  ],
  [
    '[squad-leader 3.21/v] a truck denies nothing',
    { units: { ru: 'truck at D9' }, hexes: { D4: 'woods' }, routsTo: ['D4'] },
  ],
  [
    '[squad-leader-A-70] [squad-leader 3.21/l] an assault gun denies what lies before it',
    { units: { rt: ['SU122 at B9', { facing: 1 }] }, hexes: { D4: 'woods' }, routsTo: 'lost' },
  ],
  [
    '[squad-leader 3.21/l] and not what lies behind it',
    { units: { rt: ['SU122 at B9', { facing: 4 }] }, hexes: { D4: 'woods' }, routsTo: ['D4'] },
  ],
  [
    '[squad-leader-A-68] [squad-leader 3.21/j] a wreck hides those who run past in its hex',
    { units: { r1: '4-4-7 at E9' }, hexes: { D4: 'woods' }, marks: { D5: WRECK }, routsTo: ['D4'] },
  ],
  [
    '[squad-leader 3.21/j] so does an AFV of theirs',
    { units: { r1: '4-4-7 at E9', gt: 'MkIVF2 at D5' }, hexes: { D4: 'woods' }, routsTo: ['D4'] },
  ],
  [
    '[squad-leader 3.21/j] so does an entrenchment in it',
    {
      units: { r1: '4-4-7 at E9' },
      hexes: { D4: 'woods' },
      marks: { D5: { entrenchment: true } },
      routsTo: ['D4'],
    },
  ],
  [
    '[squad-leader 3.21/j] and smoke in it',
    {
      units: { r1: '4-4-7 at E9' },
      hexes: { D4: 'woods' },
      marks: { D5: { smoke: [{ side: 'german', kind: 'full' }] } },
      routsTo: ['D4'],
    },
  ],
  [
    '[squad-leader 3.21/j] without any of these it is lost',
    { units: { r1: '4-4-7 at E9' }, hexes: { D4: 'woods' }, routsTo: 'lost' },
  ],
  [
    '[squad-leader 3.21.14] a wreck between them screens the open ground behind it',
    { units: { r1: '4-4-7 at D9' }, hexes: { D4: 'woods' }, marks: { D7: WRECK }, routsTo: ['D4'] },
  ],
  [
    '[squad-leader 11.20.2] a vehicle screens it, too',
    {
      units: { r1: '4-4-7 at D9', gu: 'MkIVF2 at D7' },
      hexes: { D4: 'woods' },
      routsTo: ['D4'],
    },
  ],
  [
    '[squad-leader 11.20.2] but not one of the smallest',
    {
      units: { r1: '4-4-7 at D9', gu: ['MkIVF2 at D7', { size: 2 }] },
      hexes: { D4: 'woods' },
      routsTo: 'lost',
    },
  ],
  [
    '[squad-leader 3.21.14] a jeep does not',
    {
      units: { r1: '4-4-7 at D9', ru: 'American jeep at D7' },
      hexes: { D4: 'woods' },
      routsTo: 'lost',
    },
  ],
  [
    '[squad-leader 3.21.14] nor a wreck for an enemy on a hill',
    {
      units: { r1: '4-4-7 at D9' },
      hexes: { D4: 'woods', D9: { level: 1 } },
      marks: { D7: WRECK },
      routsTo: 'lost',
    },
  ],
  [
    '[squad-leader 3.21.14] nor one along whose hexside the line runs',
    { units: { r1: '4-4-7 at F5' }, hexes: { D4: 'woods' }, marks: { E5: WRECK }, routsTo: 'lost' },
  ],
  [
    '[squad-leader-A-71] [squad-leader 3.21/m] beneath a wreck it stays where every way is shut',
    { units: CAUGHT, marks: { D6: WRECK }, hexes: { D2: 'woods' }, routsTo: 'stays' },
  ],
])('%s', (_, asked) => {
  expect(answer(asked)).toEqual(asked.routsTo);
});

test('[squad-leader 3.21/q] who is still crowded when the phase ends is eliminated', () => {
  const crowd = { g2: '4-6-7 at D6', g3: '4-6-7 at D6', g4: '4-6-7 at D6' } as const;
  const trial = new Trial({
    phase: 'rout',
    units: { g1, ...crowd, r9: '4-4-7' },
    map: field({ D6: 'woods' }),
  });
  expect(trial.battle.unit('g1')).toBeUndefined();
});

test('[squad-leader-A-66] [squad-leader 3.21/i] who runs into enemies whom he has not seen is eliminated, and they are seen', () => {
  const trial = new Trial({
    phase: 'rout',
    units: { g1, r1: ['4-4-7 at D5', { hidden: true }], r9: '4-4-7' },
    map: field({ D5: 'woods' }),
  });
  trial.order('german', { order: 'rout', unit: 'g1', path: ['D5'] });
  expect(trial.battle.unit('g1')).toBeUndefined();
  expect(trial.unit('r1').hidden).toBeUndefined();
});

test.each([
  ['passes a check', [3, 4], true],
  ['or is lost', [4, 4], false],
] as const)('[squad-leader 3.21/m] beneath one that burns it %s', (_, faces, stays) => {
  const marks = { D6: { wrecks: [{ ...WRECK.wrecks[0], burning: true as const }] } };
  const setup = {
    phase: 'rout',
    units: { g1, g9: '4-6-7', ...CAUGHT },
    map: field({ D2: 'woods' }),
    marks,
  } as const;
  const trial = new Trial(setup, ...faces);
  expect(trial.told('morale-check')).toMatchObject([{ check: 'burning wreck', passed: stays }]);
  expect(trial.awaits).toEqual(stays ? ['german advance'] : ['russian captives']);
});

test.each([
  ['rx', false],
  [undefined, true],
] as const)(
  '[squad-leader 3.21/f] those under a "?" who show themselves (%s) bar its way and end it',
  (shown, lives) => {
    const trial = new Trial({
      phase: 'rout',
      map: field({ D8: 'woods', F12: 'brush' }),
      units: { g1, g9: '4-6-7', rx: ['4-4-7 at F12', { concealed: true }], r9: '4-4-7 at A1' },
    }).order('german', { order: 'rout', unit: 'g1', path: ['D7', 'D8'] });
    expect([trial.awaits, trial.unit('g1').at]).toEqual([['russian rout-denial'], 'D6']);
    if (shown) trial.order('russian', { order: 'show', units: [shown] });
    trial.order('russian', 'pass');
    expect(trial.battle.unit('g1')?.at).toBe(lives ? 'D8' : undefined);
    expect(trial.battle.unit('rx')?.hidden).toBe(lives || undefined);
  },
);

test('[squad-leader 3.21/f, 2.3.2] dummies are asked as well, and nobody where there is no "?"', () => {
  const asked = (rx: Placed) =>
    new Trial({
      phase: 'rout',
      map: field({ D8: 'woods', F12: 'brush' }),
      units: { g1, g9: '4-6-7', rx, r9: '4-4-7 at A1' },
    }).order('german', { order: 'rout', unit: 'g1', path: ['D7', 'D8'] }).awaits;
  expect([asked('? at F12'), asked(['4-4-7 at F12', { hidden: true }])]).toEqual([
    ['russian rout-denial'],
    ['german advance'],
  ]);
});
