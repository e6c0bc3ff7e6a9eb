import fc from 'fast-check';
import { LocalBudget, RedisBudget } from './budget.js';

describe('a budget', () => {
  it('is spent, refused and filled again evenly', () => {
    let now = 0;
    const budget = new LocalBudget({ points: 10, seconds: 10 }, () => now);
    expect(budget.take('a', 7)).toEqual({ granted: true, remaining: 3, retryAfterSeconds: 0 });
    expect(budget.take('a', 5)).toEqual({ granted: false, remaining: 3, retryAfterSeconds: 2 });
    now = 2;
    expect(budget.take('a', 5)).toEqual({ granted: true, remaining: 0, retryAfterSeconds: 0 });
    expect(budget.take('b', 10).granted).toBe(true);
    now = 1_000;
    expect(budget.take('a', 11).granted).toBe(false);
  });

  it('never gives more than its size and what has been filled in since', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 20 })), {
          maxLength: 60,
        }),
        (steps) => {
          let [now, given] = [0, 0];
          const budget = new LocalBudget({ points: 20, seconds: 10 }, () => now);
          for (const [wait, points] of steps) {
            now += wait;
            if (budget.take('k', points).granted) given += points;
            expect(given).toBeLessThanOrEqual(20 + now * 2 + 1e-9);
          }
        },
      ),
    );
  });

  it('says truly when to come back: then it gives, a second sooner it does not', () => {
    const leftAndMore = fc
      .integer({ min: 0, max: 19 })
      .chain((left) => fc.tuple(fc.constant(left), fc.integer({ min: 1, max: 20 - left })));
    const comingBack = (left: number, points: number, early: number) => {
      let now = 0;
      const budget = new LocalBudget({ points: 20, seconds: 7 }, () => now);
      budget.take('k', 20 - left);
      const refused = budget.take('k', points);
      now = refused.retryAfterSeconds - early;
      return [refused.granted, budget.take('k', points).granted];
    };
    fc.assert(
      fc.property(leftAndMore, ([left, more]) => {
        expect(comingBack(left, left + more, 0)).toEqual([false, true]);
        expect(comingBack(left, left + more, 1)).toEqual([false, false]);
      }),
    );
  });

  it('is kept by the process when Redis does not answer', async () => {
    const faults: unknown[] = [];
    const down = { eval: async () => Promise.reject(new Error('down')) };
    const budget = new RedisBudget(down, 'api', { points: 3, seconds: 60 }, (fault) => faults.push(fault));
    const answers = [await budget.take('k', 2), await budget.take('k', 2)];
    expect(answers.map(({ granted }) => granted)).toEqual([true, false]);
    expect(faults).toHaveLength(2);
  });
});
