import { counted, purposeInWords } from './words.js';

test('one is not many', () => {
  expect([counted(1, 'action'), counted(2, 'action'), counted(0, 'line')]).toEqual([
    '1 action',
    '2 actions',
    '0 lines',
  ]);
});

test('what dice were rolled for reads as words, and names and strengths stay as they are', () => {
  expect(purposeInWords('close-combat: 4-6-7 Section Krug, 9-1')).toBe(
    'close combat: 4-6-7 Section Krug, 9-1',
  );
  expect(purposeInWords('leader-creation')).toBe('leader creation');
});
