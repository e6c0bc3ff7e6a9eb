/** AFVs whose exposed crew has had enough: when they come to their senses they drive off the map, and do not come back (11.8.4). */
import { around, neighbours } from '../../mechanics/places.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, isVehicle, type OnMap, ofSide, vehiclesAt, weaponsOf } from '../units/kinds.js';
import { costOfStart } from './26-ways.js';
import { passengersOf } from './37-passengers.js';
import { entryCost, pointsLeft } from './costs.js';
import { canMove } from './state.js';

/** The step off the map. */
const OFF = 1;

/** It has to go, and has not gone in this player turn. */
export const hasToGo = (unit: Unit): unit is OnMap =>
  unit.leaving === true && isVehicle(unit) && isOnMap(unit) && canMove(unit) && !unit.moved;

/** Towards its own lines, where a side says where these are; else the next edge. */
const isWayOut = (battle: Battle, { side }: Unit, at: string): boolean =>
  battle.side(side).lines?.includes(at) ??
  around(battle, at).some((hex) => hex === undefined || !battle.table.map.named.has(hex));

interface Route {
  readonly path: readonly string[];
  readonly mp: number;
}

/** The cheapest way to the edge, of equal ones the first by name; the whole of it. */
function routeOf(battle: Battle, vehicle: OnMap): readonly string[] | undefined {
  const best = new Map<string, Route>([[vehicle.at, { path: [], mp: 0 }]]);
  const done = new Set<string>();
  for (let at = nearest(best, done); at !== undefined; at = nearest(best, done)) {
    done.add(at);
    const { path, mp } = best.get(at) as Route;
    if (isWayOut(battle, vehicle, at)) return path;
    for (const to of neighbours(battle, at)) {
      const start = path.length === 0 ? costOfStart(battle, vehicle, to, {}) : 0;
      const cost = entryCost(battle, { ...vehicle, at }, at, to);
      if (cost === undefined || done.has(to)) continue;
      const known = best.get(to);
      if (!known || known.mp > mp + start + cost)
        best.set(to, { path: [...path, to], mp: mp + start + cost });
    }
  }
  return undefined;
}

function nearest(best: ReadonlyMap<string, Route>, done: ReadonlySet<string>): string | undefined {
  let found: [string, Route] | undefined;
  for (const one of best)
    if (
      !done.has(one[0]) &&
      (!found || one[1].mp < found[1].mp || (one[1].mp === found[1].mp && one[0] < found[0]))
    )
      found = one;
  return found?.[0];
}

/** As far as its points take it, to a hex in which it has room. */
export function wayOff(battle: Battle, vehicle: OnMap): Route | undefined {
  const whole = routeOf(battle, vehicle);
  if (!whole) return undefined;
  let [at, mp] = [vehicle.at, costOfStart(battle, vehicle, whole[0], {})];
  const steps: Route[] = [{ path: [], mp: 0 }];
  for (const [i, to] of whole.entries()) {
    mp += entryCost(battle, { ...vehicle, at }, at, to) ?? 0;
    at = to;
    if (mp <= pointsLeft(vehicle)) steps.push({ path: whole.slice(0, i + 1), mp });
  }
  const isFree = (hex: string) => vehiclesAt(battle, hex).every(({ id }) => id === vehicle.id);
  const leaves = ({ path, mp: spent }: Route) =>
    path.length === whole.length && spent + OFF <= pointsLeft(vehicle);
  return steps.findLast((one) => leaves(one) || (one.path.length > 0 && isFree(one.path.at(-1) as string)));
}

/** Why it goes nowhere else (11.8.4). */
export const onItsWayOff = (battle: Battle, vehicle: Unit): Refusal | undefined =>
  hasToGo(vehicle) && wayOff(battle, vehicle)
    ? refuse('MUST_LEAVE', `${vehicle.name} has to leave the map: use "drive-off".`, '11.8.4')
    : undefined;

/** One that has to go, and can. */
export const boundToDriveOff = (battle: Battle, by: string): Unit | undefined =>
  ofSide(battle, by).find((unit) => hasToGo(unit) && wayOff(battle, unit) !== undefined);

/** It fires only in defence, and as it goes (11.8.4). */
export const tooShakenToFire = ({ clock }: Battle, { leaving, name }: Unit): Refusal | undefined =>
  leaving && clock.phase === 'prep-fire'
    ? refuse('CANNOT_USE', `${name} has to leave the map, and does not fire before it goes.`, '11.8.4')
    : undefined;

/** At the edge, with a point left, it is gone with all who are aboard (11.8.4). */
export function goOff(act: Act, vehicle: OnMap): void {
  const { battle } = act;
  if (!isWayOut(battle, vehicle, vehicle.at) || pointsLeft(vehicle) < OFF) return;
  const men = passengersOf(battle, vehicle);
  const all = [
    vehicle,
    ...men,
    ...men.flatMap((one) => weaponsOf(battle, one)),
    ...(vehicle.tows ? [battle.theUnit(vehicle.tows)] : []),
  ];
  const { at } = vehicle;
  const changes = all.map(
    ({ id }): Change => ({ do: 'unit', unit: id, set: { at: null, moving: null, leftFrom: at } }),
  );
  act.effect(
    'left-map',
    { units: [vehicle.id, ...men.map(({ id }) => id)], from: at },
    { changes, cites: ['11.8.4'] },
  );
}
