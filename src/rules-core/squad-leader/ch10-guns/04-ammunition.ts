/** Ammunition for mortars that were moved (10.4.11.5): a vehicle brings it, and stands beside them for a turn. */
import { distance } from '../../mechanics/places.js';
import { canMove } from '../ch11-vehicles/state.js';
import type { Act, Battle, Unit } from '../system.js';
import { isOnMap, type OnMap } from '../units/kinds.js';

/** A game turn. */
const PLAYER_TURNS = 2;

export const isSupplied = ({ supplied = 0 }: Unit): boolean => supplied >= PLAYER_TURNS;

/** When a player turn ends: who has lost it before the turn was full begins anew (10.4/q5). */
export function supplyMortars(act: Act): void {
  const { battle } = act;
  const vehicles = battle.units().filter((unit): unit is OnMap => unit.bombs === true && isOnMap(unit));
  const mortars = battle.units().filter((unit): unit is OnMap => unit.gun?.type === 'Mtr' && isOnMap(unit));
  for (const mortar of mortars) {
    const { id, supplied } = mortar;
    const isBeside = vehicles.some((one) => standsBeside(battle, one, mortar));
    if (isSupplied(mortar) || (!isBeside && supplied === undefined)) continue;
    const turns = isBeside ? (supplied ?? 0) + 1 : 0;
    act.effect(
      'mortar-supplied',
      { weapon: id, turns },
      {
        changes: [{ do: 'unit', unit: id, set: { supplied: turns || null } }],
        cites: ['10.4.11.5', '10.4/q5'],
      },
    );
  }
}

const standsBeside = (battle: Battle, vehicle: OnMap, mortar: OnMap): boolean =>
  vehicle.side === mortar.side &&
  !vehicle.moved &&
  canMove(vehicle) &&
  distance(battle, vehicle.at, mortar.at) <= 1;
