/**
 * What holds for every order in every test of every rulebook: what is listed is accepted and what is accepted is listed,
 * effects are told in whole sentences and cite rules that there are, actions fold to the battle they were played in, can
 * be unmade, and keep secrets; a refusal has a reason, and nobody offered the order.
 */
import { parseLedger } from '../citations/ledger.js';
import { type Action, changesOf, isRefusal, type Order, type Refusal } from '../decide/action.js';
import { definitionOf, legalOrders, parseOrder } from '../decide/decide.js';
import type { LegalOrder, Rulebook } from '../decide/rulebook.js';
import { copy } from '../lab/match.js';
import { Battle } from '../position/battle.js';
import { canonical } from '../position/canonical.js';
import type { Change } from '../position/changes.js';
import { apply, fold } from '../position/fold.js';
import type { SideId, System } from '../position/position.js';
import { sentence } from '../views/explain.js';
import { redact, view } from '../views/views.js';

export interface House<S extends System> {
  readonly rulebook: Rulebook<S>;
  /** The text of the ledger: every rule cited must be in it. */
  readonly ledger: string;
  /** Effects that follow from the one before, and cite no rule of their own. */
  readonly uncited?: ReadonlySet<string>;
  /** Orders of an endless kind, which no list has. */
  readonly isBeyondAnyList?: (battle: Battle<S>, by: SideId, order: Order) => boolean;
}

const WHOLE_SENTENCE = /^(?!.*(undefined|null|\[object|NaN))\S.*[.)]$/s;
/** There is no such thing, or it is not the time. */
const SELF_EVIDENT = /^(NO_|NOT_|BATTLE_OVER|UNKNOWN|MALFORMED)/;
/** The order was begun: only the scripted dice did not fit. */
const OF_THE_DICE = /^DICE_/;

const ledgers = new Map<string, ReadonlySet<string>>();

function rulesIn(ledger: string): ReadonlySet<string> {
  let rules = ledgers.get(ledger);
  if (!rules) {
    rules = new Set(parseLedger(ledger).rows.map(({ rule }) => rule));
    ledgers.set(ledger, rules);
  }
  return rules;
}

export class HouseRules<S extends System> {
  private readonly rules: ReadonlySet<string>;

  constructor(
    private readonly battle: Battle<S>,
    private readonly house: House<S>,
  ) {
    this.rules = rulesIn(house.ledger);
  }

  /** What may be ordered now, of these kinds if any are named: look before the order, and hand it to `mustBeListed` or `mustBeRefused` afterwards. */
  listed(by: SideId, ...kinds: string[]): LegalOrder[] {
    return legalOrders(this.house.rulebook, this.battle, by, kinds.length > 0 ? kinds : undefined);
  }

  /** Of an action that is decided and not settled yet. */
  mustBeSound(action: Action<S>): void {
    this.mustFold(action);
    this.mustKeepSecrets(action);
    this.mustBeToldAndCited(action);
  }

  mustBeListed(listed: readonly LegalOrder[], by: SideId, order: Order): void {
    const { rulebook, isBeyondAnyList = () => false } = this.house;
    const isExample = () =>
      definitionOf(rulebook, order.order)?.byExample === true &&
      listed.some((legal) => legal.order.order === order.order);
    if (!isListed(listed, order) && !isExample() && !isBeyondAnyList(this.battle, by, order))
      fail('accepted, yet not listed', order);
  }

  mustBeRefused(listed: readonly LegalOrder[], order: Order, refusal: Refusal): void {
    if (OF_THE_DICE.test(refusal.refused)) return;
    if (isListed(listed, order)) fail('listed, yet refused', { order, refusal });
    if (!refusal.cites?.length && !refusal.path && !SELF_EVIDENT.test(refusal.refused))
      fail('a refusal without a reason', refusal);
    this.mustExist(refusal.cites ?? [], refusal);
  }

  /** After every action: a side that is asked may do all that is listed for it, and could have written it itself. */
  mustBeAccepted(): void {
    for (const decision of this.battle.position.awaiting)
      this.battle.asSeenBy({ side: decision.side }, () => {
        for (const kind of decision.orders) this.mustTakeItsList(kind, decision);
      });
  }

  private mustTakeItsList(kind: string, decision: Battle<S>['position']['awaiting'][number]): void {
    const { rulebook } = this.house;
    const definition = definitionOf(rulebook, kind);
    if (!definition) fail('asked for, yet unknown', kind);
    const eyes = { battle: this.battle, by: decision.side, decision };
    for (const { members, plan } of definition.list(eyes)) {
      const read = definition.read(eyes, members);
      if (isRefusal(read)) fail('listed, yet refused', { kind, members, refusal: read });
      if (canonical(read as never) !== canonical(plan as never))
        fail('listed with another plan than it is read with', { kind, members, plan, read });
      const parsed = parseOrder(rulebook, { order: kind, ...members });
      if (isRefusal(parsed)) fail('listed, yet not in form', { kind, members, parsed });
    }
  }

  private mustBeToldAndCited(action: Action<S>): void {
    const { rulebook, uncited } = this.house;
    for (const effect of action.effects) {
      if (effect.effect === 'ruling') continue;
      const kind = String(effect.effect);
      const told = sentence(rulebook, effect, (id) => this.battle.unit(id)?.name ?? id);
      if (!WHOLE_SENTENCE.test(told)) fail(`"${kind}" is told badly`, told);
      if (!effect.cites?.length && !uncited?.has(kind)) fail('an effect without a rule', effect);
      this.mustExist(effect.cites ?? [], effect);
    }
  }

  private mustExist(cites: readonly string[], where: unknown): void {
    const strange = cites.filter((rule) => !this.rules.has(rule));
    if (strange.length > 0) fail(`no such rule: ${strange.join(', ')}`, where);
  }

  /** What is stored of an action makes the same position again, and can be taken back. */
  private mustFold(action: Action<S>): void {
    const { position, table } = this.battle;
    const before = canonical(position as never);
    const folded = copy(position);
    const back = apply(folded, copy(action));
    const live = copy(position);
    new Battle<S>(live, table).settle([...changesOf(action)]);
    if (canonical(live as never) !== canonical(folded as never))
      fail('an action that folds to another position', action);
    new Battle<S>(folded, table).settle(back as readonly Change<S>[]);
    if (canonical(folded as never) !== before) fail('an action that cannot be unmade', action);
  }

  /** What each side is told folds to what it may see. */
  private mustKeepSecrets(action: Action<S>): void {
    const truth = copy(this.battle.position);
    const after = copy(truth);
    fold(after, [copy(action)]);
    for (const side of this.battle.sideIds()) {
      const known = copy(view(truth, { side }));
      fold(known, [copy(redact(copy(truth), copy(action), { side }))]);
      if (canonical(known as never) !== canonical(view(after, { side }) as never))
        fail(`what ${side} is told folds to something else than it sees`, action);
    }
  }
}

function isListed(listed: readonly LegalOrder[], order: Order): boolean {
  const wanted = canonical(order as never);
  return listed.some((legal) => canonical(legal.order as never) === wanted);
}

function fail(what: string, where: unknown): never {
  throw new Error(`${what}: ${JSON.stringify(where)}`);
}
