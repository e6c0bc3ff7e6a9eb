import { plainBoard } from '../rules-core/kernel/boards/index.js';
import { bytesOfBoard } from '../workshop/index.js';
import { HeldBattles } from './held-battles.js';

const map = (name: string) => plainBoard(name, { columns: 5, rows: 4 }, {});
const MAP_BYTES = bytesOfBoard(map('any'));
const live = (on: ReturnType<typeof map>, bytes = 100) => ({
  bytes,
  battle: { table: { map: on } } as never,
});

describe('live battles', () => {
  it('weigh what they weigh, and their map once for all that lie on it', () => {
    const held = new HeldBattles<ReturnType<typeof live>>(1e9);
    const [one, two] = [map('one'), map('two')];
    held.set('a', live(one));
    held.set('b', live(one));
    held.set('c', live(two));
    expect(held.bytes).toBe(300 + 2 * MAP_BYTES);
    held.delete('a');
    expect(held.bytes).toBe(200 + 2 * MAP_BYTES);
    held.delete('b');
    held.delete('b');
    expect(held.bytes).toBe(100 + MAP_BYTES);
  });

  it('go when they weigh too much together, maps and all; those used longest ago first', () => {
    const held = new HeldBattles<ReturnType<typeof live>>(2 * MAP_BYTES + 1_000);
    for (const key of ['a', 'b']) held.set(key, live(map(key)));
    held.get('a');
    held.set('c', live(map('c')));
    expect([held.get('b'), held.size]).toEqual([undefined, 2]);
    for (let n = 0; n < 50; n++) held.set(`n${n}`, live(map(`n${n}`)));
    expect(held.size).toBe(2);
    expect(held.bytes).toBeLessThanOrEqual(2 * MAP_BYTES + 1_000);
  });

  it('are weighed again when they are used, as they grow', () => {
    const held = new HeldBattles<ReturnType<typeof live>>(3 * MAP_BYTES);
    const grown = { ...live(map('a')), bytes: 100 };
    held.set('a', grown);
    held.set('b', live(map('b')));
    grown.bytes = 2 * MAP_BYTES;
    held.get('a');
    expect([held.size, held.bytes]).toEqual([1, 3 * MAP_BYTES]);
  });

  it('are held one at a time when one alone weighs too much', () => {
    const held = new HeldBattles<ReturnType<typeof live>>(10);
    for (const key of ['a', 'b']) held.set(key, live(map(key)));
    expect([held.size, held.get('b') !== undefined]).toEqual([1, true]);
  });
});
