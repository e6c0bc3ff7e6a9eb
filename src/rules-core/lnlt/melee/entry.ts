/** Who may enter a place with enemies, or one under a Melee marker (8.0, 8.2, 1.7/b, 11.1). */
import type { Mode } from '../attributes/index.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesAt, isInfantry, isVehicle, ownAt } from '../units/kinds.js';
import { isEligible } from './strength.js';

const footAmong = (units: readonly Unit[]): Unit[] =>
  units.filter((unit) => isInfantry(unit) && unit.kind !== 'armor-leader' && unit.aboard === undefined);

/** Returns true if units that enter have to stop and fight, or to join a Melee. */
export const isMeleeAt = (battle: Battle, at: string, side: string): boolean =>
  battle.location(at).melee !== undefined || footAmong(enemiesAt(battle, at, side)).length > 0;

export function entryRefusal(
  battle: Battle,
  units: readonly Unit[],
  to: string,
  mode: Mode,
): Refusal | undefined {
  const side = units[0]?.side as string;
  const enemies = enemiesAt(battle, to, side);
  if (!isMeleeAt(battle, to, side)) {
    const vehicle = enemies.find(isVehicle);
    return (
      vehicle && refuse('ENEMY_THERE', `${vehicle.name} is in ${to}: Close Assault it.`, '6.0/f', '17.1')
    );
  }
  if (mode === 'assault-move')
    return refuse('WRONG_MODE', 'Nobody enters Melee by Assault Movement.', '8.0/m');
  const team = units.find(({ kind }) => kind === 'weapon-team');
  if (team) return refuse('CANNOT_MOVE', `${team.name} is a Weapon Team: it cannot enter Melee.`, '1.7/b');
  if (ownAt(battle, to, side).length > 0 || units.some((unit) => isEligible(battle, unit))) return undefined;
  return refuse(
    'ENEMY_THERE',
    `None of them can fight the enemies in ${to} in Melee.`,
    '8.0/n',
    '11.1',
    '8.1/d',
  );
}
