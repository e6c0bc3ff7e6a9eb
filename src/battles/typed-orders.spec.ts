import { buildSchema, coerceInputValue, type GraphQLInputType, isInputObjectType } from 'graphql';
import * as z from 'zod';
import { watchHouseBattles } from '../../test/support/house-battles.js';
import type { Rulebook } from '../rules-core/kernel/decide/rulebook.js';
import { canonical } from '../rules-core/kernel/position/canonical.js';
import type { OrderForm } from '../rules-core/kernel/views/order-forms.js';
import { orderForms } from '../rules-core/kernel/views/order-forms.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { camel, constant, orderInputs, orderOf, pascal, typedOf } from './typed-orders.js';

const order = (schema: z.ZodType) => ({
  title: 'T',
  description: 'D',
  cites: ['1'],
  schema,
  perform() {},
  list: () => [],
});
const rulebook = {
  system: 'toy',
  title: 'Toy',
  orders: {
    'prep-fire': order(
      z.strictObject({
        target: z.string().describe('Whom.'),
        firers: z.array(
          z.strictObject({ unit: z.string(), with: z.enum(['inherent-fp', 'machineGun']).optional() }),
        ),
        counter: z.enum(['4-6-7', '8-3-8']).optional(),
        range: z.number().int(),
      }),
    ),
    pass: order(z.strictObject({})),
  },
} as unknown as Rulebook;
const forms: OrderForm[] = orderForms(rulebook);

test('names of one kind become names of another', () => {
  expect([
    camel('prep-fire'),
    pascal('squad-leader'),
    constant('inherent-fp'),
    constant('machineGun'),
  ]).toEqual(['prepFire', 'SquadLeader', 'INHERENT_FP', 'MACHINE_GUN']);
});

test('the inputs are a schema, with what each member means', () => {
  const sdl = orderInputs('toy', 'Toy', forms);
  const schema = buildSchema(
    `scalar JSON\ndirective @oneOf on INPUT_OBJECT\n${sdl}\ntype Query { a(o: ToyOrderInput): Int }`,
  );
  const input = schema.getType('ToyPrepFireOrderInput');
  if (!isInputObjectType(input)) throw new Error(sdl);
  const types = Object.fromEntries(
    Object.values(input.getFields()).map(({ name, type }) => [name, String(type)]),
  );
  expect(types).toEqual({
    target: 'String!',
    firers: '[ToyPrepFireOrderFirersInput!]!',
    counter: 'String',
    range: 'Int!',
  });
  expect(input.getFields().target?.description).toBe('Whom.');
  expect(sdl).toContain('enum ToyPrepFireOrderFirersWith {\n  INHERENT_FP\n  MACHINE_GUN\n}');
});

test('an input becomes its order', () => {
  const given = {
    target: 'E4',
    firers: [
      { unit: 'g1', with: 'MACHINE_GUN' },
      { unit: 'g2', with: null },
    ],
    counter: '4-6-7',
    range: 2,
  };
  const order = {
    order: 'prep-fire',
    target: 'E4',
    firers: [{ unit: 'g1', with: 'machineGun' }, { unit: 'g2' }],
    counter: '4-6-7',
    range: 2,
  };
  expect(orderOf({ toy: { prepFire: given } }, rulebook, forms)).toEqual({ order });
  expect(orderOf({ toy: { pass: true } }, rulebook, forms)).toEqual({ order: { order: 'pass' } });
  expect(orderOf({ json: order }, rulebook, forms)).toEqual({ order });
  expect(typedOf(order, 'toy', forms)).toEqual({
    toy: { prepFire: { ...given, firers: [given.firers[0], { unit: 'g2' }] } },
  });
  expect(typedOf({ order: 'pass' }, 'toy', forms)).toEqual({ toy: { pass: true } });
});

test.each([
  ['an order without members that is not given', { toy: { pass: false } }, 'INVALID_INPUT', ['toy', 'pass']],
  ['an order of another rulebook', { chess: { castle: true } }, 'WRONG_RULEBOOK', ['chess']],
  ['nothing', {}, 'INVALID_INPUT', []],
  ['a rulebook without an order', { toy: {} }, 'INVALID_INPUT', ['toy']],
])('%s is not an order, and the refusal names the place', (_, input, code, path) => {
  expect(orderOf(input, rulebook, forms)).toMatchObject({ code, path });
});

describe.each([...SYSTEMS.values()].map((known) => [known.rulebook.system, known] as const))(
  'the typed inputs of %s',
  (system, known) => {
    const book = known.rulebook;
    const written = orderForms(book);
    const schema = buildSchema(
      `scalar JSON\ndirective @oneOf on INPUT_OBJECT\n${orderInputs(system, book.title, written)}\ninput OrderInput @oneOf { json: JSON, ${camel(system)}: ${pascal(system)}OrderInput }\ntype Query { a(o: OrderInput): Int }`,
    );
    const type = schema.getType('OrderInput');

    test('can say everything that is listed, and the way there and back changes nothing', () => {
      const kinds = new Set<string>();
      watchHouseBattles(known, ({ listed }) => {
        for (const { order } of listed) {
          kinds.add(order.order);
          const typed = typedOf(order, system, written);
          const sent = coerceInputValue(typed, type as GraphQLInputType) as Record<string, unknown>;
          const { order: again } = orderOf(sent, book, written) as { order: object };
          if (canonical(again) !== canonical(order)) expect(again).toEqual(order);
        }
      });
      expect(kinds.size).toBeGreaterThan(5);
    });
  },
);
