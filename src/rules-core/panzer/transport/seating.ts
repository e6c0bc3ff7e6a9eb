/** Units that ride when the battle begins set up with their vehicle, and come onto the map with it. */
import type { Position } from '../../kernel/position/position.js';
import type { Act, Change, PanzerSystem } from '../system.js';

type Start = Pick<Position<PanzerSystem>, 'units' | 'secrets'>;

/** Riders are in no force of their own; reinforcements know when and where they come. */
export function mustered({ units, secrets }: Start): Start {
  const all = { ...units };
  const told: Start['secrets'] = {};
  for (const [side, { forces, ...secret }] of Object.entries(secrets)) {
    for (const { units: ids, turn, hexes } of forces ?? [])
      for (const id of ids)
        if (turn !== undefined && all[id]) all[id] = { ...all[id], enters: { turn, hexes: [...hexes] } };
    const own = (forces ?? [])
      .map((force) => ({ ...force, units: force.units.filter((id) => all[id]?.aboard === undefined) }))
      .filter((force) => force.units.length > 0);
    told[side] = { ...secret, ...(own.length > 0 && { forces: own }) };
  }
  return { units: all, secrets: told };
}

/** When all have set up, riders are where their vehicles are, for everybody to see who sees these. */
export function seatRiders(act: Act): void {
  const { battle } = act;
  const seats = battle.units().flatMap(({ id, aboard, at }): Change[] => {
    const carrier = aboard === undefined ? undefined : battle.unit(aboard);
    if (at !== undefined || carrier?.at === undefined || carrier.hidden) return [];
    return [{ do: 'unit', unit: id, set: { at: carrier.at, hidden: null } }];
  });
  if (seats.length > 0) act.effect('riders-seated', {}, { changes: seats, cites: ['S.mounting'] });
}
