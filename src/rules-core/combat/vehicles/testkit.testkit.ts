/** Orders to vehicles in a few words. For tests. */
import type { Order } from '../../kernel/decide/action.js';
import type { Trial } from '../testkit.testkit.js';

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

/** A drive into enemies who stay: the dice fall when the last of them has let the chance to bug out pass. */
export function drivesIn(trial: Trial, side: string, order: Order, ...faces: number[]): Trial {
  let [by, next]: [string, Order] = [side, order];
  while (!trial.refusal(by, next)) {
    const [asked = ''] = trial.order(by, next).awaits;
    if (!asked.endsWith('bug-out')) return trial;
    [by, next] = [asked.split(' ')[0] as string, { order: 'stand' }];
  }
  return trial.order(by, next, ...faces);
}
