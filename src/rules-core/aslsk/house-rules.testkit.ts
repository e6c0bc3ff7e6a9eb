/**
 * What holds for every order in every test: an action names the rules behind each of its effects and each of its numbers,
 * its sums come out, it can be told in a sentence, it takes away nothing that is not there; what is listed is accepted,
 * what is accepted is listed or of a kind that is listed by example, and what is refused is not listed.
 */
import { type Action, type Effect, isRefusal, type Order, type Refusal } from '../kernel/decide/action.js';
import { definitionOf, parseOrder } from '../kernel/decide/decide.js';
import type { LegalOrder } from '../kernel/decide/rulebook.js';
import type { Json, SideId, UnitId } from '../kernel/position/position.js';
import { sentence } from '../kernel/views/explain.js';
import { isConcealmentInPlay } from './concealment/concealment.js';
import { aslsk } from './ruleset.js';
import type { Asl, AslBattle, AslUnit } from './system.js';
import { isInfantry } from './units/units.js';

/** Attributes that every step of a move writes anew, whatever they were. */
const WRITTEN_ANEW: ReadonlySet<string> = new Set([
  'allMp',
  'cannotStay',
  'concealed',
  'dm',
  'from',
  'lowCrawl',
  'motion',
  'roadRate',
  'routing',
  'started',
  'stepped',
]);

/** Before it is settled: the action was to be had, and says why it came out so. */
export function mustBeSound(battle: AslBattle, listed: readonly LegalOrder[], action: Action<Asl>): void {
  mustBeListed(battle, listed, action.by, action.order);
  const now = new Map<UnitId, Record<string, unknown>>();
  for (const effect of action.effects) {
    if (!effect.cites?.length) fail('an effect without a rule', effect);
    mustAddUp(effect.about as Json);
    const told = sentence(aslsk, effect, (id) => battle.unit(id)?.name ?? id);
    if (/undefined|null|NaN|\[object/.test(told)) fail('a sentence with a hole', told);
    mustTakeWhatIsThere(battle, effect, now);
  }
}

/** A mark is only taken off a unit that bears it, by then: `now` is what earlier effects made of the units. */
function mustTakeWhatIsThere(
  battle: AslBattle,
  { effect, changes = [] }: Effect<Asl>,
  now: Map<UnitId, Record<string, unknown>>,
): void {
  for (const change of changes) {
    const known = change.do === 'unit' && (now.get(change.unit) ?? battle.unit(change.unit));
    if (change.do !== 'unit' || !known) continue;
    for (const [attribute, value] of Object.entries(change.set))
      if (
        value === null &&
        (known as Record<string, unknown>)[attribute] == null &&
        !WRITTEN_ANEW.has(attribute)
      )
        fail(`"${effect}" takes away what is not there`, change);
    now.set(change.unit, { ...known, ...change.set });
  }
}

export function mustBeListed(
  battle: AslBattle,
  listed: readonly LegalOrder[],
  by: SideId,
  order: Order,
): void {
  const isThere = isListed(listed, order) || isExample(listed, order) || isBeyondAnyList(battle, by, order);
  if (!isThere) fail('accepted, yet not listed', order);
}

function isExample(listed: readonly LegalOrder[], { order: kind }: Order): boolean {
  return definitionOf(aslsk, kind)?.byExample === true && listed.some(({ order }) => order.order === kind);
}

/** Shells into empty hexes, and what only a leader makes reach so far: endless. */
function isBeyondAnyList(battle: AslBattle, by: SideId, order: Order): boolean {
  if (order.order === 'fire') return Array.isArray(order.leaders);
  const isEmpty = () => battle.unitsAt(order.at as string).length === 0;
  return order.order === 'shoot' && battle.asSeenBy({ side: by }, isEmpty);
}

/** After it is settled: whoever is asked may do all that is listed for him, and could have written it himself. */
export function mustBeAccepted(battle: AslBattle): void {
  for (const decision of battle.position.awaiting)
    battle.asSeenBy({ side: decision.side }, () => {
      for (const kind of decision.orders) {
        const definition = definitionOf(aslsk, kind);
        if (!definition) fail('asked for, yet unknown', kind);
        const eyes = { battle, by: decision.side, decision };
        for (const { members } of definition.list(eyes)) {
          const refusal = definition.read(eyes, members);
          if (isRefusal(refusal)) fail('listed, yet refused', { kind, members, refusal });
          if (isRefusal(parseOrder(aslsk, { order: kind, ...members })))
            fail('listed, yet not in form', { kind, members });
        }
      }
    });
}

/** After it is settled: Weapons are with those who hold them, and a "?" lies on each concealed stack and nowhere else. */
export function mustBeInOrder(battle: AslBattle): void {
  for (const weapon of battle.units()) {
    const holder = weapon.possessor === undefined ? undefined : battle.unit(weapon.possessor);
    if (weapon.possessor !== undefined && !holder) fail('a Weapon of nobody', weapon);
    if (holder && (holder.at !== weapon.at || holder.side !== weapon.side))
      fail('a Weapon elsewhere', weapon);
    if (holder && isConcealmentInPlay(battle) && (holder.concealed ?? false) !== (weapon.concealed ?? false))
      fail('a Weapon that is not concealed with its holder', weapon);
  }
  if (!isConcealmentInPlay(battle)) return;
  const stacks = battle.units().filter((unit) => unit.concealed && unit.hidden && isInfantry(unit));
  const markers = battle.units().filter(({ kind }) => kind === 'concealment');
  const seen = (units: readonly AslUnit[]) =>
    [...new Set(units.map(({ side, at, moving = false, spent = 0 }) => `${side} ${at} ${moving && spent}`))]
      .sort()
      .join();
  if (seen(stacks) !== seen(markers) || new Set(markers.map(({ id }) => id)).size !== markers.length)
    fail(`markers are ${seen(markers)}`, seen(stacks));
}

/** A refusal names the rule that forbids, or the place in the order; and nobody offered the order. */
export function mustBeRefused(listed: readonly LegalOrder[], order: Order, refusal: Refusal): void {
  if (isListed(listed, order)) fail('listed, yet refused', { order, refusal });
  if (!refusal.cites?.length && !refusal.path && !SELF_EVIDENT.test(refusal.refused))
    fail('a refusal without a reason', refusal);
}

/** There is no such thing, or it is not the time. */
const SELF_EVIDENT = /^(NO_|NOT_|BATTLE_OVER|UNKNOWN)/;

function isListed(listed: readonly LegalOrder[], order: Order): boolean {
  const wanted = canonical(order);
  return listed.some((legal) => canonical(legal.order) === wanted);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

interface Drm {
  readonly label: string;
  readonly value?: number;
  readonly times?: number;
  readonly plus?: number;
  readonly cites?: readonly string[];
}

/** Wherever an effect shows an arithmetic, its parts make up its result and each has its rule. */
function mustAddUp(about: Json): void {
  if (typeof about !== 'object' || about === null) return;
  if (Array.isArray(about)) {
    for (const one of about) mustAddUp(one);
    return;
  }
  const it = about as Record<string, Json>;
  if ('label' in it && !(it as unknown as Drm).cites?.length) fail('a number without a rule', it);
  if (typeof it.final === 'number' && typeof it.dr === 'number' && Array.isArray(it.modifiers))
    same(it.final, it.dr + drm(it.modifiers), it);
  if (typeof it.white === 'number' && Array.isArray(it.results)) mustAddUpForAll(it);
  if (typeof it.fp === 'number' && Array.isArray(it.parts))
    same(
      it.fp,
      (it.parts as { fp: number }[]).reduce((sum, { fp }) => sum + fp, 0),
      it,
    );
  if (typeof it.printed === 'number' && Array.isArray(it.factors)) {
    const exact = (it.factors as unknown as Drm[]).reduce(
      (fp, { times = 1, plus = 0 }) => fp * times + plus,
      it.printed,
    );
    if (Math.abs((it.fp as number) - exact) >= 1) fail('factors that do not make the firepower', it);
  }
  for (const one of Object.values(it)) mustAddUp(one);
}

/** One roll for many targets: the DRM of all, and those of each. */
function mustAddUpForAll(it: Record<string, Json>): void {
  const roll = (it.white as number) + (it.coloured as number) + drm((it.modifiers ?? []) as Json[]);
  for (const result of it.results as Record<string, Json>[])
    if (typeof result.final === 'number')
      same(result.final, roll + drm((result.modifiers ?? []) as Json[]), it);
}

function drm(modifiers: readonly Json[]): number {
  return (modifiers as unknown as Drm[]).reduce((sum, { value = 0 }) => sum + value, 0);
}

function same(is: number, should: number, what: unknown): void {
  if (is !== should) fail(`${is} where the parts make ${should}`, what);
}

function fail(what: string, where: unknown): never {
  throw new Error(`${what}: ${JSON.stringify(where)}`);
}
