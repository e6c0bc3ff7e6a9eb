import { ownersIn, seenEntry } from '../views/views.js';
import { Campaign } from './campaign.testkit.js';

const match = (counters: Record<string, string | null>) => ({ fact: 'match', counters });

test('what counters are called is kept by unit, and each side is told of its own', () => {
  const campaign = new Campaign();
  const told = campaign.enter(match({ r1: 'First Squad', b2: 'B', bl: 'Lt. Bell' }));
  expect(campaign.about('matched', told)).toEqual([
    { side: 'blue', counters: { b2: 'B', bl: 'Lt. Bell' } },
    { side: 'red', counters: { r1: 'First Squad' } },
  ]);
  expect(campaign.book.side.red?.counters).toEqual({ r1: 'First Squad' });
  campaign.enter(match({ b2: 'C', bl: null }));
  expect(campaign.book.side.blue?.counters).toEqual({ b2: 'C' });
  campaign.enter(match({ b2: null }));
  expect(campaign.book.side.blue).not.toHaveProperty('counters');
});

test('a side sees nothing of the counters of another, in entries and in the book', () => {
  const campaign = new Campaign();
  const fact = match({ r1: 'First Squad', b2: 'B' });
  const consequences = campaign.enter(fact);
  const entry = { fact, consequences } as Parameters<typeof seenEntry>[0];
  const owners = ownersIn(campaign.book);
  expect(JSON.stringify(seenEntry(entry, { side: 'blue' }, owners))).not.toMatch(/r1|First Squad/);
  expect(seenEntry(entry, 'public', owners)).toBeUndefined();
});

test.each([
  [{}, 'NOTHING_MATCHED counters'],
  [{ nobody: 'X' }, 'NO_SUCH_UNIT counters nobody'],
])('%j is refused', (counters, refused) => {
  expect(new Campaign().refused(match(counters))).toBe(refused);
});
