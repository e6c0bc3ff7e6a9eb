/** A battle under test, for every rulebook: orders with scripted dice, and what came of the last one. */
import { type Action, isRefusal, type Order, type Refusal } from '../decide/action.js';
import { decide, open, settle } from '../decide/decide.js';
import { scriptedDice } from '../dice/index.js';
import { copy } from '../lab/match.js';
import { Battle } from '../position/battle.js';
import type { Position, SideId, System, Unit } from '../position/position.js';
import type { Table } from '../position/table.js';
import { sentence } from '../views/explain.js';
import { type House, HouseRules } from './house-rules.testkit.js';

interface TrialParts<S extends System> extends House<S> {
  readonly table: Table;
  readonly start: Position<S>;
}

/** An effect with what it is about, as tests compare it. */
export type Told<S extends System, K extends keyof S['effects'] = keyof S['effects']> = {
  readonly effect: K;
  readonly about: S['effects'][K];
};

export class Trial<S extends System> {
  readonly battle: Battle<S>;
  private readonly house: HouseRules<S>;
  private last: Action<S> | undefined;

  constructor(
    private readonly parts: TrialParts<S>,
    ...faces: number[]
  ) {
    this.battle = new Battle<S>(copy(parts.start), parts.table);
    this.house = new HouseRules(this.battle, parts);
    this.keep(open(parts.rulebook, this.battle, scriptedDice(...faces)));
  }

  /** Gives an order that must be accepted; dice are faces in the order of the rolls. */
  order(side: SideId, order: Order | string, ...faces: number[]): this {
    const asked = typeof order === 'string' ? { order } : order;
    const listed = this.house.listed(side, asked.order);
    const verdict = decide(this.parts.rulebook, this.battle, side, asked, scriptedDice(...faces));
    if (isRefusal(verdict)) throw new Error(`${verdict.refused}: ${verdict.why}`);
    this.house.mustBeListed(listed, side, asked);
    return this.keep(verdict);
  }

  /** Why an order is refused; undefined when it is not. */
  refusal(side: SideId, order: Order | string, ...faces: number[]): Refusal | undefined {
    const asked = typeof order === 'string' ? { order } : order;
    const verdict = decide(this.parts.rulebook, this.battle, side, asked, scriptedDice(...faces));
    if (!isRefusal(verdict)) return undefined;
    this.house.mustBeRefused(this.house.listed(side, asked.order), asked, verdict);
    return verdict;
  }

  legal(side: SideId): Order[] {
    return this.house.listed(side).map(({ order }) => order);
  }

  /** The listed orders of one kind. */
  legalOf(side: SideId, kind: string): Order[] {
    return this.house.listed(side, kind).map(({ order }) => order);
  }

  /** The particulars of every effect of that kind in the last action. */
  told<K extends keyof S['effects']>(kind: K): S['effects'][K][] {
    const effects = this.action.effects as readonly unknown[] as readonly Told<S>[];
    return effects.filter(({ effect }) => effect === kind).map(({ about }) => about as S['effects'][K]);
  }

  get action(): Action<S> {
    if (!this.last) throw new Error('Nothing has been done yet.');
    return this.last;
  }

  /** The kinds of the effects of the last action. */
  get kinds(): string[] {
    return this.action.effects.map(({ effect }) => effect as string);
  }

  get sentences(): string[] {
    return this.action.effects.map((effect) =>
      sentence(this.parts.rulebook, effect, (id) => this.nameOf(id)),
    );
  }

  /** Whose decision is awaited, and which: `german impulse`. */
  get awaits(): string[] {
    return this.battle.position.awaiting.map(({ side, kind }) => `${side} ${kind}`);
  }

  unit(id: string): Unit<S> {
    return this.battle.theUnit(id);
  }

  at(place: string): Partial<S['location']> {
    return this.battle.location(place) as Partial<S['location']>;
  }

  private nameOf(id: string): string {
    return this.battle.position.units[id]?.name ?? id;
  }

  private keep(action: Action<S>): this {
    this.house.mustBeSound(action);
    settle(this.battle, action);
    this.last = action;
    this.house.mustBeAccepted();
    return this;
  }
}
