/** Fire Groups (3.2.2): who may fire together at one target, and with which leaders. */
import { hexOf, type LocationId, type SideId, type UnitId } from '../../kernel/position/position.js';
import type { AslBattle, AslUnit, Modifier } from '../system.js';
import { areAdjacent, distance, onMap } from '../terrain/map.js';
import { groundAt, isThicket } from '../terrain/terrain.js';
import {
  canLead,
  enemyMarkerAt,
  isGoodOrder,
  isInfantry,
  isLeader,
  isMmc,
  possessorOf,
  weaponsOf,
} from '../units/units.js';
import { isDefensive, targetsAt } from './attack.js';
import { isInReach } from './firepower.js';
import {
  cannotAimFrom,
  type Forbidden,
  forbid,
  type Manner,
  mannerOf,
  mayShootAgain,
  mostWeapons,
  occasion,
} from './window.js';

export interface FireOrder {
  /** The location fired at. */
  readonly at: LocationId;
  /** Units that fire their own firepower, and weapons; a leader who is not the possessor helps to man a weapon. */
  readonly firers: readonly UnitId[];
  /** Leaders who direct the fire. */
  readonly leaders?: readonly UnitId[] | undefined;
  /** Weapons with Rate of Fire left do not fire again: they leave Residual FP (3.3.5/b). */
  readonly spendRof?: boolean | undefined;
}

/** One unit or weapon that fires, and how. */
export interface Shot {
  readonly firing: AslUnit;
  readonly holder: AslUnit;
  readonly manner: Manner;
}

export interface Group {
  readonly shots: readonly Shot[];
  readonly helpers: readonly AslUnit[];
  readonly leaders: readonly AslUnit[];
  /** DRM of the order, added to those of the firers. */
  readonly modifiers?: readonly Modifier[];
}

const GROUPABLE: ReadonlySet<string> = new Set(['LMG', 'MMG', 'HMG', 'ATR']);

/** Weapons whose firepower can join in a Fire Group: machine guns and anti-tank rifles. */
export function isGroupable(unit: AslUnit): boolean {
  return unit.kind === 'weapon' && GROUPABLE.has(unit.weapon ?? '');
}

export function isForbidden(value: object): value is Forbidden {
  return 'refused' in value;
}

/** Puts the group together, or returns what forbids it. */
export function groupOf(battle: AslBattle, order: FireOrder, by: SideId): Group | Forbidden {
  if (!onMap(battle, order.at)) return forbid('NO_SUCH_HEX', `The map has no hex ${order.at}.`);
  const units: AslUnit[] = [];
  for (const id of [...order.firers, ...(order.leaders ?? [])]) {
    const unit = battle.unit(id);
    if (!unit || unit.at === undefined) return forbid('NO_SUCH_UNIT', `There is no unit "${id}" on the map.`);
    if (unit.side !== by) return forbid('NOT_YOUR_UNIT', `${unit.name} is not yours.`);
    units.push(unit);
  }
  const firers = units.slice(0, order.firers.length);
  const leaders = units.slice(order.firers.length);
  if (new Set(order.firers).size < firers.length)
    return forbid('TWICE', 'A unit fires once in an attack.', '3.2/a');
  const shots: Shot[] = [];
  for (const firing of firers) {
    if (isLeader(firing)) continue;
    const shot = shotOf(battle, firing, order.at);
    if (isForbidden(shot)) return shot;
    shots.push(shot);
  }
  const helpers = firers.filter(isLeader);
  const group = { shots, helpers, leaders };
  return (
    checkSomebodyFires(group) ??
    checkTarget(battle, order.at, by) ??
    checkShots(battle, group, order.at, by) ??
    checkHelpers(group) ??
    checkUse(group) ??
    checkProtective(battle, group) ??
    checkLinks(battle, group) ??
    checkThickets(battle, group) ??
    checkMandatory(battle, group, order.at) ??
    checkLeaders(group) ??
    group
  );
}

function shotOf(battle: AslBattle, firing: AslUnit, at: LocationId): Shot | Forbidden {
  if (!isMmc(firing) && !isGroupable(firing))
    return forbid('NO_FIREPOWER', `${firing.name} has no firepower to join in.`, '3.2.2/i');
  const holder = isInfantry(firing) ? firing : possessorOf(battle, firing);
  const manner = mannerOf(battle, firing, at);
  if (typeof manner === 'object') return manner;
  return { firing, holder: holder as AslUnit, manner };
}

function checkSomebodyFires({ shots }: Group): Forbidden | undefined {
  return shots.length > 0
    ? undefined
    : forbid('NO_FIREPOWER', 'Name the units and weapons that fire.', '3.2.2/a');
}

function checkTarget(battle: AslBattle, at: LocationId, by: SideId): Forbidden | undefined {
  if (targetsAt(battle, at, by).length > 0 || enemyMarkerAt(battle, at, by)) return undefined;
  const mover =
    isDefensive(battle, by) && battle.units().find((unit) => unit.moving && unit.at !== undefined);
  const why = mover
    ? `Nobody moves in ${at}: ${mover.name} is in ${mover.at}, and goes on when you pass.`
    : `There is nobody to fire at in ${at}.`;
  return forbid('NO_TARGET', why, '3.2.1/a');
}

function checkShots(battle: AslBattle, group: Group, at: LocationId, by: SideId): Forbidden | undefined {
  const directed = group.leaders.length > 0;
  for (const { firing, holder } of group.shots) {
    const from = holder.at as LocationId;
    if (!isInReach(firing, distance(battle, from, at), directed))
      return forbid('OUT_OF_RANGE', `${firing.name} does not reach ${at}.`, '3.2.2/b', '4.1/d');
    const cannot = cannotAimFrom(battle, holder, from, at);
    if (cannot) return cannot;
    if (
      battle.clock.phase === 'MPh' &&
      !targetsAt(battle, at, by).some((mover) => mayShootAgain(mover, firing))
    )
      return forbid(
        'NO_MORE_SHOTS',
        `${firing.name} has fired at those units here already.`,
        '3.3.3/h',
        '3.3.3/i',
      );
  }
  return undefined;
}

/** A second leader at the same weapon must be with its possessor and do nothing else. */
function checkHelpers({ helpers, shots }: Group): Forbidden | undefined {
  for (const helper of helpers) {
    const manned = shots.find(
      ({ holder, firing }) => isLeader(holder) && holder.at === helper.at && firing.id !== helper.id,
    );
    const busy = helper.fire && !helper.used?.includes(manned?.firing.id ?? '');
    if (!manned || !isGoodOrder(helper) || busy || helper.id === manned.holder.id)
      return forbid(
        'CANNOT_HELP',
        `${helper.name} can help only a leader who fires a weapon beside him.`,
        '4.1/b',
      );
  }
  return undefined;
}

/** How many Weapons a unit may use, and what that costs it (4.0/l to n). */
export function checkUse({ shots }: Group): Forbidden | undefined {
  for (const holder of new Set(shots.map((shot) => shot.holder))) {
    const mine = shots.filter((shot) => shot.holder === holder);
    const weapons = mine.map(({ firing }) => firing.id).filter((id) => id !== holder.id);
    const used = new Set([...(holder.used ?? []), ...weapons]);
    if (used.size > mostWeapons(holder))
      return forbid('TOO_MANY_WEAPONS', `${holder.name} cannot use another Weapon.`, '4.0/m', '4.0/n');
    const firesItself = weapons.length < mine.length || holder.fire !== undefined;
    if (firesItself && forfeitsFire(holder, used.size) && !mine.every(isCloseFire))
      return forbid('FIREPOWER_FORFEITED', `${holder.name} forfeits its own fire by its Weapons.`, '4.0/m');
  }
  return undefined;
}

/** Final Protective Fire takes all the firepower and machine guns that a unit has (3.3.3/FPF-c). */
function checkProtective(battle: AslBattle, { shots }: Group): Forbidden | undefined {
  const firing = new Set(shots.map((shot) => shot.firing.id));
  for (const { holder, manner } of shots) {
    if (manner !== 'final-protective' || !isMmc(holder)) continue;
    const guns = weaponsOf(battle, holder).filter((one) => isGroupable(one) && !one.malfunctioned);
    const used = guns.filter(({ id }) => firing.has(id)).length;
    if (!firing.has(holder.id) || used < Math.min(guns.length, mostWeapons(holder)))
      return forbid('ALL_FIREPOWER', `${holder.name} must use all it has.`, '3.3.3/FPF-c');
  }
  return undefined;
}

/** A squad with two Weapons, a half-squad or crew with one, has no fire of its own left. */
function forfeitsFire(holder: AslUnit, used: number): boolean {
  return isMmc(holder) && used >= mostWeapons(holder);
}

/** Subsequent First Fire, Final Protective Fire and Final Fire at adjacent units are open to all. */
function isCloseFire({ manner }: Shot): boolean {
  return manner === 'subsequent' || manner === 'final-protective' || manner === 'final-adjacent';
}

/** Each hex of the group touches another one of it (3.2.2/h). */
function checkLinks(battle: AslBattle, group: Group): Forbidden | undefined {
  return chains(battle, hexesOf(group.shots)).length > 1
    ? forbid('NOT_LINKED', 'The hexes of a Fire Group must touch one another.', '3.2.2/h')
    : undefined;
}

/** Two hexes of dense jungle, kunai or bamboo do not fire together (8.2/b). */
function checkThickets(battle: AslBattle, { shots }: Group): Forbidden | undefined {
  const thickets = hexesOf(shots).filter((hex) => isThicket(groundAt(battle, hex)));
  return thickets.length > 1
    ? forbid('THICKETS', `Fire from ${thickets.join(' and ')} cannot be combined.`, '8.2/b')
    : undefined;
}

export function hexesOf(shots: readonly Shot[]): LocationId[] {
  return [...new Set(shots.map(({ holder }) => holder.at as LocationId))].sort();
}

/** Sets of hexes that hang together. */
export function chains(battle: AslBattle, hexes: readonly LocationId[]): LocationId[][] {
  const left = new Set(hexes);
  const found: LocationId[][] = [];
  for (const hex of hexes) {
    if (!left.delete(hex)) continue;
    const chain = [hex];
    for (const link of chain)
      for (const other of [...left])
        if (areAdjacent(battle, hexOf(link), hexOf(other))) {
          left.delete(other);
          chain.push(other);
        }
    found.push(chain);
  }
  return found;
}

/** Infantry of one hex that fires at one target fires together, but for shots kept by Rate of Fire (3.2.2/k). */
function checkMandatory(battle: AslBattle, { shots }: Group, at: LocationId): Forbidden | undefined {
  const now = occasion(battle, at);
  for (const hex of hexesOf(shots)) {
    const fresh = shots.some(({ firing, holder }) => holder.at === hex && firing.firedAt !== now);
    if (!fresh) continue;
    const others = battle
      .unitsAt(hex)
      .filter((unit) => unit.firedAt === now && (isMmc(unit) || isGroupable(unit)))
      .filter((unit) => !shots.some(({ firing }) => firing.id === unit.id));
    if (others.length > 0)
      return forbid('MANDATORY_FIRE_GROUP', `The units in ${hex} must fire at ${at} together.`, '3.2.2/k');
  }
  return undefined;
}

/** A leader directs units in his own hex; every hex needs one; once in a Player Turn, or the same firers again. */
function checkLeaders({ shots, helpers, leaders }: Group): Forbidden | undefined {
  if (leaders.length === 0) return undefined;
  const hexes = hexesOf(shots);
  const firing = shots.map((shot) => shot.firing.id);
  const serving = new Set([...helpers, ...shots.map(({ holder }) => holder)].map(({ id }) => id));
  for (const leader of leaders) {
    const refusal = checkLeader(leader, firing);
    if (refusal) return refusal;
    if (serving.has(leader.id))
      return forbid('LEADER_FIRES', `${leader.name} serves a Weapon himself.`, '4.0/n');
    if (!hexes.includes(leader.at as LocationId))
      return forbid('LEADER_ELSEWHERE', `${leader.name} directs only units in his own hex.`, '3.2.2/l');
  }
  if (!hexes.every((hex) => leaders.some((leader) => leader.at === hex)))
    return forbid('LEADER_MISSING', 'A leader must direct in every hex of the Fire Group.', '3.2.2/m');
  return undefined;
}

export function checkLeader(leader: AslUnit, firing: readonly UnitId[]): Forbidden | undefined {
  if (leader.used?.length) return forbid('LEADER_FIRED', `${leader.name} has used a Weapon.`, '4.0/n');
  if (!isLeader(leader) || !canLead(leader))
    return forbid('CANNOT_LEAD', `${leader.name} cannot lead now.`, '1.2.1/b', '3.2.3/PTC-f');
  const { directed } = leader;
  if (directed ? !firing.every((id) => directed.includes(id)) : leader.fire !== undefined)
    return forbid('LEADER_BUSY', `${leader.name} has directed other fire.`, '3.2.2/l', '3.4/e');
  return undefined;
}
