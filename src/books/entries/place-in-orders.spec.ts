import type { SealedOrdersInput } from '../../api/index.js';
import { placeInOrders } from './place-in-orders.js';

const ORDERS: SealedOrdersInput = {
  stance: null,
  priorities: ['a'],
  purchases: [
    { group: 'Rifles', count: 1 },
    { group: 'Tanks', count: 2 },
  ],
  deployments: [
    { node: 'mill', units: ['a', 'b'] },
    { node: 'church', units: ['c'] },
    { node: 'mill', units: ['d', 'e'] },
  ],
  choices: [{ node: 'fork', edge: 'left' }],
};

test.each([
  ['purchases.Tanks', 'purchases.1'],
  ['purchases', 'purchases'],
  ['deployments.church', 'deployments.1'],
  ['deployments.mill.1', 'deployments.0.units.1'],
  ['deployments.mill.3', 'deployments.2.units.1'],
  ['choices.fork', 'choices.0'],
  ['priorities.0', 'priorities.0'],
  ['stance', 'stance'],
])('what the book calls %s is %s in the input', (found, place) => {
  const path = ['orders', ...found.split('.')];
  expect(placeInOrders(ORDERS, path).join('.')).toBe(`orders.${place}`);
});

test('a way that leads elsewhere stays', () => {
  expect(placeInOrders(ORDERS, ['turn'])).toEqual(['turn']);
});
