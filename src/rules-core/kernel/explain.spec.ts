import type { Effect, Order } from './action.js';
import { orderInWords, sentences } from './explain.js';
import type { Rulebook } from './rulebook.js';

const rulebook = {
  sentences: {
    reduced: ({ unit }: { unit: string }, name: (id: string) => string) =>
      `${name(unit)} loses half its men.`,
    breaks: ({ unit }: { unit: string }, name: (id: string) => string) => `${name(unit)} breaks.`,
  },
  orders: { move: { title: 'Move' }, 'end-phase': { title: 'End the phase' } },
} as unknown as Rulebook;

test('a unit goes by its old name where it gets another, and by the new one from then on', () => {
  const effects = [
    { effect: 'reduced', about: { unit: 's' }, changes: [{ do: 'unit', unit: 's', set: { name: '2-3-7' } }] },
    { effect: 'breaks', about: { unit: 's' }, changes: [{ do: 'unit', unit: 's', set: { broken: true } }] },
    { effect: 'breaks', about: { unit: 'gone' } },
  ] as unknown as Effect[];
  expect(sentences(rulebook, effects, new Map([['s', '4-4-7']]))).toEqual([
    '4-4-7 loses half its men.',
    '2-3-7 breaks.',
    'gone breaks.',
  ]);
});

describe('an order in words', () => {
  const said = (order: object) =>
    orderInWords(rulebook, order as Order, (id) => ({ s: '4-6-7', l: '9-1' })[id] ?? id);

  test('names the units, and says the rest as it is written', () => {
    const order = { order: 'move', units: ['s', 'l'], path: ['L4', 'L5'], assault: true, dash: false, mf: 3 };
    expect(said(order)).toBe('Move: units 4-6-7, 9-1; path L4, L5; assault; mf 3.');
    expect(said({ order: 'move', legs: [{ units: ['s'], to: 'L4', bypass: null }] })).toBe(
      'Move: legs units 4-6-7 to L4.',
    );
  });

  test('is the title alone where there is nothing else to say', () => {
    expect(said({ order: 'end-phase' })).toBe('End the phase.');
    expect(said({ order: 'unheard-of' })).toBe('unheard-of.');
  });
});
