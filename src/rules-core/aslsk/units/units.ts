/** What units are and are able to do: Good Order, experience, morale, leadership, who is an enemy known to whom. */
import { hexOf, type LocationId, type SideId } from '../../kernel/position/position.js';
import { sight } from '../sight/sight.js';
import type { AslBattle, AslUnit } from '../system.js';
import { areAdjacent } from '../terrain/map.js';

export function isLeader(unit: AslUnit): boolean {
  return unit.kind === 'leader';
}

/** Multi-man counters: squads, half-squads and crews (1.2.2). */
export function isMmc(unit: AslUnit): boolean {
  return unit.kind === 'squad' || unit.kind === 'half-squad' || unit.kind === 'crew';
}

export function isInfantry(unit: AslUnit): boolean {
  return unit.kind === 'leader' || isMmc(unit);
}

/** Support weapons and Guns: what can be possessed. */
export function isWeapon(unit: AslUnit): boolean {
  return unit.kind === 'weapon' || unit.kind === 'gun';
}

export function isVehicle(unit: AslUnit): boolean {
  return unit.kind === 'vehicle' && !unit.wreck;
}

/** Infantry neither broken nor in Melee; a vehicle neither Shocked nor Stunned (2.0/GoodOrder). */
export function isGoodOrder(unit: AslUnit): boolean {
  if (unit.kind === 'vehicle') return !unit.wreck && !unit.shock && !unit.stun;
  return isInfantry(unit) && !unit.broken && !unit.melee;
}

/** Personnel and vehicles: what fights, not what is carried. */
export function isCombatant(unit: AslUnit): boolean {
  return isInfantry(unit) || isVehicle(unit);
}

export function enemyOf(battle: AslBattle, side: SideId): SideId {
  const [first, second] = battle.options.order;
  return side === first ? second : first;
}

export function attacker({ clock }: AslBattle): SideId {
  return clock.active as SideId;
}

export function defender(battle: AslBattle): SideId {
  return enemyOf(battle, attacker(battle));
}

export function unitsOf(battle: AslBattle, side: SideId): AslUnit[] {
  return battle.units().filter((unit) => unit.side === side);
}

export function enemiesAt(battle: AslBattle, at: LocationId, side: SideId): AslUnit[] {
  return battle.unitsAt(at).filter((unit) => unit.side !== side && isCombatant(unit));
}

/** An enemy "?": there may be somebody beneath it. */
export function enemyMarkerAt(battle: AslBattle, at: LocationId, side: SideId): AslUnit | undefined {
  return battle.unitsAt(at).find((unit) => unit.side !== side && unit.kind === 'concealment');
}

export function weaponsOf(battle: AslBattle, unit: AslUnit): AslUnit[] {
  const near = unit.at === undefined ? battle.units() : battle.unitsAt(unit.at);
  return near.filter((other) => other.possessor === unit.id);
}

/** What a side has in hand on the map: its orders about Weapons are listed from these. */
export function armsOf(battle: AslBattle, side: SideId): (AslUnit & { readonly at: LocationId })[] {
  return battle
    .units()
    .filter(
      (unit): unit is AslUnit & { readonly at: LocationId } =>
        unit.possessor !== undefined && unit.side === side && unit.at !== undefined,
    );
}

export function possessorOf(battle: AslBattle, weapon: AslUnit): AslUnit | undefined {
  return weapon.possessor === undefined ? undefined : battle.unit(weapon.possessor);
}

/** Leadership worsens by one with a wound (3.2.3/wound-b). */
export function leadershipOf(leader: AslUnit): number {
  return (leader.leadership ?? 0) + (leader.wounded ? 1 : 0);
}

/** A leader whose modifier counts: neither broken nor pinned (1.2.1/b, 3.2.3/PTC-f), nor in Melee, nor at a Weapon (4.0/n). */
export function canLead(leader: AslUnit): boolean {
  return isLeader(leader) && isGoodOrder(leader) && !leader.pinned && !leader.serving;
}

/** The leader with the best modifier; the first by id among equals. */
export function bestLeader(leaders: readonly AslUnit[]): AslUnit | undefined {
  let best: AslUnit | undefined;
  for (const leader of leaders) if (!best || leadershipOf(leader) < leadershipOf(best)) best = leader;
  return best;
}

/** The morale a unit checks against now. */
export function moraleOf(battle: AslBattle, unit: AslUnit): number {
  const printed = (unit.broken ? unit.brokenMorale : unit.morale) ?? 0;
  return printed - (unit.wounded ? 1 : 0) + (unit.raised ? 1 : 0) + inspiration(battle, unit);
}

/** A Japanese leader raises the morale of the Japanese MMC in his location by one (8.1.7/d). */
function inspiration(battle: AslBattle, unit: AslUnit): number {
  if (unit.nationality !== 'Japanese' || !isMmc(unit) || unit.at === undefined) return 0;
  return battle.unitsAt(unit.at).some((other) => isLeader(other) && other.nationality === 'Japanese') ? 1 : 0;
}

/** Green units without a Good Order leader, and all Conscripts (5.4). */
export function isInexperienced(battle: AslBattle, unit: AslUnit): boolean {
  if (!isMmc(unit)) return false;
  if (unit.class === 'conscript') return true;
  if (unit.class !== 'green' || unit.at === undefined) return unit.class === 'green';
  return !battle
    .unitsAt(unit.at)
    .some((other) => other.side === unit.side && isLeader(other) && isGoodOrder(other));
}

/** Squads and crews are elite or of a class; leaders count as elite (1.2.1, 1.2.2). */
export function isElite(unit: AslUnit): boolean {
  return unit.kind === 'leader' || unit.kind === 'crew' || unit.class === 'elite';
}

/** A weapon in the hands of another nationality than its own (5.5). */
export function isCaptured(battle: AslBattle, weapon: AslUnit): boolean {
  const holder = possessorOf(battle, weapon);
  if (!holder) return false;
  return (
    (ARMS[holder.nationality] ?? holder.nationality) !== (ARMS[weapon.nationality] ?? weapon.nationality)
  );
}

/** Marines use American weapons (8.4/a), the SS German ones. */
const ARMS: Readonly<Record<string, string>> = { USMC: 'American', 'German SS': 'German' };

/** An enemy unit that this one knows: it is not concealed and it is in its line of sight (2.0/KEU). */
export function isKnownTo(battle: AslBattle, enemy: AslUnit, unit: AslUnit): boolean {
  if (enemy.side === unit.side || enemy.hidden || enemy.at === undefined || unit.at === undefined)
    return false;
  return isCombatant(enemy) && !sight(battle, enemy.at, unit.at).blocked;
}

/** Next to a Known Enemy Unit, or in one location with it. */
export function isBesideKnownEnemy(battle: AslBattle, unit: AslUnit, unbroken = false): boolean {
  if (unit.at === undefined) return false;
  return battle
    .units()
    .some(
      (enemy) =>
        isKnownTo(battle, enemy, unit) &&
        !(unbroken && enemy.broken) &&
        isBeside(battle, enemy.at as LocationId, unit.at as LocationId),
    );
}

function isBeside(battle: AslBattle, a: LocationId, b: LocationId): boolean {
  return hexOf(a) === hexOf(b) || areAdjacent(battle, hexOf(a), hexOf(b));
}
