import { typed } from './rulable.js';

describe('what a referee types', () => {
  test('is read in the form of what it sets', () => {
    expect(typed('number', '17')).toBe(17);
    expect(typed('list', ' Iron Cross , , Wound Badge')).toEqual(['Iron Cross', 'Wound Badge']);
    expect(typed('bag', '{ "N3": { "rubble": true } }')).toEqual({ N3: { rubble: true } });
    expect(['true', '-3', '2.5', '08', 'heavy rain'].map((text) => typed('value', text))).toEqual([
      true,
      -3,
      2.5,
      '08',
      'heavy rain',
    ]);
  });

  test('takes away what may be absent when it is left empty, and an empty list when it is a list', () => {
    expect([typed('formation', ''), typed('unit', ''), typed('side', ' '), typed('number', '')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(typed('list', '')).toEqual([]);
    expect(typed('text', '')).toBe('');
  });

  test('is refused where it is not what it should be', () => {
    expect(() => typed('bag', '{ rubble')).toThrow(/JSON/);
  });
});
