import fc from 'fast-check';
import { type BoardOutline, inlineBoard } from './index.js';
import { boardOf, packRaster } from './packed.js';

const bytesOf = ({ elevation, terrain }: ReturnType<typeof packRaster>) =>
  elevation.bytes.length + terrain.bytes.length;

function outlineOf(map: object): { board: BoardOutline; raster: Parameters<typeof packRaster>[0] } {
  const laid = inlineBoard(map);
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
  const { elevation, terrain, ...board } = laid.value;
  return { board, raster: { elevation, terrain } };
}

const { board: small } = outlineOf({ columns: 5, rows: 4 });
const sameBytes = (one: ArrayBufferView, other: ArrayBufferView) =>
  Buffer.compare(new Uint8Array(one.buffer), new Uint8Array(other.buffer)) === 0;

describe('a packed raster', () => {
  it('is unpacked as it was, whatever lies in it', () => {
    const value = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 255 }));
    const length = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(65_535, 65_536));
    fc.assert(
      fc.property(fc.array(fc.tuple(value, length), { minLength: 1, maxLength: 9 }), (runs) => {
        const terrain = Uint8Array.from(Buffer.concat(runs.map(([of, many]) => Buffer.alloc(many, of))));
        const elevation = new Int8Array(terrain).reverse();
        const again = boardOf(small, packRaster({ elevation, terrain }));
        expect(sameBytes(again.terrain, terrain)).toBe(true);
        expect(sameBytes(again.elevation, elevation)).toBe(true);
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('of a large map with woods, hills and a road takes a fiftieth of the space', () => {
    const hexes = { F6: 'woods', G5: 'brush', H6: 'grain' };
    const { board, raster } = outlineOf({ columns: 60, rows: 40, hexes, levels: { 1: 'J5-M9' } });
    const packed = packRaster(raster);
    expect(bytesOf(packed)).toBeLessThan((2 * board.width * board.height) / 50);
    const again = boardOf(board, packed);
    expect(sameBytes(again.terrain, raster.terrain)).toBe(true);
    expect(sameBytes(again.elevation, raster.elevation)).toBe(true);
    expect(again.terrain).toBe(again.terrain);
  });

  it('whose pixels all differ is kept as it is, in bytes of its own', () => {
    const terrain = Uint8Array.from({ length: 900 }, (_, at) => at % 251);
    const packed = packRaster({ elevation: new Int8Array(900), terrain });
    expect(packed.terrain.bytes).toEqual(terrain);
    expect(packed.terrain.bytes.buffer).not.toBe(terrain.buffer);
  });
});
