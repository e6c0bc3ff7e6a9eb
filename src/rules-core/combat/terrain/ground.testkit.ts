/** What a hex costs on foot, and what is seen from one place to another. For tests. */
import { begin, type OnGround } from '../ground.testkit.js';
import { sight } from '../los/sight.js';
import { entryCost } from './costs.js';

export function line(from: string, to: string, more: OnGround) {
  return sight(begin({}, more).battle, { at: from }, { at: to });
}

/** Movement Points, or the code of the refusal. */
export function cost(from: string, to: string, more: OnGround): number | string {
  const { battle } = begin({ g1: `6-6 at ${from}` }, more);
  const found = entryCost(battle, battle.theUnit('g1'), to);
  return 'refused' in found ? found.refused : found.mp;
}
