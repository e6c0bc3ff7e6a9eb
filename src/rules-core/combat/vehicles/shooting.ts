/** What firing leaves behind on a vehicle, and what a side's vehicles and anti-tank weapons may fire (12.4.6, 12.4.9). */
import { placesOf } from '../../mechanics/places.js';
import type { FireOrder } from '../fire/orders.js';
import type { Act, Battle, Decision, Unit } from '../system.js';
import { isAfv, isVehicle } from './status.js';
import { type Armament, type Swing, turned, unfiredOf, type VehicleWeapon, weaponsOf } from './weapons.js';

/** Machine guns are marked apart from the gun; fire on the move shows on the movement marker (11.4.4.1, 12.4.6). */
export function vehicleMarks(unit: Unit, { weapon, mgs }: Armament, swing: Swing | undefined) {
  const isMain = weapon === 'gun' || (weapon === 'machine-guns' && mgs.length === 0);
  return {
    ...(isMain
      ? { fired: (unit.fired ?? 0) + 1 }
      : { mgFired: [...new Set([...(unit.mgFired ?? []), ...mgs])].sort() }),
    ...(unit.marker !== undefined && { marker: 'assault-fired' as const }),
    ...(swing && turned(unit, swing)),
  };
}

/** Its tank runs dry later than a team's; a swinging gun that jams is lost for good (12.4.9.4, 12.8.1.3.1). */
export function vehicleAftermath(
  act: Act,
  unit: Unit,
  { weapon }: Armament,
  swings: boolean,
  ones: readonly number[],
): void {
  const isDry = weapon === 'flamethrower' && ones.some((die) => die >= 9);
  const isJammed = swings && ones.some((die) => die <= 3);
  if (!isDry && !isJammed) return;
  act.effect(
    isDry ? 'out-of-fuel' : 'jammed',
    { unit: unit.id },
    {
      changes: [{ do: 'unit', unit: unit.id, set: { fKill: true } }],
      cites: [isDry ? '12.4.9.4' : '12.8.1.3.1'],
    },
  );
}

/** Orders to vehicles, and armour-piercing shots of guns and teams, allowed or not. */
export function* vehicleOrders(battle: Battle, by: string, decision: Decision): Iterable<FireOrder> {
  const only = decision.kind === 'reaction' ? (decision.about?.at as readonly string[]) : undefined;
  const targets = battle
    .units()
    .filter((unit) => unit.side !== by && unit.at !== undefined && (only?.includes(unit.at) ?? true));
  const places = placesOf(targets);
  const armour = targets.filter(isAfv);
  for (const unit of battle.units()) {
    if (unit.side !== by || unit.at === undefined) continue;
    if (canPierce(unit)) yield* piercingShots(unit, armour);
    if (isVehicle(unit)) yield* otherShots(battle, unit, places);
  }
}

const PIERCING: ReadonlySet<string | undefined> = new Set([
  'gun',
  'atr',
  'bazooka',
  'panzerschreck',
  'panzerfaust',
]);
const canPierce = (unit: Unit): boolean => PIERCING.has(unit.weapon) && unit.face !== 'move';

function* piercingShots(unit: Unit, armour: readonly Unit[]): Iterable<FireOrder> {
  for (const target of armour) yield { units: [unit.id], at: target.at as string, target: target.id };
}

function* otherShots(battle: Battle, unit: Unit, places: readonly string[]): Iterable<FireOrder> {
  for (const at of places) {
    for (const weapon of weaponsOf(unit)) yield* shotsWith(unit, weapon, at);
    const riders = battle.unitsAt(unit.at as string).filter((rider) => rider.aboard === unit.id);
    if (unit.mgUnit && riders.length > 0) yield { units: [unit.id, ...riders.map(({ id }) => id)], at };
  }
}

/** All machine guns together, and each by itself. */
function* shotsWith(unit: Unit, weapon: VehicleWeapon, at: string): Iterable<FireOrder> {
  const order: FireOrder = { units: [unit.id], at, weapon };
  yield order;
  const mgs = unfiredOf(unit);
  if (weapon === 'machine-guns' && mgs.length > 1) for (const mg of mgs) yield { ...order, mgs: [mg] };
}
