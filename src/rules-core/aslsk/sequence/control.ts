/** Control of hexes and buildings (2.0/Control). */
import type { LocationId, SideId } from '../../kernel/position/position.js';
import { reachedFrom } from '../../mechanics/reach.js';
import type { AslBattle, AslChange, AslUnit } from '../system.js';
import { adjacentHexes } from '../terrain/map.js';
import { groundAt, isBuilding, isSmallHouse } from '../terrain/terrain.js';
import { enemiesAt, enemyMarkerAt, isGoodOrder, isMmc, isVehicle } from '../units/units.js';

/** Who controls a hex: who took it last, else the side in whose set-up area it lies. */
export function controllerOf(battle: AslBattle, at: LocationId): SideId | undefined {
  const held = heldByVehicle(battle, at);
  if (held !== undefined) return held;
  const { control } = battle.location(at);
  return control ?? battle.sideIds().find((side) => battle.side(side).area?.includes(at));
}

/** An AFV controls its hex while it is there and no Good Order enemy is; then it is as before (2.0/Control-c). */
function heldByVehicle(battle: AslBattle, at: LocationId): SideId | undefined {
  const afv = battle.unitsAt(at).find(isVehicle);
  if (!afv || enemiesAt(battle, at, afv.side).some(isGoodOrder)) return undefined;
  return afv.side;
}

/**
 * A Good Order MMC takes the hex it stands in, and the building, when no enemy is there (2.0/Control-a, -b). Everybody sees
 * who controls what: nobody takes a hex, or keeps one from the enemy, before the enemy knows that he is there.
 */
export function controlBy(battle: AslBattle, unit: AslUnit, at: LocationId): AslChange[] {
  return unit.hidden ? [] : taking(battle, unit, at);
}

function taking(battle: AslBattle, unit: AslUnit, at: LocationId): AslChange[] {
  if (!isMmc(unit) || !isGoodOrder(unit) || isHeldAgainst(battle, at, unit.side)) return [];
  return takenWith(battle, unit.side, at)
    .filter((hex) => battle.location(hex).control !== unit.side)
    .map((hex): AslChange => ({ do: 'location', at: hex, set: { control: unit.side } }));
}

function isHeldAgainst(battle: AslBattle, at: LocationId, side: SideId): boolean {
  return (
    enemiesAt(battle, at, side).some(({ hidden }) => !hidden) || enemyMarkerAt(battle, at, side) !== undefined
  );
}

function takenWith(battle: AslBattle, side: SideId, at: LocationId): LocationId[] {
  if (!isBuilding(groundAt(battle, at))) return [at];
  const building = buildingOf(battle, at);
  return building.some((hex) => isHeldAgainst(battle, hex, side)) ? [at] : building;
}

/** The hexes of the building that a hex belongs to: building hexes of one kind that touch. */
export function buildingOf(battle: AslBattle, at: LocationId): LocationId[] {
  const ground = groundAt(battle, at);
  const belongs = (hex: LocationId) => groundAt(battle, hex) === ground && !isSmallHouse(battle, hex);
  if (isSmallHouse(battle, at)) return [at];
  return [...reachedFrom(at, (hex) => adjacentHexes(battle, hex).filter(belongs))];
}

export function claimControl(battle: AslBattle): AslChange[] {
  return claims(battle, ({ hidden }) => !hidden);
}

/** When the battle is over everybody shows where he is. */
export function finalControl(battle: AslBattle): AslChange[] {
  return claims(battle, ({ hidden }) => hidden === true);
}

function claims(battle: AslBattle, counts: (unit: AslUnit) => boolean): AslChange[] {
  const claimed = new Map<LocationId, AslChange>();
  for (const unit of battle.units()) {
    if (unit.at === undefined || !counts(unit) || battle.location(unit.at).control === unit.side) continue;
    for (const change of taking(battle, unit, unit.at))
      if (change.do === 'location') claimed.set(change.at, change);
  }
  return [...claimed.values()];
}
