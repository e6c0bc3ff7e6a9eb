import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const SKIS = { skill: 'skis', onSkis: true } as const;
const snow = (setup: Setup & { g1?: object; map?: Setup['map'] } = {}) => {
  const { g1 = SKIS, units = {}, ...more } = setup;
  return new Trial({
    phase: 'movement',
    options: { snow: true, optional: ['4.7'] },
    units: { g1: ['4-6-7', { at: 'D8', ...g1 }], r1: '4-4-7 at N1', ...units } as never,
    ...more,
  });
};
const skis = (off?: true) => ({ order: 'skis', unit: 'g1', ...(off && { off }) });
const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const advance = (to: string, more: object = {}) => ({ order: 'advance', unit: 'g1', to, ...more });
const spent = (hexes: Parameters<typeof field>[0], ...path: string[]) =>
  snow({ map: field(hexes) })
    .order('german', move(...path))
    .unit('g1').spent;
const modifiersOf = (trial: Trial) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) =>
      outcomes.flatMap(({ modifiers }) => modifiers.map(({ why, value }) => `${why} ${value}`)),
    );

describe('on skis and on foot', () => {
  test('[squad-leader 6.3.7] on skis they leave a melee in their Movement Phase; on foot they stay', () => {
    const inMelee = (g1: object) =>
      snow({ g1: { ...g1, melee: true }, units: { r2: ['4-4-7 at D8', { melee: true }] } });
    expect(inMelee(SKIS).order('german', move('D7', 'D6')).unit('g1').at).toBe('D6');
    expect(inMelee({ skill: 'skis' }).refusal('german', move('D7', 'D6'))?.refused).toBe('IN_MELEE');
  });

  test('[squad-leader 4.13.2, 4.13.4] in snow, and those whom the scenario names', () => {
    expect(snow({ options: {}, g1: { skill: 'skis' } }).refusal('german', skis())?.cites).toEqual(['4.13.2']);
    expect(snow({ g1: {} }).refusal('german', skis())?.cites).toEqual(['4.13.4']);
    expect(
      snow({ g1: { skill: 'skis' } })
        .order('german', skis())
        .unit('g1').onSkis,
    ).toBe(true);
  });

  test('[squad-leader 4.13.5] off for nothing, on for two factors, in the own Movement and Advance Phases', () => {
    const on = snow({ g1: { skill: 'skis' } }).order('german', skis());
    expect(on.unit('g1')).toMatchObject({ onSkis: true, spent: 2 });
    expect(on.refusal('german', move('D7', 'D6', 'D5'))?.refused).toBe('TOO_FAR');
    const off = snow().order('german', skis(true));
    expect(off.unit('g1').spent).toBeUndefined();
    expect(off.refusal('german', move('D7', 'D6', 'D5', 'D4'))).toBeUndefined();
    expect(snow({ phase: 'prep-fire' }).refusal('german', skis(true))?.refused).toBe('NOT_NOW');
  });

  test('[squad-leader 4.13.5] who puts them on in the Advance Phase goes downhill only', () => {
    const map = field({ D8: { level: 1 }, E8: { level: 1 } });
    const trial = snow({ phase: 'advance', map, g1: { skill: 'skis' } }).order('german', skis());
    expect(trial.refusal('german', advance('E8'))?.cites).toEqual(['4.13.5']);
    expect(trial.order('german', advance('D7')).unit('g1').at).toBe('D7');
  });

  test('[squad-leader-A-167] [squad-leader 4.13/a] a road takes them no farther', () => {
    const map = drawn({ roads: [{ is: 'dirt-road', along: 'D8 D2' }] });
    const by = (g1: object) =>
      snow({ map, g1 }).refusal('german', move('D7', 'D6', 'D5', 'D4', 'D3'))?.refused;
    expect([by(SKIS), by({ skill: 'skis' })]).toEqual(['TOO_FAR', undefined]);
  });

  test('[squad-leader 4.13.5] no double time', () => {
    const run = { order: 'double-time', unit: 'g1' };
    expect(snow().refusal('german', run)?.cites).toEqual(['4.13.5']);
    expect(snow().order('german', skis(true)).refusal('german', run)?.cites).toEqual(['4.13.5']);
  });

  test('[squad-leader 4.13.11] not while broken, and they weigh nothing', () => {
    expect(snow({ g1: { ...SKIS, broken: true } }).refusal('german', skis(true))?.cites).toEqual(['4.13.11']);
    const laden = { gm: 'LMG with g1', gn: 'LMG with g1', go: 'LMG with g1' };
    expect(snow({ units: laden }).refusal('german', move('D7', 'D6', 'D5', 'D4'))).toBeUndefined();
  });

  test('[squad-leader-A-171] [squad-leader-A-170] [squad-leader 4.13/c] nor in melee, nor by the berserk', () => {
    const melee = {
      g1: { ...SKIS, melee: true },
      units: { r1: ['4-4-7', { at: 'D8', melee: true }] } as never,
    };
    expect(snow({ phase: 'advance', ...melee }).refusal('german', skis(true))?.cites).toEqual(['4.13/c']);
    expect(snow({ g1: { ...SKIS, berserk: true } }).refusal('german', skis(true))?.cites).toEqual(['4.13/c']);
  });
});

describe('going on skis', () => {
  test.each([
    ['woods', { D7: 'woods' }, 1],
    ['brush', { D7: 'brush' }, 1],
    ['uphill', { D7: { level: 1 } }, 2],
    ['over a hedge', { D7: { hexsides: { 3: 'hedge' } } }, 3],
    ['out of a gully', { D8: { terrain: 'gully', level: -1 } }, 2],
    ['downhill', { D8: { level: 1 } }, -1],
  ] as const)('[squad-leader-A-169] [squad-leader 4.13.6, 4.13.7, 4.13.8, 4.13.10] %s', (_, hexes, mf) => {
    expect(spent(hexes as never, 'D7')).toBe(mf);
  });

  test('[squad-leader 4.13.10] downhill they go two hexes farther', () => {
    const hill = snow({ map: field({ D8: { level: 1 } }) });
    expect(hill.refusal('german', move('D7', 'D6', 'D5', 'D4', 'D3', 'D2', 'D1'))?.refused).toBe('TOO_FAR');
    expect(hill.refusal('german', move('D7', 'D6', 'D5', 'D4', 'D3', 'D2'))).toBeUndefined();
  });

  test('[squad-leader 4.13.9] never into a building or an entrenchment, nor over a cliff', () => {
    const house = snow({ map: field({ D7: 'wooden-building' }) });
    expect(house.refusal('german', move('D7'))?.refused).toBe('IMPASSABLE');
    const hole = snow({ marks: { D8: { entrenchment: true } } });
    expect(hole.refusal('german', { order: 'take-cover', units: ['g1'] })?.cites).toEqual(['4.13.9']);
    for (const level of [1, -1]) {
      const cliff = snow({ map: field({ D7: { level, hexsides: { 3: 'cliff' } } }) });
      expect(cliff.refusal('german', move('D7'))?.refused).toBe('IMPASSABLE');
    }
  });

  test('[squad-leader 4.13.9/a] who puts them on indoors goes out, or takes them off', () => {
    const indoors = () =>
      snow({ map: field({ D8: 'wooden-building' }), g1: { skill: 'skis' } }).order('german', skis());
    expect(indoors().order('german', move('D7')).unit('g1')).toMatchObject({ at: 'D7', onSkis: true });
    const stays = indoors();
    while (stays.battle.clock.phase !== 'advance') stays.endPhase();
    expect(stays.unit('g1').onSkis).toBe(true);
    expect(stays.endPhase().unit('g1').onSkis).toBeUndefined();
  });

  test('[squad-leader 4.13.6] in the Advance Phase one hex, whatever the ground', () => {
    const trial = snow({ phase: 'advance', map: field({ D7: { terrain: 'woods', level: 1 } }) });
    expect(trial.order('german', advance('D7')).unit('g1').at).toBe('D7');
  });

  test('[squad-leader 4.13/d] the broken rout as they were', () => {
    const hexes = { D2: 'woods', D7: 'brush', D6: 'brush', D5: 'brush', D4: 'brush', D3: 'brush' } as const;
    const rout = (is: object) =>
      snow({
        phase: 'rout',
        map: field(hexes),
        g1: { ...is, broken: true, dm: true },
        units: { r1: '4-4-7 at D12' },
      });
    const way = { order: 'rout', unit: 'g1', path: ['D7', 'D6', 'D5', 'D4', 'D3', 'D2'] };
    expect(rout(SKIS).refusal('german', way)).toBeUndefined();
    expect(rout({}).refusal('german', way)?.refused).toBe('NO_WAY');
  });
});

describe('fire and close combat', () => {
  test('[squad-leader 4.13.3] smocks help ski troops in view and in no building, and not against the open', () => {
    const fired = (is: object, map = field({})) =>
      modifiersOf(
        snow({ phase: 'defensive-fire', map, g1: is, units: { r1: '4-4-7 at D4' } }).order(
          'russian',
          { order: 'fire', at: 'D8', firers: ['r1'] },
          6,
          6,
        ),
      );
    expect([fired(SKIS), fired({ skill: 'skis' }), fired({})]).toEqual([
      ['snow smocks 1'],
      ['snow smocks 1'],
      [],
    ]);
    expect(fired({ skill: 'skis' }, field({ D8: 'wooden-building' }))).toEqual(['wooden building 2']);
    const moved = snow({ units: { r1: '4-4-7 at D3' } })
      .order('german', move('D7', 'D6'))
      .endPhase();
    moved.order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 6);
    expect(modifiersOf(moved)).toEqual(
      expect.arrayContaining(['moved -1', 'in the open -1', 'snow smocks 1']),
    );
  });

  test('[squad-leader 4.13.12] in close combat they attack at +2, and are attacked at -2', () => {
    const trial = snow({ phase: 'advance', units: { r1: '4-4-7 at D7' } })
      .order('german', advance('D7'))
      .endPhase();
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] });
    trial.order('russian', { order: 'close-combat', attackers: ['r1'], defenders: ['g1'] }, 6, 5, 6, 5);
    const modifiers = trial
      .told('close-combat-attack')
      .map(({ blows }) => blows.map((blow) => blow.modifiers.map(({ value }) => value)));
    expect(modifiers).toEqual([[[2]], [[-2]]]);
  });

  test('[squad-leader 4.13.13] they fire no medium or heavy machine gun', () => {
    const shot = (gun: string) =>
      snow({ phase: 'prep-fire', units: { gm: `${gun} with g1`, r1: '4-4-7 at D4' } }).refusal(
        'german',
        { order: 'fire', at: 'D4', firers: ['gm'] },
        6,
        5,
      )?.cites;
    expect([shot('LMG'), shot('MMG'), shot('HMG')]).toEqual([undefined, ['4.13.13'], ['4.13.13']]);
  });
});
