import { vehiclePoints } from './points.js';

const rarity = (nation: string, name: string, theatre: string, ...dates: (readonly [number, number])[]) =>
  dates.map(([year, month]) => vehiclePoints(nation, name, { year, month, theatre })?.rarity);
const bpv = (nation: string, name: string) =>
  vehiclePoints(nation, name, { year: 1944, month: 7, theatre: 'PTO' })?.bpv;

describe('points of vehicles', () => {
  test('[aslsk H/M4A2] [aslsk H/M4A3] [aslsk H/M8] American: 69, 70 and 48, rarer at first', () => {
    expect(['M4A2 Sherman', 'M4A3 Sherman', 'M8 armored car'].map((name) => bpv('American', name))).toEqual([
      69, 70, 48,
    ]);
    expect(rarity('American', 'M4A2 Sherman', 'PTO', [1943, 10], [1943, 11], [1945, 6], [1945, 7])).toEqual([
      undefined,
      1.1,
      1.1,
      undefined,
    ]);
    expect(rarity('American', 'M4A3 Sherman', 'ETO', [1943, 6], [1943, 7], [1945, 5])).toEqual([
      undefined,
      1.3,
      1.3,
    ]);
    expect(
      rarity('American', 'M8 armored car', 'ETO', [1943, 9], [1943, 12], [1944, 2], [1944, 3], [1945, 5]),
    ).toEqual([1.5, 1.4, 1.3, 1.2, 1.2]);
    expect(rarity('American', 'M8 armored car', 'PTO', [1944, 4], [1944, 5])).toEqual([undefined, 1.4]);
  });

  test('[aslsk H/HA-GO-b] the Type 95: 33, commonest in China in 1942 and at first against the Americans', () => {
    expect(bpv('Japanese', 'Type 95 HA-GO')).toBe(33);
    expect(
      rarity('Japanese', 'Type 95 HA-GO', 'China', [1938, 5], [1942, 1], [1944, 3], [1944, 4], [1945, 5]),
    ).toEqual([1.6, 1.1, 1.3, 1.2, 1.6]);
    expect(rarity('Japanese', 'Type 95 HA-GO', 'Americans', [1942, 4], [1942, 5], [1945, 3])).toEqual([
      1.0,
      undefined,
      1.4,
    ]);
    expect(rarity('Japanese', 'Type 95 HA-GO', 'Russians', [1939, 8], [1945, 8])).toEqual([1.1, 1.4]);
  });

  test('[aslsk H/89-c] the Type 89: 34 and 36; the older never against the Russians', () => {
    expect([bpv('Japanese', 'Type 89A'), bpv('Japanese', 'Type 89B')]).toEqual([34, 36]);
    expect(rarity('Japanese', 'Type 89A', 'China', [1937, 7], [1940, 1], [1942, 6], [1943, 6])).toEqual([
      1.2, 1.4, 1.5, 1.6,
    ]);
    expect(rarity('Japanese', 'Type 89A', 'Russians', [1939, 8])).toEqual([undefined]);
    expect(rarity('Japanese', 'Type 89B', 'Philippines', [1942, 4], [1944, 9], [1944, 10])).toEqual([
      1.2, 1.6, 1.4,
    ]);
  });

  test('[aslsk H/97-a] the Type 97: 42 and 45', () => {
    expect([bpv('Japanese', 'Type 97A CHI-HA'), bpv('Japanese', 'Type 97B CHI-HA KAI')]).toEqual([42, 45]);
    expect(
      rarity('Japanese', 'Type 97A CHI-HA', 'China', [1939, 1], [1944, 3], [1944, 4], [1945, 8]),
    ).toEqual([1.6, 1.2, 1.0, 1.2]);
    expect(rarity('Japanese', 'Type 97B CHI-HA KAI', 'Americans', [1942, 5], [1944, 7], [1945, 1])).toEqual([
      1.4, 1.5, 1.1,
    ]);
    expect(vehiclePoints('German', 'PzKpfw IVH', { year: 1944, month: 7, theatre: 'ETO' })).toBeUndefined();
  });
});
