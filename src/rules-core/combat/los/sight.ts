/**
 * Line of Sight (chapter 5): what the LOST says of a line from one location to another. Blocked, free, or free on a
 * roll; with it what the fire meets on its way: hindrances, and the hexsides by which it comes in.
 */
import type { Hex } from '../../kernel/boards/board.js';
import { type Hexside, neighbour, range } from '../../kernel/geometry/grid.js';
import { type Line, lineBetween, meetsSpur } from '../../mechanics/line.js';
import { type LostColumn, type LostEntry, lostEntry, terrainDrm } from '../cards.js';
import type { RuleId } from '../rules.js';
import type { Battle, Marks, Unit } from '../system.js';
import {
  buildingAt,
  groundOf,
  type HexsideTerrain,
  hasFeature,
  hasOpenRoof,
  hexsideByCode,
  isBuilding,
  isBuildingTerrain,
  isGully,
  levelOf,
  marksAt,
  type Terrain,
  terrainByCode,
  terrainIn,
  terrainsIn,
} from '../terrain/ground.js';
import { hexAt, hexOf, insideOf, sideTowards } from '../terrain/places.js';
import { HEIGHT, HINDRANCES, hexsideRow, INHERENT, LOST_ROWS, TEC_ROWS } from './rows.js';

/** An end of a line: a location, and where the unit there looks from when that differs from the location's level. */
export interface Eye {
  readonly at: string;
  /** On the lip of a gully (6.10.2). */
  readonly onLip?: boolean;
  /** On the road that runs into a building hex, not in the building (6.4.7). */
  readonly onRoad?: boolean;
  /** A level that is not the location's: an observer off the map, a marker above the ground (15.4.1, 15.5). */
  readonly level?: number;
}

export const eyeOf = (unit: Unit): Eye => ({
  at: unit.at as string,
  ...(unit.onLip && { onLip: true }),
  ...(unit.onRoad && { onRoad: true }),
});

interface Hindrance {
  readonly hex: string;
  readonly row: string;
  readonly drm: number;
}

/** One number on the LOST that the line meets. */
export interface Hurdle {
  readonly row: string;
  readonly column: LostColumn;
  readonly needs: number;
  readonly hex: string;
}

export interface Sight {
  /** The rule that blocks, where the line is blocked. */
  readonly blocked?: { readonly by: RuleId; readonly hex: string };
  readonly hurdles: readonly Hurdle[];
  readonly hindrances: readonly Hindrance[];
  /** Hexsides by which fire enters the target's hex. */
  readonly enters: readonly Hexside[];
  /** Hexside terrain of the target's hex that the line crosses. */
  readonly cover: readonly HexsideTerrain[];
  /** The levels that both ends look from. */
  readonly from: number;
  readonly to: number;
  readonly adjacent: boolean;
  /** The line comes up over a crest into the target's hex (5.2.5). */
  readonly overCrest: boolean;
  /** From one hex of a factory to another of the same (6.5.1.1.5). */
  readonly inFactory?: true;
  /** From an Upper Level marker, a roof or a steeple (6.7.1). */
  readonly upstairs?: true;
}

/** Levels that smoke rises above its hex (13.1.4, 15.7.8). */
const SMOKE_HEIGHT = 3;
/** A house that its hex is not named for is a level high (6.4.1.1). */
const HOUSE_HEIGHT = 1;
const WALL_ROW = hexsideRow('wall') as string;
/** Within a factory: the DRM of each hex, and the most interior hexes of debris (6.5.1.1.5). */
const FACTORY_HINDRANCE = 10;
const MOST_DEBRIS = 2;
/** No line of sight through more hexes with a number than this (5.1.6.1). */
const MOST_NUMBERS = 3;

export function sight(battle: Battle, from: Eye, to: Eye): Sight {
  const a = hexAt(battle, from.at);
  const b = hexAt(battle, to.at);
  if (insideOf(from.at) === 'sewer' || insideOf(to.at) === 'sewer')
    return { ...withinHex(battle, from, to), blocked: { by: '6.5.1.7.3', hex: hexOf(to.at) } };
  if (a === b) return withinHex(battle, from, to);
  const found = new Look(battle, from, to, a, b).result();
  return isTooDark(battle, a, b) ? { ...found, blocked: { by: '5.1.6', hex: hexOf(to.at) } } : found;
}

/** In night scenarios nobody sees farther than the scenario says (5.1.6). */
const isTooDark = ({ table, options }: Battle, a: Hex, b: Hex): boolean =>
  options.night !== undefined && range(table.map, a.index, b.index) > options.night;

/** Targets in the same hex: the column 'Inside to Inside' (5.1.4.2). */
function withinHex(battle: Battle, from: Eye, to: Eye): Sight {
  const rows = [
    ...terrainsIn(battle, to.at).map((each) => LOST_ROWS[each]),
    ...cloudRows(marksAt(battle, to.at)),
  ];
  const hurdles = rows.flatMap((row) => hurdleOf(row, 'same', lostEntry(battle, row, 'same'), hexOf(to.at)));
  const hindrances = cloudRows(marksAt(battle, to.at)).map((row) =>
    smokeHindrance(battle, hexOf(to.at), row),
  );
  const level = levelOf(battle, to.at);
  return {
    hurdles,
    hindrances,
    enters: [],
    cover: [],
    from: eyeLevel(battle, from),
    to: level,
    adjacent: true,
    overCrest: false,
  };
}

function hurdleOf(row: string, column: LostColumn, entry: LostEntry, hex: string): Hurdle[] {
  return typeof entry === 'number' ? [{ row, column, needs: entry, hex }] : [];
}

function cloudRows(marks: Marks): string[] {
  const rows: string[] = [];
  if (marks.smoke) rows.push('Smoke');
  if (marks.flame) rows.push('Fire (Flame)');
  return rows;
}

const smokeHindrance = (battle: Battle, hex: string, row: string): Hindrance => ({
  hex,
  row,
  drm: terrainDrm(battle, row).fire,
});

/** The level a unit looks from (5.2.3.1): its location's, or the rim on a gully's lip. */
function eyeLevel(battle: Battle, { at, onLip, level }: Eye): number {
  if (level !== undefined) return level;
  if (insideOf(at) === 'cellar') return groundOf(battle, at).level;
  return onLip && isGully(battle, at) ? groundOf(battle, at).level : levelOf(battle, at);
}

const isUpstairs = (at: string): boolean => !['', 'cellar', 'sewer'].includes(insideOf(at));

/** All hexside terrain between two hexes, wherever on the line it stands (6.1.5). */
export function hexsidesBetween(battle: Battle, from: string, to: string): HexsideTerrain[] {
  const [a, b] = [hexAt(battle, from), hexAt(battle, to)];
  return a === b ? [] : new Look(battle, { at: from }, { at: to }, a, b).hexsidesCrossed();
}

/** The line does not leave the ground floor of one factory. */
function isOneFactory(battle: Battle, places: readonly string[]): boolean {
  const building = buildingAt(battle, places[0] as string);
  return (
    building !== undefined &&
    places.every(
      (at) =>
        insideOf(at) === '' && terrainIn(battle, at) === 'factory' && buildingAt(battle, at) === building,
    )
  );
}

class Look {
  private readonly line: Line;
  private readonly f: number;
  private readonly t: number;
  private blocked: Sight['blocked'];
  private readonly hurdles: Hurdle[] = [];
  private readonly hindrances: Hindrance[] = [];
  private readonly numbered = new Set<string>();
  private readonly inFactory: boolean;
  private rubbish = 0;

  constructor(
    private readonly battle: Battle,
    private readonly from: Eye,
    private readonly to: Eye,
    private readonly a: Hex,
    private readonly b: Hex,
  ) {
    this.line = lineBetween(battle.table.map, a.index, b.index);
    this.inFactory = isOneFactory(battle, [from.at, ...this.line.between.map(({ hex }) => hex.name), to.at]);
    this.f = eyeLevel(battle, from) + this.onMinorCrest(a, this.line.leaves);
    this.t = eyeLevel(battle, to) + this.onMinorCrest(b, this.line.enters);
  }

  result(): Sight {
    this.gullies();
    this.blackBars();
    this.cellars();
    this.roadways();
    this.smallHouses();
    if (!this.inFactory) this.outOf();
    for (const { hex, codes } of this.line.between) this.through(hex, codes);
    this.hexsides();
    if (!this.inFactory) this.into();
    if (this.rubbish > MOST_DEBRIS) this.block('6.5.1.1.5', this.b.name);
    return {
      ...(this.inFactory && { inFactory: true as const }),
      ...(isUpstairs(this.from.at) && { upstairs: true as const }),
      ...(this.blocked && { blocked: this.blocked }),
      hurdles: this.hurdles,
      hindrances: this.hindrances,
      enters: this.line.enters,
      cover: this.cover(),
      from: this.f,
      to: this.t,
      adjacent: sideTowards(this.battle, this.a.name, this.b.name) !== undefined,
      overCrest: this.overCrest(),
    };
  }

  private get higher(): number {
    return Math.max(this.f, this.t);
  }

  private get lower(): number {
    return Math.min(this.f, this.t);
  }

  /** Lines across a minor crest's hexside are traced from one level higher (5.2.5.1.1). */
  private onMinorCrest(hex: Hex, sides: readonly Hexside[]): number {
    const crest = this.battle.location(hex.name).minorCrest;
    return crest && sides.some((side) => crest.includes(side)) ? 1 : 0;
  }

  /** The target stands on the edge of higher ground, on the side from which the line comes (5.2.5, 5.2.6). */
  private overCrest(): boolean {
    const { map } = this.battle.table;
    const minor = this.battle.location(this.b.name).minorCrest ?? [];
    return this.line.enters.some((side) => {
      const before = map.hexes[neighbour(map, this.b.index, side)];
      return minor.includes(side) || (before !== undefined && this.groundAt(before) < this.groundAt(this.b));
    });
  }

  private groundAt({ name }: Hex): number {
    return groundOf(this.battle, name).level;
  }

  private block(by: RuleId, hex: string): void {
    this.blocked ??= { by, hex };
  }

  /** In a gully one sees adjacent hexes, and along the gully as long as the line stays in it (6.10.1). */
  private gullies(): void {
    const inBed = ({ at, onLip }: Eye) => isGully(this.battle, at) && !onLip && insideOf(at) === '';
    if (!inBed(this.from) && !inBed(this.to)) return;
    if (sideTowards(this.battle, this.from.at, this.to.at) !== undefined) return;
    const stays =
      inBed(this.from) &&
      inBed(this.to) &&
      this.line.between.every(({ hex }) => isGully(this.battle, hex.name));
    if (!stays) this.block('6.10.1', this.b.name);
  }

  /** No line of sight across an inner wall without a mousehole (6.4.8, 6.5.1.1.5). */
  private blackBars(): void {
    const path = [this.a, ...this.line.between.map(({ hex }) => hex), this.b];
    for (const [i, hex] of path.entries()) {
      const bars = this.battle.location(hex.name).blackBars;
      const next = path[i + 1];
      const before = path[i - 1];
      for (const other of [before, next]) {
        const side = bars && other && sideTowards(this.battle, hex.name, other.name);
        if (side === undefined || !bars?.includes(side)) continue;
        if (!this.battle.location(hex.name).mouseholes?.includes(side)) this.block('6.4.8', hex.name);
      }
    }
  }

  private outOf(): void {
    const { name } = this.a;
    for (const row of [...this.rowsAt(this.from), ...cloudRows(marksAt(this.battle, name))])
      this.meet(row, 'out', name);
  }

  private into(): void {
    const { name } = this.b;
    const marks = marksAt(this.battle, name);
    const clouds = cloudRows(marks);
    for (const row of [...this.rowsAt(this.to), ...clouds]) this.meet(row, 'into', name);
    for (const row of clouds) this.hindrances.push(smokeHindrance(this.battle, name, row));
  }

  /** From the road of a building hex one does not look through the house beside it (6.4.7/a). */
  private roadways(): void {
    for (const [i, eye] of [this.from, this.to].entries())
      if (eye.onRoad && this.isHouseDrawn(i) && !marksAt(this.battle, eye.at).rubble)
        this.block('6.4.7/a', hexOf(eye.at));
  }

  /** A unit beside a small house is not in it, and does not look through it (5.1.5.2, 6.1.1#2). */
  private smallHouses(): void {
    for (const [i, { name }] of [this.a, this.b].entries())
      if (groundOf(this.battle, name).houses && this.isHouseDrawn(i)) this.block('5.1.5.2', name);
  }

  private isHouseDrawn(end: number): boolean {
    const { map } = this.battle.table;
    return this.line.atEnds[end]?.some((code) => isBuildingTerrain(terrainByCode(map, code))) ?? false;
  }

  /** Above the ground floor only the building counts; on its road nothing does (6.4.7/a). */
  private rowsAt({ at, onRoad }: Eye): string[] {
    if (onRoad) return [LOST_ROWS.open];
    if (insideOf(at) === 'roof' || insideOf(at) === 'steeple') return [];
    return terrainsIn(this.battle, at).map((each) => LOST_ROWS[each]);
  }

  /** From cellar to cellar through a Mousehole only (6.5.1.2.2). */
  private cellars(): void {
    if (insideOf(this.from.at) !== 'cellar' || insideOf(this.to.at) !== 'cellar') return;
    const side = sideTowards(this.battle, this.a.name, this.b.name);
    const open = side !== undefined && marksAt(this.battle, this.a.name).mouseholes?.includes(side);
    if (!open) this.block('6.5.1.2.2', this.b.name);
  }

  /** A hall is open inside: each hex of it hinders, and more than two with debris block (6.5.1.1.5). */
  private throughHall(name: string): void {
    const open = hasOpenRoof(this.battle, name);
    const row = open ? 'Debris' : TEC_ROWS.factory;
    if (open || hasFeature(marksAt(this.battle, name), 'debris')) this.rubbish++;
    this.hindrances.push({
      hex: name,
      row,
      drm: open ? terrainDrm(this.battle, row).fire : FACTORY_HINDRANCE,
    });
    this.cloudsBetween(name, levelOf(this.battle, name));
    this.vehiclesBetween(name, levelOf(this.battle, name));
  }

  private through(hex: Hex, codes: readonly number[]): void {
    const { name } = hex;
    if (this.inFactory) {
      this.throughHall(name);
      return;
    }
    const level = levelOf(this.battle, name);
    if (level > this.lower && level >= this.higher) this.block('5.2.5', name);
    for (const terrain of this.touchedTerrain(hex, codes)) this.terrainBetween(terrain, name, level);
    this.cloudsBetween(name, level);
    this.vehiclesBetween(name, level);
  }

  /** The terrain of the hex that the line touches: drawn under it, or inherent (5.1.5.2, 5.1.5.3). */
  private touchedTerrain(hex: Hex, codes: readonly number[]): Set<Terrain> {
    const { map } = this.battle.table;
    const touched = new Set<Terrain>(codes.map((code) => terrainByCode(map, code)));
    for (const terrain of terrainsIn(this.battle, hex.name)) {
      const isDrawn = terrain === groundOf(this.battle, hex.name).terrain && !INHERENT.has(terrain);
      if (!isDrawn) touched.add(terrain);
    }
    const marks = marksAt(this.battle, hex.name);
    if (marks.rubble)
      for (const each of ['wood-building', 'stone-building', 'factory'] as const) touched.delete(each);
    return touched;
  }

  private terrainBetween(terrain: Terrain, hex: string, level: number): void {
    const top = level + this.heightOf(terrain, hex);
    if (this.higher > top) {
      this.blindHex(terrain, hex, top);
      return;
    }
    this.meet(LOST_ROWS[terrain], 'through', hex);
    if (HINDRANCES.has(terrain)) {
      const row = TEC_ROWS[terrain];
      this.hindrances.push({ hex, row, drm: terrainDrm(this.battle, row).fire });
    }
  }

  private heightOf(terrain: Terrain, hex: string): number {
    if (!isBuildingTerrain(terrain)) return HEIGHT[terrain] ?? 0;
    if (!isBuilding(this.battle, hex)) return HOUSE_HEIGHT;
    const marks = marksAt(this.battle, hex);
    const { floors } = groundOf(this.battle, hex);
    const stairs = hasFeature(marks, 'stairway') || (floors === 0 && hexAt(this.battle, hex).stairway);
    return Math.max(1, floors, stairs ? 2 : 0) + (hasFeature(marks, 'steeple') ? 1 : 0);
  }

  /** A viewer who looks down does not see the hex right behind terrain that would block a level line (5.2.8). */
  private blindHex(terrain: Terrain, hex: string, top: number): void {
    if (this.lower > top || (HEIGHT[terrain] ?? 1) < 1) return;
    if (lostEntry(this.battle, LOST_ROWS[terrain], 'through') !== 'BLOCK') return;
    const low = this.f < this.t ? this.a : this.b;
    if (sideTowards(this.battle, hex, low.name) !== undefined) this.block('5.2.8', hex);
  }

  private cloudsBetween(hex: string, level: number): void {
    if (this.lower > level + SMOKE_HEIGHT) return;
    for (const row of cloudRows(marksAt(this.battle, hex))) {
      this.meet(row, 'through', hex);
      this.hindrances.push(smokeHindrance(this.battle, hex, row));
    }
  }

  private vehiclesBetween(hex: string, level: number): void {
    if (this.higher > level + 0.5) return;
    const { wrecks = 0, burningWrecks = 0 } = marksAt(this.battle, hex);
    const isThere = wrecks + burningWrecks > 0 || this.battle.unitsAt(hex).some(isArmoured);
    if (!isThere) return;
    this.meet('Wreck / AFV', 'through', hex);
    this.hindrances.push({ hex, row: 'Wreck / AFV', drm: terrainDrm(this.battle, 'Wreck / AFV').fire });
  }

  /** Hexside terrain: 'out' at the firer's own hex, 'into' at the target's, 'through' anywhere else. */
  private hexsides(): void {
    this.spurs();
    for (const { hex, side, terrain } of this.crossed()) {
      const row = hexsideRow(terrain);
      const near = hexAt(this.battle, hex);
      const top = this.groundAt(near) + (terrain === 'bocage' ? 1 : 0.5);
      if (!row || this.higher > top) continue;
      const other = this.acrossFrom(hex, side);
      const column = this.isEnd(this.a, hex, other)
        ? 'out'
        : this.isEnd(this.b, hex, other)
          ? 'into'
          : 'through';
      this.meet(row, column, hex);
      if (column === 'out' && this.isEnd(this.b, hex, other)) this.meet(row, 'into', this.b.name);
    }
  }

  /** A wall that runs on into a hex blocks as walls do: anywhere but at the ends of the line (18.1.1.3, 18.1.1.4). */
  private spurs(): void {
    const { map } = this.battle.table;
    for (const hex of [this.a, ...this.line.between.map((each) => each.hex), this.b]) {
      const hits = (corner: number) => meetsSpur(map, this.a.index, this.b.index, hex.index, corner);
      if (this.higher > this.groundAt(hex) + 0.5 || !marksAt(this.battle, hex.name).wallSpurs?.some(hits))
        continue;
      const column = hex === this.a ? 'out' : hex === this.b ? 'into' : 'through';
      this.meet(WALL_ROW, column, hex.name);
    }
  }

  private acrossFrom(hex: string, side: Hexside): string | undefined {
    const { map } = this.battle.table;
    const path = [this.a, ...this.line.between.map((each) => each.hex), this.b];
    return (
      path.find((each) => each.name !== hex && sideTowards(this.battle, hex, each.name) === side)?.name ??
      map.name
    );
  }

  private isEnd(end: Hex, hex: string, other: string | undefined): boolean {
    return end.name === hex || end.name === other;
  }

  private *crossed(): Iterable<{ hex: string; side: Hexside; terrain: HexsideTerrain }> {
    const { map } = this.battle.table;
    for (const { hex, side, code } of this.line.sides) {
      const { name } = map.hexes[hex] as Hex;
      const terrain = hexsideByCode(map, code);
      if (terrain && !marksAt(this.battle, name).mouseholes?.includes(side))
        yield { hex: name, side, terrain };
    }
    yield* this.roadblocks();
  }

  private *roadblocks(): Iterable<{ hex: string; side: Hexside; terrain: HexsideTerrain }> {
    const path = [this.a, ...this.line.between.map(({ hex }) => hex), this.b];
    for (const [i, hex] of path.entries()) {
      const block = this.battle.location(hex.name).roadblock;
      for (const other of [path[i - 1], path[i + 1]]) {
        const side = block && other && sideTowards(this.battle, hex.name, other.name);
        if (side !== undefined && block?.sides.includes(side))
          yield { hex: hex.name, side, terrain: 'roadblock' };
      }
    }
  }

  hexsidesCrossed(): HexsideTerrain[] {
    return [...this.crossed()].map(({ terrain }) => terrain);
  }

  private cover(): HexsideTerrain[] {
    const found: HexsideTerrain[] = [];
    for (const { hex, side, terrain } of this.crossed())
      if (this.isEnd(this.b, hex, this.acrossFrom(hex, side))) found.push(terrain);
    return found;
  }

  private meet(row: string, column: LostColumn, hex: string): void {
    const entry = lostEntry(this.battle, row, column);
    if (entry === 'BLOCK') this.block('5.1.5.2', hex);
    if (typeof entry !== 'number') return;
    this.hurdles.push({ row, column, needs: entry, hex });
    if (column !== 'through') return;
    this.numbered.add(hex);
  }

  /** Hexes between the ends with a number. */
  get numberedHexes(): number {
    return this.numbered.size;
  }
}

export const isArmoured = (unit: Unit): boolean => unit.kind === 'vehicle' && unit.unarmoured === undefined;

/** Hexes between the ends of the line whose terrain asks for a number. */
export function numberedBetween(found: Sight): number {
  return new Set(found.hurdles.filter(({ column }) => column === 'through').map(({ hex }) => hex)).size;
}

export const hasTooManyNumbers = (found: Sight): boolean => numberedBetween(found) > MOST_NUMBERS;
