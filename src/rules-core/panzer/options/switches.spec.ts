import { Trial } from '../testkit.testkit.js';
import { isInPlay, OPTIONAL_RULES } from './switches.js';

test('[panzer 7.0, 7.0/a] each section is a switch that is off until the battle says otherwise, in any combination', () => {
  for (const rule of OPTIONAL_RULES) {
    expect(isInPlay({}, rule)).toBe(false);
    expect(isInPlay({ optional: [rule] }, rule)).toBe(true);
    expect(OPTIONAL_RULES.filter((other) => isInPlay({ optional: [rule] }, other))).toEqual([rule]);
    expect(isInPlay({ preset: 'all' }, rule)).toBe(rule !== '7.42.3');
    expect(isInPlay({ preset: 'all', without: [rule] }, rule)).toBe(false);
  }
});

test('the preset of the house has rules that need no records, and may be added to', () => {
  const recommended = OPTIONAL_RULES.filter((rule) => isInPlay({ preset: 'recommended' }, rule));
  expect(recommended).toContain('7.8');
  expect(recommended).not.toContain('7.12');
  expect(isInPlay({ preset: 'recommended', optional: ['7.12'] }, '7.12')).toBe(true);
});

test('[panzer 7.0/a] a rule that is not built is refused, not ignored', () => {
  const asking = () =>
    new Trial({
      units: { g1: 'Panzer IV at D4', s1: 'T-34 at H4' },
      options: { optional: ['7.99' as never] },
    });
  expect(asking).toThrow('$.options.optional[0]');
});
