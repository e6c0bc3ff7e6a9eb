/** How good a position is for a side: what the greedy bot climbs. */
import { type Condition, find } from '../../kernel/scenarios/index.js';
import { distance } from '../../mechanics/places.js';
import { controllerOf } from '../ch01-sequence/control.js';
import type { Battle, Unit } from '../system.js';
import { infantryAt, isGun, isInfantry, isLeader, isPrisoner, isScout, isVehicle } from '../units/kinds.js';
import { judge, victoryOf } from './judge.js';

const PER_HEX = 3;
const MET = 6;
/** Of a large area the first hexes stand for all of it. */
const MOST_HEXES = 12;
/** One who has left the map by the way out is worth more than one who stands before it. */
const OUT = 12;
const AT_THE_EXIT = 6;
const PER_STEP = 0.5;
const PER_ATTACK = 0.2;
/** What one will destroy oneself. */
const PER_PLAN = 1;

export function worth(battle: Battle, side: string): number {
  let sum = 0;
  for (const unit of battle.units()) sum += unit.side === side ? strengthOf(unit) : -strengthOf(unit);
  for (const { side: owner } of [...(battle.clock.attacks ?? []), ...(battle.clock.assaults ?? [])])
    sum += owner === side ? PER_ATTACK : -PER_ATTACK;
  for (const how of Object.values(battle.secret(side).scuttling ?? {})) if (how !== 'keep') sum -= PER_PLAN;
  for (const { side: owner, is } of victoryOf(battle).wins)
    sum += (owner === side ? 1 : -1) * progress(battle, owner, is);
  return sum;
}

function strengthOf(unit: Unit): number {
  if (isVehicle(unit)) return vehicleStrength(unit);
  if (isPrisoner(unit)) return 0;
  if (isGun(unit)) return unit.malfunctioned ? 1 : 3;
  if (!isInfantry(unit)) return unit.malfunctioned ? 0.2 : 0.5;
  const whole = isLeader(unit) ? 1.5 - (unit.leadership ?? 0) : isScout(unit) ? 0.5 : forceOf(unit);
  return whole * (unit.broken ? 0.4 : 1) * (unit.pinned ? 0.9 : 1);
}

/** A sniper's is in his aim. */
const forceOf = ({ fp = 0, aim = 0 }: Unit): number => (fp - aim) / 2;

/** Armour, guns and wheels, as far as they still serve. */
function vehicleStrength({ armoured, gun, gunOut, immobilized, stunned, shock, abandoned }: Unit): number {
  const whole = (armoured ? 4 : 1) + (gun && !gunOut ? 4 : 0);
  const daze = stunned || shock ? 0.8 : 1;
  return whole * (immobilized ? 0.5 : 1) * daze * (abandoned ? 0.5 : 1);
}

/** Goals met, hexes held, and how near the troops have come to those that are not. */
function progress(battle: Battle, owner: string, condition: Condition): number {
  if ('all' in condition) return condition.all.reduce((sum, part) => sum + progress(battle, owner, part), 0);
  if ('any' in condition) return Math.max(...condition.any.map((part) => progress(battle, owner, part)));
  const met = find(condition, judge(battle)).met ? MET : 0;
  if ('exit' in condition) return met + wayOut(battle, owner, condition.exit.hexes);
  if ('special' in condition)
    return (condition.special.hexes ?? [])
      .slice(0, MOST_HEXES)
      .reduce((sum, hex) => sum + presence(battle, owner, hex), met);
  if (!('control' in condition)) return met;
  return condition.control.hexes.reduce(
    (sum, hex) => sum + (controllerOf(battle, hex) === owner ? PER_HEX : nearness(battle, owner, hex)),
    met,
  );
}

/** Special conditions ask who is there, not who was. */
const presence = (battle: Battle, owner: string, hex: string): number =>
  infantryAt(battle, hex, owner).some(({ broken }) => !broken) ? PER_HEX : nearness(battle, owner, hex);

/** Squads that have left, and how near the others have come to the way out: each step counts, and leaving more than to stand there. */
function wayOut(battle: Battle, owner: string, hexes: readonly string[] = []): number {
  const goals = hexes.slice(0, MOST_HEXES);
  let sum = OUT * (battle.side(owner).exited?.length ?? 0);
  if (goals.length === 0) return sum;
  for (const unit of battle.units()) {
    const { side, at } = unit;
    if (side !== owner || at === undefined || !isInfantry(unit) || unit.broken) continue;
    const steps = Math.min(...goals.map((goal) => distance(battle, at, goal)));
    sum += Math.max(0, AT_THE_EXIT - PER_STEP * steps);
  }
  return sum;
}

function nearness(battle: Battle, owner: string, hex: string): number {
  let near = Number.POSITIVE_INFINITY;
  for (const unit of battle.units())
    if (unit.side === owner && unit.at !== undefined && isInfantry(unit) && !unit.broken)
      near = Math.min(near, distance(battle, unit.at, hex));
  return PER_HEX / (2 + near);
}
