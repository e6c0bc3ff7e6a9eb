/**
 * Taking back, with manners: at once while it was one side's own doing and nothing was rolled or revealed; otherwise the
 * opponent or the referee must consent. Nothing disappears: an undo is an action that makes the inverse changes.
 */
import { type Action, changesOf, type Effect, type EffectChange } from '../rules-core/kernel/action.js';
import { type Change, make } from '../rules-core/kernel/changes.js';
import type { Position, SideId } from '../rules-core/kernel/position.js';
import { copyPosition } from '../rules-core/kernel/views.js';

/** Why these actions cannot be taken back without consent; undefined when they can. */
export function consentNeeded(
  before: Position,
  actions: readonly Action[],
  side: SideId,
): string | undefined {
  if (actions.some(({ by }) => by !== side)) return 'another side has acted since';
  if (actions.some(({ rolls }) => rolls.length > 0)) return 'dice were rolled';
  return reveals(before, actions) ? 'something hidden was revealed' : undefined;
}

function reveals(before: Position, actions: readonly Action[]): boolean {
  const position = copyPosition(before);
  for (const action of actions)
    for (const change of changesOf(action)) {
      const wasHidden = change.do === 'unit' && position.units[change.unit]?.hidden === true;
      make(position, change);
      if (wasHidden && change.do === 'unit' && position.units[change.unit]?.hidden === undefined) return true;
    }
  return false;
}

/** The action that takes back others. `position` stands before them. */
export function undoing(
  position: Position,
  actions: readonly Action[],
  { by, after, why }: { by: SideId | 'referee'; after: number; why?: string | undefined },
  rules: string,
): Action {
  const work = copyPosition(position);
  const inverses: Change[] = [];
  for (const action of actions) for (const change of changesOf(action)) inverses.push(make(work, change));
  inverses.reverse();
  const isNext = (change: Change) => change.do === 'agenda' || change.do === 'await';
  const versions = actions.map((_, i) => after + i + 1);
  const effect: Effect = {
    effect: 'undo' as never,
    about: { versions, ...(why === undefined ? {} : { why }) } as never,
    changes: inverses.filter((change): change is EffectChange<never> & Change => !isNext(change)),
  };
  return {
    by,
    order: { order: 'undo', after },
    rules,
    dice: 'stored',
    rolls: [],
    effects: [effect],
    next: inverses.filter(isNext),
  };
}
