import { breath, breathed, breathing, isLong } from './breath.js';

function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

describe('work that breathes', () => {
  it('lets others in while it goes on', async () => {
    let others = 0;
    const timer = setInterval(() => others++, 1);
    for await (const _ of breathing(Array(30).keys())) work(5);
    clearInterval(timer);
    expect(others).toBeGreaterThan(5);
  });

  it('lets others in between the parts of a whole, and tells what came of it', async () => {
    let others = 0;
    const timer = setInterval(() => others++, 1);
    function* parts(): Generator<void, string> {
      for (let n = 0; n < 30; n++) yield work(5);
      return 'done';
    }
    expect(await breathed(parts())).toBe('done');
    clearInterval(timer);
    expect(others).toBeGreaterThan(5);
  });

  it('goes on in the order in which it came', async () => {
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map((n) => breath().then(() => order.push(n))));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('lets in no more at once than fits into a slice', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    let turns = 0;
    const count = () => {
      turns++;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await Promise.all(Array.from({ length: 20 }, () => breath().then(() => work(6))));
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('is told that a turn is long after a slice, and that the next one is not', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    expect(isLong()).toBe(false);
    work(12);
    expect(isLong()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isLong()).toBe(false);
  });
});
