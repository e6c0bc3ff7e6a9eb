import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { hexCount, rasterSize } from '../geometry/grid.js';
import { readVaslArchive, readVaslBoard, type VaslFiles } from './vasl.js';

const GRID = { columns: 3, rows: 2 };
const { width, height } = rasterSize(GRID);
const WOODS = 60;

const METADATA = `<?xml version="1.0"?>
<!-- <boardMetadata name="not this one" width="9" height="9"> -->
<boardMetadata name="Made &amp; up" version="1"
  width='3' height="2"><buildingTypes/></boardMetadata>`;
const SHARED = `<sharedBoardMetadata><terrainTypes>
  <terrainType name="Open Ground" typeCode="0"/><terrainType name="Stone Building, 1 Level" typeCode="7"/>
</terrainTypes></sharedBoardMetadata>`;

/** LOSData of a board whose every pixel has that terrain and level, in blocks of that many bytes. */
function losData(terrain: number, level = 0, block = 1000, size = [3, 2, width, height]): Uint8Array {
  const body = new Uint8Array(16 + 2 * width * height + hexCount(GRID));
  const view = new DataView(body.buffer);
  for (const [n, value] of size.entries()) view.setInt32(4 * n, value);
  for (let n = 16; n < 16 + 2 * width * height; n += 2) {
    body[n] = level;
    body[n + 1] = terrain;
  }
  body[body.length - 1] = 1;
  const parts: number[] = [0xac, 0xed, 0, 5];
  for (let n = 0; n < body.length; n += block) {
    const piece = body.subarray(n, n + block);
    parts.push(...(block < 256 ? [0x77, piece.length] : [0x7a, 0, 0, piece.length >> 8, piece.length & 255]));
    parts.push(...piece);
  }
  return gzipSync(Uint8Array.from(parts));
}

const files = (over: Partial<VaslFiles> = {}): VaslFiles => ({
  losData: losData(WOODS),
  boardMetadata: strToU8(METADATA),
  ...over,
});
const archive = (over: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    LOSData: losData(WOODS),
    'BoardMetadata.xml': strToU8(METADATA),
    'bd.gif': new Uint8Array(99),
    ...over,
  });
const problemOf = (read: ReturnType<typeof readVaslBoard>) =>
  read.ok ? 'none' : `${read.problem.code} ${read.problem.path}`;

describe('VASL boards', () => {
  it.each([255, 1000])('reads terrain, levels and stairways from blocks of %i bytes', (block) => {
    const read = readVaslBoard(files({ losData: losData(WOODS, 2, block) }));
    if (!read.ok) throw new Error(read.problem.message);
    const board = read.value;
    expect(board).toMatchObject({ name: 'Made & up', ...GRID, width, height });
    expect(board.hexes.map(({ name }) => name)).toEqual(['A1', 'A2', 'B0', 'B1', 'B2', 'C1', 'C2']);
    expect(board.hexes.every(({ terrain, level }) => terrain === WOODS && level === 2)).toBe(true);
    expect(board.hexes.map(({ stairway }) => stairway)).toEqual([...Array(6).fill(false), true]);
  });

  it('reads levels below the ground', () => {
    const read = readVaslBoard(files({ losData: losData(0, 0xff) }));
    expect(read.ok && read.value.hexes[0]!.level).toBe(-1);
  });

  it('names terrain by the shared metadata where there are some', () => {
    const named = readVaslBoard(files({ losData: losData(7), sharedMetadata: strToU8(SHARED) }));
    expect(named.ok && named.value.hexes[0]!.terrain).toBe(41);
    expect(problemOf(readVaslBoard(files({ sharedMetadata: strToU8(SHARED) })))).toBe(
      'UNKNOWN_TERRAIN LOSData',
    );
  });

  it('brings other scales to the common raster', () => {
    const scaled = METADATA.replace("width='3'", `width='3' hexWidth="56.3125" hexHeight="64.5"`);
    const read = readVaslBoard(files({ boardMetadata: strToU8(scaled) }));
    expect(read.ok && read.value).toMatchObject({ width, height });
  });

  it('reads an archive, whatever else is in it', () => {
    const read = readVaslArchive(archive());
    expect(read.ok && read.value.name).toBe('Made & up');
  });
});

describe('hostile VASL boards', () => {
  const bomb = gzipSync(new Uint8Array(60 << 20));

  it.each<[string, string, () => ReturnType<typeof readVaslBoard>]>([
    ['no archive', 'DAMAGED ', () => readVaslArchive(new Uint8Array(5))],
    [
      'an archive without data',
      'MISSING LOSData',
      () => readVaslArchive(zipSync({ 'bd.gif': new Uint8Array(9) })),
    ],
    ['a gzip bomb', 'TOO_LARGE LOSData', () => readVaslBoard(files({ losData: bomb }))],
    [
      'a zip bomb',
      'TOO_LARGE LOSData',
      () => readVaslArchive(archive({ LOSData: new Uint8Array(60 << 20) })),
    ],
    [
      'data cut short',
      'DAMAGED LOSData',
      () => readVaslBoard(files({ losData: losData(0).subarray(0, 60) })),
    ],
    ['no gzip', 'DAMAGED LOSData', () => readVaslBoard(files({ losData: strToU8('not packed at all') }))],
    [
      'other data',
      'SHAPE LOSData#0',
      () => readVaslBoard(files({ losData: gzipSync(strToU8('something')) })),
    ],
    [
      'another size in hexes',
      'SHAPE LOSData#size',
      () => readVaslBoard(files({ losData: losData(0, 0, 1000, [4, 2, width, height]) })),
    ],
    [
      'a size beyond all bounds',
      'SHAPE LOSData#size',
      () => readVaslBoard(files({ losData: losData(0, 0, 1000, [3, 2, 0x7fffffff, 0x7fffffff]) })),
    ],
    [
      'a picture larger than its data',
      'DAMAGED LOSData',
      () => readVaslBoard(files({ losData: losData(0, 0, 1000, [3, 2, width, height + 1]) })),
    ],
    [
      'no metadata',
      'SHAPE BoardMetadata.xml',
      () => readVaslBoard(files({ boardMetadata: strToU8('<x/>') })),
    ],
    [
      'a board without end',
      'SHAPE BoardMetadata.xml',
      () => readVaslBoard(files({ boardMetadata: strToU8('<boardMetadata width="1e9" height="10"/>') })),
    ],
    [
      'another hex grain',
      'GEOMETRY BoardMetadata.xml',
      () =>
        readVaslBoard(
          files({ boardMetadata: strToU8('<boardMetadata width="3" height="2" altHexGrain="TRUE"/>') }),
        ),
    ],
  ])('%s is refused with a path', (_, problem, read) => {
    expect(problemOf(read())).toBe(problem);
  });

  /** Bytes changed and bytes missing, anywhere. */
  const damage = fc.record({
    changes: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 12 }),
    keep: fc.nat(),
  });
  const damaged = (
    bytes: Uint8Array,
    { changes, keep }: { changes: [number, number][]; keep: number },
  ): Uint8Array => {
    const copy = bytes.slice(0, keep % 3 === 0 ? keep % (bytes.length + 1) : bytes.length);
    for (const [at, value] of changes) if (copy.length > 0) copy[at % copy.length] = value;
    return copy;
  };
  const isSettled = (read: ReturnType<typeof readVaslBoard>): boolean =>
    read.ok ? read.value.hexes.length > 0 : read.problem.message.length > 0;

  it('are read or refused, never thrown at the caller', () => {
    const whole = archive();
    const packed = losData(WOODS);
    const text = strToU8(METADATA);
    fc.assert(
      fc.property(damage, (each) => expect(isSettled(readVaslArchive(damaged(whole, each)))).toBe(true)),
    );
    fc.assert(
      fc.property(damage, damage, (data, metadata) => {
        const over = { losData: damaged(packed, data), boardMetadata: damaged(text, metadata) };
        expect(isSettled(readVaslBoard(files(over)))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(isSettled(readVaslArchive(bytes))).toBe(true);
        expect(
          isSettled(readVaslBoard({ losData: bytes, boardMetadata: bytes, sharedMetadata: bytes })),
        ).toBe(true);
      }),
    );
  });
});

const SHELF = join(import.meta.dirname, '../../../../../shared/boards/vasl');
const shelved = existsSync(SHELF);
if (!shelved) console.warn(`SKIPPED: no boards in ${SHELF}; the reader was only tried on made-up ones.`);

(shelved ? describe : describe.skip)('boards of players', () => {
  const boardOf = (name: string) => {
    const read = readVaslBoard({
      losData: readFileSync(join(SHELF, name, 'LOSData')),
      boardMetadata: readFileSync(join(SHELF, name, 'BoardMetadata.xml')),
      sharedMetadata: readFileSync(join(SHELF, 'SharedBoardMetadata.xml')),
    });
    if (!read.ok) throw new Error(read.problem.message);
    return read.value;
  };

  it('have 346 hexes, hills where they have hills, and walls on both sides of a hexside', () => {
    expect(boardOf('bd01').elevation.every((level) => level === 0)).toBe(true);
    expect(Math.max(...boardOf('bd02').hexes.map(({ level }) => level))).toBe(3);
    const board = boardOf('bd04');
    expect(board.hexes).toHaveLength(346);
    const kinds = new Set(
      board.hexes.flatMap(({ hexsides }) => hexsides).map((code) => board.terrains[code]!.name),
    );
    expect(kinds).toEqual(new Set(['open-ground', 'wall', 'hedge']));
  });
});
