/** Desperation Morale comes off at the end of the Rally Phase (3.1h). */
import type { AslAct, AslChange, AslUnit } from '../system.js';
import { groundAt, isBuilding, isWoods } from '../terrain/terrain.js';
import { isBesideKnownEnemy } from '../units/units.js';

export function removeDesperation({ battle }: AslAct): AslChange[] {
  return battle
    .units()
    .filter((unit) => unit.dm && !unit.keepsDm && !isBesideKnownEnemy(battle, unit))
    .map((unit): AslChange => ({ do: 'unit', unit: unit.id, set: { dm: null } }));
}

/** A unit that wants to rout may keep DM, but not in woods or a building (3.1h/b). */
export function mayKeepDm(unit: AslUnit, ground: ReturnType<typeof groundAt>): boolean {
  return unit.dm === true && !unit.keepsDm && !isWoods(ground) && !isBuilding(ground);
}
