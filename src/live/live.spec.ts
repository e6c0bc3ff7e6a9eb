import { Listeners, Outgoing } from './live.js';

const fail = (error: unknown): never => {
  throw error;
};

describe('listeners of live news', () => {
  it('hear their own topic only, until they leave', () => {
    const listeners = new Listeners(fail);
    const heard: string[] = [];
    const a = { heard: (position: number | undefined) => void heard.push(`a${position}`) };
    const b = { heard: (position: number | undefined) => void heard.push(`b${position}`) };
    expect(listeners.add('one', a)).toBe(true);
    expect(listeners.add('one', b)).toBe(false);
    listeners.tell('one', 1);
    listeners.tell('two', 2);
    expect(listeners.remove('one', a)).toBe(false);
    listeners.tellAllToLook();
    expect(listeners.remove('one', b)).toBe(true);
    listeners.tell('one', 3);
    expect(heard).toEqual(['a1', 'b1', 'bundefined']);
  });

  it('do not spoil it for each other when one fails', () => {
    const failures: unknown[] = [];
    const listeners = new Listeners((error) => failures.push(error));
    let heard = 0;
    listeners.add('one', { heard: () => fail(new Error('mine')) });
    listeners.add('one', { heard: () => void heard++ });
    listeners.tell('one', 1);
    expect([heard, failures.length]).toEqual([1, 1]);
  });
});

describe('outgoing news', () => {
  it('gather into one sending and keep the highest position of a topic', async () => {
    const sent: [string, number][][] = [];
    const outgoing = new Outgoing(async (news) => void sent.push(news), fail);
    outgoing.add('a', 2);
    outgoing.add('a', 1);
    outgoing.add('b', 7);
    await outgoing.flush();
    outgoing.add('a', 3);
    await outgoing.flush();
    expect(sent).toEqual([
      [
        ['a', 2],
        ['b', 7],
      ],
      [['a', 3]],
    ]);
  });

  it('go on after a failure: a lost hint does no harm', async () => {
    const failures: unknown[] = [];
    const sent: number[] = [];
    const outgoing = new Outgoing(
      async ([first]) => {
        if (first?.[1] === 1) throw new Error('away');
        sent.push(first?.[1] ?? 0);
      },
      (error) => failures.push(error),
    );
    outgoing.add('a', 1);
    await outgoing.flush();
    outgoing.add('a', 2);
    await outgoing.flush();
    expect([failures.length, sent]).toEqual([1, [2]]);
  });
});
