/** What control, losses and points are in this book: all that victory conditions ask. */
import type { Judge, VictoryTerms } from '../../kernel/scenarios/index.js';
import { controllerOf } from '../ch01-sequence/control.js';
import type { Battle } from '../system.js';
import { enemyOf, isPrisoner, isScout, ofSide } from '../units/kinds.js';

export const victoryOf = ({ options }: Battle): VictoryTerms =>
  (options.victory ?? { wins: [] }) as unknown as VictoryTerms;

/** After an execution one more is asked for (3.30.5). Prisoners count double, also those who fell to the fire of their own side (3.29.2, 3.29.8). */
function casualtiesOf(battle: Battle, side: string): number {
  const { lost = [], lostAsPrisoners = [], outraged } = battle.side(side);
  return (
    (outraged ? -1 : 0) +
    lost.length +
    lostAsPrisoners.length +
    2 * ofSide(battle, side).filter((unit) => isPrisoner(unit) && !isScout(unit)).length
  );
}

export function judge(battle: Battle): Judge {
  const exited = (side: string) => battle.side(side).exited?.length ?? 0;
  const lost = (side: string) => casualtiesOf(battle, side);
  return {
    sides: () => battle.options.order,
    name: (side) => battle.side(side).name,
    controls: (side, hex) => controllerOf(battle, hex) === side,
    exited,
    casualties: lost,
    points: (side) => exited(side) + lost(enemyOf(battle, side)),
  };
}
