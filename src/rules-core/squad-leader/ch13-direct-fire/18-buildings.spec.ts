import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const CE = { exposed: true } as const;
const GUN: Placed = ['MkIVF2 at D9', CE];
const HOUSE = (is: string, upperLevels = 0) =>
  drawn({ buildings: [{ is, hexes: 'D4 D3', ...(upperLevels && { upperLevels, stairways: 'D4' }) }] });
const start = (units: Units, map: Setup['map'] = HOUSE('stone'), setup: Setup = {}) =>
  new Trial({ units: { gt: GUN, r9: '4-4-7 at N12', ...units }, ...(map && { map }), ...setup });
const shell = (more: object = {}) => ({ order: 'shell-building', unit: 'gt', at: 'D4', ...more });
const shot = (trial: Trial) => trial.told('building-shelled')[0];
const added = (trial: Trial) => shot(trial)?.modifiers.map(({ why, value }) => `${why} ${value}`);
const burst = (trial: Trial) => trial.told('shell-burst')[0];
const MEN: Units = { r1: '4-4-7 at D4' };
const MISS = [6, 5] as const;

describe('a building as a target', () => {
  test('[squad-leader 13.18.1] it is hit as easily as a vehicle, and what it is worth to men does not count', () => {
    const trial = start(MEN).order('german', shell(), ...MISS);
    expect(shot(trial)).toMatchObject({ needs: 10, modifiers: [], hit: false });
    const tank = start({ rt: 'T-34 at D4' }, drawn({}));
    tank.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rt' }, ...MISS);
    expect(tank.told('ordnance-fired')[0]?.aimed[0]?.needs).toBe(10);
    expect(trial.refusal('german', shell())?.refused).toBe('HAS_FIRED');
  });

  test.each<[string, Units, object, string]>([
    ['without high explosive', { gt: ['MkIVF2 at D9', { ...CE, usedUp: ['HE'] }] }, {}, 'NO_AMMUNITION'],
    ['at no building', {}, { at: 'D5' }, 'NOBODY_THERE'],
    ['out of the building', { gt: ['MkIVF2 at D4', CE] }, {}, 'SAME_HEX'],
    [
      'with a shaped charge',
      { g1: '4-6-7 at D8', gt: ['75 RCL at D8', { possessor: 'g1', facing: 0 }] },
      {},
      'CANNOT_USE',
    ],
  ])('[squad-leader 13.18.1] not %s', (_, units, more, refused) =>
    expect(start({ ...MEN, ...units }).refusal('german', shell(more), ...MISS)?.refused).toBe(refused),
  );

  test.each<[number, string[], number[]]>([
    [0, [], [6, 5]],
    [1, [], [6, 5]],
    [2, ['two level hex -1'], [6, 6]],
    [3, ['three level hex -2'], [6, 6, 6, 6]],
  ])('[squad-leader 13.18.1/t] with %i upper levels', (levels, expected, dice) => {
    expect(added(start(MEN, HOUSE('stone', levels)).order('german', shell(), ...dice))).toEqual(expected);
  });

  test.each<[string, string, object, string[]]>([
    ['one lane', 'pontoon-bridge', {}, ['one lane bridge 2']],
    ['two lanes', 'stone-bridge', {}, ['two lane bridge 1']],
  ])('[squad-leader 13.18.1/t] a bridge of %s', (_, is, __, expected) => {
    const map = drawn({
      watercourses: [{ is: 'gully', along: 'A4 B3 C4 D4 E4 F4 G4' }],
      roads: [{ is: 'dirt-road', along: 'D8 D1' }],
      bridges: { [is]: 'D4' },
    });
    const trial = start(MEN, map).order('german', shell({ order: 'shell-bridge' }), ...MISS);
    expect(trial.told('bridge-shelled')[0]?.modifiers.map(({ why, value }) => `${why} ${value}`)).toEqual(
      expected,
    );
  });
});

describe('what a hit on a building does', () => {
  test.each<[string, string, number, string[][]]>([
    [
      'stone',
      'stone',
      2,
      [
        ['r1', 'stone building 1'],
        ['r2', 'stone building 1', 'level 1'],
        ['r3', 'stone building 1', 'level 2'],
      ],
    ],
    ['wood', 'wooden', 2, [['r1'], ['r2', 'level 1'], ['r3', 'level 2']]],
  ])('[squad-leader 13.18.2] half for all on each level, of %s', (_, is, levels, expected) => {
    const units = { r1: '4-4-7 at D4', r2: '4-4-7 at D4/1', r3: '4-4-7 at D4/2' };
    const trial = start(units, HOUSE(is, levels)).order('german', shell(), 3, 4, 5, 5);
    expect(
      burst(trial)?.outcomes.map(({ units: [id], modifiers, area }) => [
        area,
        id,
        ...modifiers.map(({ why, value }) => `${why} ${value}`),
      ]),
    ).toEqual(expected.map((one) => [true, ...one]));
  });

  test('[squad-leader 13.18.2] by the column of half its factors; a 2 on the dice strikes with all of it', () => {
    const result = (...dice: number[]) => {
      const trial = start(MEN, HOUSE('wooden')).order('german', shell(), ...dice);
      return burst(trial)?.outcomes.map((one) => [one.result, one.area]);
    };
    const men = (...dice: number[]) => {
      const trial = start(MEN, drawn({})).order('german', { ...shell(), order: 'fire-ordnance' }, ...dice);
      return burst(trial)?.outcomes.map((one) => [one.result, one.area]);
    };
    expect(men(1, 2, 3, 3, 1, 1)).toEqual([['1', undefined]]);
    expect(result(3, 4, 3, 3, 1, 1)).toEqual([['M', true]]);
    expect(result(1, 1, 3, 3, 1, 1)).toEqual([['1', undefined]]);
  });

  test('[squad-leader 13.18.2] levels out of sight are spared', () => {
    const map = drawn({
      buildings: [
        { is: 'stone', hexes: 'D4 D3', upperLevels: 2, stairways: 'D4' },
        { is: 'wooden', hexes: 'D6' },
      ],
    });
    const units = { gt: ['MkIVF2 at D9', CE] as const, r1: '4-4-7 at D4', r2: '4-4-7 at D4/2' };
    const trial = start(units, map);
    const seen = trial.order('german', shell(), 3, 4, 5, 5);
    expect(burst(seen)?.outcomes.flatMap((one) => one.units)).toEqual(['r2']);
  });

  test.each([
    ['wood, a KIA with its cover', 'wooden', true],
    ['stone, none with its cover', 'stone', false],
  ])('[squad-leader 13.18.2] it collapses: %s', (_, is, falls) => {
    const trial = start({ ...MEN, gt: ['StG III/105 at D9', CE] }, HOUSE(is));
    trial.order('german', shell(), 3, 4, 1, 1, 6, 6);
    expect(trial.at('D4').rubble !== undefined).toBe(falls);
  });

  test.each([
    [1, 'lost'],
    [3, 'whole'],
  ])(
    '[squad-leader-B-275] [squad-leader 13.17/q1] a gun in it is struck as all others, without a DRM: coloured %i',
    (coloured, fate) => {
      const units = { r1: 'crew 2-3-7 at D4', rg: '45L AT gun with r1' };
      const trial = start(units, HOUSE('wooden')).order(
        'german',
        shell(),
        3,
        4,
        4 - coloured,
        coloured,
        1,
        1,
      );
      expect(burst(trial)?.outcomes).toMatchObject([{ units: ['r1'], modifiers: [], area: true }]);
      expect(trial.battle.unit('rg') ? 'whole' : 'lost').toBe(fate);
    },
  );
});

describe('a building is acquired', () => {
  const aim = (at: string, structure?: true, units: string[] = []) =>
    ['MkIVF2 at D9', { ...CE, acquired: { units, at, phases: 1, ...(structure && { structure }) } }] as const;
  test('[squad-leader 13.10.2.7] and not those in it, nor the other way round', () => {
    expect(added(start({ ...MEN, gt: aim('D4', true) }).order('german', shell(), 6, 6))).toEqual([
      'acquired -1',
    ]);
    expect(
      added(start({ ...MEN, gt: aim('D4', undefined, ['r1']) }).order('german', shell(), ...MISS)),
    ).toEqual([]);
    const men = start({ ...MEN, gt: aim('D4', true) }).order(
      'german',
      { ...shell(), order: 'fire-ordnance' },
      ...MISS,
    );
    expect(men.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why }) => why)).not.toContain(
      'acquired',
    );
  });

  test('[squad-leader 13.10.2.7, 13.10.1] it is the building, on whatever level they are', () => {
    const trial = start({ r1: '4-4-7 at D4/1' }, HOUSE('stone', 1), {
      phase: 'defensive-fire',
      active: 'russian',
    });
    trial.order('german', shell(), ...MISS);
    expect(trial.unit('gt').acquired).toMatchObject({ units: [], at: 'D4', structure: true, phases: 0 });
    trial.endPhase();
    expect(trial.unit('gt').acquired).toMatchObject({ at: 'D4', structure: true, phases: 1 });
    expect(trial.refusal('german', shell({ at: 'D4/1' }))?.refused).toBeDefined();
  });

  test('[squad-leader-B-260] [squad-leader 13.10/q1] no empty hex is, but a bridge is, and then those on it are struck the more easily', () => {
    const map = drawn({
      watercourses: [{ is: 'gully', along: 'A4 B3 C4 D4 E4 F4 G4' }],
      roads: [{ is: 'dirt-road', along: 'D8 D1' }],
      bridges: { 'stone-bridge': 'D4' },
    });
    const empty = start({ g1: '4-6-7 at D4' }, map);
    expect(empty.refusal('german', { ...shell(), order: 'fire-ordnance' })?.refused).toBe('NOBODY_THERE');
    empty.order('german', shell({ order: 'shell-bridge' }), ...MISS);
    expect(empty.unit('gt').acquired).toMatchObject({ at: 'D4', structure: true });
    const later = start({ ...MEN, gt: aim('D4', true) }, map).order(
      'german',
      shell({ order: 'shell-bridge' }),
      4,
      4,
      6,
      6,
    );
    expect(later.told('bridge-shelled')[0]?.modifiers.map(({ why }) => why)).toContain('acquired');
    expect(burst(later)?.outcomes.flatMap(({ units }) => units)).toEqual(['r1']);
  });
});

test('[squad-leader 2.7.2 × 13.18.1] a hidden gun fires at a house out of hiding, unless the dice find it', () => {
  const hidden = { hidden: true } as const;
  const gun: Units = {
    g1: ['crew 2-4-7 at D9', hidden],
    gt: ['75 AT gun with g1', { facing: 0, ...hidden }],
    ...MEN,
  };
  const map = field({ D4: 'stone-building', D9: 'woods' });
  const seen = ([white, coloured]: [number, number]) =>
    start(gun, map)
      .order('german', shell(), white, coloured, ...MISS)
      .unit('gt').hidden;
  expect([seen([6, 1]), seen([3, 6])]).toEqual([true, undefined]);
});
