import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { reckon } from './cost.js';

const schema = buildSchema(`
  directive @cost(weight: Int! = 1, size: Int! = 1, per: String) on FIELD_DEFINITION
  input Orders { orders: [Int!]! }
  type Query { issue(input: Orders): Int @cost(weight: 5, per: "input.orders") list(first: Int!): Connection! plain: [Item!]! sized: [Item!]! @cost(size: 3) heavy: Int @cost(weight: 50) item: Item any: Any node: Node }
  type Connection { edges: [Edge!]! nodes: [Item!]! info: Info! }
  type Edge { node: Item! }
  type Info { more: Boolean! }
  interface Node { id: ID! }
  type Item implements Node { id: ID! list(first: Int!): Connection! dear: Int @cost(weight: 7) }
  union Any = Item | Info
`);

function reckoned(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  )!;
  return reckon(schema, document, operation, variables);
}

describe('the cost of an operation', () => {
  it.each([
    ['{ item { id } }', 1],
    ['{ item { id dear } }', 8],
    ['{ heavy }', 50],
    ['{ a: heavy b: heavy }', 100],
    ['{ plain { id } }', 10],
    ['{ sized { id } }', 3],
    ['{ list(first: 5) { info { more } } }', 2],
    ['{ list(first: 5) { nodes { id } } }', 6],
    ['{ list(first: 5) { edges { node { id } } } }', 11],
    ['{ list(first: 5) { nodes { list(first: 4) { nodes { dear } } } } }', 1 + 5 * (1 + 1 + 4 * 8)],
    ['{ any { ... on Item { dear } ... on Info { more } } }', 8],
    ['{ node { ... on Item { dear } } }', 8],
    ['{ item { ...F ...F } } fragment F on Item { dear }', 15],
    ['{ __typename }', 0],
    ['{ __schema { types { name } } }', 50],
    ['query ($n: Int = 6) { list(first: $n) { nodes { id } } }', 7],
  ])('of %s is %d', (text, cost) => {
    expect(reckoned(text).cost).toBe(cost);
  });

  it.each([
    ['{ issue(input: { orders: [1, 2, 3] }) }', 15],
    ['{ issue(input: { orders: [] }) }', 5],
    ['{ issue }', 5],
    ['query ($input: Orders) { issue(input: $input) }', 20],
    ['query ($orders: [Int!]!) { issue(input: { orders: $orders }) }', 20],
  ])('counts each member of a list that was sent: %s', (text, cost) => {
    expect(reckoned(text, { input: { orders: [1, 2, 3, 4] }, orders: [1, 2, 3, 4] }).cost).toBe(cost);
  });

  it('counts the values that may come back', () => {
    expect(reckoned('{ list(first: 5) { nodes { id dear } info { more } } item { id } }').values).toBe(12);
  });

  it('takes the size of a page from the variables', () => {
    const text = 'query ($n: Int = 6) { list(first: $n) { nodes { id } } }';
    expect(reckoned(text, { n: 9 }).cost).toBe(10);
    for (const n of [-5, 'x', null, undefined]) expect(reckoned(text, { n }).cost).toBe(2);
  });

  it('counts depth and aliases through fragments', () => {
    const text = '{ item { ...F x: id } } fragment F on Item { list(first: 1) { nodes { y: id z: id } } }';
    expect(reckoned(text)).toMatchObject({ depth: 4, aliases: 3 });
  });

  it('is found at once when fragments multiply without end', () => {
    const fragments = Array.from(
      { length: 200 },
      (_, i) => `fragment F${i} on Item { ${i < 199 ? `...F${i + 1} ...F${i + 1}` : 'dear'} }`,
    );
    expect(reckoned(`{ item { ...F0 } } ${fragments.join(' ')}`).cost).toBeGreaterThan(1e50);
  });
});
