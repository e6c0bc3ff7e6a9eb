import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../config/index.js';
import { run } from './board.js';

const VASL = join(import.meta.dirname, '../../../shared/boards/vasl');
const folder = mkdtempSync(join(tmpdir(), 'board-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function output(...argv: string[]): Promise<string> {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)));
  try {
    expect(await run(argv)).toBe(0);
  } finally {
    log.mockRestore();
  }
  return lines.join('\n');
}

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('hexledger board', () => {
  it('draws a board', async () => {
    expect(await output('village', '--svg')).toMatch(/^<svg [\s\S]*>P3<[\s\S]*<\/svg>\s*$/);
  });

  it('writes to a file when told to', async () => {
    const path = join(folder, 'desert.svg');
    expect(await output('desert', '--svg', '--no-names', '--out', path)).toBe('');
    expect(readFileSync(path, 'utf8')).toMatch(/^<svg /);
  });

  it('tells a hex and sums up a board', async () => {
    expect(JSON.parse(await output('village', '--hex', 'P3'))).toMatchObject({
      terrain: 'stone-building-2-level',
    });
    expect(await output('village')).toMatch(/33 columns, 10 rows, 346 hexes/);
  });

  it('opens descriptions and boards told hex by hex', async () => {
    expect(
      await output(file('a.json', { board: 'a', columns: 5, rows: 2, terrain: { woods: 'C1' } })),
    ).toMatch(/1 {2}woods/);
    expect(await output(file('b.json', { columns: 5, rows: 2, hexes: { C1: 'marsh' } }))).toMatch(
      /1 {2}marsh/,
    );
  });

  it('draws a layout, and veils what is cropped', async () => {
    const layout = {
      boards: [
        [
          { board: 'village', as: '1' },
          { board: 'hills', as: '2', turned: true },
        ],
      ],
      inPlay: [{ as: '1', columns: 'Q-GG' }, { as: '2' }],
    };
    const svg = await output(file('map.json', layout), '--svg');
    expect(svg).toContain('viewBox="0 0 3600 645"');
    expect(svg).toContain('>2P3<');
    expect(svg).toContain('fill-opacity=".6"');
  });

  it.each([
    ['nowhere'],
    ['village', '--hex', 'ZZ99'],
    ['village', '--sgv'],
    [file('broken.json', '{')],
    [file('wrong.json', { board: 'a', columns: 5, rows: 2, terrain: { woods: 'Z1' } })],
    [file('zip.bd', 'not a zip')],
  ])('says what is wrong and what to do: %s %s %s', async (...argv) => {
    await expect(run(argv.filter((word) => word !== undefined))).rejects.toBeInstanceOf(OperatorError);
  });

  const onVasl = existsSync(VASL) ? it : it.skip;
  if (!existsSync(VASL)) console.warn('skipped: no VASL boards beside the repository');
  onVasl.each(['bd01', 'bd02', 'bd03', 'bd04'])('draws the VASL board %s from its terrain', async (name) => {
    const svg = await output(join(VASL, name), '--svg');
    expect(svg).toContain('<g id="woods">');
    expect(svg.length).toBeLessThan(400_000);
  });
});
