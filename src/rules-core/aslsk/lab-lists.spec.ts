/** What the lab lists for positions, with costs and odds, and the odds that it counts. */
import { lab, listed, prep, runAlone, SIDES } from './lab.testkit.js';

describe('lists: costs and odds', () => {
  const says = (position: Record<string, unknown>, kind: string) =>
    (lab(position).orders ?? []).flatMap(({ order, says }) => (order.order === kind ? [says] : []));

  test('[aslsk 1.1.1/wroad-b] a road through woods or an orchard may be left for their protection, at their price', () => {
    const road = {
      map: { hexes: { D5: 'woods' }, roads: [{ is: 'dirt-road', along: 'D4 D6' }] },
      clock: { phase: 'MPh' },
    };
    const moves = (hexes: object) =>
      (
        lab({
          ...prep({ a1: { counter: '4-6-7', at: 'D4' }, b1: { counter: '4-4-7', at: 'K5' } }),
          ...road,
          map: { ...road.map, hexes },
        }).orders ?? []
      )
        .filter(({ order: { path, doubleTime } }) => String(path) === 'D5' && !doubleTime)
        .map(({ order: { assault = false, offRoad = false }, cost }) => ({ assault, offRoad, ...cost }));
    const by = (mf: number) => [
      { assault: false, offRoad: false, mf: 1 },
      { assault: true, offRoad: false, mf: 1 },
      { assault: false, offRoad: true, mf },
      { assault: true, offRoad: true, mf },
    ];
    expect(moves({ D5: 'woods' })).toEqual(by(2));
    expect(moves({ D5: 'orchard' })).toEqual(by(1));
    expect(moves({})).toEqual(by(1).slice(0, 2));
  });

  test('[aslsk 3.6/m] an unbroken leader may go with a router: both ways are listed', () => {
    const routs = listed(
      lab({
        sides: SIDES,
        clock: { phase: 'RtPh' },
        map: { hexes: { G5: 'wooden-building' } },
        units: {
          a1: { counter: '4-6-7', at: 'F5', broken: true, dm: true },
          al: { counter: '8-1', at: 'F5' },
          b1: { counter: '4-4-7', at: 'E5' },
        },
      }),
      'rout',
    );
    expect(routs).toEqual([
      { unit: 'a1', path: ['G5'] },
      { unit: 'a1', path: ['G5'], lowCrawl: true },
      { unit: 'a1', path: ['G5'], leader: 'al' },
      { unit: 'a1', path: ['G5'], lowCrawl: true, leader: 'al' },
    ]);
  });

  test('[aslsk 3.2.4/proc-b] [aslsk 6.2/b] shots with what they need; special ammunition must be found besides', () => {
    const gun = {
      ac: { counter: 'crew 2-2-8', at: 'C5' },
      ag: { counter: '75mm AT', possessor: 'ac', ca: 2 },
      b1: { counter: '4-4-7', at: 'F5' },
    };
    expect(says(prep(gun, { map: { hexes: { F5: 'wooden-building' } } }), 'shoot')).toEqual([
      'Fire Ordnance: 75L AT, at F5 (4-4-7), type ATT. Range 3: To Hit 7, DRM +0: 21 of 36.',
      'Fire Ordnance: 75L AT, at F5 (4-4-7), type ITT, ammo HE. Range 3: To Hit 8, DRM +2: 15 of 36.',
      'Fire Ordnance: 75L AT, at F5 (4-4-7), type ITT, ammo AP. Range 3: To Hit 8, DRM +2: 15 of 36.',
      'Fire Ordnance: 75L AT, at F5 (4-4-7), type ITT, ammo APCR. Range 3: To Hit 8, DRM +2: 3 of 36.',
    ]);
    expect(says(prep(gun, { options: { los: 'strict' } }), 'shoot')[0]).toBe(
      'Fire Ordnance: 75L AT, at F5 (4-4-7), type ATT. Range 3.',
    );
  });

  test('[aslsk 1.1.1/crest-b] [aslsk 1.2.5/g] moves with what their cost is made of', () => {
    const smoke = { E5: { smoke: [{ kind: 'full', side: 'a' }] } };
    const position = {
      sides: SIDES,
      clock: { phase: 'MPh' },
      map: { hexes: { E5: { terrain: 'grain', level: 1 } } },
      options: { month: 7 },
      locations: smoke,
      units: {
        a1: { counter: '4-6-7', at: 'D5' },
        at: { counter: 'PzKpfw IVH', at: 'D5', vca: 2 },
        b1: { counter: '4-4-7', at: 'N12' },
      },
    };
    const into = (kind: string) =>
      (lab(position).orders ?? []).find(({ order, at }) => order.order === kind && at === 'E5');
    expect(into('move')).toMatchObject({
      cost: { mf: 4 },
      reasons: [
        { says: 'grain 1.5', cites: ['1.1.1/grain-c'] },
        { says: 'uphill x2', cites: ['1.1.1/crest-b'] },
        { says: 'Smoke +1', cites: ['1.2.5/g'] },
      ],
    });
    expect(into('drive')).toMatchObject({
      cost: { mp: 7 },
      reasons: [{ says: 'start 1' }, { says: 'grain 1' }, { says: 'uphill 4' }, { says: 'Smoke 1' }],
    });
  });

  test('[aslsk 7.8/c] machine guns of a vehicle, alone and together', () => {
    const tank = { at: { counter: 'Panther', at: 'C5', vca: 2 }, b1: { counter: '4-4-7', at: 'F5' } };
    expect(says(prep(tank), 'vehicle-fire')).toEqual([
      'Fire vehicular machine guns: PzKpfw VG (Panther), BMG, at F5 (4-4-7). Range 3: 3 FP, DRM +0: 10 of 36 a Morale Check or worse.',
      'Fire vehicular machine guns: PzKpfw VG (Panther), CMG, at F5 (4-4-7). Range 3: 5 FP, DRM +0: 15 of 36 a Morale Check or worse.',
      'Fire vehicular machine guns: PzKpfw VG (Panther), BMG, CMG, at F5 (4-4-7). Range 3: 8 FP, DRM +0: 26 of 36 a Morale Check or worse.',
    ]);
  });
});

describe('odds tell what becomes of units, not the markers that go with it', () => {
  const odds = (position: Record<string, unknown>, order: object) =>
    lab(position, { by: 'a', order, dice: 'all' }).steps[1]?.odds;
  const alone = (units: object, phase: string) => ({
    sides: SIDES,
    clock: { phase },
    units: { ...units, b1: { counter: '4-4-7', at: 'N12' } },
  });

  test('[aslsk 3.2.3/K-b] of an attack: every fate of the target', () => {
    const attack = odds(prep({ a1: { counter: '4-6-7', at: 'C5' }, b1: { counter: '4-4-7', at: 'F5' } }), {
      order: 'fire',
      at: 'F5',
      firers: ['a1'],
    });
    expect(attack?.chances.map(({ outcome }) => outcome).sort()).toEqual([
      'broken: 4-4-7',
      'casualty-reduced: 4-4-7',
      'casualty-reduced: 4-4-7, broken: 4-4-7',
      'casualty-reduced: 4-4-7, eliminated: 4-4-7',
      'casualty-reduced: 4-4-7, pinned: 4-4-7',
      'nothing',
      'pinned: 4-4-7',
    ]);
  });

  test('[aslsk 3.3.1/j] [aslsk 6.5/a] [aslsk 3.1f/a] [aslsk 3.1b] of an attempt: how it ends', () => {
    const squad = { a1: { counter: '4-6-7', at: 'C5' } };
    expect(odds(alone(squad, 'MPh'), { order: 'smoke-grenades', unit: 'a1', at: 'C5' })).toEqual({
      total: '6',
      chances: [
        { outcome: 'nothing', cases: '5' },
        { outcome: 'Smoke in C5', cases: '1' },
      ],
    });
    const gun = {
      ac: { counter: 'crew 2-2-8', at: 'C5' },
      ag: { counter: '75mm AT', possessor: 'ac', ca: 2 },
    };
    // M8, two MF: 5 or less moves it on, a 6 moves it and no farther.
    expect(odds(alone(gun, 'MPh'), { order: 'manhandle', gun: 'ag', units: ['ac'], to: 'D5' })).toEqual({
      total: '36',
      chances: [
        { outcome: '75L AT does not move', cases: '21' },
        { outcome: '75L AT moves', cases: '10' },
        { outcome: '75L AT moves and stops', cases: '5' },
      ],
    });
    const lost = { ...squad, am: { counter: 'LMG', at: 'C5', lying: true } };
    expect(odds(alone(lost, 'MPh'), { order: 'recover', unit: 'a1', weapon: 'am' })?.chances).toEqual([
      { outcome: 'recovered: LMG', cases: '5' },
      { outcome: 'nothing', cases: '1' },
    ]);
    const broken = { a1: { ...squad.a1, broken: true }, al: { counter: '8-1', at: 'C5' } };
    const rally = { ...alone(broken, 'RPh'), clock: { phase: 'RPh', step: 'rally' } };
    // 8 or less with -1; an original 12 reduces.
    expect(odds(rally, { order: 'rally', unit: 'a1', leader: 'al' })?.chances).toEqual([
      { outcome: 'rallied: 4-6-7', cases: '26' },
      { outcome: 'nothing', cases: '9' },
      { outcome: 'casualty-reduced: 4-6-7', cases: '1' },
    ]);
  });
});

describe('lines of sight by themselves', () => {
  const seen = (hexes: object, ...sight: object[]) =>
    runAlone({ map: { columns: 12, rows: 10, hexes }, units: {} }, sight);

  test('[aslsk 3.2.1/d] what hinders them', () => {
    expect(seen({ E5: 'brush' }, { from: 'D5', to: 'F5' }).sight).toEqual([
      {
        from: 'D5',
        to: 'F5',
        range: 2,
        clear: true,
        says: 'F5 is seen from D5, hindrance +1.',
        reasons: [{ says: 'hindrance in E5 +1', cites: ['1.1.1/brush-a', '3.2.1/d'] }],
      },
    ]);
  });

  test('[aslsk 3.2.1/c] what blocks them', () => {
    expect(seen({ E5: 'woods' }, { from: 'D5', to: 'F5' }, { from: 'D5', to: 'D6' }).sight).toMatchObject([
      { clear: false, says: 'F5 is not seen from D5: what stands in E5 blocks the line.' },
      { clear: true, says: 'D6 is seen from D5.', range: 1 },
    ]);
  });

  test('and places that there are not', () => {
    expect(seen({}, { from: 'D5', to: 'Z99' }).problems).toMatchObject([
      { code: 'POSITION_INCONSISTENT', path: '$.sight[0].to' },
    ]);
  });
});
