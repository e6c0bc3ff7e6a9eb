/** Orders that come in endless variety are listed by example: whether another one is of the same kind. */
import type { Order } from '../kernel/action.js';
import type { LegalOrder } from '../kernel/rulebook.js';
import { coversSetUp } from '../kernel/scenarios/index.js';

/**
 * Paths beyond their first hex, a vehicle's MP beyond one expenditure, Fire Groups beyond one hex, some of a vehicle's machine guns,
 * shells into empty hexes, pushing teams, close combat beyond the plainest pairings, turrets that turn besides.
 */
const BY_EXAMPLE: ReadonlySet<string> = new Set([
  'move',
  'fire',
  'rout',
  'advance',
  'designate',
  'banzai',
  'charge',
  'end-charge',
  'shoot',
  'panzerfaust',
  'place-smoke-shell',
  'manhandle',
  'drive',
  'vehicle-fire',
  'assault',
  'motion-attempt',
  'turn-vehicle',
]);

export function covers(listed: readonly LegalOrder[], order: Order): boolean {
  if (coversSetUp(listed, order)) return true;
  return BY_EXAMPLE.has(order.order) && listed.some((legal) => legal.order.order === order.order);
}
