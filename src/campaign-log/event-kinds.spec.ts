import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_KINDS, saysEvent, unknownKind } from './event-kinds.js';

const SOURCES = join(import.meta.dirname, '..');

test('every kind of event that the sources write is listed', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(battles|books|campaigns|campaign-log)\/.*(?<!\.(spec|e2e|testkit))\.ts$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
  const written = [...text.matchAll(/'((?:campaign|battle|book|notice)\.[a-z-]+)'/g)].map(
    ([, kind]) => kind as string,
  );
  expect(new Set(written).size).toBeGreaterThan(20);
  expect([...new Set(written)].filter((kind) => unknownKind([kind]))).toEqual([]);
});

test('each has a sentence, whatever may be known of it', () => {
  for (const kind of Object.keys(EVENT_KINDS))
    expect(saysEvent(kind, null)).not.toMatch(/undefined|null|object|^.{0,5}$/);
  expect(saysEvent('notice.turn-advanced', { turn: 3, date: '1943-08-01' })).toBe(
    'Turn 3 begins, 1943-08-01.',
  );
  expect(saysEvent('battle.undo-asked', { side: 'blue', toVersion: 4 })).toBe(
    'blue asks to take the battle back to version 4.',
  );
});
