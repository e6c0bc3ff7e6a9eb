/** AFV platoons (11.2.1, 11.2.2): who moves together, without overstacking, and which platoons a list offers. */
import { groupedBy } from '../../mechanics/groups.js';
import { areJoined } from '../fire/firers.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { around } from '../terrain/places.js';
import { isAfv, isVehicle } from './status.js';
import { aheadOf, type DriveStep } from './steps.js';

export type DriveRoute = { readonly unit: string; readonly path: readonly DriveStep[] };

/** Up to three adjacent hexes, nowhere overstacked, together again at the end (11.2.1, 11.2.2). */
export function platoonRefusal(
  battle: Battle,
  routes: readonly DriveRoute[],
  vehicles: readonly Unit[],
): Refusal | undefined {
  if (!vehicles.every(isAfv)) return refuse('NOT_ARMOURED', 'Only AFVs move as a platoon.', '11.2.1');
  const starts = [...new Set(vehicles.map(({ at }) => at ?? 'off'))];
  const onMap = !starts.includes('off');
  if (!onMap && starts.length > 1)
    return refuse('NOT_A_PLATOON', 'A platoon starts on the map or off it.', '11.2.1');
  if (onMap && (starts.length > 3 || !areJoined(battle, starts)))
    return refuse('NOT_A_PLATOON', 'An AFV platoon starts in up to three adjacent hexes.', '11.2.1');
  if (isCrowded(battle, vehicles, routes))
    return refuse('OVERSTACKED', 'An AFV platoon may not overstack a hex.', '11.2.1', '11.2.2');
  const ends = [...new Set(vehicles.map((unit) => placeAfter(unit, routes, Number.POSITIVE_INFINITY)))];
  return ends.includes('off') || areJoined(battle, ends)
    ? undefined
    : refuse('TORN_APART', 'An AFV platoon ends its move adjacent or in the same hex.', '11.2.1');
}

const FULL = 2;

/** A vehicle without a route stays where it is. */
function placeAfter({ id, at }: Unit, routes: readonly DriveRoute[], steps: number): string {
  const path = routes.find(({ unit }) => unit === id)?.path;
  const last = path?.slice(0, steps).findLast(({ to }) => to !== undefined)?.to;
  return last ?? at ?? 'off';
}

/** More than two vehicles in a hex after any step, those that stand there included. */
function isCrowded(battle: Battle, vehicles: readonly Unit[], routes: readonly DriveRoute[]): boolean {
  const ids = vehicles.map(({ id }) => id);
  const longest = Math.max(...routes.map(({ path }) => path.length));
  for (let step = 0; step <= longest; step++) {
    const count = new Map<string, number>();
    for (const unit of vehicles) {
      const at = placeAfter(unit, routes, step);
      if (at === 'off') continue;
      const others = battle
        .unitsAt(at)
        .filter((other) => isVehicle(other) && other.side === unit.side && !ids.includes(other.id)).length;
      count.set(at, (count.get(at) ?? others) + 1);
    }
    if ([...count.values()].some((each) => each > FULL)) return true;
  }
  return false;
}

/** AFVs that a list moves as one: platoons of a doctrine, and those of one hex. */
export function groupsOf(battle: Battle, by: string): Unit[][] {
  const own = battle.units().filter((unit) => unit.side === by && isAfv(unit));
  const groups = groupedBy(own, ({ platoon, at }) =>
    platoon === undefined ? (at ?? 'off') : `platoon ${platoon}`,
  );
  return [...groups.values()].filter((group) => group.length > 1);
}

/** All one hex in the same direction, or in step at the entry hexes. */
export function* inStep(battle: Battle, group: readonly Unit[]): Iterable<DriveRoute[]> {
  const leader = group[0] as Unit;
  if (leader.at === undefined) {
    const hexes = leader.enters?.hexes ?? [];
    yield group.map(({ id }, i) => ({ unit: id, path: [{ to: hexes[i % hexes.length] ?? '' }] }));
    return;
  }
  for (const side of aheadOf(leader))
    yield group.map((unit) => ({
      unit: unit.id,
      path: [{ to: (unit.at === undefined ? undefined : around(battle, unit.at)[side]) ?? '' }],
    }));
}
