import type { RosterKind } from '../../campaign/book/book.js';
import { comparable } from './comparable.js';

const near = (kind: RosterKind, counter: string, asked: string, nationality = 'German') =>
  comparable({ kind, counter }, asked, { nationality });

/** Those who may stand in, the nearest first. */
function inOrder(kind: RosterKind, counters: readonly string[], asked: string, nationality?: string) {
  return counters
    .map((counter) => ({ counter, distance: near(kind, counter, asked, nationality) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((one, other) => (one.distance as number) - (other.distance as number))
    .map(({ counter }) => counter);
}

describe('who may stand in for whom', () => {
  test('squads of the same nation, of the same class before others, whatever their class', () => {
    const squads = ['4-3-6', '4-4-7', '5-4-8', '4-6-7', '2-4-8', '6-6-6'];
    expect(inOrder('squad', squads, 'squad 4-6-8')).toEqual(['5-4-8', '4-6-7', '4-4-7', '4-3-6']);
  });

  test('half-squads for half-squads, crews for no other crew', () => {
    expect(inOrder('half-squad', ['2-2-6', '2-4-8', '4-4-7'], 'half-squad 2-3-7', 'Russian')).toEqual([
      '2-4-8',
      '2-2-6',
    ]);
    expect(near('crew', '1-2-7', 'crew 2-2-8')).toBeUndefined();
  });

  test('a squad on its striped side is nearer than one of another class', () => {
    expect(inOrder('squad', ['3-4-7', 'striped 4-4-7'], '4-4-7', 'Japanese')).toEqual([
      'striped 4-4-7',
      '3-4-7',
    ]);
  });

  test('leaders of other morale and modifier', () => {
    expect(inOrder('person', ['10-3', '8-0', '9-2', '6+1'], '9-1')).toEqual(['9-2', '8-0', '10-3', '6+1']);
  });

  test('machine guns of another weight, and of other weapons another make only', () => {
    expect(inOrder('weapon', ['LMG', 'MMG', 'ATR', 'DC'], 'HMG')).toEqual(['MMG', 'LMG']);
    expect(inOrder('weapon', ['BAZ 45', '60mm MTR (M2)', 'FT'], 'BAZ 44', 'American')).toEqual(['BAZ 45']);
  });

  test('an enemy machine gun does not count as one’s own', () => {
    expect(near('weapon', 'Russian HMG', 'MMG')).toBeUndefined();
  });

  test('Guns of one type, by calibre; vehicles that move and are turreted alike', () => {
    expect(inOrder('gun', ['88LL AT', '50L AT', '75* INF'], '75L AT')).toEqual(['88LL AT', '50L AT']);
    const tanks = ['PzKpfw VIE', 'PzKpfw IVF2', 'StuG IIIG', 'PSW 234/2'];
    expect(inOrder('vehicle', tanks, 'PzKpfw IVH')).toEqual(['PzKpfw IVF2', 'PzKpfw VIE']);
  });
});
