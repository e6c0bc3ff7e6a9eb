import { buildSchema, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { ApiError } from '../access/problems.js';
import { refuseWrongVariables } from './variables.js';

const SCHEMA = buildSchema(`
  input Order { unit: ID!  at: String }
  scalar JSON
  type Query { ask(orders: [Order!]!, id: ID, json: JSON): Boolean }
`);
const OPERATION = getOperationAST(
  parse('query ($orders: [Order!]!, $id: ID, $json: JSON) { ask(orders: $orders, id: $id, json: $json) }'),
) as OperationDefinitionNode;

function refusal(variables: Record<string, unknown>): ApiError | undefined {
  try {
    refuseWrongVariables(SCHEMA, OPERATION, variables);
    return undefined;
  } catch (fault) {
    if (fault instanceof ApiError) return fault;
    throw fault;
  }
}

const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, value]));

describe('variables', () => {
  test('that are right, or wrong in a few short ways, are left to the library', () => {
    expect(refusal({ orders: [{ unit: 'r1' }] })).toBeUndefined();
    expect(refusal({ orders: [{ unit: 'r1', too: 'much' }], id: {} })).toBeUndefined();
    expect(refusal({})).toBeUndefined();
  });

  test('with many unknown members are refused by the first, in a short sentence', () => {
    expect(refusal({ orders: [{ unit: 'r1', ...many(50_000, 1) }] })?.message).toBe(
      'Variable "$orders" got an invalid value at "orders.0"; Field "k0" is not defined by type "Order".',
    );
    expect(refusal({ orders: Array(5_000).fill(7) })?.message).toBe(
      'Variable "$orders" got an invalid value at "orders.0"; Expected type "Order" to be an object.',
    );
  });

  test('with very long lists are refused before they are read, JSON aside', () => {
    const orders = Array.from({ length: 20_000 }, () => ({ unit: 'r1' }));
    expect(refusal({ orders })).toMatchObject({ extensions: { code: 'TOO_MUCH', most: 10_000 } });
    expect(refusal({ orders: orders.slice(0, 9_000) })).toBeUndefined();
    expect(refusal({ orders: [], more: orders })).toBeUndefined();
    expect(refusal({ orders: [], json: Array(300_000).fill(1) })).toBeUndefined();
  });

  test('with one mistake in a long value are not quoted', () => {
    expect(refusal({ orders: [], id: many(20_000, 'x') })?.message).toMatch(
      /^Variable "\$id" got .{1,500}…$/,
    );
    expect(refusal({ orders: [{ unit: 'r1', ['x'.repeat(400_000)]: 1 }] })?.message.length).toBeLessThan(600);
    expect(refusal({ orders: [], id: { deep: { er: ['y'.repeat(2_000)] } } })?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
