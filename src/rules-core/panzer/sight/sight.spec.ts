import type { Ground } from '../../kernel/testing/field.testkit.js';
import { field, Trial } from '../testkit.testkit.js';
import { blindZone, sees } from './sight.js';
import { sightTold } from './told.js';

const look = (hexes: Readonly<Record<string, Ground>>, from: string, to: string, marks = {}): boolean => {
  const { battle } = new Trial({
    map: field(hexes),
    marks,
    units: { g1: 'Panzer IV at A1', s1: 'T-34 at Y12' },
  });
  expect(sees(battle, from, to)).toBe(sees(battle, to, from));
  return sees(battle, from, to);
};

describe('the line of sight', () => {
  test('[panzer S.los-hull-down/a] is blocked by what is higher than both ends; the end hexes are nothing', () => {
    expect(look({ D6: 'woods' }, 'D4', 'D8')).toBe(false);
    expect(look({ D4: 'woods', D8: 'stone-building' }, 'D4', 'D8')).toBe(true);
    expect(look({ D6: 'brush' }, 'D4', 'D8')).toBe(true);
    expect(look({ D6: { level: 1 } }, 'D4', 'D8')).toBe(false);
  });

  test('[panzer S.height/a] hills: ground as high as the higher end and above the lower blocks; ground not higher than the lower does not', () => {
    expect(look({ D4: { level: 1 }, D6: { level: 1 } }, 'D4', 'D8')).toBe(false);
    expect(look({ D4: { level: 1 }, D6: { level: 1 }, D8: { level: 1 } }, 'D4', 'D8')).toBe(true);
    expect(look({ D4: { level: 3 }, D6: { level: 1 }, D8: { level: 1 } }, 'D4', 'D8')).toBe(true);
  });

  test('[panzer S.los-hull-down/a] behind an obstacle between the heights lies a blind zone', () => {
    // The example: Height 2 over an obstacle of Height 1 at range 14 hides seven hexes.
    expect(blindZone(14, 1, 0)).toBe(7);
    expect([blindZone(14, 2, 0), blindZone(14, 3, 0), blindZone(14, 4, 0), blindZone(1, 1, 0)]).toEqual([
      3, 1, 1, 1,
    ]);
    expect([blindZone(12, 1, 1), blindZone(12, 1, -1), blindZone(12, 2, -1)]).toEqual([4, 6, 4]);
    const hill = { D1: { level: 2 }, D5: { level: 1 } } as const;
    expect(['D6', 'D7', 'D8'].map((to) => look(hill, 'D1', to))).toEqual([false, false, true]);
  });

  test('[panzer S.height/a] out of a gully only adjacent hexes are seen, and those straight along it', () => {
    const gully = { D4: 'gully' } as const;
    expect([look(gully, 'D4', 'D5'), look(gully, 'D4', 'D6')]).toEqual([true, false]);
    expect(look({ D4: 'gully', D5: 'gully', D6: 'gully' }, 'D4', 'D6')).toBe(true);
    expect(look({ D4: 'gully', D6: { level: 1 } }, 'D4', 'D6')).toBe(false);
  });

  test('[panzer S.terrain-list/a] terrain that the board does not draw counts as what it is', () => {
    expect(look({}, 'D4', 'D8', { D6: { terrain: 'woods' } })).toBe(false);
    expect(look({ D6: 'woods' }, 'D4', 'D8', { D6: { terrain: 'clear' } })).toBe(true);
  });

  test('[panzer S.los-hull-down/a] what becomes rubble blocks the lines that touch it in that battle, and no others', () => {
    const map = field({ J6: 'woods' });
    const units = { g1: 'Panzer IV at A1', s1: 'T-34 at Y12' };
    const [one, other] = [new Trial({ map, units }).battle, new Trial({ map, units }).battle];
    const lines = (battle: typeof one) =>
      [
        ['D4', 'D8'],
        ['J4', 'J8'],
        ['D6', 'H8'],
      ].map(([from, to]) => sees(battle, from as string, to as string));
    expect(lines(one)).toEqual([true, false, true]);
    const mark = one.mark();
    one.make({ do: 'location', at: 'D6', set: { terrain: 'woods' } });
    expect([lines(one), lines(other)]).toEqual([
      [false, false, true],
      [true, false, true],
    ]);
    one.make({ do: 'location', at: 'J6', set: { terrain: 'clear' } });
    expect(lines(one)).toEqual([false, true, true]);
    one.rollback(mark);
    expect(lines(one)).toEqual([true, false, true]);
  });

  test('a question about a line of sight is answered with what is in the way', () => {
    const { battle } = new Trial({
      map: field({ D6: 'woods' }),
      units: { g1: 'Panzer IV at A1', s1: 'T-34 at Y12' },
    });
    expect(sightTold(battle, 'D4', 'D8')).toMatchObject({
      clear: false,
      says: expect.stringContaining('woods in D6'),
    });
    expect(sightTold(battle, 'D4', 'D5').clear).toBe(true);
  });
});
