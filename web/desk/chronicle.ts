/** What happened when: the turns and phases of a battle, its losses, and the lives of its units. Reads changes and the presentation, knows no rule. */
import {
  type Action,
  type EffectFacts,
  effectFacts,
  type Json,
  type Position,
  type Presentation,
  speaksOf,
  type Unit,
} from '../client/index.js';

export interface Moment {
  readonly turn: number;
  readonly phase: string;
  readonly active: string | undefined;
}

/** Versions during which one phase of one side lasted. */
export interface Span extends Moment {
  readonly from: number;
  to: number;
}

export interface Loss {
  readonly version: number;
  readonly side: string;
  readonly unit: string;
}

export class Chronicle {
  readonly spans: Span[] = [];
  readonly losses: Loss[] = [];
  readonly attacks: number[] = [];
  private readonly sides = new Map<string, string>();
  private readonly names = new Map<string, string>();
  private readonly places = new Map<string, string>();
  private begins: number | undefined;
  private now: Moment;
  private end: number;

  constructor(
    start: Position,
    first: number,
    private readonly shown: Presentation,
  ) {
    const { turn, phase, active } = start.clock;
    this.now = { turn, phase, active };
    this.end = first;
    this.spans.push({ ...this.now, from: first, to: first });
    for (const unit of Object.values(start.units)) this.meet(unit.id, unit);
  }

  /** How far it is told. */
  get latest(): number {
    return this.end;
  }

  add(action: Action): void {
    this.end = action.version;
    const before = this.now;
    for (const change of action.changes) {
      if (change.do === 'enter') this.meet(change.unit, change.set);
      if (change.do === 'unit' && change.set.at) this.places.set(change.unit, change.set.at);
      if (change.do === 'clock')
        this.now = { ...this.now, ...clockIn(change.set as Record<string, unknown>) };
    }
    const isSame =
      before.turn === this.now.turn && before.phase === this.now.phase && before.active === this.now.active;
    const last = this.spans.at(-1) as Span;
    if (isSame) last.to = action.version;
    else {
      this.spans.push({ ...this.now, from: action.version, to: action.version });
      this.begins ??= action.version;
    }
    for (const { is, to } of factsOf(this.shown, action)) {
      if (is === 'attack' && this.attacks.at(-1) !== action.version) this.attacks.push(action.version);
      if (is === 'loss') {
        const unit = to[0] ?? '';
        this.losses.push({ version: action.version, side: this.sides.get(unit) ?? '', unit });
      }
    }
  }

  /** What a unit was called when it came; also of one that is gone. */
  nameOf(unit: string): string | undefined {
    return this.names.get(unit);
  }

  /** Where there is something to be seen for the first time: behind the setting up. */
  get opening(): number {
    return this.begins === undefined ? (this.spans[0] as Span).from : this.begins;
  }

  sideOf(unit: string): string | undefined {
    return this.sides.get(unit);
  }

  /** Where a unit was last; also one that is gone. */
  lastPlaceOf(unit: string): string | undefined {
    return this.places.get(unit);
  }

  private meet(id: string, { side, name, at }: Pick<Unit, 'side' | 'name' | 'at'>): void {
    this.sides.set(id, side);
    this.names.set(id, name);
    if (at !== undefined) this.places.set(id, at);
  }

  span(version: number): Span {
    let [low, high] = [0, this.spans.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.spans[middle] as Span).from <= version) low = middle;
      else high = middle - 1;
    }
    return this.spans[low] as Span;
  }
}

/** Set to null, an attribute is taken away. */
function clockIn(set: Record<string, unknown>): Partial<Moment> {
  const told: Record<string, unknown> = {};
  for (const key of ['turn', 'phase', 'active']) if (key in set) told[key] = set[key] ?? undefined;
  return told as Partial<Moment>;
}

const known = new WeakMap<Action, readonly EffectFacts[]>();

export function factsOf(shown: Presentation, action: Action): readonly EffectFacts[] {
  const found =
    known.get(action) ?? action.effects.map(({ kind, about }) => effectFacts(shown, kind, about as Json));
  known.set(action, found);
  return found;
}

/** Does an action change a unit, or speak of it? */
export function concerns(action: Action, unit: string): boolean {
  return (
    action.changes.some((change) => 'unit' in change && change.unit === unit) ||
    action.effects.some(({ about }) => speaksOf(about as Json, unit))
  );
}

export function momentInWords(
  shown: Presentation,
  { turn, phase }: Moment,
  side: string | undefined,
): string {
  const called = shown.phases[phase] ?? phase;
  return `Turn ${turn}${side ? `, ${side}` : ''}: ${called}`;
}
