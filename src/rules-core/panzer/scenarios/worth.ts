/** How good a position is for a side, in points: what the greedy bot climbs. */
import { distance } from '../../mechanics/places.js';
import { fitOf } from '../command/fit.js';
import { allInActionOf } from '../hidden/counters.js';
import { markedIn } from '../mines/fields.js';
import { inActionOf, isCombatUnit } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { carrierOf, isImmobile } from '../units/kinds.js';
import { controlOf, objectivesOf, pointsOf } from './judge.js';

const HELD = 20;
const HOLDING = 16;
const NEAR = 10;
/** Off the map, and on its way there. */
const EXITED = 14;
const HASTE = 10;
/** The nearest counts most: one alone takes an objective, but does not hold it for long. */
const NEXT = 0.7;
/** A known minefield of the enemy in the way. */
const MINED = 3;
/** A unit that does not fire hits nothing. */
const FIRED = 1;

export function worth(battle: Battle, side: string): number {
  let sum = 0;
  for (const each of battle.sideIds()) {
    const sign = each === side ? 1 : -1;
    const own = each === side ? allInActionOf(battle, each) : inActionOf(battle, each);
    sum += sign * pointsOf(battle, each);
    for (const unit of own) sum += sign * (0.1 * strengthOf(unit) + (unit.fired ? FIRED : 0));
    for (const at of objectivesOf(battle)) sum += sign * holdOn(battle, each, own, at);
    sum += sign * leaving(battle, each, own);
    sum -= sign * MINED * minesBefore(battle, each);
  }
  return sum + commandsOf(battle, side);
}

function strengthOf(unit: Unit): number {
  const state =
    (unit.suppressed ? 0.7 : 1) *
    (unit.broken ? 0.5 : 1) *
    (isImmobile(unit) ? 0.6 : 1) *
    (unit.turretDamaged || unit.damaged ? 0.7 : 1);
  return (unit.points ?? 10) * state;
}

function holdOn(battle: Battle, side: string, own: readonly Unit[], at: string): number {
  if (controlOf(battle, at) === side) return HELD;
  if (battle.location(at).held?.side === side) return HOLDING;
  const near = own
    .filter(isCombatUnit)
    .map((unit) => NEAR / (1 + distance(battle, unit.at as string, at)))
    .sort((one, other) => other - one);
  return near.reduce((sum, each, i) => sum + each * NEXT ** i, 0) / 2;
}

/** A side that is to leave the map: the units that have left, and how few turns the others need, on foot or carried. */
function leaving(battle: Battle, side: string, own: readonly Unit[]): number {
  const { exits = [], exited = [] } = battle.side(side);
  if (exits.length === 0) return 0;
  const near = own.map((unit) => {
    const vehicle = carrierOf(battle, unit) ?? unit;
    const speed = isImmobile(vehicle) ? 0 : (vehicle.crossCountry ?? 0);
    const far = Math.min(...exits.map((at) => distance(battle, unit.at as string, at)));
    return speed === 0 ? 0 : HASTE / (1 + far / speed);
  });
  return EXITED * exited.length + near.reduce((sum, each) => sum + each, 0);
}

const minesBefore = (battle: Battle, side: string): number =>
  Object.keys(battle.position.locations).filter((at) =>
    markedIn(battle, at).some((mines) => mines.side !== side),
  ).length;

/** What lies face down, while its own side places it. */
function commandsOf(battle: Battle, side: string): number {
  if (battle.clock.phase !== 'command') return 0;
  const placed = battle.secret(side).commands ?? {};
  return Object.entries(placed).reduce((sum, [id, { command }]) => {
    const unit = battle.unit(id);
    return unit?.at === undefined ? sum : sum + fitOf(battle, unit, command);
  }, 0);
}
