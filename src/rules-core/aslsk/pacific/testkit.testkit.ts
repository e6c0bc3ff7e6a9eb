/** The Japanese player's turn in the Pacific, for tests. */
import { type Game, type SetUp, setUp, squad } from '../testkit.testkit.js';

export const japanese = (strength: string, at: string, set = {}) => squad('Japanese', strength, at, set);

export function pacific(what: SetUp): Game {
  return setUp({
    phase: 'MPh',
    active: 'b',
    sides: { a: { nationality: 'USMC' }, b: { nationality: 'Japanese' } },
    ...what,
    options: { pto: true, ...what.options },
  });
}

export const steps = (here: Game, unit: string) =>
  here
    .legal('b', 'charge')
    .filter(({ order }) => (order.units as string[])[0] === unit)
    .map(({ order }) => order.to)
    .sort();

export function passAll(here: Game): void {
  while (here.awaits[0] === 'a defensive-fire') here.order('a', { order: 'pass' });
}
