/**
 * Taking back, with manners: at once where it is one side's own doing, from which it cannot have learned anything;
 * otherwise the opponent or the referee must consent. Nothing disappears: an undo is an action that makes the inverse
 * changes.
 */
import {
  type Action,
  changesOf,
  type Effect,
  type EffectChange,
} from '../rules-core/kernel/decide/action.js';
import { isForeseeable, settle } from '../rules-core/kernel/decide/decide.js';
import type { Rulebook } from '../rules-core/kernel/decide/rulebook.js';
import type { Battle } from '../rules-core/kernel/position/battle.js';
import { type Change, make } from '../rules-core/kernel/position/changes.js';
import type { Position, SideId } from '../rules-core/kernel/position/position.js';
import { copyPosition } from '../rules-core/kernel/views/views.js';

/**
 * Returns true if somebody must consent before a side takes these actions back. The battle stands before them, and
 * somewhere among them when this returns.
 */
export function consentNeeded(
  rulebook: Rulebook,
  battle: Battle,
  actions: readonly Action[],
  side: SideId,
): boolean {
  return actions.some((action) => {
    const { by, rolls, order } = action;
    if (by !== side || rolls.length > 0 || !isForeseeable(rulebook, battle, side, order)) return true;
    settle(battle, action);
    return false;
  });
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
