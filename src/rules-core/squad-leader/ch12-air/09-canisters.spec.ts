import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const FIELD = { gl: '8-0 at A1' } as const;
const UNEQUIPPED = { unequipped: true } as const;

const landed = (units: Units, phase: Setup['phase'] = 'prep-fire', more: Setup = {}) =>
  new Trial({
    phase,
    ...more,
    units: { ...FIELD, r1: '4-4-7 at D10', ...units },
    sides: { german: { airdrop: 'landed' } },
  });
const SQUAD: Units = { g1: ['4-6-8 at D8', UNEQUIPPED] };

test('[squad-leader 12.9.29/a] a squad without its canister does not fire', () => {
  const trial = landed(SQUAD);
  expect(trial.refusal('german', { order: 'fire', at: 'D10', firers: ['g1'] })?.refused).toBe('UNARMED');
});

test('[squad-leader-B-241] [squad-leader 12.9/q13] but a support weapon that it has', () => {
  const trial = landed({ ...SQUAD, gm: 'LMG with g1' });
  trial.order('german', { order: 'fire', at: 'D10', firers: ['gm'] }, 6, 5);
  expect(trial.told('fire-attack')[0]?.parts.map(({ unit }) => unit)).toEqual(['gm']);
});

test('[squad-leader 12.9.29/a] it fights with a strength of 1 in close combat', () => {
  const trial = landed({ ...SQUAD, r2: '4-4-7 at D8' }, 'close-combat');
  const own = trial.legalOf('german', 'close-combat')[0] as never;
  trial.order('german', own);
  trial.order('russian', trial.legalOf('russian', 'close-combat')[0] as never, 6, 5, 6, 5);
  expect(trial.told('close-combat-attack').map(({ attack, defence }) => [attack, defence])).toEqual([
    [1, 4],
    [4, 1],
  ]);
});

test.each<[string, Units, boolean]>([
  ['where a canister is', { gc: ['canister at D8', {}] }, true],
  ['elsewhere', { gc: ['canister at D9', {}] }, false],
  [
    'beneath its parachute',
    { g1: ['4-6-8 at D8', { ...UNEQUIPPED, parachute: true }], gc: ['canister at D8', {}] },
    false,
  ],
  ['broken', { g1: ['4-6-8 at D8', { ...UNEQUIPPED, broken: true }], gc: ['canister at D8', {}] }, false],
])('[squad-leader-B-243] [squad-leader 12.9.29/a, 12.9.29/b, 12.9/q14, 12.9/q15] %s', (_, units, isArmed) => {
  const trial = landed({ ...SQUAD, ...units }).endPhase();
  expect(trial.unit('g1').unequipped).toBe(isArmed ? undefined : true);
  expect(trial.battle.unit('gc') === undefined).toBe(isArmed);
});

test('[squad-leader 12.9/q14] one canister arms one squad', () => {
  const two = { ...SQUAD, g2: ['4-6-8 at D8', UNEQUIPPED], gc: ['canister at D8', {}] } as const;
  const trial = landed(two).endPhase();
  expect(['g1', 'g2'].filter((id) => trial.unit(id).unequipped)).toHaveLength(1);
});

test('[squad-leader 12.9.29/b] carried, a canister weighs three points', () => {
  const far = { order: 'move', units: ['g1'], path: ['D7', 'D6', 'D5', 'D4'] };
  const armed = { g1: '4-6-8 at D8', gc: 'canister with g1', gd: 'canister with g1' } as const;
  expect(
    landed({ ...armed, gd: 'canister at A2' }, 'movement')
      .order('german', far)
      .unit('gc').at,
  ).toBe('D4');
  expect(landed(armed, 'movement').refusal('german', far)).toBeDefined();
});

test('[squad-leader 12.9.3, 12.9.29/a] canisters jump besides the seven counters of a plane, each with its squad', () => {
  const jumps = { jumps: true, stick: 1 } as const;
  const trial = new Trial({
    phase: 'movement',
    units: {
      ...FIELD,
      r1: '4-4-7 at K9',
      g1: ['4-6-8', { ...jumps, ...UNEQUIPPED }],
      g2: ['4-6-8', { ...jumps, ...UNEQUIPPED }],
      gc: ['canister', jumps],
      gd: ['canister', jumps],
    },
    sides: { german: { airdrop: 'waiting' } },
  });
  trial.order('german', { order: 'drop', drops: [{ plane: 1, at: 'D4' }], along: 3 }, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(trial.told('drifted').map(({ unit, from }) => [unit, from])).toEqual([
    ['g1', 'D4'],
    ['g2', 'D5'],
    ['gc', 'D4'],
    ['gd', 'D5'],
  ]);
});

test('[squad-leader 12.9/q13] men without arms deny nobody the open ground', () => {
  const broken = { r1: ['4-4-7 at D10', { broken: true, dm: true }] } as const;
  const map = field({ D12: 'woods' });
  const ways = (g1: Placed) => landed({ g1, ...broken }, 'rout', { map }).legalOf('russian', 'rout').length;
  expect([ways(['4-6-8 at D6', UNEQUIPPED]), ways('4-6-8 at D6')]).toEqual([1, 0]);
});

test('[squad-leader-B-244] [squad-leader 12.9/q16] nor do they attack AFVs beside them', () => {
  const units = { g1: ['4-6-8 at D8', UNEQUIPPED], rt: 'T-34 at D9' } as const;
  const trial = landed(units, 'defensive-fire', { active: 'russian', map: field({ D8: 'woods' }) });
  const attack = { order: 'immobilize', unit: 'g1', vehicle: 'rt' };
  expect(trial.refusal('german', attack)?.cites).toEqual(['12.9/q16']);
});
