import type { Order } from '../decide/action.js';
import type { Rulebook } from '../decide/rulebook.js';
import { orderInWords } from './order-in-words.js';

const rulebook = {
  orders: { move: { title: 'Move' }, fire: { title: 'Fire' }, 'end-phase': { title: 'End the phase' } },
} as unknown as Rulebook;

const said = (order: object) =>
  orderInWords(rulebook, order as Order, (id) => ({ s: '4-6-7', l: '9-1' })[id] ?? id);

test.each<[says: string, order: object]>([
  [
    'Move: 4-6-7, 9-1, by L4, L5, double time, mf 3.',
    { order: 'move', path: ['L4', 'L5'], units: ['s', 'l'], doubleTime: true, dash: false, mf: 3 },
  ],
  ['Fire: 4-6-7, at F5, led by 9-1.', { order: 'fire', at: 'F5', firers: ['s'], leaders: ['l'] }],
  [
    'Move: running, 4-6-7, by L4, flip; 9-1, by L5.',
    {
      order: 'move',
      mode: 'running',
      routes: [
        { unit: 's', path: [{ to: 'L4' }, { do: 'flip' }] },
        { unit: 'l', path: [{ to: 'L5', bypass: null }] },
      ],
    },
  ],
  [
    'activate: at N1, then O1, O2, led by 9-1.',
    { order: 'activate', at: 'N1', by: [{ leader: 'l', places: ['O1', 'O2'] }] },
  ],
  ['Move: 4-6-7, by L4.', { order: 'move', units: ['s'], mode: 'move', path: ['L4'] }],
  ['swap: weapon, to 9-1, for MG.', { order: 'swap', weapon: 'weapon', to: 'l', back: 'MG' }],
])('%s', (says, order) => {
  expect(said(order)).toBe(says);
});

test('the title alone where there is nothing else to say', () => {
  expect(said({ order: 'end-phase' })).toBe('End the phase.');
  expect(said({ order: 'unheard-of' })).toBe('unheard-of.');
});
