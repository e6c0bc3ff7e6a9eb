/**
 * A battle under test, for every rulebook: orders with scripted dice, and what came of the last one. With every order the
 * house rules are looked at: what is listed is accepted and what is accepted is listed, effects are told in whole sentences
 * and cite rules that there are, actions fold to the battle they were played in, can be unmade, and keep secrets.
 */
import { parseLedger } from '../citations/ledger.js';
import { type Action, changesOf, isRefusal, type Order, type Refusal } from '../decide/action.js';
import { decide, definitionOf, legalOrders, open, parseOrder, settle } from '../decide/decide.js';
import type { LegalOrder, Rulebook } from '../decide/rulebook.js';
import { scriptedDice } from '../dice/index.js';
import { copy } from '../lab/match.js';
import { Battle } from '../position/battle.js';
import { canonical } from '../position/canonical.js';
import type { Change } from '../position/changes.js';
import { apply } from '../position/fold.js';
import type { Position, SideId, System, Unit } from '../position/position.js';
import type { Table } from '../position/table.js';
import { sentence } from '../views/explain.js';
import { keepsSecretsOf, type Watch } from './battles.testkit.js';

interface TrialParts<S extends System> {
  readonly rulebook: Rulebook<S>;
  /** The text of the ledger: every rule cited must be in it. */
  readonly ledger: string;
  readonly table: Table;
  readonly start: Position<S>;
}

/** An effect with what it is about, as tests compare it. */
export type Told<S extends System, K extends keyof S['effects'] = keyof S['effects']> = {
  readonly effect: K;
  readonly about: S['effects'][K];
};

const WHOLE_SENTENCE = /^(?!.*(undefined|null|\[object|NaN))\S.*[.)]$/s;
const ledgers = new Map<string, ReadonlySet<string>>();

function rulesIn(ledger: string): ReadonlySet<string> {
  let rules = ledgers.get(ledger);
  if (!rules) {
    rules = new Set(parseLedger(ledger).rows.map(({ rule }) => rule));
    ledgers.set(ledger, rules);
  }
  return rules;
}

export class Trial<S extends System> {
  readonly battle: Battle<S>;
  private readonly rules: ReadonlySet<string>;
  /** What each side is told folds to what it may see. */
  private readonly secrets: readonly Watch<S>[];
  private last: Action<S> | undefined;

  constructor(
    private readonly parts: TrialParts<S>,
    ...faces: number[]
  ) {
    this.rules = rulesIn(parts.ledger);
    this.battle = new Battle<S>(copy(parts.start), parts.table);
    this.secrets = this.battle.sideIds().map((side) => keepsSecretsOf(parts.start, side));
    this.keep(open(parts.rulebook, this.battle, scriptedDice(...faces)));
  }

  /** Gives an order that must be accepted; dice are faces in the order of the rolls. */
  order(side: SideId, order: Order | string, ...faces: number[]): this {
    const asked = typeof order === 'string' ? { order } : order;
    const listed = this.listed(side);
    const verdict = decide(this.parts.rulebook, this.battle, side, asked, scriptedDice(...faces));
    if (isRefusal(verdict)) throw new Error(`${verdict.refused}: ${verdict.why}`);
    this.mustBeListed(listed, asked);
    return this.keep(verdict);
  }

  /** Why an order is refused; undefined when it is not. */
  refusal(side: SideId, order: Order | string, ...faces: number[]): Refusal | undefined {
    const asked = typeof order === 'string' ? { order } : order;
    const verdict = decide(this.parts.rulebook, this.battle, side, asked, scriptedDice(...faces));
    if (!isRefusal(verdict)) return undefined;
    if (this.isListed(this.listed(side), asked)) fail('listed, yet refused', { asked, verdict });
    if (!verdict.cites?.length && !verdict.path && !SELF_EVIDENT.test(verdict.refused))
      fail('a refusal without a reason', verdict);
    this.mustExist(verdict.cites ?? [], verdict);
    return verdict;
  }

  legal(side: SideId): Order[] {
    return this.listed(side).map(({ order }) => order);
  }

  /** The listed orders of one kind. */
  legalOf(side: SideId, kind: string): Order[] {
    return this.legal(side).filter(({ order }) => order === kind);
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

  private listed(side: SideId): LegalOrder[] {
    return legalOrders(this.parts.rulebook, this.battle, side);
  }

  private keep(action: Action<S>): this {
    this.mustFold(action);
    settle(this.battle, action);
    for (const watch of this.secrets) watch({ battle: this.battle, action, version: 0 });
    this.last = action;
    this.mustBeToldAndCited(action);
    this.mustBeAccepted();
    return this;
  }

  private mustBeToldAndCited(action: Action<S>): void {
    for (const [i, told] of this.sentences.entries()) {
      const effect = action.effects[i]!;
      if (effect.effect === 'ruling') continue;
      if (!WHOLE_SENTENCE.test(told)) fail(`"${String(effect.effect)}" is told badly`, told);
      if (!effect.cites?.length) fail('an effect without a rule', effect);
      this.mustExist(effect.cites, effect);
    }
  }

  private mustExist(cites: readonly string[], where: unknown): void {
    const strange = cites.filter((rule) => !this.rules.has(rule));
    if (strange.length > 0) fail(`no such rule: ${strange.join(', ')}`, where);
  }

  private mustBeListed(listed: readonly LegalOrder[], order: Order): void {
    const isExample = () =>
      definitionOf(this.parts.rulebook, order.order)?.byExample === true &&
      listed.some((legal) => legal.order.order === order.order);
    if (!this.isListed(listed, order) && !isExample()) fail('accepted, yet not listed', order);
  }

  private isListed(listed: readonly LegalOrder[], order: Order): boolean {
    const wanted = canonical(order as never);
    return listed.some((legal) => canonical(legal.order as never) === wanted);
  }

  /** Whoever is asked may do all that is listed for him, and could have written it himself. */
  private mustBeAccepted(): void {
    const { rulebook } = this.parts;
    for (const decision of this.battle.position.awaiting)
      this.battle.asSeenBy({ side: decision.side }, () => {
        for (const kind of decision.orders) {
          const definition = definitionOf(rulebook, kind);
          if (!definition) fail('asked for, yet unknown', kind);
          const eyes = { battle: this.battle, by: decision.side, decision };
          for (const { members } of definition.list(eyes)) {
            const refusal = definition.read(eyes, members);
            if (isRefusal(refusal)) fail('listed, yet refused', { kind, members, refusal });
            const parsed = parseOrder(rulebook, { order: kind, ...members });
            if (isRefusal(parsed)) fail('listed, yet not in form', { kind, members, parsed });
          }
        }
      });
  }

  /** What is stored of an action makes the same position again, and can be taken back. */
  private mustFold(action: Action<S>): void {
    const before = canonical(this.battle.position as never);
    const position = copy(this.battle.position);
    const back = apply(position, copy(action));
    const again = new Battle<S>(position, this.parts.table);
    again.settle(back as readonly Change<S>[]);
    if (canonical(position as never) !== before) fail('an action that cannot be unmade', action);
    const live = copy(this.battle.position);
    new Battle<S>(live, this.parts.table).settle([...changesOf(action)]);
    const folded = copy(this.battle.position);
    apply(folded, copy(action));
    if (canonical(live as never) !== canonical(folded as never))
      fail('an action that folds to another position', action);
  }
}

/** There is no such thing, or it is not the time. */
const SELF_EVIDENT = /^(NO_|NOT_|BATTLE_OVER|UNKNOWN|MALFORMED)/;

function fail(what: string, where: unknown): never {
  throw new Error(`${what}: ${JSON.stringify(where)}`);
}
