/** Mortar sections and on-map artillery that fire indirectly: batteries of one unit, called by its id (6.5.1). */
import { distance } from '../../mechanics/places.js';
import type { Weapon } from '../attributes/index.js';
import type { Battery } from '../attributes/sides.js';
import { commandOf } from '../command/known.js';
import { bracketOf } from '../fire/shot.js';
import { inActionOf, isBasic } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isFreeToFire } from '../transport/mounted-fire.js';
import { formationIdOf } from '../units/kinds.js';

const weaponFor = ({ weapons }: Unit): Weapon | undefined => weapons?.find(({ indirect }) => indirect);

const gpRow = (unit: Unit) => weaponFor(unit)?.rows.find(({ type }) => type === 'GP');

/** A hidden unit fires directly only: its counter does not tell that it could be called (CHOICES.md). */
export const onMapBatteries = (battle: Battle, side: string): Battery[] =>
  isBasic(battle)
    ? []
    : inActionOf(battle, side)
        .filter((unit) => gpRow(unit) && !unit.hidden && isFreeToFire(battle, unit))
        .map(asBattery);

function asBattery(unit: Unit): Battery {
  const { id, formation, mission, shelledIn } = unit;
  return {
    name: id,
    gp: Math.max(0, ...Object.values(gpRow(unit)?.factor ?? {})),
    ammo: unit.smokeShells ? ['GP', 'Smoke'] : ['GP'],
    ...(formation !== undefined && { formation }),
    ...(mission && { mission }),
    ...(shelledIn !== undefined && { fired: shelledIn }),
  };
}

/** The unit behind a battery of that name; undefined: it is off the map. */
export function onMapUnit(battle: Battle, name: string): Unit | undefined {
  const unit = battle.unit(name);
  return unit && weaponFor(unit) ? unit : undefined;
}

/** What its unit is marked with when something else has become of the battery. */
export function asMarked(battle: Battle, unit: Unit, { mission, fired }: Battery): Change {
  const fires = fired === battle.clock.turn;
  return {
    do: 'unit',
    unit: unit.id,
    set: {
      mission: mission ?? null,
      ...(fired !== undefined && { shelledIn: fired }),
      ...(fires && { fired: true }),
    },
  };
}

/** Its GP Factor at the Impact Point; that of an off-map battery is the same everywhere. */
export function gpAt(battle: Battle, { name, gp }: Battery, at: string): number {
  const unit = onMapUnit(battle, name);
  const row = unit && gpRow(unit);
  const bracket = row && bracketOf(row, distance(battle, unit.at as string, at));
  return (bracket && row.factor[bracket]) ?? gp;
}

/** For an observer of its formation, within its range (S.on-map-indirect-fire). */
export function cannotServe(battle: Battle, name: string, observer: Unit, at: string): Refusal | undefined {
  const unit = onMapUnit(battle, name);
  const row = unit && gpRow(unit);
  if (!unit || !row) return undefined;
  if (unit.id === observer.id)
    return refuse(
      'NO_OBSERVER',
      `${unit.name} fires: name another unit as its observer.`,
      'S.on-map-indirect-fire',
    );
  if (formationIdOf(battle, unit) !== formationIdOf(battle, observer))
    return refuse(
      'OTHER_FORMATION',
      `${unit.name} fires for observers of its own formation only.`,
      'S.on-map-indirect-fire',
    );
  const far = distance(battle, unit.at as string, at);
  const bracket = bracketOf(row, far);
  return bracket && row.factor[bracket] !== undefined && far >= (weaponFor(unit)?.minRange ?? 0)
    ? undefined
    : refuse(
        'OUT_OF_RANGE',
        `${at} is out of range of ${unit.name}: ${far} hexes.`,
        'S.on-map-indirect-fire',
      );
}

/** It needs OVERWATCH in the turn in which it fires, and does not fire otherwise in it. */
export function cannotShell(battle: Battle, name: string): Refusal | undefined {
  const unit = onMapUnit(battle, name);
  if (!unit) return undefined;
  if (commandOf(battle, unit) !== 'overwatch')
    return refuse('NOT_ON_OVERWATCH', `${unit.name} has no OVERWATCH command.`, 'S.on-map-indirect-fire');
  if (unit.fired || unit.fullCover)
    return refuse(
      'HAS_FIRED',
      `${unit.name} has fired in this turn, or is in Full Cover.`,
      'S.fires-per-turn',
    );
  return weaponFor(unit)?.state
    ? refuse('OUT_OF_ORDER', `The weapon of ${unit.name} has malfunctioned.`, '7.25/a')
    : undefined;
}

/** As GP fire of a unit has it: Suppressed, Damaged, shaken. */
export const firingUnit = (battle: Battle, name: string) => {
  const shooter = onMapUnit(battle, name);
  const weapon = shooter && weaponFor(shooter);
  return shooter && weapon && { shooter, weapon };
};
