import { type Placed, Trial } from '../testkit.testkit.js';

const SHAKEN = { shaken: true } as const;
const UNITS: Record<string, Placed> = {
  gd: 'Medic at E5',
  g1: ['1-6-4-5 at E5', SHAKEN],
  g2: '1-5-4-5 at F5',
  g3: '1-5-4-5 at F5',
  g4: '1-6-4-5 at G5',
  gm: 'MG34 with g4',
  g5: '1-6-4-5 at G5',
  gk: 'MG42 with g5',
  ad: 'Medic at J9',
  a1: ['2-5-4-6 at J9', SHAKEN],
  a2: '1-4-4-6 at J9',
  am: 'BAR with a2',
};
const phase = () =>
  new Trial({
    units: UNITS,
    clock: { phase: 'rally' },
    agenda: [{ task: 'turn' }, { task: 'admin' }, { task: 'operations' }, { task: 'rally', side: 'german' }],
  });
const refused = (order: { order: string }) =>
  phase().refusal('german', order as never, ...(order.order === 'tend' ? [1, 1] : []))?.refused;

test('[lnlt 11.3/a, 11.3/f] a Medic of one’s own tends one’s own', () => {
  const tend = (medic: string, unit: string) =>
    refused({ order: 'tend', medic, unit, what: 'rally' } as never);
  expect(tend('gd', 'g1')).toBeUndefined();
  for (const [medic, unit] of [
    ['ad', 'g1'],
    ['gd', 'a1'],
    ['ad', 'a1'],
    ['gx', 'g1'],
    ['gd', 'gx'],
  ] as const)
    expect([medic, unit, tend(medic, unit)]).toEqual([medic, unit, 'NOT_YOUR_UNIT']);
  const done = phase().order('german', { order: 'tend', medic: 'gd', unit: 'g1', what: 'rally' }, 1, 1);
  expect(done.unit('g1').shaken).toBeUndefined();
  expect(done.action.effects.find(({ effect }) => effect === 'tended')?.cites).toEqual(['11.3/a']);
});

test('[lnlt 3.0/j] two Half-squads of one’s own', () => {
  const combine = (...units: string[]) => refused({ order: 'combine', units } as never);
  for (const units of [
    ['a2', 'g2'],
    ['g2', 'a2'],
    ['g2', 'g2'],
    ['gx', 'g2'],
    ['g2', 'gx'],
  ])
    expect([units, combine(...units)]).toEqual([units, 'NOT_YOUR_UNIT']);
});

test('[lnlt 1.6/i, 3.0/k] weapons are exchanged in one place, by two who have them', () => {
  const swap = (weapon: string, to: string, back?: string) =>
    refused({ order: 'swap', weapon, to, ...(back && { back }) } as never);
  expect(swap('gm', 'g5', 'gk')).toBeUndefined();
  expect(swap('gm', 'g5')).toBeUndefined();
  expect(swap('gm', 'g4')).toBe('NOT_TOGETHER');
  expect(swap('gm', 'g2')).toBe('NOT_TOGETHER');
  for (const back of ['gm', 'am', 'gx']) expect(swap('gm', 'g5', back)).toBe('NOT_TOGETHER');
  for (const [weapon, to] of [
    ['am', 'g4'],
    ['gm', 'a2'],
    ['gx', 'g5'],
    ['gm', 'gx'],
  ] as const)
    expect(swap(weapon, to)).toBe('NOT_YOUR_UNIT');
  const both = phase().order('german', { order: 'swap', weapon: 'gm', to: 'g5', back: 'gk' });
  expect([both.unit('gm').possessor, both.unit('gk').possessor]).toEqual(['g5', 'g4']);
  expect(both.told('weapon-taken')).toStrictEqual([{ unit: 'g5', weapon: 'gm', back: 'gk' }]);
  const one = phase().order('german', { order: 'swap', weapon: 'gm', to: 'g5' });
  expect(one.told('weapon-taken')).toStrictEqual([{ unit: 'g5', weapon: 'gm' }]);
});
