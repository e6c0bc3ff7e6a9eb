import type { RosterKind } from '../../campaign/book/book.js';
import { comparable } from './comparable.js';

/** Those who may stand in, the nearest first. */
function inOrder(kind: RosterKind, counters: readonly string[], asked: string, nationality = 'german') {
  return counters
    .map((counter) => ({ counter, distance: comparable({ kind, counter }, asked, { nationality }) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((one, other) => (one.distance as number) - (other.distance as number))
    .map(({ counter }) => counter);
}

describe('who may stand in for whom', () => {
  test('squads by Troop Quality, then by what is printed on them; half-squads among themselves', () => {
    expect(inOrder('squad', ['8-2', '5-4', '3-6', '7-6'], '6-6')).toEqual(['5-4', '8-2']);
    expect(inOrder('half-squad', ['3-4', '4-2', '6-6'], '3-6')).toEqual(['3-4', '4-2']);
  });

  test('leaders by Troop Quality', () => {
    expect(inOrder('person', ['Commissar', 'NCO', '4-4'], 'Officer', 'russian')).toEqual([
      'Commissar',
      'NCO',
    ]);
  });

  test('another make of the same weapon', () => {
    expect(inOrder('crew', ['MG 34', 'Demo', 'Flamethrower', 'GATR'], 'MG 42')).toEqual(['MG 34']);
    expect(inOrder('crew', ['BAR', 'M1 Bazooka'], 'MG 8-9', 'american')).toEqual(['BAR']);
  });

  test('guns for guns, mortars for none of them; vehicles that drive and shoot alike', () => {
    expect(inOrder('gun', ['Grtwfr 34', 'FlaK 18/36', 'FlaK 38'], 'PaK 38')).toEqual([
      'FlaK 38',
      'FlaK 18/36',
    ]);
    const tanks = ['PzKw 6E', 'SdKfz 251C', 'PzKw IVF1'];
    expect(inOrder('vehicle', tanks, 'PzKw 4H')).toEqual(['PzKw IVF1', 'PzKw 6E']);
  });

  test('nothing of another nation', () => {
    expect(inOrder('squad', ['Russian 4-4'], '5-4')).toEqual([]);
  });
});
