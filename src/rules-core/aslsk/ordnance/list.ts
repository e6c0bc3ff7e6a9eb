/** The shots a side may fire now, target by target. Empty hexes and Smoke are listed where they make sense: endless else. */
import type { LocationId, SideId } from '../../kernel/position/position.js';
import { HEXSPINES } from '../../mechanics/facing.js';
import { hexesWith } from '../../mechanics/places.js';
import { isForbidden } from '../fire/group.js';
import type { AslBattle, AslUnit } from '../system.js';
import { adjacentHexes } from '../terrain/map.js';
import {
  bestLeader,
  canLead,
  isCombatant,
  isGoodOrder,
  isLeader,
  isVehicle,
  possessorOf,
  unitsOf,
} from '../units/units.js';
import { AMMUNITION, type Ammunition, isSmoke } from './ammunition.js';
import { hitInWords } from './odds.js';
import { facingOf, type Shot, type ShotOrder, shotOf } from './shot.js';
import type { SmokeOrder } from './smoke-shell.js';
import type { TargetType } from './to-hit.js';
import {
  canFireBothWays,
  isGun,
  isLatw,
  isMachineGun,
  isMortar,
  isOrdnance,
  isShapedCharge,
} from './weapon.js';

export function* shotsToTry(battle: AslBattle, by: SideId, only?: LocationId): Iterable<ShotOrder> {
  for (const weapon of weaponsOf(battle, by))
    for (const at of only === undefined ? hexesFor(battle, weapon, by) : [only])
      for (const order of variants(battle, weapon, at, by)) yield known(order);
}

export function* smokeShotsToTry(battle: AslBattle, by: SideId): Iterable<SmokeOrder> {
  for (const weapon of weaponsOf(battle, by))
    for (const at of smokeHexes(battle, by))
      for (const ammo of AMMUNITION.filter(isSmoke))
        for (const way of facings(battle, weapon, { weapon: weapon.id, at, ...intensity(weapon) }))
          yield { ...known(way), ammo };
}

/** Without the members that say nothing. */
function known<O extends object>(order: O): O {
  return Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined)) as O;
}

/** Has this side Ordnance to fire at the units that move in that location? */
export function couldShootAt(battle: AslBattle, by: SideId, at: LocationId): boolean {
  for (const order of shotsToTry(battle, by, at)) if (!isForbidden(shotOf(battle, order, by))) return true;
  return false;
}

function weaponsOf(battle: AslBattle, by: SideId): AslUnit[] {
  return unitsOf(battle, by).filter(
    (unit) =>
      isArmed(unit) || ((isOrdnance(unit) || isMachineGun(unit)) && isAble(possessorOf(battle, unit))),
  );
}

/** A vehicle with a main armament is its own crew. */
function isArmed(unit: AslUnit): boolean {
  return isVehicle(unit) && unit.calibre !== undefined && isAble(unit);
}

function isAble(holder: AslUnit | undefined): boolean {
  return holder !== undefined && holder.at !== undefined && isGoodOrder(holder);
}

/** Where known enemies are, and what the weapon has acquired. */
function hexesFor(battle: AslBattle, weapon: AslUnit, by: SideId): LocationId[] {
  const hexes = new Set(enemyHexes(battle, by));
  if (weapon.acquired) hexes.add(weapon.acquired.at);
  return [...hexes].sort();
}

const enemyHexes = (battle: AslBattle, by: SideId): LocationId[] =>
  hexesWith(
    battle,
    (unit) => unit.side !== by && (isCombatant(unit) || unit.kind === 'concealment' || isGun(unit)),
  );

/** Smoke before the enemy's eyes: in his hexes and beside them. */
function smokeHexes(battle: AslBattle, by: SideId): LocationId[] {
  const hexes = new Set<LocationId>();
  for (const at of enemyHexes(battle, by))
    for (const hex of [at, ...adjacentHexes(battle, at)]) hexes.add(hex);
  return [...hexes].sort();
}

function intensity(weapon: AslUnit): { readonly intensive?: true } {
  return weapon.fire ? { intensive: true } : {};
}

function* variants(battle: AslBattle, weapon: AslUnit, at: LocationId, by: SideId): Iterable<ShotOrder> {
  const base = { weapon: weapon.id, at, ...intensity(weapon) };
  for (const aim of aims(battle, weapon, at, by))
    for (const facing of facings(battle, weapon, base))
      for (const serving of servings(battle, weapon))
        yield* endings(battle, weapon, { ...facing, ...aim, ...serving });
}

type AimedAt = Pick<ShotOrder, 'type' | 'target' | 'ammo' | 'mortar'>;

function* aims(battle: AslBattle, weapon: AslUnit, at: LocationId, by: SideId): Iterable<AimedAt> {
  const vehicles = battle.unitsAt(at).filter((unit) => unit.side !== by && isVehicle(unit));
  if (isShapedCharge(weapon)) {
    yield { type: 'own' };
    for (const { id } of vehicles) yield { type: 'own', target: id };
  } else if (isLatw(weapon) || isMachineGun(weapon))
    for (const { id } of vehicles) yield { type: 'VTT', target: id };
  else if (isMortar(weapon)) yield { type: 'ATT' };
  else {
    yield { type: 'ATT' };
    if (canFireBothWays(weapon)) yield { type: 'ATT', mortar: true };
    for (const ammo of AMMUNITION) if (!isSmoke(ammo)) yield* aimsWith(ammo, vehicles);
  }
}

function* aimsWith(ammo: Ammunition, vehicles: readonly AslUnit[]): Iterable<AimedAt> {
  const direct: TargetType = 'ITT';
  yield { type: direct, ammo };
  for (const { id } of vehicles) yield { type: 'VTT', target: id, ammo };
}

/** A target on the edge between two facings can be covered by turning either way. */
function facings(battle: AslBattle, weapon: AslUnit, order: ShotOrder): ShotOrder[] {
  if (weapon.kind === 'vehicle') return [order];
  const holder = possessorOf(battle, weapon);
  const way = holder && facingOf(battle, weapon, holder, order);
  if (!way || isForbidden(way)) return [];
  if (way.turns === 0 || way.ca === undefined) return [order];
  return HEXSPINES.map((ca) => ({ ...order, ca })).filter(
    (other) => !isForbidden(facingOf(battle, weapon, holder, other)),
  );
}

type Serving = Pick<ShotOrder, 'leader' | 'helper'>;

/** Support weapons fire better under a leader; a leader's own weapon may need a second man. */
function* servings(battle: AslBattle, weapon: AslUnit): Iterable<Serving> {
  yield {};
  const holder = possessorOf(battle, weapon);
  if (isGun(weapon) || !holder || holder.at === undefined) return;
  const others = battle
    .unitsAt(holder.at)
    .filter((unit) => unit.side === weapon.side && unit.id !== holder.id && isLeader(unit) && canLead(unit));
  const best = bestLeader(others);
  if (best) yield { leader: best.id };
  if (best && isLeader(holder)) yield { helper: best.id };
}

function* endings(battle: AslBattle, weapon: AslUnit, order: ShotOrder): Iterable<ShotOrder> {
  yield order;
  if (battle.clock.phase === 'MPh' && weapon.rof !== undefined && !order.intensive)
    yield { ...order, spendRof: true };
  if (weapon.weapon === 'BAZ' || weapon.weapon === 'PSK') yield { ...order, backblast: 'accept' };
}

/** The range, and the odds where the line of sight may be known before the shot (3.2.1/g). */
export function hitListed(battle: AslBattle, shot: Shot, by: SideId): { says: string } {
  const odds = battle.options.los === 'preview' ? `: ${hitInWords(battle, shot, by)}` : '';
  return { says: `Range ${shot.range}${odds}.` };
}
