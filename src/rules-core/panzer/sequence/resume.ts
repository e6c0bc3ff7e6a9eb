/** The agenda of a position of which one side's view is known: worked out of whose decision is awaited. */
import type { Decision, Position } from '../../kernel/position/position.js';
import type { PanzerSystem, Task } from '../system.js';
import type { PhaseName } from './effects.js';
import { combatSteps } from './steps.js';

type Seen = Position<PanzerSystem>;

export function resume(seen: Seen): Seen | undefined {
  const [asked] = seen.awaiting;
  const agenda = asked && restOfTurn(seen, asked);
  return agenda && { ...seen, agenda };
}

const PHASES: readonly PhaseName[] = [
  'spotting',
  'command',
  'initiative',
  'air-1',
  'combat',
  'movement',
  'air-2',
  'adjustment',
];

/** The turn, the phases after this one, and the steps that are left of it, last thing first. */
function restOfTurn(seen: Seen, { kind, side }: Decision<PanzerSystem['decision']>): Task[] | undefined {
  if (kind === 'set-up')
    return [{ task: 'turn' }, { task: 'set-up', stages: [seen.awaiting.map((each) => each.side)] }];
  const { phase } = seen.clock;
  const basic = seen.options.game === 'basic';
  const later = PHASES.slice(PHASES.indexOf(phase) + 1).filter((one) => !basic || !one.startsWith('air'));
  const end: Task[] = [
    { task: 'turn' },
    ...later.reverse().map((one): Task => ({ task: 'phase', phase: one })),
  ];
  return steps(seen, kind, side, end);
}

function steps(
  seen: Seen,
  kind: PanzerSystem['decision'],
  side: string,
  end: readonly Task[],
): Task[] | undefined {
  const [a = '', b = ''] = Object.keys(seen.sides).sort();
  const first = seen.clock.first ?? a;
  const second = first === a ? b : a;
  switch (kind) {
    case 'command':
      return [...end, { task: 'repair-weapons' }, { task: 'place-commands' }];
    case 'dischargers':
      return [
        ...end,
        { task: 'place-commands' },
        ...(side === first ? [{ task: 'smoke-dischargers', side: second } as const] : []),
        { task: 'smoke-dischargers', side },
      ];
    case 'indirect-fire':
    case 'counter-battery':
    case 'direct-fire':
    case 'overwatch':
      return [...end, ...restOfCombat(combatSteps(first, second), seen)];
    case 'assaults':
      return [
        ...end,
        { task: 'movement', side: first },
        { task: 'movement', side: second },
        ...(side === first ? [{ task: 'assaults', side: second } as const] : []),
        { task: 'assaults', side },
      ];
    case 'movement':
      return [
        ...end,
        ...(side === second ? [{ task: 'movement', side: first } as const] : []),
        { task: 'movement', side },
      ];
    case 'adjust-turrets':
      return [
        ...end,
        { task: 'end-turn' },
        { task: 'transfer-leaders', side: second },
        { task: 'transfer-leaders', side: first },
        { task: 'fires' },
        { task: 'clear-counters' },
        { task: 'recover-suppression' },
        { task: 'recover-morale' },
        ...(side === first ? [{ task: 'adjust-turrets', side: second } as const] : []),
        { task: 'adjust-turrets', side },
      ];
    case 'leaders':
      return [
        { task: 'turn' },
        { task: 'end-turn' },
        ...(side === first ? [{ task: 'transfer-leaders', side: second } as const] : []),
        { task: 'transfer-leaders', side },
      ];
    // The rest of the mover's way is known to nobody but its side.
    case 'interrupt':
    case 'set-up':
      return undefined;
  }
}

/** What is left of the Combat Phase, last thing first. */
function restOfCombat(all: readonly Task[], { awaiting: [asked] }: Seen): Task[] {
  const { after } = (asked?.about ?? {}) as { readonly after?: string };
  const now = all.findIndex(
    (one) =>
      one.task === asked?.kind &&
      'side' in one &&
      one.side === asked.side &&
      (!('after' in one) || one.after === after),
  );
  return all.slice(now).reverse();
}
