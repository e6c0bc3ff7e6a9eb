/** Victory conditions: looked at when a turn is over, most of them after the last one only. */
import type { Outcome } from '../../kernel/position/position.js';
import { outcome } from '../../kernel/scenarios/index.js';
import type { Battle } from '../system.js';
import { judge, victoryOf } from './judge.js';

export const evaluate = (battle: Battle, isLastTurn: boolean): Outcome | undefined =>
  outcome(victoryOf(battle), judge(battle), isLastTurn ? 'end' : 'now');
