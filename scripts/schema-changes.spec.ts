import { buildSchema } from 'graphql';
import { compare, printed } from './schema-changes.js';

const schema = (fields: string, more = '') => buildSchema(`type Query { ${fields} } ${more}`);
const promised = printed(schema('a: Int b(x: Int): String', 'enum E { ONE TWO }'));

describe('the schema check', () => {
  it('finds nothing where nothing has changed, whatever the order', async () => {
    const same = schema('b(x: Int): String a: Int', 'enum E { TWO ONE }');
    expect(await compare(promised, same)).toEqual({ changes: [], faults: [] });
  });

  it('asks to accept an addition', async () => {
    const { changes, faults } = await compare(
      promised,
      schema('a: Int b(x: Int): String c: Int', 'enum E { ONE TWO }'),
    );
    expect(changes).toEqual([expect.stringContaining('Query.c')]);
    expect(faults).toEqual([expect.stringContaining('--accept')]);
  });

  it.each([
    ['a field that is gone', 'b(x: Int): String', 'enum E { ONE TWO }'],
    ['a field of another type', 'a: String b(x: Int): String', 'enum E { ONE TWO }'],
    ['an argument that is now required', 'a: Int b(x: Int!): String', 'enum E { ONE TWO }'],
    ['an enum value that is gone', 'a: Int b(x: Int): String', 'enum E { ONE }'],
  ])('refuses %s', async (_, fields, more) => {
    expect((await compare(promised, schema(fields, more))).faults).toEqual([
      expect.stringContaining('1 breaking'),
    ]);
  });
});
