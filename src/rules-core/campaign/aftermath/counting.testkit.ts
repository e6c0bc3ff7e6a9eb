/** A battle under test whose actions are kept, so that it can hand over. */
import { type Action, changesOf, type Order } from '../../kernel/decide/action.js';
import { settle } from '../../kernel/decide/decide.js';
import { copy } from '../../kernel/lab/match.js';
import type { Battle } from '../../kernel/position/battle.js';
import { type Change, make } from '../../kernel/position/changes.js';
import type { Position, System } from '../../kernel/position/position.js';
import type { CampaignPieces } from '../pieces.js';
import { type BattleReport, reportSchema, type UnitReport } from './report.js';

export class KeptBattle<S extends System> {
  private readonly start: Position<S>;
  private readonly actions: { version: number; action: Action<S> }[] = [];

  constructor(
    private readonly pieces: CampaignPieces,
    readonly battle: Battle<S>,
    /** Gives an order with scripted dice and settles what comes of it. */
    private readonly give: (side: string, order: Order, ...faces: number[]) => Action<S>,
  ) {
    this.start = copy(battle.position);
  }

  order(side: string, order: Order | string, ...faces: number[]): this {
    return this.keep(copy(this.give(side, typeof order === 'string' ? { order } : order, ...faces)));
  }

  /** The referee's hand. */
  rule(why: string, ...changes: Change<S>[]): this {
    return this.refereed({ effect: 'ruling', about: { why }, changes });
  }

  /** Takes back the latest actions. */
  undo(count: number): this {
    const gone = this.actions.slice(-count);
    const work = copy(this.start);
    for (const { action } of this.actions.slice(0, -count))
      for (const change of changesOf(action)) make(work, change);
    const back = gone
      .flatMap(({ action }) => [...changesOf(action)].map((change) => make(work, change)))
      .reverse();
    const isNext = (change: Change<S>) => change.do === 'agenda' || change.do === 'await';
    return this.refereed(
      {
        effect: 'undo',
        about: { versions: gone.map(({ version }) => version) },
        changes: back.filter((change) => !isNext(change)),
      },
      back.filter(isNext),
    );
  }

  /** All units but the strangers are on a roster, as `r-` and their id; new ones there as `new-`. */
  handOver(...strangers: string[]): BattleReport {
    const own = Object.keys(this.start.units).filter((id) => !strangers.includes(id));
    const report = this.pieces.handOver({
      start: this.start as unknown as Position,
      table: this.battle.table,
      actions: this.actions as never,
      drawn: Object.fromEntries(own.map((id) => [id, `r-${id}`])),
      newId: (id) => `new-${id}`,
    });
    expect(reportSchema.parse(report)).toEqual(report);
    return report;
  }

  /** What is reported of one. */
  of(id: string): UnitReport {
    const found = this.handOver().units.find(({ unit }) => unit === id || unit === `r-${id}`);
    if (!found) throw new Error(`Nothing is reported of ${id}.`);
    return found;
  }

  /** Deeds, and to whom. */
  deedsOf(id: string): [string, string | undefined][] {
    return this.of(id).deeds.map(({ deed, to }) => [deed, to]);
  }

  private refereed(effect: object, next: readonly Change<S>[] = []): this {
    const order = { order: 'ruling' };
    const common = { by: 'referee', order, rules: '', dice: 'stored', rolls: [] };
    const action = { ...common, effects: [effect], next } as unknown as Action<S>;
    settle(this.battle, action);
    return this.keep(action);
  }

  private keep(action: Action<S>): this {
    this.actions.push({ version: this.actions.length + 1, action });
    return this;
  }
}
