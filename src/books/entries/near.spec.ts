import { nearest } from './near.js';

describe('the nearest names', () => {
  const counters = ['4-6-7', '4-4-7', '9-1', 'LMG', 'HMG', 'half-squad 2-4-7'];

  test.each([
    ['4-6-9', ['4-6-7']],
    ['lmg', ['LMG', 'HMG']],
    ['Half Squad 2-4-7', ['half-squad 2-4-7']],
    ['tank', []],
  ])('to "%s" are %j', (name, near) => {
    expect(nearest(name, counters)).toEqual(near);
  });

  test('are so many at most, each once', () => {
    expect(nearest('a', ['b', 'c', 'b', 'd'], 2)).toEqual(['b', 'c']);
  });
});
