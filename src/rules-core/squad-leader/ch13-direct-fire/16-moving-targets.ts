/** Moving targets (13.15, 13.16): harder to hit, and harder still where they were seen only for a moment. */
import { sees, seesUnit } from '../ch02-sight/sight.js';
import { exposure } from '../ch05-fire/03-cover.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { leftAt } from '../ch05-fire/06-movers.js';
import { placeIn, sumOfCosts } from '../ch05-fire/06-track.js';
import { isDuplexDrive, isSwimming } from '../ch11-vehicles/41-amphibians.js';
import { floats } from '../ch11-vehicles/42-boats.js';
import { isBoat, isTracked } from '../ch11-vehicles/state.js';
import { hexsideBetween } from '../ch14-terrain/ground.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';

const MOVING = 2;
const [GLIMPSE, GLANCE] = [1, 3];

/**
 * Cases J, O and P against vehicles, J and O against men (13.16.1, 13.16.3, 13.19.10/a), who may be at work in any phase, and pay for
 * a parachute on the fire table (12.9.17); who fires on the move has paid for O and P with case C (13.16/q1).
 */
export function movementModifiers(
  battle: Battle,
  target: Unit,
  at: string,
  from: string,
  firesOnTheMove = false,
): Modifier[] {
  if (isBoat(target) || (isDuplexDrive(target) && isSwimming(battle, target)))
    return floats(battle, target) && !target.anchored ? [ON_THE_WATER] : [];
  const isInDefence = firePhaseOf(battle) === 'defensive-fire';
  if (!isVehicle(target)) {
    if (target.parachute) return [];
    const glimpsed = firesOnTheMove || !isInDefence ? [] : glimpse(menInView(battle, target, at, from));
    return [...exposure(battle, target, at, [from]), ...glimpsed];
  }
  if (!isInDefence || (target.motion && !target.passed)) return target.motion ? [IN_MOTION] : [];
  if (!target.passed?.some(({ mp }) => mp > 0)) return [];
  const spent = firesOnTheMove ? Number.POSITIVE_INFINITY : spentInView(battle, target, from);
  return [
    { why: 'moving', value: MOVING, cites: '13.16.1' },
    ...glimpse(spent),
    ...(spent <= GLANCE ? [{ why: 'seen for 3 MP', value: 1, cites: '13.16.1/P' } as const] : []),
  ];
}

/** Boats move with the water in all phases; O and P never count (11.43.11.2). */
const ON_THE_WATER: Modifier = { why: 'moving', value: MOVING, cites: '11.43.11.2' };

/** Case J in every fire phase; O and P only while it comes by (11.31.4). */
const IN_MOTION: Modifier = { why: 'moving', value: MOVING, cites: '11.31.4' };

const glimpse = (spent: number): Modifier[] =>
  spent <= GLIMPSE ? [{ why: 'seen for a moment', value: 1, cites: '13.16.1/O' }] : [];

/** Since it was last out of sight; without end where it has been in view all the time (13.16.2). */
function spentInView(battle: Battle, target: Unit, from: string): number {
  const { passed = [], mp = 0 } = target;
  const isAtEnd = battle.clock.phase !== 'movement';
  let spent = isAtEnd ? mp - passed.reduce((sum, one) => sum + one.mp, 0) : 0;
  for (const [i, one] of [...passed.entries()].reverse()) {
    if (!seesUnit(battle, from, target, one.at)) return spent;
    if (one.start) return Number.POSITIVE_INFINITY;
    spent += one.mp + overHexside(battle, target, passed[i - 1]?.at, one.at);
  }
  return spent;
}

/** A wall or hedge takes tracked vehicles time in view, although it costs them no points (13.16/q2). */
const overHexside = (battle: Battle, target: Unit, from: string | undefined, to: string): number =>
  isTracked(target) && from !== undefined && hexsideBetween(battle, from, to) ? 1 : 0;

/** The same of men; what they have left they spend where they end (13.16.4), but for those who got off a vehicle (13.16/q3). */
function menInView(battle: Battle, unit: Unit, at: string, from: string): number {
  const { track = [], costs = [], setOut } = unit;
  const place = placeIn(unit, at);
  if (place < 0) return Number.POSITIVE_INFINITY;
  const hexes = track.slice(0, place + 1);
  const unseen = hexes.findLastIndex((hex) => !sees(battle, from, hex));
  if (unseen < 0 && (setOut === undefined || sees(battle, from, setOut))) return Number.POSITIVE_INFINITY;
  const spent = sumOfCosts(costs.slice(unseen + 1, place + 1));
  const walks = unit.spent !== undefined || unit.surfaced !== undefined;
  return walks && place === track.length - 1 ? spent + leftAt(battle, unit, at) : spent;
}
