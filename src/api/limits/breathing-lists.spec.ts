import { buildSchema, execute, parse } from 'graphql';
import { breatheLists } from './breathing-lists.js';

const schema = breatheLists(
  buildSchema('type Query { items: [Item!]! few: [Item] none: [Item] } type Item { n: Int inner: [Item!] }'),
);
const item = (n: number) => ({ n, inner: Array.from({ length: 3 }, (_, i) => ({ n: i })) });

describe('long lists', () => {
  it('are told as short ones are', async () => {
    const rootValue = {
      items: Array.from({ length: 300 }, (_, n) => item(n)),
      few: async () => [item(1), null],
      none: null,
    };
    const document = parse('{ items { n inner { n } } few { n } none { n } }');
    const { data, errors } = await execute({ schema, document, rootValue });
    expect(errors).toBeUndefined();
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      items: rootValue.items,
      few: [{ n: 1 }, null],
      none: null,
    });
  });

  it('let others in while they are told', async () => {
    const slow = {
      n: () => {
        for (const end = performance.now() + 1; performance.now() < end; );
        return 1;
      },
    };
    const rootValue = { items: Array.from({ length: 100 }, () => slow) };
    let others = 0;
    const timer = setInterval(() => others++, 1);
    await execute({ schema, document: parse('{ items { n } }'), rootValue });
    clearInterval(timer);
    expect(others).toBeGreaterThan(0);
  });
});
