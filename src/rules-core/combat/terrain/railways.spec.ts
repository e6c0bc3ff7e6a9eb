import { begin } from '../ground.testkit.js';
import { levelOf } from './ground.js';
import { cost, line } from './ground.testkit.js';

describe('railways', () => {
  const bank = (...hexes: string[]) =>
    Object.fromEntries(hexes.map((hex) => [hex, { features: ['raised-railway'] }])) as never;
  const cutting = (...hexes: string[]) =>
    Object.fromEntries(hexes.map((hex) => [hex, { features: ['sunken-railway'] }])) as never;

  test('[combat 6.3.5] [combat-26] along a railway in a cutting as along a road; for the rest it is a gully', () => {
    const marks = cutting('D4', 'D5', 'D6');
    expect(cost('D4', 'D5', { marks })).toBe(1);
    expect(cost('C5', 'D5', { marks })).toBe(2);
    expect(line('D4', 'D6', { marks }).blocked).toBeUndefined();
    expect(line('D2', 'D5', { marks }).blocked?.by).toBe('6.10.1');
  });

  test('[combat 6.3.5.1] along a railway on a bank as along a road, a level above its hexes', () => {
    const marks = bank('D4', 'D5', 'D6');
    expect(cost('D4', 'D5', { marks })).toBe(1);
    expect(levelOf(begin({}, { marks }).battle, 'D5')).toBe(1);
    expect(line('D4', 'D6', { marks }).blocked).toBeUndefined();
    expect(line('C5', 'E6', { marks }).blocked?.by).toBe('5.2.5');
  });

  test('[combat 6.3.5.1/3] [combat-27] on foot up to it or down from it costs double: six in the open', () => {
    const marks = bank('D4', 'D5');
    expect(cost('C5', 'D5', { marks })).toBe(6);
    expect(cost('D5', 'C5', { marks })).toBe(6);
    expect(cost('C5', 'D5', { marks, map: { D5: 'woods' } })).toBe(8);
  });
});
