import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
/** The seven hexes around D8, in the order of their names. */
const HEXES = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
const MISS = [6, 6];
const fallsOn = (hex: string, faces: readonly number[], order: readonly string[] = HEXES) =>
  order.flatMap((each) => (each === hex ? faces : MISS));
const firing = (more: { smoke?: true; harassing?: true } = {}): NonNullable<Setup['marks']> => ({
  D8: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect', ...more }] },
});
const FIELD = { gl: '9-1 at A1', r1: '4-4-7 at D8' } as const;
const start = ({ units, marks, battery = {}, ...more }: Setup & { units?: Units; battery?: object } = {}) =>
  new Trial({
    active: 'russian',
    phase: 'movement',
    ...more,
    options: { order: ['german', 'russian'], ...more.options },
    units: { ...FIELD, ...units },
    marks: { ...firing(), ...marks },
    sides: { german: { batteries: { A: { calibre: 80, missions: 3, ...battery } } } },
  });
const barrageOn = (trial: Trial, hex: string) => trial.told('barrage').find(({ at }) => at === hex);
const modifiersOn = (trial: Trial, hex: string) =>
  barrageOn(trial, hex)?.outcomes.flatMap(({ modifiers }) =>
    modifiers.map(({ why, value }) => `${why} ${value}`),
  );
const battery = (trial: Trial) => trial.battle.side('german').batteries?.A;

describe('when it falls', () => {
  test('[squad-leader 9.2.1, 9.2.1.2, 9.2.2/a] in the Defensive Fire Phase of the enemy: seven hexes, a roll for each', () => {
    const trial = start().endPhase(...HEXES.flatMap(() => MISS));
    expect(trial.told('barrage').map(({ at, fp, column }) => [at, fp, column])).toEqual(
      HEXES.map((hex) => [hex, 12, 12]),
    );
  });

  test('[squad-leader-B-26] [squad-leader 9.2.2/a] of 105mm it is rolled for each hex with 16 factors', () => {
    const trial = start({ battery: { calibre: 105 } }).endPhase(...HEXES.flatMap(() => MISS));
    expect(trial.told('barrage').map(({ at, fp }) => [at, fp])).toEqual(HEXES.map((hex) => [hex, 16]));
  });

  test('[squad-leader 9.2.1.1] in the Prep Fire Phase of its own', () => {
    const own = start({
      active: 'german',
      phase: 'rally',
      units: { gr: ['radio with gl', { contact: 'A' }], gl: '9-1 at D2' },
    });
    own.order('german', { order: 'radio-contact', radio: 'gr', battery: 'A' }, 3, 4);
    own.order('german', 'pass', ...HEXES.flatMap(() => MISS));
    expect([own.battle.clock.phase, own.told('barrage').length]).toEqual(['prep-fire', 7]);
  });

  test('[squad-leader-B-24] [squad-leader-B-33] [squad-leader 9.8/q3, 9.3/q1, 9.8.4/a] each time is a Fire Mission', () => {
    expect(battery(start().endPhase(...HEXES.flatMap(() => MISS)))?.used).toBe(1);
  });

  test('[squad-leader 9.3.4, 9.1.18] after its last one the counter is gone', () => {
    const trial = start({ battery: { used: 2 } }).endPhase(...HEXES.flatMap(() => MISS));
    expect([trial.at('D8').artillery, battery(trial)?.used]).toEqual([undefined, 3]);
  });

  test('[squad-leader-B-15] [squad-leader 9.2/q1] whether anybody sees it or not', () => {
    const map = field({ B1: 'woods', A2: 'woods', B2: 'woods' });
    expect(
      start({ map })
        .endPhase(...HEXES.flatMap(() => MISS))
        .told('barrage'),
    ).toHaveLength(7);
  });
});

describe('whom it strikes', () => {
  test('[squad-leader 9.2.2/a] friend and enemy alike', () => {
    const trial = start({ units: { g1: '4-6-7 at C8' } }).endPhase(...fallsOn('C8', [1, 1]));
    expect(trial.battle.unit('g1')).toBeUndefined();
  });

  test('[squad-leader 9.2.3, 9.2.4] those who came through are struck in the first hex of it, moving in the open', () => {
    const units = { r1: '4-4-7 at B9' } as const;
    const moved = start({ units }).order('russian', {
      order: 'move',
      units: ['r1'],
      path: ['C9', 'D8', 'E8'],
    });
    const order = ['C9', 'D8', 'E8', 'C8', 'D7', 'D9', 'E9'];
    moved.endPhase(...fallsOn('C9', [4, 4, 6, 5], order));
    expect(modifiersOn(moved, 'C9')).toEqual(['moved -1', 'in the open -1']);
    expect([moved.unit('r1').at, moved.unit('r1').broken]).toEqual(['C9', true]);
  });

  test('[squad-leader 9.2.3] who survives goes on, and is struck again', () => {
    const units = { r1: '4-4-7 at B9' } as const;
    const moved = start({ units }).order('russian', {
      order: 'move',
      units: ['r1'],
      path: ['C9', 'D8', 'E8'],
    });
    moved.endPhase(...HEXES.flatMap(() => MISS));
    expect(['C9', 'D8', 'E8'].map((hex) => barrageOn(moved, hex)?.outcomes[0]?.units)).toEqual([
      ['r1'],
      ['r1'],
      ['r1'],
    ]);
    expect(moved.unit('r1').at).toBe('E8');
  });

  test('[squad-leader 9.14.1/a] the unseen at full strength; what happens to them brings them into view', () => {
    const units = { r1: ['4-4-7 at D8', { concealed: true }] } as const;
    const map = field({ D8: 'woods' });
    const spared = start({ units, map }).endPhase(...HEXES.flatMap(() => MISS));
    expect(spared.unit('r1').hidden).toBe(true);
    const struck = start({ units, map }).endPhase(...fallsOn('D8', [4, 3, 1, 1]));
    expect(struck.unit('r1').hidden).toBeUndefined();
  });

  test.each<[string, object]>([
    ['hidden', { hidden: true }],
    ['under a "?"', { concealed: true }],
    ['in view', {}],
  ])('[squad-leader 2.5.4/d] men who are %s are struck alike, as the later 9.14.1 has it', (_, state) => {
    const trial = start({ units: { r1: ['4-4-7 at D8', state] }, map: field({ D8: 'woods' }) });
    trial.endPhase(...fallsOn('D8', [4, 5, 1, 1]));
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'r1', check: '1MC' }]);
  });

  test('[squad-leader 9.2.5] where it kills all weapons are lost, with nobody there too', () => {
    const units = { rm: ['MMG at D9', {}] } as const;
    expect(
      start({ units })
        .endPhase(...fallsOn('D9', [1, 1]))
        .battle.unit('rm'),
    ).toBeUndefined();
    expect(
      start({ units })
        .endPhase(...fallsOn('D9', [3, 4]))
        .unit('rm').at,
    ).toBe('D9');
  });

  test('[squad-leader 9.2.6/a, 9.2.6/c, 9.2.7] vehicles on a KIA, by their kind and armour', () => {
    const units = { rt: 'truck at D9' } as const;
    const hit = start({ units }).endPhase(...fallsOn('D9', [3, 2]));
    expect(hit.told('barrage-on-vehicle')).toMatchObject([{ isKill: true, modifiers: [{ value: -3 }] }]);
    const tank = start({ units: { rt: 'SU152 at D9' } }).endPhase(...fallsOn('D9', [3, 2]));
    const [about] = tank.told('barrage-on-vehicle');
    expect([about?.isKill, about?.modifiers.map(({ value }) => value > 0)]).toEqual([false, [true, true]]);
  });

  test('[squad-leader 9.2.6/a] a crew that looks out does not check where the fire has no effect', () => {
    const checks = (...faces: number[]) =>
      start({ units: { rt: ['T-34 at D9', { exposed: true }] } })
        .endPhase(...fallsOn('D9', faces))
        .told('morale-check');
    expect(checks(6, 6)).toEqual([]);
    expect(checks(3, 2, 1, 1)).toHaveLength(1);
  });
});

describe('what shelters from it', () => {
  test('[squad-leader 9.2.2/b] the terrain does', () => {
    const trial = start({ map: field({ D8: 'stone-building' }) }).endPhase(...HEXES.flatMap(() => MISS));
    expect(modifiersOn(trial, 'D8')).toEqual(['stone building 3']);
  });

  test('[squad-leader-C-030] [squad-leader 9.2.11, 10.5, 14.15.2.1/q2] woods make it worse', () => {
    const trial = start({ map: field({ D8: 'woods' }) }).endPhase(...HEXES.flatMap(() => MISS));
    expect(modifiersOn(trial, 'D8')).toEqual(['air burst -1']);
  });

  test('[squad-leader 14.15.2.1/q1] but not for partisans', () => {
    const units = { r1: ['4-4-7 at D8', { partisan: true }] } as const;
    const trial = start({ map: field({ D8: 'woods' }), units }).endPhase(...HEXES.flatMap(() => MISS));
    expect(modifiersOn(trial, 'D8')).toEqual(['air burst -1', 'partisans in woods 1']);
  });

  test('[squad-leader-B-27] [squad-leader 9.2.2/b, 9.2/q3] a hedge towards another hex that is struck, once', () => {
    const hedged = field({ D8: { hexsides: { 0: 'hedge', 3: 'hedge', 1: 'hedge' } } });
    expect(modifiersOn(start({ map: hedged }).endPhase(...HEXES.flatMap(() => MISS)), 'D8')).toEqual([
      'hedge 1',
    ]);
    const outside = field({ D7: { hexsides: { 0: 'wall' } } });
    const trial = start({ map: outside, units: { r1: '4-4-7 at D7' } }).endPhase(
      ...HEXES.flatMap(() => MISS),
    );
    expect(modifiersOn(trial, 'D7')).toEqual([]);
  });

  test('[squad-leader 10.3.2] the shield of a gun does not', () => {
    const units = { r1: 'crew 2-3-7 at D8', rg: ['57 AT gun with r1', { facing: 0 }] } as const;
    expect(modifiersOn(start({ units }).endPhase(...HEXES.flatMap(() => MISS)), 'D8')).toEqual([]);
  });
});

describe('those who live through it', () => {
  const bombarded = (more: Parameters<typeof start>[0] = {}) =>
    start(more).endPhase(...HEXES.flatMap(() => MISS));

  test('[squad-leader-B-57] [squad-leader 9.2.9, 9.2/q9] fire less well in that player turn', () => {
    const trial = bombarded({ units: { g1: '4-6-7 at D10' } }).endPhase();
    trial.order('russian', { order: 'fire', at: 'D10', firers: ['r1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers).toMatchObject([
      { why: 'was shelled', value: 1 },
    ]);
  });

  test('[squad-leader 9.2.10] lie low before other fire of the same phase, and no longer', () => {
    const units = { g1: '4-6-7 at D11' } as const;
    const fire = { order: 'fire', at: 'D8', firers: ['g1'] };
    const trial = bombarded({ units }).order('german', fire, 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers).toMatchObject([
      { why: 'under shells', value: 1 },
    ]);
  });

  test('[squad-leader-B-56] [squad-leader 9.2.8, 9.2/q8] are better off in the second turn in a row, and more so in the third', () => {
    const again = (row: number) =>
      modifiersOn(
        bombarded({ turn: 3, units: { r1: ['4-4-7 at D8', { barrage: { turn: 2, row } }] } }),
        'D8',
      );
    expect([again(1), again(2)]).toEqual([['bombarded before 1'], ['bombarded before 2']]);
    expect(bombarded().unit('r1').barrage).toMatchObject({ turn: 1, row: 1 });
  });
});

describe('other fire', () => {
  test('[squad-leader 9.2.13/a, 9.17.6.1, 9.2.13/b] smoke in each hex, which is a Fire Mission too', () => {
    const trial = start({ marks: firing({ smoke: true }) }).endPhase();
    expect(HEXES.map((hex) => trial.at(hex).smoke)).toEqual(
      HEXES.map(() => [{ side: 'german', kind: 'full' }]),
    );
    expect([battery(trial)?.used, trial.told('barrage')]).toEqual([1, []]);
  });

  test('[squad-leader 9.10.1/a] harassing fire on all within two hexes, at half strength', () => {
    const trial = start({ marks: firing({ harassing: true }) });
    trial.endPhase(...Array.from({ length: 19 }, () => MISS).flat());
    expect([trial.told('barrage').length, trial.told('barrage')[0]?.fp]).toEqual([19, 6]);
  });

  test('[squad-leader 9.10.1/b, 9.17.6.2] harassing smoke is dispersed, and a breeze takes it away', () => {
    const marks = firing({ harassing: true, smoke: true });
    expect(start({ marks }).endPhase().at('D6').smoke).toEqual([{ side: 'german', kind: 'dispersed' }]);
    const windy = start({ marks, options: { wind: { force: 'mild', towards: 0 } } });
    expect(windy.endPhase().at('D6').smoke).toBeUndefined();
  });
});

describe('suppression', () => {
  const again = (row: number, more: object = {}) =>
    start({ turn: 3, units: { r1: ['4-4-7 at D8', { barrage: { turn: 2, row, last: 5 }, ...more }] } });

  test('[squad-leader 9.9.2] the second game turn in a row costs a level of morale, and so does the third', () => {
    expect(
      again(1)
        .endPhase(...HEXES.flatMap(() => MISS))
        .unit('r1').shellShock,
    ).toBe(1);
    const third = again(2, { shellShock: 1, broken: true, dm: true }).endPhase(...HEXES.flatMap(() => MISS));
    expect(third.unit('r1').shellShock).toBe(2);
    expect(
      start()
        .endPhase(...HEXES.flatMap(() => MISS))
        .unit('r1').shellShock,
    ).toBeUndefined();
  });

  test('[squad-leader 9.9.2] checks are made against what is left', () => {
    const shocked = { g1: '4-6-7 at D9', r1: ['4-4-7 at D8', { shellShock: 2 }] } as const;
    const trial = new Trial({ units: shocked });
    trial.order('german', { order: 'fire', at: 'D8', firers: ['g1'] }, 3, 2, 4, 1);
    expect(trial.told('morale-check')).toMatchObject([{ needs: 5 }]);
  });

  test.each([
    [1, undefined],
    [5, 1],
  ])(
    '[squad-leader-B-55] [squad-leader 9.9.3, 9.9/q4] it comes back in their own Rally Phase after two player turns without shells: last in %i',
    (last, left) => {
      const units = {
        g1: '4-6-7 at A1',
        r1: ['4-4-7 at K8', { shellShock: 1, barrage: { turn: 1, row: 2, last } }],
      } as const;
      const trial = new Trial({
        phase: 'advance',
        turn: 3,
        units,
        options: { order: ['german', 'russian'] },
      });
      while (!(trial.battle.clock.active === 'russian' && trial.battle.clock.phase === 'prep-fire'))
        trial.endPhase();
      expect(trial.unit('r1').shellShock).toBe(left);
    },
  );
});

describe('AFV crews under fire', () => {
  const TANK = { r1: ['T-34 at D8', { facing: 0 }], g5: '4-6-7 at D3' } as const;
  test('[squad-leader-B-53] [squad-leader 9.9/q2] their guns hit less well in that player turn, and the dice against the vehicle are the same', () => {
    const trial = start({ units: TANK }).endPhase(...HEXES.flatMap(() => MISS));
    expect(trial.unit('r1').shelled).toBe('defensive-fire');
    while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
    trial.order('russian', { order: 'fire-ordnance', unit: 'r1', at: 'D3' }, 6, 5);
    const shot = trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why }) => why);
    expect(shot).toContain('was shelled');
  });

  test('[squad-leader 9.9/q2] a second turn in a row costs them a level of morale', () => {
    const before = { facing: 0, barrage: { turn: 1, row: 1 } } as const;
    const trial = start({ turn: 2, units: { ...TANK, r1: ['T-34 at D8', before] } });
    trial.endPhase(...HEXES.flatMap(() => MISS));
    expect(trial.unit('r1').shellShock).toBe(1);
    const plain = start({ units: TANK }).endPhase(...HEXES.flatMap(() => MISS));
    const modifiers = [trial, plain].map((one) => one.told('barrage-on-vehicle')[0]?.modifiers);
    expect(modifiers[0]).toEqual(modifiers[1]);
  });
});

describe('a lucky roll', () => {
  const WOODS = field({ D8: 'woods' });
  const on = (trial: Trial) => barrageOn(trial, 'D8')?.outcomes[0];

  test.each<[string, string, Setup['map'], number, string[], string[]]>([
    ['[squad-leader 13.26.7/a]', 'woods', WOODS, 3, ['woods -1'], []],
    ['[squad-leader 13.26.7/b]', 'woods', WOODS, 4, ['air burst -1'], []],
    [
      '[squad-leader 13.26.7/a]',
      'a house',
      field({ D8: 'stone-building' }),
      3,
      ['stone building -3'],
      ['D8'],
    ],
    ['[squad-leader 13.26.7/b]', 'a house', field({ D8: 'stone-building' }), 4, ['stone building 3'], []],
  ])('%s a 2 in %s: the third die says whether the cover is struck', (_, __, map, third, why, fallen) => {
    const trial = start({ map }).endPhase(
      ...fallsOn('D8', [1, 1, third, ...(why[0] === 'stone building 3' ? [1, 1] : []), 6, 6]),
    );
    expect(modifiersOn(trial, 'D8')).toEqual(why);
    expect(trial.told('collapsed').map(({ at }) => at)).toEqual(fallen);
    expect(on(trial)?.final).toBe(2 + Number(why[0]?.split(' ').at(-1)));
  });

  test('[squad-leader 13.26.7/a] in an entrenchment too; there is no third die on open ground', () => {
    const units = { r1: ['4-4-7 at D8', { entrenched: 'D8' }] } as const;
    const dug = start({ units, marks: { D8: { ...firing().D8, entrenchment: true } } });
    dug.endPhase(...fallsOn('D8', [1, 1, 2]));
    expect(on(dug)?.modifiers.map(({ value }) => value < 0)).toEqual([true]);
    start().endPhase(...fallsOn('D8', [1, 1]));
  });
});

test('[squad-leader 9.2/q6, 2.3.9.1] it shows a hidden tank whose crew it shakes', () => {
  const rt = ['T-34 at D9', { facing: 0, exposed: true, hidden: true }] as Placed;
  const shown = (...dice: number[]) =>
    start({ units: { rt }, marks: firing() })
      .endPhase(...fallsOn('D9', dice))
      .unit('rt').hidden;
  expect([shown(2, 4, 2, 3), shown(6, 6)]).toEqual([undefined, true]);
});

test('[squad-leader 4.12.25, 9.2.2/a] it strikes horses that nobody rides', () => {
  const trial = start({ units: { rh: 'horses at D9' } }).endPhase(...fallsOn('D9', [3, 3]));
  expect(trial.battle.unit('rh')).toBeUndefined();
});
