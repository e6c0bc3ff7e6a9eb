import { buildSchema, isInputObjectType } from 'graphql';
import * as z from 'zod';
import type { OrderForm } from '../rules-core/kernel/order-forms.js';
import { orderForms } from '../rules-core/kernel/order-forms.js';
import type { Rulebook } from '../rules-core/kernel/rulebook.js';
import { camel, constant, orderInputs, orderOf, pascal } from './typed-orders.js';

const order = (schema: z.ZodType) => ({
  title: 'T',
  description: 'D',
  cites: ['1'],
  schema,
  perform() {},
  list: () => [],
});
const rulebook = {
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
  expect(orderOf({ prepFire: given }, forms)).toEqual({
    order: 'prep-fire',
    target: 'E4',
    firers: [{ unit: 'g1', with: 'machineGun' }, { unit: 'g2' }],
    counter: '4-6-7',
    range: 2,
  });
  expect(orderOf({ pass: true }, forms)).toEqual({ order: 'pass' });
});
