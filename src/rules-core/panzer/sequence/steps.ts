/** The steps of each phase (6.1-6.8). A chapter does its own steps: here is only their order. */

import type { Position } from '../../kernel/position/position.js';
import { PHASES, type PhaseName } from '../attributes/index.js';
import { isInPlay } from '../options/switches.js';
import type { PanzerSystem, Task } from '../system.js';

type Players = readonly [first: string, second: string];
/** What everybody sees of the battle. */
type Seen = Pick<Position<PanzerSystem>, 'options' | 'clock'>;

/** The phases of a turn from one on, last thing first. The Basic Game has no Air Phases. */
export function phasesFrom({ game }: PanzerSystem['options'], from: PhaseName): Task[] {
  const isPlayed = (phase: PhaseName): boolean => game !== 'basic' || !phase.startsWith('air');
  return PHASES.slice(PHASES.indexOf(from))
    .filter(isPlayed)
    .reverse()
    .map((phase) => ({ task: 'phase', phase }));
}

/** Anti-Aircraft Fire comes before the attacks that it is meant for. */
const airSteps = (phase: 1 | 2, [first, second]: Players): readonly Task[] => [
  { task: 'air', phase },
  { task: 'anti-aircraft', side: first },
  { task: 'anti-aircraft', side: second },
  { task: 'air-attack', side: first },
  { task: 'air-attack', side: second },
];

/** Counter Battery Fire follows the missions of each side: the enemy's, and the answer to it (7.28). */
const combatSteps = ([first, second]: Players, { options }: Seen): readonly Task[] => [
  { task: 'indirect-fire', side: first },
  { task: 'counter-battery', side: second, after: first },
  { task: 'counter-battery', side: first, after: first },
  { task: 'indirect-fire', side: second },
  { task: 'counter-battery', side: first, after: second },
  { task: 'counter-battery', side: second, after: second },
  ...(isInPlay(options, '7.42')
    ? ([{ task: 'formation-fire' }, { task: 'next-formation' }] as const)
    : ([
        { task: 'direct-fire', side: first },
        { task: 'direct-fire', side: second },
      ] as const)),
  { task: 'overwatch', side: first },
  { task: 'overwatch', side: second },
];

/** Units that came too late for the initiative move first; then formations, the last to fire before the others (7.42.2/b). */
function movementSteps([first, second]: Players, { options, clock }: Seen): Task[] {
  const sides: Task[] = [
    { task: 'movement', side: second },
    { task: 'movement', side: first },
  ];
  if (!isInPlay(options, '7.42') || isInPlay(options, '7.42.3')) return sides;
  const formations = [...(clock.won ?? [])].reverse();
  const moves: Task[] = [...sides, ...formations.map((one): Task => ({ task: 'movement', ...one }))];
  return [first, second].reduce(withOverrunChecks, moves);
}

/** After the last move of a side those that it has Overrun check their morale (7.42.2/d). */
function withOverrunChecks(moves: Task[], side: string): Task[] {
  const last = moves.findLastIndex((task) => task.task === 'movement' && task.side === side);
  return moves.toSpliced(last + 1, 0, { task: 'overrun-checks', by: side });
}

/** First thing first. */
export function stepsOf(phase: PhaseName, players: Players, seen: Seen): readonly Task[] {
  const [first, second] = players;
  switch (phase) {
    case 'spotting':
      return [
        { task: 'conceal', side: first },
        { task: 'conceal', side: second },
        { task: 'spotting' },
        { task: 'hide', side: first },
        { task: 'hide', side: second },
      ];
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
      return airSteps(1, players);
    case 'air-2':
      return airSteps(2, players);
    case 'combat':
      return combatSteps(players, seen);
    case 'movement':
      return [
        { task: 'begin-movement' },
        { task: 'assaults', side: first },
        { task: 'assaults', side: second },
        ...movementSteps(players, seen),
      ];
    case 'adjustment':
      return [
        { task: 'adjust-turrets', side: first },
        { task: 'adjust-turrets', side: second },
        { task: 'recover-morale' },
        { task: 'recover-suppression' },
        { task: 'bail-counters', side: first },
        { task: 'bail-counters', side: second },
        { task: 'fires' },
        { task: 'clear-counters' },
        { task: 'transfer-leaders', side: first },
        { task: 'transfer-leaders', side: second },
        { task: 'burn-out' },
        { task: 'end-turn' },
      ];
  }
}
