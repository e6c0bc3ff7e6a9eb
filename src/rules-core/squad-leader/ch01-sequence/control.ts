/** Control of hexes: who was last alone in one with an unbroken unit, else the side in whose set-up area it lies. */
import { hexOf, type LocationId, type SideId } from '../../kernel/position/position.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import type { Act, Battle, Change } from '../system.js';
import { isAtLarge, isInfantry, isMarker, isOnMap } from '../units/kinds.js';

export function controllerOf(battle: Battle, at: LocationId): SideId | undefined {
  return battle.location(at).control ?? battle.sideIds().find((side) => battle.side(side).area?.includes(at));
}

export function claimControl(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds()) {
    const hexes = taken(battle, side);
    if (hexes.length === 0) continue;
    const changes = hexes.map((at): Change => ({ do: 'location', at, set: { control: side } }));
    act.effect('control-gained', { side, hexes }, { changes, cites: ['4.6.11'] });
  }
}

function taken(battle: Battle, side: SideId): LocationId[] {
  const held = battle
    .units()
    .filter((unit) => unit.side === side && isOnMap(unit) && isInfantry(unit) && !unit.broken && !unit.hidden)
    .map(({ at }) => hexOf(at as LocationId));
  return [...new Set(held)]
    .filter((at) => controllerOf(battle, at) !== side && isAlone(battle, at, side))
    .sort();
}

/** On all levels of the hex. Scouts contest nothing unless they are in melee (3.7.7), nor do those of whom nobody knows. */
const isAlone = (battle: Battle, at: LocationId, side: SideId): boolean =>
  placesIn(battle, at)
    .flatMap((place) => battle.unitsAt(place))
    .every(
      (unit) =>
        unit.side === side ||
        unit.broken === true ||
        isAtLarge(unit) ||
        !(isMarker(unit) || (isInfantry(unit) && !unit.hidden)),
    );
