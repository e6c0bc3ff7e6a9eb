/** What kind of unit it is, and what its weapons are. */
import type { AmmoRow, Grade, Weapon } from '../attributes/index.js';
import type { Formation } from '../attributes/sides.js';
import { plays } from '../sequence/sides.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';

export const isVehicle = ({ kind }: Unit): boolean => kind === 'vehicle';
export const isTowed = ({ kind }: Unit): boolean => kind === 'towed';
/** Squads, half-squads and sections (5.1). */
export const isLeg = ({ kind }: Unit): boolean =>
  kind === 'squad' || kind === 'half-squad' || kind === 'section';

/** Damaged in either way counts as Damaged (S.damaged-vehicle/a). */
export const isDamaged = (unit: Unit): boolean =>
  unit.damaged === true || unit.turretDamaged === true || unit.hullDamaged === true;

/** Damage that its fire suffers from: that of the hull halves its movement only (S.damaged-vehicle/a). */
export const isDamagedAsShooter = ({ damaged, turretDamaged }: Unit): boolean =>
  damaged === true || turretDamaged === true;

/** Track hit, out of fuel or Bailed Out (S.immobile-vehicle). */
export const isImmobile = (unit: Unit): boolean =>
  unit.trackHit === true || unit.outOfFuel === true || unit.bailedOut === true;

const formationOf = (battle: Battle, unit: Unit): Formation | undefined => {
  const { formations } = battle.side(unit.side);
  return unit.formation === undefined ? Object.values(formations ?? {})[0] : formations?.[unit.formation];
};

/** The name by which a formation is known; units of a side without formations are of one. */
export const formationIdOf = (battle: Battle, unit: Unit): string =>
  unit.formation ?? Object.keys(battle.side(unit.side).formations ?? {})[0] ?? unit.side;

export const formationGradeOf = (battle: Battle, unit: Unit): Grade =>
  formationOf(battle, unit)?.grade ?? 'Seasoned';

/** Unit Grade: its own, or that of its formation (5.8). */
export const gradeOf = (battle: Battle, unit: Unit): Grade => unit.grade ?? formationGradeOf(battle, unit);

/** One man commands, loads and fires; a tank with machine guns only does not count (7.57/h). */
export const hasCrewOfOne = (battle: Battle, unit: Unit): boolean =>
  plays(battle, '7.57') &&
  unit.crewNoted === true &&
  unit.weapons?.some(({ kind }) => kind !== 'machine-gun') === true;

export const weaponOf = (unit: Unit, name: string): Weapon | undefined =>
  unit.weapons?.find((weapon) => weapon.name === name);

export const rowOf = (weapon: Weapon, ammo: string): AmmoRow | undefined =>
  weapon.rows.find((row) => row.ammo === ammo);

const SMALL_ARMS: ReadonlySet<string> = new Set(['small-arms', 'machine-gun']);

/** Rifles and machine guns; everything else is not small arms (5.7). */
export const isSmallArms = ({ kind }: Weapon): boolean => SMALL_ARMS.has(kind);

/** Who rides in it, or is towed by it. */
export const passengersOf = (battle: Battle, vehicle: Unit): Unit[] =>
  vehicle.at === undefined ? [] : battle.unitsAt(vehicle.at).filter(({ aboard }) => aboard === vehicle.id);

export const carrierOf = (battle: Battle, unit: Unit): Unit | undefined =>
  unit.aboard === undefined ? undefined : battle.unit(unit.aboard);

export const notYours = (id: string): Refusal =>
  refuse('NOT_YOUR_UNIT', `You have no unit "${id}": name one of yours.`);
