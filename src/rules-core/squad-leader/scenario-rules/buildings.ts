/** Stone buildings for which a battle is fought (Sc1/VC, Sc4/VC, Sc10/VC): who began in them, and who was last alone in them. */
import type { Board } from '../../kernel/boards/board.js';
import { groundOf } from '../../kernel/boards/hex-ground.js';
import { neighbour } from '../../kernel/geometry/grid.js';
import { inPlay } from '../../kernel/position/lay-table.js';
import type { LocationId, SideId } from '../../kernel/position/position.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import { isWoodenBoard } from '../ch14-terrain/ground.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { isInfantry, isLeader, isMmc, isPrisoner } from '../units/kinds.js';
import { specialOf } from './special.js';

const known = new WeakMap<Board, readonly (readonly LocationId[])[]>();

/** Each as its hexes, of which the first one stands for it. */
export function stoneBuildings({
  table: { map },
}: Pick<Battle, 'table'>): readonly (readonly LocationId[])[] {
  let found = known.get(map);
  if (!found) {
    found = findBuildings(map);
    known.set(map, found);
  }
  return found;
}

function findBuildings(map: Board): LocationId[][] {
  const seen = new Set<number>();
  const found: LocationId[][] = [];
  for (const { index } of map.hexes) {
    if (seen.has(index) || !isStone(map, index)) continue;
    const house = new Set([index]);
    for (const hex of house)
      for (const side of groundOf(map, hex).building?.joined ?? []) house.add(neighbour(map, hex, side));
    const hexes = [...house].filter((hex) => isStone(map, hex));
    for (const hex of hexes) seen.add(hex);
    found.push(hexes.map((hex) => map.hexes[hex]?.name as LocationId));
  }
  return found;
}

const isStone = (map: Board, hex: number): boolean =>
  inPlay(map, hex) && groundOf(map, hex).building?.material === 'stone' && !isWoodenBoard(map, hex);

const inside = (battle: Battle, building: readonly LocationId[]): Unit[] =>
  building.flatMap((hex) => placesIn(battle, hex)).flatMap((at) => battle.unitsAt(at));

const markOf = (battle: Battle, [first = '']: readonly LocationId[]) => battle.location(first).building;

/** The one side that has an unbroken unit in it which everybody sees. */
function aloneIn(battle: Battle, building: readonly LocationId[]): SideId | undefined {
  const sides = new Set(
    inside(battle, building)
      .filter((unit) => isInfantry(unit) && !unit.broken && !unit.hidden && !isPrisoner(unit))
      .map(({ side }) => side),
  );
  return sides.size === 1 ? [...sides][0] : undefined;
}

/** Looked at when a phase ends; what is so when the battle begins is kept apart. */
export function claimBuildings(act: Act, isBeginning: boolean): void {
  const { battle } = act;
  if (!specialOf(battle, 'stone-buildings')) return;
  const changes = stoneBuildings(battle).flatMap((building): Change[] => {
    const side = aloneIn(battle, building);
    const mark = markOf(battle, building);
    if (side === undefined || mark?.now === side) return [];
    const now = { ...mark, ...(isBeginning && { began: side }), now: side };
    return [{ do: 'location', at: building[0] as LocationId, set: { building: now } }];
  });
  if (changes.length > 0) act.effect('buildings-claimed', {}, { changes, cites: ['Sc1/VCdef'] });
}

/** It was last alone there, and no squad or leader of the enemy is in it (Sc1/VCdef). */
const holds = (battle: Battle, side: SideId, building: readonly LocationId[]): boolean =>
  markOf(battle, building)?.now === side &&
  inside(battle, building).every(
    (unit) => unit.side === side || isPrisoner(unit) || !(isMmc(unit) || isLeader(unit)),
  );

/** Of these hexes, or of all the map. */
export const buildingsHeld = (
  battle: Battle,
  side: SideId,
  hexes?: readonly LocationId[],
): (readonly LocationId[])[] =>
  stoneBuildings(battle).filter(
    (building) =>
      (hexes === undefined || hexes.includes(building[0] as LocationId)) && holds(battle, side, building),
  );

/** Taken from those who began in them. */
export const buildingsTaken = (battle: Battle, side: SideId): number =>
  buildingsHeld(battle, side).filter((building) => {
    const began = markOf(battle, building)?.began;
    return began !== undefined && began !== side;
  }).length;
