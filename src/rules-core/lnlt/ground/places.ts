import { hexOf } from '../../kernel/position/position.js';
import { insideOf, neighbours } from '../../mechanics/places.js';
import { type Battle, type Refusal, refuse } from '../system.js';

export { distance, hexAt, insideOf, sideTowards } from '../../mechanics/places.js';
export { hexOf };

/** Returns true if the text names a hex that is on the map and in play. */
export const isInPlay = ({ table, options }: Battle, at: string): boolean =>
  table.map.named.has(hexOf(at)) && (options.inPlay?.includes(hexOf(at)) ?? true);

/** Refuses an order that is aimed at a place which does not exist. */
export const offMapRefusal = ({ table }: Battle, at: string): Refusal | undefined =>
  table.map.named.has(hexOf(at))
    ? undefined
    : { ...refuse('NO_SUCH_HEX', `There is no place "${at}" on the map.`), path: '$.at' };

/** The hexes around a hex that are on the map and in play. */
export const hexesAround = (battle: Battle, at: string): string[] =>
  neighbours(battle, at).filter((hex) => isInPlay(battle, hex));

export const isShelter = (at: string): boolean => insideOf(at) === 'bunker' || insideOf(at) === 'cave';
export const floorOf = (at: string): number => (insideOf(at) === '1' ? 1 : 0);
