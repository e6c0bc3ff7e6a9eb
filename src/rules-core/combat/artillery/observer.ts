/** Who directs a battery, and what he sees (15.1.3, 15.4, 15.5, 15.6). */
import { isInCloseCombat } from '../close-combat/apart.js';
import { type ClearedLine, type Eye, eyeOf, lineOfSight } from '../los/lost.js';
import { HEIGHT } from '../los/rows.js';
import { sight } from '../los/sight.js';
import { isDisrupted, isLeader, isVehicle } from '../morale/status.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { floorsIn, groundOf, isBuilding, terrainIn, terrainsIn } from '../terrain/ground.js';
import { distance, hexOf, neighbours } from '../terrain/places.js';
import type { Battery } from './battery.js';

export interface Observer {
  /** Absent: an observer off the map, whom nobody can harm (15.4.1). */
  readonly unit?: Unit;
  /** Absent: he looks down from an aircraft (15.4.2). */
  readonly eye?: Eye;
}

const OBSERVATION_LEVEL = 3;

/** The observer of a battery, able to call for it now; or why there is none. */
export function observerOf(battle: Battle, by: string, battery: Battery): Observer | Refusal {
  switch (battery.by) {
    case 'plotted':
      return refuse('PLOTTED', `The fire of ${battery.id} is plotted, not called.`, '15.1.4.1');
    case 'observer':
      return offMap(battle, by, battery);
    case 'spotter-plane':
      return aloft(battle, by, battery);
    default:
      return carrier(battle, by, battery, battery.by);
  }
}

function offMap(battle: Battle, by: string, battery: Battery): Observer | Refusal {
  const found = battle.secret(by).observers?.find((each) => each.battery === battery.id);
  if (found) return { eye: { at: found.at, level: found.level } };
  return refuse('NO_OBSERVER', `No observer is recorded for ${battery.id}.`, '15.4.1');
}

function aloft(battle: Battle, by: string, battery: Battery): Observer | Refusal {
  const plane = battle
    .units()
    .find((unit) => unit.side === by && unit.kind === 'aircraft' && unit.radio === battery.id);
  return plane
    ? { unit: plane }
    : refuse('NO_OBSERVER', `${battery.id} has lost its spotter plane.`, '15.4.2');
}

/** The unit that has the battery's radio or phone with it (15.1.4.2.1). */
const carrierOf = (battle: Battle, side: string, battery: Battery): Unit | undefined =>
  battle
    .units()
    .find((unit) => unit.side === side && (battery.by === 'phone' ? unit.phone : unit.radio) === battery.id);

function carrier(battle: Battle, by: string, battery: Battery, what: 'radio' | 'phone'): Observer | Refusal {
  const unit = carrierOf(battle, by, battery);
  if (!unit || unit.at === undefined)
    return refuse('NO_SET', `Nobody carries the ${what} of ${battery.id}.`, '15.1.4.2.1');
  if (isVehicle(unit) && !unit.observer)
    return refuse('NO_OBSERVER', `${unit.name} is not an observation post.`, '15.1.3/a');
  if (isDisrupted(unit)) return refuse('DISRUPTED', `${unit.name} is Disrupted.`, '12.3.1.5.4');
  if (unit.marker !== undefined || (unit.fired ?? 0) > 0)
    return refuse('IS_SPENT', `${unit.name} has moved or fired in this phase.`, '15.1.2/a');
  if (isInCloseCombat(battle, unit))
    return refuse('IN_CLOSE_COMBAT', `${unit.name} is in Close Combat.`, '14.12');
  return { unit, eye: eyeOf(unit) };
}

/** Leaders, observers off the map or aloft and observation posts need no Action Check for a radio (15.1.4.2.1.1). */
export const needsCheck = (battery: Battery, { unit }: Observer): boolean =>
  battery.by === 'radio' && unit !== undefined && !isLeader(unit) && !isVehicle(unit);

/** The line to a hex that a marker is to be placed in: to a target on its ground, or to the hex itself (15.5). */
export function lineTo(battle: Battle, observer: Observer, hex: string): ClearedLine | Refusal {
  const { eye, unit } = observer;
  if (!eye) {
    return isInterior(battle, hex)
      ? refuse('INTERIOR', `${hex} lies inside woods or a building.`, '15.4.2')
      : { sight: sight(battle, { at: hex }, { at: hex }), rolls: [] };
  }
  if (unit?.inCover && hexOf(eye.at) !== hex)
    return refuse('IN_COVER', `${unit.name} is under cover and sees its own hex only.`, '7.5.2');
  return lineOfSight(battle, eye, { at: hex });
}

/** Markers stand two levels above the highest obstacle of their hex, smoke three (15.5, 15.5/a). */
export function seesMarker(battle: Battle, { eye }: Observer, battery: Battery, hex: string): boolean {
  if (!eye) return !isInterior(battle, hex);
  const level = groundOf(battle, hex).level + obstacleIn(battle, hex) + (battery.smoke ? 3 : 2);
  return sight(battle, eye, { at: hex, level }).blocked === undefined;
}

function obstacleIn(battle: Battle, hex: string): number {
  if (isBuilding(battle, hex)) return Math.max(1, floorsIn(battle, hex));
  return Math.max(0, ...terrainsIn(battle, hex).map((terrain) => HEIGHT[terrain] ?? 0));
}

/** Woods, or buildings, in all six hexes around as in the hex itself (15.4.2, 15.8.3). */
export function isInterior(battle: Battle, hex: string): boolean {
  const around = neighbours(battle, hex);
  if (around.length < 6) return false;
  if (isBuilding(battle, hex)) return around.every((other) => isBuilding(battle, other));
  return terrainIn(battle, hex) === 'woods' && around.every((other) => terrainIn(battle, other) === 'woods');
}

/** Hexes of wire (15.6.3.1). */
const LEASH = 3;

/** A phone that has made contact stays within three hexes of where it did (15.6.3.1). */
export function beyondTheWire(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  const { phone } = unit;
  const from = battle.side(unit.side).batteries?.find(({ id }) => id === phone)?.phoneFrom;
  if (phone === undefined || from === undefined || distance(battle, from, to) <= LEASH) return undefined;
  return refuse('WIRE_TOO_SHORT', `The phone of ${unit.name} reaches three hexes from ${from}.`, '15.6.3.1');
}

export { OBSERVATION_LEVEL };
