/** The agenda of a position of which one side's view is known: worked out of whose decision is awaited. */
import type { Decision, Position } from '../../kernel/position/position.js';
import { resumeBy } from '../../mechanics/resume.js';
import type { FireTasks } from '../fire/effects.js';
import { isInPlay } from '../options/switches.js';
import type { PanzerSystem, Task } from '../system.js';
import { phasesFrom, stepsOf } from './steps.js';

type Seen = Position<PanzerSystem>;
type Asked = Decision<PanzerSystem['decision']>;

export const resume = resumeBy<PanzerSystem>(restOfTurn);

/** The turn, the phases after this one, and the steps that are left of it, last thing first. */
function restOfTurn(seen: Seen, asked: Asked): Task[] | undefined {
  if (asked.kind === 'set-up')
    return [{ task: 'turn' }, { task: 'set-up', stages: [seen.awaiting.map(({ side }) => side)] }];
  const { phase } = seen.clock;
  const [, ...later] = phasesFrom(seen.options, phase).reverse();
  const steps = stepsOf(phase, playersOf(seen), seen);
  const within = answered(seen, asked);
  const now = steps.findIndex((step) => asks(step, within?.step ?? asked, seen));
  // The rest of a mover's way, which an interrupt waits for, is known to nobody but its side.
  if (now < 0) return undefined;
  return [{ task: 'turn' }, ...later.reverse(), ...steps.slice(now).reverse(), ...(within?.tasks ?? [])];
}

/** An answer to fire comes within the firer's step (7.50, 7.54). */
function answered({ clock, sides }: Seen, { kind, side, about }: Asked) {
  const firer = Object.keys(sides).find((other) => other !== side) as string;
  if (kind === 'quickdraw' && clock.announced)
    return {
      step: { kind: 'direct-fire', side: firer } as Asked,
      tasks: [{ task: 'volley' }, { task: 'quickdraw' }] as Task[],
    };
  const fire = about as FireTasks['defensive-fire'] | undefined;
  if (kind !== 'defensive-fire' || !fire) return undefined;
  return {
    step: { kind: fire.during, side: firer } as Asked,
    tasks: [{ task: 'defensive-fire', ...fire }] as Task[],
  };
}

function playersOf({ sides, clock }: Seen): [first: string, second: string] {
  const [a = '', b = ''] = Object.keys(sides).sort();
  return (clock.first ?? a) === a ? [a, b] : [b, a];
}

/** Steps whose task has another name than what it asks. */
const ASKED_BY: { readonly [K in PanzerSystem['decision']]?: Task['task'] } = {
  dischargers: 'smoke-dischargers',
  command: 'place-commands',
  leaders: 'transfer-leaders',
};

function taskOf(kind: Asked['kind'], { clock, options }: Seen): string {
  if (kind === 'formation') return clock.phase === 'initiative' ? 'initiative' : 'next-formation';
  if (kind === 'direct-fire' && isInPlay(options, '7.42')) return 'formation-fire';
  return ASKED_BY[kind] ?? kind;
}

function asks(step: Task, { kind, side, about }: Asked, seen: Seen): boolean {
  const { after, formation } = (about ?? {}) as { readonly after?: string; readonly formation?: string };
  return (
    step.task === taskOf(kind, seen) &&
    (!('side' in step) || step.side === side) &&
    (!('after' in step) || step.after === after) &&
    (step.task !== 'movement' || step.formation === formation)
  );
}
