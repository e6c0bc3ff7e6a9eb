/** Vehicles, guns and anti-tank teams as their counters say; where the figures come from is told in units.json. */
import type { UnitAttributes } from '../attributes.js';
import teams from './anti-tank-teams.json' with { type: 'json' };
import guns from './guns.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };

export type Counter = UnitAttributes & { readonly name: string };

export const VEHICLES = vehicles as unknown as readonly Counter[];
export const GUNS = guns as unknown as readonly Counter[];
export const ANTI_TANK_TEAMS = teams as unknown as readonly Counter[];

const ALL = [...VEHICLES, ...GUNS, ...ANTI_TANK_TEAMS];

/** The counter of that name; one that two nations share is told apart by the nation. */
export function vehicleCounter(name: string, nationality?: string): Counter | undefined {
  return ALL.find(
    (counter) => counter.name === name && (nationality === undefined || counter.nationality === nationality),
  );
}
