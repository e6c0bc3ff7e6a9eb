import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({
    units: { gt: ['MkIVF2 at D9', { exposed: true }], r9: '4-4-7 at N12', ...units },
    ...setup,
  });
const fire = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gt', at: 'D4', target: 'rt', ...more });
const kill = (trial: Trial) => trial.told('afv-kill')[0];
/** Hull and turret: the coloured die is the second one. */
const ON_HULL = [4, 3] as const;
const ON_TURRET = [3, 4] as const;

describe('hits on vehicles', () => {
  test.each<[string, string, object, string, string, number]>([
    ['the front of a tank', 'T-34', { facing: 3 }, 'AP 75/76', 'front', 6],
    ['its side', 'T-34', { facing: 2 }, 'AP 75/76', 'side', 8],
    ['its rear', 'T-34', { facing: 0 }, 'AP 75/76', 'rear', 10],
  ])(
    '[squad-leader 13.19.2, 13.19.4] the table says it for %s',
    (_, counter, values, column, facing, needs) => {
      const trial = start({ rt: [`${counter} at D4`, values] }).order('german', fire(), ...ON_HULL, 6, 6);
      expect(kill(trial)).toMatchObject({ column, facing, needs, isKill: false });
    },
  );

  test('[squad-leader 13.19.3] armour is added to the roll, and nothing for trucks', () => {
    const tank = start({ rt: ['SU122 at D4', { facing: 3 }] }).order('german', fire(), ...ON_HULL, 6, 6);
    expect(kill(tank)?.modifiers).toMatchObject([{ why: 'armour', value: 1 }]);
    const truck = start({ rt: 'truck at D4' }).order('german', fire(), ...ON_HULL, 6, 6);
    expect(kill(truck)).toMatchObject({ column: 'HE 75/76', needs: 12, modifiers: [], isKill: true });
  });

  test.each<[string, readonly number[], string]>([
    ['the turret', ON_TURRET, 'rear'],
    ['the hull', ON_HULL, 'front'],
  ])('[squad-leader 13.20.1, 13.20.2, 13.20.3] %s is struck on its own side', (_, dice, facing) => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3, turret: 0 }] }).order(
      'german',
      fire(),
      ...dice,
      6,
      6,
    );
    expect(kill(trial)?.facing).toBe(facing);
  });

  test.each<[readonly number[], boolean]>([
    [ON_HULL, false],
    [[3, 3], true],
    [ON_TURRET, true],
  ])('[squad-leader 13.20.5, 13.20.6] behind a wall only the turret can be hit: %j', (dice, hit) => {
    const trial = start(
      { rt: ['T-34 at D4', { facing: 3 }] },
      { map: field({ D4: { hexsides: { 3: 'wall' } } }) },
    );
    trial.order('german', fire(), ...dice, ...(hit ? [6, 6] : []));
    expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([{ hit, modifiers: [] }]);
    expect(trial.told('afv-kill')).toHaveLength(hit ? 1 : 0);
  });

  test.each([
    ['D5', 'D4', 0],
    ['D4', 'D5', 3],
  ])(
    '[squad-leader 5.3/d] with a wall between them each is hull down to the other: %s at %s',
    (from, to, facing) => {
      const hits = (map: ReturnType<typeof field>, dice: readonly number[]) =>
        start({ gt: [`MkIVF2 at ${from}`, { exposed: true, facing }], rt: `T-34 at ${to}` }, { map })
          .order('german', fire({ at: to }), ...dice)
          .told('ordnance-fired')[0]
          ?.aimed.map(({ hit }) => hit);
      expect(hits(field({ D4: { hexsides: { 3: 'wall' } } }), ON_HULL)).toEqual([false]);
      expect(hits(field(), [...ON_HULL, 6, 6])).toEqual([true]);
    },
  );

  test('[squad-leader 13.20.6] a hedge is +1, and hides no hull', () => {
    const trial = start(
      { rt: ['T-34 at D4', { facing: 3 }] },
      { map: field({ D4: { hexsides: { 3: 'hedge' } } }) },
    );
    trial.order('german', fire(), ...ON_HULL, 6, 6);
    expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([
      { hit: true, modifiers: [{ why: 'hedge', value: 1 }] },
    ]);
  });

  test.each<[string, string, number]>([
    ['a roof', 'T-34', -1],
    ['no roof', 'M10', -3],
  ])('[squad-leader 13.21.1] from two levels above: %s', (_, counter, value) => {
    const id = counter === 'M10' ? 'at' : 'rt';
    const trial = new Trial({
      map: field({ D9: { level: 2 } }),
      units: { gt: ['MkIVF2 at D9', { exposed: true }], [id]: [`${counter} at D4`, { facing: 3 }] },
    }).order('german', fire({ target: id }), ...ON_HULL, 6, 6);
    expect(kill(trial)?.modifiers).toContainEqual(expect.objectContaining({ why: 'from above', value }));
  });

  test('[squad-leader-B-276] [squad-leader 13.19/q1, 13.19.9] a shot at the vehicle does not touch the men beside it', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }], r1: '4-4-7 at D4' });
    trial.order('german', fire({ ammunition: 'HE' }), ...ON_HULL, 6, 6);
    expect(kill(trial)).toMatchObject({ column: 'HE 75/76', needs: 2 });
    expect(trial.told('shell-burst')).toEqual([]);
  });

  test('[squad-leader 13.19.11] a shell strikes a crew that looks out with the same dice and +2', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3, exposed: true }] });
    trial.order('german', fire({ ammunition: 'HE' }), ...ON_HULL, 2, 3, 6, 6);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'rt', check: '1MC of the crew' }]);
    expect(trial.unit('rt').stunned).toBe(2);
  });

  test('[squad-leader 13.19.7] what it has no shells for it does not fire', () => {
    const trial = start({
      rt: 'T-34 at D4',
      r1: '4-4-7 at D5',
      gs: ['StG III/105 at E9', { exposed: true }],
    });
    expect(trial.refusal('german', fire({ unit: 'gs', ammunition: 'AP' }))?.refused).toBe('NO_AMMUNITION');
    const men = { order: 'fire-ordnance', unit: 'gt', at: 'D5', ammunition: 'AP' };
    expect(trial.refusal('german', men)?.refused).toBe('NO_AMMUNITION');
  });

  test('[squad-leader 13.27.2.1] AP at men in a building: half, and a normal check at most', () => {
    const trial = start({ r1: '4-4-7 at D4' }, { map: field({ D4: 'stone-building' }) });
    const men = { order: 'fire-ordnance', unit: 'gt', at: 'D4', ammunition: 'AP' };
    trial.order('german', men, 2, 3, 1, 1, 3, 3);
    expect(trial.told('shell-burst')).toMatchObject([{ fp: 4, outcomes: [{ result: 'M' }] }]);
  });
});

describe('what a hit does', () => {
  const side = { rt: ['T-34 at D4', { facing: 2 }] } as const;
  test.each<[number, boolean]>([
    [4, true],
    [3, false],
  ])(
    '[squad-leader 13.23.1.1] exactly the number on the side, and a %i: it may only be stopped',
    (third, stopped) => {
      const trial = start(side).order('german', fire(), ...ON_HULL, 4, 4, third, ...(stopped ? [] : [6, 6]));
      expect(trial.battle.unit('rt') === undefined).toBe(!stopped);
      expect(trial.battle.unit('rt')?.immobilized).toBe(stopped ? true : undefined);
    },
  );

  test.each<[string, object, readonly number[]]>([
    ['in front', { facing: 3 }, [...ON_HULL, 3, 3]],
    ['on the turret', { facing: 2 }, [...ON_TURRET, 4, 4]],
    ['stopped before', { facing: 2, immobilized: true }, [...ON_HULL, 4, 4, 6]],
  ])('[squad-leader 13.23.1.1, 13.20.4] it is destroyed all the same %s', (_, values, dice) => {
    const trial = start({ rt: ['T-34 at D4', values] }).order('german', fire(), ...dice, 6, 6);
    expect(trial.battle.unit('rt')).toBeUndefined();
    expect(trial.at('D4').wrecks).toEqual([
      { name: 'T-34', nationality: 'Russian', armoured: true, mg: { bow: 4 } },
    ]);
  });

  test.each<[number, number, boolean]>([
    [1, 4, true],
    [2, 4, false],
  ])('[squad-leader 13.24.1] its crew comes out on its number: %i and %i', (one, two, out) => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }] }).order(
      'german',
      fire(),
      ...ON_HULL,
      2,
      2,
      one,
      two,
    );
    expect(trial.told('crew-survived')).toHaveLength(out ? 1 : 0);
    expect(
      trial.battle.unitsAt('D4').map(({ kind, side: whose, bailedOut }) => [kind, whose, bailedOut]),
    ).toEqual(out ? [['crew', 'russian', true]] : []);
  });

  test('[squad-leader 13.24.1] on top of the wreck it is fired on as in the open, in this phase alone', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }], g1: '4-6-7 at E4' });
    trial.order('german', fire(), ...ON_HULL, 2, 2, 1, 1);
    const crew = trial.battle.unitsAt('D4')[0]?.id ?? '';
    trial.order('german', { order: 'fire', at: 'D4', firers: ['g1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([
      { units: [crew], modifiers: [{ why: 'on top of a vehicle', value: -2 }] },
    ]);
    expect(trial.endPhase().unit(crew).bailedOut).toBeUndefined();
  });

  test('[squad-leader 13.24.2.1, 13.24.2.4] at half the number it burns, and nobody comes out', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }] }).order('german', fire(), ...ON_HULL, 1, 2);
    expect(trial.at('D4').wrecks).toMatchObject([{ burning: true }]);
    expect(trial.battle.unitsAt('D4')).toEqual([]);
  });

  test('[squad-leader 13.22.2, 13.22.3, 13.22.9] one above the number: shock, +1, and then nothing', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }] }).order(
      'german',
      fire(),
      ...ON_HULL,
      3,
      4,
      6,
      6,
    );
    expect(trial.unit('rt').shock).toBe('shocked');
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) if (trial.unit('rt').shock === 'shocked') trial.endPhase();
    expect(trial.battle.clock.active).toBe('russian');
    expect(trial.unit('rt').shock).toBe('shaken');
  });

  test('[squad-leader 13.22.2] a crew that keeps its nerve is not shocked', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3 }] }).order(
      'german',
      fire(),
      ...ON_HULL,
      3,
      4,
      3,
      4,
    );
    expect(trial.unit('rt').shock).toBeUndefined();
  });

  test('[squad-leader 13.22.3] a shocked crew neither fires nor drives', () => {
    const trial = new Trial({
      active: 'russian',
      units: { rt: ['T-34 at D4', { facing: 3, shock: 'shocked' }], g1: '4-6-7 at D9' },
    });
    expect(trial.refusal('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D9' })?.refused).toBe(
      'NO_CREW',
    );
    trial.endPhase();
    expect(trial.refusal('russian', { order: 'drive', unit: 'rt', path: ['D5'] })?.refused).toBe(
      'CANNOT_MOVE',
    );
  });

  test.each<['shocked' | 'shaken', string, number[]]>([
    ['shocked', 'shock, 2MC', [5, 1]],
    ['shaken', 'shock, 1MC', [5, 2]],
  ])('[squad-leader 13.22.10, 13.22.11, 13.22.12] hit again while %s', (shock, check, dice) => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3, shock }] });
    trial.order('german', fire(), ...ON_HULL, 6, 5, ...dice);
    expect(trial.told('morale-check')).toMatchObject([{ check, passed: false }]);
    expect(trial.unit('rt').abandoned).toBe(shock === 'shocked' ? true : undefined);
    expect(trial.told('bailed-out')).toHaveLength(shock === 'shocked' ? 1 : 0);
    expect(trial.unit('rt').shock).toBe(shock === 'shocked' ? undefined : 'shocked');
  });

  test('[squad-leader 13.22.13] stunned or shocked crews survive the less', () => {
    const trial = start({ rt: ['T-34 at D4', { facing: 3, shock: 'shaken' }] });
    trial.order('german', fire(), ...ON_HULL, 2, 2, 1, 4);
    expect(trial.told('crew-lost')).toMatchObject([{ needs: 4, rolled: 5 }]);
  });
});

describe('shots at the tracks', () => {
  const tracks = fire({ immobilize: true });
  test.each<[string, object, string, number]>([
    ['its side', { facing: 2 }, 'side', 3],
    ['its rear', { facing: 0 }, 'rear', 5],
  ])('[squad-leader 13.23.2.1, 13.23.2.2] at %s: harder, and a hit stops it', (_, values, __, value) => {
    const trial = start({ rt: ['T-34 at D4', values] }).order('german', tracks, 1, 3);
    expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([
      { modifiers: [{ why: 'at the tracks', value }] },
    ]);
    expect(trial.told('afv-kill')).toEqual([]);
    expect(trial.unit('rt').immobilized).toBe(true);
  });

  test.each<[string, Record<string, Placed>, Setup, string]>([
    ['from the front', { rt: ['T-34 at D4', { facing: 3 }] }, {}, 'PROTECTED'],
    [
      'at a hidden hull',
      { rt: ['T-34 at D4', { facing: 2 }] },
      { map: field({ D4: { hexsides: { 3: 'wall' } } }) },
      'PROTECTED',
    ],
    ['from above', { rt: ['T-34 at D4', { facing: 2 }] }, { map: field({ D9: { level: 2 } }) }, 'PROTECTED'],
    ['far off', { rt: ['T-34 at D4', { facing: 2 }], gt: 'MkIVF2 at D11' }, {}, 'OUT_OF_RANGE'],
    ['at a truck', { rt: 'truck at D4' }, {}, 'NOT_AN_AFV'],
  ])('[squad-leader 13.23.2.1, 13.23.2.3, 13.23.2.4, 13.23.2.6] not %s', (_, units, setup, code) => {
    expect(start(units, setup).refusal('german', tracks)?.refused).toBe(code);
  });
});

describe('critical hits', () => {
  test('[squad-leader 13.25.1, 13.25.2, 13.25.3, 13.26.4/a] a 2 where 8 was enough: the rear, -1, and no armour', () => {
    const trial = start({ rt: ['SU122 at D4', { facing: 3 }] }).order('german', fire(), 1, 1, 6, 6, 1, 2);
    expect(trial.told('ordnance-fired')[0]?.aimed).toMatchObject([{ critical: true }]);
    expect(kill(trial)).toMatchObject({ facing: 'rear', modifiers: [{ why: 'critical hit', value: -1 }] });
  });

  test.each<[number, boolean]>([
    [3, true],
    [4, false],
  ])(
    '[squad-leader 13.26.4/b, 13.26.4/c, 13.26.6] where 7 is needed a third die decides: %i',
    (third, critical) => {
      const trial = start(
        { gt: 'MkIVF2 at D9', r1: '4-4-7 at D4' },
        { map: field({ D4: 'stone-building' }) },
      ).order(
        'german',
        { order: 'fire-ordnance', unit: 'gt', at: 'D4' },
        1,
        1,
        third,
        6,
        5,
        ...(critical ? [1, 1] : []),
      );
      expect(trial.told('shell-burst')[0]?.outcomes).toMatchObject([
        { modifiers: critical ? [{ why: 'stone building', value: -3 }] : [] },
      ]);
    },
  );
});
