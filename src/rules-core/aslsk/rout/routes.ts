/** Where a broken unit may rout to (3.6): the nearest shelter, away from the enemy. */
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { entryCost } from '../movement/cost.js';
import { isBamboo } from '../pacific/bamboo.js';
import { buildingOf } from '../sequence/control.js';
import { sight } from '../sight/sight.js';
import type { AslBattle, AslUnit } from '../system.js';
import { adjacentHexes, areAdjacent, distance } from '../terrain/map.js';
import { groundAt, isBuilding, isShelter } from '../terrain/terrain.js';
import { hasRoom } from '../units/stacking.js';
import { enemiesAt, isBesideKnownEnemy, isCombatant, isKnownTo, isLeader } from '../units/units.js';
import { interdictors } from './interdiction.js';

const MF = 6;
const WOUNDED = 3;

export function routMf(unit: AslUnit): number {
  return isLeader(unit) && unit.wounded ? WOUNDED : MF;
}

/** It may not stay: next to an unbroken Known Enemy Unit, or in the open where it would be interdicted (3.6/a, b). */
export function mustRout(battle: AslBattle, unit: AslUnit): boolean {
  if (!unit.broken || unit.melee || unit.at === undefined) return false;
  if (isBesideKnownEnemy(battle, unit, true)) return true;
  return !unit.routed && interdictors(battle, unit, unit.at).length > 0;
}

/** Only under DM (3.6/l), once, and not out of a Melee; a pinned one has been stopped. */
export function mayRout(unit: AslUnit): boolean {
  return (
    unit.broken === true &&
    unit.dm === true &&
    !unit.melee &&
    !unit.routed &&
    !unit.pinned &&
    unit.at !== undefined
  );
}

/** A way to a hex: what it costs, and the enemies that must not come nearer on it. */
interface Way {
  readonly path: readonly LocationId[];
  readonly mf: number;
  readonly feared: readonly UnitId[];
}

/** Every legal way within the MF: cheapest to each hex for each set of enemies that have seen it. */
function waysOf(battle: AslBattle, unit: AslUnit): Way[] {
  const start: Way = { path: [], mf: 0, feared: watchers(battle, unit, unit.at as LocationId) };
  const best = new Map<string, number>();
  const found: Way[] = [];
  const open = [start];
  for (let way = open.shift(); way; way = open.shift()) {
    for (const next of stepsFrom(battle, unit, way)) {
      const key = `${next.path.at(-1)} ${next.feared.join(' ')}`;
      if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= next.mf) continue;
      best.set(key, next.mf);
      found.push(next);
      open.push(next);
    }
    open.sort((a, b) => a.mf - b.mf);
  }
  return found;
}

function stepsFrom(battle: AslBattle, unit: AslUnit, way: Way): Way[] {
  const from = way.path.at(-1) ?? (unit.at as LocationId);
  const ways: Way[] = [];
  for (const to of adjacentHexes(battle, from)) {
    const mf = entryCost(battle, from, to)?.mf;
    if (mf === undefined || way.mf + mf > routMf(unit) || to === unit.at || way.path.includes(to)) continue;
    if (!mayStep(battle, unit, from, to, way.feared)) continue;
    const feared = [...new Set([...way.feared, ...watchers(battle, unit, to)])].sort();
    ways.push({ path: [...way.path, to], mf: way.mf + mf, feared });
  }
  return ways;
}

/** Known enemies, broken ones too, that look at a hex: the unit does not go nearer to them any more (3.6/g). */
function watchers(battle: AslBattle, unit: AslUnit, at: LocationId): UnitId[] {
  return battle
    .units()
    .filter(
      (enemy) => enemy.side !== unit.side && enemy.at !== undefined && !enemy.hidden && isCombatant(enemy),
    )
    .filter((enemy) => !sight(battle, enemy.at as LocationId, at).blocked)
    .map(({ id }) => id);
}

function mayStep(
  battle: AslBattle,
  unit: AslUnit,
  from: LocationId,
  to: LocationId,
  feared: readonly UnitId[],
): boolean {
  if (enemiesAt(battle, to, unit.side).some(({ hidden }) => !hidden)) return false;
  if (!hasRoom(battle, to, unit.side, [unit])) return false;
  for (const id of feared) {
    const at = battle.unit(id)?.at;
    if (at !== undefined && distance(battle, to, at) < distance(battle, from, at)) return false;
  }
  return !sidles(battle, unit, from, to);
}

/** From a hex next to an enemy to another one next to it (3.6/h); out of his own location anything goes. */
function sidles(battle: AslBattle, unit: AslUnit, from: LocationId, to: LocationId): boolean {
  return adjacentHexes(battle, from).some(
    (hex) =>
      areAdjacent(battle, hex, to) &&
      enemiesAt(battle, hex, unit.side).some((enemy) => isKnownTo(battle, enemy, { ...unit, at: from })),
  );
}

/** Woods or a building where the rout can end: with no enemy next to it (3.6/i). */
function isRefuge(battle: AslBattle, unit: AslUnit, at: LocationId): boolean {
  if (!isShelter(groundAt(battle, at))) return false;
  return ![at, ...adjacentHexes(battle, at)].some((hex) =>
    enemiesAt(battle, hex, unit.side).some(({ hidden }) => !hidden),
  );
}

/** It may be passed over: no farther from some Known Enemy Unit than the start (3.6/j), or the building he is in (3.6/s). */
function mayIgnore(battle: AslBattle, unit: AslUnit, at: LocationId): boolean {
  const start = unit.at as LocationId;
  if (
    isBuilding(groundAt(battle, at)) &&
    isBuilding(groundAt(battle, start)) &&
    buildingOf(battle, start).includes(at)
  )
    return true;
  return battle
    .units()
    .some(
      (enemy) =>
        isKnownTo(battle, enemy, unit) &&
        distance(battle, at, enemy.at as LocationId) <= distance(battle, start, enemy.at as LocationId),
    );
}

/** Each step of the path is legal, and the MF suffice. */
export function isLegalPath(battle: AslBattle, unit: AslUnit, path: readonly LocationId[]): boolean {
  let way: Way | undefined = { path: [], mf: 0, feared: watchers(battle, unit, unit.at as LocationId) };
  for (const to of path) way = way && stepsFrom(battle, unit, way).find((next) => next.path.at(-1) === to);
  return way !== undefined;
}

interface Routes {
  /** Full routs: each ends where it may end. */
  readonly ends: readonly Way[];
  /** First hexes for a Low Crawl. */
  readonly crawls: readonly LocationId[];
}

/** Where the unit may end, from all legal ways. */
export function routesOf(battle: AslBattle, unit: AslUnit): Routes {
  const ways = waysOf(battle, unit);
  const refuges = ways.filter(({ path }) => isRefuge(battle, unit, path.at(-1) as LocationId));
  const compelling = refuges.filter(({ path }) => !mayIgnore(battle, unit, path.at(-1) as LocationId));
  const nearest = Math.min(...compelling.map(({ mf }) => mf));
  const thickets = thicketsBeside(battle, unit);
  if (refuges.length === 0) return { ends: ways, crawls: [...firstHexes(ways), ...thickets] };
  const goals = refuges.filter(({ mf }) => mf <= nearest);
  const goalHexes = new Set(goals.map(({ path }) => path.at(-1)));
  const beyond = ways.filter(({ path }) => goesOnUnderCover(battle, path, goalHexes));
  const elsewhere = compelling.length === 0 ? ways : [];
  const ends = [...new Set([...goals, ...beyond, ...elsewhere])];
  return { ends, crawls: [...firstHexes(ends), ...thickets] };
}

/** Routers cannot run through bamboo, but they can crawl into it (8.2.1/bamboo-c). */
function thicketsBeside(battle: AslBattle, unit: AslUnit): LocationId[] {
  const from = unit.at as LocationId;
  const feared = watchers(battle, unit, from);
  return adjacentHexes(battle, from)
    .filter((to) => isBamboo(battle, to) && mayStep(battle, unit, from, to, feared))
    .sort();
}

/** Past a refuge the way leads only through more woods and buildings (3.6/i). */
function goesOnUnderCover(
  battle: AslBattle,
  path: readonly LocationId[],
  goals: ReadonlySet<LocationId | undefined>,
): boolean {
  const reached = path.findIndex((hex) => goals.has(hex));
  if (reached < 0 || reached === path.length - 1) return false;
  return path.slice(reached).every((hex) => isShelter(groundAt(battle, hex)));
}

function firstHexes(ways: readonly Way[]): LocationId[] {
  return [...new Set(ways.map(({ path }) => path[0] as LocationId))].sort();
}
