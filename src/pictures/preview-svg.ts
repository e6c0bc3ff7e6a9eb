/** A battle in one picture: the part of the board on which its counters lie, in the proportions that link previews have. */
import type { HexFacts } from '../rules-core/kernel/boards/index.js';
import type { Position, Unit } from '../rules-core/kernel/position/position.js';
import { hexOf } from '../rules-core/kernel/position/position.js';
import {
  type CounterFacts,
  counterFacts,
  counterSvg,
  markSvg,
  marksOf,
  type Presentation,
  placeOf,
} from '../rules-core/kernel/presentation/index.js';

export const PREVIEW = { width: 1200, height: 630 } as const;

interface Pictured {
  /** The picture of the board, as SVG, and its size. */
  readonly board: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly hexNamed: (name: string) => HexFacts | undefined;
  readonly position: Position;
  readonly shown: Presentation;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the board. */
const COUNTER = 40;
const MARK = 30;
const STEP = 5;
const MARGIN = 110;
const LEAST = 520;
/** Smoke upon smoke and whole armies: what is more than this does not show at this size. */
const MOST_DRAWN = 1_500;

export function previewSvg(pictured: Pictured): string {
  const counters = countersOf(pictured);
  const drawn = [...marksOn(pictured), ...counters.map(({ svg }) => svg)].slice(0, MOST_DRAWN);
  const { x, y, width, height } = framed(counters, pictured.size);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}" viewBox="${x} ${y} ${width} ${height}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#1d2329"/>`,
    pictured.board,
    ...drawn,
    '</svg>',
  ].join('');
}

function countersOf({ position, shown, hexNamed }: Pictured): (Spot & { readonly svg: string })[] {
  const sides = Object.keys(position.sides).sort();
  const stacks = new Map<string, { unit: Unit; facts: CounterFacts }[]>();
  for (const unit of Object.values(position.units)) {
    if (unit.at === undefined || !hexNamed(hexOf(unit.at))) continue;
    const stack = stacks.get(unit.at) ?? [];
    stack.push({ unit, facts: counterFacts(shown, unit) });
    stacks.set(unit.at, stack);
  }
  return [...stacks].flatMap(([at, stack]) => {
    const centre = placeOf(hexNamed(hexOf(at)) as HexFacts, at);
    return inOrder(stack).map(({ unit, facts }, depth) => {
      const off = (depth - (stack.length - 1) / 2) * STEP;
      const [x, y] = [centre.x + off, centre.y - off];
      const hurts = facts.states.filter(({ tone }) => tone === 'bad').map(({ tone }) => ({ text: '', tone }));
      const drawn = counterSvg({ ...facts, side: sides.indexOf(unit.side), badges: hurts });
      return { x, y, svg: placed(drawn, { x, y }, COUNTER) };
    });
  });
}

/** Carried counters lie under their carrier. */
const inOrder = <M extends { unit: Unit; facts: CounterFacts }>(stack: readonly M[]): M[] =>
  [...stack].sort(
    (a, b) =>
      Number(b.facts.carrier !== undefined) - Number(a.facts.carrier !== undefined) ||
      (a.unit.id < b.unit.id ? -1 : 1),
  );

function marksOn({ position, shown, hexNamed }: Pictured): string[] {
  return Object.entries(position.locations).flatMap(([at, bag]) => {
    const hex = hexNamed(hexOf(at));
    if (!hex) return [];
    const { x, y } = placeOf(hex, at);
    return marksOf(shown, bag).map(({ mark }, number) =>
      placed(markSvg({ mark }), { x: x + number * 9, y: y + 6 }, MARK),
    );
  });
}

/** Counters and marks are drawn in a square of 48. */
const placed = (svg: string, { x, y }: Spot, size: number): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})">${svg}</g>`;

/** All counters with some ground around them, as wide and as high as the picture wants it, and on the board where it can be. */
function framed(spots: readonly Spot[], size: { readonly width: number; readonly height: number }): Box {
  const [left, right] = span(
    spots.map(({ x }) => x),
    size.width,
  );
  const [top, bottom] = span(
    spots.map(({ y }) => y),
    size.height,
  );
  const ratio = PREVIEW.width / PREVIEW.height;
  const width = Math.max(right - left, (bottom - top) * ratio, LEAST);
  const height = width / ratio;
  return {
    x: within((left + right - width) / 2, width, size.width),
    y: within((top + bottom - height) / 2, height, size.height),
    width,
    height,
  };
}

/** The whole board, where no counter is left on it. */
function span(places: readonly number[], all: number): [number, number] {
  if (places.length === 0) return [0, all];
  return [Math.max(0, Math.min(...places) - MARGIN), Math.min(all, Math.max(...places) + MARGIN)];
}

const within = (from: number, length: number, all: number): number =>
  length >= all ? (all - length) / 2 : Math.max(0, Math.min(from, all - length));
