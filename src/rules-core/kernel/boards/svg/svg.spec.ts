import { ORIGINAL_BOARDS, originalBoard } from '../../../boards/index.js';
import { inlineBoard } from '../inline.js';
import { layOut } from '../layout.js';
import { OPEN_GROUND, terrainNamed } from '../terrain.js';
import { boardSvg } from './svg.js';
import { outlines, pathData } from './trace.js';

/** Every tag closed in order: enough to know that a picture opens. */
function unclosedTags(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name, empty] of xml.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/gi)) {
    if (empty) continue;
    if (!end) open.push(name!);
    else if (open.at(-1) === name) open.pop();
    else return [`</${name}>`];
  }
  return open;
}

describe.each(ORIGINAL_BOARDS)('the picture of %s', (name) => {
  const board = originalBoard(name)!;
  const svg = boardSvg(board);

  it('is a well-formed SVG of the size of the board, and small', () => {
    expect(unclosedTags(svg)).toEqual([]);
    expect(svg).toContain(`viewBox="0 0 ${board.width} ${board.height}"`);
    expect(svg.length).toBeLessThan(250_000);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('names every hex and draws every terrain that is on the board', () => {
    for (const hex of board.hexes) expect(svg).toContain(`>${hex.name}<`);
    const drawn = new Set([...board.terrain]);
    for (const code of drawn)
      if (board.terrains[code]!.kind !== 'open')
        expect(svg).toContain(`<g id="${board.terrains[code]!.name}">`);
  });
});

it('a picture can leave out names and veil what is not in play', () => {
  const map = layOut({ boards: [[{ board: 'city' }]], inPlay: [{ columns: 'A-P' }] }, originalBoard);
  if (!map.ok) throw new Error(JSON.stringify(map.problems));
  const svg = boardSvg(map.value, { names: false, inPlay: ({ index }) => map.value.inPlay[index] === 1 });
  expect(svg).not.toContain('>A1<');
  expect(svg).toContain('fill-opacity=".6"');
});

it('a crest is marked in the picture and not in the raster', () => {
  const board = inlineBoard({
    columns: 5,
    rows: 4,
    hexes: { C2: { terrain: 'woods', hexsides: { n: 'crest' } }, C1: 'woods' },
  });
  if (!board.ok) throw new Error(JSON.stringify(board.problems));
  expect(boardSvg(board.value)).toContain('stroke-dasharray');
  expect(new Set(board.value.terrain)).toEqual(new Set([OPEN_GROUND, terrainNamed('woods').code]));
});

describe('outlines', () => {
  const bitmap = (...rows: string[]) => ({
    width: rows[0]!.length,
    height: rows.length,
    has: (pixel: number) => rows[pixel % rows.length]![Math.floor(pixel / rows.length)] === '#',
  });
  const area = (loop: readonly number[]): number => {
    let twice = 0;
    for (let i = 0; i < loop.length; i += 2) {
      const j = (i + 2) % loop.length;
      twice += loop[i]! * loop[j + 1]! - loop[j]! * loop[i + 1]!;
    }
    return twice / 2;
  };

  it('go around every piece and every hole, cutting no more than the corners', () => {
    const loops = outlines(bitmap('###.#', '#.#..', '###..'), 0);
    expect(loops.map(area).sort((a, b) => a - b)).toEqual([-0.5, 0.5, 8.5]);
  });

  it('print as relative steps', () => {
    expect(pathData(outlines(bitmap('##', '##'), 0))).toBe('M0.5 0l1 0 .5 .5 0 1-.5 .5-1 0-.5-.5 0-1z');
  });

  it('melt small stairs', () => {
    const stairs = Array.from({ length: 20 }, (_, y) => '#'.repeat(y + 1).padEnd(20, '.'));
    expect(outlines(bitmap(...stairs), 0.6)[0]!.length).toBeLessThan(14);
  });
});
