/** The steps of each phase (6.1-6.8). A chapter does its own steps: here is only their order. */
import { PHASES, type PhaseName } from '../attributes/index.js';
import type { PanzerSystem, Task } from '../system.js';

/** The phases of a turn from one on, last thing first. The Basic Game has no Air Phases. */
export function phasesFrom({ game }: PanzerSystem['options'], from: PhaseName): Task[] {
  const isPlayed = (phase: PhaseName): boolean => game !== 'basic' || !phase.startsWith('air');
  return PHASES.slice(PHASES.indexOf(from))
    .filter(isPlayed)
    .reverse()
    .map((phase) => ({ task: 'phase', phase }));
}

/** Counter Battery Fire follows the missions of each side: the enemy's, and the answer to it (7.28). */
const combatSteps = (first: string, second: string): readonly Task[] => [
  { task: 'indirect-fire', side: first },
  { task: 'counter-battery', side: second, after: first },
  { task: 'counter-battery', side: first, after: first },
  { task: 'indirect-fire', side: second },
  { task: 'counter-battery', side: first, after: second },
  { task: 'counter-battery', side: second, after: second },
  { task: 'direct-fire', side: first },
  { task: 'direct-fire', side: second },
  { task: 'overwatch', side: first },
  { task: 'overwatch', side: second },
];

/** First thing first. */
export function stepsOf(
  phase: PhaseName,
  [first, second]: readonly [first: string, second: string],
): readonly Task[] {
  switch (phase) {
    case 'spotting':
      return [{ task: 'conceal', side: first }, { task: 'conceal', side: second }, { task: 'spotting' }];
    case 'command':
      return [
        { task: 'smoke-dischargers', side: first },
        { task: 'smoke-dischargers', side: second },
        { task: 'place-commands' },
        { task: 'repair-weapons' },
      ];
    case 'initiative':
      return [{ task: 'initiative' }];
    case 'air-1':
      return [{ task: 'air', phase: 1 }];
    case 'air-2':
      return [{ task: 'air', phase: 2 }];
    case 'combat':
      return combatSteps(first, second);
    case 'movement':
      return [
        { task: 'begin-movement' },
        { task: 'assaults', side: first },
        { task: 'assaults', side: second },
        { task: 'movement', side: second },
        { task: 'movement', side: first },
      ];
    case 'adjustment':
      return [
        { task: 'adjust-turrets', side: first },
        { task: 'adjust-turrets', side: second },
        { task: 'recover-morale' },
        { task: 'recover-suppression' },
        { task: 'bail-counters', side: first },
        { task: 'bail-counters', side: second },
        { task: 'clear-counters' },
        { task: 'fires' },
        { task: 'transfer-leaders', side: first },
        { task: 'transfer-leaders', side: second },
        { task: 'end-turn' },
      ];
  }
}
