/** Gun shields (10.3): +2 for the crew, against fire from where the gun points. */
import { isInArc } from '../../mechanics/facing.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isOnMap } from '../units/kinds.js';
import { gunServedBy } from './01-crews.js';

const SHIELD = 2;

/** Anti-tank guns and infantry howitzers have them (10.3.1). */
export const hasShield = ({ gun }: Unit): boolean => gun?.type === 'AT' || gun?.type === 'Inf';

/** Of an unbroken crew that has not moved to it, where all who fire are in the arc of the gun (10.3.2 to 10.3.6). */
export function shieldOf(battle: Battle, crew: Unit, from: readonly string[]): Modifier[] {
  if (crew.kind !== 'crew' || crew.broken || crew.hitching || !isOnMap(crew)) return [];
  const gun = gunServedBy(battle, crew);
  if (!gun || !hasShield(gun)) return [];
  if (firePhaseOf(battle) === 'defensive-fire' && crew.track?.length) return [];
  return from.every((at) => isInArc(battle, crew.at, gun.facing ?? 0, at))
    ? [{ why: 'gun shield', value: SHIELD, cites: '10.3.3' }]
    : [];
}
