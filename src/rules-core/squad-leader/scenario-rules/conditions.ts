/** Victory conditions of the twelve scenarios that are more than control, exits and points. */
import { hexOf, type Json, type LocationId, type SideId } from '../../kernel/position/position.js';
import { hasWholeConvoy } from '../ch11-vehicles/40-convoys.js';
import type { Battle, Unit } from '../system.js';
import { enemyOf, isMmc, isOnMap, isPrisoner, isVehicle, ofSide } from '../units/kinds.js';
import { buildingsHeld, buildingsTaken } from './buildings.js';
import { lossesOf } from './losses.js';

interface Asked {
  readonly hexes: readonly LocationId[] | undefined;
  readonly number: (name: string) => number;
}
type Condition = (battle: Battle, side: SideId, asked: Asked) => boolean;

const squadsIn = (units: readonly Unit[]): number =>
  units.reduce((sum, { kind }) => sum + (kind === 'half-squad' ? 0.5 : 1), 0);

const isIn = (hexes: readonly LocationId[] | undefined, { at }: Unit): boolean =>
  at !== undefined && (hexes === undefined || hexes.includes(hexOf(at)));

const unbrokenSquads = (battle: Battle, side: SideId): Unit[] =>
  ofSide(battle, side).filter(
    (unit) => isMmc(unit) && unit.kind !== 'crew' && isOnMap(unit) && !unit.broken && !isPrisoner(unit),
  );

const isCrewedAfv = (unit: Unit): boolean => isVehicle(unit) && unit.armoured === true && !unit.abandoned;

const CONDITIONS: Readonly<Record<string, Condition>> = {
  /** So many more stone buildings taken than lost (Sc1/VC). */
  'more-buildings-taken': (battle, side, { number }) =>
    buildingsTaken(battle, side) - buildingsTaken(battle, enemyOf(battle, side)) >= number('lead'),
  /** So many times as many unbroken squads (Sc1/VC). */
  'more-squads': (battle, side, { number }) =>
    squadsIn(unbrokenSquads(battle, side)) >=
    number('times') * squadsIn(unbrokenSquads(battle, enemyOf(battle, side))),
  /** Its unbroken units are in these hexes, and none of the enemy's (Sc2/VC2). */
  'sole-possession': (battle, side, { hexes }) => {
    const there = (one: SideId) =>
      ofSide(battle, one).some(
        (unit) => isMmc(unit) && isIn(hexes, unit) && !unit.broken && !isPrisoner(unit),
      );
    return there(side) && !there(enemyOf(battle, side));
  },
  /** So many of the stone buildings there, or all of them (Sc4/VC, Sc10/VC). */
  'buildings-held': (battle, side, { hexes, number }) =>
    buildingsHeld(battle, side, hexes).length >= number('atLeast'),
  /** So many of the hexes with unbroken squads or AFVs with their crews (Sc5/VC). */
  occupied: (battle, side, { hexes = [], number }) => {
    const there = [...unbrokenSquads(battle, side), ...ofSide(battle, side).filter(isCrewedAfv)];
    return hexes.filter((hex) => there.some((unit) => isIn([hex], unit))).length >= number('atLeast');
  },
  /** It has lost so many squads, leaders and AFVs (Sc7/VC). */
  'units-lost': (battle, side, { number }) => {
    const { squads, leaders, vehicles } = lossesOf(battle, side);
    return squads + leaders + vehicles >= number('atLeast');
  },
  /** It has lost so many squads, AFVs counted with them (Sc9/VC). */
  'squads-lost': (battle, side, { number }) => squadsLost(battle, side) >= number('atLeast'),
  /** The enemy has lost more squads than it has (Sc8/VC). */
  'more-squads-eliminated': (battle, side) =>
    squadsLost(battle, enemyOf(battle, side)) > squadsLost(battle, side),
  /** So many of its squads are on the map (Sc10/VC). */
  'squads-left': (battle, side, { hexes, number }) =>
    squadsIn(ofSide(battle, side).filter((unit) => isMmc(unit) && isIn(hexes, unit) && !isPrisoner(unit))) >=
    number('atLeast'),
  /** All its men have laid down their arms (Sc9/9.3). */
  surrendered: (battle, side) => battle.side(side).surrendered === true,
  /** A convoy of its side is whole, and all of it in these hexes (11.40.4). */
  'convoy-whole': (battle, side, { hexes }) => hasWholeConvoy(battle, side, hexes),
  /** No unbroken squad of the enemy is there (Sc11/VC). */
  cleared: (battle, side, { hexes }) =>
    !unbrokenSquads(battle, enemyOf(battle, side)).some((unit) => isIn(hexes, unit)),
};

const squadsLost = (battle: Battle, side: SideId): number => {
  const { squads, vehicles } = lossesOf(battle, side);
  return squads + vehicles;
};

export const conditionNames = Object.keys(CONDITIONS);

export const isMet = (
  battle: Battle,
  name: string,
  side: SideId,
  parameters: Json | undefined,
  hexes?: readonly LocationId[],
): boolean => CONDITIONS[name]?.(battle, side, { hexes, number: (of) => numberIn(parameters, of) }) === true;

/** 1 where nothing is said. */
function numberIn(parameters: Json | undefined, name: string): number {
  const found = Object.entries(parameters ?? {}).find(([key]) => key === name)?.[1];
  return typeof found === 'number' ? found : 1;
}
