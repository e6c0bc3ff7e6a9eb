/** What control, losses and points are in this book: all that victory conditions ask. */
import type { Judge, VictoryTerms } from '../../kernel/scenarios/index.js';
import { controllerOf } from '../ch01-sequence/control.js';
import type { Battle } from '../system.js';
import { enemyOf } from '../units/kinds.js';

export const victoryOf = ({ options }: Battle): VictoryTerms =>
  (options.victory ?? { wins: [] }) as unknown as VictoryTerms;

export function judge(battle: Battle): Judge {
  const exited = (side: string) => battle.side(side).exited?.length ?? 0;
  const lost = (side: string) => battle.side(side).lost?.length ?? 0;
  return {
    sides: () => battle.options.order,
    name: (side) => battle.side(side).name,
    controls: (side, hex) => controllerOf(battle, hex) === side,
    exited,
    casualties: lost,
    points: (side) => exited(side) + lost(enemyOf(battle, side)),
  };
}
