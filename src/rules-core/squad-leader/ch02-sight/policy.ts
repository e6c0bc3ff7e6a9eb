/**
 * Line of sight (2.1, 2.2): what blocks it, and the blind hexes behind what is seen over. Small houses and woods are one level
 * high, larger buildings half a level more than their highest level (14.3.4).
 */
import { type Board, type Hex, terrainOf } from '../../kernel/boards/board.js';
import { groundOf } from '../../kernel/boards/hex-ground.js';
import { type Terrain, terrainNamed } from '../../kernel/boards/terrain.js';
import { HEXSIDES, neighbour, range } from '../../kernel/geometry/grid.js';
import {
  CLEAR,
  type Crest,
  DEPENDS,
  type Feature,
  type Heights,
  type SightPolicy,
  type Verdict,
} from '../../kernel/los/index.js';
import { hedgerowInLine } from '../ch14-terrain/06-hedgerows.js';
import { behindOrchard, growthInLine, isOrchard } from '../ch14-terrain/11-growth.js';
import { isRaisedDeck } from '../ch14-terrain/ground.js';
import type { RuleId } from '../rules.js';
import type { Battle } from '../system.js';

/** Of a single-story house (14.3.5). */
const HOUSE = 2;

const blocks = (...why: RuleId[]): Verdict<RuleId> => ({ effect: 'blocks', why });

/** In half levels above its ground: woods and small houses 2, larger buildings 3, 5 or 7, walls and hedges 1 (2.1.11, 2.1.15, 14.3.5 to 14.3.8). */
function heightOf({ kind, sight, height, name }: Terrain): number {
  if (kind === 'hexside') return name === 'wall' || name === 'hedge' ? 1 : 0;
  if (kind === 'market') return HOUSE;
  if (kind === 'building' || kind === 'factory') return Math.max(HOUSE, height);
  return kind === 'woods' && sight === 'obstacle' ? 2 : 0;
}

/** In half levels, of what is left of the buildings that have collapsed, by the numbers of their hexes (14.4.3). */
type Ruins = ReadonlyMap<number, number>;
const INTACT: Ruins = new Map();

/** Rubble on the ground is like woods; on an upper level it is as high as what stands beneath it (14.4.3). */
export const heightOfRuin = (from: number): number => (from <= 1 ? HOUSE : 2 * from - 1);

const sightWith = (ruins: Ruins): SightPolicy<RuleId> => ({
  fillsHex: () => false,
  judge(feature, { low, high }) {
    const height = heightIn(ruins, feature);
    const top = 2 * feature.ground + height;
    if (2 * feature.ground > high) return blocks('2.1.14');
    if (height === 0 || isBeneathMarket(feature, high)) return CLEAR;
    if (height === 1) return low === high && 2 * feature.ground === low ? blocks('2.1.8') : CLEAR;
    if (top > high || (low === high && top > low)) return blocks('2.1.4');
    return top === high ? blocks('2.1.15') : top > low ? DEPENDS : CLEAR;
  },
  /** The blind hexes behind an obstacle that is seen over (2.2.1, 2.2.2, 2.2.4, 2.2.6). */
  weigh({ high, fromLow, fromHigh, ...feature }) {
    const height = heightIn(ruins, feature);
    const above = (high - 2 * feature.ground - height) / 2;
    const zone = Math.floor(height / 2);
    const blind = Math.max(1, zone + Math.floor(fromHigh / 10) - Math.max(0, Math.ceil(above) - 1));
    return fromLow <= blind ? blocks('2.2.1') : CLEAR;
  },
  /** From a hill one looks down only through a crest line of its own hex; lower ones do not matter (2.1.15, 2.2.6). */
  crest: ({ levels, high, hexes, highHex }) =>
    2 * Math.max(...levels) < high || hexes.includes(highHex) ? CLEAR : blocks('2.1.15'),
});

/** On the ground one sees through beneath it (14.3.15, 14.3.17). */
const isBeneathMarket = ({ terrain, ground }: Feature, high: number): boolean =>
  terrain.kind === 'market' && high <= 2 * ground;

const heightIn = (ruins: Ruins, { terrain, hex }: Pick<Feature, 'terrain' | 'hex'>): number =>
  terrain.kind === 'building' ? (ruins.get(hex.index) ?? heightOf(terrain)) : heightOf(terrain);

const squadLeaderSight = sightWith(INTACT);

/** The banks of streams, rivers and marshes are judged by themselves (14.22.18, 14.28.9.4). */
const overBanks = (map: Board, ruins = INTACT): SightPolicy<RuleId> => ({
  ...(ruins.size === 0 ? squadLeaderSight : sightWith(ruins)),
  crest(crest) {
    if (isAtFootOfCliff(map, crest)) return blocks('2.2.6/b');
    return isBankOf(map, crest) ? CLEAR : (squadLeaderSight.crest?.(crest) ?? CLEAR);
  },
});

/** Levels of a cliff that hides the hex beneath it from those who do not stand at its edge (2.2.6). */
const HIGH_CLIFF = 2;

function isAtFootOfCliff(
  map: Board,
  { levels: [one, other], hexes: [a, b], lowHex, highHex }: Crest,
): boolean {
  const isHere = a !== b && (a === lowHex || b === lowHex) && a !== highHex && b !== highHex;
  if (!isHere || Math.abs(one - other) < HIGH_CLIFF) return false;
  if (Math.min(one, other) > 0) return true;
  const side = HEXSIDES.find((each) => neighbour(map, a, each) === b);
  if (side === undefined) return false;
  const nameOf = (hex: number, of: number) => groundOf(map, hex).hexsides[of]?.name;
  return nameOf(a, side) === 'cliff' || nameOf(b, (side + 3) % 6) === 'cliff';
}

/** In half levels. */
const BANK = 2;
const LOW: readonly Terrain['name'][] = ['marsh', 'mudflats'];

/** The edge of the bed or of the water in which the line ends, not the crests of hills above it. */
function isBankOf(map: Board, { lowHex, low, levels }: Crest): boolean {
  const { kind, name } = terrainOf(map, map.hexes[lowHex]?.terrain ?? 0);
  const isLow = kind === 'water' || kind === 'depression' || LOW.includes(name);
  return isLow && 2 * Math.max(...levels) <= low + BANK;
}

/** Wheat, brush, marsh and orchards as the season has them; a hex of an orchard counts as a whole (14.16.5). */
export function sightOver(map: Board, options: Battle['options'], ruins = INTACT): SightPolicy<RuleId> {
  const ground = overBanks(map, ruins);
  return {
    ...ground,
    fillsHex: isOrchard,
    judge: (feature, line) =>
      overBridge(map, feature, line) ??
      (2 * feature.ground > line.high
        ? ground.judge(feature, line)
        : (growthInLine(feature, line, options) ??
          hedgerowInLine(feature, line, options) ??
          ground.judge(feature, line))),
    weigh: (standing) =>
      isOrchard(standing.terrain) ? behindOrchard(standing.fromLow) : (ground.weigh?.(standing) ?? CLEAR),
  };
}

/** Bridges hide nothing (14.29.7), but those of elevated roads what lies behind them on their level (14.26.11). */
function overBridge(
  map: Board,
  { terrain, hex }: Feature,
  { low, high }: Heights,
): Verdict<RuleId> | undefined {
  if (groundOf(map, hex.index).bridge === undefined || heightOf(terrain) > 0) return undefined;
  const deck = 2 * (hex.level + 1);
  const isBehind = terrain.kind === 'bridge' && low === deck && high === deck && isRaisedDeck(map, hex.index);
  return isBehind ? blocks('14.26.11/a') : CLEAR;
}

/** What has fallen on a hex is in the way of a line as woods are there (14.4.3). */
export function isBehindRubble(
  map: Board,
  hex: Hex,
  { low, high, lowHex, highHex }: Pick<Crest, 'low' | 'high' | 'lowHex' | 'highHex'>,
): boolean {
  const feature = { terrain: terrainNamed('woods'), ground: hex.level, hex };
  const { effect } = squadLeaderSight.judge(feature, { low, high });
  if (effect !== 'depends') return effect === 'blocks';
  const [between, fromLow, fromHigh] = [
    range(map, lowHex, highHex),
    range(map, lowHex, hex.index),
    range(map, highHex, hex.index),
  ];
  const standing = { ...feature, low, high, range: between, fromLow, fromHigh };
  return squadLeaderSight.weigh?.(standing).effect === 'blocks';
}

/** Of fire that penetrates: neither hedges nor what grows stop it (8.9.2/Q, 14.11.2, 14.16.5). */
export const penetrationOver = (map: Board): SightPolicy<RuleId> => ({
  ...overBanks(map),
  judge: (feature, line) =>
    feature.terrain.name === 'hedge' ? CLEAR : squadLeaderSight.judge(feature, line),
});
