/** What a unit or weapon puts into an attack (5.4): doubled next to the target, halved far off or after moving. */

import { distance } from '../../mechanics/places.js';
import { firesAtFlashes } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isTwiceStrange } from '../ch08-support-weapons/06-captured.js';
import { firesOnTheMove } from '../ch11-vehicles/31-motion.js';
import { isInBoat } from '../ch11-vehicles/42-boats.js';
import { isThroughBocage } from '../ch14-terrain/06-hedgerows.js';
import { isMarshy } from '../ch14-terrain/18-marsh.js';
import { isBesideItsFront, isOnCrest } from '../ch14-terrain/25-crests.js';
import { isFording } from '../ch14-terrain/28-rivers.js';
import { isSheer, levelAt } from '../ch14-terrain/ground.js';
import { weatherOf } from '../ch16-fire/03-now.js';
import { isBlindBeside } from '../ch16-fire/05-fog.js';
import { flameReach, isUpwind, rangeOf } from '../ch16-fire/05-in-rain-and-snow.js';
import type { Battle, Modifier, Unit } from '../system.js';
import {
  isFlamethrower,
  isGuard,
  isMachineGun,
  isOfEngineers,
  isShapedCharge,
  isSmc,
  isSniper,
  isVehicle,
  movedThisTurn,
  type OnMap,
} from '../units/kinds.js';
import type { Part } from './effects.js';

/** One unit or weapon that fires, and who fires it. */
export interface Shot {
  readonly firing: Unit;
  readonly holder: OnMap;
  /** A leader who helps another to serve a gun (8.9.1.2). */
  readonly second?: OnMap;
  /** Raw troops who lost their nerve next to the enemy (3.9.8). */
  readonly unnerved?: true;
  /** A hero fires it as two men would (3.8.6). */
  readonly heroic?: true;
  /** It fires as fast as it can (8.9.7). */
  readonly sustained?: true;
  /** It fires at three hexes at once (8.9.3). */
  readonly sprayed?: true;
  /** It does not see the target for wheat or brush, but knows that it is there, or strikes it only beyond them (14.11.2, 14.13.1). */
  readonly suspects?: boolean;
  /** Those who serve it do not know it well (8.6). */
  readonly strange?: true;
  /** Of a flamethrower on a vehicle: what turning adds (11.23.5). */
  readonly arc?: readonly Modifier[];
  /** A machine gun of a vehicle, which penetrates as others do (11.7.1). */
  readonly vehicular?: true;
  /** Beside a gun with a gyrostabilizer (11.21.4). */
  readonly steady?: true;
  /** Firepower lost in the hexes that it has come through (8.9.2.3). */
  readonly lost?: number;
}

/** Of men or of a vehicle. */
export const isOfMachineGun = ({ firing, vehicular }: Shot): boolean =>
  vehicular === true || isMachineGun(firing);

/** No attack is made beyond twice the printed range (5.4.4); a flame goes no farther than it is printed (8.10.1). */
export const isInReach = (battle: Battle, { firing, holder }: Shot, at: string): boolean =>
  distance(battle, holder.at, at) <=
  (isFlamethrower(firing) ? flameReach(battle, firing.range ?? 0) : 2 * rangeOf(battle, firing));

/** Adjacent, seen, and no more than one level apart, or from above (5.4.1, 5.4.3). */
export const isPointBlank = (battle: Battle, from: string, at: string): boolean =>
  distance(battle, from, at) <= 1 &&
  sees(battle, from, at) &&
  levelAt(battle, at) - levelAt(battle, from) <= 1;

/** From the top of a cliff or double crest at those beneath it (14.8.1, 14.9.4). */
const isAboveSheer = (battle: Battle, from: string, at: string): boolean =>
  levelAt(battle, from) > levelAt(battle, at) && isSheer(battle, from, at);

/** A leader or hero who serves a gun by himself, as one man can (8.9.1.2, 3.8.6). */
export const isAlone = ({ firing, holder, second, heroic }: Shot): boolean =>
  isMachineGun(firing) && isSmc(holder) && !second && !heroic;

/** The weapons of engineers strike with all they have, near and far, after moving too (8.10.1, 8.10.8, 8.11.1); so do shaped charges that have hit (8.16.2, 8.18.9), and snipers (5.7.9). */
export function partOf(battle: Battle, shot: Shot, at: string): Part {
  const { firing, holder, lost = 0, sprayed, strange } = shot;
  if (isSniper(firing)) return { unit: firing.id, fp: firing.fp ?? 0, why: [] };
  const why: string[] = [];
  let fp = (firing.fp ?? 0) - lost;
  const times = (factor: number, says: string) => {
    fp *= factor;
    why.push(says);
  };
  if (isShapedCharge(firing)) return { unit: firing.id, fp, why };
  if (strange) times(0.5, 'captured x1/2');
  if (strange && isTwiceStrange(firing, holder)) times(0.5, 'captured by partisans x1/2');
  if (isOfEngineers(firing)) {
    if (firing.takenUp) times(0.5, 'taken up on the way x1/2');
    if (isFlamethrower(firing) && isMarshy(battle, holder.at)) times(0.5, 'in a marsh x1/2');
    return { unit: firing.id, fp, why };
  }
  if (lost > 0) why.push(`penetrates -${lost}`);
  const isFenced = isThroughBocage(battle, holder.at, at) && !isOnCrest(holder);
  const isNear = isPointBlank(battle, holder.at, at) && !isFenced;
  if (isNear && !shot.unnerved)
    isAboveSheer(battle, holder.at, at) ? times(3, 'down a cliff x3') : times(2, 'point blank x2');
  if (distance(battle, holder.at, at) > rangeOf(battle, firing)) {
    times(0.5, 'long range x1/2');
    if (weatherOf(battle) === 'rain') times(0.5, 'rain x1/2');
  }
  if (isBlindBeside(battle, holder.at, at)) times(0.5, 'fog x1/2');
  if (isUpwind(battle, holder.at, at)) times(0.5, 'against the wind x1/2');
  const crew = shot.second ? [holder, shot.second] : [holder];
  if (holder.climbs) times(0.5, 'climbing x1/2');
  else if (
    crew.some(movedThisTurn) &&
    !isInBoat(battle, holder) &&
    !shot.steady &&
    battle.clock.phase === 'advancing-fire'
  )
    times(0.5, 'moved x1/2');
  if (!shot.steady && firesOnTheMove(battle, (holder.aboard && battle.unit(holder.aboard)) || holder))
    times(0.5, 'in motion x1/2');
  if (isMounted(holder)) times(0.5, 'mounted x1/2');
  if (crew.some(({ pinned }) => pinned) && (!isVehicle(holder) || holder.openTopped))
    times(0.5, 'pinned x1/2');
  if (crew.some((man) => isGuard(battle, man))) times(0.5, 'guards prisoners x1/2');
  if (firing.escaped) times(0.5, 'escaped x1/2');
  if (isAlone(shot)) times(0.5, 'fired by one man x1/2');
  if (firesAtFlashes(battle, holder.at, at)) times(0.5, 'gun flashes x1/2');
  if (isInBoat(battle, holder)) times(0.5, 'in a boat x1/2');
  else if (isMarshy(battle, holder.at)) times(0.5, 'in a marsh x1/2');
  if (isFording(battle, holder)) times(0.5, 'fording x1/2');
  if (isBesideItsFront(battle, holder, at)) times(0.5, 'outside its crest front x1/2');
  if (sprayed) times(0.5, 'spraying x1/2');
  if (shot.suspects) times(0.5, 'through growth x1/2');
  return { unit: firing.id, fp, why };
}
