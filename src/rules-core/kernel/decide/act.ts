/** The pen of one action: rules make effects, roll dice and plan tasks through it, and it writes down everything. */

import { type Dice, type DiceSource, type DieSpec, pick } from '../dice/index.js';
import type { Battle } from '../position/battle.js';
import { callSigns } from '../position/call-signs.js';
import type { Decision, SideId, System, UnitId } from '../position/position.js';
import type { Effect, EffectChange, Effects, SecretRoll } from './action.js';
import type { Answers, AnyOrder } from './rulebook.js';

interface EffectNotes<S extends System> {
  readonly changes?: readonly EffectChange<S>[];
  readonly cites?: readonly S['rule'][];
  readonly to?: readonly SideId[];
}

/** What an act knows of its rulebook: who may answer what. */
interface Book<S extends System> {
  readonly orders: Readonly<Record<string, AnyOrder<S>>>;
  readonly answers: Answers<S>;
}

/** A question: the orders that answer it are those that say so, where none are named. */
type Question<S extends System> = Omit<Decision<S['decision']>, 'orders'> & Partial<Pick<Decision, 'orders'>>;

export class Act<S extends System = System> {
  readonly effects: Effect<S>[] = [];
  readonly rolls: SecretRoll[] = [];
  /** Rolls for all eyes, for helpers that take dice. */
  readonly dice: Dice = { roll: (purpose, ...spec) => this.roll(purpose, spec) };

  constructor(
    readonly battle: Battle<S>,
    private readonly source: DiceSource,
    private readonly book: Book<S>,
  ) {}

  /** How much has happened so far: effects and rolls. */
  get told(): number {
    return this.effects.length + this.rolls.length;
  }

  /** Makes the changes and writes down what they mean. */
  effect<K extends keyof Effects<S>>(effect: K, about: Effects<S>[K], notes: EffectNotes<S> = {}): void {
    for (const change of notes.changes ?? []) this.battle.make(change);
    const written: Effect<S, K> = { effect, about, ...notes };
    this.effects.push(
      this.battle.table.charts.recorder.tookEstimate() ? { ...written, estimated: true } : written,
    );
  }

  /** Rolls for a purpose; a roll that only some sides may see says so. */
  roll(purpose: string, dice: readonly DieSpec[], to?: readonly SideId[]): SecretRoll {
    const written = to
      ? { ...this.source.secretly(to, purpose, ...dice), to }
      : this.source.roll(purpose, ...dice);
    this.rolls.push(written);
    return written;
  }

  /** A roll of one unit or several: its name says whose it is, and so distinguishes it from the others of this action. */
  rollOf(what: string, of: readonly UnitId[], dice: readonly DieSpec[], to?: readonly SideId[]): SecretRoll {
    const called = callSigns(this.battle, to);
    return this.roll(`${what}: ${of.map(called).join(', ')}`, dice, to);
  }

  /** One of several at random. The name of the roll says which face is whose. */
  pickOf(what: string, candidates: readonly UnitId[]): UnitId;
  pickOf<T>(what: string, candidates: readonly T[], idOf: (candidate: T) => UnitId): T;
  pickOf<T>(what: string, candidates: readonly T[], idOf = (one: T) => one as UnitId): T {
    const called = callSigns(this.battle);
    const sorted = inOrderOfNames(candidates, (one) => called(idOf(one)), idOf);
    return pick(
      this.dice,
      `${what}: ${sorted.map((one, i) => `${i + 1} ${called(idOf(one))}`).join(', ')}`,
      sorted,
    );
  }

  /** In the order in which units roll for the same thing: by what they are called. */
  byName(ids: readonly UnitId[]): UnitId[] {
    const called = callSigns(this.battle);
    return inOrderOfNames(ids, called, (id) => id);
  }

  /** Puts tasks on the agenda; the last one is done first. */
  plan(...tasks: S['task'][]): void {
    this.battle.make({ do: 'agenda', keep: this.battle.position.agenda.length, push: tasks });
  }

  /** Replaces the task in hand. */
  become(task: S['task']): void {
    this.battle.make({ do: 'agenda', keep: this.battle.position.agenda.length - 1, push: [task] });
  }

  /** Strikes the task in hand off the agenda. */
  done(): void {
    this.battle.make({ do: 'agenda', keep: this.battle.position.agenda.length - 1, push: [] });
  }

  /** Waits for the answer of one side, or of several at once. */
  ask(...questions: Question<S>[]): void {
    const decisions = questions.map((question) => this.decisionOf(question));
    this.battle.make({ do: 'await', decisions });
  }

  /** Returns true if the side could answer with an order of its own: anything but these. */
  couldAnswer(side: SideId, kind: S['decision'], ...but: string[]): boolean {
    const { battle, book } = this;
    const decision = this.decisionOf({ side, kind });
    const eyes = { battle, by: side, decision };
    return battle.asSeenBy({ side }, () => {
      for (const order of decision.orders)
        if (!but.includes(order)) for (const _ of book.orders[order]?.list(eyes) ?? []) return true;
      return false;
    });
  }

  private decisionOf({
    side,
    kind,
    orders = this.book.answers[kind as S['decision']],
    ...more
  }: Question<S>) {
    return { side, kind, orders, ...more } as Decision<S['decision']>;
  }

  /** An id for a unit that comes out of another: `g4` gives `g4a`, `g4b`... */
  offspring(parent: UnitId): UnitId {
    const { units } = this.battle.position;
    for (let n = 0; ; n++) {
      const id = `${parent}${letters(n)}`;
      if (!units[id]) return id;
    }
  }
}

function letters(n: number): string {
  const last = String.fromCharCode(97 + (n % 26));
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last;
}

function inOrderOfNames<T>(
  candidates: readonly T[],
  called: (candidate: T) => string,
  idOf: (candidate: T) => UnitId,
): T[] {
  const keyOf = (one: T) => `${called(one)} ${idOf(one)}`;
  return [...candidates].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
