/** Fire at men in and on vehicles (11.11, 11.13.6, 11.13.7, 11.13.9, 11.15.9, 11.18): whom it reaches, and what shelters them. */
import { isInArc } from '../../mechanics/facing.js';
import { distance } from '../../mechanics/places.js';
import { isAtOnce } from '../ch05-fire/06-at-once.js';
import { isUpstairs } from '../ch14-terrain/03-storeys.js';
import { levelAt } from '../ch14-terrain/ground.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { infantryAt, isAboard, isInfantry, type OnMap, shownVehiclesAt, vehiclesAt } from '../units/kinds.js';
import { isInHalftrack } from './13-halftracks.js';
import { carrierOf, carriesOnTop, passengersOf } from './37-passengers.js';
import { inTheBoat } from './43-under-fire.js';
import { facingOf, isAfv, isBoat, isDrawn } from './state.js';

/** So much higher in the next hex somebody looks into it (11.11.1/a). */
const LOOKS_IN = 2;

/** Men in and on the vehicles of a hex whom fire from there can strike: while vehicles move, those of the one under way (5.6.7.1). */
export const aboardAt = (battle: Battle, at: string, from: readonly string[]): OnMap[] =>
  vehiclesAt(battle, at)
    .filter(({ moving }) => !isAtOnce(battle) || moving === true)
    .flatMap((vehicle) =>
      passengersOf(battle, vehicle).filter(
        (unit): unit is OnMap => isInfantry(unit) && isOpenTo(battle, vehicle, unit, from),
      ),
    );

/** On tanks and in trucks always; in a halftrack those who fire out of it, and all from above (11.13.6, 11.13.7, 11.15.9). */
const isOpenTo = (battle: Battle, vehicle: OnMap, unit: Unit, from: readonly string[]): boolean =>
  carriesOnTop(vehicle) ||
  !isAfv(vehicle) ||
  unit.exposed === true ||
  isFromWithin(vehicle, from) ||
  from.every((hex) => looksInto(battle, vehicle, hex));

/** Out of the obstacle which their vehicle goes around (11.29.6/a). */
const isFromWithin = ({ at, beside }: OnMap, from: readonly string[]): boolean =>
  beside !== undefined && from.length > 0 && from.every((hex) => hex === at);

/** Out of an upper level in the hex of what goes around an obstacle, or in the next one (11.29.24). */
const isFromAbove = (battle: Battle, { at, beside }: OnMap, from: readonly string[]): boolean =>
  beside !== undefined &&
  from.length > 0 &&
  from.every((hex) => isUpstairs(hex) && distance(battle, hex, at) <= 1);

/** From a higher place in the same hex, or a hex beside it that is two levels higher (11.11.1/a, 11.13.9). */
export const looksInto = (battle: Battle, { at }: OnMap, from: string): boolean => {
  const above = levelAt(battle, from) - levelAt(battle, at);
  const away = distance(battle, from, at);
  return (away === 0 && above > 0) || (away === 1 && above >= LOOKS_IN);
};

/** The walls of a halftrack (11.13.7); the turret of a tank for those behind it (11.18.1, 11.18/q1). */
export function shelterAboard(battle: Battle, unit: Unit, from: readonly string[]): Modifier[] {
  const vehicle = carrierOf(battle, unit) as OnMap | undefined;
  if (vehicle && isBoat(vehicle)) return inTheBoat(battle, unit);
  if (!vehicle || !isAfv(vehicle) || isFromWithin(vehicle, from) || isFromAbove(battle, vehicle, from))
    return [];
  if (!carriesOnTop(vehicle))
    return from.some((hex) => !looksInto(battle, vehicle, hex))
      ? [{ why: 'behind armour', value: 2, cites: '11.13.7' }]
      : [];
  return from.length > 0 && from.every((hex) => isBehindTurret(battle, vehicle, hex))
    ? [{ why: 'behind the turret', value: 2, cites: '11.18.1' }]
    : [];
}

/** Those who look out of a halftrack stand above walls and hedges, and have its armour instead (5.3/c, 5.3/Q). */
export function coverOfPassengers(
  battle: Battle,
  unit: Unit,
  cover: readonly Modifier[],
): readonly Modifier[] {
  return isInHalftrack(battle, unit) ? cover.filter(({ why }) => !HEXSIDE.test(why)) : cover;
}
const HEXSIDE = /^(wall|hedge)/;

/** Fire across the covered arc, from no higher than it stands, and not from its own hex. */
const isBehindTurret = (battle: Battle, vehicle: OnMap, from: string): boolean =>
  from !== vehicle.at &&
  levelAt(battle, from) <= levelAt(battle, vehicle.at) &&
  isInArc(battle, vehicle.at, facingOf(vehicle), from);

/** Who gets on, or has got off and lies beneath the AFV or its wreck: no longer when it has gone (11.37.8, 11.37/q7, 11.20.3/b). */
export function coverBeneath(battle: Battle, unit: Unit, at: string): Modifier[] {
  const { beneath, boarded, track, entrenched } = unit;
  if (entrenched) return [];
  if (beneath?.at !== at) return isUnderOne(battle, unit, at) || goesAlong(battle, unit, at) ? BENEATH : [];
  const isOnItsWay = boarded !== undefined || (track !== undefined && track.at(-1) !== at);
  const isThere = battle.unit(beneath.vehicle)?.at === at || coldWrecks(battle, at).length > 0;
  return isOnItsWay || isThere ? BENEATH : [];
}

/** In the cover of a vehicle or wreck there. */
export const isBeneath = (battle: Battle, unit: Unit, at: string): boolean =>
  isInfantry(unit) && coverBeneath(battle, unit, at).length > 0;

/** Who is beneath this vehicle (11.20.4, 11.20.5). */
export const menBeneath = (battle: Battle, vehicle: OnMap): OnMap[] => {
  const men = infantryAt(battle, vehicle.at, vehicle.side).filter(({ leftVehicle }) => !leftVehicle);
  const hidden = shelters(battle, vehicle) ? taking(UNDER_A_VEHICLE, men.filter(couldHide)) : [];
  return men.filter(({ id, beneath }) => hidden.includes(id) || beneath?.vehicle === vehicle.id);
};

/** Who is beneath wrecks, of both sides. */
export const menBeneathWrecks = (battle: Battle, at: string): OnMap[] =>
  coldWrecks(battle, at).length === 0
    ? []
    : battle
        .sideIds()
        .flatMap((side) => infantryAt(battle, at, side))
        .filter((unit) => isBeneath(battle, unit, at));

/** Nobody finds cover beneath one that burns (13.24.2.5). */
const coldWrecks = (battle: Battle, at: string) =>
  (battle.location(at).wrecks ?? []).filter(({ burning }) => !burning);

const BENEATH: Modifier[] = [{ why: 'beneath an AFV', value: 1, cites: '11.37.8' }];

interface Room {
  readonly units: number;
  readonly squads: number;
}
const UNDER_A_VEHICLE: Room = { units: 3, squads: 2 };
const UNDER_A_WRECK: Room = { units: 2, squads: 1 };
/** The smallest hide nobody. */
const SMALLEST = 2;

/** Men who stand beside a vehicle or wreck are in its cover, as many as it has room for; not those who come, or beside whom it comes (11.20.3/a, 11.20.3/b, 11.18/q3). */
function isUnderOne(battle: Battle, unit: Unit, at: string): boolean {
  if (!couldHide(unit)) return false;
  const rooms = [
    ...shownVehiclesAt(battle, at)
      .filter((one) => one.side === unit.side && shelters(battle, one))
      .map(() => UNDER_A_VEHICLE),
    ...coldWrecks(battle, at).map(() => UNDER_A_WRECK),
  ];
  if (rooms.length === 0) return false;
  const men = infantryAt(battle, at, unit.side).filter(couldHide);
  return rooms.some((room) => taking(room, men).includes(unit.id));
}

/** On foot with a vehicle from where both began to move to where both ended, within its room (11.18.3). */
function goesAlong(battle: Battle, { id, side, setOut, track }: Unit, at: string): boolean {
  const end = track?.at(-1);
  if (end === undefined || setOut === undefined || battle.clock.phase !== 'defensive-fire') return false;
  return vehiclesAt(battle, end, side).some(
    ({ passed = [], beside, size = 0 }) =>
      !beside &&
      size < SMALLEST &&
      passed[0]?.start === true &&
      passed[0].at === setOut &&
      passed.some((one) => one.at === at) &&
      taking(UNDER_A_VEHICLE, companions(battle, side, setOut, end)).includes(id),
  );
}

/** Men of a side who have come from the one hex to the other. */
const companions = (battle: Battle, side: string, from: string, to: string): Unit[] =>
  battle
    .units()
    .filter(
      (unit) =>
        unit.side === side &&
        isInfantry(unit) &&
        !isAboard(unit) &&
        !unit.entrenched &&
        unit.setOut === from &&
        unit.track?.at(-1) === to,
    );

/** Men find cover beneath it: it stands there, and is not of the smallest (11.20.3/b). */
const shelters = (battle: Battle, one: Unit): boolean =>
  !one.beside &&
  !one.motion &&
  !isDrawn(one) &&
  !isBoat(one) &&
  (one.size ?? 0) < SMALLEST &&
  !hasCome(battle, one);

const couldHide = (unit: Unit): boolean =>
  isInfantry(unit) &&
  !isAboard(unit) &&
  !unit.entrenched &&
  unit.track === undefined &&
  !unit.bailedOut &&
  !unit.mends;

/** As long as its move counts, it shelters nobody. */
const hasCome = ({ clock }: Battle, { moved }: Unit): boolean =>
  moved === true && (clock.phase === 'movement' || clock.phase === 'defensive-fire');

/** Those for whom it has room, in the order in which they stand there. */
function taking({ units, squads }: Room, men: readonly Unit[]): string[] {
  const taken: string[] = [];
  let left = squads;
  for (const { id, kind } of men) {
    const size = kind === 'squad' ? 1 : 0;
    if (taken.length === units || size > left) continue;
    taken.push(id);
    left -= size;
  }
  return taken;
}
