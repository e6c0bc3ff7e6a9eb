/** Victory Conditions (3.2.3): looked at when a turn is over; who fulfils them completely wins, else it may be a draw. */
import type { Outcome } from '../../kernel/position/position.js';
import { outcome } from '../../kernel/scenarios/index.js';
import type { Battle } from '../system.js';
import { judge, victoryOf } from './judge.js';

/** The outcome at the end of a turn, if there is one. */
export const evaluate = (battle: Battle, isLastTurn: boolean): Outcome | undefined =>
  outcome(victoryOf(battle), judge(battle), isLastTurn ? 'end' : 'now');
