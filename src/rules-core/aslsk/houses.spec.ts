/** Small houses that leave the centre dot of their hex free. */
import { by, lab, listed, prep, refused, SIDES, told } from './lab.testkit.js';
import type { AslPosition } from './system.js';

const a = by('a');
const HOUSE = { E5: { houses: { se: 'stone' } } };
const fires = (at: string, target: string, hexes: object = HOUSE, rest: object = {}) =>
  listed(
    lab(
      prep(
        { a1: { counter: '4-6-7', at }, b1: { counter: '4-4-7', at: target } },
        { map: { hexes }, ...rest },
      ),
    ),
    'fire',
  ).length;

describe('a small house beside the centre dot', () => {
  test('[aslsk 1.1.1/bldg-a × 3.2.1/c] blocks only the lines that cross it', () => {
    expect([fires('E3', 'E7'), fires('C5', 'G5'), fires('D5', 'F6')]).toEqual([1, 1, 1]);
    expect([fires('D4', 'F5'), fires('C4', 'G6'), fires('G6', 'C4')]).toEqual([0, 0, 0]);
    expect(fires('D4', 'F5', {})).toBe(1);
  });

  test('[aslsk 3.2.1/e] does not block in the hex of the firer or of the target', () => {
    expect([fires('E5', 'F5'), fires('F5', 'E5'), fires('E5', 'H6')]).toEqual([1, 1, 1]);
  });

  test('[aslsk 1.1.1/bldg-b] makes its hex a building hex: 2 MF to enter, its TEM to units in it', () => {
    const shot = lab(
      prep(
        { a1: { counter: '4-6-7', at: 'E3' }, b1: { counter: '4-4-7', at: 'E5' } },
        { map: { hexes: HOUSE } },
      ),
      a({ order: 'fire', at: 'E5', firers: ['a1'] }, [5, 5]),
    );
    expect(told(shot)[0]).toContain('+3 stone building');
    const walk = (path: string[]) =>
      lab(
        {
          map: { hexes: { ...HOUSE, E6: { houses: { n: 'wooden' } } } },
          sides: SIDES,
          clock: { phase: 'MPh' },
          units: { a1: { counter: '4-6-7', at: 'E4' }, b1: { counter: '4-4-7', at: 'X12' } },
        },
        a({ order: 'move', units: ['a1'], path }),
      );
    expect(refused(walk(['E5', 'E6']))).toBe('');
    expect(refused(walk(['E5', 'E6', 'E7']))).not.toBe('');
  });

  test('[aslsk 8.2/a] two wooden ones in a hex are huts in PTO Terrain', () => {
    const pto = { options: { pto: true } };
    const huts = { E5: { houses: { se: 'wooden', n: 'wooden' } } };
    expect(fires('C4', 'G6', huts)).toBe(0);
    expect(fires('C4', 'G6', huts, pto)).toBe(1);
    expect(fires('C4', 'G6', { E5: { houses: { se: 'wooden' } } }, pto)).toBe(0);
  });

  test('[aslsk 2.0/Control-b] is a building of its own beside another of its kind', () => {
    const hexes = { E5: { houses: { se: 'stone' } }, E6: 'stone-building', F5: 'stone-building' };
    const taken = lab(
      {
        map: { hexes },
        sides: SIDES,
        clock: { phase: 'MPh' },
        units: { a1: { counter: '4-6-7', at: 'E4' }, b1: { counter: '4-4-7', at: 'X12' } },
      },
      a({ order: 'move', units: ['a1'], path: ['E5'] }),
    );
    expect((taken.position as AslPosition | undefined)?.locations).toEqual({ E5: { control: 'a' } });
  });
});
