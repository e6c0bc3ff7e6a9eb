import { Trial } from '../testkit.testkit.js';

const acting = (units: object = {}) =>
  new Trial({
    units: { g1: '1-6-4-5 at C3', gl: 'Leader 7-1-6 at C3', a1: '2-5-4-6 at C5', ...units } as never,
  }).activate('german', 'C3');
const fire = (more: object = {}) => ({ order: 'fire', at: 'C5', units: ['g1'], ...more });
const changes = (trial: Trial) => trial.action.effects.find(({ effect }) => effect === 'fired')?.changes;

test('[lnlt 5.0, 4.0/m, 5.0.1/c] everybody is told who fires, and who leads', () => {
  const alone = acting().order('german', fire(), 1, 6);
  const told = { side: 'german', units: ['g1'], weapons: [], from: 'C3', at: 'C5' };
  expect(alone.told('fired')).toStrictEqual([told]);
  expect(changes(alone)).toStrictEqual([
    { do: 'unit', unit: 'g1', set: { fired: true } },
    { do: 'clock', set: { acted: true } },
    { do: 'clock', set: { groups: [{ at: 'C3', fired: 'C5' }] } },
  ]);
  const led = acting().order('german', fire({ leader: 'gl' }), 1, 6);
  expect(led.told('fired')).toStrictEqual([{ ...told, leader: 'gl' }]);
  expect(led.unit('gl')).toMatchObject({ fired: true, aidedFire: true });
});

test('[lnlt 4.1/d] a unit that fires at what it has spotted is not Ops Complete any more', () => {
  const trial = acting({ g1: ['1-6-4-5 at C3', { opsComplete: true, spotted: 'C5' }] }).order(
    'german',
    fire(),
    1,
    6,
  );
  expect(trial.unit('g1')).toMatchObject({ fired: true });
  expect(trial.unit('g1').opsComplete).toBeUndefined();
});

test('[lnlt 11.1/d, 11.1.1] one Leader for the fire of a place, as long as its impulse lasts', () => {
  const teams = {
    gh: ['HMG Team at C3', { facing: 3 }],
    gi: ['HMG Team at C3', { facing: 3 }],
    gm: 'Leader 6-1-6 at C3',
  };
  const team = (id: string, leader: string) => fire({ units: [id], leader });
  const trial = acting(teams).order('german', team('gh', 'gl'), 1, 6);
  expect(trial.refusal('german', team('gi', 'gm'))?.refused).toBe('NO_LEADER');
  expect(trial.order('german', team('gi', 'gl'), 1, 6).told('fired')[0]).toMatchObject({ leader: 'gl' });
  const before = acting({ ...teams, gk: ['Leader 7-1-6 at C3', { aidedFire: true, fired: true }] });
  expect(before.refusal('german', team('gi', 'gk'), 1, 6)?.refused).toBe('NO_LEADER');
});

test('[lnlt 5.2] the best MMC leads with all its Firepower, the others add half', () => {
  const trial = new Trial({
    units: { a1: '1-4-4-6 at C3', a2: '2-5-4-6 at C3', g1: '1-6-4-5 at C5' },
    active: 'american',
  })
    .activate('american', 'C3')
    .order('american', { order: 'fire', at: 'C5', units: ['a1', 'a2'] }, 1, 6);
  // 2, and half of 1, rounded up.
  expect(trial.told('attacked')[0]?.strength).toBe(3);
});
