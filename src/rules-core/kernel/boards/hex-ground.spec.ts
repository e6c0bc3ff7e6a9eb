import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { originalBoard } from '../../boards/index.js';
import { crossingFrom, groundOf } from './hex-ground.js';
import { inlineBoard } from './inline.js';

const village = originalBoard('village')!;
const at = (name: string) => groundOf(village, village.named.get(name)!);

describe('the ground of a hex', () => {
  it('tells a house with its levels, its stairs and the hexes it goes on into', () => {
    expect(at('P3').building).toMatchObject({
      material: 'stone',
      upperLevels: 2,
      stairway: true,
      joined: [3],
    });
    expect(at('P4').building).toMatchObject({ stairway: false, joined: [0] });
    expect(at('P3').places).toEqual(['cellar', 'steeple']);
  });

  it('tells a bridge, the road over it and the water below it', () => {
    const { bridge, level, roads } = at('F5');
    expect(bridge).toMatchObject({
      terrain: { name: 'stone-bridge' },
      over: { name: 'shallow-stream' },
      levelBelow: -1,
    });
    expect(level).toBe(0);
    expect(roads.map((road) => road?.name)).toEqual([
      undefined,
      'paved-road',
      'path',
      undefined,
      'paved-road',
      undefined,
    ]);
  });

  it('tells the water in a hex below the ground beside it', () => {
    expect(at('E3')).toMatchObject({ level: -1, terrain: { name: 'shallow-stream' } });
  });

  it('tells what is crossed on the way out: hedge, gate, road, height', () => {
    const from = village.named.get('L2')!;
    expect(crossingFrom(village, from, 2)).toMatchObject({ hexside: { name: 'hedge' }, gate: false });
    const orchard = village.named.get('W3')!;
    expect(crossingFrom(village, orchard, 3)).toMatchObject({ hexside: { name: 'hedge' }, gate: true });
    expect(crossingFrom(village, village.named.get('E4')!, 2)).toMatchObject({
      to: village.named.get('F4')!,
      rise: 0,
    });
    expect(crossingFrom(village, village.named.get('D4')!, 1)).toMatchObject({
      to: village.named.get('E4')!,
      rise: -1,
    });
    expect(crossingFrom(village, village.named.get('A1')!, 0)).toBeUndefined();
    expect(crossingFrom(village, village.named.get('P3')!, 3)).toMatchObject({ inBuilding: true });
  });
});

describe('a board told hex by hex', () => {
  const told = (text: unknown) => {
    const board = inlineBoard(text);
    if (!board.ok) throw new Error(JSON.stringify(board.problems));
    return board.value;
  };

  it('fills hexes with terrain, levels, hexsides and houses', () => {
    const board = told({
      columns: 7,
      rows: 5,
      hexes: {
        B2: 'woods',
        C3: { terrain: 'orchard', level: 1, hexsides: { ne: 'wall' } },
        D3: 'stone-building-2-level',
        E3: 'open-ground',
      },
      roads: [{ is: 'dirt-road', along: 'A2 B2 C2' }],
    });
    const ground = (name: string) => groundOf(board, board.named.get(name)!);
    expect(ground('B2')).toMatchObject({ terrain: { name: 'woods' }, level: 0 });
    expect(ground('C3')).toMatchObject({ terrain: { name: 'orchard' }, level: 1 });
    expect(ground('C3').hexsides[1]?.name).toBe('wall');
    expect(ground('D2').hexsides[4]?.name).toBe('wall');
    expect(ground('D3').building).toMatchObject({
      material: 'stone',
      upperLevels: 2,
      stairway: true,
      joined: [],
    });
    expect(ground('B2').roads.filter(Boolean)).toHaveLength(2);
  });

  it('tells small houses beside the dot, whose hex stays open ground', () => {
    const board = told({
      columns: 7,
      rows: 5,
      hexes: { C3: { level: 1, houses: { ne: 'stone', s: 'stone' } } },
      houses: { wooden: 'D3/n' },
    });
    const ground = (name: string) => groundOf(board, board.named.get(name)!);
    expect(ground('C3')).toMatchObject({
      terrain: { name: 'open-ground' },
      level: 1,
      houses: { material: 'stone', sides: [1, 3] },
    });
    expect(ground('C3').building).toBeUndefined();
    expect(ground('D3').houses).toEqual({ material: 'wooden', sides: [0] });
    expect(ground('D2').houses).toBeUndefined();
  });

  it.each([
    [{ columns: 7, rows: 5, hexes: { B2: { houses: { ne: 'straw' } } } }, 'hexes.B2.houses.ne'],
    [{ columns: 7, rows: 5, hexes: { B2: { terrain: 'woods', houses: { ne: 'stone' } } } }, 'houses.stone'],
    [{ columns: 7, rows: 5, hexes: { B2: 'lava' } }, 'hexes.B2'],
    [{ columns: 7, rows: 5, hexes: { Z9: 'woods' } }, 'terrain.woods'],
    [{ rows: 5, hexes: {} }, 'columns'],
    [{ columns: 7, rows: 5, hexes: [] }, 'hexes'],
  ])('refuses what makes no sense: %j', (text, path) => {
    const board = inlineBoard(text);
    expect(board.ok ? [] : board.problems.map((problem) => problem.path)).toContain(path);
  });
});

const VASL = join(import.meta.dirname, '../../../../../shared/boards/vasl');
const onVasl = existsSync(VASL) ? it : it.skip;
if (!existsSync(VASL)) console.warn('skipped: no VASL boards beside the repository');

onVasl('reads houses from the picture of a board that comes without a description', async () => {
  const { boardOrThrow } = await import('../../../../test/support/vasl-boards.js');
  const board = boardOrThrow(VASL, 'bd01');
  const ground = groundOf(board, board.named.get('F5')!);
  expect(ground.building).toMatchObject({ material: 'stone', kind: 'building', upperLevels: 2 });
  expect(ground.building!.joined.length).toBeGreaterThan(0);
});
