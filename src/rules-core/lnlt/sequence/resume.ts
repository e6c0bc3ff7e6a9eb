/** The agenda of a position of which one side's view is known: worked out of whose decision is awaited. */
import type { Decision, Position } from '../../kernel/position/position.js';
import { resumeBy } from '../../mechanics/resume.js';
import type { LnltSystem, Task } from '../system.js';
import { isVehicle } from '../units/kinds.js';

type Seen = Position<LnltSystem>;

export const resume = resumeBy<LnltSystem>(restOfTurn);

/** Who is on the move, and below it the vehicle that waits for those who got off (16.4/i). */
function onTheMove(seen: Seen): Task[] {
  const movers = Object.values(seen.units).filter(({ moving }) => moving !== undefined);
  const waiting = movers.filter(({ waits }) => waits);
  const going = movers.filter(({ waits }) => !waits);
  const tasks = (units: typeof movers): Task[] => {
    const ids = units.map(({ id }) => id);
    const vehicle = units.find(isVehicle);
    return vehicle
      ? [
          { task: 'parked', vehicle: vehicle.id },
          { task: 'drive', units: ids, steps: [] },
        ]
      : [{ task: 'march', units: ids, path: [] }];
  };
  return [...(waiting.length > 0 ? tasks(waiting) : []), ...tasks(going)];
}

function restOfTurn(seen: Seen, { kind, side }: Decision<LnltSystem['decision']>): Task[] {
  const end: Task[] = [{ task: 'turn' }, { task: 'admin' }, { task: 'keep-moving' }, { task: 'operations' }];
  const acting: Task[] = [...end, { task: 'acting' }];
  const moving: Task[] = [...acting, ...onTheMove(seen)];
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
    case 'keep-moving': {
      const other = Object.keys(seen.sides).find((each) => each !== side) as string;
      const left = side === seen.clock.initiative ? [side, other] : [side];
      return [{ task: 'turn' }, { task: 'admin' }, { task: 'keep-moving', left }];
    }
    case 'air-entry':
      return [...end, { task: 'air-support', side }];
    case 'anti-aircraft':
    case 'flying':
      return [...end, { task: 'flying' }];
    case 'impulse':
      return end;
    case 'acting':
      return acting;
    case 'spotting-round':
      return [...acting, { task: 'spotting-round' }];
    case 'moving':
      return moving;
    case 'appear':
      return [...moving, { task: 'window' }, { task: 'appear' }];
    case 'opportunity':
      return [...moving, { task: 'window' }];
    case 'beset': {
      const vehicle = Object.values(seen.units).find((unit) => isVehicle(unit) && unit.moving !== undefined);
      return [...moving, { task: 'beset', vehicle: vehicle?.id as string }];
    }
    case 'give-way': {
      const isMoving = Object.values(seen.units).some((unit) => unit.moving !== undefined);
      return [...(isMoving ? moving : acting), { task: 'give-way' }];
    }
    case 'come-off':
      return [...inTheMiddle(seen, { end, acting, moving }), { task: 'coming-off' }];
    case 'melee':
      return [...(isAnybodyMoving(seen) ? moving : acting), { task: 'melee' }];
    case 'flight':
    case 'let-go':
    case 'hero-placement':
      return [...inTheMiddle(seen, { end, acting, moving }), { task: kind }];
  }
}

const isAnybodyMoving = ({ units }: Seen): boolean =>
  Object.values(units).some(({ moving }) => moving !== undefined);

/** What goes on when somebody is asked in the middle of an attack. */
function inTheMiddle(
  { clock }: Seen,
  { end, acting, moving }: Readonly<Record<'end' | 'acting' | 'moving', Task[]>>,
): Task[] {
  if (clock.air) return [...end, { task: 'flying' }];
  if (clock.window) return [...moving, { task: 'window' }];
  return clock.groups ? acting : end;
}
