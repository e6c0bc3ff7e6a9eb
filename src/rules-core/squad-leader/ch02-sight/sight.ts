/** Seeing (2.1): the line of sight between two hexes of this battle; the same both ways. */
import { KnownLines } from '../../family/asl/lines.js';
import type { Board, Hex } from '../../kernel/boards/board.js';
import { range } from '../../kernel/geometry/grid.js';
import { hexesCrossed } from '../../kernel/geometry/line.js';
import { createSight, type Sight, walkedSight } from '../../kernel/los/index.js';
import { hexOf, type LocationId } from '../../kernel/position/position.js';
import { distance, hexAt } from '../../mechanics/places.js';
import { throughFloors } from '../ch14-terrain/03-levels.js';
import { floorOf, isInside, isUnderneath } from '../ch14-terrain/03-storeys.js';
import { isHiddenByHedgerow } from '../ch14-terrain/06-hedgerows.js';
import { MARSH, ORCHARDS, screenOf, standsOut } from '../ch14-terrain/11-growth.js';
import { bedAt, groundAt, isLowLying, isRaisedDeck } from '../ch14-terrain/ground.js';
import { lowGround } from '../ch14-terrain/low-ground.js';
import { seasonOf } from '../ch14-terrain/seasons.js';
import { roadblockBetween } from '../ch15-fortifications/02-in-the-line.js';
import { conditionsOf } from '../ch16-fire/03-now.js';
import type { RuleId } from '../rules.js';
import type { Battle, Unit } from '../system.js';
import { heightOfRuin, isBehindRubble, penetrationOver, sightOver } from './policy.js';

interface View {
  readonly blocked: boolean;
  readonly why: readonly RuleId[];
  /** The hex that blocks the line. */
  readonly blockedIn?: string | undefined;
  /** Nothing solid blocks it: fire goes through, and those who stand out of what is not an orchard are seen (14.11.3, 14.12.9, 14.16.5). */
  readonly screen?: 'growth' | 'orchards';
}

interface Lines {
  readonly sight: Sight<RuleId>;
  readonly known: KnownLines<View>;
  readonly byWater: WeakMap<object, KnownLines<View>>;
  /** Of lines to or from upper levels, by both places. */
  readonly upstairs: Map<string, View>;
  /** Hexes on which rubble has fallen that had no building. */
  readonly fallen: readonly Hex[];
}

const CLEAR_VIEW: View = { blocked: false, why: [] };
const THROUGH_A_FLOOR: View = { blocked: true, why: ['14.3.20.3/a'] };
const boards = new WeakMap<Board, Lines[]>();
const penetrated = new WeakMap<Board, Sight<RuleId>>();

/** Of the board in this season. */
function linesOf(battle: Battle): Lines {
  const now = conditionsOf(battle);
  const { map } = battle.table;
  const bySeason = boards.get(map) ?? [];
  if (bySeason.length === 0) boards.set(map, bySeason);
  const season = seasonOf(now);
  if (battle.clock.rubble || battle.clock.bridges) return linesAmongRuins(battle);
  bySeason[season] ??= newLines(createSight(map, sightOver(map, now)));
  return bySeason[season];
}

const newLines = (sight: Sight<RuleId>, fallen: readonly Hex[] = []): Lines => ({
  sight,
  fallen,
  known: new KnownLines(),
  byWater: new WeakMap(),
  upstairs: new Map(),
});

/** Looked at pixel by pixel: to draw such a board would take longer than it lasts. */
function linesAmongRuins(battle: Battle): Lines {
  const { map } = battle.table;
  const { key, heights, fallen } = battle.recallOf('rubble', ruinsOf);
  const known = ruined.get(map) ?? new Map<string, Lines>();
  ruined.set(map, known);
  if (known.size > MOST_RUINS) known.clear();
  const lines =
    known.get(key) ?? newLines(walkedSight(map, sightOver(map, conditionsOf(battle), heights)), fallen);
  known.set(key, lines);
  return lines;
}

const ruined = new WeakMap<Board, Map<string, Lines>>();
const MOST_RUINS = 8;

/** What has collapsed, and what fell where there was no building (14.4.3, 14.4.7/a); bridges that are down (14.29.5.4). */
function ruinsOf(battle: Battle) {
  const heights = new Map<number, number>();
  const fallen: Hex[] = [];
  const parts = [`season ${seasonOf(conditionsOf(battle))}`];
  for (const [at, { rubble, burnt, bridge }] of Object.entries(battle.position.locations)) {
    if (burnt) parts.push(`${at} burnt`);
    if (bridge?.destroyed) parts.push(`${at} down`);
    if (!rubble) continue;
    const hex = hexAt(battle, at);
    if (rubble.fallen) fallen.push(hex);
    else heights.set(hex.index, heightOfRuin(rubble.from));
    parts.push(`${at} ${rubble.from}`);
  }
  return { key: parts.sort().join(', '), heights, fallen };
}

export function sight(battle: Battle, from: LocationId, to: LocationId): View {
  const view = sightOnMap(battle, from, to);
  const roadblock = view.blocked && !view.screen ? undefined : roadblockBetween(battle, from, to);
  return roadblock === undefined ? view : { blocked: true, why: ['15.2.2', '14.5.1'], blockedIn: roadblock };
}

/** What is drawn on the map, or has collapsed. */
function sightOnMap(battle: Battle, from: LocationId, to: LocationId): View {
  if (isInside(from) || isInside(to))
    return isUnderneath(from) || isUnderneath(to)
      ? sightBeneath(battle, from, to)
      : sightUpstairs(battle, from, to);
  const [a, b] = [hexAt(battle, from).index, hexAt(battle, to).index];
  if (a === b) return CLEAR_VIEW;
  const lines = linesOf(battle);
  const known = knownTo(battle, lines);
  return (
    known.get(a, b) ??
    known.keep(
      a,
      b,
      lowGround(battle, from, to) ??
        viewAlong(
          battle,
          lines,
          [Math.min(a, b), Math.max(a, b)],
          [deckOf(battle, Math.min(a, b)), deckOf(battle, Math.max(a, b))],
        ),
    )
  );
}

/** The bridge of an elevated road is a level up (14.26.11). */
const deckOf = ({ table: { map }, clock }: Battle, index: number): number =>
  !clock.bridges && isRaisedDeck(map, index) ? 1 : 0;

/** As from a hill so high (14.3.20.6), but for floors and walls between. */
function sightUpstairs(battle: Battle, from: LocationId, to: LocationId): View {
  const isClear = throughFloors(battle, from, to);
  if (isClear !== undefined) return isClear ? CLEAR_VIEW : THROUGH_A_FLOOR;
  return viewBetweenPlaces(battle, from, to);
}

function viewBetweenPlaces(battle: Battle, from: LocationId, to: LocationId): View {
  const [one, other] = [from, to].sort() as [LocationId, LocationId];
  const lines = linesOf(battle);
  const { upstairs } = lines;
  const key = `${one} ${other}`;
  let view = upstairs.get(key);
  if (!view) {
    const [a, b] = [one, other].map((at) => hexAt(battle, at).index) as [number, number];
    view = viewAlong(battle, lines, [a, b], [floorOf(one), floorOf(other)]);
    upstairs.set(key, view);
  }
  return view;
}

const BRIDGE_BETWEEN: View = { blocked: true, why: ['14.29.7'] };
const BENEATH_A_BRIDGE: View = { blocked: true, why: ['14.29.5.7/a'] };

/** In a gully or stream from the bridge and along the bed alone (14.29.5.7/a); on a river as on the water, but not from the bridge itself (14.29.7, 14.29.9). */
function sightBeneath(battle: Battle, from: LocationId, to: LocationId): View {
  const [under, other] = isUnderneath(from) ? [from, to] : [to, from];
  const isBed = bedAt(battle, under) !== undefined;
  if (hexOf(under) === hexOf(other)) return from === to || isBed ? CLEAR_VIEW : BRIDGE_BETWEEN;
  if (!isBed) return lowGround(battle, from, to) ?? viewBetweenPlaces(battle, from, to);
  const isNext = distance(battle, under, other) === 1 && bedAt(battle, other) !== undefined;
  return isNext ? CLEAR_VIEW : BENEATH_A_BRIDGE;
}

function viewAlong(
  battle: Battle,
  { sight, fallen }: Lines,
  [a, b]: readonly [number, number],
  [floorA, floorB]: readonly [number, number],
): View {
  const view = drawnView(battle, sight.check(a, b, floorA, floorB));
  if (fallen.length === 0 || (view.blocked && !view.screen)) return view;
  const { map } = battle.table;
  const [endA, endB] = [map.hexes[a], map.hexes[b]] as [Hex, Hex];
  const [heightA, heightB] = [2 * (endA.level + floorA), 2 * (endB.level + floorB)];
  const [lowHex, highHex] = heightA <= heightB ? [a, b] : [b, a];
  const heights = { low: Math.min(heightA, heightB), high: Math.max(heightA, heightB), lowHex, highHex };
  const inTheWay = hexesCrossed(map, a, b)
    .filter(({ touch }) => touch === 'inside')
    .map(({ hex }) => map.hexes[hex] as Hex)
    .find((hex) => hex !== endA && hex !== endB && fallen.includes(hex) && isBehindRubble(map, hex, heights));
  return inTheWay ? { blocked: true, why: ['14.4.3'], blockedIn: inTheWay.name } : view;
}

function drawnView(
  battle: Battle,
  { from: a, to: b, blocked, why, at, hindrances }: ReturnType<Sight<RuleId>['check']>,
): View {
  const { map } = battle.table;
  const nameOf = (hex: number | undefined) => (hex === undefined ? undefined : map.hexes[hex]?.name);
  if (!blocked && isHiddenByHedgerow(battle, nameOf(a) as string, nameOf(b) as string))
    return { blocked: true, why: ['14.6.3'] };
  if (blocked || hindrances.length === 0) return { blocked, why, blockedIn: nameOf(at) };
  const isLow = [a, b].every((hex) => isLowLying(groundAt(battle, nameOf(hex) as string)));
  const found = hindrances.filter(
    ({ hex, why: [rule] }) =>
      battle.location(nameOf(hex) as string).burnt !== true &&
      (rule !== MARSH || (isLow && groundAt(battle, nameOf(hex) as string) === 'marsh')),
  );
  const trees = found.filter((one) => one.why[0] === ORCHARDS);
  const orchards = {
    atEnds: [a, b].every((hex) => groundAt(battle, nameOf(hex) as string) === 'orchard'),
    ranges: new Set(trees.map(({ hex }) => range(map, a, hex))),
  };
  const screen = screenOf(found, orchards, battle.options);
  if (!screen) return CLEAR_VIEW;
  return {
    blocked: true,
    why: screen.why,
    blockedIn: nameOf(screen.hex),
    screen: screen.isForAll ? 'orchards' : 'growth',
  };
}

/** Where the scenario says how high the water stands, other banks hide it. */
function knownTo({ options: { water } }: Battle, { known, byWater }: Lines): KnownLines<View> {
  if (!water) return known;
  const found = byWater.get(water) ?? new KnownLines<View>();
  byWater.set(water, found);
  return found;
}

/** Men, and all that stands as low as they do. */
export const sees = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  !sight(battle, from, to).blocked;

/** What rises so many levels above the ground of a hex. */
export function seesAbove(battle: Battle, from: LocationId, to: LocationId, levels: number): boolean {
  if (sees(battle, from, to)) return true;
  const lines = linesOf(battle);
  const key = `${from} ^${levels} ${to}`;
  let view = lines.upstairs.get(key);
  if (!view) {
    const [a, b] = [hexAt(battle, from).index, hexAt(battle, to).index];
    view = viewAlong(battle, lines, [a, b], [floorOf(from), levels]);
    lines.upstairs.set(key, view);
  }
  return !view.blocked;
}

/** Wheat, brush, marsh or orchards lie between, and nothing else: fire goes through (14.11.2, 14.12.9, 14.16.4/q1). */
export const isScreened = (battle: Battle, from: LocationId, to: LocationId): boolean =>
  sight(battle, from, to).screen !== undefined;

/** One unit in a hex, which may stand out of what grows before it. */
export function seesUnit(battle: Battle, from: LocationId, unit: Unit, at = unit.at): boolean {
  if (at === undefined) return false;
  const { blocked, screen } = sight(battle, from, at);
  return !blocked || (screen === 'growth' && standsOut(unit));
}

/** Fire that penetrates comes so far, over hedges too (8.9.2.6, 8.9.2/Q). */
export function comesThrough(battle: Battle, from: LocationId, to: LocationId): boolean {
  const { map } = battle.table;
  const sight = penetrated.get(map) ?? createSight(map, penetrationOver(map));
  penetrated.set(map, sight);
  return !sight.check(hexAt(battle, from).index, hexAt(battle, to).index, floorOf(from), floorOf(to)).blocked;
}
