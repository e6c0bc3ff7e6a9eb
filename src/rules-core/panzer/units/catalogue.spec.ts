import { cardNamed, cardsOf } from './catalogue.js';

const card = (name: string, nation: 'german' | 'soviet' | 'british' | 'american' | 'italian' = 'german') => {
  const found = cardNamed(name, nation);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

describe('Data Cards', () => {
  test('[panzer S.data-card-fields, S.armor-and-penetration/a] what a recovered card prints', () => {
    expect(card('SU-76M M43', 'soviet')).toMatchObject({
      points: 43,
      size: -1,
      type: 'P',
      gpDefense: 2,
      traction: 'T',
      crossCountry: 5,
      path: 6,
      road: 10,
      basicArmor: { front: 11, rear: 3 },
      openTop: true,
      buNoted: true,
      turret: 'turretless',
    });
    expect(card('SU-76M M43', 'soviet').armor).toMatchObject({
      level: { even: { TF: 8, HF: 14 }, oblique: { TF: 9, TS: 4, HF: 17 } },
      rising: { even: { HF: 18 } },
      falling: { oblique: { Dk: 7 } },
    });
    expect(card('SU-76M M43', 'soviet').weapons?.[0]?.rows.map(({ ammo }) => ammo)).toEqual([
      'AP',
      'HVAP',
      'GP',
    ]);
  });

  test('[panzer 7.4, 7.8.1/e] notations: without radio, TT', () => {
    expect(card('T-70 M42', 'soviet').noRadio).toBe(true);
    expect(card('PzKpfw IIIJ (5cm L/42)').tt).toBe(2);
    expect(card('T-34/76 M43', 'soviet').noRadio).toBeUndefined();
  });

  test('[panzer 7.16/a, 7.38.4, 7.33, 7.38.1/c] Platform Gun Mounts, transports, dual controls', () => {
    expect(card('8.8cm FlaK 36 ATG/AAG').platform).toBe(true);
    expect(card('OQF 2 pounder ATG', 'british').platform).toBe(true);
    expect(card('5cm PaK 38').platform).toBeUndefined();
    expect(card('White Scout Car', 'british')).toMatchObject({
      carries: { towed: 0, legs: 2 },
      passengerDefense: 2,
    });
    expect(card('PSW 231 (8-Rad)')).toMatchObject({ dual: true, recon: true, traction: 'W' });
    expect(card('Universal Carrier', 'british').firesMounted).toBe(true);
  });

  test('[panzer S.gp-factors/b, S.non-combat-unarmed] trucks are soft and unarmed', () => {
    expect(card('Opel Blitz truck')).toMatchObject({ type: 'S', gpDefense: 2, unarmed: true });
    expect(card('Opel Blitz truck').weapons).toBeUndefined();
    expect(card('SdKfz 251/1').weapons?.map(({ kind }) => kind)).toEqual(['machine-gun']);
  });

  test('[panzer S.small-arms/c] squads have small arms, HMG sections machine guns', () => {
    const arms = (name: string, nation: 'german' | 'soviet' = 'german') =>
      card(name, nation).weapons?.map(({ kind }) => kind);
    expect(arms('Rifle squad (1 LMG) 1940-43')).toEqual(['small-arms']);
    expect(arms('SMG squad', 'soviet')).toEqual(['small-arms']);
    expect(arms('HMG section (2-3 MG 34/42)')).toEqual(['machine-gun']);
  });

  test('[panzer S.leg-results/b, S.leg-results/c] every squad has its half-squad', () => {
    for (const nation of ['german', 'soviet', 'british', 'american', 'italian'] as const)
      for (const name of cardsOf(nation))
        if (card(name, nation).kind === 'squad')
          expect(card(`${name}, half-squad`, nation).kind).toBe('half-squad');
  });

  test('every card is whole: it moves, can be hit, and is marked where it holds estimates', () => {
    const nations = ['german', 'soviet', 'british', 'american', 'italian'] as const;
    const all = nations.flatMap((nation) => cardsOf(nation).map((name) => card(name, nation)));
    expect(all.length).toBeGreaterThan(80);
    for (const one of all) {
      expect(one).toMatchObject({ estimated: true, points: expect.any(Number) });
      if (one.kind === 'vehicle') {
        expect(one.crossCountry).toBeGreaterThan(0);
        expect(Object.values(one.armor?.level.even ?? {}).every((factor) => Number.isInteger(factor))).toBe(
          true,
        );
      }
      for (const { rows } of one.weapons ?? [])
        for (const { range, factor } of rows)
          expect(Object.keys(factor).sort()).toEqual(Object.keys(range).sort());
    }
  });

  test('a referee may upload cards, which come before those of the house', () => {
    const [mine] = [{ ...card('T-34/76 M43', 'soviet'), points: 99 }];
    expect(cardNamed('T-34/76 M43', 'soviet', [mine as never])?.points).toBe(99);
    expect(cardNamed('Soviet T-34/76 M43', 'german')).toMatchObject({ nation: 'german', points: 66 });
    expect(cardNamed('Maus', 'german')).toBeUndefined();
  });
});
