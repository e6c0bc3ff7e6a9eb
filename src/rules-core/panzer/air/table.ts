/** What a referee's tables say of an aircraft, by its speed and altitude (6.4, CES.12). */
import type { AirRow } from '../attributes/index.js';
import type { Battle, Modifier, Unit } from '../system.js';

export const isAircraft = ({ kind }: Unit): boolean => kind === 'aircraft';

export const aircraftOf = (battle: Battle): Unit[] =>
  battle.units().filter((unit) => isAircraft(unit) && unit.at !== undefined);

/** The first row of its altitude that its speed does not leave behind. */
export const rowFor = ({ options }: Battle, { altitude, speed = 0 }: Unit): AirRow | undefined =>
  options.air?.find((row) => row.altitude === altitude && speed <= row.upToSpeed);

/** Speed and Altitude modify all that an aircraft does, and the fire at it (CES.12/a). */
export function bySpeedAndAltitude(battle: Battle, aircraft: Unit, of: 'ap' | 'gp' | 'flak'): Modifier[] {
  const value = isAircraft(aircraft) ? rowFor(battle, aircraft)?.[of] : undefined;
  return value ? [{ why: 'speed and altitude', value, cites: 'CES.12/a' }] : [];
}
