/** The Morale Support Table (9.1.2), and who checks first. */
import { moraleSupport } from '../cards.js';
import type { RuleId } from '../rules.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';
import { hasAbleLeader, isDisrupted, isLeader, isVehicle, officersAround } from './status.js';

/** The Morale Support Table (9.1.2). */
export function checkModifiers(battle: Battle, unit: Unit, plus: number): Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, drm: number, cites: RuleId) => found.push({ why, drm, cites });
  if (plus > 0) add(`M+${plus}`, plus, '12.3.1.3/Mx');
  if (unit.at === undefined) return found;
  if (!isLeader(unit) && !isVehicle(unit) && isSupported(battle, unit, unit.at))
    add(
      'leader',
      moraleSupport(
        battle,
        'non-leader with a non-Disrupted leader in location, or adjacent officer/Commissar',
      ),
      '9.1.2',
    );
  if (isDisrupted(unit)) add('Disrupted', moraleSupport(battle, 'Disrupted'), '9.1.2');
  const hex = hexOf(unit.at);
  if (
    battle.location(unit.at).enfilade?.includes(unit.side) ||
    battle.location(hex).enfilade?.includes(unit.side)
  )
    add('Enfilade', moraleSupport(battle, 'Enfilade'), '12.6.1');
  if (battle.location(hex).acquired?.some((firer) => battle.unit(firer)?.side !== unit.side))
    add('Acquired', moraleSupport(battle, 'Acquired marker anywhere in hex'), '9.1.2');
  if (unit.suppressed) add('Suppressed', 1, '12.3.3.2.1');
  return found;
}

function isSupported(battle: Battle, unit: Unit, at: string): boolean {
  return hasAbleLeader(battle, at, unit.side) || officersAround(battle, at, unit.side).length > 0;
}

/** Leaders take their checks first, location by location (9.1.4.3). */
export function leadersFirst(units: readonly Unit[]): Unit[] {
  return [...units.filter(isLeader), ...units.filter((unit) => !isLeader(unit))];
}
