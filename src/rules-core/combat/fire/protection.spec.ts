import type { Sight } from '../los/sight.js';
import { begin, field, type Setup } from '../testkit.testkit.js';
import { terrainModifiers } from './modifiers.js';

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

describe('what protects the target', () => {
  type Manner = 'direct' | 'mortar' | 'artillery' | 'bombs';
  const MANNERS: readonly Manner[] = ['direct', 'mortar', 'artillery', 'bombs'];
  const drms = (
    placed: Placed,
    map: Parameters<typeof field>[0] = {},
    setup: Setup = {},
    sight: Partial<Sight> = {},
  ) => {
    const { battle } = begin({ g1: 'nco at A1', a1: placed }, { ...setup, map: field(map) });
    return MANNERS.map((manner) =>
      terrainModifiers(battle, battle.theUnit('a1'), { manner, sight: { ...CLEAR, ...sight } })
        .map(({ why, drm }) => `${why} ${drm}`)
        .join(', '),
    );
  };

  test.each([
    [
      '[combat 6.1.2] [combat 6.11.1] woods',
      '7-6 at D7',
      { D7: 'woods' },
      {},
      ['Woods 10', 'air bursts -10', 'air bursts -10', 'Woods 10'],
    ],
    [
      '[combat 6.13.2] woods on fire',
      '7-6 at D7',
      { D7: 'woods' },
      { marks: { D7: { flame: true } } },
      ['Fire 10', '', '', 'Fire 10'],
    ],
    [
      '[combat 6.13.2] rubble on fire',
      '7-6 at D7',
      { D7: 'stone-rubble' },
      { marks: { D7: { flame: true } } },
      ['Rubble 20', 'Rubble 20', 'Rubble 20', 'Rubble 20'],
    ],
    [
      '[combat 7.2.1.1] in a trench',
      ['7-6 at D7', { post: 'trench' }],
      {},
      { marks: { D7: { trench: true } } },
      ['Trench 15', 'Trench 30', 'Trench 30', 'Trench 30'],
    ],
    [
      '[combat 7.2.1.1] in an anti-tank trench',
      ['7-6 at D7', { post: 'at-trench' }],
      {},
      { marks: { D7: { atTrench: true } } },
      ['Trench 15', 'Trench 30', 'Trench 30', 'Trench 30'],
    ],
    [
      '[combat 7.1.3] dug in',
      ['7-6 at D7', { dugIn: true }],
      {},
      {},
      ['Dug-In 10', 'Dug-In 20', 'Dug-In 20', 'Dug-In 10'],
    ],
    ['[combat 7.1.3] a truck is not', ['truck at D7', { dugIn: true }], {}, {}, ['', '', '', '']],
    [
      '[combat 7.1.3] a tank is',
      ['tank at D7', { dugIn: true }],
      {},
      {},
      ['Dug-In 10', 'Dug-In 20', 'Dug-In 20', 'Dug-In 10'],
    ],
    [
      '[combat 6.10.2] on the lip of a gully',
      ['7-6 at D7', { onLip: true }],
      {},
      { marks: { D7: { features: ['gully'] } } },
      ['gully lip 10', '', '', ''],
    ],
    [
      '[combat 6.9.1] shellholes',
      '7-6 at D7',
      { D7: 'shellholes' },
      {},
      ['Shellholes 10', 'Shellholes 10', 'Shellholes 10', 'Shellholes 10'],
    ],
    [
      '[combat 6.9.1] shellholes do not hide a tank',
      'tank at D7',
      { D7: 'shellholes' },
      {},
      ['', '', '', ''],
    ],
    ['[combat 6.5.1.1.1/a] on a roof', '7-6 at D7/roof', { D7: 'stone-building' }, {}, ['', '', '', '']],
  ] as [string, Placed, Parameters<typeof field>[0], Setup, string[]][])(
    '%s',
    (_, placed, map, setup, expected) => {
      expect(drms(placed, map, setup)).toEqual(expected);
    },
  );

  const four = (why: string) => [why, why, why, why];
  const pillbox = (facing: number): Setup => ({ marks: { D7: { pillbox: { side: 'american', facing } } } });
  const openRoof: Setup = { marks: { D7: { features: ['open-roof'] } } };
  const IN_PILLBOX: Placed = ['7-6 at D7', { post: 'pillbox' }];
  const SLIT = ['Pillbox 20', 'Pillbox 40', 'Pillbox 40', 'Pillbox 40'];
  const CREST = { overCrest: true, from: 0, to: 1 };

  test.each([
    [
      '[combat 6.5.1.1.1/a] a roof, from below',
      '7-6 at D7/roof',
      { D7: 'stone-building' },
      {},
      { to: 2 },
      four('Rooftop 5'),
    ],
    ['[combat 7.9.2] a pillbox, through the slit', IN_PILLBOX, {}, pillbox(0), {}, SLIT],
    ['[combat 7.9.2] a pillbox, from one side of the slit', IN_PILLBOX, {}, pillbox(5), {}, SLIT],
    ['[combat 7.9.2] a pillbox, from the other side of the slit', IN_PILLBOX, {}, pillbox(1), {}, SLIT],
    ['[combat 7.9.2] a pillbox, from behind', IN_PILLBOX, {}, pillbox(3), {}, four('Pillbox 40')],
    [
      '[combat 7.9.2] a pillbox, across an edge of the slit',
      IN_PILLBOX,
      {},
      pillbox(0),
      { enters: [1, 2] },
      four('Pillbox 40'),
    ],
    [
      '[combat 7.9.2] a pillbox, from inside its hex',
      IN_PILLBOX,
      {},
      pillbox(0),
      { enters: [] },
      four('Pillbox 40'),
    ],
    [
      '[combat 6.1.5] artillery adds the highest wall',
      '7-6 at D7',
      { D7: 'woods' },
      {},
      { cover: ['hedge', 'wall'] },
      ['Woods 10', 'air bursts -10', 'air bursts -10, Wall hexside 10', 'Woods 10'],
    ],
    ['[combat 6.1.2] a wall', '7-6 at D7', {}, {}, { cover: ['wall'] }, four('Wall hexside 10')],
    [
      '[combat 6.7.1] a wall that is overlooked',
      '7-6 at D7',
      {},
      {},
      { cover: ['wall'], adjacent: true, upstairs: true },
      four(''),
    ],
    [
      '[combat 6.7.2.1] bocage that is overlooked',
      '7-6 at D7',
      {},
      {},
      { cover: ['wall', 'bocage'], adjacent: true, upstairs: true },
      four('Bocage hexside 20'),
    ],
    [
      '[combat 6.7.1] a wall next door on the level',
      '7-6 at D7',
      {},
      {},
      { cover: ['wall'], adjacent: true },
      four('Wall hexside 10'),
    ],
    ['[combat 5.2.6] behind a crest', '7-6 at D7', {}, {}, CREST, ['crest 10', 'crest 10', '', 'crest 10']],
    ['[combat 5.2.6] a crest on the level', '7-6 at D7', {}, {}, { ...CREST, from: 1 }, four('')],
    ['[combat 5.2.6] no crest', '7-6 at D7', {}, {}, { ...CREST, overCrest: false }, four('')],
    ['[combat 5.2.6] a crest for a tank', 'tank at D7', {}, {}, CREST, four('')],
    [
      '[combat 5.2.6] a crest with other cover',
      '7-6 at D7',
      { D7: 'stone-building' },
      {},
      CREST,
      four('Building, stone 20'),
    ],
    [
      '[combat 6.5.1.1.5] a factory',
      '7-6 at D7',
      { D7: 'stone-factory-1-5-level' },
      {},
      {},
      four('Factory interior 20'),
    ],
    [
      '[combat 6.5.1.1.5] inside a factory',
      '7-6 at D7',
      { D7: 'stone-factory-1-5-level' },
      {},
      { inFactory: true },
      four(''),
    ],
    [
      '[combat 6.5.1.1] a factory without a roof',
      '7-6 at D7',
      { D7: 'stone-factory-1-5-level' },
      openRoof,
      {},
      ['Factory interior 20', 'Factory interior 10', 'Factory interior 10', 'Factory interior 10'],
    ],
    [
      '[combat 6.5.1.1] a building without a roof',
      '7-6 at D7',
      { D7: 'stone-building' },
      openRoof,
      {},
      ['Building, stone 20', 'Building, stone 10', 'Building, stone 10', 'Building, stone 10'],
    ],
  ] as [string, Placed, Parameters<typeof field>[0], Setup, Partial<Sight>, string[]][])(
    '%s',
    (_, placed, map, setup, seen, expected) => {
      expect(drms(placed, map, setup, seen)).toEqual(expected);
    },
  );
});
