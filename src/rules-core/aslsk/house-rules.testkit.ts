/**
 * What holds for every order in every test of this rulebook, beside the rules of the house: an action names the rules
 * behind each of its numbers, its sums come out, and it takes away nothing that is not there.
 */
import type { Action, Effect, Order } from '../kernel/decide/action.js';
import type { Json, SideId, UnitId } from '../kernel/position/position.js';
import { HouseRules } from '../kernel/testing/house-rules.testkit.js';
import { isConcealmentInPlay } from './concealment/concealment.js';
import { LEDGER } from './rules.js';
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

export const houseRules = (battle: AslBattle): HouseRules<Asl> =>
  new HouseRules<Asl>(battle, { rulebook: aslsk, ledger: LEDGER, isBeyondAnyList });

/** Before it is settled: its sums come out, each number has its rule, and it takes away nothing that is not there. */
export function mustComeOut(battle: AslBattle, action: Action<Asl>): void {
  const now = new Map<UnitId, Record<string, unknown>>();
  for (const effect of action.effects) {
    mustAddUp(effect.about as Json);
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

/** Shells into empty hexes, and what only a leader makes reach so far: endless. */
function isBeyondAnyList(battle: AslBattle, by: SideId, order: Order): boolean {
  if (order.order === 'fire') return Array.isArray(order.leaders);
  const isEmpty = () => battle.unitsAt(order.at as string).length === 0;
  return order.order === 'shoot' && battle.asSeenBy({ side: by }, isEmpty);
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
