import { Kept } from './kept.js';

describe('values kept by their weight', () => {
  const kept = () => new Kept<string, string>(10, (text) => text.length);

  it('let go what was used longest ago when they weigh too much', () => {
    const some = kept();
    some.set('a', 'xxxx');
    some.set('b', 'xxxx');
    expect(some.get('a')).toBe('xxxx');
    some.set('c', 'xxx');
    expect([some.get('a'), some.get('b'), some.get('c')]).toEqual(['xxxx', undefined, 'xxx']);
    expect([some.bytes, some.size]).toEqual([7, 2]);
  });

  it('are weighed again when they are kept again, and not kept when one alone is too heavy', () => {
    const some = kept();
    some.set('a', 'xxxxxxxxx');
    some.set('a', 'x');
    expect(some.bytes).toBe(1);
    some.set('a', 'xxxxxxxxxxx');
    expect([some.get('a'), some.bytes]).toEqual([undefined, 0]);
    some.delete('nothing');
    expect(some.bytes).toBe(0);
  });
});
