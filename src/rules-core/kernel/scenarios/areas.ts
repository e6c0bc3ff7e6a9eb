/** Areas of a map as people write them: hexes and ranges, board edges, boards, what lies within so many hexes of them. */
import * as z from 'zod';
import type { Board } from '../boards/board.js';
import { parseCoordinate } from '../geometry/coordinates.js';
import { cellOf, range } from '../geometry/grid.js';
import { inPlay } from '../position/lay-table.js';
import type { LocationId } from '../position/position.js';

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

export type Area =
  | string
  | {
      readonly hexes?: string | undefined;
      readonly edge?: Edge | undefined;
      readonly board?: string | undefined;
      readonly everywhere?: true | undefined;
      readonly within?: number | undefined;
      readonly of?: Area | undefined;
      readonly any?: readonly Area[] | undefined;
      readonly all?: readonly Area[] | undefined;
      readonly not?: Area | undefined;
    };

const MOST_PARTS = 40;
const list = z.string().min(1).max(4_000);
const parts = z
  .array(z.lazy(() => area))
  .min(1)
  .max(MOST_PARTS);

const told = z
  .strictObject({
    hexes: list.optional().describe('Hexes and ranges: "3A1-3C4 3K7"'),
    edge: z.enum(EDGES).optional().describe('The hexes along an edge of the map'),
    board: z.string().max(6).optional().describe('The board whose hex names begin so'),
    everywhere: z.literal(true).optional().describe('The whole map'),
    within: z.int().min(0).max(100).optional().describe('So many hexes or fewer from `of`'),
    of: z.lazy(() => area).optional(),
    any: parts.optional().describe('What lies in one of these'),
    all: parts.optional().describe('What lies in all of these'),
    not: z
      .lazy(() => area)
      .optional()
      .describe('Everything but this'),
  })
  .refine((said) => Object.keys(said).filter((key) => key !== 'of').length === 1, {
    error: 'say one of hexes, edge, board, everywhere, within (with of), any, all, not',
  })
  .refine((said) => (said.within === undefined) === (said.of === undefined), {
    error: 'within and of belong together: { "within": 2, "of": "E4" }',
  });

export const area: z.ZodType<Area> = z
  .union([list, told], { error: 'an area is a list of hexes such as "A1-C3 D5", or an object' })
  .describe('An area of the map');

interface AreaProblem {
  readonly path: string;
  readonly message: string;
}

/** Finds the hexes of areas on one map; what cannot be found is a problem with its path. */
export class Areas {
  readonly problems: AreaProblem[] = [];

  constructor(private readonly map: Board) {}

  /** The hexes of an area by name, in the order of the map; hexes out of play are left out. */
  hexes(of: Area, path: string): LocationId[] {
    const found = this.find(of, path);
    return this.map.hexes.filter(({ index }) => found.has(index)).map(({ name }) => name);
  }

  private find(of: Area, path: string): ReadonlySet<number> {
    if (typeof of === 'string') return this.listed(of, path);
    if (of.hexes !== undefined) return this.listed(of.hexes, `${path}.hexes`);
    if (of.edge) return this.alongEdge(of.edge);
    if (of.board !== undefined) return this.onBoard(of.board, `${path}.board`);
    if (of.within !== undefined && of.of !== undefined)
      return this.within(of.within, this.find(of.of, `${path}.of`));
    if (of.any) return this.union(of.any.map((part, i) => this.find(part, `${path}.any[${i}]`)));
    if (of.all) return this.common(of.all.map((part, i) => this.find(part, `${path}.all[${i}]`)));
    if (of.not === undefined) return this.where(() => true);
    const left = this.find(of.not, `${path}.not`);
    return this.where((hex) => !left.has(hex));
  }

  private where(holds: (hex: number) => boolean): Set<number> {
    const { map } = this;
    return new Set(map.hexes.map(({ index }) => index).filter((hex) => inPlay(map, hex) && holds(hex)));
  }

  private union(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
    return new Set(sets.flatMap((set) => [...set]));
  }

  private common(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
    return this.where((hex) => sets.every((set) => set.has(hex)));
  }

  private within(most: number, of: ReadonlySet<number>): ReadonlySet<number> {
    const goals = [...of];
    return this.where((hex) => of.has(hex) || goals.some((goal) => range(this.map, hex, goal) <= most));
  }

  private alongEdge(edge: Edge): ReadonlySet<number> {
    const outermost = new Map<number, number>();
    const upright = edge === 'north' || edge === 'south';
    const sign = edge === 'north' || edge === 'west' ? -1 : 1;
    const all = this.where(() => true);
    const placeOf = (hex: number) => {
      const { column, row } = cellOf(this.map, hex);
      return upright ? { line: column, far: sign * row } : { line: 0, far: sign * column };
    };
    for (const hex of all) {
      const { line, far } = placeOf(hex);
      outermost.set(line, Math.max(outermost.get(line) ?? far, far));
    }
    return this.where((hex) => outermost.get(placeOf(hex).line) === placeOf(hex).far);
  }

  private onBoard(prefix: string, path: string): ReadonlySet<number> {
    const named = [...this.map.named].filter(([name]) => parseCoordinate(name)?.board === prefix);
    const hexes = new Set(named.map(([, hex]) => hex));
    if (hexes.size === 0) this.problems.push({ path, message: `No hex of the map begins with "${prefix}".` });
    return this.where((hex) => hexes.has(hex));
  }

  private listed(text: string, path: string): ReadonlySet<number> {
    const found = new Set<number>();
    for (const word of text.split(/[\s,]+/).filter(Boolean)) {
      const ends = word.split('-');
      const hexes = ends.length === 2 ? this.between(ends[0]!, ends[1]!) : this.one(word);
      if (!hexes)
        this.problems.push({ path, message: `"${word}" is neither a hex of the map nor a range of hexes.` });
      for (const hex of hexes ?? []) if (inPlay(this.map, hex)) found.add(hex);
    }
    return found;
  }

  private one(name: string): number[] | undefined {
    const hex = this.map.named.get(name);
    return hex === undefined ? undefined : [hex];
  }

  /** The rectangle between two hexes of one board, by the numbers printed in them. */
  private between(first: string, last: string): number[] | undefined {
    const [a, b] = [parseCoordinate(first), parseCoordinate(last)];
    if (!a || !b || a.board !== b.board || !this.one(first) || !this.one(last)) return undefined;
    const columns = [a.column, b.column].sort((x, y) => x - y) as [number, number];
    const numbers = [first, last].map(printedNumber).sort((x, y) => x - y) as [number, number];
    return [...this.map.named].flatMap(([name, hex]) => {
      const at = parseCoordinate(name);
      if (!at || at.board !== a.board || at.column < columns[0] || at.column > columns[1]) return [];
      const number = printedNumber(name);
      return number >= numbers[0] && number <= numbers[1] ? [hex] : [];
    });
  }
}

const printedNumber = (name: string): number => Number(/\d+$/.exec(name)?.[0]);
