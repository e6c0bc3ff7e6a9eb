/** The window for Opportunity Fire (5.3): one attack for each MP, at those on foot and at the vehicle beside them. */
import type { Battle, Change, Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';

type Window = NonNullable<Battle['clock']['window']>;

/** It opens at those who have just spent MPs: each can be attacked once for each of its own (5.3/b, 6.5/b). */
export function opened(at: string, movers: readonly Unit[], costs: ReadonlyMap<string, number>): Change {
  const most = (units: readonly Unit[]) => Math.max(0, ...units.map(({ id }) => costs.get(id) ?? 0));
  const vehicleShots = most(movers.filter(isVehicle));
  const window: Window = {
    at,
    movers: movers.map(({ id }) => id),
    shots: most(movers.filter((unit) => !isVehicle(unit))),
    ...(vehicleShots > 0 && { vehicleShots }),
  };
  return { do: 'clock', set: { window } };
}

export const shotsAt = (window: Window, vehicle: string | undefined): number =>
  vehicle === undefined ? window.shots : (window.vehicleShots ?? 0);

interface Attack {
  readonly from: string;
  readonly vehicle?: string | undefined;
  /** Ordnance, a Weapon Team or a vehicle: it fires by itself. */
  readonly isAlone: boolean;
  readonly leader?: Unit | undefined;
}

/**
 * It uses up no MP: what fires by itself beside others who have fired, or the others beside what has fired by itself, in
 * whatever order (5.3/c).
 */
export const isBesides = (
  { from: places = [], ordnance = [] }: Window,
  { from, isAlone }: Pick<Attack, 'from' | 'isAlone'>,
): boolean => (isAlone ? places : ordnance).includes(from);

export function afterAttack(window: Window, attack: Attack): Window {
  const { from, vehicle, isAlone, leader } = attack;
  const isFree = isBesides(window, attack);
  const left = shotsAt(window, vehicle) - (isFree ? 0 : 1);
  const { ordnance: before = [], ...rest } = window;
  const others = before.filter((place) => isAlone || place !== from);
  const ordnance = isAlone && !isFree ? [...others, from] : others;
  return {
    ...rest,
    ...(vehicle === undefined ? { shots: left } : { vehicleShots: left }),
    from: [...new Set([...(window.from ?? []), from])],
    ...(ordnance.length > 0 && { ordnance }),
    ...(leader && { leaders: [...(window.leaders ?? []), leader.id] }),
  };
}

/** Ordnance and the weapons of vehicles fire by themselves. */
export const afterShot = (
  window: Window,
  from: string,
  { vehicle }: { readonly vehicle?: string | undefined },
  leader?: Unit,
): Window => afterAttack(window, { from, vehicle, isAlone: true, leader });
