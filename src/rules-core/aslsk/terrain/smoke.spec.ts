import { german, russian, setUp } from '../testkit.testkit.js';

describe('Smoke as a Hindrance', () => {
  const shot = (
    at: string,
    smoke: Record<string, { kind: 'full' | 'dispersed' | 'grenade'; wp?: true }[]>,
  ) => {
    const locations = Object.fromEntries(
      Object.entries(smoke).map(([hex, list]) => [
        hex,
        { smoke: list.map((one) => ({ ...one, side: 'b' })) },
      ]),
    );
    const here = setUp({
      phase: 'PFPh',
      units: { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', at) },
      locations,
    });
    const done = here.order('a', { order: 'fire', at, firers: ['a1'] }, 5, 6);
    return (done.the('fire-attack').results[0]?.final ?? 0) - 11;
  };

  test.each([
    [{ kind: 'full' }, 3],
    [{ kind: 'grenade' }, 2],
    [{ kind: 'dispersed' }, 2],
    [{ kind: 'full', wp: true }, 2],
    [{ kind: 'dispersed', wp: true }, 1],
  ] as const)(
    '[aslsk 1.2.5/e] [aslsk 1.2.5/c] [aslsk 6.2/s] %j between or in the target’s hex counts %d',
    (smoke, drm) => {
      expect(shot('E6', { E5: [smoke] })).toBe(drm);
      expect(shot('E6', { E6: [smoke] })).toBe(drm);
      expect(shot('E6', { E8: [smoke] })).toBe(0);
    },
  );

  test('[aslsk 1.2.5/e] at most three in a hex, [aslsk 1.2.5/f] out of it one more, [aslsk 3.2.1/e] and its own besides', () => {
    expect(shot('E6', { E5: [{ kind: 'full' }, { kind: 'grenade' }] })).toBe(3);
    expect(shot('E6', { E3: [{ kind: 'dispersed', wp: true }] })).toBe(2);
  });

  test('[aslsk 3.2.1/h] six or more altogether block the line', () => {
    const two = {
      E4: { smoke: [{ kind: 'full' as const, side: 'b' }] },
      E5: { smoke: [{ kind: 'full' as const, side: 'b' }] },
    };
    const here = setUp({
      phase: 'PFPh',
      units: { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'E6') },
      locations: two,
    });
    expect(here.refused('a', { order: 'fire', at: 'E6', firers: ['a1'] })).toMatchObject({
      refused: 'NO_LINE_OF_SIGHT',
    });
  });

  test('[aslsk 1.2.5/h] it fills its hex to the hexsides', () => {
    const here = setUp({
      phase: 'PFPh',
      units: { a1: german('4-6-7', 'E3'), b1: russian('4-4-7', 'G3') },
      locations: { F3: { smoke: [{ kind: 'dispersed', side: 'b' }] } },
    });
    expect(
      here.order('a', { order: 'fire', at: 'G3', firers: ['a1'] }, 5, 6).the('fire-attack').results[0]?.final,
    ).toBe(13);
  });
});
