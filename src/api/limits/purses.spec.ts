import { LocalBudget } from './budget.js';
import { Purses } from './purses.js';

const SIZE = { points: 10, seconds: 10 };

function purses() {
  const time = { now: 0 };
  const clock = () => time.now;
  const callers = new LocalBudget(SIZE, clock);
  const addresses = new LocalBudget({ points: 15, seconds: 10 }, clock);
  return { time, some: new Purses({ callers, addresses }, () => time.now * 1000) };
}

const at = (caller: string, address = 'here') => ({ caller, address });

describe('what an operation is paid from', () => {
  it('is one budget for a person, and a larger one for all at an address', async () => {
    const { some } = purses();
    expect(await some.take(at('a'), 8)).toBe(2);
    await expect(some.take(at('a'), 8)).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED', cost: 8, remaining: 2 },
    });
    expect(await some.take(at('b'), 4)).toBe(3);
    await expect(some.take(at('c'), 8)).rejects.toMatchObject({ extensions: { remaining: 3 } });
    expect(await some.take(at('c', 'elsewhere'), 8)).toBe(2);
  });

  it('may go below zero for work already done, and debtors wait', async () => {
    const { some, time } = purses();
    expect(() => some.refuseDebtors(at('a'))).not.toThrow();
    expect(await some.owe(at('a'), 14)).toBe(0);
    expect(() => some.refuseDebtors(at('a'))).toThrow('Try again in 4 seconds.');
    expect(() => some.refuseDebtors(at('b'))).not.toThrow();
    await some.owe(at('b'), 4);
    expect(() => some.refuseDebtors(at('c'))).toThrow('Try again in 2 seconds.');
    time.now = 4;
    expect(() => some.refuseDebtors(at('a'))).not.toThrow();
    await expect(some.take(at('a'), 1)).rejects.toThrow('Try again in 1 seconds.');
  });

  it('never gets so deep into debt that it would take longer than twice to fill it', async () => {
    const { some } = purses();
    await some.owe(at('a'), 1e9);
    expect(() => some.refuseDebtors(at('a'))).toThrow('Try again in 10 seconds.');
  });
});
