/** The orders listed against all orders of a neighbourhood. For tests. */
import type { Order } from '../kernel/decide/action.js';
import type { Trial } from './testkit.testkit.js';

type Choices = Readonly<Record<string, readonly unknown[]>>;

/** Every order of that kind with one value of each choice; `undefined` leaves the member out. */
export function every(kind: string, choices: Choices): Order[] {
  let orders: Order[] = [{ order: kind }];
  for (const [member, values] of Object.entries(choices))
    orders = orders.flatMap((order) =>
      values.map((value) => (value === undefined ? order : ({ ...order, [member]: value } as Order))),
    );
  return orders;
}

/** An order in a few words: `move cautious g1>D5 more`. */
export const brief = ({ order, ...members }: Order): string =>
  [order, ...Object.entries(members).map(([member, value]) => inShort(member, value))].join(' ');

function inShort(member: string, value: unknown): string {
  if (value === true) return member;
  if (member === 'routes')
    return (value as { unit: string; path: readonly object[] }[])
      .map(({ unit, path }) => [unit, ...path.map((step) => Object.values(step).join('.'))].join('>'))
      .join(' ');
  return Array.isArray(value) ? value.join('+') : String(value);
}

/** What is listed for that side, of these kinds only if any are named. */
export const listed = (trial: Trial, side: string, ...kinds: string[]): string[] =>
  inBrief(trial.legal(side).filter(({ order }) => kinds.length === 0 || kinds.includes(order)));

const inBrief = (orders: readonly Order[]): string[] => orders.map(brief).sort();

/** Those of the neighbourhood that the rules accept. */
export const accepted = (trial: Trial, side: string, orders: readonly Order[]): string[] =>
  inBrief(orders.filter((order) => trial.whyNot(side, order, 9, 9)?.startsWith('DICE') ?? true));

/**
 * The orders listed of one kind. Each of them must be accepted, and of the neighbourhood (every order of that kind with one
 * value of each choice) exactly those that are listed.
 */
export function agreed(trial: Trial, side: string, kind: string, ...choices: Choices[]): string[] {
  const legal = trial.legal(side).filter(({ order }) => order === kind);
  const all = inBrief(legal);
  expect(accepted(trial, side, legal)).toEqual(all);
  const near = choices.flatMap((each) => every(kind, each));
  const names = new Set(near.map(brief));
  expect(accepted(trial, side, near)).toEqual(all.filter((order) => names.has(order)));
  return all;
}
