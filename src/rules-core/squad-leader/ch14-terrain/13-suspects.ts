/** Fire at those whom others report (14.13): at what wheat, brush and orchards hide from the firer. */
import { neighbours } from '../../mechanics/places.js';
import { isScreened, sees } from '../ch02-sight/sight.js';
import { type Aim, targetsOf } from '../ch05-fire/02-aim.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import type { Battle } from '../system.js';
import { type OnMap, ofSide } from '../units/kinds.js';
import { makesOut } from './11-standing-out.js';

/** The shots of an attack that find their target; those that only suspect it count half (14.13.1). */
export function throughGrowth(battle: Battle, aim: Aim, shots: readonly Shot[], by: string): Shot[] {
  const { at } = aim;
  const found = (shot: Shot) =>
    sees(battle, shot.holder.at, at) ||
    targetsOf(battle, { ...aim, shots: [shot] }, by).some(
      (unit) => !unit.hidden && makesOut(battle, shot.holder, unit, at),
    );
  const seeing = shots.filter(found);
  return shots.flatMap((shot) => {
    if (seeing.includes(shot)) return [shot];
    const isReported = seeing.length > 0 || hasSpotter(battle, shot.holder, at);
    return isReported && isScreened(battle, shot.holder.at, at) ? [{ ...shot, suspects: true }] : [];
  });
}

/** A friend beside him sees the target, and has fired at it in this phase (14.13.1). */
function hasSpotter(battle: Battle, firer: OnMap, at: string): boolean {
  const near = [firer.at, ...neighbours(battle, firer.at)];
  return ofSide(battle, firer.side).some(
    (unit) =>
      unit.firedAt === at &&
      unit.at !== undefined &&
      !unit.broken &&
      near.includes(unit.at) &&
      sees(battle, unit.at, at),
  );
}
