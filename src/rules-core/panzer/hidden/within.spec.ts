import { isForeseeable } from '../../kernel/decide/decide.js';
import { panzer } from '../ruleset.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

const MAP = field({ D8: 'olive-grove', H8: 'woods' });
const UNITS: Readonly<Record<string, Placed>> = {
  g1: ['Panzer IV at Z12', { fired: true }],
  sc: ['Hidden unit 1 at D8', { command: 'move' }],
  sd: ['Hidden unit 2 at H8', { command: 'move' }],
  s1: ['Soviet squad', { hidden: true }],
  s2: ['T-34', { hidden: true, carries: { towed: 0, legs: 4 } }],
  s3: ['Soviet squad', { hidden: true }],
  s4: ['Soviet squad', { hidden: true }],
  s5: ['Soviet squad at F8', { command: 'move' }],
};

/** Two counters in the Movement Phase of the Soviets: two squads and a tank under one, a squad under the other. */
const moving = (units: Readonly<Record<string, Placed>> = {}, optional: readonly string[] = ['7.2']) =>
  new Trial({
    map: MAP,
    units: { ...UNITS, ...units },
    sides: { soviet: { hiddenLimit: 3 } },
    secrets: {
      soviet: { counters: { sc: { units: ['s1', 's2', 's3'] }, sd: { units: ['s4'] } } },
    },
    options: { optional: optional as never },
    clock: { phase: 'movement', turn: 2 },
    agenda: [{ task: 'turn' }, { task: 'movement', side: 'soviet' }],
  });

const shift = (does: string, ...units: string[]) => ({
  order: 'shift-hidden',
  units,
  does,
  ...(does === 'mount' && { vehicle: 's2' }),
});
const why = (trial: Trial, order: object) => {
  const refusal = trial.refusal('soviet', order as never);
  return refusal && `${refusal.refused} ${refusal.path}`;
};

test('[panzer 7.2.2.2/b] who may do what under a counter is listed: squads mount its vehicle or take Full Cover', () => {
  const listed = moving().legalOf('soviet', 'shift-hidden');
  expect(listed).toEqual([
    shift('full-cover', 's1'),
    shift('mount', 's1'),
    shift('full-cover', 's3'),
    shift('mount', 's3'),
    shift('full-cover', 's4'),
  ]);
  const riding = moving({ s1: ['Soviet squad', { hidden: true, aboard: 's2' }] });
  expect(riding.legalOf('soviet', 'shift-hidden')).toContainEqual(shift('dismount', 's1'));
});

test('[panzer 7.2.2.2/b] only own hidden units, each once, all under one counter', () => {
  const trial = moving();
  expect(why(trial, shift('full-cover', 's1', 's9'))).toBe('NOT_YOUR_UNIT $.units[1]');
  expect(why(trial, shift('full-cover', 'g1'))).toBe('NOT_YOUR_UNIT $.units[0]');
  expect(why(trial, shift('full-cover', 's5'))).toBe('NOT_YOUR_UNIT $.units[0]');
  expect(why(trial, shift('full-cover', 's1', 's1'))).toBe('HAS_MOVED $.units[1]');
  expect(why(trial, shift('full-cover', 's1', 's4'))?.split(' ')[0]).toBe('NOT_TOGETHER');
  expect(why(trial, shift('full-cover', 's2'))).toBe('CANNOT_MOUNT $.units[0]');
  expect(why(trial, { ...shift('mount', 's1'), vehicle: 's3' })).toBe('NOT_YOUR_UNIT $.vehicle');
});

test('[panzer 7.2.2.2/b, S.mounting] both have done their part of the turn, and a vehicle loads or unloads once', () => {
  const mounted = moving().order('soviet', shift('mount', 's1'));
  for (const id of ['s1', 's2']) expect(mounted.unit(id)).toMatchObject({ mounted: true, spent: 0 });
  expect(why(mounted, shift('mount', 's3'))).toBe('HAS_MOVED $.units');
  expect(mounted.order('soviet', shift('full-cover', 's3')).unit('s3').fullCover).toBe(true);
  expect(why(mounted, shift('full-cover', 's3'))).toBe('HAS_MOVED $.units[0]');
  const both = moving().order('soviet', shift('mount', 's1', 's3'));
  expect([both.unit('s1').aboard, both.unit('s3').aboard]).toEqual(['s2', 's2']);

  const aboard = (id: string) => ({ [id]: ['Soviet squad', { hidden: true, aboard: 's2' }] as const });
  const dismounted = moving({ ...aboard('s1'), ...aboard('s3') }).order('soviet', shift('dismount', 's1'));
  expect(dismounted.unit('s1')).toMatchObject({ hidden: true, mounted: true, spent: 0 });
  expect(dismounted.unit('s1').aboard).toBeUndefined();
  expect(dismounted.unit('s2')).toMatchObject({ mounted: true, spent: 0 });
  expect(why(dismounted, shift('dismount', 's3'))).toBe('HAS_MOVED $.units');
});

test('[panzer 7.2.2.2/b × 7.31.2/e, 7.31.2/f] with mines in play nobody knows what comes of dismounting or Full Cover', () => {
  const riding: Readonly<Record<string, Placed>> = { s1: ['Soviet squad', { hidden: true, aboard: 's2' }] };
  const isSafe = (optional: readonly string[], order: { order: string }) =>
    isForeseeable(panzer, moving(riding, optional).battle, 'soviet', order as never);
  const orders = [shift('dismount', 's1'), shift('full-cover', 's3'), shift('mount', 's3')];
  expect(orders.map((order) => isSafe(['7.2'], order))).toEqual([true, true, true]);
  expect(orders.map((order) => isSafe(['7.2', '7.31'], order))).toEqual([false, false, true]);
});
