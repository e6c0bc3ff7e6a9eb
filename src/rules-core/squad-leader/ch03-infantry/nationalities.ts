/** What the nations have of their own (3.10 to 3.19): a row for each that differs from the ordinary. */
import type { Unit } from '../system.js';
import { shellShockOf } from '../units/kinds.js';
import { familyOf, parentOf } from '../units/nations.js';

interface Traits {
  /** What Desperation Morale takes off the normal morale (3.23.6, 3.13.2). */
  readonly desperation: number;
  /** Who is spared Desperation Morale: everybody (3.17.2), or all but leaders and Green units (3.10.2). */
  readonly undaunted?: 'all' | 'seasoned';
  /** Squads and crews rally by themselves with half their morale (3.17.3). */
  readonly ralliesItself?: true;
  /** The loss of a leader shakes nobody (3.17.4). */
  readonly needsNoLeader?: true;
  /** What the Leader Creation Table adds; nothing where nobody is promoted (3.6/T2, 3.6.6). */
  readonly promotion?: 1 | -1;
  /** They send nobody ahead (3.7.2). */
  readonly hasNoScouts?: true;
  /** They go berserk in any check of fire (3.25.1). */
  readonly rages?: true;
  /** Heroes come forward the more easily (3.8.11). */
  readonly bold?: true;
  /** Its own weapons are repaired on this or less, where it is not what is printed on them (3.10.4, 3.17.9). */
  readonly repairs?: number;
}

const DESPERATION = 4;
const ORDINARY: Traits = { desperation: DESPERATION, promotion: 1 };

const TRAITS: Readonly<Record<string, Traits>> = {
  German: { ...ORDINARY, promotion: -1 },
  'German SS': { desperation: 2, promotion: -1, rages: true },
  Russian: { ...ORDINARY, rages: true, hasNoScouts: true },
  French: { ...ORDINARY, hasNoScouts: true },
  Rumanian: { ...ORDINARY, hasNoScouts: true },
  'Allied Minor': { ...ORDINARY, hasNoScouts: true },
  American: { ...ORDINARY, undaunted: 'seasoned', promotion: -1, repairs: 2 },
  British: { ...ORDINARY, promotion: -1 },
  Gurkha: { ...ORDINARY, promotion: -1, bold: true, rages: true },
  Finnish: {
    desperation: DESPERATION,
    undaunted: 'all',
    ralliesItself: true,
    needsNoLeader: true,
    bold: true,
    repairs: 2,
  },
};

export const traitsOf = ({ nationality }: Pick<Unit, 'nationality'>): Traits =>
  TRAITS[nationality] ?? TRAITS[parentOf(nationality)] ?? ORDINARY;

/** Axis minors are treated as Rumanians (3.19.1); the Commonwealth as British, whose officers lead Gurkhas (3.16.2, 3.16.4). */
const ONE_ARMY: readonly string[] = ['British', 'Rumanian'];
const armyOf = ({ nationality }: Unit): string => {
  const parent = parentOf(nationality);
  return ONE_ARMY.includes(parent) ? parent : nationality;
};

/** SS and Wehrmacht are of one nation: a leader of the others is worth less to them, and no foreigner (3.12/a, 3.13.5). */
const nationOf = (unit: Unit): string => (parentOf(unit.nationality) === 'German' ? 'German' : armyOf(unit));

/** Allies are foreign to one another (3.5, 3.12). */
export const isForeign = (leader: Unit, unit: Unit): boolean => nationOf(leader) !== nationOf(unit);

/** Why a leader's rating of -1 or better is one worse to a unit; undefined where it is worth all (3.5.2, 3.13.5). */
export function heldAgainst(leader: Unit, unit: Unit): '3.5.2' | '3.13.5' | undefined {
  if (armyOf(leader) === armyOf(unit)) return undefined;
  return isForeign(leader, unit) ? '3.5.2' : '3.13.5';
}

/** What a leader's rating is worth to a unit. */
export function ratingFor(leader: Unit, unit: Unit): number {
  const { leadership = 0 } = leader;
  return leadership < 0 && heldAgainst(leader, unit) ? leadership + 1 : leadership;
}

/** Under Desperation Morale, those who are not spared it (3.23.6). */
export function desperateMorale(unit: Unit): number {
  const { desperation, undaunted } = traitsOf(unit);
  const isSpared =
    undaunted === 'all' || (undaunted === 'seasoned' && unit.kind !== 'leader' && unit.quality !== 'green');
  return (unit.morale ?? 0) - shellShockOf(unit) - (isSpared ? 0 : desperation);
}

/** Finns have German weapons (3.17.6). */
const ARMED_BY: Readonly<Record<string, string>> = { Finnish: 'German' };

export const isOwnWeapon = (weapon: Unit, { nationality }: Unit): boolean =>
  familyOf(nationality).includes(weapon.nationality) || weapon.nationality === ARMED_BY[nationality];

const AXIS = new Set(['German', 'German SS', 'Rumanian', 'Hungarian', 'Bulgarian', 'Italian', 'Finnish']);

/** The weapon is of a nation that fights on the same side; it was not captured (3.12.5). */
export const isAlly = (weapon: Unit, holder: Unit): boolean =>
  AXIS.has(weapon.nationality) === AXIS.has(holder.nationality);
