/**
 * Why our line of sight may differ from that of the full game, one class a rule. Each class is decided by looking at
 * the ground under the thread anew, pixel by pixel, with nothing of the engine that is under test: what the engine
 * said is known to a class only as blocked or clear.
 */
import type { Board } from '../../src/rules-core/kernel/boards/board.js';
import type { Terrain } from '../../src/rules-core/kernel/boards/terrain.js';
import { hexAt, range } from '../../src/rules-core/kernel/geometry/grid.js';
import { centreOf } from '../../src/rules-core/kernel/geometry/line.js';

/** A pair of hexes that the two engines see differently. */
export interface Difference {
  readonly board: Board;
  readonly from: number;
  readonly to: number;
  /** What we say; the other engine says the contrary. */
  readonly blocked: boolean;
}

export interface DifferenceClass {
  readonly name: string;
  /** The rule of the starter kit that makes the difference. */
  readonly rule: string;
  readonly explains: (difference: Difference) => boolean;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  readonly ground: number;
  readonly hex: number;
}

/** The pixels under the thread, from one dot to the other, one in each column (or row, where it is steep). */
function thread({ board, from, to }: Difference): Pixel[] {
  const start = centreOf(board, from);
  const end = centreOf(board, to);
  const steps = Math.floor(Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y)) / 4);
  return Array.from({ length: steps + 1 }, (_, step) =>
    pixelAt(
      board,
      Math.floor((start.x + ((end.x - start.x) * step) / steps) / 4),
      Math.floor((start.y + ((end.y - start.y) * step) / steps) / 4),
    ),
  );
}

function pixelAt(board: Board, column: number, row: number): Pixel {
  const x = Math.min(board.width - 1, Math.max(0, column));
  const y = Math.min(board.height - 1, Math.max(0, row));
  const pixel = x * board.height + y;
  return {
    x,
    y,
    terrain: board.terrains[board.terrain[pixel]!]!,
    ground: board.elevation[pixel]!,
    hex: hexAt(board, 4 * x + 2, 4 * y + 2),
  };
}

const level = (board: Board, hex: number): number => board.hexes[hex]!.level;
const levels = ({ board, from, to }: Difference): [low: number, high: number] => {
  const [a, b] = [level(board, from), level(board, to)];
  return [Math.min(a, b), Math.max(a, b)];
};
const higherHex = ({ board, from, to }: Difference): number =>
  level(board, from) > level(board, to) ? from : to;

const between =
  ({ from, to }: Difference) =>
  ({ hex }: Pixel): boolean =>
    hex !== from && hex !== to;

/** An obstacle drawn on the ground, not one along a hexside. */
const standsIn = ({ terrain }: Pixel): boolean => terrain.sight === 'obstacle' && terrain.kind !== 'hexside';
const hides = (pixel: Pixel): boolean => pixel.terrain.sight === 'obstacle';

function crossesOtherCrestLine(difference: Difference): boolean {
  const [low, high] = levels(difference);
  if (!difference.blocked || low === high) return false;
  const own = higherHex(difference);
  return thread(difference).some((pixel, n, all) => {
    const before = all[n - 1];
    return before !== undefined && before.ground !== pixel.ground && before.hex !== own && pixel.hex !== own;
  });
}

function passesObstacle(difference: Difference): boolean {
  const [low, high] = levels(difference);
  if (!difference.blocked || low === high) return false;
  return thread(difference)
    .filter(between(difference))
    .some((pixel) => standsIn(pixel) && (low <= 0 || pixel.ground > 0));
}

/** Orchards fill their hexes: one that the thread touches stands between units on different levels. */
function passesOrchard(difference: Difference): boolean {
  const [low, high] = levels(difference);
  if (!difference.blocked || low === high) return false;
  const { board } = difference;
  return around(difference)
    .filter(between(difference))
    .some(({ hex }) => hex >= 0 && board.terrains[board.hexes[hex]!.terrain]!.under === 'hindrance');
}

function seesOverLowGround(difference: Difference): boolean {
  const [low] = levels(difference);
  if (difference.blocked || low < 1) return false;
  const obstacles = around(difference).filter(between(difference)).filter(hides);
  return obstacles.length > 0 && obstacles.every(({ ground }) => ground <= 0);
}

/** The full game has buildings of one and a half levels and more; here an obstacle is one level high. */
function seesOverTallBuilding(difference: Difference): boolean {
  const [low, high] = levels(difference);
  if (difference.blocked || low !== high) return false;
  return around(difference)
    .filter(between(difference))
    .some(
      ({ terrain, ground }) => terrain.height > 2 && ground < high && 2 * ground + terrain.height > 2 * high,
    );
}

/** The full game counts one Hindrance a range, this rulebook every hex. */
function hinderedByEveryHex(difference: Difference): boolean {
  const { board, from, to } = difference;
  if (!difference.blocked) return false;
  const [low, high] = levels(difference);
  if (low !== high) return false;
  const hexes = new Set(
    thread(difference)
      .filter(between(difference))
      .filter(({ terrain }) => terrain.sight === 'hindrance' || terrain.under === 'hindrance')
      .map(({ hex }) => hex),
  );
  const ranges = new Set([...hexes].map((hex) => range(board, from, hex)));
  const back = new Set([...hexes].map((hex) => range(board, to, hex)));
  return hexes.size >= 6 && Math.min(ranges.size, back.size) < 6;
}

/** The thread touches the edge of an obstacle, nearer than a pixel, and does not cross it. */
function touchesAnEdge(difference: Difference): boolean {
  if (difference.blocked) return false;
  const [, high] = levels(difference);
  const screens = (pixel: Pixel) => (hides(pixel) && pixel.ground >= high) || pixel.ground > high;
  const under = thread(difference).filter(between(difference)).some(screens);
  return !under && around(difference).filter(between(difference)).some(screens);
}

/** The pixels under the thread and their neighbours. */
function around(difference: Difference): Pixel[] {
  const { board } = difference;
  return thread(difference).flatMap(({ x, y }) =>
    [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => pixelAt(board, x + dx, y + dy))),
  );
}

/** In the order they are tried: a difference counts for the first that explains it. */
export const CLASSES: readonly DifferenceClass[] = [
  { name: 'crosses another Crest Line', rule: '3.2.1/i', explains: crossesOtherCrestLine },
  { name: 'sees into, not past, an obstacle', rule: '3.2.1/j', explains: passesObstacle },
  { name: 'orchard in season between levels', rule: '1.1.1/orch-d', explains: passesOrchard },
  { name: 'two hills see over what is not on a hill', rule: '1.1.1/hill-e', explains: seesOverLowGround },
  { name: 'obstacles are one level high', rule: '1.1.1/hill-d', explains: seesOverTallBuilding },
  { name: 'every hex hinders', rule: '1.1.1/grain-a', explains: hinderedByEveryHex },
  { name: 'touches an edge', rule: '3.2.1/c', explains: touchesAnEdge },
];
