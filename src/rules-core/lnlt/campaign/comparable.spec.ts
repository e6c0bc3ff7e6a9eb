import type { RosterKind } from '../../campaign/book/book.js';
import { comparable } from './comparable.js';

const near = (kind: RosterKind, counter: string, asked: string, nationality = 'german') =>
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
  test('squads of the same nation by Morale, then by what is printed on them; half-squads among themselves', () => {
    const squads = ['2-5-4-6', '2-4-4-5', '1-6-4-5', '1-5-4-5'];
    expect(inOrder('squad', squads, '1-6-4-6')).toEqual(['2-5-4-6', '1-6-4-5', '2-4-4-5']);
    expect(inOrder('half-squad', ['1-3-4-5', '1-5-4-6', '1-6-4-5'], '1-5-4-5')).toEqual([
      '1-3-4-5',
      '1-5-4-6',
    ]);
  });

  test('Leaders by Morale and modifier, also those with names; no Hero, no Medic', () => {
    const people = ['Leader 7-2-6', 'Leader 6-0-6', 'Lt Koch', 'Hero 1-6-6', 'Medic', 'Armor Leader 7-1'];
    expect(inOrder('person', people, 'Leader 7-1-6')).toEqual(['Lt Koch', 'Leader 7-2-6', 'Leader 6-0-6']);
    expect(inOrder('person', people, 'Hero 2-6-6')).toEqual(['Hero 1-6-6']);
    expect(inOrder('person', people, 'Armor Leader 6-0')).toEqual(['Armor Leader 7-1']);
  });

  test('machine guns of another weight, of other weapons another make only', () => {
    expect(inOrder('weapon', ['MG42', 'Flamethrower', 'Panzerfaust'], 'MG34')).toEqual(['MG42']);
    expect(inOrder('weapon', ['Panzerschreck', 'Satchel Charge'], 'Panzerfaust')).toEqual(['Panzerschreck']);
  });

  test('an enemy weapon does not count as one’s own', () => {
    expect(near('weapon', 'American BAR', 'MG34')).toBeUndefined();
    expect(near('weapon', 'American BAR', 'American BAR')).toBe(0);
  });

  test('teams with the same kind of weapon, a Crew for no team', () => {
    expect(inOrder('crew', ['81mm Mortar', 'HMG Team', '0-2-4-6'], '50mm Mortar')).toEqual(['81mm Mortar']);
    expect(inOrder('gun', ['20mm Flak'], '75mm ATG')).toEqual(['20mm Flak']);
  });

  test('vehicles that drive and are turreted alike', () => {
    const vehicles = ['Tiger I', 'Panther', 'StuG III G', 'Opel Truck', 'SdKfz 251/1'];
    expect(inOrder('vehicle', vehicles, 'Pz IV H')).toEqual(['Panther', 'Tiger I']);
  });

  test('nothing of another nation', () => {
    expect(near('squad', '2-3-4-5', '1-6-4-5')).toBeUndefined();
  });
});
