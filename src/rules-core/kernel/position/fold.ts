/**
 * Folding without a rulebook: the whole of what a browser needs to follow, rewind and step through a battle.
 * This module and what it imports at run time depend on nothing.
 */
import { type Action, changesOf } from '../decide/action.js';
import { type Change, make } from './changes.js';
import type { Position, System } from './position.js';

/** Applies an action in place and returns the changes that take it back, in the order to make them. */
export function apply<S extends System>(position: Position<S>, action: Action<S>): Change<S>[] {
  const back: Change<S>[] = [];
  for (const change of changesOf(action)) back.push(make(position, change));
  return back.reverse();
}

/** Applies a whole history in place. */
export function fold<S extends System>(position: Position<S>, actions: Iterable<Action<S>>): Position<S> {
  for (const action of actions) for (const change of changesOf(action)) make(position, change);
  return position;
}
