import { drawn, type Setup, Trial } from '../testkit.testkit.js';

const GRID = { columns: 7, rows: 15 };
/** A house of three hexes with two upper levels; the stairs are in the middle. */
const HALL = { is: 'stone', hexes: 'D5 D6 D7', upperLevels: 2, stairways: 'D6' };
const HOUSE = { is: 'wooden', hexes: 'D5 D6', upperLevels: 1 };
const map = (building: object = HALL, more: object = {}) =>
  drawn({ ...GRID, buildings: [building], ...more });
const FAR = { r9: '4-4-7 at A15' } as const;
const play = (units: Setup['units'], more: Setup = {}) =>
  new Trial({ map: map(), phase: 'movement', units: { ...FAR, ...units }, ...more });
const moves = (...path: string[]) => ({ order: 'move', units: ['g1'], path });
const fires = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
/** Does the fire find anybody it can see there? */
const reaches = (from: string, to: string, table = map()) =>
  !new Trial({
    map: table,
    units: {
      g1: `4-6-7 at ${from}`,
      r1: `4-4-7 at ${to}`,
      r8: `4-4-7 at C${Number.parseInt(from.slice(1), 10)}`,
    },
  })
    .order('german', fires(to, 'g1'), 6, 6)
    .kinds.includes('fired-in-vain');

describe('which levels there are', () => {
  test.each([
    ['[squad-leader 14.3.5]', 'a house of one hex has none', { is: 'stone', hexes: 'D6' }, ['D6']],
    ['[squad-leader 14.3.6]', 'a house of two hexes without stairs has one', HOUSE, ['D6', 'D6/1']],
    ['[squad-leader 14.3.3, 14.3.7]', 'a building with stairs has two', HALL, ['D6', 'D6/1', 'D6/2']],
    [
      '[squad-leader 14.3.8]',
      'a third where the board says so',
      { ...HALL, upperLevels: 3 },
      ['D6', 'D6/1', 'D6/2', 'D6/3'],
    ],
  ])('%s %s', (_ids, _says, building, places) => {
    const trial = play({ gl: '8-0 at C6' }, { map: map(building) });
    const reached = trial.legalOf('german', 'move').map(({ path }) => (path as string[]).at(-1) as string);
    expect([...new Set(reached.filter((at) => at.startsWith('D6')))].sort()).toEqual(places);
  });

  test('[squad-leader 14.3.3] each level has room for a full stack', () => {
    const full = { g2: '4-6-7 at D6', g3: '4-6-7 at D6', g4: '4-6-7 at D6' } as const;
    const trial = play({ g1: '4-6-7 at D6/1', g5: '4-6-7 at D5', ...full });
    expect(trial.refusal('german', { order: 'move', units: ['g5'], path: ['D6'] })?.refused).toBe('NO_ROOM');
    trial.order('german', { order: 'move', units: ['g2'], path: ['D6/1'] });
    trial.order('german', { order: 'move', units: ['g5'], path: ['D6'] });
    expect(trial.unit('g5').at).toBe('D6');
  });

  test('[squad-leader 14.3.20.5] vehicles and guns stay below', () => {
    const trial = play({
      gt: ['SdKfz 251 unarmed at C6', { facing: 0 }],
      gg: ['75 AT gun at D6', { facing: 0, possessor: 'gc' }],
      gc: 'crew 2-4-7 at D6',
    });
    expect(trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D6/1'] })?.refused).toBe(
      'NO_SUCH_HEX',
    );
    expect(trial.refusal('german', { order: 'push-gun', gun: 'gg', path: ['D6/1'] })?.refused).toBe(
      'NOT_ADJACENT',
    );
  });
});

describe('stairs', () => {
  test('[squad-leader 14.3.20.1] one factor for each level', () => {
    const trial = play({ g1: '4-6-7 at D6' }).order('german', moves('D6/1', 'D6/2'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D6/2', spent: 2 });
    const down = play({ g1: '4-6-7 at D6/2' }).order('german', moves('D6/1', 'D6', 'D7'));
    expect(down.unit('g1')).toMatchObject({ at: 'D7', spent: 4 });
  });

  test('[squad-leader 14.3.3, 14.3.7] they are only where they are drawn, in a two-story house everywhere', () => {
    expect(play({ g1: '4-6-7 at D5' }).refusal('german', moves('D5/1'))?.cites).toEqual(['4.1.2']);
    const upstairs = play({ g1: '4-6-7 at D6/1' }).order('german', moves('D5/1'));
    expect(upstairs.unit('g1')).toMatchObject({ at: 'D5/1', spent: 2 });
    expect(play({ g1: '4-6-7 at D5/1' }).refusal('german', moves('C5'))?.refused).toBe('NOT_ADJACENT');
  });

  test('[squad-leader 14.3.6] a two-story house has them in every hex', () => {
    for (const hex of ['D5', 'D6'])
      expect(
        play({ g1: `4-6-7 at ${hex}` }, { map: map(HOUSE) }).refusal('german', moves(`${hex}/1`)),
      ).toBeUndefined();
  });

  test('[squad-leader-C-014] [squad-leader 14.3.20.3/b, 14.3.20.3/q1] an advance takes in one level, from beside the stairs or away from them', () => {
    const ends = (at: string) =>
      play({ g1: `4-6-7 at ${at}` }, { phase: 'advance' })
        .legalOf('german', 'advance')
        .map(({ to }) => to as string)
        .filter((to) => to.startsWith('D'))
        .sort();
    expect(ends('D5')).toEqual(['D4', 'D6', 'D6/1']);
    expect(ends('D6')).toEqual(['D5', 'D5/1', 'D6/1', 'D7', 'D7/1']);
    expect(ends('C6')).toEqual(['D5', 'D6', 'D6/1']);
  });

  test('[squad-leader 14.3.20.3/b] and leads into close combat there', () => {
    const trial = play({ g1: '4-6-7 at D5', r1: '4-4-7 at D6/1', r2: '4-4-7 at D6' }, { phase: 'advance' });
    trial.order('german', { order: 'advance', unit: 'g1', to: 'D6/1' }).endPhase();
    while (!trial.awaits[0]?.includes('close-combat')) trial.endPhase();
    const fights = (defenders: string[]) => ({ order: 'close-combat', attackers: ['g1'], defenders });
    expect(trial.refusal('german', fights(['r2']))).toBeDefined();
    expect(trial.refusal('german', fights(['r1']))).toBeUndefined();
  });
});

describe('on a hillside', () => {
  const split = (stairways: string) =>
    map({ is: 'stone', hexes: 'D5 D6', upperLevels: 2, stairways }, { levels: { '1': 'D6' } });

  test.each([
    ['[squad-leader 14.3.13]', 'D5'],
    ['[squad-leader 14.3.14]', 'D6'],
  ])('%s one goes on at the same height, with the stairs in %s', (_id, stairways) => {
    const ends = (at: string) =>
      play({ g1: `4-6-7 at ${at}` }, { map: split(stairways), phase: 'advance' })
        .legalOf('german', 'advance')
        .map(({ to }) => to as string);
    expect(ends('D5/1')).toContain('D6');
    expect(ends('D5/2')).toContain('D6/1');
    expect(
      play({ g1: '4-6-7 at D5' }, { map: split(stairways) }).refusal('german', moves('D6'))?.refused,
    ).toBe('NOT_ADJACENT');
  });
});

describe('fire and sight', () => {
  test('[squad-leader 14.3.20.7] an attack names the level, and strikes nobody else', () => {
    const trial = new Trial({
      map: map(),
      units: { g1: '4-6-7 at C6', r1: '4-4-7 at D6/1', r2: '4-4-7 at D6' },
    });
    expect(trial.refusal('german', fires('D6/3', 'g1'))?.refused).toBe('NO_SUCH_HEX');
    trial.order('german', fires('D6/1', 'g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes.map(({ units }) => units)).toEqual([['r1']]);
  });

  test('[squad-leader 14.3.20.3/a] in one hex through the stairs alone, and one level far', () => {
    expect([reaches('D6', 'D6/1'), reaches('D6/2', 'D6/1'), reaches('D6', 'D6/2')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([reaches('D5', 'D5/1'), reaches('D5/2', 'D5/1')]).toEqual([false, false]);
  });

  test.each([
    ['[squad-leader 14.3.4, 14.3.5]', 'stone-building', [], [11, 12, 13], [11, 12, 13]],
    ['[squad-leader 14.3.4, 14.3.6]', 'wooden-building-1-level', [], [11, 12, 13], [11, 12, 13]],
    ['[squad-leader 14.3.4, 14.3.7]', 'stone-building-2-level', [], [], [12, 13]],
    ['[squad-leader 14.3.4, 14.3.8]', 'stone-building-3-level', [], [], []],
  ])('%s what is seen over a %s from hills of levels 1 to 3', (_ids, terrain, ...seen) => {
    const from = (level: number) => {
      const table = map(HALL, { levels: { [level]: 'C7-C8 D7' }, hexes: { D9: terrain } });
      return [10, 11, 12, 13].filter((row) => reaches('D7', `D${row}`, table));
    };
    expect([1, 2, 3].map(from)).toEqual(seen);
  });

  test('[squad-leader 14.3.10] behind a building of three levels a hill of level 4 sees the fourth hex', () => {
    const table = drawn({ ...GRID, levels: { '4': 'C7 D7' }, hexes: { D9: 'stone-building-3-level' } });
    expect([10, 11, 12, 13].filter((row) => reaches('D7', `D${row}`, table))).toEqual([13]);
  });

  test('[squad-leader 14.3.20.6, 14.3.9] who is upstairs sees over what hides those below, as from a hill so high', () => {
    const table = map({ ...HALL, upperLevels: 3 }, { hexes: { D9: 'stone-building-2-level' } });
    const woods = map({ ...HALL, upperLevels: 3 }, { hexes: { D9: 'woods' } });
    const sees = (from: string, over: typeof table) =>
      [10, 11, 12].filter((row) => reaches(from, `D${row}`, over));
    expect(['D7', 'D7/1', 'D7/2', 'D7/3'].map((from) => sees(from, woods))).toEqual([
      [],
      [],
      [11, 12],
      [11, 12],
    ]);
    expect(['D7/2', 'D7/3'].map((from) => sees(from, table))).toEqual([[], [12]]);
    expect([reaches('D11', 'D7/2', woods), reaches('D11', 'D7', woods)]).toEqual([true, false]);
  });

  test('[squad-leader 14.3.20.6] no wall or hedge covers the level above it', () => {
    const table = map(HALL, { hexsides: { wall: 'D7/D8' } });
    const cover = (at: string) =>
      new Trial({ map: table, units: { g1: '4-6-7 at D9', r1: `4-4-7 at ${at}`, r9: '4-4-7 at E9' } })
        .order('german', fires(at, 'g1'), 6, 5)
        .told('fire-attack')[0]
        ?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
    expect(cover('D7')).toEqual(['stone building 3', 'wall 2']);
    expect(cover('D7/1')).toEqual(['stone building 3']);
  });

  test('[squad-leader 14.3.12] rowhouses lead to each other, and are fired from into each other, on the ground alone', () => {
    const rows = map({ ...HALL, kind: 'rowhouse', stairways: '' });
    const trial = play({ g1: '4-6-7 at D6/1' }, { map: rows });
    expect(trial.refusal('german', moves('D5/1'))?.refused).toBe('NOT_ADJACENT');
    expect(trial.refusal('german', moves('D6', 'D5', 'D5/1'))).toBeUndefined();
    expect([reaches('D6/1', 'D5/1', rows), reaches('D6', 'D5', rows)]).toEqual([false, true]);
    expect(reaches('D6/1', 'D5/1')).toBe(true);
  });

  const GROUP = { r1: '4-4-7 at A6' } as const;
  const joins = (units: Setup['units'], table = map()) =>
    new Trial({ map: table, units: { ...GROUP, ...units } }).refusal(
      'german',
      fires('A6', ...Object.keys(units ?? {}).filter((id) => id.startsWith('g'))),
      6,
      6,
    )?.refused;

  test('[squad-leader 14.3.12/a] men of two rowhouses fire together only through a third hex', () => {
    const rows = map({ ...HALL, kind: 'rowhouse', stairways: '' });
    const apart = { g1: '4-6-7 at D6', g2: '4-6-7 at D7' } as const;
    expect(joins(apart)).toBeUndefined();
    expect(joins(apart, rows)).toBe('NOT_A_GROUP');
    expect(joins({ ...apart, g3: '4-6-7 at C7' }, rows)).toBeUndefined();
  });

  test('[squad-leader-A-175] [squad-leader-C-013] [squad-leader 14.3.20/q1, 5.1.6/b] from level to level a group is joined by stairs, with somebody on both levels', () => {
    expect(joins({ g1: '4-6-7 at D6', g2: '4-6-7 at D6/1' })).toBeUndefined();
    expect(joins({ g1: '4-6-7 at D5', g2: '4-6-7 at D5/1' })).toBe('NOT_A_GROUP');
    expect(joins({ g1: '4-6-7 at D6', g2: '4-6-7 at D6/2' })).toBe('NOT_A_GROUP');
    expect(joins({ g1: '4-6-7 at D6', g2: '4-6-7 at D6/2', g3: '4-6-7 at D6/1' })).toBeUndefined();
    expect(joins({ g1: '4-6-7 at D5', g2: '4-6-7 at D6', g3: '4-6-7 at D6/1' })).toBeUndefined();
    expect(joins({ g1: '4-6-7 at D5', g3: '4-6-7 at D6/1' })).toBe('NOT_A_GROUP');
  });
});
