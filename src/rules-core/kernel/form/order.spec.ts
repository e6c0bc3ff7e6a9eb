import * as z from 'zod';
import type { Eyes } from '../decide/rulebook.js';
import type { System } from '../position/position.js';
import { orderOf } from './order.js';

const order = orderOf<System>();

/** March some hexes, of three at most; a list that says what each order costs. */
function march(lists: object) {
  let readings = 0;
  const definition = order({
    title: 'March',
    description: 'Go some hexes.',
    cites: [],
    answers: ['move'],
    asks: { hexes: z.int().describe('How many.') },
    ...lists,
    read(_eyes, { hexes }) {
      readings++;
      return hexes > 3 ? { refused: 'TOO_FAR', why: 'Three hexes at most.' } : { cost: 2 * hexes };
    },
    listing: (_eyes, _asked, plan) => ({ cost: { movement: (plan as { cost: number }).cost } }),
    perform: () => undefined,
  });
  const listed = [...definition.list({} as Eyes<System>)];
  return { listed, readings };
}

const listedOf = (hexes: number) => ({
  members: { hexes },
  plan: { cost: 2 * hexes },
  told: { cost: { movement: 2 * hexes } },
});

describe('the list of an order', () => {
  test('has of its candidates what is accepted, each read once', () => {
    const candidates = () => [2, 3, 4].map((hexes) => ({ hexes }));
    expect(march({ candidates })).toEqual({ listed: [listedOf(2), listedOf(3)], readings: 3 });
  });

  test('has what the form found acceptable with its plans, and reads none of it again', () => {
    const accepted = () => [2, 3].map((hexes) => ({ members: { hexes }, plan: { cost: 2 * hexes } }));
    expect(march({ accepted })).toEqual({ listed: [listedOf(2), listedOf(3)], readings: 0 });
  });
});
