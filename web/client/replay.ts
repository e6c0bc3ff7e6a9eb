/**
 * A battle as one viewer may know it, at any of its versions. It is folded from a position and the changes of every
 * action since; now and then a copy is kept, so that seeking anywhere makes few changes.
 */
import { apply } from '../../src/rules-core/kernel/position/fold.js';
import type { Change, Position } from './types.js';

/** One action of a battle, with what a replay needs of it. */
export interface Step {
  readonly version: number;
  readonly changes: readonly Change[];
}

/** A copy costs as much memory as the position has units; a seek makes the changes of at most so many actions. */
const CHECKPOINT_EVERY = 100;

/** The action does not follow on the last one: something was missed, or comes a second time. */
export class Gap extends Error {
  override readonly name = 'Gap';
  constructor(
    readonly expected: number,
    readonly version: number,
  ) {
    super(
      `Expected the action of version ${expected}, not that of ${version}. Read the battle on from ${expected - 1}.`,
    );
  }
}

export class Replay<S extends Step = Step> {
  readonly first: number;
  private readonly steps: S[] = [];
  private readonly backs: (readonly Change[] | undefined)[] = [];
  private readonly checkpoints = new Map<number, Position>();
  private shown: Position;
  private at: number;

  /** `start` is the position at version `first`; it is copied. */
  constructor(start: Position, first = 1) {
    this.first = first;
    this.at = first;
    this.shown = copy(start);
    this.checkpoints.set(first, copy(start));
  }

  /** The version shown. */
  get version(): number {
    return this.at;
  }

  /** The last version known. */
  get latest(): number {
    return this.first + this.steps.length;
  }

  /** The position shown. It changes in place when another version is sought: do not keep it, do not write on it. */
  get position(): Position {
    return this.shown;
  }

  /** The action that led to a version; undefined for the first, and for those not known yet. */
  step(version: number): S | undefined {
    return this.steps[version - this.first - 1];
  }

  /** Adds the next action. One that is known already is passed over; one too many throws a `Gap`. The version shown stays. */
  add(step: S): boolean {
    const expected = this.latest + 1;
    if (step.version < expected) return false;
    if (step.version > expected) throw new Gap(expected, step.version);
    this.steps.push(step);
    return true;
  }

  /** Shows another version; beyond either end is the end. */
  seek(version: number): Position {
    const target = Math.max(this.first, Math.min(this.latest, Math.trunc(version)));
    const [near, position] = this.nearest(target);
    if (Math.abs(near - target) < Math.abs(this.at - target)) {
      this.shown = copy(position);
      this.at = near;
    }
    while (this.at < target) this.forward();
    while (this.at > target) this.backward();
    return this.shown;
  }

  private nearest(target: number): [version: number, position: Position] {
    const before = target - ((target - this.first) % CHECKPOINT_EVERY);
    for (let version = before; version > this.first; version -= CHECKPOINT_EVERY) {
      const kept = this.checkpoints.get(version);
      if (kept) return [version, kept];
    }
    return [this.first, this.checkpoints.get(this.first) as Position];
  }

  private forward(): void {
    const index = this.at - this.first;
    const { changes } = this.steps[index] as S;
    this.backs[index] = apply(this.shown, { effects: [{ changes }], next: [] } as never) as readonly Change[];
    this.at++;
    if ((this.at - this.first) % CHECKPOINT_EVERY === 0 && !this.checkpoints.has(this.at))
      this.checkpoints.set(this.at, copy(this.shown));
  }

  private backward(): void {
    const index = this.at - this.first - 1;
    const back = this.backs[index];
    if (!back) {
      // The version was reached by a checkpoint: fold up to it once more, and remember the way back.
      const target = this.at - 1;
      const [near, position] = this.nearest(target);
      this.shown = copy(position);
      this.at = near;
      while (this.at < target) this.forward();
      return;
    }
    apply(this.shown, { effects: [{ changes: back }], next: [] } as never);
    this.at--;
  }
}

/** Values are replaced, never altered, so the bags are all that has to be copied. */
export function copy(position: Position): Position {
  return {
    ...position,
    clock: { ...position.clock },
    sides: bags(position.sides),
    secrets: bags(position.secrets),
    locations: bags(position.locations),
    units: bags(position.units),
    agenda: [...position.agenda],
  };
}

function bags<T extends object>(from: Record<string, T>): Record<string, T> {
  const to: Record<string, T> = {};
  for (const key in from) to[key] = { ...(from[key] as T) };
  return to;
}
