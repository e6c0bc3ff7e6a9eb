/** Armor by where it is hit (14.1.3, 15.0/j); null: unarmored. */
import type { Battle, Unit } from '../system.js';
import { aspectsTowards } from './facing.js';

type Part = 'hull' | 'turret';

/** At the point of impact; on the line between two, the one better for the shooter (14.1.3/b). */
export function armourAt(battle: Battle, target: Unit, from: string, part: Part): number | null {
  const { armour } = target;
  if (!armour) return null;
  const values = aspectsTowards(battle, target, from).map((aspect) => factor(armour[aspect], part));
  return values.includes(null) ? null : Math.min(...(values as number[]));
}

const factor = ({ hull, turret }: NonNullable<Unit['armour']>['front'], part: Part): number | null =>
  part === 'turret' && turret !== undefined ? turret : hull;

const factorsOf = ({ armour }: Unit): (number | null)[] =>
  armour
    ? [armour.front, armour.flank, armour.rear].flatMap(({ hull, turret }) =>
        turret === undefined ? [hull] : [hull, turret],
      )
    : [null];

/** The lowest factor on the counter: what small arms and Close Assaults have to beat (17.1/g, 17.2/b). */
export const lowestArmour = (vehicle: Unit): number =>
  Math.min(...factorsOf(vehicle).map((value) => value ?? 0));

/** Returns true if fire from there goes through an unarmored facing (17.3/b); without a place, if any facing is (17.4/a). */
export const isSoft = (battle: Battle, vehicle: Unit, from?: string): boolean =>
  from === undefined ? factorsOf(vehicle).includes(null) : armourAt(battle, vehicle, from, 'hull') === null;
