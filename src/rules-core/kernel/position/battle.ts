/**
 * A battle in memory: a position, its indexes, and the changes made so far.
 *
 * Rulebooks read through it and change through it. Every change made can be unmade exactly, so a decision is
 * worked out on the live battle and taken back when it is refused, explored or waiting to be stored.
 */
import { type Change, make } from './changes.js';
import type {
  Clock,
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
import type { Table } from './table.js';

/** Who looks: a side, everybody outside the battle, or the referee who sees all. */
export type Viewer = { readonly side: SideId } | 'public' | 'referee';

const NO_MARKS = Object.freeze({});

export class Battle<S extends System = System> {
  private readonly made: Change<S>[] = [];
  /** Ids in ascending order, so that no result depends on who entered first. */
  private readonly ids: UnitId[];
  private readonly sides: readonly SideId[];
  private readonly byLocation = new Map<LocationId, UnitId[]>();
  private eyes: Viewer = 'referee';
  /** What viewers and sides see, until a unit comes, goes, hides or shows itself: units themselves change in place. */
  private readonly inSight = new Map<string, readonly Unit<S>[]>();
  private readonly inSightOf = new Map<SideId, readonly Unit<S>[]>();
  /** What was worked out of the position as these eyes see it, until either changes. */
  private recalled: Map<unknown, unknown> | undefined;

  constructor(
    readonly position: Position<S>,
    readonly table: Table,
  ) {
    this.ids = Object.keys(position.units).sort();
    this.sides = Object.keys(position.sides).sort();
    for (const id of this.ids) {
      const at = position.units[id]?.at;
      if (at !== undefined) this.stand(id, at);
    }
  }

  get clock(): Clock<S> {
    return this.position.clock;
  }

  get options(): Readonly<S['options']> {
    return this.position.options;
  }

  get isOver(): boolean {
    return this.position.clock.over !== undefined;
  }

  side(id: SideId): Side<S> {
    const side = this.position.sides[id];
    if (!side) throw new Error(`There is no side "${id}".`);
    return side;
  }

  sideIds(): readonly SideId[] {
    return this.sides;
  }

  secret(id: SideId): Secret<S> {
    if (!this.knows(id)) throw new Error(`The secrets of "${id}" were read for other eyes.`);
    return this.position.secrets[id] ?? (NO_MARKS as Secret<S>);
  }

  /** The unit, or undefined when there is none that these eyes can see. */
  unit(id: UnitId): Unit<S> | undefined {
    const unit = this.position.units[id];
    return unit && this.sees(unit) ? unit : undefined;
  }

  /** The unit of that id, where only a mistake in the rules could let it be missing. */
  theUnit(id: UnitId): Unit<S> {
    const unit = this.unit(id);
    if (!unit) throw new Error(`There is no unit "${id}".`);
    return unit;
  }

  /** All units, on and off the map, by id; the list stays as it is when units come and go. */
  units(): readonly Unit<S>[] {
    const { eyes } = this;
    const [known, who] = typeof eyes === 'string' ? [this.inSight, eyes] : [this.inSightOf, eyes.side];
    let seen = known.get(who);
    if (!seen) {
      seen = this.read(this.ids);
      known.set(who, seen);
    }
    return seen;
  }

  /** The units in one location, by id. */
  unitsAt(at: LocationId): Unit<S>[] {
    const ids = this.byLocation.get(at);
    return ids ? this.read(ids) : [];
  }

  /** Every location with a unit in it, by id. */
  occupied(): LocationId[] {
    return [...this.byLocation.keys()].filter((at) => this.unitsAt(at).length > 0).sort();
  }

  location(at: LocationId): Partial<Location<S>> {
    return this.position.locations[at] ?? (NO_MARKS as Partial<Location<S>>);
  }

  /** Works something out as that viewer would see the battle: what that viewer may not know cannot sway the result. */
  asSeenBy<T>(viewer: Viewer, work: () => T): T {
    const before = this.eyes;
    this.look(viewer);
    try {
      return work();
    } finally {
      this.look(before);
    }
  }

  private look(viewer: Viewer): void {
    this.eyes = viewer;
    this.recalled = undefined;
  }

  /** What all orders of a list ask alike: worked out once, and again after the next change or for other eyes. */
  recall<T>(workOut: (battle: this) => T): T {
    this.recalled ??= new Map();
    if (!this.recalled.has(workOut)) this.recalled.set(workOut, workOut(this));
    return this.recalled.get(workOut) as T;
  }

  /** The same of each hex, unit or whatever else is asked about. */
  recallOf<K, T>(about: K, workOut: (battle: this, about: K) => T): T {
    this.recalled ??= new Map();
    let known = this.recalled.get(workOut) as Map<K, T> | undefined;
    if (!known) {
      known = new Map();
      this.recalled.set(workOut, known);
    }
    let found = known.get(about);
    if (found === undefined) {
      found = workOut(this, about);
      known.set(about, found);
    }
    return found;
  }

  sees(unit: Unit<S>): boolean {
    return unit.hidden === undefined || this.knows(unit.side);
  }

  private knows(side: SideId): boolean {
    if (this.eyes === 'referee') return true;
    return this.eyes !== 'public' && this.eyes.side === side;
  }

  /** Makes a change, remembers how to unmake it, and returns that. */
  make(change: Change<S>): Change<S> {
    const inverse = this.put(change);
    this.made.push(inverse);
    return inverse;
  }

  /** Makes changes for good: there is no way back. */
  settle(changes: readonly Change<S>[]): void {
    for (const change of changes) this.put(change);
  }

  /** A moment to come back to. */
  mark(): number {
    return this.made.length;
  }

  /** Unmakes everything made since that moment. */
  rollback(mark: number): void {
    while (this.made.length > mark) this.put(this.made.pop() as Change<S>);
  }

  /** Forgets how to go back: what was made stays. */
  keep(mark: number): void {
    this.made.length = mark;
  }

  private put(change: Change<S>): Change<S> {
    this.recalled = undefined;
    const inverse = make(this.position, change);
    if (changesWhoIsSeen(change)) {
      this.inSight.clear();
      this.inSightOf.clear();
    }
    if (change.do === 'unit') this.reindex(change.unit, change.set, (inverse as typeof change).set);
    else if (change.do === 'enter') this.welcome(change.unit, change.set.at);
    else if (change.do === 'leave')
      this.dismiss(change.unit, (inverse as Change<S> & { do: 'enter' }).set.at);
    return inverse;
  }

  private reindex(id: UnitId, now: { at?: unknown }, before: { at?: unknown }): void {
    if (now.at === undefined) return;
    if (typeof before.at === 'string') this.vacate(id, before.at);
    if (typeof now.at === 'string') this.stand(id, now.at);
  }

  private welcome(id: UnitId, at: LocationId | undefined): void {
    insert(this.ids, id);
    if (at !== undefined) this.stand(id, at);
  }

  private dismiss(id: UnitId, at: LocationId | undefined): void {
    remove(this.ids, id);
    if (at !== undefined) this.vacate(id, at);
  }

  private stand(id: UnitId, at: LocationId): void {
    const there = this.byLocation.get(at);
    if (there) insert(there, id);
    else this.byLocation.set(at, [id]);
  }

  private vacate(id: UnitId, at: LocationId): void {
    const there = this.byLocation.get(at);
    if (!there) return;
    remove(there, id);
    if (there.length === 0) this.byLocation.delete(at);
  }

  private read(ids: readonly UnitId[]): Unit<S>[] {
    const found: Unit<S>[] = [];
    for (const id of ids) {
      const unit = this.position.units[id];
      if (unit && this.sees(unit)) found.push(unit);
    }
    return found;
  }
}

function changesWhoIsSeen(change: Change): boolean {
  if (change.do === 'unit') return 'hidden' in change.set || 'side' in change.set;
  return change.do === 'enter' || change.do === 'leave';
}

function insert(ids: UnitId[], id: UnitId): void {
  let at = ids.length;
  while (at > 0 && (ids[at - 1] as UnitId) > id) at--;
  ids.splice(at, 0, id);
}

function remove(ids: UnitId[], id: UnitId): void {
  const at = ids.indexOf(id);
  if (at >= 0) ids.splice(at, 1);
}
