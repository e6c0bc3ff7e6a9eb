/** What is noted down while a battle's log is folded: who did what to whom, and what became of everybody. */
import { type Action, changesOf, type Effect } from '../../../kernel/decide/action.js';
import { DICE } from '../../../kernel/decide/in-hand.js';
import { copy } from '../../../kernel/lab/match.js';
import type { Battle } from '../../../kernel/position/battle.js';
import type { Json, SideId, System, Unit, UnitId } from '../../../kernel/position/position.js';
import { sentence } from '../../../kernel/views/explain.js';
import type { HandedOver } from '../../pieces.js';
import type { Arisen, BattleCause, Deed } from '../report.js';
import type { Reading } from './reading.js';
import { inShort } from './words.js';

type AttackKind = 'fire' | 'close-combat';

interface Attackers {
  readonly by: readonly UnitId[];
  readonly led: readonly UnitId[];
  readonly how: AttackKind;
}

interface Attack extends Attackers {
  readonly on: readonly UnitId[];
}

/** Fates have causes of different kinds; a unit may be reduced in one turn and taken in another. */
export type Happening = 'lost' | 'gone' | 'reduced' | 'hurt' | 'taken' | 'merged' | 'dropped' | 'withdrawn';

/** One of those whose deeds are noted. */
type Key = string;

export interface Mark {
  readonly cause: BattleCause;
  readonly into?: Key;
}

interface Noted extends Omit<Deed, 'to' | 'times'> {
  readonly unit?: Key;
  readonly name?: string;
}

export class Tally {
  passed = 0;
  failed = 0;
  actions = 0;
  readonly deeds: Noted[] = [];
}

export interface Origin<S extends System> {
  readonly from: Key;
  readonly how: string;
  readonly cause: BattleCause;
  readonly roll?: NonNullable<Arisen['rolls']>;
  readonly cites?: readonly string[];
  /** As it stood when it arose. */
  unit?: Unit<S>;
}

const NOT_IN_BATTLE: ReadonlySet<string> = new Set([
  'set-up',
  'undo',
  'ruling',
  'open',
  'standing-orders',
  DICE,
]);

/** What a rulebook notes down about an effect. */
export class Notes<S extends System = System> {
  /** Of all who are on a roster, or will be. */
  readonly tallies = new Map<UnitId, Tally>();
  /** Why they are as they are: the latest cause of each kind. */
  readonly marks = new Map<UnitId, Partial<Record<Happening, Mark>>>();
  /** Where those who arose come from. */
  readonly origins = new Map<UnitId, Origin<S>>();
  /** Those who have left, as they were. */
  readonly gone = new Map<UnitId, Unit<S>>();
  /** Ids go to others when a unit has left, and the same men may be another unit later: keys by id, and ids by key. */
  private readonly keys = new Map<UnitId, Key>();
  private readonly present = new Map<Key, UnitId>();
  /** Of the action in hand: what may have turned the battle, in words. */
  tale: string[] = [];
  private attacks: Attack[] = [];
  private armed: Attackers = { by: [], led: [], how: 'fire' };
  private action!: Action<S>;
  private version = 0;
  private index = 0;
  /** The cause that the effect in hand is, once somebody has asked for it. */
  private asked: BattleCause | undefined;

  constructor(
    private readonly reading: Reading<S>,
    readonly battle: Battle<S>,
    { drawn }: Pick<HandedOver, 'drawn'>,
  ) {
    for (const unit of Object.keys(drawn)) this.tallies.set(unit, new Tally());
  }

  // What effects tell.

  /** These are at work from now on; what they strike is told by `struck`. */
  arms(by: readonly UnitId[], how: AttackKind = 'fire', led: readonly UnitId[] = []): void {
    this.armed = { by: this.withBearers(by), led, how };
  }

  /** Those at work have struck these. */
  struck(on: readonly UnitId[]): void {
    this.attacks.push({ ...this.armed, on });
  }

  attack(
    by: readonly UnitId[],
    on: readonly UnitId[],
    how: AttackKind = 'fire',
    led: readonly UnitId[] = [],
  ): void {
    this.arms(by, how, led);
    this.struck(on);
  }

  /** Nobody gets credit for what befalls these now: mines, a fire, their own hand. */
  mishap(...on: readonly UnitId[]): void {
    this.attacks.push({ by: [], led: [], how: 'fire', on });
  }

  /** A new phase: what befalls anybody from now on has nothing to do with the attacks before it. */
  quiet(): void {
    this.attacks = [];
    this.arms([]);
  }

  lost(unit: UnitId): void {
    this.mark(unit, 'lost');
    this.credit(unit, 'kill');
  }

  /** Gone by its own failing, or its owner's will. */
  expended(unit: UnitId): void {
    this.mishap(unit);
    this.lost(unit);
  }

  reduced(unit: UnitId): void {
    this.mark(unit, 'reduced');
    this.credit(unit, 'casualty');
  }

  /** Wounded or damaged; `byHand` credits the units that struck last. */
  hurt(unit: UnitId, byHand = true): void {
    this.mark(unit, 'hurt');
    if (byHand) this.credit(unit, 'hurt');
  }

  broke(unit: UnitId): void {
    this.credit(unit, 'broke');
  }

  taken(unit: UnitId, by?: UnitId): void {
    this.mark(unit, 'taken');
    if (by !== undefined) this.deed('captured', by, unit);
    else this.credit(unit, 'captured');
  }

  merged(unit: UnitId, into: UnitId): void {
    this.mark(unit, 'merged', { into: this.keyOf(into) });
  }

  /** The same men go on as another unit: a squad as the half that is left of it. Every deed and fate of either is theirs. */
  becomes(unit: UnitId, next: UnitId): void {
    this.hold(next, this.keyOf(unit));
  }

  /** Under which key that unit's deeds and fates are noted: the id it had at first, unless another had that before. */
  keyOf(unit: UnitId): Key {
    return this.keys.get(unit) ?? unit;
  }

  /** The unit that they are on the map now; undefined if they have left, even if another unit has their id now. */
  now(key: Key): Unit<S> | undefined {
    const id = this.present.get(key) ?? key;
    return this.keyOf(id) === key ? this.battle.position.units[id] : undefined;
  }

  private hold(unit: UnitId, key: Key): void {
    this.keys.set(unit, key);
    this.present.set(key, unit);
  }

  dropped(weapon: UnitId): void {
    this.mark(weapon, 'dropped');
  }

  withdrawn(unit: UnitId): void {
    this.mark(unit, 'withdrawn');
  }

  check(unit: UnitId, passed: boolean): void {
    const tally = this.tallies.get(this.keyOf(unit));
    if (tally) tally[passed ? 'passed' : 'failed']++;
  }

  deed(deed: string, by: UnitId, to?: UnitId): void {
    const about = to === undefined ? {} : { unit: this.keyOf(to), name: this.nameOf(to) ?? to };
    this.tallies.get(this.keyOf(by))?.deeds.push({ deed, ...about, cause: this.cause() });
  }

  /** A unit that comes out of another, with the roll that brought it forth. */
  arose(unit: UnitId, from: UnitId, how: string, rolledFor?: string): void {
    const origin = this.keyOf(from);
    if (!this.tallies.has(origin)) return;
    const key = this.unused(unit);
    this.hold(unit, key);
    const roll = this.action.rolls.findLast(
      (one) => one.for === rolledFor || one.for.startsWith(`${rolledFor}: `),
    );
    const { cites } = this.effect;
    this.origins.set(key, {
      from: origin,
      how,
      cause: this.cause(),
      ...(roll && { roll: copy(roll) as unknown as NonNullable<Arisen['rolls']> }),
      ...(cites && { cites }),
    });
    this.tallies.set(key, new Tally());
  }

  /** A key that nobody has had. */
  private unused(unit: UnitId): Key {
    if (!this.tallies.has(unit)) return unit;
    for (let n = 2; ; n++) if (!this.tallies.has(`${unit}-${n}`)) return `${unit}-${n}`;
  }

  // The fold.

  private begin(): void {
    this.tale = [];
    this.quiet();
  }

  /** Notes the action and makes its changes; those of an action that was taken back later are only made. */
  read(version: number, action: Action<S>, counts: boolean): void {
    const goesOn = action.order.order === DICE;
    this.action = goesOn ? { ...action, rolls: [...this.action.rolls, ...action.rolls] } : action;
    this.version = version;
    if (!goesOn) this.begin();
    if (!counts) {
      for (const change of changesOf(action)) this.battle.settle([change]);
      return;
    }
    this.noteActions();
    for (const [index, effect] of action.effects.entries()) {
      this.index = index;
      this.asked = undefined;
      this.tell(effect);
      if (this.reading.turning.has(effect.effect as never)) this.tale.push(this.says(effect));
      this.noteLeaving(effect);
      this.battle.settle(effect.changes ?? []);
      this.noteEntering(effect);
    }
    this.battle.settle(action.next);
  }

  private tell(effect: Effect<S>): void {
    const kind = effect.effect as keyof S['effects'];
    if (Object.hasOwn(this.reading.tells, kind))
      this.reading.tells[kind]?.(effect.about as S['effects'][typeof kind], this);
  }

  /** Nobody vanishes unnoticed: a unit whose leaving no effect explains (a ruling) is missing, and this is why. */
  private noteLeaving(effect: Effect<S>): void {
    for (const change of effect.changes ?? []) {
      if (change.do !== 'leave') continue;
      const unit = this.battle.position.units[change.unit];
      if (!unit) continue;
      this.gone.set(this.keyOf(unit.id), unit);
      if (this.tallies.has(this.keyOf(unit.id))) this.mark(unit.id, 'gone');
    }
  }

  private noteEntering(effect: Effect<S>): void {
    for (const change of effect.changes ?? []) {
      const origin = change.do === 'enter' ? this.origins.get(this.keyOf(change.unit)) : undefined;
      const unit = origin && this.battle.position.units[(change as { unit: UnitId }).unit];
      if (origin && unit) origin.unit ??= { ...unit };
    }
  }

  /** One action for each of its own units that the order names. */
  private noteActions(): void {
    const { by, order } = this.action;
    if (NOT_IN_BATTLE.has(order.order)) return;
    for (const id of namedIn(order)) {
      const tally = this.tallies.get(this.keyOf(id));
      if (tally && this.battle.position.units[id]?.side === by) tally.actions++;
    }
  }

  private get effect(): Effect<S> {
    return this.action.effects[this.index] as Effect<S>;
  }

  private cause(): BattleCause {
    this.asked ??= {
      version: this.version,
      effect: this.index,
      turn: this.battle.clock.turn,
      says: this.says(this.effect),
    };
    return this.asked;
  }

  /** In the names that units have before it; a unit that enters by it has its name already. */
  private says(effect: Effect<S>): string {
    return inShort(
      sentence(this.reading.rulebook, effect, (id) => this.nameOf(id) ?? enteringAs(effect, id) ?? id),
    );
  }

  private nameOf(id: UnitId): string | undefined {
    return this.battle.position.units[id]?.name ?? this.gone.get(this.keyOf(id))?.name;
  }

  /** Also of those who fell in the same moment. */
  private sideOf(id: UnitId): SideId | undefined {
    return (this.battle.position.units[id] ?? this.gone.get(this.keyOf(id)))?.side;
  }

  private mark(unit: UnitId, what: Happening, more: Omit<Mark, 'cause'> = {}): void {
    const key = this.keyOf(unit);
    const marks = this.marks.get(key) ?? {};
    this.marks.set(key, marks);
    marks[what] = { cause: this.cause(), ...more };
  }

  private withBearers(ids: readonly UnitId[]): UnitId[] {
    const all = new Set(ids);
    for (const id of ids) {
      const unit = this.battle.position.units[id];
      const bearer = unit && this.reading.bearerOf(unit);
      if (bearer != null) all.add(bearer);
    }
    return [...all];
  }

  /**
   * Credits everybody who took part in the attack with its result, and the leader with having directed it. The attack is the
   * latest one of this action and phase that named the victim, else the latest one: units that fall with a building, or lose
   * heart with their leader, are not named. Nobody is credited where no attack came before: failure to rout, rulings.
   */
  private credit(victim: UnitId, what: 'kill' | 'casualty' | 'hurt' | 'broke' | 'captured'): void {
    const side = this.sideOf(victim);
    const attack = this.attacks.findLast(({ on }) => on.includes(victim)) ?? this.attacks.at(-1);
    if (!attack || side === undefined) return;
    const isEnemy = (id: UnitId) => (this.sideOf(id) ?? side) !== side;
    const deed = what === 'kill' && attack.how === 'close-combat' ? 'close-combat-kill' : what;
    for (const id of attack.by.filter(isEnemy)) this.deed(deed, id, victim);
    if (what === 'kill') for (const id of attack.led.filter(isEnemy)) this.deed('directed-kill', id, victim);
  }
}

function enteringAs<S extends System>({ changes = [] }: Effect<S>, id: UnitId): string | undefined {
  const entering = changes.find((change) => change.do === 'enter' && change.unit === id);
  return entering?.do === 'enter' ? entering.set.name : undefined;
}

/** Every text in an order may be the id of a unit; which are, the battle knows. */
function namedIn(order: Json | undefined, found = new Set<string>()): Set<string> {
  if (typeof order === 'string') found.add(order);
  else if (typeof order === 'object' && order !== null)
    for (const part of Object.values(order)) namedIn(part as Json | undefined, found);
  return found;
}
