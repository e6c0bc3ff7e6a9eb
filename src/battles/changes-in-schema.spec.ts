import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../rules-core/kernel/position/changes.js';

const KINDS = ['enter', 'leave', 'unit', 'location', 'side', 'secret', 'clock', 'await', 'agenda'] as const;
type Forgotten = Exclude<Change['do'], (typeof KINDS)[number]>;

test('the schema says what every change is, and no other', () => {
  const forgotten: Forgotten[] = [];
  expect(forgotten).toEqual([]);
  const schema = readFileSync(join(import.meta.dirname, '..', '..', 'graphql', 'battles.graphql'), 'utf8');
  const told = [...schema.matchAll(/`\{ "do": "(\w+)"/g)].map(([, kind]) => kind);
  expect(told.sort()).toEqual([...KINDS].sort());
});
