import guns from '../units/gun-points.json' with { type: 'json' };
import vehicles from '../units/vehicle-points.json' with { type: 'json' };

interface Valued {
  readonly name: string;
  readonly bpv: number;
  readonly rarity: readonly { readonly from: string; readonly to: string; readonly rf: number }[];
}

/** A figure outside these bounds is a slip of the pen or of the scanner, which read .9 as 9. */
const outside = (units: readonly Valued[], [least, most]: readonly [number, number]) =>
  units.filter(
    ({ bpv, rarity }) => bpv < least || bpv > most || rarity.some(({ rf }) => rf < 0.9 || rf > 1.6),
  );

describe('the points of chapter H', () => {
  test('[aslsk H/intro] Rarity Factors from .9 to 1.6; Guns for 17 to 67 points, vehicles for 20 to 105', () => {
    expect(outside(guns, [17, 67])).toEqual([]);
    expect(outside(vehicles, [20, 105])).toEqual([]);
    expect(guns.length).toBeGreaterThan(0);
    expect(vehicles.length).toBeGreaterThan(0);
  });

  test('no period ends before it begins, and none overlaps another of its theatre', () => {
    const all = [...guns, ...vehicles].flatMap(({ name, rarity }) =>
      rarity.map((period) => ({ name, ...period })),
    );
    expect(all.filter(({ from, to }) => from > to)).toEqual([]);
    const overlaps = all.filter((one) =>
      all.some(
        (other) =>
          other !== one &&
          other.name === one.name &&
          other.theatre === one.theatre &&
          other.from <= one.from &&
          one.from <= other.to,
      ),
    );
    expect(overlaps).toEqual([]);
  });
});
