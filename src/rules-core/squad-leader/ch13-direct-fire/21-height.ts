/** Armour struck from high above (13.21): the roof is thin, or there is none. */
import { distance } from '../../mechanics/places.js';
import { isSoft } from '../ch11-vehicles/state.js';
import { levelAt } from '../ch14-terrain/ground.js';
import type { Battle, Modifier } from '../system.js';
import type { OnMap } from '../units/kinds.js';

const HIGHER = 2;
const COUNTS_TO = 24;

/** From two levels above, of a hill or of a building, by all that goes through armour (13.21.1 to 13.21.3). */
export function ontoTheRoof(battle: Battle, from: string, target: OnMap): Modifier[] {
  const isAbove = levelAt(battle, from) - levelAt(battle, target.at) >= HIGHER;
  if (!isAbove || isSoft(target) || distance(battle, from, target.at) > COUNTS_TO) return [];
  return [{ why: 'from above', value: target.openTopped ? -3 : -1, cites: '13.21.1' }];
}
