import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readAs } from './complaints.js';

const schema = z.strictObject({
  list: z.array(z.string()).min(1).max(2),
  name: z.string().min(1),
  count: z.int().min(2).max(3),
  more: z.number().gt(2).lt(3),
  even: z.int().multipleOf(2),
  kind: z.enum(['foot', 'horse']),
  only: z.literal('this'),
  date: z.iso.date(),
  moment: z.iso.datetime(),
  word: z.string().regex(/^a/),
  yes: z.boolean(),
  own: z.string('is written in Latin'),
  either: z.union([
    z.string(),
    z.array(z.string()),
    z.strictObject({ deep: z.strictObject({ in: z.int() }) }),
  ]),
  act: z.discriminatedUnion('do', [z.object({ do: z.literal('go') }), z.object({ do: z.literal('stay') })]),
  by: z.record(z.string().max(2), z.int()),
  bytes: z.base64(),
});
const right = {
  list: ['a'],
  name: 'a',
  count: 2,
  more: 2.5,
  even: 2,
  kind: 'foot',
  only: 'this',
  date: '1943-08-01',
  moment: '1943-08-01T12:00:00Z',
  word: 'a',
  yes: true,
  own: 'a',
  either: 'a',
  act: { do: 'go' },
  by: { a: 1 },
  bytes: 'YQ==',
};

test('what is right is right', () => {
  expect(readAs(schema, right)).toEqual({ ok: true, value: right });
});

test.each<[object, string]>([
  [{ list: undefined }, 'list is missing: it needs to be a list'],
  [{ list: 'a' }, 'list needs to be a list, not text'],
  [{ list: [] }, 'list needs at least 1 entry'],
  [{ list: ['a', 'b', 'c'] }, 'list needs at most 2 entries'],
  [{ list: [null] }, 'list.0 needs to be text, not null'],
  [{ name: '' }, 'name needs at least 1 character'],
  [{ name: {} }, 'name needs to be text, not an object'],
  [{ count: 1 }, 'count needs to be at least 2'],
  [{ count: 4 }, 'count needs to be at most 3'],
  [{ count: 2.5 }, 'count needs to be a whole number, not 2.5'],
  [{ more: 2 }, 'more needs to be more than 2'],
  [{ more: 3 }, 'more needs to be less than 3'],
  [{ even: 3 }, 'even needs to be a multiple of 2'],
  [{ kind: 'FOOT' }, 'kind needs to be one of: foot, horse'],
  [{ only: 'that' }, 'only needs to be this'],
  [{ date: '1 August' }, 'date needs to be a date like 1943-08-01'],
  [{ moment: 'noon' }, 'moment needs to be a moment like 1943-08-01T12:00:00Z'],
  [{ word: 'b' }, 'word needs to be written in another form'],
  [{ yes: 'yes' }, 'yes needs to be true or false, not text'],
  [{ other: 1 }, ' has no member "other"'],
  [{ other: 1, another: 2 }, ' has no members "other", "another"'],
  [{ own: 1 }, 'own is written in Latin'],
  [{ either: 1 }, 'either needs to be text or a list or an object, not 1'],
  [{ either: [1] }, 'either.0 needs to be text, not 1'],
  [{ either: { deep: { in: 'x' } } }, 'either.deep.in needs to be a number, not text'],
  [{ act: { do: 'run' } }, 'act.do needs to be one of: go, stay'],
  [{ act: {} }, 'act.do needs to be one of: go, stay'],
  [{ by: { abc: 1 } }, 'by.abc has a name that cannot be one: it needs at most 2 characters'],
  [{ by: { a: null } }, 'by.a needs to be a number, not null'],
  [{ bytes: '§' }, 'bytes needs to be text in base64'],
])('%j: %s', (wrong, said) => {
  const read = readAs(schema, { ...right, ...wrong });
  const [first] = read.ok ? [] : read.wrong;
  expect(`${first?.path.join('.')} ${first?.message}`).toBe(said);
});

/** Code that reads with a schema's own method hands on the library's words: "Too small: expected number". */
test('nothing in the product reads with a schema in another way', () => {
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.(spec|e2e|testkit)\.ts$/.test(file))
    .filter((file) => readFileSync(join('src', file), 'utf8').includes('.safeParse('));
  expect(others).toEqual([join('rules-core', 'kernel', 'position', 'complaints.ts')]);
});
