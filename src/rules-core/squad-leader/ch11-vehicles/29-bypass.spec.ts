import { originalBoard } from '../../boards/index.js';
import type { Board } from '../../kernel/boards/index.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { drawn, type Setup, Trial } from '../testkit.testkit.js';

/** D8 is a wooden house that leaves its hexsides free, F8 woods to its edges. */
const village = (more: object = {}) =>
  drawn({ houses: { wooden: 'D8/ne D8/se D8/s D8/n' }, hexes: { F8: 'woods', ...more } });

type Past = 'left' | 'right';
const UNITS = { gt: 'MkIVF2 at D9', r9: '4-4-7 at N12' } as const;
const driving = (units: object = {}, setup: Partial<Setup> = {}) =>
  new Trial({
    map: village(),
    phase: 'movement',
    options: { year: 1944 },
    ...setup,
    units: { ...UNITS, ...units } as never,
  });
const around = (path: string[], past: Past = 'left', more: object = {}, order: object = {}) => ({
  order: 'drive',
  unit: 'gt',
  path,
  bypass: [{ at: path[0], past, ...more }],
  ...order,
});
const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
/** It came from the south, went along the south-western hexside, and points at the western corner. */
const BESIDE = { along: [4], corner: 5, past: 'left', came: 3 } as const;
const stopped = (units: object = {}, setup: Partial<Setup> = {}) =>
  driving({ gt: ['MkIVF2 at D8', { beside: BESIDE, facing: 5 }], ...units }, setup);
const passAll = (trial: Trial): Trial => {
  while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
  return trial;
};
const until = (trial: Trial, phase: string): Trial => {
  while (trial.battle.clock.phase !== phase) trial.endPhase();
  return trial;
};
const modifiersAt = (trial: Trial) =>
  trial.told('ordnance-fired').flatMap(({ aimed }) => aimed.flatMap(({ modifiers }) => modifiers));
const whys = (trial: Trial) => modifiersAt(trial).map(({ why }) => why);

describe('going around', () => {
  test('[squad-leader 11.29.2, 11.26.1] not over ground beside it that bars the vehicle, as at the edge of a board', () => {
    const truck = driving(
      { gt: 'truck at EE10', r9: '4-4-7 at A1' },
      { map: { map: originalBoard('village') as Board, charts: SQUAD_LEADER_CHARTS } },
    );
    const past = (side: Past) => truck.refusal('german', around(['FF10'], side))?.refused;
    expect([past('left'), past('right')].sort()).toEqual(['IMPASSABLE', 'NO_WAY']);
  });

  test.each<[string, object, object, string[], number]>([
    ['one hexside in the open for two points', {}, {}, ['D8', 'C8'], 2],
    ['two hexsides for four', {}, {}, ['D8', 'D7'], 4],
    ['uphill everything twice', {}, { D8: { level: 1 } }, ['D8', 'C8'], 10],
    ['a truck', { gt: 'truck at D9' }, {}, ['D8', 'C8'], 12],
  ])('[squad-leader 11.29.1, 11.29.2] %s, and nothing breaks down', (_, units, hexes, [at, to], mp) => {
    const trial = passAll(driving(units, { map: village(hexes) }).order('german', around([at, to] as never)));
    expect(trial.kinds).not.toContain('breakdown-roll');
    expect(trial.unit('gt')).toMatchObject({ at: to });
    expect(Number(spentIn(trial, at as string))).toBe(mp);
  });
  const spentIn = (trial: Trial, hex: string) =>
    trial.unit('gt').passed?.find(({ at, start }) => at === hex && !start)?.mp;

  test.each<[string, object, object, string, object]>([
    [
      '11.29.3',
      {},
      {},
      '11.29.3',
      around(['E9', 'F8', 'F7'], 'left', {}, { bypass: [{ at: 'F8', past: 'left' }] }),
    ],
    ['11.29/q2', {}, {}, '11.29/q2', around(['C9', 'C8'])],
    ['11.29/q4', { gt: ['MkIVF2 at D9', { tows: 'gg' }] }, {}, '11.29/q4', around(['D8', 'C8'])],
    ['11.29.17', {}, { D8: { burning: true } }, '11.29.17', around(['D8', 'C8'])],
    ['11.29.20', { gu: ['truck at D8', { beside: BESIDE }] }, {}, '11.29.20', around(['D8', 'C8'])],
    [
      '11.29.20',
      {},
      { D8: { wrecks: [{ name: 'T-34', nationality: 'Russian', corner: 4 }] } },
      '11.29.20',
      around(['D8', 'C8']),
    ],
  ])(
    '[squad-leader-B-159] [squad-leader 11.29.3, 11.29/q2, 11.29/q4, 11.29.17, 11.29.20] where it does not: %s',
    (_, units, marks, cited, order) => {
      expect(driving(units, { marks } as never).refusal('german', order as never)?.cites).toContain(cited);
    },
  );

  test.each<[string, object, string | undefined]>([
    ['on a hexside along which it goes', { D8: { roadblock: 4 } }, '15.2.2'],
    ['across the hexside by which it comes', { D9: { roadblock: 0 } }, '15.2.2'],
    ['that meets its hexside at a corner', { C8: { roadblock: 3 } }, '15.2.2'],
    ['on the other side of the house', { D8: { roadblock: 1 } }, undefined],
  ])('[squad-leader 11.29.3, 15.2.2] no way by a roadblock %s', (_, marks, cited) => {
    const cites = driving({}, { marks } as never).refusal('german', around(['D8', 'C8']))?.cites;
    expect(cites?.includes('15.2.2') ? '15.2.2' : undefined).toBe(cited);
  });

  test('[squad-leader 11.29.4, 11.29.8] it may stop there, and goes on around it or out ahead, but does not turn', () => {
    const trial = passAll(driving().order('german', around(['D8'])));
    expect(trial.unit('gt')).toMatchObject({ at: 'D8', beside: BESIDE, facing: 5, spent: 2 });
    const later = stopped();
    expect(later.refusal('german', { ...drive(), facing: 1 })?.cites).toContain('11.29.8');
    expect(later.refusal('german', drive('D7'))?.refused).toBe('NO_WAY');
    expect(later.refusal('german', drive('C8'))).toBeUndefined();
    expect(later.refusal('german', around(['D8', 'D7'], 'right'))?.refused).toBe('NO_WAY');
    passAll(later.order('german', around(['D8', 'D7'])));
    expect(later.unit('gt')).toMatchObject({ at: 'D7', spent: 3 });
    expect(later.unit('gt').beside).toBeUndefined();
  });

  test('[squad-leader 11.29.16] what has gone into the house is under none of this', () => {
    const trial = passAll(driving().order('german', drive('D8'), 1, 1));
    expect(trial.unit('gt').beside).toBeUndefined();
    expect(trial.kinds).toContain('breakdown-roll');
    expect(trial.refusal('german', { ...drive(), facing: 3 })).toBeUndefined();
  });

  test('[squad-leader 11.29.19] one vehicle ends in a hex, on whatever side of the house', () => {
    const other = { gu: ['truck at D8', { beside: { along: [2], corner: 2, past: 'right', came: 3 } }] };
    expect(driving(other).refusal('german', around(['D8']))?.refused).toBe('NO_ROOM');
  });
});

describe('fire', () => {
  const gun = (at: string) => ({ order: 'fire-ordnance', unit: 'rt', at, target: 'gt' });
  const T34 = (at: string, facing: number) => ({ rt: [`T-34 at ${at}`, { facing }] });

  test('[squad-leader 11.29.10, 11.29.11, 11.29.13] at what goes by or stands there from where its hexside or corner is seen, without the house', () => {
    const west = driving(T34('A8', 2)).order('german', around(['D8', 'C8']));
    while (west.unit('gt').at !== 'D8') west.order('russian', 'pass');
    west.order('russian', gun('D8'), 6, 6);
    expect(whys(west)).not.toContain('wooden building');
    const later = until(stopped(T34('A8', 2)), 'defensive-fire');
    expect(later.refusal('russian', gun('D8'), 6, 6)).toBeUndefined();
    const east = until(stopped(T34('F7', 4)), 'defensive-fire');
    expect(east.refusal('russian', gun('D8'))?.refused).toBe('NO_SIGHT');
  });

  test('[squad-leader 11.29.14, 11.29.9] its own goes out from its corner, past the house, and its hull does not turn', () => {
    const mine = (r1: string) => stopped({ r1: `4-4-7 at ${r1}` }, { phase: 'prep-fire' });
    const at = (hex: string) => ({ order: 'fire-machine-guns', unit: 'gt', at: hex });
    expect(mine('B8').refusal('german', at('B8'), 6, 6)).toBeUndefined();
    const shoot = { order: 'fire-ordnance', unit: 'gt', at: 'F7', ammunition: 'HE' };
    expect(mine('F7').refusal('german', shoot)?.refused).toBe('NO_SIGHT');
    const free = { ...shoot, at: 'A11', hull: true };
    expect(mine('A11').refusal('german', free)?.cites).toContain('11.29.9');
    expect(mine('A11').refusal('german', { ...shoot, at: 'A11' }, 6, 6)).toBeUndefined();
  });

  test('[squad-leader-B-168] [squad-leader 11.29.15, 11.29/q12] its front looks to the corner at which it stands', () => {
    const struck = (at: string, facing: number) =>
      until(stopped(T34(at, facing)), 'defensive-fire')
        .order('russian', gun('D8'), 1, 2, 6, 6)
        .told('afv-kill')
        .map((one) => one.facing);
    expect(struck('A8', 2)).toEqual(['front']);
    expect(struck('D10', 0)).toEqual(['side']);
  });
});

describe('grenades', () => {
  const grenades = { order: 'immobilize', unit: 'r1', vehicle: 'gt' };
  const inCover = (at: string) =>
    until(
      stopped({ r1: `4-4-7 at ${at}` }, { map: village({ C9: 'woods', E9: 'woods', E8: 'woods' }) }),
      'defensive-fire',
    );

  test.each<[string, string, string | undefined]>([
    ['from beside its way', 'C9', undefined],
    ['not from behind the house', 'E8', 'NOT_ADJACENT'],
  ])('[squad-leader 7.2.5.1/b] %s', (_, at, refused) => {
    expect(inCover(at).refusal('russian', grenades, 3, 3, 6, 6)?.refused).toBe(refused);
  });

  test('[squad-leader 11.29.12] out of the house itself with 2 less', () => {
    const trial = inCover('D8').order('russian', grenades, 3, 3, 6, 6);
    expect(trial.told('immobilization-attempt')[0]?.modifiers).toContainEqual(
      expect.objectContaining({ value: -2, cites: '11.29.12' }),
    );
  });
});

describe('men in the obstacle', () => {
  const MEN = { r1: '4-4-7 at D8' };

  test('[squad-leader 7.1.12, 11.29.21, 11.29.23] are overrun by what enters it, not by what goes around it', () => {
    const overrun = { overrun: ['bow'] };
    const trial = driving(MEN);
    expect(trial.refusal('german', around(['D8', 'C8'], 'left', {}, overrun))?.cites).toEqual([
      '7.1.12',
      '11.29.21',
    ]);
    expect(trial.refusal('german', { ...drive('D8'), ...overrun })).toBeUndefined();
    const beyond = driving({ ...MEN, r2: '4-4-7 at C8' });
    beyond.order('german', around(['D8', 'C8'], 'left', {}, overrun));
    while (beyond.unit('gt').at !== 'D8') beyond.order('russian', 'pass');
    beyond.order('russian', 'pass', 5, 5);
    expect(beyond.told('overrun')[0]?.at).toBe('C8');
  });

  test.each<[string, string, number, boolean]>([
    ['stay where they are', '4-4-7', 1944, true],
    ['before 1942 make way', '4-4-7', 1941, false],
    ['raw make way', '4-3-6', 1944, false],
  ])('[squad-leader 11.29.22] who %s', (_, men, year, stays) => {
    const trial = driving({ r1: `${men} at D8` }, { options: { year } });
    passAll(trial.order('german', around(['D8'])));
    until(trial, 'defensive-fire').endPhase();
    expect(trial.awaits.includes('russian make-way')).toBe(!stays);
  });

  test('[squad-leader 11.29.25] hidden ones stay so while it goes by, and are seen when it stays', () => {
    const hidden = { r1: ['4-4-7 at D8', { hidden: true }] };
    const by = passAll(driving(hidden).order('german', around(['D8', 'C8'])));
    expect(by.unit('r1').hidden).toBe(true);
    const stays = passAll(driving(hidden).order('german', around(['D8'])));
    expect(stays.unit('r1').hidden).toBe(true);
    until(stays, 'defensive-fire').endPhase();
    expect(stays.unit('r1').hidden).toBeUndefined();
  });

  test('[squad-leader-B-162] [squad-leader 11.29.6/a, 11.29/q7] strike who sits in a halftrack before them, behind no armour', () => {
    const trial = driving({
      gt: 'SdKfz 251 armed at D9',
      g1: ['4-6-7 at D9', { aboard: 'gt' }],
      ...MEN,
    }).order('german', around(['D8', 'C8']));
    while (trial.unit('gt').at !== 'D8') trial.order('russian', 'pass');
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')).toMatchObject([
      { fp: 8, outcomes: [{ units: ['g1', 'gt'], modifiers: [] }] },
    ]);
  });

  test('[squad-leader-B-160] [squad-leader 11.29.5, 11.29.7, 11.29/q5] passengers get off ahead of it, for four points, and not among enemies', () => {
    const trial = driving({
      gt: ['SdKfz 251 armed at D8', { beside: BESIDE, facing: 5 }],
      g1: ['4-6-7 at D8', { aboard: 'gt' }],
      ...MEN,
    });
    const off = (to?: string) => ({ order: 'disembark', unit: 'g1', ...(to && { to }) });
    expect(trial.refusal('german', off('E8'))?.cites).toEqual(['11.29.5']);
    expect(trial.refusal('german', off())?.refused).toBe('ENEMY_THERE');
    trial.order('german', off('C8'));
    expect(trial.unit('gt').spent).toBe(4);
  });
});

test.each<[string, string, number[]]>([
  ['an upper level of the next hex: nothing', 'C9/1', []],
  ['the ground of the next hex: its armour', 'C9', [2]],
])('[squad-leader 11.29.24] fire at men in a halftrack beside a house has, from %s', (_, at, values) => {
  const map = drawn({
    houses: { wooden: 'D8/ne D8/se D8/s D8/n' },
    buildings: [{ is: 'wooden', hexes: 'C9 C10', upperLevels: 1, stairways: 'C9' }],
  });
  const trial = until(
    stopped(
      {
        gt: ['SdKfz 251 armed at D8', { beside: BESIDE, facing: 5 }],
        g1: ['4-6-7 at D8', { aboard: 'gt', exposed: true }],
        r1: `4-4-7 at ${at}`,
      },
      { map },
    ),
    'defensive-fire',
  ).order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
  const modifiers = trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes.filter(({ units }) => units.includes('g1')))
    .flatMap((one) => one.modifiers);
  expect(modifiers.filter(({ why }) => why === 'behind armour').map(({ value }) => value)).toEqual(values);
});
