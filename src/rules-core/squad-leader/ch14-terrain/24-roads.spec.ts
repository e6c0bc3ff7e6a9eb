import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
/** A road between banks, which comes out of them at D4 and D11. */
const map = (is: 'sunken-road' | 'elevated-road', more: object = {}) =>
  drawn({
    roads: [
      { is, along: 'D10 D5' },
      { is: 'dirt-road', along: 'D12 D10' },
    ],
    ...more,
  });
const SUNKEN = map('sunken-road');
const ELEVATED = map('elevated-road');
const on = (table: Setup['map'], units: Readonly<Record<string, Placed>>, more: Setup = {}) =>
  new Trial({
    phase: 'movement',
    ...(table && { map: table }),
    units: { r9: '4-4-7 at N12', ...units },
    ...more,
  });
const spent = (table: Setup['map'], from: string, ...path: string[]) =>
  on(table, { g1: `4-6-7 at ${from}`, gl: `8-0 at ${from}` })
    .order('german', { order: 'move', units: ['g1', 'gl'], path })
    .unit('g1').spent;
const refused = (one: Trial, order: object) => one.refusal('german', order as never)?.refused;
const points = (table: Setup['map'], from: string, to: string, facing = 0, ...faces: number[]) =>
  on(table, { gt: [`MkIVF2 at ${from}`, { exposed: true, facing }] })
    .order('german', drive(to), ...faces)
    .unit('gt').spent;
const seen = (table: Setup['map'], from: string, at: string) =>
  on(table, { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${at}` }, { phase: 'prep-fire' })
    .legalOf('german', 'fire')
    .some((order) => order.at === at);
const why = (one: Trial) =>
  one.told('fire-attack')[0]?.outcomes[0]?.modifiers.map((each) => `${each.why} ${each.value}`);

test.each([
  ['[squad-leader 14.24.6]', 'sunken-road'],
  ['[squad-leader 14.26.8]', 'elevated-road'],
] as const)('%s a machine is pushed over the bank of a %s as men go over it', (_, is) => {
  const pushes = on(map(is), { g1: '4-6-7 at E8', gl: '8-0 at E8', gc: 'motorcycles at E8' });
  pushes.order('german', { order: 'push', unit: 'g1', machine: 'gc' });
  pushes.order('german', { order: 'move', units: ['g1', 'gl'], path: ['D7'] });
  expect([pushes.unit('gc').at, pushes.unit('gl').spent]).toEqual(['D7', 3]);
});

describe('sunken roads', () => {
  test('[squad-leader 14.24.2, 14.24.3] along them as by any road, and uphill where they end', () => {
    expect([
      spent(SUNKEN, 'D8', 'D7', 'D6'),
      spent(SUNKEN, 'D10', 'D11'),
      points(SUNKEN, 'D8', 'D7'),
    ]).toEqual([1, 1, 0.5]);
    expect(points(SUNKEN, 'D10', 'D11', 3)).toBe(2.5);
  });

  test('[squad-leader 14.24.4, 14.24.5] over their banks three factors in, three and the next hex out; no vehicle', () => {
    expect([spent(SUNKEN, 'E8', 'D7'), spent(SUNKEN, 'D7', 'E8')]).toEqual([3, 4]);
    const rider = on(SUNKEN, { g1: ['4-6-7', { at: 'E8', rides: 'gh' }], gh: 'horses at E8' });
    expect(rider.order('german', move('D7')).unit('g1').spent).toBe(3);
    expect(refused(on(SUNKEN, { gt: 'MkIVF2 at E8' }), drive('D7'))).toBe('IMPASSABLE');
    expect(refused(on(SUNKEN, { gt: ['MkIVF2 at D7', { facing: 2 }] }), drive('E8'))).toBe('IMPASSABLE');
    const advance = on(SUNKEN, { g1: '4-6-7 at D7' }, { phase: 'advance' });
    expect(advance.order('german', { order: 'advance', unit: 'g1', to: 'E8' }).unit('g1').at).toBe('E8');
  });

  test('[squad-leader 14.24.1] a level lower than what is beside them, and nobody digs there', () => {
    const dig = on(SUNKEN, { g1: '4-6-7 at D8' }, { phase: 'prep-fire' });
    expect(refused(dig, { order: 'dig-in', unit: 'g1' })).toBe('IMPASSABLE');
    const shot = on(SUNKEN, { g1: '4-6-7 at D7', r1: '4-4-7 at E8' }, { phase: 'prep-fire' });
    expect(why(shot.order('german', fire('E8', 'g1'), 6, 5))).toEqual(['height 1']);
  });

  test('[squad-leader 14.24.9] those beside them have the advantage of height', () => {
    const down = on(SUNKEN, { g1: '4-6-7 at E8', r1: '4-4-7 at D7' }, { phase: 'prep-fire' });
    expect(why(down.order('german', fire('D7', 'g1'), 6, 5))).toEqual([]);
    const up = on(SUNKEN, { g1: '4-6-7 at D7', r1: '4-4-7 at E8' }, { phase: 'prep-fire' });
    expect(why(up.order('german', fire('E8', 'g1'), 6, 5))).toEqual(['height 1']);
  });

  test('[squad-leader 14.24.8] one sees into them from beside, along them, and from far above', () => {
    expect([seen(SUNKEN, 'E8', 'D7'), seen(SUNKEN, 'F8', 'D7'), seen(SUNKEN, 'D9', 'D6')]).toEqual([
      true,
      false,
      true,
    ]);
    const above = (level: number) => seen(map('sunken-road', { levels: { [level]: 'G8' } }), 'G8', 'D7');
    expect([above(2), above(3)]).toEqual([false, true]);
  });

  test('[squad-leader 14.24.10] those who move there are in the open', () => {
    const one = on(SUNKEN, { g1: '4-6-7 at D9', r1: '4-4-7 at E8' })
      .order('german', move('D8', 'D7'))
      .endPhase();
    expect(why(one.order('russian', fire('D7', 'r1'), 6, 6))).toEqual(['moved -1', 'in the open -1']);
  });
});

describe('elevated roads', () => {
  test('[squad-leader 14.26.4] along them as by any road; a vehicle that comes up by the road pays two points more', () => {
    expect([
      spent(ELEVATED, 'D8', 'D7', 'D6'),
      points(ELEVATED, 'D8', 'D7'),
      points(ELEVATED, 'D11', 'D10'),
    ]).toEqual([1, 0.5, 2.5]);
  });

  test('[squad-leader 14.26.5, 14.26.7] over their banks three factors up, one and the next hex down', () => {
    expect([spent(ELEVATED, 'E8', 'D7'), spent(ELEVATED, 'D7', 'E8')]).toEqual([3, 2]);
  });

  test.each([
    [5, 'D7'],
    [6, 'E8'],
  ])(
    '[squad-leader 14.26.5] who advances up to them out of low ground rolls, and stays on a 6: %i',
    (die, at) => {
      const low = map('elevated-road', { levels: { '-1': 'E8' } });
      const one = on(low, { g1: '4-6-7 at E8' }, { phase: 'advance' });
      expect(one.order('german', { order: 'advance', unit: 'g1', to: 'D7' }, die).unit('g1').at).toBe(at);
      const flat = on(ELEVATED, { g1: '4-6-7 at E8' }, { phase: 'advance' });
      expect(flat.order('german', { order: 'advance', unit: 'g1', to: 'D7' }).unit('g1').at).toBe('D7');
    },
  );

  test('[squad-leader 14.26.6] tracked vehicles alone come over the banks, for six points, and may stick there', () => {
    expect([points(ELEVATED, 'E8', 'D7', 5, 1, 2), points(ELEVATED, 'D8', 'D7')]).toEqual([6, 0.5]);
    expect(refused(on(ELEVATED, { gt: ['truck at E8', { facing: 5 }] }), drive('D7'))).toBe('IMPASSABLE');
    const stuck = on(ELEVATED, { gt: ['MkIVF2 at E8', { facing: 5 }] }).order('german', drive('D7'), 6, 6);
    expect(stuck.unit('gt').immobilized).toBe(true);
    const down = on(ELEVATED, { gt: ['MkIVF2 at D7', { facing: 2 }] }).order('german', drive('E8'), 1, 2);
    expect([down.unit('gt').spent, down.kinds.includes('bog-roll')]).toEqual([2, true]);
  });

  test('[squad-leader 14.26.1] a level higher than what is beside them, and nobody digs there', () => {
    const dig = on(ELEVATED, { g1: '4-6-7 at D8' }, { phase: 'prep-fire' });
    expect(refused(dig, { order: 'dig-in', unit: 'g1' })).toBe('IMPASSABLE');
    const shot = on(ELEVATED, { g1: '4-6-7 at E8', r1: '4-4-7 at D7' }, { phase: 'prep-fire' });
    expect(why(shot.order('german', fire('D7', 'g1'), 6, 5))).toEqual(['height 1']);
  });

  test('[squad-leader 14.26.2, 14.26.3] their banks hide what is behind them, and hide no hull', () => {
    expect([seen(ELEVATED, 'C8', 'E8'), seen(ELEVATED, 'C3', 'E3')]).toEqual([false, true]);
    const two = drawn({
      roads: [
        { is: 'elevated-road', along: 'D10 D5' },
        { is: 'elevated-road', along: 'F10 F5' },
      ],
    });
    expect([seen(two, 'D7', 'H7'), seen(ELEVATED, 'D7', 'H7')]).toEqual([false, true]);
    const low = map('elevated-road', { levels: { '-1': 'F7' } });
    const tank = on(
      low,
      { g1: 'crew 2-4-7 at F7', gg: ['75 AT gun with g1', { facing: 4 }], rt: ['T-34 at D7', { facing: 0 }] },
      { phase: 'prep-fire' },
    );
    const aimed = { order: 'fire-ordnance', unit: 'gg', at: 'D7', target: 'rt', immobilize: true };
    expect(tank.refusal('german', aimed, 6, 6)?.cites ?? []).not.toContain('13.23.2.4');
  });
});

describe('in a cut', () => {
  const tank = (values: object = {}) =>
    ({ gt: ['MkIVF2', { at: 'D9', facing: 0, exposed: true, ...values }] }) as never;
  const past = (values: object, units: Readonly<Record<string, Placed>>, more: Setup = {}) =>
    refused(on(SUNKEN, { ...(tank(values) as object), ...units }, more), drive('D8', 'D7'));
  const other = (size?: number) => ({ gu: ['truck', { at: 'D8', ...(size && { size }) }] }) as never;
  const WRECK = { marks: { D8: { wrecks: [{ name: 'truck', nationality: 'German' }] } } };

  test.each([
    ['a vehicle', {}, other(), {}, 'IMPASSABLE'],
    ['a wreck', {}, {}, WRECK, 'IMPASSABLE'],
    ['a small vehicle', {}, other(2), {}, undefined],
    ['a vehicle, itself small', { size: 2 }, other(), {}, undefined],
    ['nothing', {}, {}, {}, undefined],
  ] as const)('[squad-leader 14.24.7] past %s', (_, values, units, more, code) => {
    expect(past(values, units as never, more as never)).toBe(code);
  });

  test.each([
    ['round', {}, [], 3, 'NO_WAY'],
    ['to the other end of the hexside', {}, [], 1, undefined],
    ['to the bank', {}, [], 5, 'NO_WAY'],
    ['round, if it is small', { size: 2 }, [], 3, undefined],
    ['round, as it goes', {}, ['D10'], undefined, 'NO_WAY'],
  ] as const)('[squad-leader 14.24.7] a vehicle turns %s', (_, values, path, facing, code) => {
    const order = { ...drive(...path), ...(facing !== undefined && { facing }) };
    expect(refused(on(SUNKEN, tank(values)), order)).toBe(code);
  });

  test('[squad-leader 14.24.11] nobody fires over its bank at men entrenched beside it, nor they at him', () => {
    const marks = { E8: { entrenchment: true } } as const;
    const units = (entrenched: boolean) => ({
      g1: '4-6-7 at D8',
      r1: ['4-4-7', { at: 'E8', ...(entrenched && { entrenched: 'E8' }) }] as never,
    });
    const sunk = (entrenched: boolean) =>
      new Trial({ map: SUNKEN, marks, units: units(entrenched) })
        .legalOf('german', 'fire')
        .some(({ at }) => at === 'E8');
    const out = (entrenched: boolean) =>
      new Trial({ map: SUNKEN, marks, units: units(entrenched), active: 'russian' })
        .order('russian', fire('D8', 'r1'), 6, 5)
        .kinds.includes('fired-in-vain');
    expect([sunk(false), sunk(true), out(false), out(true)]).toEqual([true, false, false, true]);
  });
});

test.each([
  [6, 6, true],
  [1, 1, undefined],
] as const)(
  '[squad-leader 14.27.6] an AFV that turns on a road through graves, with a %i and a %i',
  (one, two, prep) => {
    const graves = drawn({ hexes: { D8: 'graveyard' }, roads: [{ is: 'path', along: 'D10 D6' }] });
    const trial = on(graves, { gt: ['MkIVF2', { at: 'D8', facing: 0 }] as never });
    trial.order('german', { ...drive(), facing: 3 }, one, two);
    expect([trial.unit('gt').immobilized, trial.unit('gt').prep]).toEqual([prep, prep]);
  },
);

describe('past others on an elevated road', () => {
  const WRECK = { name: 'truck', nationality: 'German' };
  const passes = (kind: string, wrecks: number, faces: readonly number[], more: Setup = {}) => {
    const marks = { D7: { wrecks: Array.from({ length: wrecks }, () => WRECK) } };
    const trial = on(ELEVATED, { gt: [`${kind} at D8`, { facing: 0, exposed: true }] }, { marks, ...more });
    trial.order('german', drive('D7', 'D6'), ...faces);
    return [trial.unit('gt').at, trial.unit('gt').bogged, trial.unit('gt').spent];
  };

  test.each([
    ['a tank', 'MkIVF2', 1, [4, 4], {}, ['D6', undefined, 3]],
    ['a tank sticks', 'MkIVF2', 1, [4, 5], {}, ['D7', true, 2.5]],
    ['one more wreck', 'MkIVF2', 2, [4, 4], {}, ['D7', true, 4.5]],
    ['wheels', 'truck', 1, [4, 4], {}, ['D7', true, 2.5]],
    ['in snow', 'MkIVF2', 1, [4, 4], { options: { snow: true } }, ['D7', true, 3]],
    ['nothing in the way', 'MkIVF2', 0, [], {}, ['D6', undefined, 1]],
  ] as const)(
    '[squad-leader 14.26.9] half a point for the road and two for each, and a roll: %s',
    (_, kind, wrecks, faces, more, expected) => {
      expect(passes(kind, wrecks, faces, more as Setup)).toEqual(expected);
    },
  );

  test('[squad-leader 14.26.9] a vehicle that is immobilized is passed with one more, one that is not without', () => {
    const past = (values: object) => {
      const trial = on(ELEVATED, {
        gt: ['MkIVF2 at D8', { facing: 0, exposed: true }],
        gu: ['MkIVF2 at D7', { facing: 0, ...values }],
      });
      return trial.order('german', drive('D7', 'D6'), 4, 5).unit('gt').bogged;
    };
    expect([past({}), past({ immobilized: true })]).toEqual([undefined, true]);
  });

  test.each([
    ['a tank', {}, [1, 2], { spent: 4, facing: 3 }],
    ['a tank slides', {}, [6, 6], { spent: 4, facing: 0, immobilized: true }],
    ['a small one', { size: 2 }, [], { spent: 2, facing: 3 }],
  ] as const)(
    '[squad-leader 14.26.10] to turn there costs four points and a roll: %s',
    (_, values, faces, after) => {
      const trial = on(ELEVATED, { gt: ['MkIVF2', { at: 'D8', facing: 0, ...values }] as never });
      trial.order('german', { ...drive(), facing: 3 }, ...faces);
      expect(trial.unit('gt')).toMatchObject(after);
    },
  );
});
