/** Stacking (1.3): three Squads, two vehicles and two single men of a side in each place, at all times. */
import type { Battle, Unit } from '../system.js';
import { isSmc, isVehicle, isWeapon, standingAt } from '../units/kinds.js';
import { hexOf, insideOf, isShelter } from './places.js';

const SQUADS = 3;
const VEHICLES = 2;
const SINGLE_MEN = 2;

/** In Squads (1.3/a). */
export function sizeOf({ kind }: Unit): number {
  if (kind === 'squad' || kind === 'weapon-team') return 1;
  return kind === 'half-squad' || kind === 'crew' ? 0.5 : 0;
}

/** Who counts: not weapons, aircraft, passengers, nor the Armor Leader in his tank (1.3/e, 1.3/h). */
const counts = (unit: Unit): boolean =>
  !isWeapon(unit) && unit.kind !== 'aircraft' && unit.kind !== 'armor-leader' && unit.aboard === undefined;

interface Load {
  readonly squads: number;
  readonly vehicles: number;
  readonly men: number;
}

function loadOf(units: readonly Unit[]): Load {
  let [squads, vehicles, men] = [0, 0, 0];
  for (const unit of units)
    if (counts(unit)) {
      squads += sizeOf(unit);
      if (isVehicle(unit)) vehicles++;
      if (isSmc(unit)) men++;
    }
  return { squads, vehicles, men };
}

/** Returns true if these units of one side may be together in that place, where others of theirs stand already. */
export function hasRoom(
  battle: Battle,
  at: string,
  units: readonly Unit[],
  others?: readonly Unit[],
): boolean {
  const side = units[0]?.side;
  const there = others ?? standingAt(battle, at).filter((unit) => unit.side === side);
  const ids = new Set(units.map(({ id }) => id));
  const { squads, vehicles, men } = loadOf([...there.filter(({ id }) => !ids.has(id)), ...units]);
  const { wreck, stacking = SQUADS } = battle.location(hexOf(at));
  const wrecks = wreck !== undefined && insideOf(at) === '' ? 1 : 0;
  return (
    squads <= stacking &&
    men <= SINGLE_MEN &&
    vehicles + (vehicles > 0 ? wrecks : 0) <= (isShelter(at) || insideOf(at) !== '' ? 0 : VEHICLES)
  );
}
