/** One unit on its way, with a broken enemy far off. */
import { german, type Placed, type SetUp, setUp } from '../testkit.testkit.js';

export type Units = Record<string, Placed>;

export function game(units: Units, more: Omit<SetUp, 'units'> = {}) {
  return setUp({ units: { bz: german('4-6-7', 'H8', { broken: true }), ...units }, ...more });
}

export const go = (path: string, more = {}) => ({
  order: 'move',
  units: ['a1'],
  path: path.split(' '),
  ...more,
});
