/** Tables of who may give an order, when and how: the bodies of their `test.each`. */
import type { Order } from '../../kernel/decide/action.js';
import { changed, type Row, type SetUp, setUp } from '../testkit.testkit.js';

/** The units are otherwise: what becomes of the order of side a. */
export function verdicts(what: SetUp, order: Order): (...row: Row) => void {
  return (_, changes, verdict) => expect(setUp(changed(what, changes)).verdict('a', order)).toBe(verdict);
}

/** The order says otherwise: what becomes of it. */
export function verdictsOn(what: SetUp, order: Order): (more: object, verdict: string) => void {
  return (more, verdict) => expect(setUp(what).verdict('a', { ...order, ...more })).toBe(verdict);
}
