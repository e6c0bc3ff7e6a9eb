/**
 * The one redaction. What a viewer may know of a position, and of an action, is worked out here and nowhere else.
 *
 * Hidden are: units marked `hidden`, the secrets of a side, the agenda, what a decision is about, the text of another
 * side's orders (a path reveals more than the hexes moved so far), effects and rolls addressed to others.
 * A redacted action folds: made on the view before it, its changes give exactly the view after it.
 */
import type { Action, Effect, EffectChange } from '../decide/action.js';
import { DICE } from '../decide/in-hand.js';
import type { Viewer } from '../position/battle.js';
import { type Change, make } from '../position/changes.js';
import { copyBags, copyOf } from '../position/copies.js';
import type { Decision, Json, Position, Secret, SideId, System, Unit, UnitId } from '../position/position.js';

/** An action as one viewer may know it. */
export type SeenAction<S extends System = System> = Action<S>;

export function sideOf(viewer: Viewer): SideId | undefined {
  return typeof viewer === 'object' ? viewer.side : undefined;
}

export function mayKnow(viewer: Viewer, to: readonly SideId[] | undefined): boolean {
  if (viewer === 'referee' || to === undefined) return true;
  const side = sideOf(viewer);
  return side !== undefined && to.includes(side);
}

export function sees(viewer: Viewer, unit: Unit | undefined): boolean {
  return (
    unit !== undefined && (unit.hidden === undefined || viewer === 'referee' || sideOf(viewer) === unit.side)
  );
}

/** The position as the viewer may know it; shares what it does not alter. */
export function view<S extends System>(position: Position<S>, viewer: Viewer): Position<S> {
  if (viewer === 'referee') return copyPosition(position);
  const units: Record<UnitId, Unit<S>> = {};
  for (const id in position.units) {
    const unit = position.units[id] as Unit<S>;
    if (sees(viewer, unit)) units[id] = copyOf(unit);
  }
  const secrets: Position<S>['secrets'] = {};
  for (const side in position.secrets)
    secrets[side] = { ...(side === sideOf(viewer) ? position.secrets[side] : undefined) } as Secret<S>;
  return {
    ...position,
    clock: { ...position.clock },
    sides: copyBags(position.sides),
    locations: copyBags(position.locations),
    units,
    secrets,
    agenda: [],
    awaiting: position.awaiting.map((decision) => seenDecision(decision, viewer)),
  };
}

/** A copy to make changes on. Attribute values are never altered in place, so they are shared. */
export function copyPosition<S extends System>(position: Position<S>): Position<S> {
  return {
    ...position,
    clock: { ...position.clock },
    sides: copyBags(position.sides),
    secrets: copyBags(position.secrets),
    locations: copyBags(position.locations),
    units: copyBags(position.units),
    agenda: position.agenda.slice(),
  };
}

function seenDecision<K extends string>(decision: Decision<K>, viewer: Viewer): Decision<K> {
  if (viewer === 'referee' || sideOf(viewer) === decision.side || decision.about === undefined)
    return decision;
  const { about: _, ...open } = decision;
  return open;
}

/**
 * The action as the viewer may know it. `position` stands before the action and stands after it when this returns:
 * who reads a history redacts and folds it in one go.
 */
export function redact<S extends System>(
  position: Position<S>,
  action: Action<S>,
  viewer: Viewer,
): SeenAction<S> {
  const effects: Effect<S>[] = [];
  for (const effect of action.effects) {
    const seen = seenEffect(position, effect, viewer);
    if (seen) effects.push(seen);
  }
  const next = action.next.flatMap((change) => seenChange(position, change, viewer));
  if (viewer === 'referee') return action;
  const own = sideOf(viewer) === action.by;
  const nothing = effects.length === 0 && next.length === 0;
  // Rolls of which nothing is seen tell that something unseen rolled, unless the dice were asked for in public.
  const told = own || effects.length > 0 || isDeclared(action);
  return {
    by: action.by,
    order: own ? action.order : { order: nothing ? 'unseen' : action.order.order },
    rules: action.rules,
    dice: action.dice,
    rolls: told ? action.rolls.filter((roll) => mayKnow(viewer, roll.to)) : [],
    effects,
    next,
    ...(own && action.standing ? { standing: true as const } : {}),
  };
}

function isDeclared<S extends System>({ order, next }: Action<S>): boolean {
  return (
    order.order === DICE ||
    next.some((change) => change.do === 'await' && change.decisions.some(({ roll }) => roll))
  );
}

function seenEffect<S extends System>(
  position: Position<S>,
  effect: Effect<S>,
  viewer: Viewer,
): Effect<S> | undefined {
  const named = [...stringsOf(effect.about as Json)];
  const unseenBefore = new Set(named.filter((name) => isUnseen(position, name, viewer)));
  const changes = (effect.changes ?? []).flatMap((change) =>
    seenChange(position, change, viewer),
  ) as EffectChange<S>[];
  if (viewer === 'referee') return effect;
  const tells = named.some(
    (name) =>
      isUnseen(position, name, viewer) || (unseenBefore.has(name) && !sees(viewer, position.units[name])),
  );
  if (mayKnow(viewer, effect.to) && !tells) {
    const { to: _, changes: __, ...rest } = effect;
    return changes.length > 0 ? { ...rest, changes } : rest;
  }
  return changes.length > 0 ? ({ effect: 'unseen', about: {}, changes } as unknown as Effect<S>) : undefined;
}

/**
 * Is this the name of a unit that the viewer does not see? An effect that names one, before or after it, is not for
 * his eyes, whatever its audience says.
 */
function isUnseen(position: Position, name: string, viewer: Viewer): boolean {
  return Object.hasOwn(position.units, name) && !sees(viewer, position.units[name]);
}

function* stringsOf(value: Json | undefined): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const [key, member] of Object.entries(value)) {
      yield key;
      yield* stringsOf(member);
    }
}

/** Makes a change and returns it as the viewer sees it: as it is, as an arrival, as a departure, or not at all. */
function seenChange<S extends System>(position: Position<S>, change: Change<S>, viewer: Viewer): Change<S>[] {
  const id = 'unit' in change ? change.unit : undefined;
  const before = id !== undefined && sees(viewer, position.units[id]);
  make(position, change);
  if (viewer === 'referee') return [change];
  switch (change.do) {
    case 'agenda':
      return [];
    case 'await':
      return [{ do: 'await', decisions: change.decisions.map((decision) => seenDecision(decision, viewer)) }];
    case 'secret':
      return sideOf(viewer) === change.side ? [change] : [];
    case 'enter':
    case 'leave':
    case 'unit': {
      const after = sees(viewer, position.units[change.unit]);
      if (before && after) return [change];
      if (before) return [{ do: 'leave', unit: change.unit }];
      if (!after) return [];
      const { id: _, ...set } = position.units[change.unit] as Unit<S>;
      return [{ do: 'enter', unit: change.unit, set }];
    }
    default:
      return [change];
  }
}
