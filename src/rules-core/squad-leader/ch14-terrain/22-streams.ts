/** Gullies, streams and fords (14.21 to 14.23): the way down into them and out again. */
import { sideTowards } from '../../mechanics/places.js';
import type { Battle } from '../system.js';
import { type Bed, bedAt, GROUND, groundAt } from './ground.js';
import { isCourseAcross } from './symbols.js';

/** To climb out (14.21.2, 14.22.6). */
const OUT = 2;
/** To climb into a gully, besides what grows there (14.21.2). */
const IN = 1;

const isFord = (battle: Battle, at: string): boolean => battle.location(at).ford === true;

/** At a ford the water is one class shallower (14.23.3). */
const SHALLOWER: Readonly<Record<Bed, Bed>> = {
  'deep stream': 'shallow stream',
  'shallow stream': 'gully',
  gully: 'gully',
};

/** How deep those wade who cross there. */
export function depthAt(battle: Battle, at: string): Bed | undefined {
  const bed = bedAt(battle, at);
  return bed && isFord(battle, at) ? SHALLOWER[bed] : bed;
}

/** What the bed adds to what else is in the hex; at a ford it takes off (14.21.2, 14.23.3). */
export function costOfBed(battle: Battle, at: string): number {
  const depth = depthAt(battle, at);
  if (depth === undefined) return 0;
  const ground = groundAt(battle, at);
  if (ground !== bedAt(battle, at)) return IN;
  return (GROUND[depth].mf ?? 0) - (GROUND[ground].mf ?? 0);
}

/** Along the bed into the next hex (14.21.3, 14.22.6). */
function isAlongBed(battle: Battle, from: string, to: string): boolean {
  const side = sideTowards(battle, from, to);
  return (
    side !== undefined &&
    bedAt(battle, to) !== undefined &&
    isCourseAcross(battle, from, side) &&
    isCourseAcross(battle, to, (side + 3) % 6)
  );
}

/** Up the bank; fords have none (14.23.4). */
export const isOutOfBed = (battle: Battle, from: string, to: string): boolean =>
  bedAt(battle, from) !== undefined && !isFord(battle, from) && !isAlongBed(battle, from, to);

/** What comes on top of the next hex (14.21.2, 14.22.6). */
export const costOfBanks = (battle: Battle, from: string, to: string): number =>
  isOutOfBed(battle, from, to) ? OUT : 0;

/** In the water up to the waist: no weapon fires, no gun is pushed (14.22.11, 14.22.12). */
export function isInStream(battle: Battle, at: string): boolean {
  const depth = bedAt(battle, at);
  return depth === 'shallow stream' || depth === 'deep stream';
}

/** From one hex of a deep stream to the next, in the water (14.22.9/q1). */
export const isDownDeepStream = (battle: Battle, from: string, to: string): boolean =>
  depthAt(battle, to) === 'deep stream' &&
  depthAt(battle, from) === 'deep stream' &&
  isAlongBed(battle, from, to);
