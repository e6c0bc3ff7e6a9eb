import { weaponCounter } from '../units/counters.js';
import { pointsOf, type Theatre } from './points.js';

const rarity = (nationality: string, name: string, theatre: Theatre, ...dates: [number, number][]) =>
  dates.map(([year, month]) => pointsOf(nationality, name, { year, month, theatre })?.rarity);

describe('Guns of chapter H', () => {
  test('[aslsk H/M3A1] the 37mm AT Gun', () => {
    expect(pointsOf('American', '37LL AT', { year: 1943, month: 1, theatre: 'ETO' })).toEqual({
      bpv: 30,
      rarity: 0.9,
    });
    expect(
      rarity(
        'American',
        '37LL AT',
        'ETO',
        [1942, 10],
        [1942, 11],
        [1943, 6],
        [1943, 7],
        [1943, 12],
        [1944, 1],
      ),
    ).toEqual([undefined, 0.9, 0.9, 1.2, 1.2, 1.4]);
    expect(rarity('American', '37LL AT', 'PTO', [1943, 7], [1945, 6])).toEqual([1, 1]);
  });

  test('[aslsk H/M1A2] the 37mm AA Gun', () => {
    expect(pointsOf('American', '37L AA', { year: 1945, month: 1, theatre: 'ETO' })).toEqual({
      bpv: 34,
      rarity: 1.5,
    });
    expect(rarity('American', '37L AA', 'ETO', [1942, 11], [1944, 3], [1944, 4], [1944, 12])).toEqual([
      1.3, 1.3, 1.4, 1.4,
    ]);
    expect(rarity('American', '37L AA', 'PTO', [1944, 5], [1944, 6])).toEqual([1.3, 1.4]);
  });

  test('[aslsk H/Type92-b] the Type 92 Infantry Gun', () => {
    expect(pointsOf('Japanese', '70* INF', { year: 1942, month: 1, theatre: 'PTO' })).toEqual({
      bpv: 33,
      rarity: 1,
    });
    expect(rarity('Japanese', '70* INF', 'Russians', [1938, 8], [1939, 1])).toEqual([1.3, 1]);
  });

  test('[aslsk H/Type97ATR-b] the Type 97 ATR with its crew', () => {
    const name = '20L ATR Type 97';
    expect(pointsOf('Japanese', name, { year: 1938, month: 1, theatre: 'PTO' })).toEqual({
      bpv: 17,
      rarity: 1.4,
    });
    expect(rarity('Japanese', name, 'PTO', [1939, 12], [1940, 1], [1943, 12], [1944, 1])).toEqual([
      1.4, 1.3, 1.3, 1.4,
    ]);
    expect(rarity('Japanese', name, 'Russians', [1938, 1])).toEqual([1.1]);
  });

  test('[aslsk H/M2-60] the 60mm mortar is a light one, with a least range', () => {
    expect(weaponCounter('American', '60mm MTR (M2)')).toMatchObject({
      kind: 'weapon',
      weapon: 'MTR',
      minRange: 3,
    });
  });

  test('others have no value in this book', () => {
    expect(pointsOf('German', '88L AA', { year: 1944, month: 1, theatre: 'ETO' })).toBeUndefined();
  });
});
