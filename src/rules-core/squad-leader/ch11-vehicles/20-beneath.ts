/** Men beneath vehicles and wrecks (11.18.3, 11.20.3): who they are, and what it is worth to them. */
import type { Battle, Modifier, Unit } from '../system.js';
import { infantryAt, isAboard, isInfantry, type OnMap, shownVehiclesAt, vehiclesAt } from '../units/kinds.js';
import { isBoat, isDrawn } from './state.js';

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
