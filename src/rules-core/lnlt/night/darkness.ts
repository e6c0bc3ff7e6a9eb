/** How far people see and fire at night (20.1), and what a Starshell lights (20.2/b). */
import { distance, hexesAround, hexOf } from '../ground/places.js';
import type { Battle, Unit } from '../system.js';
import { enemiesAt } from '../units/kinds.js';

/** The target's hex counts, one's own does not. */
const NIGHT_SIGHT = 2;

/** A Starshell lights its hex and those around it as by day. */
const isLit = (battle: Battle, at: string): boolean =>
  [hexOf(at), ...hexesAround(battle, at)].some((hex) => battle.location(hex).starshell);

/** Beyond what can be seen by night: only muzzle flashes give a target away there. */
export const isDark = (battle: Battle, from: string, at: string): boolean =>
  battle.options.night === true && distance(battle, from, at) > NIGHT_SIGHT && !isLit(battle, at);

const hasFlashed = ({ fired }: Unit): boolean => fired === true;

/** Somebody there is marked Fired. */
export const hasFiredAt = (battle: Battle, at: string, enemiesOf: string): boolean =>
  enemiesAt(battle, at, enemiesOf).some(hasFlashed);

/** Somebody of a side is near enough to make out what is there. */
export const isNear = (battle: Battle, at: string, side: string): boolean =>
  battle
    .units()
    .some(
      (unit) =>
        unit.side === side &&
        unit.kind !== 'aircraft' &&
        unit.at !== undefined &&
        !isDark(battle, unit.at, at),
    );

/** A Shaken unit may go towards enemies that it does not make out (20.1.3). */
export const isMadeOut = (battle: Battle, from: string, { at = '', fired }: Unit): boolean =>
  fired === true || !isDark(battle, from, at);
