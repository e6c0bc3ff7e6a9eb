import * as z from 'zod';
import { inWords } from './complaints.js';

const schema = z.strictObject({
  list: z.array(z.string()).min(1).max(2),
  name: z.string().min(1),
  count: z.int().min(2).max(3),
  kind: z.enum(['foot', 'horse']),
  only: z.literal('this'),
  date: z.iso.date(),
  yes: z.boolean(),
  own: z.string('is written in Latin'),
});
const right = {
  list: ['a'],
  name: 'a',
  count: 2,
  kind: 'foot',
  only: 'this',
  date: '1943-08-01',
  yes: true,
  own: 'a',
};

test('what is right is right', () => {
  expect(schema.safeParse(right, inWords).success).toBe(true);
});

test.each<[object, string]>([
  [{ list: undefined }, 'list is missing: it needs to be a list'],
  [{ list: 'a' }, 'list needs to be a list, not text'],
  [{ list: [] }, 'list needs at least 1 entry'],
  [{ list: ['a', 'b', 'c'] }, 'list needs to be at most 2 entries'],
  [{ list: [null] }, 'list.0 needs to be text, not null'],
  [{ name: '' }, 'name needs at least 1 character'],
  [{ name: {} }, 'name needs to be text, not an object'],
  [{ count: 1 }, 'count needs at least 2'],
  [{ count: 4 }, 'count needs to be at most 3'],
  [{ count: 2.5 }, 'count needs to be a whole number, not 2.5'],
  [{ kind: 'FOOT' }, 'kind needs to be one of: foot, horse'],
  [{ only: 'that' }, 'only needs to be this'],
  [{ date: '1 August' }, 'date needs to be a date like 1943-08-01'],
  [{ yes: 'yes' }, 'yes needs to be true or false, not text'],
  [{ more: 1 }, ' has no member "more"'],
  [{ more: 1, other: 2 }, ' has no members "more", "other"'],
  [{ own: 1 }, 'own is written in Latin'],
])('%j: %s', (wrong, said) => {
  const read = schema.safeParse({ ...right, ...wrong }, inWords);
  const [issue] = read.error?.issues ?? [];
  expect(`${issue?.path.join('.')} ${issue?.message}`).toBe(said);
});
