import type { Request, Response } from 'express';
import { Turns } from './turns.js';

/** Requests by address, each of which keeps the thread busy for so long; the clock is theirs. */
function burst() {
  let now = 0;
  const taken: string[] = [];
  const turns = new Turns(
    (request) => (request as Request).ip as string,
    () => now,
  );
  const arrive = (ip: string, name: string, ms: number, more: object = {}) => {
    const request = { ip, ...more } as Request;
    turns.take(request, {} as Response, () => {
      taken.push(name);
      now += ms;
    });
  };
  return { arrive, taken };
}

const turnsOfTheLoop = async (count: number) => {
  for (let n = 0; n < count; n++) await new Promise((resolve) => setImmediate(resolve));
};

describe('requests that arrive together', () => {
  test('are taken at once where there is time', () => {
    const { arrive, taken } = burst();
    for (const name of ['a', 'b', 'c']) arrive('one', name, 1);
    expect(taken).toEqual(['a', 'b', 'c']);
  });

  test('wait for another turn of the event loop when they have taken their time', async () => {
    const { arrive, taken } = burst();
    for (let n = 0; n < 40; n++) arrive('one', `${n}`, 1);
    expect(taken).toHaveLength(8);
    await turnsOfTheLoop(1);
    expect(taken).toHaveLength(16);
    await turnsOfTheLoop(10);
    expect(taken).toEqual(Array.from({ length: 40 }, (_, n) => `${n}`));
  });

  test('of one address do not go before all that come later from others', async () => {
    const { arrive, taken } = burst();
    for (let n = 0; n < 400; n++) arrive('one', `${n}`, 1);
    arrive('other', 'late', 1);
    await turnsOfTheLoop(1);
    expect(taken.indexOf('late')).toBe(9);
  });

  test('are not taken any more when they are gone', async () => {
    const { arrive, taken } = burst();
    arrive('one', 'long', 20);
    arrive('one', 'gone', 1, { destroyed: true });
    arrive('one', 'here', 1);
    await turnsOfTheLoop(3);
    expect(taken).toEqual(['long', 'here']);
  });
});
