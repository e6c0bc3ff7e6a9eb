import type { Sight } from '../los/sight.js';
import type { Unit } from '../system.js';
import { begin, field, type Setup } from '../testkit.testkit.js';
import { turnTowards } from './covered-arc.js';
import { flamethrowerModifier, hindranceModifiers, movementModifiers } from './modifiers.js';
import { screening } from './screened-shot.js';

type Placed = NonNullable<Setup['units']>[string];
const CLEAR: Sight = {
  hurdles: [],
  hindrances: [],
  enters: [0],
  cover: [],
  from: 0,
  to: 0,
  adjacent: false,
  overCrest: false,
};

describe('what a moving target pays', () => {
  const hindered = (row: string, hex: string): Partial<Sight> => ({
    hindrances: [{ hex, row, drm: 5 } as never],
  });
  const SMOKE = hindered('Smoke', 'D7');
  const WRECK = hindered('Wreck', 'D5');
  const OWN = hindered('Wreck', 'D7');
  const drm = (placed: Placed, seen: Partial<Sight> = {}, map: Parameters<typeof field>[0] = {}) => {
    const { battle } = begin({ g1: 'nco at A1', a1: placed }, { map: field(map) });
    return movementModifiers(battle, battle.theUnit('a1'), { manner: 'direct', sight: { ...CLEAR, ...seen } })
      .map(({ why, drm: sum }) => `${why} ${sum}`)
      .join();
  };

  test.each([
    ['running', { moving: 'running' }, 'running -20'],
    ['cautious', { moving: 'cautious' }, 'moved -10'],
    ['assault', { moving: 'assault' }, 'moved -10'],
    ['crawling', { moving: 'crawling' }, ''],
    ['marked Moved', { marker: 'moved' }, 'moved -10'],
    ['marked Assault Moved', { marker: 'assault-moved' }, 'moved -10'],
    ['marked Assault Fired', { marker: 'assault-fired' }, 'moved -10'],
    ['marked Crawled', { marker: 'crawled' }, ''],
    ['standing', {}, ''],
    ['in a pillbox', { moving: 'running', post: 'pillbox' }, 'running -20'],
    ['in a trench', { moving: 'running', post: 'trench' }, ''],
    ['in an anti-tank trench', { moving: 'running', post: 'at-trench' }, ''],
  ] as [string, Partial<Unit>, string][])('[combat 10.1.7] %s', (_, values, expected) => {
    const target: Placed = ['7-6 at D7', values];
    expect(drm(target)).toBe(expected);
    expect(drm(target, SMOKE)).toBe(expected && 'moving in smoke -10');
    expect(drm(target, hindered('Fire (Flame)', 'D5'))).toBe(expected && 'moving in smoke -10');
    expect(drm(target, WRECK)).toBe('');
    expect(drm(target, OWN)).toBe(expected);
    expect(drm(target, WRECK, { D7: 'brush' })).toBe(expected);
    expect(drm(target, { cover: ['bocage'] })).toBe('');
    expect(drm(target, { cover: ['wall'] })).toBe(expected);
    expect(drm(['tank at D7', values])).toBe('');
  });

  test('[combat 6.1.4] [combat 13.1.3] hindrances on the way, each with its rule; a flamethrower team draws fire', () => {
    const all = [
      { hex: 'D5', row: 'Smoke', drm: 10 },
      { hex: 'D6', row: 'Wreck', drm: 5 },
      { hex: 'D7', row: 'Grain', drm: 0 },
    ];
    expect(hindranceModifiers({ ...CLEAR, hindrances: all as never })).toEqual([
      { why: 'Smoke in D5', drm: 10, cites: '13.1.3' },
      { why: 'Wreck in D6', drm: 5, cites: '6.1.4' },
    ]);
    const { battle } = begin({
      g1: 'FT at D4',
      g2: '6-6 at D4',
      g3: ['tank at D4', { weapon: 'flamethrower' }],
      a1: '7-6 at L9',
    });
    const drms = ['g1', 'g2', 'g3'].map((id) => flamethrowerModifier(battle, battle.theUnit(id)));
    expect(drms).toEqual([[{ why: 'flamethrower', drm: -10, cites: '12.9.8' }], [], []]);
  });
});

describe('the Screened Shot Table', () => {
  const { battle } = begin({
    g1: '6-6 at D4',
    g2: 'PaK 38 at D4',
    g3: '75mm gun at D4',
    g4: 'M2 mortar at D4',
    g5: ['75mm gun at D4', { limbers: true, suppressed: true }],
    g6: 'tank at D4',
    a1: '7-6 at L9',
  });
  const roll = (id: string, more: Partial<Parameters<typeof screening>[1]> = {}) =>
    screening(battle, {
      firer: battle.theUnit(id),
      distance: 5,
      turns: 0,
      sight: CLEAR,
      cover: 0,
      acquired: false,
      ...more,
    })
      ?.map(({ why, drm }) => `${why} ${drm}`)
      .join(', ');
  const RANGES = [11, 12, 13, 23, 24, 25, 36, 37, 48, 49];

  test.each([
    ['[combat 12.3.2/f5] A', 'g2', [undefined, undefined, undefined, undefined, undefined, 1, 1, 2, 2, 3]],
    ['[combat 12.3.2/f4] B', 'g3', [undefined, 1, 1, 1, 2, 2, 3, 3, 4, 4]],
    ['[combat 12.3.2/f4] C', 'g4', [undefined, 0, 2, 2, 4, 4, 6, 6, 8, 8]],
    ['no rating', 'g1', RANGES.map(() => undefined)],
  ])('%s by range', (_, id, expected) => {
    expect(RANGES.map((distance) => roll(id, { distance }))).toEqual(
      expected.map((drm) => (drm === undefined ? undefined : `range ${drm}`)),
    );
  });

  const hindrances = [
    { hex: 'D5', row: 'Smoke', drm: 10 },
    { hex: 'D6', row: 'Wreck', drm: 5 },
  ] as never;

  test.each([
    ['nothing to screen', 'g3', {}, undefined],
    ['[combat 12.3.2/f1] two hexspines', 'g3', { turns: 2 }, 'covered arc turned 4'],
    [
      '[combat 10.4.1.1] [combat 12.3.2/f3] a limbered gun, Suppressed',
      'g5',
      { turns: 2 },
      'covered arc turned 2, Suppressed 2',
    ],
    ['[combat 12.3.2/t2] cover', 'g3', { cover: 20 }, 'terrain of the target 2'],
    ['[combat 12.3.2/t2] cover rounded up', 'g3', { cover: 15 }, 'terrain of the target 2'],
    ['[combat 12.3.2.2] cover of an acquired target', 'g3', { cover: 20, acquired: true }, undefined],
    ['[combat 12.3.2/t3] a moving vehicle', 'g3', { targetMoves: true }, 'moving vehicle 2'],
    [
      '[combat 12.3.2/t1] hindrances',
      'g3',
      { sight: { ...CLEAR, hindrances } },
      'Smoke in D5 1, Wreck in D6 1',
    ],
    ['[combat 12.3.2/u] cover from a squad', 'g1', { cover: 20 }, undefined],
    ['[combat 12.3.2/u] cover from a tank', 'g6', { cover: 20 }, 'terrain of the target 2'],
    ['[combat 12.3.2/u] cover from a mortar', 'g4', { cover: 20 }, 'terrain of the target 2'],
    ['what vehicles add', 'g1', { also: [{ why: 'more', drm: 1, cites: '12.4.5.1' as const }] }, 'more 1'],
  ])('%s', (_, id, more, expected) => {
    expect(roll(id, more)).toBe(expected);
  });

  test('[combat 12.5.1] the arc turns by the fewest hexspines that will do', () => {
    const TO = ['D2', 'F3', 'F6', 'D7', 'B6', 'D4', 'B3'];
    const turns = [0, 1, 2, 3, 4, 5].map((facing) =>
      TO.map((to) => turnTowards(battle, 'D4', facing, to))
        .map((turn) => `${turn.turns}>${turn.facing}`)
        .join(' '),
    );
    expect(turns).toEqual([
      '0>0 1>1 2>2 2>4 1>5 0>0 0>0',
      '0>1 0>1 1>2 2>3 2>5 0>1 1>0',
      '1>1 0>2 0>2 1>3 2>4 0>2 2>0',
      '2>1 1>2 0>3 0>3 1>4 0>3 2>5',
      '2>0 2>2 1>3 0>4 0>4 0>4 1>5',
      '1>0 2>1 2>3 1>4 0>5 0>5 0>5',
    ]);
  });
});
