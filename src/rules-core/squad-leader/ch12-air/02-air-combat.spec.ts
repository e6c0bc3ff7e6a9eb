import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const MEN = { g1: '4-6-7 at A1', r1: '4-4-7 at K9' } as const;
const BOTH = { german: { air: {} }, russian: { air: {} } } as const;

const over = (units: Units, more: Setup = {}) =>
  new Trial({
    phase: 'rally',
    clock: { step: 'air combat' },
    units: { ...MEN, ...units },
    sides: BOTH,
    ...more,
  });
const aircraft = (trial: Trial) =>
  trial.battle
    .units()
    .filter(({ kind }) => kind === 'aircraft')
    .map(({ id }) => id);
const DUEL = { gf: 'fighter', rf: 'fighter' } as const;

test('[squad-leader 12.2.2] the lower roll shoots down an aircraft of the other side', () => {
  const won = over(DUEL).order('german', 'pass', 1, 4);
  expect(won.awaits).toEqual(['russian air-loss']);
  won.order('russian', { order: 'lose-aircraft', aircraft: 'rf' });
  expect([aircraft(won), won.battle.clock.phase]).toEqual([['gf'], 'prep-fire']);
});

test('[squad-leader 12.2.2] its owner says which one', () => {
  const won = over({ ...DUEL, rg: 'IL-2' }).order('german', 'pass', 1, 6);
  expect(won.legalOf('russian', 'lose-aircraft')).toEqual([
    { order: 'lose-aircraft', aircraft: 'rf' },
    { order: 'lose-aircraft', aircraft: 'rg' },
  ]);
});

test('[squad-leader 12.2.2] a tie shoots nobody down', () => {
  const even = over(DUEL).order('german', 'pass', 4, 3);
  expect([even.told('air-combat')[0]?.loser, aircraft(even)]).toEqual([undefined, ['gf', 'rf']]);
});

test('[squad-leader 12.2.2] a winner whose guns have jammed shoots nobody down', () => {
  const jammed = over({ gf: ['fighter', { malfunctioned: true }], rf: 'fighter' });
  expect(jammed.order('german', 'pass', 1, 6).told('air-combat')[0]?.loser).toBeUndefined();
});

test.each<[string, Units, number, number]>([
  ['a fighter each', DUEL, -2, -1],
  ['two fighters against a dive bomber', { gf: 'fighter', gg: 'fighter', rs: 'IL-2' }, -3, 0],
  ['one whose guns have jammed', { gf: ['fighter', { malfunctioned: true }], rf: 'fighter' }, -1, -1],
])('[squad-leader 12.2.2/t] for fighters, and for its own player turn: %s', (_, units, own, other) => {
  const [one, two] = over(units).order('german', 'pass', 3, 3).told('air-combat')[0]?.rolls ?? [];
  expect([(one?.final ?? 0) - 3, (two?.final ?? 0) - 3]).toEqual([own, other]);
});

test('[squad-leader-B-215] [squad-leader 12.2.3, 12.2/q1] in its own player turn a side withdraws one or more before that', () => {
  const trial = over({ gf: 'fighter', gg: 'fighter', rf: 'fighter' });
  trial.order('german', { order: 'withdraw-aircraft', aircraft: 'gf' });
  expect([aircraft(trial), trial.awaits]).toEqual([['gg', 'rf'], ['german air-combat']]);
  expect(trial.legalOf('russian', 'withdraw-aircraft')).toEqual([]);
});

test('[squad-leader 12.2.3] when none is left nobody fights', () => {
  const trial = over(DUEL).order('german', { order: 'withdraw-aircraft', aircraft: 'gf' }).endPhase();
  expect([trial.told('air-combat'), aircraft(trial)]).toEqual([[], ['rf']]);
});

test('[squad-leader 12.2.4] an aircraft counts as two units', () => {
  const won = over(DUEL)
    .order('german', 'pass', 1, 4)
    .order('russian', { order: 'lose-aircraft', aircraft: 'rf' });
  expect(won.battle.side('russian').lost).toHaveLength(2);
});

test('[squad-leader 12.2.5, 12.2.6] nobody on the ground has a part in it, nor is hurt', () => {
  const guns = { rm: 'HMG with r1' } as const;
  const won = over({ ...DUEL, ...guns }).order('german', 'pass', 1, 4);
  expect(won.legalOf('russian', 'fire-at-aircraft')).toEqual([]);
  won.order('russian', { order: 'lose-aircraft', aircraft: 'rf' });
  expect(won.battle.units().filter(({ at }) => at !== undefined)).toHaveLength(3);
});

test.each<[string, Units, boolean]>([
  ['an enemy fighter', { rf: 'fighter' }, true],
  ['one whose guns have jammed', { rf: ['fighter', { malfunctioned: true }] }, false],
  ['a dive bomber', { rf: 'IL-2' }, false],
  ['a fighter that is on its way', { rf: ['fighter', { inbound: true }] }, false],
])('[squad-leader 12.2.1] nobody attacks the ground beneath %s', (_, units, isHeld) => {
  const trial = new Trial({ units: { ...MEN, gs: 'Stuka', ...units }, sides: BOTH });
  expect(trial.refusal('german', { order: 'dive', aircraft: 'gs', at: 'K9' }, 1, 2, 6, 6)?.cites).toEqual(
    isHeld ? ['12.2.1'] : undefined,
  );
});
