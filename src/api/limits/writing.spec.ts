import fc from 'fast-check';
import { AnswerTooLarge, Written, write } from './writing.js';

const many = (length: number) =>
  Array.from({ length }, (_, n) => ({ n, name: `unit ${n}`, at: { hex: 'C3', none: undefined } }));

describe('the text of an answer', () => {
  it('is the JSON that it would be in one piece', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        const answer = { data: { value, more: many(4_000), missing: undefined } };
        expect(await write(answer, 1e9)).toBe(JSON.stringify(answer));
      }),
      { numRuns: 20 },
    );
    expect(await write({ list: [undefined, new Date(0), ...many(4_000)] }, 1e9)).toMatch(
      /^{"list":\[null,"1970-01-01T00:00:00.000Z",{"n":0/,
    );
  });

  it('takes what is written already as it is', async () => {
    const written = new Written('{"a":[1,2]}');
    expect(await write({ data: { x: written, y: [written] } }, 1e9)).toBe(
      '{"data":{"x":{"a":[1,2]},"y":[{"a":[1,2]}]}}',
    );
  });

  it('ends at a limit', async () => {
    await expect(write({ data: many(20_000) }, 100_000)).rejects.toThrow(AnswerTooLarge);
    await expect(write({ data: new Written('x'.repeat(200)) }, 100)).rejects.toThrow(AnswerTooLarge);
  });

  it('lets others in while it is written', async () => {
    let others = 0;
    const timer = setInterval(() => others++, 1);
    await write({ data: many(400_000) }, 1e9);
    clearInterval(timer);
    expect(others).toBeGreaterThan(3);
  });
});
