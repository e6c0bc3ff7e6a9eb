import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const FAR = { r9: '4-4-7 at N12' } as const;
/** The German player turn of the second game turn is the fourth: a fire of the third has just broken out. */
const NOW = 4;
const YOUNG = { kindled: NOW - 1 } as const;
const fire = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({
    turn: 2,
    phase: 'movement',
    map: field({ D5: 'woods' }),
    marks: { D5: YOUNG },
    units: { ...units, ...FAR },
    ...setup,
  });
const fight = (units: readonly string[] = ['g1'], leader?: string) => ({
  order: 'fight-fire',
  units,
  ...(leader && { leader }),
});
const fought = (trial: Trial) => trial.told('fire-fought').map(({ result }) => result);

describe('fighting a fire', () => {
  test.each([
    ['a squad', '4-6-7 at D5', [1, 2], [2, 2], [2, 3]],
    ['a crew', 'crew 2-4-7 at D5', [1, 1], [1, 2], [2, 2]],
    ['a half-squad', 'half-squad 2-4-7 at D5', [1, 1], [1, 2], [2, 2]],
  ] as const)(
    '[squad-leader 16.2.13.2] %s puts it out below its value, holds it on it',
    (_, g1, out, held, failed) => {
      const tries = (dice: readonly number[]) => fire({ g1 }).order('german', fight(), ...dice);
      const done = tries(out);
      expect([fought(done), done.at('D5').kindled]).toEqual([['out'], undefined]);
      expect(fought(tries(held))).toEqual(['held']);
      expect(fought(tries(failed))).toEqual(['nothing']);
    },
  );

  test('[squad-leader 16.2.13.2] a man alone only holds it, but in the wet; what is held does not develop in this player turn', () => {
    expect(fought(fire({ g1: '8-0 at D5' }).order('german', fight(), 1, 1))).toEqual(['held']);
    expect(
      fought(fire({ g1: '8-0 at D5' }, { options: { kindling: -1 } }).order('german', fight(), 1, 1)),
    ).toEqual(['out']);
    const ends = (dice: readonly number[]) => {
      const trial = fire({ g1: '4-6-7 at D5' }).order('german', fight(), ...dice);
      while (!['rout', 'advance'].includes(trial.battle.clock.phase)) trial.endPhase();
      return trial.at('D5').burning;
    };
    expect([ends([2, 2]), ends([3, 3])]).toEqual([undefined, true]);
  });

  test.each([
    ['broken', ['4-6-7 at D5', { broken: true }], 'BROKEN'],
    ['moved', ['4-6-7 at D5', { moved: true }], 'HAS_MOVED'],
    ['fired', ['4-6-7 at D5', { prep: true }], 'HAS_FIRED'],
    ['aboard', ['4-6-7 at D5', { aboard: 'gv' }], 'ABOARD'],
    ['elsewhere', '4-6-7 at D6', 'NOT_NOW'],
  ] as const)('[squad-leader 16.2.13.1] not who is %s', (_, g1, code) => {
    const gv: Placed = 'SdKfz 251 unarmed at D5';
    expect(
      fire({ g1: g1 as Placed, ...(code === 'ABOARD' && { gv }) }).refusal('german', fight())?.refused,
    ).toBe(code);
  });

  test('[squad-leader 16.2.13.1] nor in a full fire; in Defensive Fire the other side does; who has tried does no more', () => {
    expect(
      fire({ g1: '4-6-7 at D5' }, { marks: { D5: { burning: true } } }).refusal('german', fight())?.refused,
    ).toBe('NOT_NOW');
    const trial = fire(
      { g1: '4-6-7 at D5', g2: '4-6-7 at D5' },
      { phase: 'defensive-fire', active: 'russian' },
    );
    trial.order('german', fight(), 6, 6);
    expect([trial.unit('g1').ti, trial.unit('g1').track]).toEqual([true, undefined]);
    expect(trial.refusal('german', fight())?.refused).toBe('IMMOBILE');
    expect(trial.refusal('german', { order: 'fire', at: 'D6', firers: ['g1'] })).toBeDefined();
  });

  test('[squad-leader 16.2.13.3] a leader helps all whom he names before the first rolls, no single men, and does nothing else', () => {
    const units = { g1: '4-6-7 at D5', g2: '4-6-7 at D5', gl: '9-1 at D5', gm: '8-0 at D5' } as const;
    const led = fire(units).order('german', fight(['g1', 'g2'], 'gl'), 3, 2, 2, 2);
    expect(fought(led)).toEqual(['held', 'out']);
    expect([led.unit('gl').ti, led.unit('gm').ti]).toEqual([true, undefined]);
    expect(fire(units).refusal('german', fight(['gm'], 'gl'))?.refused).toBe('CANNOT_LEAD');
    const again = fire(units).order('german', fight(['g1'], 'gl'), 6, 6);
    expect(again.refusal('german', fight(['g2'], 'gl'))?.refused).toBe('CANNOT_LEAD');
    expect(again.refusal('german', fight(['gl']))?.refused).toBe('IMMOBILE');
  });

  test('[squad-leader 16.2.13.4] in their own Movement Phase they are fired on as men who move there', () => {
    const trial = new Trial({
      turn: 2,
      phase: 'movement',
      map: field({ D5: 'grain' }),
      marks: { D5: YOUNG },
      units: { g1: '4-6-7 at D5', r1: '4-4-7 at D7' },
    });
    trial.order('german', fight(), 6, 6).endPhase();
    const [attack] = trial
      .order('russian', { order: 'fire', at: 'D5', firers: ['r1'] }, 6, 5)
      .told('fire-attack');
    expect(attack?.outcomes[0]?.modifiers.map(({ why }) => why)).toContain('moved');
  });

  test.each([
    ['grain', NOW - 1, 'wheatfield'],
    ['grain', NOW - 2, 'open ground'],
    ['stone-building', NOW - 1, 'stone building'],
    ['stone-building', NOW - 2, 'stone rubble'],
    ['woods', NOW - 2, 'woods'],
  ] as const)(
    '[squad-leader 16.2.13.6] of %s that caught fire in player turn %i there is left: %s',
    (ground, kindled, left) => {
      const trial = fire(
        { g1: '4-6-7 at D5', g2: '4-6-7 at D4' },
        { map: field({ D5: ground }), marks: { D5: { kindled } } },
      );
      trial.order('german', fight(), 1, 1);
      const { rubble, burnt } = trial.at('D5');
      expect([rubble?.is, burnt]).toEqual([
        left === 'stone rubble' ? 'stone' : undefined,
        left === 'open ground' ? true : undefined,
      ]);
      expect(trial.battle.unit('g1')?.at).toBe('D5');
    },
  );

  test('[squad-leader 16.2.13.6] one sees through a field that has burnt down', () => {
    const clear = new Trial({
      map: field({ D5: 'grain', D6: 'grain' }),
      marks: { D5: { burnt: true }, D6: { burnt: true } },
      clock: { rubble: true },
      units: { g1: '4-6-7 at D3', r1: '4-4-7 at D8' },
    });
    const parts = (trial: Trial) =>
      trial.order('german', { order: 'fire', at: 'D8', firers: ['g1'] }, 6, 5).told('fire-attack')[0]
        ?.parts[0]?.why;
    expect(parts(clear)).toEqual([]);
  });
});

describe('rain', () => {
  const rained = (marks: Setup['marks'], map: Setup['map'], ...dice: number[]) =>
    new Trial({
      phase: 'advancing-fire',
      ...(map && { map }),
      ...(marks && { marks }),
      units: { g1: '4-6-7 at A1', ...FAR },
      options: { weather: 'rain', kindling: -2 },
    }).endPhase(...dice);
  test.each([
    ['[squad-leader-C-110] [squad-leader 16.5.7.4, 16.5.7.4/q1]', [2, 3], undefined],
    ['[squad-leader 16.5.7.4]', [3, 3], true],
  ] as const)('%s puts a fire out on 3 after the modifier for the wet: %j', (_, dice, burning) => {
    const trial = rained({ D5: { burning: true } }, field({ D5: 'woods', D6: 'woods' }), ...dice);
    expect(trial.at('D5').burning).toBe(burning);
    expect(trial.told('fire-spreads')).toEqual([]);
  });

  test.each([
    ['grain', { burnt: true }],
    ['wooden-building', { rubble: { is: 'wooden', from: 0 } }],
  ] as const)('[squad-leader 16.5.7.4] %s is not what it was', (ground, left) => {
    expect(rained({ D5: { burning: true } }, field({ D5: ground }), 1, 1).at('D5')).toMatchObject(left);
  });

  test('[squad-leader 16.5.7.4/q1] fires may be set in it', () => {
    const trial = new Trial({
      phase: 'advancing-fire',
      map: field({ D5: 'woods' }),
      units: { g1: '4-6-7 at D5', ...FAR },
      options: { weather: 'rain', kindling: -2 },
    }).order('german', { order: 'start-fire', unit: 'g1' }, 6, 5);
    expect(trial.at('D5').kindled).toBeDefined();
  });
});

describe('fires of flames, shells and wrecks', () => {
  const flame = (ground: 'woods' | 'crags', kindling: number, ...dice: number[]) =>
    new Trial({
      map: field({ D5: ground }),
      units: { g1: '8-3-8 at D4', gf: 'flamethrower with g1', r1: '4-4-7 at D5' },
      options: { kindling },
    }).order('german', { order: 'fire', at: 'D5', firers: ['gf'] }, ...dice);
  test.each([
    ['woods', 0, [1, 1], true],
    ['woods', -3, [1, 1], false],
    ['crags', 0, [1, 1], false],
  ] as const)(
    '[squad-leader 16.2.7] a flame that kills in %s, weather %i: %j',
    (ground, kindling, dice, burns) => {
      const trial = flame(ground, kindling, ...dice);
      expect(trial.told('fire-attack')[0]?.outcomes[0]?.result).toBe('KIA');
      expect(trial.at('D5').kindled !== undefined).toBe(burns);
    },
  );

  test.each([
    ['again', [1, 1], 0, true],
    ['again, and it is wet', [1, 2], -2, false],
    ['not again', [6, 6], 0, false],
  ] as const)(
    '[squad-leader 16.2.8] shells that kill set fire to it if they kill %s',
    (_, dice, kindling, burns) => {
      const trial = new Trial({
        map: field({ D8: 'grain' }),
        units: { g1: 'crew 2-4-7 at D3', gg: ['75 infantry gun with g1', { facing: 3 }], r1: '4-4-7 at D8' },
        options: { kindling },
      }).order('german', { order: 'fire-ordnance', unit: 'gg', at: 'D8' }, 3, 3, 1, 1, ...dice);
      expect(trial.told('blast-ignites').map((one) => one.burns)).toEqual([burns]);
      expect(trial.at('D8').kindled !== undefined).toBe(burns);
    },
  );

  const WRECK = { name: 'T-34', nationality: 'Russian', armoured: true, burning: true } as const;
  test.each([
    ['[squad-leader 16.2.9, 13.24.2.3]', { hexes: { D5: 'woods' } }, {}, [3, 4], []],
    ['[squad-leader 13.24.2.3]', { hexes: { D5: 'grain' } }, {}, [3, 3], []],
    ['[squad-leader 13.24.2.3]', { hexes: { D5: 'wooden-building' } }, {}, [4, 4], []],
    ['[squad-leader-C-103] [squad-leader 16.2.10.2/q1]', { hexes: { D5: 'orchard' } }, {}, [5, 6], [-2]],
    [
      '[squad-leader 16.2.10.2/q1]',
      { hexes: { D5: 'woods' }, roads: [{ is: 'dirt-road', along: 'D3 D4 D5 D6' }] },
      {},
      [5, 5],
      [-2],
    ],
    ['[squad-leader 16.2.10.2/q1, 13.24.2.3]', { hexes: { D5: 'woods' } }, { corner: 2 }, [4, 5], [-2]],
  ] as const)('%s a burning wreck sets fire to its hex: %j %j', (_, map, more, dice, modifiers) => {
    const spread = (faces: readonly number[]) =>
      new Trial({
        phase: 'advancing-fire',
        map: drawn(map),
        marks: { D5: { wrecks: [{ ...WRECK, ...more }] } },
        units: { g1: '4-6-7 at A1', ...FAR },
      }).endPhase(...faces);
    const caught = spread(dice);
    expect(caught.told('fire-spreads')[0]?.modifiers.map(({ value }) => value)).toEqual(modifiers);
    expect(caught.at('D5').kindled).toBeDefined();
    expect(spread([dice[0] - 1, dice[1]]).at('D5').kindled).toBeUndefined();
  });
});

describe('who has a hex that burns', () => {
  const victory = {
    wins: [{ side: 'german', is: { control: { side: 'german', hexes: ['D5'] } } }],
    otherwise: 'russian',
  };
  const AREAS = {
    russian: { area: ['D5', 'D4', 'D6'] },
    german: { area: ['C5', 'C6', 'E5', 'E6'] },
  } as const;
  const ends = (marks: NonNullable<Setup['marks']>) =>
    new Trial({
      phase: 'close-combat',
      turn: 6,
      active: 'russian',
      sides: AREAS,
      marks,
      units: { g1: '4-6-7 at A1', ...FAR },
      options: { order: ['german', 'russian'], victory } as NonNullable<Setup['options']>,
    });
  test.each([
    [
      '[squad-leader-C-099] [squad-leader-C-104] [squad-leader 16.2.11.3, 16.2.1/q1, 16.2.11.3/q1]',
      { burning: true, litBy: 'russian' },
      'german',
    ],
    ['[squad-leader 16.2.11.3]', { kindled: 3, litBy: 'german' }, 'russian'],
    ['[squad-leader 16.2.11.4]', { burning: true }, 'german'],
    ['[squad-leader 16.2.11.4]', {}, 'russian'],
  ] as const)('%s with %j it goes to %s', (_, mark, winner) => {
    expect(ends({ D5: mark }).battle.clock.over?.winner).toBe(winner);
  });
});

describe('a bulldozer at a fire', () => {
  const dozer = (more: object = {}) => ['MkIVF2', { at: 'D5', bulldozer: true as const, ...more }] as const;
  const beside = (gb: Placed = dozer(), setup: Setup = {}) =>
    fire({ g1: '4-6-7 at D5', g2: '4-6-7 at D5', gb }, setup);
  const help = (unit: string) => ({ order: 'fight-fire', units: [unit], bulldozer: 'gb' });

  test('[squad-leader 16.2.13.5] it adds 3 to the value of each, and goes nowhere else', () => {
    const trial = beside().order('german', help('g1'), 3, 4);
    expect(trial.told('fire-fought')).toMatchObject([{ value: 7, result: 'held' }]);
    trial.order('german', help('g2'), 3, 3);
    expect(trial.told('fire-fought')).toMatchObject([{ value: 7, result: 'out' }]);
    expect(trial.refusal('german', { order: 'drive', unit: 'gb', path: ['D6'] })).toBeDefined();
  });

  test.each<[string, Placed, Setup]>([
    ['none', 'MkIVF2 at D5', {}],
    ['one elsewhere', dozer({ at: 'D6' }), {}],
    ['one that has driven', dozer({ moved: true }), {}],
    ['one that cannot move', dozer({ immobilized: true }), {}],
    ['in a house', dozer(), { map: field({ D5: 'wooden-building' }) }],
    ['in Defensive Fire', dozer(), { phase: 'defensive-fire', active: 'russian' }],
  ])('[squad-leader 16.2.13.5] not so with %s', (_, gb, setup) => {
    expect(beside(gb, setup).refusal('german', help('g1'))?.refused).toBe('CANNOT_USE');
  });
});

test('[squad-leader-C-101] [squad-leader 16.2.7/q1] a tank that flames destroy burns, and sets fire to nothing', () => {
  const trial = new Trial({
    map: field({ D5: 'woods' }),
    units: {
      g1: '8-3-8 at D4',
      gf: 'flamethrower with g1',
      rt: ['T-34 at D5', { facing: 3 }],
      r9: '4-4-7 at N12',
    },
  }).order('german', { order: 'fire', at: 'D5', firers: ['gf'] }, 1, 2, 6, 6);
  expect(trial.at('D5').wrecks).toMatchObject([{ name: 'T-34', burning: true }]);
  while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
  trial.endPhase();
  expect([trial.told('fire-spreads'), trial.at('D5').kindled]).toEqual([[], undefined]);
});
