/** Firing blind (2.5.4): at woods and buildings in which somebody could lie hidden. */
import { groundAt, isCover } from '../ch14-terrain/ground.js';
import type { Battle } from '../system.js';
import { infantryAt } from '../units/kinds.js';

/** An empty hex of other terrain gives no reason to fire at it (2.5.4/b, 2.5.4/c). */
export const mayHarbour = (battle: Battle, at: string, by: string): boolean =>
  isCover(groundAt(battle, at)) && infantryAt(battle, at, by).length === 0;
