import { field, type Setup, Trial } from '../testkit.testkit.js';

const FACING = { g1: '4-6-7 at D4', r1: '4-4-7 at D6' } as const;
const attack = (trial: Trial) => trial.told('fire-attack')[0];
const modifiersOf = (trial: Trial) =>
  attack(trial)?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);

describe('fire combat', () => {
  test('[squad-leader 5.1.1, 5.5.1, 5.5.3, 5.5.5, 5.5.6] a squad fires on the column of its firepower', () => {
    const trial = new Trial({ units: FACING });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 3, 4);
    expect(attack(trial)).toMatchObject({
      fp: 4,
      column: 4,
      rolled: 7,
      outcomes: [{ units: ['r1'], result: '-' }],
    });
  });

  test('[squad-leader 5.1.2, 1.3/2.3] who has fired in the Prep Fire Phase neither fires again nor moves', () => {
    const trial = new Trial({ units: FACING });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: ['g1'] })?.refused).toBe('HAS_FIRED');
    trial.endPhase();
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D5'] })?.refused).toBe(
      'HAS_FIRED',
    );
  });

  test('[squad-leader 5.1.2, 5.1.2/a] not itself in one phase and its machine gun in a later one; who held his fire may', () => {
    const trial = new Trial({
      units: { ...FACING, gm: 'LMG with g1', g2: '4-6-7 at C4', r1: '4-4-7 at D8' },
    })
      .order('german', { order: 'fire', at: 'D8', firers: ['g1'] }, 6, 5)
      .endPhase()
      .endPhase()
      .endPhase();
    expect(trial.awaits).toEqual(['german advancing-fire']);
    expect(trial.refusal('german', { order: 'fire', at: 'D8', firers: ['gm'] })?.refused).toBe('HAS_FIRED');
    trial.order('german', { order: 'fire', at: 'D8', firers: ['g2'] }, 6, 5);
  });

  test('[squad-leader 5.1.3, 5.1.7] all in the hex are struck, as often as the hex is fired at, each attack after the last', () => {
    const trial = new Trial({ units: { ...FACING, r2: '4-4-7 at D6', g2: '4-6-7 at E4' } })
      .order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5)
      .order('german', { order: 'fire', at: 'D6', firers: ['g2'] }, 6, 5);
    expect(attack(trial)?.outcomes[0]?.units).toEqual(['r1', 'r2']);
  });

  test('[squad-leader 5.1.4] a machine gun may fire at another hex than its squad', () => {
    const trial = new Trial({ units: { ...FACING, gm: 'LMG with g1', r2: '4-4-7 at F4' } })
      .order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5)
      .order('german', { order: 'fire', at: 'F4', firers: ['gm'] }, 6, 5);
    expect(attack(trial)?.parts.map(({ unit }) => unit)).toEqual(['gm']);
    expect(trial.refusal('german', { order: 'fire', at: 'F4', firers: ['g1'] })?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 5.1.5] units of one hex fire at one hex together or not at all', () => {
    const trial = new Trial({ units: { ...FACING, g2: '4-6-7 at D4', r2: '4-4-7 at F5' } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: ['g2'] })?.refused).toBe(
      'MUST_COMBINE',
    );
    trial.order('german', { order: 'fire', at: 'F5', firers: ['g2'] }, 6, 5);
  });

  test('[squad-leader 5.1.8, 5.1.9, 5.5.6] each unit checks by itself, leaders first, before anything else', () => {
    const trial = new Trial({ units: { ...FACING, r2: '4-4-7 at D6', rl: '8-0 at D6' } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 3, 2, 1, 2, 6, 4, 1, 2);
    expect(trial.told('morale-check').map(({ unit, passed }) => [unit, passed])).toEqual([
      ['rl', true],
      ['r1', false],
      ['r2', true],
    ]);
  });

  test('[squad-leader 5.1.8, 5.5.6] a KIA takes squads and leaders alike', () => {
    const trial = new Trial({ units: { ...FACING, rl: '8-0 at D6', g2: '8-3-8 at D5' } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1', 'g2'] }, 1, 1);
    expect(trial.told('eliminated').map(({ unit }) => unit)).toEqual(['r1', 'rl']);
  });
});

describe('fire groups', () => {
  const CHAIN = { g1: '4-6-7 at C4', g2: '4-6-7 at D4', g3: '4-6-7 at E4', r1: '4-4-7 at D8' } as const;
  const firing = (firers: string[], leaders?: string[]) => ({
    order: 'fire',
    at: 'D8',
    firers,
    ...(leaders && { leaders }),
  });

  test('[squad-leader-A-176] [squad-leader 5.1.6, 5.1.6/c, 5.5.1] a chain of adjacent hexes fires as one, and not without its middle', () => {
    const trial = new Trial({ units: CHAIN });
    expect(trial.refusal('german', firing(['g1', 'g3']))?.refused).toBe('NOT_A_GROUP');
    expect(attack(trial.order('german', firing(['g1', 'g2', 'g3']), 6, 5))).toMatchObject({
      fp: 12,
      column: 12,
    });
    const apart = new Trial({ units: CHAIN }).order('german', firing(['g2']), 6, 5);
    expect(apart.refusal('german', firing(['g1', 'g3']))?.refused).toBe('NOT_A_GROUP');
    apart.order('german', firing(['g1']), 6, 5);
  });

  test('[squad-leader-A-174] [squad-leader 5.1.6/a] a leader without a weapon keeps the chain whole', () => {
    const units = { ...CHAIN, g2: '8-0 at D4' };
    expect(attack(new Trial({ units }).order('german', firing(['g1', 'g3']), 6, 5))?.fp).toBe(8);
    const armed = new Trial({ units: { ...units, gm: 'LMG with g2' } });
    expect(armed.refusal('german', firing(['g1', 'g3']))?.refused).toBe('NOT_A_GROUP');
  });

  test('[squad-leader 5.5.4] the least of the leaders directs, and there is one in every hex', () => {
    const units = {
      g1: '4-6-7 at C4',
      g2: '4-6-7 at D4',
      gl: '9-2 at C4',
      gn: '8-1 at D4',
      r1: '4-4-7 at D8',
    };
    const trial = new Trial({ units });
    expect(trial.refusal('german', firing(['g1', 'g2'], ['gl']))?.refused).toBe('CANNOT_LEAD');
    expect(modifiersOf(trial.order('german', firing(['g1', 'g2'], ['gl', 'gn']), 6, 5))).toEqual(['8-1 -1']);
  });
});

describe('terrain', () => {
  const fire = (setup: Setup, firers: string[] = ['g1']) =>
    modifiersOf(new Trial(setup).order('german', { order: 'fire', at: 'D6', firers }, 6, 6));

  test.each([
    ['woods', ['woods 1']],
    ['shellholes', ['shell hole 1']],
    ['wooden-building', ['wooden building 2']],
    ['stone-building', ['stone building 3']],
    ['grain', []],
  ] as const)('[squad-leader 5.3.1, 5.3.1/T, 14.1] %s in the target hex', (terrain, expected) => {
    expect(fire({ units: FACING, map: field({ D6: terrain }) })).toEqual(expected);
  });

  test('[squad-leader 5.3.1/a, 5.3.1, 5.3.3, 14.5.3] a wall or hedge counts on the side of the target hex that the line crosses, with its terrain', () => {
    const behind = (side: number) => ({ D6: { terrain: 'woods', hexsides: { [side]: 'wall' } } }) as const;
    expect(fire({ units: FACING, map: field(behind(0)) })).toEqual(['woods 1', 'wall 2']);
    expect(fire({ units: FACING, map: field(behind(3)) })).toEqual(['woods 1']);
    expect(fire({ units: FACING, map: field({ D6: { hexsides: { 0: 'hedge' } } }) })).toEqual(['hedge 1']);
  });

  test('[squad-leader 5.3.2, 14.17.2] a road through woods leaves them woods', () => {
    const road = { D6: { terrain: 'woods', roads: { 0: 'dirt-road' } } } as never;
    expect(fire({ units: FACING, map: field(road) })).toEqual(['woods 1']);
  });

  test.each([
    ['D6', 'D5'],
    ['D5', 'D6'],
  ])(
    '[squad-leader-A-181] [squad-leader 5.3/d] between adjacent units it counts for each against the other: %s at %s',
    (from, to) => {
      const map = field({ D6: { hexsides: { 0: 'wall' } } });
      const side = from === 'D6' ? 'german' : 'russian';
      const trial = new Trial({
        map,
        phase: side === 'german' ? 'prep-fire' : 'defensive-fire',
        units: { g1: '4-6-7 at D6', r1: '4-4-7 at D5' },
      }).order(side, { order: 'fire', at: to, firers: [side === 'german' ? 'g1' : 'r1'] }, 6, 6);
      expect(
        trial.told('fire-attack')[0]?.outcomes.map(({ modifiers }) => modifiers.map(({ why }) => why)),
      ).toEqual([['wall']]);
    },
  );

  test('[squad-leader 5.3.3, 14.5.3] not for a target above the wall', () => {
    expect(fire({ units: FACING, map: field({ D6: { level: 1, hexsides: { 0: 'wall' } } }) })).toEqual([
      'height 1',
    ]);
  });

  test('[squad-leader 5.3.4] not against a group of which one fires past it; what fills the hex counts all the same', () => {
    const units = { g1: '4-6-7 at D5', g2: '4-6-7 at E6', r1: '4-4-7 at D6' };
    const map = field({ D6: { terrain: 'woods', hexsides: { 0: 'wall' } } });
    expect(fire({ units, map }, ['g1'])).toEqual(['woods 1', 'wall 2']);
    expect(fire({ units, map }, ['g1', 'g2'])).toEqual(['woods 1']);
  });

  test('[squad-leader 5.3.5.1, 5.3.5.2] +1 for fire uphill, also for a group of which only one fires uphill', () => {
    const units = { g1: '4-6-7 at D4', g2: '4-6-7 at E4', r1: '4-4-7 at D6' };
    const map = field({ D6: { level: 1 }, E4: { level: 1 } });
    expect(fire({ units, map }, ['g1'])).toEqual(['height 1']);
    expect(fire({ units, map }, ['g2'])).toEqual([]);
    expect(fire({ units, map }, ['g1', 'g2'])).toEqual(['height 1']);
  });

  test('[squad-leader 5.3.5.3] a wall is worth less from high above', () => {
    const units = { g1: '4-6-7 at D5', r1: '4-4-7 at D6' };
    const from = (level: number) =>
      fire({ units, map: field({ D5: { level }, D6: { hexsides: { 0: 'wall' } } }) });
    expect([from(1), from(2), from(3)]).toEqual([['wall 2'], ['wall seen from above 1'], []]);
  });
});

describe('firepower', () => {
  const fp = (hex: string, setup: Setup = {}) =>
    attack(
      new Trial({ ...setup, units: { g1: '4-6-7 at D1', r1: `4-4-7 at ${hex}`, ...setup.units } }).order(
        'german',
        { order: 'fire', at: hex, firers: ['g1'] },
        6,
        5,
      ),
    )?.fp;

  test('[squad-leader 5.4.1, 5.4.4, 5.5.2] doubled next to the target, halved beyond the range, not at all beyond twice the range', () => {
    expect([fp('D2'), fp('D7'), fp('D8')]).toEqual([8, 4, 2]);
    const far = new Trial({ units: { r1: '6-2-8 at D1', g1: '4-6-7 at D6' }, active: 'russian' });
    expect(far.refusal('russian', { order: 'fire', at: 'D6', firers: ['r1'] })).toMatchObject({
      refused: 'OUT_OF_RANGE',
    });
  });

  test('[squad-leader 5.4.3] two levels apart only the higher fires point blank', () => {
    expect(fp('D2', { map: field({ D2: { level: 1 } }) })).toBe(8);
    expect(fp('D2', { map: field({ D2: { level: 2 } }) })).toBe(4);
    expect(fp('D2', { map: field({ D1: { level: 2 } }) })).toBe(8);
  });

  test('[squad-leader-A-300] [squad-leader 5.4.5, 5.4.7] halved after moving, a machine gun with its squad; point blank makes up for it', () => {
    const units = { g1: ['4-6-7 at D1', { moved: true }], gm: 'LMG with g1' } as const;
    expect(fp('D4', { units, phase: 'advancing-fire' })).toBe(2);
    expect(fp('D2', { units, phase: 'advancing-fire' })).toBe(4);
    const trial = new Trial({ units: { ...units, r1: '4-4-7 at D4' }, phase: 'advancing-fire' });
    trial.order('german', { order: 'fire', at: 'D4', firers: ['gm'] }, 6, 5);
    expect(attack(trial)?.fp).toBe(1);
  });

  test('[squad-leader 5.5.3, 5.5.6.1.1] doubles without a leader cower one column', () => {
    const trial = new Trial({ units: { ...FACING, gl: '8-0 at D4' } });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 2, 2, 6, 5);
    expect(attack(trial)).toMatchObject({ cowered: true, column: 2 });
    const led = new Trial({ units: { ...FACING, gl: '8-0 at D4' } });
    led.order('german', { order: 'fire', at: 'D6', firers: ['g1'], leaders: ['gl'] }, 2, 2, 1, 1);
    expect(attack(led)).toMatchObject({ cowered: false, column: 4 });
    const gun = new Trial({ units: { ...FACING, gm: 'MMG with g1' } });
    gun.order('german', { order: 'fire', at: 'D6', firers: ['gm'] }, 2, 2, 1, 1);
    expect(attack(gun)).toMatchObject({ cowered: false, column: 4 });
  });
});

describe('pinning', () => {
  const pinning = (units: Setup['units'], ...faces: number[]) =>
    new Trial({ units: { ...FACING, ...units } }).order(
      'german',
      { order: 'fire', at: 'D6', firers: ['g1'] },
      2,
      3,
      ...faces,
    );

  test('[squad-leader 3.24.1, 5.5.6.2.1] who barely passes a check of Prep Fire is pinned: half firepower until the player turn ends', () => {
    const trial = pinning({}, 3, 3);
    expect(trial.unit('r1').pinned).toBe(true);
    expect(pinning({}, 3, 2).unit('r1').pinned).toBeUndefined();
    trial.endPhase().endPhase();
    expect(trial.awaits).toEqual(['russian defensive-fire']);
    trial.order('russian', { order: 'fire', at: 'D4', firers: ['r1'] }, 6, 5);
    expect(attack(trial)).toMatchObject({ fp: 2, parts: [{ why: ['pinned x1/2'] }] });
    while (trial.battle.clock.active === 'german') trial.endPhase();
    expect(trial.unit('r1').pinned).toBeUndefined();
  });

  test('[squad-leader 3.24.2, 5.5.6.3, 3.24.2/a] a pinned squad fires its machine gun as Area Fire and not sustained; its leader directs as ever', () => {
    const units = {
      g1: '4-6-7 at D4',
      r1: ['4-4-7 at D6', { pinned: true }],
      rl: ['9-1 at D6', { pinned: true }],
      rm: 'MMG with r1',
    } as const;
    const trial = new Trial({ units, phase: 'defensive-fire' });
    const firing = { order: 'fire', at: 'D4', firers: ['rm'], leaders: ['rl'] };
    expect(trial.refusal('russian', { ...firing, sustained: ['rm'] })?.refused).toBe('CANNOT_SUSTAIN');
    trial.order('russian', firing, 6, 5);
    expect(attack(trial)).toMatchObject({ fp: 2 });
    expect(modifiersOf(trial)).toEqual(['9-1 -1']);
  });
});
