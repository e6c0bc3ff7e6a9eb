import { pauseOf } from './deliver.js';

describe('how long a receiver asks to be left alone', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  it.each([
    ['2', 2_000],
    ['0.25', 250],
    [' 10 ', 10_000],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2015 00:00:30 GMT', 0],
    ['soon', undefined],
    ['-1e9x', undefined],
    [undefined, undefined],
  ])('%s is %s ms', (text, ms) => expect(pauseOf(text, now)).toBe(ms));
});
