/** Narrow roads and paths (7.30): who blocks whom in a hex where one cannot pass another. */
import { hasRoom } from '../ground/stacking.js';
import { enemyOf, plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isLeg, isTowed, isVehicle } from '../units/kinds.js';

export const isNarrow = (battle: Battle, at: string): boolean =>
  battle.location(at).narrow === true && plays(battle, '7.30');

const standsIn = (battle: Battle, at: string): Unit[] =>
  battle.unitsAt(at).filter(({ aboard, onShoulder }) => aboard === undefined && !onShoulder);

/** No enemy vehicle may be there; enemies on foot are passed by Overrun only; there must be room at every moment (7.30/c, 7.30/e). */
export function cannotSqueezeIn(
  battle: Battle,
  unit: Unit,
  to: string,
  isOverrun: boolean,
): Refusal | undefined {
  if (isLeg(unit) || !isNarrow(battle, to)) return undefined;
  const enemies = standsIn(battle, to).filter(
    ({ side, bailedOut }) => side === enemyOf(battle, unit.side) && !bailedOut,
  );
  if (enemies.some(isVehicle))
    return refuse('TOO_NARROW', `An enemy vehicle bars the Narrow road in ${to}: go round it.`, '7.30/c');
  if (enemies.some((one) => isLeg(one) || isTowed(one)) && !isOverrun)
    return refuse('TOO_NARROW', `Enemies bar the Narrow road in ${to}: Overrun them.`, '7.30/c');
  return hasRoom(battle, unit, battle.unitsAt(to))
    ? undefined
    : refuse('NO_ROOM', `There is no room in ${to} for ${unit.name}.`, '7.30/e');
}

/** How it came into the hex that it leaves. */
interface Place {
  readonly at: string;
  /** The hex before; unknown for units that set up there. */
  readonly from: string | undefined;
  /** It came there just now: everybody else was there before. */
  readonly isLast: boolean;
}

/** Wrecks, and vehicles there before it, let it go back only; one that followed it from there bars that way too (7.30/d). */
export function cannotSqueezeOut(battle: Battle, unit: Unit, place: Place, to: string): Refusal | undefined {
  const { at, from, isLast } = place;
  if (isLeg(unit) || from === undefined || !isNarrow(battle, at)) return undefined;
  const others = standsIn(battle, at).filter((one) => one.id !== unit.id && !isLeg(one));
  const wrecks = (battle.location(at).wrecks ?? []).some(({ onShoulder }) => !onShoulder);
  const isBefore = (one: Unit) => isLast || (one.order ?? 0) < (unit.order ?? 0);
  const isShut = to !== from && (wrecks || others.some(isBefore));
  const isFollowed = others.some((one) => !isBefore(one) && one.cameFrom === to);
  return isShut || isFollowed
    ? refuse('TOO_NARROW', `The Narrow road in ${at} is blocked: ${unit.name} cannot pass.`, '7.30/d')
    : undefined;
}

/** The order of entry, and the hex from which it came; off the shoulder when it moves on (7.30/e). */
export function narrowMarks(battle: Battle, unit: Unit, to: string) {
  const before = standsIn(battle, to).map(({ order = 0 }) => order);
  const cleared = {
    ...(unit.order !== undefined && { order: null }),
    ...(unit.cameFrom !== undefined && { cameFrom: null }),
    ...(unit.onShoulder && { onShoulder: null }),
  };
  if (isLeg(unit) || !isNarrow(battle, to)) return cleared;
  return { ...cleared, order: Math.max(0, ...before) + 1, cameFrom: unit.at as string };
}
