import { ipc } from '../movement/allotment.js';
import type { AslUnit } from '../system.js';
import { halfSquadOf, leaderCounter, lesserMmc, mmcCounter, weaponCounter } from './counters.js';
import { isElite, isGoodOrder, isInfantry, isMmc, isWeapon } from './units.js';

const unit = (counter: object, more: object = {}): AslUnit =>
  ({ id: 'x', side: 'a', ...counter, ...more }) as AslUnit;

describe('what is printed', () => {
  test('[aslsk H/M2-60] the 60mm mortar is a light one, with a least range', () => {
    expect(weaponCounter('American', '60mm MTR (M2)')).toMatchObject({
      kind: 'weapon',
      weapon: 'MTR',
      minRange: 3,
    });
  });

  test('[aslsk 1.2.2/d] [aslsk 1.2.2/b] a squad: firepower, range, morale, class, Smoke Exponent, Assault Fire', () => {
    expect(mmcCounter('German', '5-4-8', 'squad')).toEqual({
      kind: 'squad',
      name: '5-4-8',
      nationality: 'German',
      strength: '5-4-8',
      class: 'elite',
      fp: 5,
      range: 4,
      morale: 8,
      brokenMorale: 8,
      smokeExponent: 2,
      assaultFire: true,
    });
    expect(['4-6-7', '4-4-7', '4-3-6'].map((one) => mmcCounter('German', one, 'squad').class)).toEqual([
      'first',
      'second',
      'conscript',
    ]);
    expect(mmcCounter('American', '5-3-6', 'squad').class).toBe('green');
  });

  test('[aslsk 1.2.1/a] a leader: morale and leadership, self-rally', () => {
    expect(leaderCounter('Russian', '9-1')).toEqual({
      kind: 'leader',
      name: '9-1',
      nationality: 'Russian',
      strength: '9-1',
      morale: 9,
      brokenMorale: 9,
      leadership: -1,
      selfRally: true,
    });
    expect(leaderCounter('German', '6+1').leadership).toBe(1);
    expect(leaderCounter('Japanese', '8+1')).toMatchObject({ morale: 8, leadership: 1 });
  });

  test('[aslsk 4.1/a] [aslsk 1.2.4/a] [aslsk 2.0/MGclass] a support weapon: class, firepower, range, ROF, PP, B# or X#, repair', () => {
    expect(weaponCounter('German', 'HMG')).toEqual({
      kind: 'weapon',
      name: 'HMG',
      nationality: 'German',
      weapon: 'HMG',
      fp: 7,
      range: 16,
      rof: 3,
      pp: 4,
      repair: 3,
      breakdown: 12,
    });
    expect(weaponCounter('German', 'FT')).toMatchObject({ weapon: 'FT', fp: 24, range: 1, removal: 10 });
    expect(weaponCounter('American', '60mm MTR (M2)')).toMatchObject({
      weapon: 'MTR',
      calibre: '60*',
      minRange: 3,
      range: 45,
    });
    expect(['LMG', 'MMG'].map((name) => weaponCounter('Russian', name).weapon)).toEqual(['LMG', 'MMG']);
  });

  test('[aslsk 2.0/LATW] the light anti-tank weapons, with tables of their own', () => {
    expect(weaponCounter('American', 'BAZ 43')).toMatchObject({ weapon: 'BAZ', table: 'BAZ43', removal: 10 });
    expect(weaponCounter('German', 'PSK')).toMatchObject({ weapon: 'PSK', table: 'PSK' });
    expect(weaponCounter('British', 'PIAT')).toMatchObject({
      weapon: 'PIAT',
      table: 'PIAT',
      breakdown: 10,
      repair: 2,
    });
    expect(weaponCounter('Russian', 'ATR')).toMatchObject({ weapon: 'ATR', fp: 1, range: 12 });
  });

  test('[aslsk 1.2.2/a] three kinds of MMC; crews and leaders are elite', () => {
    const kinds = [
      mmcCounter('German', '4-6-7', 'squad'),
      mmcCounter('German', '2-4-7', 'half-squad'),
      mmcCounter('German', '2-2-8', 'crew'),
    ].map((one) => unit(one));
    expect(kinds.map(isMmc)).toEqual([true, true, true]);
    expect(kinds.map(isElite)).toEqual([false, false, true]);
    expect(isElite(unit(leaderCounter('German', '8-0')))).toBe(true);
  });

  test('[aslsk 2.0/Infantry] [aslsk 1.2/a] [aslsk 2.0/Weapon] Infantry are all SMC and MMC, Weapons are not', () => {
    const all = [
      leaderCounter('German', '8-0'),
      mmcCounter('German', '2-2-8', 'crew'),
      weaponCounter('German', 'LMG'),
    ].map((one) => unit(one));
    expect(all.map(isInfantry)).toEqual([true, true, false]);
    expect(all.map(isWeapon)).toEqual([false, false, true]);
  });

  test('[aslsk 2.0/GoodOrder] Good Order is neither broken nor in Melee; a vehicle neither Shocked nor Stunned', () => {
    const squad = mmcCounter('German', '4-6-7', 'squad');
    const states = [{}, { pinned: true }, { broken: true }, { melee: true }];
    expect(states.map((state) => isGoodOrder(unit(squad, state)))).toEqual([true, true, false, false]);
    const tank = { kind: 'vehicle', name: 'T-34', nationality: 'Russian' };
    const hits = [{}, { stun: 'stun' }, { shock: 'uk' }, { wreck: true }];
    expect(hits.map((state) => isGoodOrder(unit(tank, state)))).toEqual([true, false, false, false]);
  });

  test('a counter that is not in the box is named in the error', () => {
    expect(() => mmcCounter('German', '9-9-9', 'squad')).toThrow(
      'There is no German squad 9-9-9 in the counter mix.',
    );
    expect(() => leaderCounter('German', '11-4')).toThrow('German leader 11-4');
    expect(() => weaponCounter('German', 'Death Ray')).toThrow('German Death Ray');
  });
});

describe('what becomes of them', () => {
  test('[aslsk 3.2.3/K-b] [aslsk 5.1/b] half-squads and lesser units by the Nationality Chart', () => {
    const left = (nation: string, strength: string) =>
      halfSquadOf(unit(mmcCounter(nation, strength, 'squad')))?.strength;
    expect([left('German', '4-6-8'), left('Russian', '6-2-8'), left('American', '7-4-7')]).toEqual([
      '2-4-8',
      '3-2-8',
      '3-3-7',
    ]);
    const lesser = (nation: string, strength: string, kind: 'squad' | 'half-squad') =>
      lesserMmc(unit(mmcCounter(nation, strength, kind)))?.strength;
    expect([
      lesser('German', '5-4-8', 'squad'),
      lesser('Russian', '4-4-7', 'squad'),
      lesser('German', '2-3-7', 'half-squad'),
      lesser('American', '5-3-6', 'squad'),
    ]).toEqual(['4-4-7', '4-2-6', '2-3-6', undefined]);
    expect(halfSquadOf(unit(mmcCounter('German', '2-2-8', 'crew')))).toBeUndefined();
  });

  test('[aslsk 8.1.1] [aslsk 2.0/FullStrength] a Japanese squad has a striped side', () => {
    expect(mmcCounter('Japanese', '3-4-7', 'squad', 'reduced')).toMatchObject({
      reduced: true,
      fp: 3,
      range: 4,
      morale: 7,
    });
    expect(mmcCounter('Japanese', '3-4-7', 'squad').reduced).toBeUndefined();
  });

  test('[aslsk 4.0/f] [aslsk 3.3.1/o] portage capacity', () => {
    const squad = unit(mmcCounter('German', '4-6-7', 'squad'));
    const man = unit(leaderCounter('German', '8-0'));
    expect([
      ipc(squad),
      ipc(unit(squad, { cx: true })),
      ipc(man),
      ipc(unit(man, { cx: true })),
      ipc(unit(man, { wounded: true })),
    ]).toEqual([3, 2, 1, 0, 0]);
  });
});
