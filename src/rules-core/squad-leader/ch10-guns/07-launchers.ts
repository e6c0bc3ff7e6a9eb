/** When and where rocket launchers fire at all (10.7). */
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { type Battle, type Refusal, refuse } from '../system.js';
import { isRocketLauncher, type Piece, rocketsLeft } from '../units/ordnance.js';

/** Not in defence, after a move, out of buildings and bunkers, or without rockets (10.7.1, 10.7.3, 10.7.6, 10.7.16). */
export function rocketRefusal(battle: Battle, { unit, crew }: Piece): Refusal | undefined {
  if (!isRocketLauncher(unit)) return undefined;
  const phase = firePhaseOf(battle);
  if (phase === 'defensive-fire')
    return refuse('NOT_NOW', `${unit.name} does not fire in defence.`, '10.7.6');
  if (phase === 'advancing-fire' && (unit.moved || crew.moved))
    return refuse('HAS_MOVED', `${unit.name} has moved.`, '10.7.3');
  if (isBuilding(groundAt(battle, unit.at)) || isInBunker(crew))
    return refuse('INDOORS', `${unit.name} fires only in the open air.`, '10.7.16');
  return rocketsLeft(unit) === 0 && !unit.shotsFired
    ? refuse('NO_AMMUNITION', `The tubes of ${unit.name} are empty: reload it.`, '10.7.1')
    : undefined;
}
