/** Orders to vehicles in a few words. For tests. */
import type { Order } from '../../kernel/action.js';

type Paths = Readonly<Record<string, readonly (string | object)[]>>;

/** Vehicles along their paths; hexes as text, other steps as objects. */
export function drives(routes: Paths, mode: 'normal' | 'assault' = 'normal', more = false): Order {
  return { order: 'drive', mode, routes: routesOf(routes), ...(more && { more: true }) };
}

export const drivesOn = (routes: Paths, more = false): Order => ({
  order: 'drive-on',
  routes: routesOf(routes),
  ...(more && { more: true }),
});

const routesOf = (routes: Paths) =>
  Object.entries(routes).map(([unit, path]) => ({
    unit,
    path: path.map((step) => (typeof step === 'string' ? { to: step } : step)),
  })) as never;

/** One unit fires; what else the order says. */
export const shoots = (unit: string, at: string, more: object = {}): Order => ({
  order: 'fire',
  units: [unit],
  at,
  ...more,
});
