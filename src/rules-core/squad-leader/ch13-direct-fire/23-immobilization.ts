/** Immobilization by fire (13.23): by chance, or by a shot at the tracks. */
import { D6, total } from '../../kernel/dice/index.js';
import { distance } from '../../mechanics/places.js';
import { showsBelly } from '../ch11-vehicles/22-underbelly.js';
import { isSoft } from '../ch11-vehicles/state.js';
import { immobilize } from '../ch11-vehicles/wrecks.js';
import { isSheer, levelAt } from '../ch14-terrain/ground.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { facingStruck, isHullDown } from './20-location.js';
import { holdOut } from './22-shock.js';

const FARTHEST = 6;
const HIGHER = 2;
const ADDED = { side: 3, rear: 5 } as const;

/** What it adds To Hit, case G; not from the front, far off, from above, or where the hull is hidden (13.23.2.1 to 13.23.2.6). */
export function aimAtTracks(
  battle: Battle,
  from: string,
  target: OnMap | undefined,
  isShaped: boolean,
): Modifier[] | Refusal {
  if (!target || isSoft(target))
    return refuse('NOT_AN_AFV', 'Name the AFV that is to be stopped.', '13.23.2.6');
  if (distance(battle, from, target.at) > FARTHEST)
    return refuse('OUT_OF_RANGE', 'The tracks are aimed at from 6 hexes or less.', '13.23.2.3');
  if (showsBelly(battle, target, from))
    return [{ why: 'at the tracks', value: ADDED.side, cites: '11.22.2' }];
  if (
    isHullDown(battle, target, from, isShaped) ||
    levelAt(battle, from) - levelAt(battle, target.at) >= HIGHER
  )
    return refuse('PROTECTED', `The tracks of ${target.name} are not seen from there.`, '13.23.2.4');
  if (isSheer(battle, from, target.at)) return refuse('PROTECTED', `A cliff lies between them.`, '14.8.5');
  const facing = facingStruck(battle, target.at, from, target.facing ?? 0);
  return facing === 'front'
    ? refuse('PROTECTED', `The front of ${target.name} protects its tracks.`, '13.23.2.1')
    : [{ why: 'at the tracks', value: ADDED[facing], cites: facing === 'side' ? '13.23.2.1' : '13.23.2.2' }];
}

const STOPPED_FROM = 4;

/** A roll that is just enough on the side or rear may only stop it, once (13.23.1.1). */
export function isOnlyStopped(act: Act, { id, immobilized }: OnMap): boolean {
  const rolled = total(act.rollOf('random immobilization', [id], D6));
  if (rolled < STOPPED_FROM || immobilized) return false;
  immobilize(act, id, ['13.23.1.1']);
  return true;
}

/** It stops without another roll, and is not destroyed (13.23.2.1). */
export function stopTracks(act: Act, { id, immobilized, abandoned }: OnMap): void {
  if (!immobilized) immobilize(act, id, ['13.23.2.1']);
  else if (!abandoned) holdOut(act, id);
}
