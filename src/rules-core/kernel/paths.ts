/**
 * Paths over hexes and the locations in them. What a step costs, and whether it can be taken at all, the rulebook says;
 * costs are exact (thirds of a movement factor add up), ties are broken the same way everywhere: cheaper first, then
 * shorter, then by the names of the locations. Every search is bounded and tells when it stopped short.
 */
import type { Board } from './boards/board.js';
import { HEXSIDES, type Hexside, neighbour } from './geometry/grid.js';
import { inPlay } from './lay-table.js';
import { hexOf, type LocationId } from './position.js';
import { type Amount, compare, plus } from './reckoning.js';

/** One step that can be taken. */
export interface Leg {
  readonly to: LocationId;
  readonly cost: Amount;
  /** What else matters for the steps that follow: facing, still on the road. */
  readonly state?: string;
}

/** The steps from a location, for one who comes there in that state having spent so much. */
export type Legs = (at: LocationId, state: string, spent: Amount) => Iterable<Leg>;

export interface Path {
  /** The locations entered, in order; empty for staying. */
  readonly through: readonly LocationId[];
  readonly cost: Amount;
  readonly state: string;
}

export interface Bounds {
  /** What may be spent; no bound where nothing is said. */
  readonly most?: Amount;
  /** The state at the start. */
  readonly state?: string;
  /** How many paths may be looked at before the search stops short. */
  readonly limit?: number;
}

export interface Reach {
  /** The cheapest path to every location in reach, nearest first; the start is among them. */
  readonly paths: ReadonlyMap<LocationId, Path>;
  /** False: the search stopped short, there may be more. */
  readonly complete: boolean;
}

export interface Alternatives {
  /** Every path that enters no location twice, cheapest first. */
  readonly paths: readonly Path[];
  readonly complete: boolean;
}

const LIMIT = 50_000;

/** The cheapest path to everywhere. */
export function reach(start: LocationId, legs: Legs, bounds: Bounds = {}): Reach {
  const paths = new Map<LocationId, Path>();
  const settled = new Set<string>();
  const complete = cheapestFirst(start, legs, bounds, (path, at) => {
    const node = `${at} ${path.state}`;
    if (settled.has(node)) return 'turn back';
    settled.add(node);
    if (!paths.has(at)) paths.set(at, path);
    return 'go on';
  });
  return { paths, complete };
}

/** The cheapest path from one location to another; undefined: there is none within the bounds. */
export function cheapestPath(
  start: LocationId,
  goal: LocationId,
  legs: Legs,
  bounds: Bounds = {},
): Path | undefined {
  const settled = new Set<string>();
  let found: Path | undefined;
  cheapestFirst(start, legs, bounds, (path, at) => {
    const node = `${at} ${path.state}`;
    if (settled.has(node)) return 'turn back';
    settled.add(node);
    if (at !== goal) return 'go on';
    found = path;
    return 'stop';
  });
  return found;
}

/** All paths to a location, cheapest first, at most so many. */
export function alternatives(
  start: LocationId,
  goal: LocationId,
  legs: Legs,
  { count = 100, ...bounds }: Bounds & { readonly count?: number } = {},
): Alternatives {
  const paths: Path[] = [];
  const complete = cheapestFirst(start, legs, bounds, (path, at) => {
    const [before, last] = [path.through.slice(0, -1), path.through.at(-1)];
    if (last !== undefined && (last === start || before.includes(last))) return 'turn back';
    if (at !== goal) return 'go on';
    paths.push(path);
    return paths.length < count ? 'turn back' : 'stop';
  });
  return { paths, complete: complete && paths.length < count };
}

/** The hexes across the hexsides of a location's hex that are in play. */
export function* acrossHexsides(
  map: Board,
  at: LocationId,
): Iterable<{ readonly to: LocationId; readonly side: Hexside }> {
  const hex = map.named.get(hexOf(at));
  if (hex === undefined) return;
  for (const side of HEXSIDES) {
    const next = neighbour(map, hex, side);
    const to = next < 0 ? undefined : map.hexes[next];
    if (to && inPlay(map, next)) yield { to: to.name, side };
  }
}

type Verdict = 'go on' | 'turn back' | 'stop';

/** Visits paths in their order; true when none was left out. */
function cheapestFirst(
  start: LocationId,
  legs: Legs,
  { most, state = '', limit = LIMIT }: Bounds,
  visit: (path: Path, at: LocationId) => Verdict,
): boolean {
  const open = new Heap();
  open.add({ through: [], cost: 0, state });
  for (let seen = 1; open.size > 0; seen++) {
    if (seen > limit) return false;
    const path = open.take();
    const at = path.through.at(-1) ?? start;
    const verdict = visit(path, at);
    if (verdict === 'stop') return true;
    if (verdict === 'turn back') continue;
    for (const leg of legs(at, path.state, path.cost)) {
      if (compare(leg.cost, 0) < 0)
        throw new RangeError(`A step to ${leg.to} cannot cost less than nothing.`);
      const cost = sum(path.cost, leg.cost);
      if (most !== undefined && compare(cost, most) > 0) continue;
      open.add({ through: [...path.through, leg.to], cost, state: leg.state ?? '' });
    }
  }
  return true;
}

const sum = (a: Amount, b: Amount): Amount =>
  typeof a === 'number' && typeof b === 'number' && Number.isInteger(a) && Number.isInteger(b)
    ? a + b
    : plus(a, b);

/** Cheaper, then shorter, then by name. */
function before(a: Path, b: Path): boolean {
  const cost =
    typeof a.cost === 'number' && typeof b.cost === 'number' ? a.cost - b.cost : compare(a.cost, b.cost);
  if (cost !== 0) return cost < 0;
  if (a.through.length !== b.through.length) return a.through.length < b.through.length;
  for (const [i, name] of a.through.entries()) {
    const other = b.through[i] as LocationId;
    if (name !== other) return name < other;
  }
  return a.state < b.state;
}

/** A binary heap: the first path is always at its top. */
class Heap {
  private readonly paths: Path[] = [];

  get size(): number {
    return this.paths.length;
  }

  add(path: Path): void {
    const { paths } = this;
    let at = paths.length;
    paths.push(path);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!before(path, paths[parent] as Path)) break;
      paths[at] = paths[parent] as Path;
      at = parent;
    }
    paths[at] = path;
  }

  take(): Path {
    const { paths } = this;
    const top = paths[0] as Path;
    const last = paths.pop() as Path;
    if (paths.length > 0) this.sink(last);
    return top;
  }

  private sink(path: Path): void {
    const { paths } = this;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= paths.length) break;
      const right = left + 1;
      const child = right < paths.length && before(paths[right] as Path, paths[left] as Path) ? right : left;
      if (!before(paths[child] as Path, path)) break;
      paths[at] = paths[child] as Path;
      at = child;
    }
    paths[at] = path;
  }
}
