/** Who fires without dismounting: machine gun and mortar sections in Universal Carriers (7.38.1). */
import { plays } from '../sequence/sides.js';
import type { Battle, Unit } from '../system.js';
import { carrierOf } from '../units/kinds.js';

const FIRING: ReadonlySet<string> = new Set(['machine-gun', 'mortar']);

/** It is on foot, or in a carrier from which it fires. */
export const isFreeToFire = (battle: Battle, unit: Unit): boolean =>
  unit.aboard === undefined || firesAboard(battle, unit);

function firesAboard(battle: Battle, unit: Unit): boolean {
  if (!plays(battle, '7.38') || unit.kind !== 'section' || !carrierOf(battle, unit)?.firesMounted)
    return false;
  return unit.weapons?.some(({ kind }) => FIRING.has(kind)) === true;
}
