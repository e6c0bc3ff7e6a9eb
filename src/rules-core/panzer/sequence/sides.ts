/** The two sides, which is First Player, and what their units still count for. */
import { isInPlay, type OptionalRule } from '../options/switches.js';
import type { Battle, Unit } from '../system.js';

export const enemyOf = (battle: Battle, side: string): string =>
  battle.sideIds().find((other) => other !== side) as string;

/** First Player and Second Player; before the first Initiative Phase in the order of their names. */
export function players(battle: Battle): readonly [first: string, second: string] {
  const [a] = battle.sideIds();
  const first = battle.clock.first ?? (a as string);
  return [first, enemyOf(battle, first)];
}

export const plays = ({ options }: Battle, rule: OptionalRule): boolean => isInPlay(options, rule);

export const isBasic = ({ options }: Battle): boolean => options.game === 'basic';

/** On the map, in view of these eyes, and not lost. */
export const isInAction = (unit: Unit): boolean => unit.at !== undefined && !unit.bailedOut;

/** Combat units spot, fire, and count for commands and cohesion (4.1.1). */
export const isCombatUnit = (unit: Unit): boolean =>
  !unit.unarmed && unit.kind !== 'counter' && unit.kind !== 'aircraft';

export const inActionOf = (battle: Battle, side: string): Unit[] =>
  battle.units().filter((unit) => unit.side === side && isInAction(unit));
