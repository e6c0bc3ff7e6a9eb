/** The agenda of a position of which one side's view is known: worked out of whose decision is awaited. */
import type { Decision, Position } from '../../kernel/position/position.js';
import type { LnltSystem, Task } from '../system.js';

type Seen = Position<LnltSystem>;

export function resume(seen: Seen): Seen | undefined {
  const [asked] = seen.awaiting;
  const agenda = asked && restOfTurn(seen, asked);
  return agenda && { ...seen, agenda };
}

function restOfTurn(seen: Seen, { kind, side }: Decision<LnltSystem['decision']>): Task[] {
  const end: Task[] = [{ task: 'turn' }, { task: 'admin' }, { task: 'operations' }];
  const acting: Task[] = [...end, { task: 'acting' }];
  const movers = Object.values(seen.units).flatMap(({ id, moving }) => (moving === undefined ? [] : [id]));
  const moving: Task[] = [...acting, { task: 'march', units: movers, path: [] }];
  switch (kind) {
    case 'set-up':
      return [
        { task: 'turn' },
        { task: 'begin-battle' },
        { task: 'set-up', stages: [seen.awaiting.map((each) => each.side)] },
      ];
    case 'rally': {
      const other = Object.keys(seen.sides).find((each) => each !== side) as string;
      const both: Task[] = side === seen.clock.initiative ? [{ task: 'rally', side: other }] : [];
      return [...end, ...both, { task: 'rally', side }];
    }
    case 'impulse':
      return end;
    case 'acting':
      return acting;
    case 'moving':
      return moving;
    case 'opportunity':
      return [...moving, { task: 'window' }];
    case 'flight':
    case 'hero-placement':
      return [...inTheMiddle(seen, { end, acting, moving }), { task: kind }];
  }
}

/** What goes on when somebody is asked in the middle of an attack. */
function inTheMiddle(
  { clock }: Seen,
  { end, acting, moving }: Readonly<Record<'end' | 'acting' | 'moving', Task[]>>,
): Task[] {
  if (clock.window) return [...moving, { task: 'window' }];
  return clock.groups ? acting : end;
}
