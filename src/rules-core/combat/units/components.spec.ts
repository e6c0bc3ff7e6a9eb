import { locationAttributes, NATIONALITIES, unitAttributes } from '../attributes.js';
import { BOATS, counterNamed, INFANTRY } from './catalogue.js';
import components from './components.json' with { type: 'json' };
import { GUNS, VEHICLES } from './vehicles.js';

const { scale, pieces, markers, contents, abbreviations } = components;
const ALL = [...INFANTRY, ...VEHICLES, ...GUNS, ...BOATS];
const leader = (nation: string, name: string) => counterNamed(name, nation);

test('[combat 1.2.2] the scale: 50 yards a hex, 30 feet a contour, one weapon a counter, men of a squad', () => {
  expect([scale.yardsPerHex, scale.contourFeet]).toEqual([50, 30]);
  expect([scale.squadMen, scale.halfSquadMen, scale.leadersPerCounter]).toEqual([[6, 12], [3, 6], 1]);
  expect(new Set(Object.values(scale.weaponsPerCounter))).toEqual(new Set([1]));
  expect(Object.keys(scale.weaponsPerCounter)).toHaveLength(5);
});

test('[combat 2.2.1] combat units and markers, in two sizes; which are large', () => {
  expect(pieces.classes).toEqual(['combat unit', 'marker']);
  expect(pieces.inches).toEqual({ small: '1/2', large: '5/8' });
  expect(pieces.large).toEqual(['trench', 'roadblock', 'aircraft', 'AFV', 'limbered gun']);
});

test('[combat 2.2.1/a] abbreviations', () => {
  const printed =
    'AAT AC AT ATR AFV BAR CA CC CCT CFF CG CGS COT DC DFET DRM FFE FF FMPH FFT FO FP HE HS LOS LOST LMG MC MG MP MSR MST NCO OB PAC ROF SSR SW TCA TEC TQ UA VCA VC WIA';
  expect(Object.keys(abbreviations)).toEqual(printed.split(' '));
  expect([abbreviations.MSR, abbreviations.TQ]).toEqual(['Morale Support Range', 'Troop Quality']);
});

describe('every marker of the key is something that can be marked', () => {
  const known = { unit: Object.keys(unitAttributes.shape), location: Object.keys(locationAttributes.shape) };
  test('[combat 4.3.1/m] all 43 of the key, Moved being printed twice', () => {
    expect(Object.keys(markers)).toHaveLength(43);
    for (const [of, attribute] of Object.values(markers))
      expect([...known[of as 'unit' | 'location'], 'at']).toContain(attribute);
  });
});

test('[combat 2.3.1] Americans, Germans and Russians; every counter is of one of them', () => {
  expect([...NATIONALITIES].sort()).toEqual(['american', 'german', 'russian']);
  expect(ALL.filter(({ nationality }) => !NATIONALITIES.includes(nationality))).toEqual([]);
});

test('[combat 2.3.1.1/a] an officer is one better than the NCOs of his nation; the Russian leader with 9 is the Commissar', () => {
  for (const nation of NATIONALITIES) {
    const [nco, officer] = [leader(nation, 'NCO'), leader(nation, 'Officer')];
    expect(officer?.tq).toBe((nco?.tq ?? 0) + 1);
    expect([nco?.rank, officer?.rank]).toEqual(['nco', 'officer']);
  }
  const nines = INFANTRY.filter(({ kind, tq }) => kind === 'leader' && tq === 9);
  expect(nines.map(({ nationality, rank }) => [nationality, rank])).toEqual([['russian', 'commissar']]);
});

test('[combat 3.2.1/a] the counters of the unit key', () => {
  expect(counterNamed('FlaK 18/36', 'german')).toMatchObject({
    tq: 6,
    rating: 'B',
    rof: 2,
    size: 88,
    limbers: true,
  });
  expect(counterNamed('6-6', 'german')).toMatchObject({
    fp: 6,
    range: 6,
    half: { name: '3-6', fp: 3, range: 6 },
  });
  expect(counterNamed('BAR', 'american')).toMatchObject({ tq: 7, rof: 2, fp: 3, range: 5 });
  expect(counterNamed('Panzerfaust', 'german')).toMatchObject({ tq: 6, rating: 'B', range: 1 });
  expect(counterNamed('105mm gun', 'german')).toMatchObject({ rating: 'B', size: 105 });
  expect(counterNamed('PzKw 6E', 'german')).toMatchObject({ rating: 'B', size: 88 });
  expect(counterNamed('M2 mortar', 'american')).toMatchObject({
    tq: 7,
    rating: 'C',
    minRange: 2,
    maxRange: 40,
    size: 60,
  });
  expect(counterNamed('MG 8-9', 'american')).toMatchObject({ tq: 7, rof: 2, fp: 8, range: 9 });
  expect(counterNamed('Flamethrower', 'german')).toMatchObject({ tq: 7, range: 1 });
  expect(leader('german', 'NCO')).toMatchObject({ tq: 7, fp: 1, range: 1 });
  expect(counterNamed('Tiger II', 'german')).toBeUndefined();
});

test('[combat 20.1.1] what Rangers contains', () => {
  expect(contents.Rangers).toEqual({
    rulebook: '4.0',
    map: 'Pointe du Hoc',
    large: 56,
    small: 320,
    scenarios: 6,
    cards: 3,
  });
});

test('[combat 20.2.1] what Kursk contains', () => {
  expect(contents.Kursk).toEqual({
    rulebook: '4.0',
    map: 'Kursk',
    large: 120,
    small: 560,
    scenarios: 7,
    campaignCards: 1,
    cards: 3,
  });
});
