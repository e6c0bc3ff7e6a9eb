import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const GULLY = { watercourses: [{ is: 'gully', along: 'A8 B7 C8 D8 E8 F8 G8' }] };
const RIVER = { levels: { '-1': 'A6-C6 E6-N6 A7-C7 E7-N7' }, terrain: { river: 'A6-N6 A7-N7' } };
const ROAD = { roads: [{ is: 'dirt-road', along: 'D12 D2' }] };
const over = (below: object, is: string, of: string) => drawn({ ...below, ...ROAD, bridges: { [is]: of } });
const WOODEN = over(RIVER, 'wooden-bridge', 'D6 D7');
const STONE = over(RIVER, 'stone-bridge', 'D6 D7');
const SOUTH = { at: 'D8', facing: 0, exposed: true } as const;
const NORTH = { at: 'D5', facing: 3, exposed: true } as const;
const drive = (unit: string, ...path: string[]) => ({ order: 'drive', unit, path });
const onBridge = (map: Setup['map'], units: Readonly<Record<string, Placed>>, more: Setup = {}) =>
  new Trial({ phase: 'movement', ...(map && { map }), units: { r9: '4-4-7 at N12', ...units }, ...more });
const heavy = (tons: number, more: Setup = {}, units: Readonly<Record<string, Placed>> = {}) =>
  onBridge(WOODEN, { gt: ['MkIVF2', { ...SOUTH, tons }] as never, ...units }, more);

describe('what a wooden bridge bears', () => {
  test.each([
    ['[squad-leader 14.29.4.1, 14.29.4.1.1]', 10, [], false],
    ['[squad-leader 14.29.4.1.1]', 15, [6, 5], false],
    ['[squad-leader 14.29.4.1.1]', 15, [6, 6], true],
    ['[squad-leader 14.29.4.1.4]', 16, [6, 5], true],
    ['[squad-leader 14.29.4.1.4]', 20, [6, 4], false],
    ['[squad-leader 14.29.4.1.4]', 21, [6, 4], true],
  ] as const)('%s %i tons with a roll of %j: it collapses: %s', (_rule, tons, dice, collapses) => {
    const trial = heavy(tons, {}, { g1: '4-6-7 at D6' }).order('german', drive('gt', 'D7', 'D6'), ...dice);
    expect(trial.battle.unit('gt')?.at).toBe(collapses ? undefined : 'D6');
    expect([trial.battle.unit('g1') === undefined, trial.at('D6').bridge?.destroyed === true]).toEqual([
      collapses,
      collapses,
    ]);
  });

  test('[squad-leader 14.29.4.1, 14.29.4.2] one of stone bears everything', () => {
    const trial = onBridge(STONE, { gt: ['MkIVF2', { ...SOUTH, tons: 60 }] as never });
    expect(trial.order('german', drive('gt', 'D7', 'D6')).kinds).not.toContain('bridge-strained');
  });

  test('[squad-leader 14.29.4.1.2] it rolls once for the whole bridge, alone on it, and all pay a point for each hex', () => {
    const trial = heavy(15, {}, { gu: ['truck', { ...SOUTH, at: 'D9' }] as never });
    trial.order('german', drive('gt', 'D7', 'D6', 'D5', 'D4'), 1, 2);
    expect(trial.unit('gt').spent).toBe(3);
    trial.order('german', drive('gu', 'D8', 'D7', 'D6'));
    expect(trial.unit('gu').spent).toBe(2.5);
    const occupied = heavy(15, {}, { gu: ['truck', { ...SOUTH, at: 'D6' }] as never });
    expect(occupied.refusal('german', drive('gt', 'D7'))?.cites).toEqual(['14.29.4.1.2', '14.29.4.1.3']);
    const light = onBridge(WOODEN, { gu: ['truck', { ...SOUTH, at: 'D8' }] as never });
    expect(light.order('german', drive('gu', 'D7', 'D6')).unit('gu').spent).toBe(1);
  });

  test('[squad-leader 14.29.4.1.3] what it has borne it bears again, and no more', () => {
    const first = heavy(20, {}, { gu: ['MkIVF2', { ...SOUTH, at: 'D9', tons: 20 }] as never });
    first.order('german', drive('gt', 'D7', 'D6', 'D5'), 1, 2);
    expect(first.at('D7').bridge?.bears).toBe(20);
    expect(first.order('german', drive('gu', 'D8', 'D7', 'D6')).kinds).not.toContain('bridge-strained');
    const marks = { D6: { bridge: { bears: 20 } }, D7: { bridge: { bears: 20 } } };
    expect(heavy(25, { marks }).order('german', drive('gt', 'D7'), 1, 2).kinds).toContain('bridge-strained');
  });
});

test.each([
  ['a tank', { order: 'drive', unit: 'rt', path: ['D8'] }, 'IMPASSABLE'],
  ['cavalry', { order: 'move', units: ['rc'], path: ['D8'] }, 'IMPASSABLE'],
  ['a squad', { order: 'move', units: ['r1'], path: ['D8'] }, undefined],
])('[squad-leader 14.29.11.1, 14.29.11.3] a foot bridge bears men alone: %s', (_, order, refused) => {
  const map = over({ levels: { '-1': 'A8-C8 E8-N8' }, terrain: { river: 'A8-N8' } }, 'foot-bridge', 'D8');
  const trial = new Trial({
    phase: 'movement',
    active: 'russian',
    enemy: 'german',
    map,
    units: {
      rt: ['T-34', { ...SOUTH, at: 'D9' }] as never,
      r1: '4-4-7 at D9',
      rc: ['4-4-7', { at: 'D9', skill: 'cavalry', rides: 'rh' }] as never,
      rh: 'horses at D9',
      g9: '4-6-7 at N12',
    },
  });
  expect(trial.refusal('russian', order)?.refused).toBe(refused);
});

test('[squad-leader 14.29.11.7] a pontoon bridge has one lane, and bears everything', () => {
  const map = over({ levels: { '-1': 'A8-C8 E8-N8' }, terrain: { river: 'A8-N8' } }, 'pontoon-bridge', 'D8');
  const trial = onBridge(map, { gt: ['MkIVF2', { ...SOUTH, at: 'D8', tons: 60 }] as never });
  expect(trial.refusal('german', { ...drive('gt'), facing: 3 })?.cites).toEqual(['14.29.4.2.1']);
  const goes = onBridge(map, { gt: ['MkIVF2', { ...SOUTH, at: 'D9', tons: 60 }] as never });
  expect(goes.order('german', drive('gt', 'D8', 'D7')).kinds).not.toContain('bridge-strained');
});

test.each([
  [undefined, 0.5],
  [true, 1],
] as const)('[squad-leader 14.29.11.7] under water %s: men and vehicles pay %d', (underwater, cost) => {
  const map = over({ levels: { '-1': 'A8-C8 E8-N8' }, terrain: { river: 'A8-N8' } }, 'pontoon-bridge', 'D8');
  const marks = underwater && { D8: { bridge: { underwater } } };
  const trial = onBridge(
    map,
    { gt: ['truck', { at: 'D9', facing: 0 }] as never, g1: '4-6-7 at D9' },
    marks ? { marks } : {},
  );
  trial.order('german', { order: 'move', units: ['g1'], path: ['D8'] });
  trial.order('german', drive('gt', 'D8'));
  expect([trial.unit('g1').spent, trial.unit('gt').spent]).toEqual([cost, cost]);
});

describe('lanes', () => {
  const NARROW = over(GULLY, 'wooden-bridge', 'D8');
  const truck = (at: string, facing: number): Placed => ['truck', { at, facing }] as never;
  test('[squad-leader 14.29.4.2.1] over a single lane all go one way in a player turn, and the other way later', () => {
    const meets = onBridge(NARROW, { gt: truck('D9', 0), gu: truck('D6', 3) });
    meets.order('german', drive('gt', 'D8', 'D7'));
    expect(meets.refusal('german', drive('gu', 'D7', 'D8', 'D9'))?.cites).toEqual(['14.29.4.2.1']);
    const later = { D8: { bridge: { traffic: { turn: 1, to: 'D7' } } } };
    const next = onBridge(NARROW, { gu: truck('D6', 3) }, { marks: later });
    expect(next.refusal('german', drive('gu', 'D7', 'D8', 'D9'))).toBeUndefined();
  });

  test('[squad-leader 14.29.4.2.1] nobody turns round on it, but may back; men go as they like', () => {
    const trial = onBridge(NARROW, { gt: truck('D8', 0), g1: '4-6-7 at D9' });
    expect(trial.refusal('german', { ...drive('gt'), facing: 3 })?.cites).toEqual(['14.29.4.2.1']);
    expect(trial.refusal('german', drive('gt', 'D9'))?.cites).toEqual(['14.29.4.2.1']);
    expect(trial.refusal('german', { ...drive('gt', 'D9'), reverse: true })).toBeUndefined();
    trial.order('german', drive('gt', 'D7', 'D6'));
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: ['D8', 'D7'] })).toBeUndefined();
    const wide = onBridge(STONE, { gt: truck('D6', 0) });
    expect(wide.refusal('german', { ...drive('gt'), facing: 3 })).toBeUndefined();
  });

  test.each([
    ['[squad-leader 14.29.4.1, 14.29.4.2.2]', 'two lanes', STONE, {}, undefined],
    ['[squad-leader 14.29.4.2.2]', 'one by the scenario', STONE, { bridge: { lanes: 1 } }, 'NO_WAY'],
    ['[squad-leader 14.29.4.2.3]', 'one beside a wreck', STONE, { wrecks: 1 }, 'NO_WAY'],
    [
      '[squad-leader 14.29.4.2.5]',
      'two where a large bridge holds the wreck',
      STONE,
      { wrecks: 1, bridge: { spare: 1 } },
      undefined,
    ],
  ] as const)(
    '%s %s',
    (_rule, _what, map, { wrecks, ...mark }: { wrecks?: number; bridge?: object }, refused) => {
      const hex = { ...mark, ...(wrecks && { wrecks: [{ name: 'truck', nationality: 'German' }] }) };
      const trial = onBridge(
        map,
        { gt: ['MkIVF2', { ...SOUTH, tons: 5 }] as never, gu: ['MkIVF2', { ...NORTH, tons: 5 }] as never },
        { marks: { D6: hex, D7: hex } as never },
      );
      trial.order('german', drive('gt', 'D7', 'D6', 'D5', 'D4'));
      expect(trial.refusal('german', drive('gu', 'D6', 'D7'))?.refused).toBe(refused);
    },
  );

  const WRECK = { name: 'truck', nationality: 'German' };
  test.each([
    ['[squad-leader 14.29.4.2.3]', 'a wreck on one lane', NARROW, 'D8', { wrecks: [WRECK] }, {}, 'NO_ROOM'],
    [
      '[squad-leader 14.29.4.2.3]',
      'two wrecks on two lanes',
      STONE,
      'D7',
      { wrecks: [WRECK, WRECK] },
      {},
      'NO_ROOM',
    ],
    [
      '[squad-leader 14.29.5.6]',
      'a vehicle on one lane',
      NARROW,
      'D8',
      {},
      { gv: truck('D8', 0) },
      'NO_ROOM',
    ],
    [
      '[squad-leader 14.29.5.6]',
      'a wreck and a vehicle on two',
      STONE,
      'D7',
      { wrecks: [WRECK] },
      { gv: truck('D7', 0) },
      'NO_ROOM',
    ],
  ] as const)('%s %s block it, and men go past', (_rule, _what, map, span, mark, units, refused) => {
    const [before, behind] = span === 'D8' ? ['D9', 'D7'] : ['D8', 'D6'];
    const trial = onBridge(
      map,
      { gt: ['MkIVF2', { ...SOUTH, at: before, tons: 5 }] as never, g1: `4-6-7 at ${before}`, ...units },
      { marks: { [span]: mark } as never },
    );
    expect(trial.refusal('german', drive('gt', span, behind))?.refused).toBe(refused);
    expect(trial.refusal('german', { order: 'move', units: ['g1'], path: [span, behind] })).toBeUndefined();
  });
});
