/** What control, exits, losses and points are in this book: all that Victory Conditions ask (3.2.3). */
import type { Judge } from '../../kernel/scenarios/index.js';
import { evaluating } from '../../mechanics/victory.js';
import type { Battle } from '../system.js';
import { hexOf } from '../terrain/places.js';
import { controlOfBuilding, isControlledBy } from './control.js';
import { pointsFor } from './points.js';

/** `buildings`: all of them, or as many as said, are controlled; `clear`: no enemy is seen in the hexes. */
export type Special = { readonly hexes: readonly string[]; readonly atLeast?: number };

export function judge(battle: Battle): Judge {
  return {
    sides: () => battle.sideIds(),
    name: (side) => battle.side(side).name,
    controls: (side, hex) => isControlledBy(battle, hex, side),
    exited: (side) => battle.side(side).exited?.length ?? 0,
    casualties: (side) => lossesOf(battle, side),
    points: (side) => pointsOf(battle, side),
    special(name, side, parameters) {
      const { hexes, atLeast = hexes.length } = parameters as unknown as Special;
      if (name === 'buildings')
        return hexes.filter((hex) => holdsBuilding(battle, hex, side)).length >= atLeast;
      return name === 'clear' && !hasEnemyIn(battle, side, hexes);
    },
  };
}

export const evaluate = evaluating(judge);

function holdsBuilding(battle: Battle, hex: string, side: string): boolean {
  const control = controlOfBuilding(battle, hex);
  return typeof control === 'object' && control.side === side;
}

const hasEnemyIn = (battle: Battle, side: string, hexes: readonly string[]): boolean =>
  battle
    .units()
    .some((unit) => unit.side !== side && unit.at !== undefined && hexes.includes(hexOf(unit.at)));

/** Points won, and those printed in the hexes the side controls (18.2.1.6). */
function pointsOf(battle: Battle, side: string): number {
  let points = battle.side(side).points ?? 0;
  for (const at of Object.keys(battle.position.locations).sort()) {
    const worth = battle.location(at).points;
    if (worth !== undefined && isControlledBy(battle, at, side)) points += worth;
  }
  return points;
}

/** In Victory Points: what the enemy has won, less what he won by leaving the map (3.2.3.1, 3.2.3.2). */
function lossesOf(battle: Battle, side: string): number {
  return battle
    .sideIds()
    .filter((other) => other !== side)
    .reduce((sum, other) => sum + (battle.side(other).points ?? 0) - exitPoints(battle, other), 0);
}

function exitPoints(battle: Battle, side: string): number {
  const gone = (battle.side(side).exited ?? []).flatMap((id) => battle.unit(id) ?? []);
  return gone.reduce((sum, unit) => sum + pointsFor(battle, unit), 0);
}
