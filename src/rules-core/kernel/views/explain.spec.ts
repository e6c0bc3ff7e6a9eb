import type { Effect } from '../decide/action.js';
import type { Rulebook } from '../decide/rulebook.js';
import { sentences } from './explain.js';

const rulebook = {
  sentences: {
    reduced: ({ unit }: { unit: string }, name: (id: string) => string) =>
      `${name(unit)} loses half its men.`,
    breaks: ({ unit }: { unit: string }, name: (id: string) => string) => `${name(unit)} breaks.`,
  },
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
