/** An action as one viewer may know it, with its place in the log and the names that its sentences need. */
import type { Action } from '../rules-core/kernel/decide/action.js';
import type { Viewer } from '../rules-core/kernel/position/battle.js';
import type { Json, Position, Unit } from '../rules-core/kernel/position/position.js';
import { redact, type SeenAction, sees } from '../rules-core/kernel/views/views.js';

export interface SeenEvent {
  readonly version: number;
  readonly position: number;
  readonly at: Date;
  readonly action: SeenAction;
  /** For sentences: what the units that the viewer knew before it were called then, and what the others came to be called. */
  readonly names: ReadonlyMap<string, string>;
}

/** Redacts an action; `position` stands before it and stands after it when this returns. */
export function seenEvent(
  position: Position,
  action: Action,
  viewer: Viewer,
  place: { version: number; position: number; at: Date },
): SeenEvent {
  const before = namesIn(position, action, (unit) => sees(viewer, unit));
  const seen = redact(position, action, viewer);
  const after = namesIn(position, action, () => true);
  const names = new Map([...after, ...before]);
  const { version, position: at, at: when } = place;
  return { version, position: at, at: when, action: seen, names };
}

function namesIn(
  { units }: Position,
  action: Action,
  counts: (unit: Unit) => boolean,
): [id: string, name: string][] {
  return [...unitsIn(action)].flatMap((id): [string, string][] => {
    const unit = units[id];
    return unit && counts(unit) ? [[id, unit.name]] : [];
  });
}

/** The units that an action changes or speaks of, and other names. */
export function* unitsIn(action: Action): Iterable<string> {
  for (const { changes = [], about } of action.effects) {
    for (const change of changes) if ('unit' in change) yield change.unit;
    yield* strings(about as Json);
  }
}

export function* strings(value: Json | undefined): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const member of Object.values(value)) yield* strings(member);
}
