/** How well a command suits a unit as its own side sees things: for examples, and for players who only compare. */
import { distance } from '../../mechanics/places.js';
import { COMMANDS, type Command } from '../attributes/index.js';
import { controlOf, objectivesOf } from '../scenarios/judge.js';
import { inActionOf } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { isImmobile, isTowed, isVehicle } from '../units/kinds.js';

type Fit = Readonly<Record<Command, number>>;

const IN_SIGHT: Fit = { fire: 3, 'short-halt': 2, overwatch: 2, move: 1, none: 0 };
const ON_ITS_WAY: Fit = { move: 3, 'short-halt': 2, overwatch: 1, fire: 0, none: 0 };
const WAITING: Fit = { overwatch: 2, fire: 1, 'short-halt': 1, move: 0, none: 0 };

export const fitOf = (battle: Battle, unit: Unit, command: Command): number =>
  situationOf(battle, unit)[command];

/** The command that suits it best. */
export function fitting(battle: Battle, unit: Unit): Command {
  const fit = situationOf(battle, unit);
  return COMMANDS.reduce((best, command) => (fit[command] > fit[best] ? command : best));
}

function situationOf(battle: Battle, unit: Unit): Fit {
  if (isLeaving(battle, unit) && (unit.unarmed || !isVehicle(unit))) return ON_ITS_WAY;
  if (hasTarget(battle, unit)) return IN_SIGHT;
  if (isLeaving(battle, unit)) return isImmobile(unit) ? WAITING : ON_ITS_WAY;
  return isImmobile(unit) || isTowed(unit) || isOnGoal(battle, unit) ? WAITING : ON_ITS_WAY;
}

/** Its side leaves the map: units on foot, and their carriers, do not wait for the enemy. */
const isLeaving = (battle: Battle, { side }: Unit): boolean => (battle.side(side).exits ?? []).length > 0;

/** Somebody who was spotted is within its reach. */
function hasTarget(battle: Battle, unit: Unit): boolean {
  const reach = reachOf(unit);
  return battle
    .sideIds()
    .filter((side) => side !== unit.side)
    .flatMap((side) => inActionOf(battle, side))
    .some(({ spotted, at }) => spotted && distance(battle, unit.at as string, at as string) <= reach);
}

const reachOf = ({ weapons = [] }: Unit): number =>
  Math.max(0, ...weapons.flatMap(({ rows }) => rows.flatMap(({ range }) => Object.values(range))));

/** It stands on an objective, or has nothing to go for. */
function isOnGoal(battle: Battle, unit: Unit): boolean {
  const goals = objectivesOf(battle);
  return goals.includes(unit.at as string) || goals.every((at) => controlOf(battle, at) === unit.side);
}
