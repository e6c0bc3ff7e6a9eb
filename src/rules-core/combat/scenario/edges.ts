/** On and off the map (3.2.2.2, 3.2.3.2). */

import { endWithoutFoes } from '../close-combat/leaving.js';
import { leaveEnfilade } from '../fire/enfilade.js';
import { stackingSize } from '../stacking/limits.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { distance, hexOf } from '../terrain/places.js';
import { pointsFor, score } from './points.js';

/** The place of a unit that has not entered yet, in words. */
export const OFF_MAP = 'off the map';

const FULL_HALF_SQUADS = 6;
const FULL_VEHICLES = 2;

/** May a unit off the map come in there in this turn: on or next to one of its entry hexes? */
export function mayEnterMap(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  const { enters } = unit;
  if (!enters || battle.clock.turn < enters.turn)
    return refuse('NOT_YET', `${unit.name} does not enter in this turn.`, '3.2.2.1');
  const isNear = enters.hexes.some((hex) => distance(battle, hex, to) <= 1);
  return isNear ? undefined : refuse('NOT_AN_ENTRY_HEX', `${unit.name} does not enter in ${to}.`, '3.2.2.2');
}

/** Each unit beyond what a hex can hold pays one more for entering there, and one more again (3.2.2.2). */
export function crowding(battle: Battle, unit: Unit, to: string): number {
  const { troops = 0, vehicles = 0 } = battle.location(hexOf(to)).entered ?? {};
  if (unit.kind === 'vehicle') return Math.max(0, vehicles + 1 - FULL_VEHICLES);
  return Math.max(0, Math.ceil((troops + stackingSize(unit) - FULL_HALF_SQUADS) / 2));
}

export function entered(battle: Battle, unit: Unit, to: string): { troops: number; vehicles: number } {
  const { troops = 0, vehicles = 0 } = battle.location(hexOf(to)).entered ?? {};
  if (unit.kind === 'vehicle') return { troops, vehicles: vehicles + 1 };
  return { troops: troops + stackingSize(unit), vehicles };
}

export function exitRefusal(battle: Battle, unit: Unit): Refusal | undefined {
  const hex = hexOf(unit.at as string);
  const isExit = battle.options.exits?.some(({ side, hexes }) => side === unit.side && hexes.includes(hex));
  return isExit ? undefined : refuse('NO_EXIT', `${unit.name} cannot leave the map in ${hex}.`, '3.2.3.2');
}

/** Gone with all aboard, and worth to its own side what its elimination would be worth to the enemy. */
export function exit(act: Act, unit: Unit): void {
  const { battle } = act;
  const riders = battle.units().filter(({ aboard }) => aboard === unit.id);
  const from = unit.at as string;
  act.effect(
    'exited',
    { unit: unit.id, from },
    {
      changes: [
        ...leaveEnfilade(battle, unit),
        { do: 'unit', unit: unit.id, set: { at: null, moving: null } },
        { do: 'side', side: unit.side, set: { exited: [...(battle.side(unit.side).exited ?? []), unit.id] } },
      ],
      cites: ['3.2.3.2'],
    },
  );
  endWithoutFoes(act, unit, from);
  score(act, unit.side, pointsFor(battle, unit), unit.name);
  for (const rider of riders) exit(act, rider);
}
