import { german, russian, setUp } from '../testkit.testkit.js';

describe('the edge of the map', () => {
  const cornered = (columns: number) =>
    setUp({
      phase: 'RtPh',
      columns,
      rows: 10,
      units: {
        a1: german('4-6-7', 'A1', { broken: true, dm: true }),
        b1: russian('4-4-7', 'A2'),
        b2: russian('4-4-7', 'B1'),
        b3: russian('4-4-7', 'B2'),
      },
    });

  test('[aslsk 3.3/h] nobody routs off the map: a unit that has no other way is lost', () => {
    const here = cornered(10);
    expect(here.legal('a', 'rout')).toEqual([]);
    expect(here.refused('a', { order: 'rout', unit: 'a1', path: ['A0'] }).refused).toBe('ILLEGAL_ROUT');
    here.order('a', { order: 'pass' });
    expect(here.has('a1')).toBe(false);
    expect(here.battle.side('a').lost).toEqual(['a1']);
    expect(here.battle.side('a').exited).toBeUndefined();
  });
});
