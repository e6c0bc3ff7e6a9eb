import { sixthsBetween } from './facing.js';
import { groupedBy } from './groups.js';
import { placeWith, takenAway, unitWith } from './marks.js';
import { reachedFrom } from './reach.js';

test('groups stand in the order in which their keys came up, and keep the order within', () => {
  const groups = groupedBy(['b1', 'a1', 'b2', 'c1', 'a2'], (one) => one.charAt(0));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1', 'a2']],
    ['c', ['c1']],
  ]);
});

test('only attributes that are there are taken away, false and 0 too; without any there is no change', () => {
  const unit: Record<'fired' | 'moved' | 'spent' | 'kept', boolean | number | undefined> = {
    fired: false,
    moved: undefined,
    spent: 0,
    kept: true,
  };
  const set = takenAway(unit, ['fired', 'moved', 'spent']);
  expect(set).toStrictEqual({ fired: null, spent: null });
  expect(unitWith('g1', set)).toEqual([{ do: 'unit', unit: 'g1', set }]);
  expect([unitWith('g1', {}), placeWith('D4', takenAway({}, []))]).toEqual([[], []]);
});

test('what is reached is told nearest first, each once, also in a circle', () => {
  const ways: Record<string, string[]> = { a: ['b', 'c'], b: ['d', 'a'], c: ['d'], d: ['b'], e: ['a'] };
  expect([...reachedFrom('a', (one) => ways[one] ?? [])]).toEqual(['a', 'b', 'c', 'd']);
  expect([...reachedFrom('z', () => [])]).toEqual(['z']);
});

test('facings are three sixths apart at most, whichever way round', () => {
  expect([0, 1, 2, 3, 4, 5].map((other) => sixthsBetween(0, other))).toEqual([0, 1, 2, 3, 2, 1]);
  expect([sixthsBetween(5, 1), sixthsBetween(1, 5), sixthsBetween(-1, 7)]).toEqual([2, 2, 2]);
});
