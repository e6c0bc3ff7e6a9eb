/** Entering the hex of an enemy AFV (3.3.2/s): only vehicles that could hurt it may stay there. */
import type { LocationId } from '../../kernel/position/position.js';
import type { AslBattle, AslUnit } from '../system.js';
import { enemiesAt } from '../units/units.js';
import { aspectFrom, tcaOf, vcaOf } from './arcs.js';
import { killNumber } from './kill.js';
import { isRestricted, isWorking } from './state.js';

/** The DR by which the vehicle must be able to destroy or shock. */
const TEST_DR = 5;

/** An enemy AFV stands there that it could not destroy or shock with an original DR of 5 from where it enters. */
export function cannotStayAt(battle: AslBattle, vehicle: AslUnit, to: LocationId): boolean {
  const afvs = enemiesAt(battle, to, vehicle.side).filter(({ kind }) => kind === 'vehicle');
  return afvs.some((afv) => !couldHurt(battle, vehicle, afv));
}

/** With ammunition that does not run out: AP where it has any, HE otherwise; hull or turret, as the aspect is. */
function couldHurt(battle: AslBattle, vehicle: AslUnit, afv: AslUnit): boolean {
  if (!isWorking(vehicle, 'MA') || (isRestricted(vehicle) && vehicle.ce) || vehicle.at === undefined)
    return false;
  const from = vehicle.at;
  const ammo = vehicle.lacks?.includes('AP') ? 'HE' : 'AP';
  const shell = { weapon: vehicle, ammo, range: 0, critical: false } as const;
  const numberFor = (part: 'hull' | 'turret') => {
    const facing = part === 'hull' ? vcaOf(afv) : tcaOf(afv);
    const aspect = from === afv.at ? 'rear' : aspectFrom(battle, afv.at as LocationId, facing, from);
    return killNumber(battle, shell, afv, { part, aspect })?.number ?? Number.NEGATIVE_INFINITY;
  };
  return numberFor('hull') > TEST_DR || numberFor('turret') >= TEST_DR;
}
