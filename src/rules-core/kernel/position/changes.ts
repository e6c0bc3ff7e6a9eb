/**
 * The closed set of changes that every battle of every system is made of, and their exact making and unmaking.
 *
 * A change states new values; `null` takes an attribute away. Making a change returns the change that unmakes it,
 * so going back is going forward with the inverse. Values are never altered in place: they are replaced.
 * Nothing here knows a rulebook, and nothing is imported at run time: this file folds battles in a browser too.
 */
import type {
  Clock,
  Decision,
  Json,
  Location,
  LocationId,
  Position,
  Secret,
  Side,
  SideId,
  System,
  Unit,
  UnitId,
} from './position.js';

type Attributes<T> = { readonly [K in keyof T]?: T[K] | null };

export type Change<S extends System = System> =
  | { readonly do: 'enter'; readonly unit: UnitId; readonly set: Omit<Unit<S>, 'id'> }
  | { readonly do: 'leave'; readonly unit: UnitId }
  | { readonly do: 'unit'; readonly unit: UnitId; readonly set: Attributes<Omit<Unit<S>, 'id'>> }
  | { readonly do: 'location'; readonly at: LocationId; readonly set: Attributes<Location<S>> }
  | { readonly do: 'side'; readonly side: SideId; readonly set: Attributes<Side<S>> }
  | { readonly do: 'secret'; readonly side: SideId; readonly set: Attributes<Secret<S>> }
  | { readonly do: 'clock'; readonly set: Attributes<Clock<S>> }
  /** Keeps that many tasks from the bottom and puts the others on top. */
  | { readonly do: 'agenda'; readonly keep: number; readonly push: readonly S['task'][] }
  | { readonly do: 'await'; readonly decisions: readonly Decision<S['decision']>[] };

/** A change that does not fit the position it is made on: the log or the code is wrong, never the player. */
export class BrokenChange extends Error {
  readonly code = 'BROKEN_CHANGE';
  constructor(
    message: string,
    readonly change: unknown,
  ) {
    super(message);
    this.name = 'BrokenChange';
  }
}

type Bag = Record<string, Json | undefined>;

/**
 * Sets attributes and returns the set that restores what was there. What is taken away stays as undefined: an object that
 * members are deleted from is read at half the speed from then on.
 */
function assign(bag: Bag, set: Bag): Bag {
  const before: Bag = {};
  for (const key in set) {
    const value = set[key];
    const old = bag[key];
    before[key] = old === undefined ? null : old;
    bag[key] = value === null ? undefined : value;
  }
  return before;
}

function existing(bags: Record<string, unknown>, id: string, change: unknown): Bag {
  const bag = bags[id];
  if (bag === undefined) throw new BrokenChange(`There is no "${id}" to change.`, change);
  return bag as Bag;
}

function isEmpty(bag: Bag): boolean {
  for (const key in bag) if (bag[key] !== undefined) return false;
  return true;
}

/** Makes the change in place and returns its inverse. */
export function make<S extends System>(position: Position<S>, change: Change<S>): Change<S> {
  const inverse: Change = makeAny(position as unknown as Position, change as unknown as Change);
  return inverse as unknown as Change<S>;
}

function makeAny(position: Position, change: Change): Change {
  switch (change.do) {
    case 'unit':
      return {
        do: 'unit',
        unit: change.unit,
        set: assign(existing(position.units, change.unit, change), change.set as Bag),
      };
    case 'clock':
      return { do: 'clock', set: assign(position.clock as unknown as Bag, change.set as Bag) };
    case 'location':
      return makeOnLocation(position, change);
    case 'side':
      return {
        do: 'side',
        side: change.side,
        set: assign(existing(position.sides, change.side, change), change.set as Bag),
      };
    case 'secret':
      return {
        do: 'secret',
        side: change.side,
        set: assign(existing(position.secrets, change.side, change), change.set as Bag),
      };
    case 'enter':
      if (position.units[change.unit]) throw new BrokenChange(`"${change.unit}" is here already.`, change);
      // Not `{ ...set }`: see copies.ts.
      position.units[change.unit] = Object.assign({}, change.set, { id: change.unit });
      return { do: 'leave', unit: change.unit };
    case 'leave': {
      const { id, ...set } = existing(position.units, change.unit, change) as unknown as Unit;
      delete position.units[id];
      return { do: 'enter', unit: id, set };
    }
    case 'agenda': {
      if (change.keep > position.agenda.length)
        throw new BrokenChange(`The agenda has only ${position.agenda.length} tasks.`, change);
      const taken = position.agenda.slice(change.keep);
      position.agenda.length = change.keep;
      for (const task of change.push) position.agenda.push(task);
      return { do: 'agenda', keep: change.keep, push: taken };
    }
    case 'await': {
      const before = position.awaiting;
      position.awaiting = change.decisions;
      return { do: 'await', decisions: before };
    }
    default:
      throw new BrokenChange(`"${(change as { do: string }).do}" is not a change.`, change);
  }
}

/** A location without marks is not kept. */
function makeOnLocation(position: Position, change: Change & { do: 'location' }): Change {
  const bag = (position.locations[change.at] ?? {}) as Bag;
  const before = assign(bag, change.set as Bag);
  if (isEmpty(bag)) delete position.locations[change.at];
  else position.locations[change.at] = bag;
  return { do: 'location', at: change.at, set: before };
}
