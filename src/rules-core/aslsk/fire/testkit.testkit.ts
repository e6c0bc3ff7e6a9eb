/** Fire in either side's turn, for tests: a moves or fires in its Prep Fire Phase, b defends. */
import { type Game, type Placed, type SetUp, setUp } from '../testkit.testkit.js';

export type Units = Record<string, Placed>;

export function game(units: Units, more: Omit<SetUp, 'units'> = {}): Game {
  return setUp({ units, ...more });
}

export const move = (here: Game, path: string, units: string[] = ['a1'], more = {}, ...faces: number[]) =>
  here.order('a', { order: 'move', units, path: path.split(' '), ...more }, ...faces);

export const fire = (here: Game, at: string, firers: string[], ...faces: number[]) =>
  here.order('b', { order: 'fire', at, firers }, ...faces);

export function prep(units: Units, terrain = {}) {
  return setUp({ phase: 'PFPh', units, terrain });
}

export function shot(
  units: Units,
  order: { at: string; firers: string[]; leaders?: string[] },
  ...faces: number[]
) {
  const game = prep(units);
  const done = game.order('a', { order: 'fire', ...order }, ...faces);
  return { game, done, attack: done.the('fire-attack') };
}

/** Far away, so that nothing comes of it: only the arithmetic counts. */
export const HARMLESS = [5, 6] as const;
