import { newIds } from './hand-over.js';

const BATTLE = '0a1b2c3d-0000-4000-8000-000000000000';

test('a new entry of the roster is named after its unit and the battle', () => {
  const newId = newIds(BATTLE, new Set());
  expect(newId('g7')).toBe('g7-0a1b2c');
  expect(newId('g7')).toBe('g7-0a1b2c');
  expect(newId('?!')).toBe('unit-0a1b2c');
});

test('units whose long names begin alike, and ids that are taken, are told apart', () => {
  const newId = newIds(BATTLE, new Set(['g8-0a1b2c']));
  const [one, other] = ['russian-t2-submachine-gunners-1', 'russian-t2-submachine-gunners-2'].map(newId);
  expect(one).toBe('russian-t2-submachine-gunner-0a1b2c');
  expect(other).toBe('russian-t2-submachine-gunner-0a1b2c-2');
  expect(newId('g8')).toBe('g8-0a1b2c-2');
});
