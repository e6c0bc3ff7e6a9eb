/**
 * The agenda of a position of which one side's view is known: worked out of whose decision is awaited and of what lies
 * open. How another side's move would have gone on is not in it.
 */
import type { SideId } from '../../kernel/position/position.js';
import type { Asl, AslPosition, AslUnit } from '../system.js';
import type { DecisionKind } from './decisions.js';

type Task = Asl['task'];

export function resume(seen: AslPosition): AslPosition | undefined {
  const [asked] = seen.awaiting;
  const above = asked && aboveThePhase(seen, asked.kind, asked.side, asked.about);
  return above && { ...seen, agenda: [{ task: 'phase' }, ...above], units: withUnknown(seen) };
}

/** Markers that nobody is seen beneath stay where they are. */
function withUnknown({ units }: AslPosition): AslPosition['units'] {
  const all = Object.values(units);
  const isKnown = (marker: AslUnit) =>
    all.some(
      ({ side, at, concealed, kind }) =>
        concealed && kind !== 'concealment' && side === marker.side && at === marker.at,
    );
  return Object.fromEntries(
    all.map((unit) => [
      unit.id,
      unit.kind === 'concealment' && !isKnown(unit) ? { ...unit, unknown: true as const } : unit,
    ]),
  );
}

function aboveThePhase(
  position: AslPosition,
  kind: DecisionKind,
  side: SideId,
  about: AslPosition['awaiting'][number]['about'],
): Task[] | undefined {
  switch (kind) {
    case 'prep-fire':
    case 'movement':
    case 'final-fire':
    case 'advancing-fire':
    case 'advance':
      return [];
    case 'set-up':
      return [
        { task: 'begin-battle' },
        { task: 'set-up', stages: [position.awaiting.map((each) => each.side)] },
      ];
    case 'recovery':
    case 'repair':
    case 'transfer':
    case 'self-rally':
    case 'rally':
    case 'keep-dm':
      return [{ task: 'rally-step', sides: fromOn(position, side) }];
    case 'rout':
      return [{ task: 'routs', sides: fromOn(position, side) }];
    case 'unmask':
      return [{ task: 'routs', sides: inOrder(position) }, ...unmasking(position, side)];
    case 'defensive-fire':
      return underFire(position, side);
    case 'impulse':
      return typeof about?.target === 'string' ? [{ task: 'impulse', target: about.target }] : undefined;
    case 'close-combat':
      return [{ task: 'close-combats' }];
    case 'designation':
    case 'vehicle-combat':
      return inCombat(position, kind, side);
  }
}

/** The ATTACKER first. */
function inOrder({ clock, options }: AslPosition): SideId[] {
  const { active = '' } = clock;
  return [active, ...options.order.filter((side) => side !== active)];
}

function fromOn(position: AslPosition, side: SideId): SideId[] {
  const sides = inOrder(position);
  return sides.slice(sides.indexOf(side));
}

/** The DEFENDER is asked first. */
function unmasking(position: AslPosition, side: SideId): Task[] {
  const sides = inOrder(position);
  return sides.slice(0, sides.indexOf(side) + 1).map((each) => ({ task: 'unmask', side: each }));
}

function underFire({ units }: AslPosition, side: SideId): Task[] | undefined {
  const mover = Object.values(units).find(
    (unit) => unit.moving && unit.side !== side && unit.at !== undefined,
  );
  return mover?.at === undefined ? undefined : [{ task: 'defensive-fire', at: mover.at }];
}

function inCombat(
  position: AslPosition,
  kind: 'designation' | 'vehicle-combat',
  side: SideId,
): Task[] | undefined {
  const at = position.clock.combat;
  if (at === undefined) return undefined;
  const combats: Task = { task: 'close-combats' };
  if (kind === 'vehicle-combat') return [combats, { task: 'vehicle-combat', at, side, passed: [] }];
  const later = inOrder(position).filter((other) => other !== side);
  const ambush = Object.values(position.units).find((unit) => unit.at === at && unit.ambush === 'won');
  if (ambush === undefined) {
    const designate = fromOn(position, side).slice(1);
    return [combats, { task: 'close-combat', at, designate, after: [] }];
  }
  return [combats, { task: 'close-combat', at, designate: [], after: ambush.side === side ? later : [] }];
}
