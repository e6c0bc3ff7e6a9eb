import { SKIRMISH_ONLY } from '../../../../test/census/skirmish/skirmish.testkit.js';
import { watchHouseBattles } from '../../../../test/support/house-battles.js';
import { SYSTEMS } from '../../systems.js';
import { canonical } from '../position/canonical.js';
import { type ListedOrder, listing } from './listing.js';

/** Members that name who acts. */
const ACTING = ['unit', 'units', 'firers', 'vehicle', 'routes', 'placements'];

/** Every order that is listed at moments of all house scenarios of a rulebook, list by list. */
function listsOf(system: string): ListedOrder[][] {
  const known = SYSTEMS.get(system) ?? SKIRMISH_ONLY.get(system);
  if (!known) throw new Error(`No rulebook "${system}".`);
  const lists: ListedOrder[][] = [];
  watchHouseBattles(known, ({ battle, side }) => {
    lists.push(listing(known.rulebook, battle, side));
  });
  return lists;
}

describe.each(['aslsk', 'combat', 'skirmish'])('orders of %s as they are listed', (system) => {
  const lists = listsOf(system);

  test('can be told apart by their labels', () => {
    expect(lists.flat().length).toBeGreaterThan(10);
    for (const list of lists) {
      const orderOf = new Map<string, string>();
      for (const { order, says } of list) {
        expect(says).toMatch(/^[A-Z].*\.$/);
        const known = orderOf.get(says) ?? canonical(order);
        expect({ says, order: canonical(order) }).toEqual({ says, order: known });
        orderOf.set(says, known);
      }
    }
  });

  test('name a unit of the side wherever the order does', () => {
    for (const { order, units } of lists.flat()) {
      const named = ACTING.flatMap((member) => order[member] ?? []);
      expect({ order, unit: named.length === 0 || units.length > 0 }).toEqual({ order, unit: true });
    }
  });
});
