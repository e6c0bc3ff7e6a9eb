/** The Spotting Phase (4.1, 6.1): both sides spot at the same time; SPOT counters that nobody holds come off. */
import { enemyOf, inActionOf, isCombatUnit } from '../sequence/sides.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { canSpot } from './range.js';

export function spotting(act: Act): void {
  const { battle } = act;
  const targets = battle.units().filter((unit) => unit.at !== undefined && unit.aboard === undefined);
  const seen = targets.map((target) => ({ target, spotters: spottersOf(battle, target) }));
  const changes = seen.flatMap(({ target, spotters }) => marks(target, spotters));
  act.done();
  const units = seen.filter(({ spotters }) => spotters.length > 0).map(({ target }) => target.id);
  act.effect('spotted', { units }, { changes, cites: ['S.spotting/a', 'S.spotting/d'] });
}

/** Combat units of the other side that spot it themselves (4.1.1). */
const spottersOf = (battle: Battle, target: Unit): Unit[] =>
  inActionOf(battle, enemyOf(battle, target.side)).filter(
    (unit) => isCombatUnit(unit) && canSpot(battle, unit, target),
  );

function marks(target: Unit, spotters: readonly Unit[]): Change[] {
  const ids = spotters.map(({ id }) => id);
  const isHeld = spotters.some(({ fullCover }) => !fullCover);
  const set = {
    ...(ids.length > 0 !== (target.spotted === true) && { spotted: ids.length > 0 ? (true as const) : null }),
    ...((ids.length > 0 || target.spotters) && { spotters: ids.length > 0 ? ids : null }),
    ...(target.spot && !isHeld && { spot: null }),
  };
  return Object.keys(set).length > 0 ? [{ do: 'unit', unit: target.id, set }] : [];
}
