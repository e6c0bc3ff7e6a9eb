/** What it costs a vehicle to enter a hex (chapter 6, TEC, 2.3.1.4.1, 11.1.5), and where it may be stopped (11.1.4.1). */
import { type Obstacle, vehicleCost } from '../cards.js';
import { hexsideRow, TEC_ROWS } from '../los/rows.js';
import { crowding, mayEnterMap } from '../scenario/edges.js';
import { wouldOverstack } from '../stacking/limits.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import {
  type Cost,
  type CostPart,
  edgeHexsides,
  hasMousehole,
  isOntoBank,
  isRoad,
  totalOf,
} from '../terrain/costs.js';
import {
  type HexsideTerrain,
  hasFeature,
  hasShellholes,
  hexsideBetween,
  isBuilding,
  isWater,
  marksAt,
  riseBetween,
  terrainIn,
  terrainsIn,
} from '../terrain/ground.js';
import { isGround, opposite, sideTowards } from '../terrain/places.js';
import { isAfv } from './status.js';

type Drive = 'tracked' | 'wheeled';
/** Half-tracks use the tracked column (2.3.1.4.1). */
export const driveOf = (unit: Unit): Drive => (unit.drive === 'wheeled' ? 'wheeled' : 'tracked');
const isFullyTracked = (unit: Unit): boolean => unit.drive === 'tracked';

const BANK = 2;
/** Backwards costs four times as much, on wheels twice (11.1.5). */
const REVERSE: Readonly<Record<Drive, number>> = { tracked: 4, wheeled: 2 };

export function vehicleEntry(battle: Battle, unit: Unit, to: string): Cost | Refusal {
  if (!isGround(to)) return refuse('NOT_ON_GROUND', 'Vehicles keep to the ground.', '6.4.1', '8.1.1');
  const barred = bar(battle, unit, to);
  if (barred) return barred;
  if (unit.at === undefined) return fromOffMap(battle, unit, to);
  const side = sideTowards(battle, unit.at, to);
  if (side === undefined) return refuse('NOT_ADJACENT', `${to} is not adjacent to ${unit.at}.`, '11.1.2');
  const parts = overGround(battle, unit, unit.at, to, side);
  if ('refused' in parts) return parts;
  const crowded = wouldOverstack(battle, unit, to)
    ? [...parts, again(parts, 1, 'overstacked', '8.2.1')]
    : parts;
  const factor = REVERSE[driveOf(unit)] - 1;
  return totalOf(
    unit.gear === 'reverse' ? [...crowded, again(crowded, factor, 'in reverse', '11.1.5')] : crowded,
  );
}

const again = (
  parts: readonly CostPart[],
  times: number,
  why: string,
  cites: CostPart['cites'],
): CostPart => ({
  why,
  mp: times * totalOf(parts).mp,
  cites,
});

function fromOffMap(battle: Battle, unit: Unit, to: string): Cost | Refusal {
  const refusal = mayEnterMap(battle, unit, to);
  if (refusal) return refusal;
  const terrain = terrainParts(battle, unit, to);
  if ('refused' in terrain) return terrain;
  const edge = edgePart(battle, unit, to);
  if (edge && 'refused' in edge) return edge;
  const parts = edge ? [...terrain, edge] : terrain;
  const crowd = crowding(battle, unit, to);
  return totalOf(crowd > 0 ? [...parts, { why: 'crowded entry hex', mp: crowd, cites: '3.2.2.2' }] : parts);
}

/** What stands on the hexside at the edge of the map, where it is cheapest to cross (18.1.1.6.1). */
function edgePart(battle: Battle, unit: Unit, to: string): CostPart | Refusal | undefined {
  const sides = edgeHexsides(battle, to);
  if (sides.length === 0 || sides.includes(undefined)) return undefined;
  const rows = sides.flatMap((terrain) => hexsideRow(terrain as HexsideTerrain) ?? []);
  const open = rows.flatMap((row) => vehicleCost(battle, row, driveOf(unit)) ?? []);
  return open.length === 0
    ? refuse('NO_GATE', `${unit.name} cannot cross the edge of the map into ${to}.`, '18.1.1.6.1')
    : { why: 'map edge', mp: Math.min(...open), cites: '18.1.1.6.1' };
}

/** Places no vehicle of that kind may enter. */
function bar(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  const marks = marksAt(battle, to);
  if (marks.flame) return refuse('FLAME', `${to} is on fire.`, '6.13.2');
  if (isWater(battle, to)) return refuse('WATER', `${to} is water.`, '6.12.1');
  if (marks.atTrench) return refuse('AT_TRENCH', 'No vehicle enters an anti-tank trench.', '7.2.4');
  if (marks.trench && !isFullyTracked(unit))
    return refuse('TRENCH', 'Only fully tracked vehicles enter a trench hex.', '7.2.3');
  return unit.unarmoured && hasEnemy(battle, unit, to)
    ? refuse('ENEMY', 'Un-armoured vehicles never enter a hex with enemies.', '11.5.6')
    : undefined;
}

function overGround(
  battle: Battle,
  unit: Unit,
  from: string,
  to: string,
  side: number,
): CostPart[] | Refusal {
  const hexside = hexsidePart(battle, unit, from, to, side);
  if ('refused' in hexside) return hexside;
  const onRoad = isRoad(battle, from, to, side) === 'road';
  const shut = factoryRefusal(battle, unit, from, to, onRoad);
  if (shut) return shut;
  const terrain = onRoad ? roadParts(battle, unit, to) : terrainParts(battle, unit, to);
  if ('refused' in terrain) return terrain;
  const parts = [...terrain, ...(onRoad ? [] : hexside), ...levelParts(battle, unit, from, to, side)];
  return isUpTheBank(battle, from, to) ? upTheBank(unit, parts) : parts;
}

const isUpTheBank = (battle: Battle, from: string, to: string): boolean =>
  isOntoBank(battle, from, to) && hasFeature(marksAt(battle, to), 'raised-railway');

/** Wheels do not climb a railway bank; tracks pay two more, and all of it twice (6.3.5.1/1). */
function upTheBank(unit: Unit, parts: readonly CostPart[]): CostPart[] | Refusal {
  if (driveOf(unit) === 'wheeled')
    return refuse('BANK', `${unit.name} cannot drive up the railway bank.`, '6.3.5.1/1');
  const climbed: CostPart[] = [...parts, { why: 'railway bank', mp: BANK, cites: '6.3.5.1/1' }];
  return [...climbed, again(climbed, 1, 'railway bank', '6.3.5.1/1')];
}

/** Into a factory only where a road or railway leads in (6.5.1.1.7). */
function factoryRefusal(
  battle: Battle,
  unit: Unit,
  from: string,
  to: string,
  onRoad: boolean,
): Refusal | undefined {
  if (terrainIn(battle, to) !== 'factory' || terrainIn(battle, from) === 'factory') return undefined;
  const onRails = [from, to].every((at) => hasFeature(marksAt(battle, at), 'railway'));
  return onRoad || onRails
    ? undefined
    : refuse('NO_ENTRANCE', `${unit.name} cannot drive into the factory in ${to}.`, '6.5.1.1.7');
}

/** A road takes the place of the terrain, but not of shellholes and wrecks in it (6.3.3). */
function roadParts(battle: Battle, unit: Unit, to: string): CostPart[] {
  const mp = vehicleCost(battle, 'Road (road to road)', driveOf(unit)) ?? 1;
  return [
    { why: 'road', mp, cites: '6.3.1.1' },
    ...shellholes(battle, unit, to),
    ...wrecks(battle, unit, to),
  ];
}

function terrainParts(battle: Battle, unit: Unit, to: string): CostPart[] | Refusal {
  const terrain = terrainIn(battle, to);
  const row = terrain === 'shellholes' ? 'Open Ground' : TEC_ROWS[terrain];
  const mp = vehicleCost(battle, row, driveOf(unit));
  if (mp === undefined) return refuse('NO_GOING', `${unit.name} cannot enter ${row} in ${to}.`, '6.1.1#2');
  return [{ why: row, mp, cites: '6.1.1#2' }, ...shellholes(battle, unit, to), ...wrecks(battle, unit, to)];
}

/** Shellholes are terrain of their own for vehicles: what they cost above open ground. */
function shellholes(battle: Battle, unit: Unit, to: string): CostPart[] {
  if (!hasShellholes(battle, to)) return [];
  const drive = driveOf(unit);
  const mp =
    (vehicleCost(battle, 'Shellholes', drive) ?? 0) - (vehicleCost(battle, 'Open Ground', drive) ?? 0);
  return [{ why: 'shellholes', mp, cites: '6.9.1' }];
}

function wrecks(battle: Battle, unit: Unit, to: string): CostPart[] {
  const marks = marksAt(battle, to);
  if ((marks.wrecks ?? 0) + (marks.burningWrecks ?? 0) === 0) return [];
  return [{ why: 'wreck', mp: vehicleCost(battle, 'Wreck / AFV', driveOf(unit)) ?? 0, cites: '6.3.3' }];
}

function hexsidePart(
  battle: Battle,
  unit: Unit,
  from: string,
  to: string,
  side: number,
): CostPart[] | Refusal {
  const walled =
    marksAt(battle, from).blackBars?.includes(side) ||
    marksAt(battle, to).blackBars?.includes(opposite(side));
  if (walled && !hasMousehole(battle, from, to, side))
    return refuse('BLACK_BAR', 'An inner wall without a mousehole is in the way.', '6.4.8');
  const terrain = hexsideBetween(battle, from, side) ?? hexsideBetween(battle, to, opposite(side));
  if (!terrain) return [];
  if (terrain === 'cliff') return refuse('CLIFF', 'No unit may cross a cliff.', '5.2.10.1');
  if (terrain === 'roadblock') return refuse('ROADBLOCK', 'No vehicle crosses a roadblock.', '7.8.2');
  if (hasMousehole(battle, from, to, side)) return [{ why: 'mousehole', mp: 1, cites: '7.6.1' }];
  if (isGate(battle, from, to, side)) return [];
  const row = hexsideRow(terrain) as string;
  const mp = vehicleCost(battle, row, driveOf(unit));
  return mp === undefined
    ? refuse('NO_GATE', `${unit.name} crosses hexsides like that only at a gate.`, '6.7.1.1')
    : [{ why: row, mp, cites: '6.7.1.1' }];
}

function isGate(battle: Battle, from: string, to: string, side: number): boolean {
  return (
    marksAt(battle, from).gates?.includes(side) === true ||
    marksAt(battle, to).gates?.includes(opposite(side)) === true
  );
}

/** Uphill two for each level, on wheels twice that; a steep slope costs the same down as up (5.2.9, 5.2.9.1). */
function levelParts(battle: Battle, unit: Unit, from: string, to: string, side: number): CostPart[] {
  const each = vehicleCost(battle, 'Level up 1', driveOf(unit)) ?? 0;
  const rise = riseBetween(battle, from, to);
  const parts: CostPart[] = [];
  if (rise > 0) parts.push({ why: 'uphill', mp: each * rise, cites: rise > 1 ? '5.2.9.1' : '5.2.9' });
  if (rise < -1) parts.push({ why: 'steep descent', mp: each * -rise, cites: '5.2.9.1' });
  if (marksAt(battle, to).minorCrest?.includes(opposite(side)))
    parts.push({ why: 'minor crest', mp: each, cites: '5.2.5.1' });
  return parts;
}

/** By a road into a building hex, but not into a factory (6.4.7). */
export function isIntoRoadway(battle: Battle, from: string, to: string): boolean {
  return isBuilding(battle, to) && terrainIn(battle, to) !== 'factory' && isByRoad(battle, from, to);
}

function isByRoad(battle: Battle, from: string, to: string): boolean {
  const side = sideTowards(battle, from, to);
  return side !== undefined && isRoad(battle, from, to, side) === 'road';
}

/** A slope of more than one level, either way (5.2.9.1). */
export const isSteep = (battle: Battle, from: string, to: string): boolean =>
  Math.abs(riseBetween(battle, from, to)) > 1;

type Obstacles = Partial<Record<Drive, Obstacle>>;
const TERRAIN_OBSTACLES: Readonly<Record<string, Obstacles>> = {
  woods: { tracked: 'Woods, tracked' },
  debris: { tracked: 'Debris, tracked', wheeled: 'Debris, wheeled' },
  rubble: { tracked: 'Rubble, tracked' },
  'wood-building': { tracked: 'Building, tracked' },
  'stone-building': { tracked: 'Building, tracked' },
  gully: { tracked: 'Gully or Creek, tracked' },
  creek: { tracked: 'Gully or Creek, tracked' },
  'machine-parts': { tracked: 'Machine Parts, Lumber Yard, tracked' },
};
const HEXSIDE_OBSTACLES: Partial<Record<HexsideTerrain, Obstacles>> = {
  bocage: { tracked: 'Bocage, tracked' },
};

const hasEnemy = (battle: Battle, unit: Unit, at: string): boolean =>
  battle.unitsAt(at).some((other) => other.side !== unit.side && !other.hidden);

/**
 * Everything on the way that asks for a roll on the Immobilization Table; a road leads around all but debris, and into a
 * factory only where no enemy is (6.5.1.1.7).
 */
export function obstacles(battle: Battle, unit: Unit, from: string, to: string): Obstacle[] {
  const drive = driveOf(unit);
  const side = sideTowards(battle, from, to);
  const marks = marksAt(battle, to);
  const found: (Obstacle | undefined)[] = [];
  if (!isByRoad(battle, from, to)) {
    const terrain = terrainIn(battle, to);
    if (terrain !== 'debris') found.push(TERRAIN_OBSTACLES[terrain]?.[drive]);
    const hexside = side === undefined ? undefined : hexsideBetween(battle, from, side);
    if (
      hexside &&
      side !== undefined &&
      !isGate(battle, from, to, side) &&
      !hasMousehole(battle, from, to, side)
    )
      found.push(HEXSIDE_OBSTACLES[hexside]?.[drive]);
  }
  if (terrainIn(battle, to) === 'factory' && hasEnemy(battle, unit, to))
    found.push(TERRAIN_OBSTACLES['stone-building']?.[drive]);
  if (terrainsIn(battle, to).includes('debris')) found.push(TERRAIN_OBSTACLES.debris?.[drive]);
  if (isOntoBank(battle, from, to) && !hasFeature(marks, 'raised-railway'))
    found.push(drive === 'tracked' ? 'Raised railway down, tracked' : 'Raised railway down, wheeled');
  if (marks.trench && drive === 'tracked') found.push('Trench, tracked');
  if (marks.wire && drive === 'tracked') found.push('Wire, tracked');
  return found.filter((each) => each !== undefined);
}

/** Wheels never get through wire (7.4.2). */
export const isStuckInWire = (battle: Battle, unit: Unit, to: string): boolean =>
  driveOf(unit) === 'wheeled' && marksAt(battle, to).wire === true;

/** Open ground for an overrun: no smoke, fire or wreck, and no AFV but the one that drives over it (6.2, 14.2.3). */
export const isOpenGround = (battle: Battle, at: string): boolean => {
  const marks = marksAt(battle, at);
  const wrecks = (marks.wrecks ?? 0) + (marks.burningWrecks ?? 0);
  const armour = battle.unitsAt(at).filter(isAfv).length;
  return terrainIn(battle, at) === 'open' && !marks.smoke && !marks.flame && wrecks === 0 && armour <= 1;
};
