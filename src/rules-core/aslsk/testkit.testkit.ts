/**
 * Sets up positions for tests in a few lines: terrain by hex, units by what is printed on them, scripted dice.
 *
 *   const game = setUp({ phase: 'PFPh', terrain: { P5: 'stone-building' }, units: { a: us('7-4-7', 'N5'), g: german('4-6-7', 'P5') } });
 *   const action = game.order('a', { order: 'fire', at: 'P5', firers: ['a'] }, 3, 4);
 */

import { type Board, createBoard, type Hex, type PlainHex } from '../kernel/boards/board.js';
import { centreOf } from '../kernel/boards/hexes.js';
import { type TerrainName, terrainNamed } from '../kernel/boards/terrain.js';
import { type Action, type Effect, isRefusal, type Order, type Refusal } from '../kernel/decide/action.js';
import { decide, definitionOf, legalOrders, open, settle } from '../kernel/decide/decide.js';
import type { LegalOrder } from '../kernel/decide/rulebook.js';
import { type DiceSource, scriptedDice } from '../kernel/dice/index.js';
import { hexNumber, parseCoordinate } from '../kernel/geometry/coordinates.js';
import { type Grid, hexCount, hexOfPixels, type Point, UNITS } from '../kernel/geometry/grid.js';
import { copy } from '../kernel/lab/match.js';
import { Battle } from '../kernel/position/battle.js';
import type { SideId, UnitId } from '../kernel/position/position.js';
import { sentence } from '../kernel/views/explain.js';
import { ASLSK_CHARTS } from './charts/index.js';
import { houseRules, mustBeInOrder, mustComeOut } from './house-rules.testkit.js';
import { aslsk } from './ruleset.js';
import type { Asl, AslBattle, AslEffects, AslPosition, AslUnit } from './system.js';
import type { Phase, UnitAttributes } from './units/attributes.js';
import { type Counter, leaderCounter, mmcCounter, weaponCounter } from './units/counters.js';

export type Set = Partial<UnitAttributes> & { readonly hidden?: true; readonly name?: string };
export type Placed = Counter & { readonly at?: string; readonly hidden?: true };

export interface SetUp {
  readonly phase?: Phase;
  readonly turn?: number;
  readonly turns?: number;
  /** Whose Player Turn it is: `a` by default. */
  readonly active?: SideId;
  readonly terrain?: Readonly<Record<string, TerrainName | PlainHex>>;
  /** Roads as hexes in their order: 'C3 C4 D4'. */
  readonly roads?: readonly string[];
  readonly units?: Readonly<Record<UnitId, Placed>>;
  readonly locations?: AslPosition['locations'];
  readonly options?: Partial<AslPosition['options']>;
  readonly sides?: Readonly<Record<SideId, Partial<AslPosition['sides'][string]>>>;
  readonly columns?: number;
  readonly rows?: number;
}

/** Units whose id begins with the first letter of a side belong to it: a1, a-leader, b2. */
const SIDES = ['a', 'b'] as const;

export class Game {
  private readonly house: ReturnType<typeof houseRules>;

  constructor(readonly battle: AslBattle) {
    this.house = houseRules(battle);
  }

  unit(id: UnitId): AslUnit {
    return this.battle.theUnit(id);
  }

  has(id: UnitId): boolean {
    return this.battle.unit(id) !== undefined;
  }

  /** Gives an order that must be accepted; dice as they fall. */
  order(side: SideId, order: Order, ...faces: number[]): Done {
    return this.give(side, order, scriptedDice(...faces));
  }

  /** The same where only the first dice matter: whatever else is rolled shows ones. */
  begin(side: SideId, order: Order, ...faces: number[]): Done {
    const ones = Array.from({ length: 60 }, () => 1);
    return this.give(side, order, { ...scriptedDice(...faces, ...ones), done: () => undefined });
  }

  private give(side: SideId, order: Order, dice: DiceSource): Done {
    const listed = this.legal(side, order.order);
    const action = decide(aslsk, this.battle, side, order, dice);
    if (isRefusal(action)) throw new Error(`${JSON.stringify(order)} was refused: ${action.why}`);
    this.house.mustBeListed(listed, side, order);
    this.house.mustBeSound(action);
    mustComeOut(this.battle, action);
    settle(this.battle, action);
    this.house.mustBeAccepted();
    mustBeInOrder(this.battle);
    return new Done(action, this.battle);
  }

  /** Gives an order that must be refused. */
  refused(side: SideId, order: Order): Refusal {
    const action = decide(aslsk, this.battle, side, order, scriptedDice());
    if (!isRefusal(action)) throw new Error(`${JSON.stringify(order)} was accepted.`);
    this.house.mustBeRefused(this.legal(side, order.order), order, action);
    return action;
  }

  /** What would come of an order, without giving it: 'ok', or the code of the refusal and the rules that it names. */
  verdict(side: SideId, order: Order): string {
    const decision = this.battle.position.awaiting.find(
      (one) => one.side === side && one.orders.includes(order.order),
    );
    const listed = this.legal(side, order.order);
    if (!decision) return 'NOT_NOW';
    const { order: kind, ...members } = order;
    const eyes = { battle: this.battle, by: side, decision };
    const plan = this.battle.asSeenBy({ side }, () => definitionOf(aslsk, kind)?.read(eyes, members));
    if (plan && isRefusal(plan)) {
      this.house.mustBeRefused(listed, order, plan);
      return [plan.refused, ...(plan.cites ?? [])].join(' ');
    }
    this.house.mustBeListed(listed, side, order);
    return 'ok';
  }

  legal(side: SideId, kind?: string): LegalOrder[] {
    return legalOrders(aslsk, this.battle, side, kind === undefined ? undefined : [kind]);
  }

  /** Who is asked what: 'a movement'. */
  get awaits(): string[] {
    return this.battle.position.awaiting.map(({ side, kind }) => `${side} ${kind}`);
  }
}

/** What came of an order. */
export class Done {
  constructor(
    readonly action: Action<Asl>,
    private readonly battle: AslBattle,
  ) {}

  /** The particulars of all effects of a kind. */
  all<K extends keyof AslEffects>(kind: K): AslEffects[K][] {
    return this.action.effects
      .filter(({ effect }) => effect === kind)
      .map(({ about }) => about as unknown as AslEffects[K]);
  }

  /** The one effect of a kind. */
  the<K extends keyof AslEffects>(kind: K): AslEffects[K] {
    const found = this.all(kind);
    if (found.length !== 1)
      throw new Error(`There are ${found.length} effects "${kind}": ${this.kinds.join(', ')}`);
    return found[0] as AslEffects[K];
  }

  get kinds(): string[] {
    return this.action.effects.map(({ effect }) => effect as string);
  }

  effects(kind: string): Effect<Asl>[] {
    return this.action.effects.filter(({ effect }) => effect === kind);
  }

  cites(kind: keyof AslEffects): string[] {
    return this.effects(kind).flatMap(({ cites = [] }) => [...cites]);
  }

  get told(): string[] {
    return this.action.effects.map((effect) =>
      sentence(aslsk, effect, (id) => this.battle.position.units[id]?.name ?? id),
    );
  }
}

export function setUp(what: SetUp): Game {
  const battle: AslBattle = new Battle<Asl>(positionOf(what), {
    map: boardOf(what),
    charts: ASLSK_CHARTS,
  });
  settle(battle, open(aslsk, battle, scriptedDice()));
  return new Game(battle);
}

/** The same position with some units changed: null takes one off the map. */
export function changed(what: SetUp, changes: Readonly<Record<UnitId, object | null>>): SetUp {
  const units: Record<UnitId, Placed> = { ...what.units };
  for (const [id, change] of Object.entries(changes))
    if (change) units[id] = { ...(units[id] as Placed), ...change };
    else delete units[id];
  return { ...what, units };
}

export function positionOf(what: SetUp): AslPosition {
  const active = what.active ?? 'a';
  const units: AslPosition['units'] = {};
  for (const [id, unit] of Object.entries(what.units ?? {})) units[id] = { ...unit, id, side: id.charAt(0) };
  for (const unit of Object.values(units))
    if (unit.possessor !== undefined && unit.at === undefined) {
      const { at } = units[unit.possessor] ?? {};
      if (at !== undefined) units[unit.id] = { ...unit, at };
    }
  return copy({
    format: 1,
    id: 'test',
    system: 'aslsk',
    rules: aslsk.version,
    options: { order: SIDES, turns: what.turns ?? 6, year: 1944, month: 7, los: 'preview', ...what.options },
    map: { inline: true },
    clock: { turn: what.turn ?? 1, phase: what.phase ?? 'MPh', active },
    sides: {
      a: { name: 'A', nationality: 'German', ...what.sides?.a },
      b: { name: 'B', nationality: 'Russian', ...what.sides?.b },
    },
    secrets: { a: {}, b: {} },
    units,
    locations: what.locations ?? {},
    agenda: [{ task: 'phase' }],
    awaiting: [],
  }) as AslPosition;
}

const BOARDS = new Map<string, Board>();

/** Boards are big: tests that ask for the same one share it. */
export function boardOf(what: SetUp): Board {
  const { terrain = {}, roads = [] } = what;
  const named = [
    ...Object.keys(terrain),
    ...roads.flatMap((road) => road.split(' ')),
    ...Object.values(what.units ?? {}).flatMap(({ at }) => at ?? []),
  ].flatMap((name) => parseCoordinate(name) ?? []);
  const columns = what.columns ?? Math.max(12, ...named.map(({ column }) => column + 4));
  const rows = what.rows ?? Math.max(12, ...named.map(({ row }) => row + 4));
  const key = JSON.stringify([terrain, roads, columns, rows]);
  const known = BOARDS.get(key) ?? paint(terrain, roads, columns, rows);
  BOARDS.set(key, known);
  return known;
}

function paint(
  terrain: NonNullable<SetUp['terrain']>,
  roads: readonly string[],
  columns: number,
  rows: number,
): Board {
  const grid = { columns, rows };
  const given = new Map(Object.entries(terrain).map(([hex, what]) => [hexNumber(grid, hex), plainHex(what)]));
  const raster = fill(grid, given);
  const board = createBoard({ name: 'test', ...grid, raster });
  for (const road of roads) drawRoad(board, raster.terrain, road);
  const inherent = ({ index }: Hex) => {
    const what = given.get(index)?.terrain;
    return what ? { terrain: terrainNamed(what).code } : {};
  };
  return createBoard({ name: 'test', ...grid, raster, details: inherent });
}

function plainHex(what: TerrainName | PlainHex): PlainHex {
  return typeof what === 'string' ? { terrain: what } : what;
}

const PIXELS = new Map<string, ReturnType<typeof hexOfPixels>>();

/** Every hex filled to its edges with its terrain. */
function fill(grid: Grid, given: ReadonlyMap<number, PlainHex>) {
  const key = `${grid.columns} ${grid.rows}`;
  const pixels = PIXELS.get(key) ?? hexOfPixels(grid);
  PIXELS.set(key, pixels);
  const raster = { elevation: new Int8Array(pixels.length), terrain: new Uint8Array(pixels.length) };
  const codes = Array.from({ length: hexCount(grid) }, (_, hex) => {
    const what = given.get(hex)?.terrain;
    return what ? terrainNamed(what).code : 0;
  });
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const hex = pixels[pixel] as number;
    raster.terrain[pixel] = codes[hex] as number;
    raster.elevation[pixel] = given.get(hex)?.level ?? 0;
  }
  return raster;
}

/** A road is drawn from dot to dot, as it is on printed boards; what grows beside it stays. */
function drawRoad(board: Board, terrain: Uint8Array, road: string): void {
  const dots = road.split(' ').map((name) => centreOf(board, board.named.get(name) as number));
  for (const [i, to] of dots.entries()) drawLine(board, terrain, dots[i - 1] ?? to, to);
}

const ROAD_HALF_WIDTH = 5;

function drawLine(board: Board, terrain: Uint8Array, from: Point, to: Point): void {
  const { code } = terrainNamed('dirt-road');
  const steps = Math.max(UNITS, Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  for (let step = 0; step <= steps; step += UNITS) {
    const x = Math.floor((from.x + ((to.x - from.x) * step) / steps) / UNITS);
    const y = Math.floor((from.y + ((to.y - from.y) * step) / steps) / UNITS);
    for (let dx = -ROAD_HALF_WIDTH; dx <= ROAD_HALF_WIDTH; dx++)
      for (let dy = -ROAD_HALF_WIDTH; dy <= ROAD_HALF_WIDTH; dy++)
        if (x + dx >= 0 && x + dx < board.width && y + dy >= 0 && y + dy < board.height)
          terrain[(x + dx) * board.height + y + dy] = code;
  }
}

function unitOf(nationality: string, kind: 'squad' | 'half-squad' | 'crew') {
  return (strength: string, at?: string, set: Set = {}): Placed => ({
    ...mmcCounter(nationality, strength, kind),
    ...(at && { at }),
    ...set,
  });
}

export const squad = (nationality: string, strength: string, at?: string, set?: Set): Placed =>
  unitOf(nationality, 'squad')(strength, at, set);
export const halfSquad = (nationality: string, strength: string, at?: string, set?: Set): Placed =>
  unitOf(nationality, 'half-squad')(strength, at, set);
export const crew = (nationality: string, strength: string, at?: string, set?: Set): Placed =>
  unitOf(nationality, 'crew')(strength, at, set);

export const german = unitOf('German', 'squad');
export const russian = unitOf('Russian', 'squad');
export const us = unitOf('American', 'squad');

export function leader(nationality: string, strength: string, at?: string, set: Set = {}): Placed {
  return { ...leaderCounter(nationality, strength), ...(at && { at }), ...set };
}

/** A "?" counter with nothing known beneath it. */
export const marker = (at: string): Placed => ({ name: '?', kind: 'concealment', nationality: '', at });

/** What differs from a position, and what an order then meets. */
export type Row = [says: string, changes: Readonly<Record<UnitId, object | null>>, verdict: string];

/** A weapon in the hands of a unit, or lying in a hex. */
export function weapon(
  nationality: string,
  name: string,
  where: { of?: UnitId; at?: string },
  set: Set = {},
): Placed {
  return {
    ...weaponCounter(nationality, name),
    ...(where.of && { possessor: where.of }),
    ...(where.at && { at: where.at }),
    ...set,
  };
}
