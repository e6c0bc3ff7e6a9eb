/**
 * Line of sight: centre dot to centre dot over the raster and the hexes of a board, judged by a rulebook's policy.
 *
 * What the policy says of each feature is asked once for each pair of heights and drawn as a sheet: a distance field
 * over the raster in which a line leaps from one feature that matters to the next. No result is kept.
 *
 * To draw takes a while, half a second on the largest maps. A thread that others wait for draws nothing: there a line walks
 * over its pixels one by one, and sees the same.
 */
import { type Board, terrainOf } from '../boards/board.js';
import { type Point, range } from '../geometry/grid.js';
import { centreOf, eachHexNear, hexesCrossed, touchOf } from '../geometry/line.js';
import { type Drawn, draw, Features } from './features.js';
import { borderField, distanceField } from './field.js';
import { CLEAR, type SightPolicy, type Verdict } from './policy.js';
import { Ray } from './ray.js';

/** A hex that hinders, by how much, and why. */
interface Hindrance<Rule extends string = string> {
  readonly hex: number;
  readonly value: number;
  readonly why: readonly Rule[];
}

/** Something on the map that hinders beyond the terrain: smoke, a wreck. */
export interface Obscurity<Rule extends string = string> extends Hindrance<Rule> {
  /** It also counts in the hexes at both ends. */
  readonly atEnds: boolean;
  /** It adds nothing in a hex that hinders already: another wreck, or one in the grain. */
  readonly once?: true;
}

interface SightLine<Rule extends string = string> {
  readonly from: number;
  readonly to: number;
  readonly range: number;
  readonly blocked: boolean;
  /** The hex where the line is blocked; undefined when it is clear, or when the hindrances together block it. */
  readonly at: number | undefined;
  /** The rules that decided; empty for a clear line. */
  readonly why: readonly Rule[];
  /** Total of the hindrances; 0 when something solid blocks the line. */
  readonly hindrance: number;
  readonly hindrances: readonly Hindrance<Rule>[];
  /** The hexes the line meets, the ends included: found when asked for. */
  readonly hexes: readonly number[];
}

export interface Sight<Rule extends string = string> {
  /** Levels are counted above the ground of the hex: 1 is the first floor. */
  check(
    from: number,
    to: number,
    fromLevel?: number,
    toLevel?: number,
    obscurities?: readonly Obscurity<Rule>[],
  ): SightLine<Rule>;
}

const NONE: readonly never[] = [];

class Line<Rule extends string> implements SightLine<Rule> {
  constructor(
    private readonly board: Board,
    readonly from: number,
    readonly to: number,
    readonly blocked: boolean,
    readonly at: number | undefined,
    readonly why: readonly Rule[],
    readonly hindrance: number,
    readonly hindrances: readonly Hindrance<Rule>[],
  ) {}

  get range(): number {
    return range(this.board, this.from, this.to);
  }

  get hexes(): readonly number[] {
    return hexesCrossed(this.board, this.from, this.to).map(({ hex }) => hex);
  }
}

/** What the policy says between two heights. */
interface Sheet<Rule extends string> {
  readonly low: number;
  readonly high: number;
  /** For each feature, as it is met. */
  readonly verdicts: Verdict<Rule>[];
  /** For each hex whose terrain fills it. */
  readonly filled: ReadonlyMap<number, Verdict<Rule>>;
  /** Distance to the next feature that blocks or may block; undefined when there is none on the board. */
  readonly solid: Uint8Array | undefined;
  /** Distance to the next feature that hinders or may hinder, likewise. */
  readonly soft: Uint8Array | undefined;
}

let hasTimeToDraw = true;

/** From now on this thread walks along its lines: somebody waits for it. */
export function drawNothing(): void {
  hasTimeToDraw = false;
}

/** An engine for one board and one policy. */
export function createSight<Rule extends string>(board: Board, policy: SightPolicy<Rule>): Sight<Rule> {
  return hasTimeToDraw ? drawnSight(board, policy) : walkedSight(board, policy);
}

/** Making it and the first look between two heights take some milliseconds for each board; a look is quick. */
export function drawnSight<Rule extends string>(board: Board, policy: SightPolicy<Rule>): Sight<Rule> {
  const features = featuresFor(board, policy);
  return new BoardSight(board, policy, features, draw(board, features));
}

/** Ready at once; a look takes longer. */
export function walkedSight<Rule extends string>(board: Board, policy: SightPolicy<Rule>): Sight<Rule> {
  return new BoardSight(board, policy, featuresFor(board, policy), undefined);
}

function featuresFor<Rule extends string>(board: Board, policy: SightPolicy<Rule>): Features {
  const fills = board.terrains.map((_, code) => policy.fillsHex(terrainOf(board, code)));
  return new Features(board, (code) => fills[code] === true);
}

class BoardSight<Rule extends string> implements Sight<Rule> {
  private readonly centres: readonly Point[];
  private readonly ray: Ray;
  private readonly sheets = new Map<number, Sheet<Rule>>();
  private readonly fields = new Map<string, Uint8Array>();
  private crests: Uint8Array | undefined;

  constructor(
    private readonly board: Board,
    private readonly policy: SightPolicy<Rule>,
    private readonly features: Features,
    private readonly drawn: Drawn | undefined,
  ) {
    this.centres = board.hexes.map(({ index }) => centreOf(board, index));
    this.ray = new Ray(board.width, board.height);
  }

  check(
    from: number,
    to: number,
    fromLevel = 0,
    toLevel = 0,
    obscurities: readonly Obscurity<Rule>[] = NONE,
  ): SightLine<Rule> {
    if (from === to) return new Line(this.board, from, to, false, undefined, NONE, 0, NONE);
    const start = 2 * (this.board.hexes[from]!.level + fromLevel);
    const end = 2 * (this.board.hexes[to]!.level + toLevel);
    const [low, high] = start <= end ? [start, end] : [end, start];
    const [lowHex, highHex] = start <= end ? [from, to] : [to, from];
    const sheet = this.sheet(low, high);
    this.ray.lay(this.centres[from]!, this.centres[to]!);
    const crest = low === high ? undefined : this.crest(sheet, lowHex, highHex);
    if (crest) return this.blocked(from, to, crest.hex, crest.why);
    const hindrances: Hindrance<Rule>[] = [];
    const solid =
      this.firstSolid(sheet, lowHex, highHex) ?? this.filledHexes(sheet, lowHex, highHex, hindrances);
    if (solid) return this.blocked(from, to, solid.hex, solid.why);
    this.gather(sheet, lowHex, highHex, hindrances);
    if (obscurities.length > 0) this.obscure(from, to, obscurities, hindrances);
    return this.hindered(from, to, hindrances);
  }

  private blocked(from: number, to: number, at: number, why: readonly Rule[]): SightLine<Rule> {
    return new Line(this.board, from, to, true, at, why, 0, NONE);
  }

  private hindered(from: number, to: number, hindrances: readonly Hindrance<Rule>[]): SightLine<Rule> {
    let total = 0;
    for (const { value } of hindrances) total += value;
    const { limit } = this.policy;
    const blocked = limit !== undefined && total >= limit.hindrance;
    const why = blocked ? limit.why : NONE;
    return new Line(this.board, from, to, blocked, undefined, why, total, hindrances);
  }

  private sheet(low: number, high: number): Sheet<Rule> {
    const key = low * 4096 + high;
    const known = this.sheets.get(key);
    if (known) return known;
    const sheet = this.drawSheet(low, high);
    this.sheets.set(key, sheet);
    return sheet;
  }

  private drawSheet(low: number, high: number): Sheet<Rule> {
    const filled = new Map<number, Verdict<Rule>>();
    for (const hex of this.board.hexes) {
      const terrain = terrainOf(this.board, hex.terrain);
      if (!this.policy.fillsHex(terrain)) continue;
      const verdict = this.policy.judge({ terrain, ground: hex.level, hex }, { low, high });
      if (verdict.effect !== 'clear') filled.set(hex.index, verdict);
    }
    if (!this.drawn) return { low, high, verdicts: [], filled, solid: undefined, soft: undefined };
    const verdicts = this.features.list.map((feature) => this.policy.judge(feature, { low, high }));
    const solid = this.fieldOf(this.drawn, verdicts, ['blocks', 'depends']);
    const soft = this.fieldOf(this.drawn, verdicts, ['hinders', 'depends']);
    return { low, high, verdicts, filled, solid, soft };
  }

  /** Distance to the features with such a verdict. Many pairs of heights judge all features alike and share a field. */
  private fieldOf(
    { marks }: Drawn,
    verdicts: readonly Verdict<Rule>[],
    effects: readonly Verdict['effect'][],
  ): Uint8Array | undefined {
    const matters = Uint8Array.from(verdicts, ({ effect }) => (effects.includes(effect) ? 1 : 0));
    if (!matters.includes(1)) return undefined;
    const key = matters.join('');
    const field = this.fields.get(key) ?? distanceField(this.board.height, marks, matters);
    this.fields.set(key, field);
    return field;
  }

  /** The first change of ground level along the line that blocks it. */
  private crest({ low, high }: Sheet<Rule>, lowHex: number, highHex: number): Solid<Rule> | undefined {
    if (!this.policy.crest) return undefined;
    const { elevation } = this.board;
    const { hexOfPixel } = this.features;
    if (this.drawn) this.crests ??= borderField(this.board.height, elevation);
    let before = this.ray.pixel(this.ray.first);
    for (let step = this.ray.first; step <= this.ray.last; ) {
      const pixel = this.ray.pixel(step);
      if (elevation[pixel] !== elevation[before]) {
        const verdict = this.policy.crest({
          low,
          high,
          lowHex,
          highHex,
          levels: [elevation[before]!, elevation[pixel]!],
          hexes: [hexOfPixel[before]!, hexOfPixel[pixel]!],
        });
        if (verdict.effect === 'blocks') return { hex: hexOfPixel[pixel]!, why: verdict.why };
      }
      const leap = this.crests?.[pixel] || 1;
      before = leap === 1 ? pixel : this.ray.pixel(Math.min(step + leap, this.ray.last + 1) - 1);
      step += leap;
    }
    return undefined;
  }

  /** The first thing on the raster that blocks the line. */
  private firstSolid(sheet: Sheet<Rule>, lowHex: number, highHex: number): Solid<Rule> | undefined {
    if (this.drawn && !sheet.solid) return undefined;
    let last = -1;
    for (let step = this.ray.first; step <= this.ray.last; ) {
      const pixel = this.ray.pixel(step);
      const free = sheet.solid?.[pixel] ?? 0;
      step += free || this.drawn?.inside[pixel] || 1;
      if (free > 0) continue;
      const mark = this.markAt(pixel);
      if (mark === last || this.belongsTo(mark, lowHex, highHex)) continue;
      last = mark;
      const verdict = this.verdict(sheet, mark, lowHex, highHex);
      if (verdict.effect === 'blocks') return { hex: this.features.list[mark]!.hex.index, why: verdict.why };
    }
    return undefined;
  }

  /** Gathers what hinders the line on the raster. */
  private gather(sheet: Sheet<Rule>, lowHex: number, highHex: number, hindrances: Hindrance<Rule>[]): void {
    if (this.drawn && !sheet.soft) return;
    let last = -1;
    for (let step = this.ray.first; step <= this.ray.last; ) {
      const pixel = this.ray.pixel(step);
      const free = sheet.soft?.[pixel] ?? 0;
      step += free || this.drawn?.inside[pixel] || 1;
      if (free > 0) continue;
      const mark = this.markAt(pixel);
      if (mark === last || this.belongsTo(mark, lowHex, highHex)) continue;
      last = mark;
      const verdict = this.verdict(sheet, mark, lowHex, highHex);
      if (verdict.effect === 'hinders')
        add(hindrances, { ...verdict, hex: this.features.list[mark]!.hex.index });
    }
  }

  private markAt(pixel: number): number {
    return this.drawn ? this.drawn.marks[pixel]! : this.features.markAt(pixel);
  }

  private belongsTo(mark: number, lowHex: number, highHex: number): boolean {
    const owners = this.features.owners[mark]!;
    for (let n = 0; n < owners.length; n++) if (owners[n] === lowHex || owners[n] === highHex) return true;
    return false;
  }

  private verdict(sheet: Sheet<Rule>, mark: number, lowHex: number, highHex: number): Verdict<Rule> {
    sheet.verdicts[mark] ??= this.policy.judge(this.features.list[mark]!, sheet);
    const verdict = sheet.verdicts[mark];
    return verdict.effect === 'depends'
      ? this.weigh(sheet, this.features.list[mark]!, lowHex, highHex)
      : verdict;
  }

  private weigh(
    { low, high }: Sheet<Rule>,
    feature: Features['list'][number],
    lowHex: number,
    highHex: number,
  ): Verdict<Rule> {
    const hex = feature.hex.index;
    return (
      this.policy.weigh?.({
        ...feature,
        low,
        high,
        range: range(this.board, lowHex, highHex),
        fromLow: range(this.board, lowHex, hex),
        fromHigh: range(this.board, highHex, hex),
      }) ?? CLEAR
    );
  }

  /** What terrain that fills its hex does, wherever the line touches the hex. */
  private filledHexes(
    sheet: Sheet<Rule>,
    lowHex: number,
    highHex: number,
    hindrances: Hindrance<Rule>[],
  ): Solid<Rule> | undefined {
    if (sheet.filled.size === 0) return undefined;
    const from = this.centres[lowHex]!;
    const to = this.centres[highHex]!;
    let solid: Solid<Rule> | undefined;
    eachHexNear(this.board, from, to, (hex, middle) => {
      const judged = sheet.filled.get(hex);
      if (!judged || solid || hex === lowHex || hex === highHex) return;
      if (touchOf(from, to, middle) === 'none' || this.keepsToRoad(hex)) return;
      const { level, terrain } = this.board.hexes[hex]!;
      const feature = { terrain: terrainOf(this.board, terrain), ground: level, hex: this.board.hexes[hex]! };
      const verdict = judged.effect === 'depends' ? this.weigh(sheet, feature, lowHex, highHex) : judged;
      if (verdict.effect === 'blocks') solid = { hex, why: verdict.why };
      if (verdict.effect === 'hinders') add(hindrances, { ...verdict, hex });
    });
    return solid;
  }

  /** Returns true if the line is on a road in every pixel of a hex whose terrain spares roads. */
  private keepsToRoad(hex: number): boolean {
    const { terrain, hexes } = this.board;
    if (hexes[hex]!.roads === 0 || !this.policy.sparesRoad?.(terrainOf(this.board, hexes[hex]!.terrain))) {
      return false;
    }
    let inside = false;
    for (let step = this.ray.first; step <= this.ray.last; step++) {
      const pixel = this.ray.pixel(step);
      if (this.features.hexOfPixel[pixel] !== hex) continue;
      if (terrainOf(this.board, terrain[pixel]!).kind !== 'road') return false;
      inside = true;
    }
    return inside;
  }

  private obscure(
    from: number,
    to: number,
    obscurities: readonly Obscurity<Rule>[],
    hindrances: Hindrance<Rule>[],
  ): void {
    const met = new Set(hexesCrossed(this.board, from, to).map(({ hex }) => hex));
    for (const obscurity of obscurities) {
      const { hex, value, why, atEnds, once } = obscurity;
      if (!met.has(hex) || (!atEnds && (hex === from || hex === to))) continue;
      if (once) add(hindrances, { hex, value, why });
      else hindrances.push({ hex, value, why });
    }
  }
}

interface Solid<Rule extends string> {
  readonly hex: number;
  readonly why: readonly Rule[];
}

/** A hex hinders once, by the most that anything in it does. */
function add<Rule extends string>(hindrances: Hindrance<Rule>[], { hex, value, why }: Hindrance<Rule>): void {
  const known = hindrances.findIndex((each) => each.hex === hex);
  if (known < 0) hindrances.push({ hex, value, why });
  else if (hindrances[known]!.value < value) hindrances[known] = { hex, value, why };
}
