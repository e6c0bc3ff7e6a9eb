import { field, Trial } from '../testkit.testkit.js';

const MAP = field({}, { columns: 14, rows: 12 });
const tank = (values: object = {}, units: object = {}) =>
  new Trial({
    map: MAP,
    units: {
      gt: ['Pz IV H at E5', { facing: 3, ...values }],
      a1: '2-5-4-6 at E8',
      at: ['Truck at E9', { facing: 0 }],
      ...units,
    } as never,
  }).activate('german', 'E5');
const burst = (at: string, more: object = {}) => ({
  order: 'fire-machine-gun',
  unit: 'gt',
  mg: 0,
  at,
  ...more,
});
const setOf = (trial: Trial) =>
  trial.action.effects.find(({ effect }) => effect === 'burst')?.changes?.[0] as { set: object } | undefined;

test('[lnlt 15.0/f, 15.0/g] after its machine gun the gun of the vehicle may still fire at that hex', () => {
  const trial = tank().order('german', burst('E8'), 1, 6);
  expect(trial.told('burst')).toStrictEqual([{ unit: 'gt', at: 'E8' }]);
  expect(setOf(trial)?.set).toStrictEqual({ fires: { at: 'E8', mgs: [0] }, began: true });
  expect(trial.unit('gt').fired).toBeUndefined();
  expect(trial.refusal('german', burst('E8'))?.refused).toBe('HAS_FIRED');
});

test('[lnlt 15.0/f] when nothing is left to fire it is Fired', () => {
  const done = tank({ fires: { at: 'E8', gun: 1 } }).order('german', burst('E8'), 1, 6);
  expect(setOf(done)?.set).toStrictEqual({
    fires: { at: 'E8', gun: 1, mgs: [0] },
    began: true,
    fired: true,
    opsComplete: null,
  });
});

test('[lnlt 17.2, 15.0/d] at a vehicle: everybody is told at which', () => {
  const trial = tank().order('german', burst('E9', { vehicle: 'at' }), 1, 6);
  expect(trial.told('burst')).toStrictEqual([{ unit: 'gt', at: 'E9', vehicle: 'at' }]);
  expect(trial.refusal('german', { ...burst('E9'), unit: 'at' })?.refused).toBe('NOT_YOUR_UNIT');
  expect(trial.refusal('german', { ...burst('E9'), unit: 'gx' })?.refused).toBe('NOT_YOUR_UNIT');
});
