/** What control, exits and casualties are in this book: all that victory conditions ask (2.0/Control, 3.3/f). */
import { hexOf, type SideId } from '../../kernel/position/position.js';
import type { Judge } from '../../kernel/scenarios/index.js';
import { evaluating } from '../../mechanics/victory.js';
import type { AslBattle } from '../system.js';
import { enemyOf, isGoodOrder, isMmc, unitsOf } from '../units/units.js';
import { controllerOf } from './control.js';

export function judge(battle: AslBattle): Judge {
  const exits = (side: SideId) => battle.side(side).exited ?? [];
  const lost = (side: SideId) => battle.side(side).lost ?? [];
  return {
    sides: () => battle.options.order,
    name: (side) => battle.side(side).name,
    controls: (side, hex) => controllerOf(battle, hex) === side,
    exited: (side, hexes) =>
      exits(side).filter((id) => !hexes || hexes.includes(hexOf(battle.side(side).exitedFrom?.[id] ?? '')))
        .length,
    casualties: (side) => lost(side).length,
    points: (side) => exits(side).length + lost(enemyOf(battle, side)).length,
    special: (name, side, hexes) =>
      name === 'good-order-in' &&
      Array.isArray(hexes) &&
      unitsOf(battle, side).some((unit) => isMmc(unit) && isGoodOrder(unit) && hexes.includes(unit.at ?? '')),
  };
}

export const evaluate = evaluating(judge);
