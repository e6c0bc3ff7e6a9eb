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
  /** It fires by itself, and others have fired from its place: no MP is used up (5.3/c). */
  readonly isFree: boolean;
  readonly leader?: Unit | undefined;
}

export function afterAttack(window: Window, { from, vehicle, isFree, leader }: Attack): Window {
  const left = shotsAt(window, vehicle) - (isFree ? 0 : 1);
  return {
    ...window,
    ...(vehicle === undefined ? { shots: left } : { vehicleShots: left }),
    from: [...new Set([...(window.from ?? []), from])],
    ...(leader && { leaders: [...(window.leaders ?? []), leader.id] }),
  };
}

/** Ordnance and the weapons of vehicles fire by themselves. */
export const afterShot = (
  window: Window,
  from: string,
  { vehicle }: { readonly vehicle?: string | undefined },
  leader?: Unit,
): Window => afterAttack(window, { from, vehicle, isFree: window.from?.includes(from) === true, leader });
