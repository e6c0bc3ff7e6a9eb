/** Deliberate immobilization (13.23.2): a shot at the tracks. */
import { distance } from '../../mechanics/places.js';
import { isSoft } from '../ch11-vehicles/state.js';
import { isSheer, levelAt } from '../ch14-terrain/ground.js';
import { type Battle, type Modifier, type Refusal, refuse } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import { facingStruck, isHullDown } from './20-location.js';

const FARTHEST = 6;
const HIGHER = 2;
const ADDED = { side: 3, rear: 5 } as const;

/** What it adds To Hit, case G; not from the front, far off, from above, or where the hull is hidden (13.23.2.1 to 13.23.2.6). */
export function aimAtTracks(
  battle: Battle,
  { unit }: Piece,
  target: OnMap | undefined,
): Modifier[] | Refusal {
  if (!target || isSoft(target))
    return refuse('NOT_AN_AFV', 'Name the AFV that is to be stopped.', '13.23.2.6');
  if (distance(battle, unit.at, target.at) > FARTHEST)
    return refuse('OUT_OF_RANGE', 'The tracks are aimed at from 6 hexes or less.', '13.23.2.3');
  if (isHullDown(battle, target, unit.at) || levelAt(battle, unit.at) - levelAt(battle, target.at) >= HIGHER)
    return refuse('PROTECTED', `The tracks of ${target.name} are not seen from there.`, '13.23.2.4');
  if (isSheer(battle, unit.at, target.at)) return refuse('PROTECTED', `A cliff lies between them.`, '14.8.5');
  const facing = facingStruck(battle, target.at, unit.at, target.facing ?? 0);
  return facing === 'front'
    ? refuse('PROTECTED', `The front of ${target.name} protects its tracks.`, '13.23.2.1')
    : [{ why: 'at the tracks', value: ADDED[facing], cites: facing === 'side' ? '13.23.2.1' : '13.23.2.2' }];
}
