import {
  buildSchema,
  getIntrospectionQuery,
  graphqlSync,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { reckon } from './cost.js';
import { mostIntrospected } from './introspection.js';

const schema = buildSchema(`
  directive @cost(weight: Int! = 1, size: Int! = 1, per: String) on FIELD_DEFINITION
  type Query { a(x: Int, y: In): A b: [B!]! c: U }
  type A { b: B list: [[A!]!]! } type B { a: A e: E } union U = A | B enum E { X Y Z } input In { a: Int b: In }
`);

function introspected(text: string): number {
  const document = parse(text);
  return reckon(schema, document, document.definitions[0] as OperationDefinitionNode, {}).introspected;
}

/** How many objects an answer really holds. */
function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, one) => sum + objectsIn(one), 0);
  return Array.isArray(value) ? inside : 1 + inside;
}

const really = (text: string) => objectsIn(graphqlSync({ schema, source: text }).data) - 1;

describe('what is asked of the schema', () => {
  it.each([
    '{ __schema { types { name } } }',
    '{ __schema { types { fields { name args { name } } enumValues { name } inputFields { name } } } }',
    '{ __schema { queryType { fields { type { fields { name } } } } } }',
    '{ __type(name: "Query") { fields { args { name } } } }',
    getIntrospectionQuery(),
  ])('is reckoned to be no less than it is: %s', (text) => {
    expect(introspected(text)).toBeGreaterThanOrEqual(really(text));
  });

  it('may be everything once, and not twice', () => {
    const everything = getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true });
    expect(introspected(everything)).toBeLessThanOrEqual(mostIntrospected(schema));
    const twice = everything.replace('__schema {', 'a: __schema { ...S } __schema { ...S');
    const types = everything.match(/types \{[^}]*\}/)?.[0];
    expect(introspected(`${twice} fragment S on __Schema { ${types} }`)).toBeGreaterThan(
      mostIntrospected(schema),
    );
  });

  it('multiplies with every alias and fragment within it', () => {
    const aliases = (n: number, of: string) => Array.from({ length: n }, (_, i) => `a${i}: ${of}`).join(' ');
    const bomb = `{ __schema { types { ${aliases(9, 'fields { ...F }')} } } }
      fragment F on __Field { type { ${aliases(9, 'fields { ...G }')} } } fragment G on __Field { ${aliases(9, 'args { name }')} }`;
    expect(introspected(bomb)).toBeGreaterThan(mostIntrospected(schema));
  });
});
