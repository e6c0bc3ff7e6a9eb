/** Losses by kind (Sc7/7.1, Sc8/VC, Sc9/9.1): an AFV counts as one, and its crew as a squad besides, unless it comes out. */
import type { SideId } from '../../kernel/position/position.js';
import type { Battle, Change, Unit } from '../system.js';
import { isMmc, isPrisoner, isSmc, isVehicle, ofSide } from '../units/kinds.js';
import { specialOf } from './special.js';

interface Toll {
  readonly squads: number;
  readonly leaders: number;
  readonly vehicles: number;
}
const NOBODY: Toll = { squads: 0, leaders: 0, vehicles: 0 };
const HALF = 0.5;

/** Unarmed halftracks, trucks and jeeps have no crew that counts (Sc8/VC). */
const hasCrew = ({ gun, mg, abandoned }: Unit): boolean => (gun ?? mg) !== undefined && !abandoned;

function tollOf(unit: Unit): Toll {
  if (isVehicle(unit))
    return unit.armoured ? { ...NOBODY, squads: hasCrew(unit) ? 1 : 0, vehicles: 1 } : NOBODY;
  if (isSmc(unit)) return { ...NOBODY, leaders: 1 };
  return isMmc(unit) ? { ...NOBODY, squads: unit.kind === 'half-squad' ? HALF : 1 } : NOBODY;
}

/** What its loss adds; half of it where a squad is halved, and less again where a crew comes out. */
const added = (battle: Battle, side: SideId, more: Toll): Change[] => {
  const { squads, leaders, vehicles } = battle.side(side).fallen ?? NOBODY;
  const fallen = {
    squads: squads + more.squads,
    leaders: leaders + more.leaders,
    vehicles: vehicles + more.vehicles,
  };
  return [{ do: 'side', side, set: { fallen } }];
};

export const countFallen = (battle: Battle, unit: Unit): Change[] =>
  specialOf(battle, 'losses-by-kind') ? added(battle, unit.side, tollOf(unit)) : [];

export const countHalved = (battle: Battle, unit: Unit): Change[] =>
  specialOf(battle, 'losses-by-kind') && unit.kind === 'squad'
    ? added(battle, unit.side, { ...NOBODY, squads: HALF })
    : [];

export const countCrewSaved = (battle: Battle, vehicle: Unit): Change[] =>
  specialOf(battle, 'losses-by-kind') && hasCrew(vehicle)
    ? added(battle, vehicle.side, { ...NOBODY, squads: -1 })
    : [];

/** With those who are in the hands of the enemy. */
export function lossesOf(battle: Battle, side: SideId): Toll {
  const taken = ofSide(battle, side).filter(isPrisoner).map(tollOf);
  return [battle.side(side).fallen ?? NOBODY, ...taken].reduce((sum, one) => ({
    squads: sum.squads + one.squads,
    leaders: sum.leaders + one.leaders,
    vehicles: sum.vehicles + one.vehicles,
  }));
}
