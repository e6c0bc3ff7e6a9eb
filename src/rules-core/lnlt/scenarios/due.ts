/** Reinforcements whose turn has come (22.0). */
import type { Battle, Unit } from '../system.js';

/** It comes by itself: not what rides, is carried, or is placed by rules of its own. */
const comesAlone = ({ kind, aboard, possessor }: Unit): boolean =>
  aboard === undefined && possessor === undefined && kind !== 'sniper' && kind !== 'armor-leader';

export const dueUnits = (battle: Battle, side: string): Unit[] =>
  battle
    .units()
    .filter(
      (unit) =>
        unit.side === side &&
        unit.at === undefined &&
        unit.enters !== undefined &&
        unit.enters.turn <= battle.clock.turn &&
        comesAlone(unit),
    );
