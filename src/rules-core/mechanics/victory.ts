/** Victory conditions of a scenario, which a battle keeps among its options. */
import type { Outcome } from '../kernel/position/position.js';
import { type Judge, outcome, type VictoryTerms } from '../kernel/scenarios/index.js';

interface Contested {
  readonly options: { readonly victory?: unknown };
}

export const victoryOf = ({ options }: Contested): VictoryTerms =>
  (options.victory ?? { wins: [] }) as VictoryTerms;

/** What has come of them when a turn is over: most are looked at after the last one only. */
export const evaluating =
  <B extends Contested>(judge: (battle: B) => Judge) =>
  (battle: B, isLastTurn: boolean): Outcome | undefined =>
    outcome(victoryOf(battle), judge(battle), isLastTurn ? 'end' : 'now');
