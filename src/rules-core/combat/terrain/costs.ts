/** What it costs to enter a place on foot (chapter 6, TEC). */

import type { Reason } from '../../kernel/views/reasons.js';
import { infantryCost } from '../cards.js';
import { hexsideRow, TEC_ROWS } from '../los/rows.js';
import type { RuleId } from '../rules.js';
import { crowding, mayEnterMap } from '../scenario/edges.js';
import { mayStandIn, wouldOverstack } from '../stacking/limits.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isCraft, waterCost } from './afloat.js';
import {
  buildingAt,
  floorsIn,
  groundOf,
  type HexsideTerrain,
  hasCellar,
  hasFeature,
  hasRoof,
  hasShellholes,
  hasStairs,
  hexsideBetween,
  isBuilding,
  isWater,
  marksAt,
  riseBetween,
  terrainIn,
} from './ground.js';
import { around, floorOf, hexOf, insideOf, isGround, opposite, sideTowards } from './places.js';

export interface CostPart {
  readonly why: string;
  readonly mp: number;
  readonly cites: RuleId;
}

export interface Cost {
  readonly mp: number;
  readonly parts: readonly CostPart[];
}

export interface Entry {
  /** Pays for the cover of the shellholes (6.9.1). */
  readonly shellholes?: boolean;
  /** Goes under the trench of the hex it enters. */
  readonly intoTrench?: boolean;
  readonly crawling?: boolean;
}

const LEVEL_COST = 2;

export const totalOf = (parts: readonly CostPart[]): Cost => ({
  parts,
  mp: parts.reduce((sum, { mp }) => sum + mp, 0),
});

/** The parts of a cost, for people. */
export const reasonsOf = ({ parts }: Cost): Reason[] =>
  parts.filter(({ mp }) => mp !== 0).map(({ why, mp, cites }) => ({ says: `${why} ${mp}`, cites: [cites] }));

/** What entering costs a unit on foot, or why it cannot. */
export function entryCost(battle: Battle, unit: Unit, to: string, entry: Entry = {}): Cost | Refusal {
  if (unit.at === undefined) return fromOffMap(battle, unit, to, entry);
  const from = unit.at;
  if (!mayStandIn(battle, unit, to))
    return refuse('NO_ROOM', `${unit.name} may not stand in ${to}.`, '6.4.1', '6.4.6.1');
  const base =
    hexOf(from) === hexOf(to) ? withinHex(battle, from, to) : acrossHexes(battle, unit, from, to, entry);
  if ('refused' in base) return base;
  const slow = isCraft(unit)
    ? afloat(battle, unit, to, base)
    : unit.kind === 'gun'
      ? doubled(base, '10.4.1', 'gun')
      : base;
  const paid = wouldOverstack(battle, unit, to) ? doubled(slow, '8.2.1', 'overstacked') : slow;
  return totalOf(unit.inCover ? [{ why: 'out of cover', mp: 1, cites: '7.5.3' }, ...paid] : paid);
}

/** On the water a raft pays for water only; carried on land it is as slow as a gun (6.12.4, 6.12.4.3). */
function afloat(battle: Battle, unit: Unit, to: string, base: CostPart[]): CostPart[] {
  if (!isWater(battle, to)) return doubled(base, '10.4.1', 'carried');
  return [{ why: 'water', mp: waterCost(battle, unit), cites: '6.12.4.3' }];
}

/** From off the map: the terrain of the hex, doubled for guns, and what crowding adds (3.2.2.2). */
function fromOffMap(battle: Battle, unit: Unit, to: string, entry: Entry): Cost | Refusal {
  const refusal = isGround(to)
    ? mayEnterMap(battle, unit, to)
    : refuse('NOT_ON_GROUND', 'Units enter at ground level.', '3.2.2.2');
  if (refusal) return refusal;
  const base = [terrainPart(battle, to), ...edgePart(battle, to), ...shellholePart(battle, to, to, entry)];
  const parts = unit.kind === 'gun' || unit.kind === 'raft' ? doubled(base, '10.4.1', 'gun') : base;
  const crowd = crowding(battle, unit, to);
  return totalOf(crowd > 0 ? [...parts, { why: 'crowded entry hex', mp: crowd, cites: '3.2.2.2' }] : parts);
}

function doubled(parts: readonly CostPart[], cites: RuleId, why: string): CostPart[] {
  return [...parts, { why, mp: totalOf(parts).mp, cites }];
}

/** Up and down inside a hex: levels of a building, its roof, its cellar (6.4.1.3.1, 6.4.6.1.1, 6.5.1.2.1). */
function withinHex(battle: Battle, from: string, to: string): CostPart[] | Refusal {
  const a = storey(battle, from);
  const b = storey(battle, to);
  if (a === undefined || b === undefined || Math.abs(a - b) !== 1)
    return refuse('NOT_ADJACENT', `${to} cannot be reached from ${from}.`, '1.2.4');
  if (marksAt(battle, to).flame && !isGround(to))
    return refuse('FLAME', `${hexOf(to)} is on fire: there is no way but out.`, '6.13.2');
  if (!isBuilding(battle, from)) return refuse('NO_LEVEL', `${hexOf(to)} has no such level.`, '6.4.1.1');
  if (!hasStairs(battle, from) && a >= 0 && b >= 0)
    return refuse('NO_STAIRWAY', `Levels change only at the stairway of the building.`, '6.4.1.3.1.1');
  const top = Math.max(a, b) > floorsIn(battle, from);
  if (top) return [{ why: 'roof', mp: infantryCost(battle, 'Rooftop') ?? 0, cites: '6.4.6.1.1' }];
  if (Math.min(a, b) < 0)
    return [{ why: 'cellar', mp: infantryCost(battle, 'Cellar') ?? 0, cites: '6.5.1.2.1' }];
  return [
    { why: 'level', mp: infantryCost(battle, 'Up or down one building level') ?? 0, cites: '6.4.1.3.1' },
  ];
}

/** The storey of a place: the cellar is -1, a roof or steeple one above the highest level; undefined: there is none. */
function storey(battle: Battle, at: string): number | undefined {
  const floor = floorOf(at);
  const floors = floorsIn(battle, at);
  if (floor !== undefined) return floor <= floors ? floor : undefined;
  const marks = marksAt(battle, at);
  switch (insideOf(at)) {
    case 'steeple':
      return hasFeature(marks, 'steeple') ? floors + 1 : undefined;
    case 'roof':
      return hasRoof(battle, at) ? floors + 1 : undefined;
    case 'cellar':
      return hasCellar(battle, at) ? -1 : undefined;
    default:
      return undefined;
  }
}

function acrossHexes(
  battle: Battle,
  unit: Unit,
  from: string,
  to: string,
  entry: Entry,
): CostPart[] | Refusal {
  const side = sideTowards(battle, from, to);
  if (side === undefined) return refuse('NOT_ADJACENT', `${to} is not adjacent to ${from}.`, '10.1.2');
  const barred = bar(battle, unit, from, to, side, entry);
  if (barred) return barred;
  if (insideOf(from) !== '' || insideOf(to) !== '') return sameRoof(battle, from, to);
  if (unit.post === 'trench' || unit.post === 'at-trench') {
    if (entry.intoTrench && isTrench(battle, to)) return [{ why: 'trench', mp: 1, cites: '7.2.1' }];
    return [
      { why: 'out of the trench', mp: 1, cites: '7.2.1' },
      ...overGround(battle, from, to, side, entry),
    ];
  }
  return overGround(battle, from, to, side, entry);
}

export const isTrench = (battle: Battle, at: string): boolean => {
  const { trench, atTrench } = marksAt(battle, at);
  return trench === true || atTrench === true;
};

/** Rooftops of one building join (6.5.1.1.1); all other places above or below the ground are left through their own hex. */
function sameRoof(battle: Battle, from: string, to: string): CostPart[] | Refusal {
  const sameBuilding = buildingAt(battle, from) === buildingAt(battle, to);
  if (
    insideOf(from) === 'roof' &&
    insideOf(to) === 'roof' &&
    sameBuilding &&
    storey(battle, to) !== undefined
  )
    return [{ why: 'rooftop', mp: infantryCost(battle, 'Rooftop') ?? 0, cites: '6.5.1.1.1' }];
  if (
    sameBuilding &&
    insideOf(from) === insideOf(to) &&
    storey(battle, to) !== undefined &&
    floorOf(from) !== undefined
  )
    return [{ why: 'building', mp: buildingCost(battle, to), cites: '6.4.3' }];
  return refuse('NOT_ON_GROUND', `${from} can only be left by way of the ground level.`, '6.4.4');
}

const buildingCost = (battle: Battle, to: string): number =>
  infantryCost(battle, TEC_ROWS[terrainIn(battle, to)]) ?? 0;

/** A way blown through the hexside (7.6.1). */
export const hasMousehole = (battle: Battle, from: string, to: string, side: number): boolean =>
  marksAt(battle, from).mouseholes?.includes(side) === true ||
  marksAt(battle, to).mouseholes?.includes(opposite(side)) === true;

function bar(
  battle: Battle,
  unit: Unit,
  from: string,
  to: string,
  side: number,
  entry: Entry,
): Refusal | undefined {
  const marks = marksAt(battle, to);
  const here = marksAt(battle, from);
  if (marks.flame) return refuse('FLAME', `${to} is on fire.`, '6.13.2');
  if (hexsideBetween(battle, from, side) === 'cliff')
    return refuse('CLIFF', 'No unit may cross a cliff.', '5.2.10.1');
  const walled = here.blackBars?.includes(side) || marks.blackBars?.includes(opposite(side));
  if (walled && !hasMousehole(battle, from, to, side))
    return refuse('BLACK_BAR', 'An inner wall without a mousehole is in the way.', '6.4.8');
  const trenchToTrench = entry.intoTrench && unit.post === 'trench';
  if (marks.wire && !entry.crawling && !trenchToTrench)
    return refuse('WIRE', 'Infantry may enter wire only by crawling.', '7.4.2');
  const wired = here.wireSides?.includes(side) || marks.wireSides?.includes(opposite(side));
  if (wired && !entry.crawling) return refuse('WIRE', 'Infantry may only crawl across wire.', '18.1.1.5.1');
  if (isAfloat(unit)) return undefined;
  if (isWater(battle, from) && isGround(from) && !entry.crawling)
    return refuse('WADING', 'In the water a unit may only crawl.', '6.12.2');
  return isWater(battle, to) && isGround(to) && !battle.options.wading
    ? refuse('WATER', `${to} is water.`, '6.12.1')
    : undefined;
}

const isAfloat = (unit: Unit): boolean => unit.aboard !== undefined || isCraft(unit);

/** Terrain, hexside and levels add up (5.1.5, 5.2.9). */
function overGround(battle: Battle, from: string, to: string, side: number, entry: Entry): CostPart[] {
  const parts: CostPart[] = [];
  const road = isRoad(battle, from, to, side);
  const through = hasMousehole(battle, from, to, side);
  if (through)
    parts.push({ why: 'mousehole', mp: infantryCost(battle, 'Mousehole hexside') ?? 1, cites: '7.6.1' });
  else if (road)
    parts.push({ why: road, mp: roadCost(battle, road), cites: road === 'path' ? '6.3.2' : '6.3.1.1' });
  else parts.push(terrainPart(battle, to), ...hexsidePart(battle, from, to, side));
  parts.push(...shellholePart(battle, from, to, entry), ...levelPart(battle, from, to, side));
  return isOntoBank(battle, from, to) ? ontoBank(parts) : parts;
}

/** Up to or down from a railway on a bank: two more, and all of it twice (6.3.5.1/3). */
export function isOntoBank(battle: Battle, from: string, to: string): boolean {
  const isBank = (at: string) => hasFeature(marksAt(battle, at), 'raised-railway');
  return isBank(from) !== isBank(to);
}

function ontoBank(parts: readonly CostPart[]): CostPart[] {
  return doubled(
    [...parts, { why: 'railway bank', mp: LEVEL_COST, cites: '6.3.5.1/3' }],
    '6.3.5.1/3',
    'railway bank',
  );
}

const roadCost = (battle: Battle, road: 'road' | 'path'): number =>
  infantryCost(battle, road === 'path' ? 'Path' : 'Road (road to road)') ?? 0;

/** Along a road or path from hex to hex; bridges carry it (6.12.3). */
export function isRoad(battle: Battle, from: string, to: string, side: number): 'road' | 'path' | undefined {
  const a = groundOf(battle, from);
  const b = groundOf(battle, to);
  const leads = (of: 'roads' | 'paths') =>
    (a[of] & (1 << side)) !== 0 && (b[of] & (1 << opposite(side))) !== 0;
  if (leads('roads')) return 'road';
  const [here, there] = [marksAt(battle, from), marksAt(battle, to)];
  const roads = ['road', 'paved-road'] as const;
  const isOn = (marks: typeof here, which: readonly ('road' | 'paved-road' | 'path')[]) =>
    which.some((each) => hasFeature(marks, each));
  if (isOn(here, roads) && isOn(there, roads)) return 'road';
  for (const railway of ['raised-railway', 'sunken-railway'] as const)
    if (hasFeature(here, railway) && hasFeature(there, railway)) return 'road';
  return leads('paths') || (isOn(here, ['path']) && isOn(there, ['path'])) ? 'path' : undefined;
}

function terrainPart(battle: Battle, to: string): CostPart {
  const terrain = terrainIn(battle, to);
  const row = terrain === 'shellholes' || terrain === 'river' ? 'Open Ground' : TEC_ROWS[terrain];
  return {
    why: row,
    mp: infantryCost(battle, row) ?? infantryCost(battle, 'Open Ground') ?? 1,
    cites: '10.1.2',
  };
}

function hexsidePart(battle: Battle, from: string, to: string, side: number): CostPart[] {
  const marks = marksAt(battle, from);
  const there = marksAt(battle, to);
  const isOpen = marks.gates?.includes(side) || there.gates?.includes(opposite(side));
  const terrain = hexsideBetween(battle, from, side) ?? hexsideBetween(battle, to, opposite(side));
  const row = terrain && !isOpen && hexsideRow(terrain);
  if (!row) return [];
  return [{ why: row, mp: infantryCost(battle, row) ?? 0, cites: '6.7.1.1' }];
}

/** What stands on the hexside at the edge of the map, where it is cheapest (18.1.1.6.1). */
function edgePart(battle: Battle, to: string): CostPart[] {
  const costs = edgeHexsides(battle, to)
    .filter((terrain) => terrain !== 'cliff')
    .map((terrain) => {
      const row = terrain && hexsideRow(terrain);
      return row ? (infantryCost(battle, row) ?? 0) : 0;
    });
  const mp = costs.length === 0 ? 0 : Math.min(...costs);
  return mp > 0 ? [{ why: 'map edge', mp, cites: '18.1.1.6.1' }] : [];
}

/** What stands on each hexside of a hex that lies at the edge of the map; nothing at its gates. */
export function edgeHexsides(battle: Battle, hex: string): (HexsideTerrain | undefined)[] {
  const { hexsides } = groundOf(battle, hex);
  const { gates } = marksAt(battle, hex);
  return around(battle, hex).flatMap((beyond, side) =>
    beyond === undefined ? [gates?.includes(side) ? undefined : hexsides[side]] : [],
  );
}

function shellholePart(battle: Battle, from: string, to: string, entry: Entry): CostPart[] {
  const parts: CostPart[] = [];
  if (entry.shellholes && hasShellholes(battle, to)) parts.push({ why: 'shellholes', mp: 1, cites: '6.9.1' });
  if (!battle.options.deepShellholes) return parts;
  for (const at of [from, to])
    if (hasShellholes(battle, at)) parts.push({ why: 'deep shellholes', mp: 1, cites: '18.1.1.3#2' });
  return parts;
}

/** Two for each level up; down is free unless it is steep (5.2.9, 5.2.9.1). */
function levelPart(battle: Battle, from: string, to: string, side: number): CostPart[] {
  const rise = riseBetween(battle, from, to);
  const parts: CostPart[] = [];
  if (rise > 0) parts.push({ why: 'uphill', mp: LEVEL_COST * rise, cites: rise > 1 ? '5.2.9.1' : '5.2.9' });
  if (rise < -1) parts.push({ why: 'steep descent', mp: LEVEL_COST * -rise, cites: '5.2.9.1' });
  const crest = marksAt(battle, to).minorCrest?.includes(opposite(side));
  if (crest) parts.push({ why: 'minor crest', mp: LEVEL_COST, cites: '5.2.5.1' });
  return parts;
}
