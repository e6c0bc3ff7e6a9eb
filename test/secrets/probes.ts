/** What blue tries, in order to learn what he should not know. */

import { runLab } from '../../src/rules-core/kernel/lab/lab-file.js';
import type { Chance } from '../support/chance.js';
import type { Answer } from './ground.js';
import { SYSTEMS } from './systems.js';

export const ANSWERED = `... on OrdersIssued { accepted refusal { code message rule path }
  actions { version by order dice standing changes rolls { purpose dice { sides colour face } } effects { kind sentence about cites { rule } } }
  diceLeft battle { version awaiting { side kind } } } ... on OrderRefused { rule cites { rule } }`;
export const UNDONE = '... on ActionsUndone { battle { version } } ... on UndoAsked { battle { version } }';
export const OUTLOOK = `version clock { turn phase active more } outcome { winner why } closedAt
  awaiting { side kind orders about roll { purpose dice { sides colour } } } sides { key name attributes secrets } locations { at attributes } position
  units(first: 100) { nodes { id side name at hidden attributes } } legalOrders { kind order cost says }
  actions(first: 100) { nodes { version by order dice standing rolls { purpose dice { face } } effects { kind sentence about } changes } }
  dice { scheme hash seed seeds { from hash seed } } undoRequest { side toVersion }`;

export const ODDS = 'odds(order: { json: $json }) { total estimated chances { outcome cases } }';

export type Order = Readonly<Record<string, unknown>>;

/** What blue is after: units that red hides, and where they could be. */
export interface Sought {
  readonly hidden: readonly string[];
  readonly lairs: readonly string[];
}

/** One to four orders: most are legal, some are repeated, made up, or name what is hidden. */
export function batch(chance: Chance, seen: Answer, { hidden, lairs }: Sought): Order[] {
  const listed: Order[] = seen.legalOrders.map(({ order }: { order: Order }) => order);
  const kinds = [...new Set(listed.map(({ order }) => order))];
  const daring = listed.filter((order) => lairs.some((at) => JSON.stringify(order).includes(`"${at}"`)));
  const legal = (): Order => {
    if (daring.length > 0 && chance.below(3) > 0) return chance.pick(daring);
    const kind = chance.pick(kinds);
    return chance.pick(listed.filter(({ order }) => order === kind)) ?? { order: 'pass' };
  };
  const made: Order[] = [chance.below(4) > 0 ? legal() : bent(chance, legal(), seen, hidden)];
  while (chance.below(3) > 0 && made.length < 4)
    made.push(
      chance.pick<() => Order>([
        legal,
        legal,
        () => chance.pick(made),
        () => ({ order: chance.pick(['no-such-order', 'end-phase', 'pass']) }),
        () => bent(chance, legal(), seen, hidden),
      ])(),
    );
  return made;
}

/** A legal order with one of its words replaced by a unit, hidden or not, or by a place. */
function bent(chance: Chance, order: Order, seen: Answer, hidden: readonly string[]): Order {
  const units: { id: string; at: string | null }[] = seen.units.nodes;
  const words = [...hidden, ...units.map(({ id }) => id), ...units.flatMap(({ at }) => at ?? [])];
  const members = Object.keys(order).filter((member) => member !== 'order');
  if (members.length === 0) return order;
  const member = chance.pick(members);
  const value = order[member];
  const word = chance.pick(words);
  return { ...order, [member]: Array.isArray(value) ? [...value.slice(0, -1), word] : word };
}

/** Faces for the roll that is awaited, or others. */
export function thrown(chance: Chance, { roll }: Answer): Order {
  const dice: { sides: number }[] = chance.below(4) === 0 ? [{ sides: 6 }] : roll.dice;
  const faces = dice.map(({ sides }) => (sides === 10 ? 0 : 1) + chance.below(sides));
  return { order: 'dice', faces: [faces] };
}

/** Rolls as a player might have thrown them, or none. */
export function declaredDice(chance: Chance, sides: number): number[][] {
  const face = () => (sides === 10 ? 0 : 1) + chance.below(sides);
  return Array.from({ length: chance.below(4) }, () => Array.from({ length: 1 + chance.below(2) }, face));
}

/** What the lab makes of what blue sees: what he may order, and the odds of one order. */
export function inTheLab(system: string, seen: Answer): string {
  const order = seen.legalOrders[0]?.order;
  const steps = order ? [{ by: 'blue', order, dice: 'all' }] : [];
  const file = { system, position: seen.position, steps, orders: true };
  return JSON.stringify(runLab(SYSTEMS, file, { ways: 500 }));
}
