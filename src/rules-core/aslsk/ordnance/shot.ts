/** A shot of Ordnance as ordered: everything that must be right before the dice are rolled (3.2.4, 6). */
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { arcsTowards, isInArc, sixthsBetween } from '../../mechanics/facing.js';
import { isDefensive, moversAt, targetsAt } from '../fire/attack.js';
import { checkLeader, checkUse, isForbidden } from '../fire/group.js';
import {
  cannotAimFrom,
  type Forbidden,
  forbid,
  type Manner,
  mannerOf,
  mayShootAgain,
} from '../fire/window.js';
import type { AslBattle, AslUnit, Modifier } from '../system.js';
import { distance, onMap } from '../terrain/map.js';
import { groundAt, isBuilding } from '../terrain/terrain.js';
import { enemyMarkerAt, isGoodOrder, isInfantry, isLeader, isVehicle, possessorOf } from '../units/units.js';
import { vehicleShotOf } from '../vehicles/firing.js';
import { type Ammunition, cannotFire, defaultAmmunition, isSmoke } from './ammunition.js';
import { cannotServe, firesDownhill, isConfined, notYetAvailable } from './light-anti-tank.js';
import { gunOf } from './protection.js';
import { type TargetType, type ToHit, toHit } from './to-hit.js';
import {
  canFireBothWays,
  firesAsMortar,
  isGun,
  isLatw,
  isMachineGun,
  isMortar,
  isOrdnance,
  isShapedCharge,
  millimetres,
} from './weapon.js';

export interface ShotOrder {
  readonly weapon: UnitId;
  readonly at: LocationId;
  readonly type?: TargetType | undefined;
  /** The vehicle aimed at on the Vehicle Target Type. */
  readonly target?: UnitId | undefined;
  readonly ammo?: Ammunition | undefined;
  /** The hexspine to turn to first. */
  readonly ca?: number | undefined;
  readonly intensive?: boolean | undefined;
  /** A Gun that can do both fires as a mortar. */
  readonly mortar?: boolean | undefined;
  readonly leader?: UnitId | undefined;
  readonly helper?: UnitId | undefined;
  readonly spendRof?: boolean | undefined;
  readonly backblast?: 'avoid' | 'accept' | undefined;
}

export interface Shot {
  readonly weapon: AslUnit;
  readonly holder: AslUnit;
  readonly from: LocationId;
  readonly at: LocationId;
  readonly range: number;
  readonly type: TargetType;
  readonly target?: AslUnit | undefined;
  readonly ammo: Ammunition;
  readonly mortar: boolean;
  /** HE or WP; and whether it falls steeply enough to burst in the treetops. */
  readonly explosive: boolean;
  readonly steep: boolean;
  readonly number: ToHit;
  /** Hexspines to turn to the facing `ca`. */
  readonly turns: number;
  readonly ca: number | undefined;
  readonly manner: Manner;
  readonly intensive: boolean;
  readonly leader?: AslUnit | undefined;
  readonly helper?: AslUnit | undefined;
  readonly spendRof: boolean;
  readonly backblast?: 'avoid' | 'accept' | undefined;
  /** An original DR of so much on the IFT is a dud. */
  readonly dudFrom?: number;
  /** DRM of the firer that other chapters know of: a vehicle's hatches, its motion. */
  readonly extra?: readonly Modifier[];
}

/** Puts the shot together, or returns what forbids it. */
export function shotOf(battle: AslBattle, order: ShotOrder, by: SideId): Shot | Forbidden {
  const weapon = battle.unit(order.weapon);
  if (weapon?.kind === 'vehicle') return vehicleShotOf(battle, order, by);
  if (!weapon || weapon.side !== by || !(isOrdnance(weapon) || isMachineGun(weapon)))
    return forbid('NO_WEAPON', `You have no Gun, mortar or anti-tank weapon "${order.weapon}".`);
  if (isMachineGun(weapon) && order.type !== 'VTT' && order.target === undefined)
    return forbid('NO_VEHICLE', `${weapon.name} shoots at a vehicle (target); at others it fires.`, '4.1/g');
  if (!onMap(battle, order.at)) return forbid('NO_SUCH_HEX', `The map has no hex ${order.at}.`);
  const holder = possessorOf(battle, weapon);
  if (!holder || holder.at === undefined || !isInfantry(holder))
    return forbid('NOT_POSSESSED', `${weapon.name} is not manned.`, '3.2.4/proc-a');
  const mannedBy = crewOf(battle, weapon, holder, order);
  if (isForbidden(mannedBy)) return mannedBy;
  const range = distance(battle, holder.at, order.at);
  const mortar = firesAsMortar(weapon, order.mortar);
  const type = typeOf(weapon, order, mortar);
  const ammo = order.ammo ?? defaultAmmunition(weapon, type);
  const manner = mannerOfShot(battle, weapon, holder, order, range);
  if (typeof manner === 'object') return manner;
  const number = toHit(battle, weapon, { type, range, ammo, mortar });
  if (!number) return forbid('OUT_OF_RANGE', `${weapon.name} does not reach ${order.at}.`, '4.4/a');
  const facing = facingOf(battle, weapon, holder, order);
  if (isForbidden(facing)) return facing;
  const from = holder.at;
  const target = order.target === undefined ? undefined : battle.unit(order.target);
  const explosive = ammo === 'HE' || ammo === 'WP';
  const steep = mortar && !isThrown(weapon, ammo, range);
  const shell = { type, ammo, mortar, explosive, steep, number };
  const common = { weapon, holder, from, at: order.at, range, ...shell, manner };
  const shot: Shot = {
    ...common,
    ...facing,
    ...mannedBy,
    target,
    intensive: order.intensive ?? false,
    spendRof: order.spendRof ?? false,
    ...(isConfined(battle, weapon, from) && {
      backblast: order.backblast ?? (holder.pinned ? 'accept' : 'avoid'),
    }),
  };
  return (
    checkType(battle, shot, order) ??
    checkMachineGun(shot) ??
    cannotFire(battle, weapon, ammo, type) ??
    checkPlace(battle, shot) ??
    checkRange(battle, shot) ??
    checkTarget(battle, shot, order, by) ??
    checkSmoke(battle, shot, by) ??
    checkServing(shot, order) ??
    shot
  );
}

/** Mortars fire on the Area Target Type (6.9/b), weapons with a table on that, everything else at Infantry if not told otherwise. */
function typeOf(weapon: AslUnit, { type, target, ammo }: ShotOrder, mortar: boolean): TargetType {
  if (type) return type;
  if (mortar || (ammo !== undefined && isSmoke(ammo))) return 'ATT';
  if (isShapedCharge(weapon)) return 'own';
  return target === undefined && !isLatw(weapon) ? 'ITT' : 'VTT';
}

interface Crew {
  readonly leader?: AslUnit;
  readonly helper?: AslUnit;
}

/** Who directs the shot, and who helps a leader to serve the weapon. */
function crewOf(
  battle: AslBattle,
  weapon: AslUnit,
  holder: AslUnit,
  { leader: leaderId, helper: helperId }: ShotOrder,
): Crew | Forbidden {
  if (isGun(weapon) && isLeader(holder))
    return forbid('TOO_FEW', `${weapon.name} needs a crew or at least a half-squad.`, '1.2.6/b');
  const leader = leaderId === undefined ? undefined : battle.unit(leaderId);
  const helper = helperId === undefined ? undefined : battle.unit(helperId);
  if (leaderId !== undefined) {
    if (isGun(weapon)) return forbid('NO_LEADERSHIP', 'Leaders do not direct the fire of Guns.', '4.5/a');
    if (!leader || leader.side !== weapon.side || leader.at !== holder.at || leader.id === holder.id)
      return forbid('LEADER_ELSEWHERE', 'Another leader in the same hex must direct it.', '4.4.1/c');
    const refusal = checkLeader(leader, [weapon.id]);
    if (refusal) return refusal;
  }
  if (helperId !== undefined) {
    const fit =
      helper &&
      isLeader(helper) &&
      helper.side === weapon.side &&
      helper.at === holder.at &&
      isLeader(holder);
    const busy = helper?.fire && !helper.used?.includes(weapon.id);
    if (!fit || helper.id === holder.id || !isGoodOrder(helper) || busy || helper.id === leaderId)
      return forbid('CANNOT_HELP', 'Only a second leader helps a leader at a weapon.', '4.5/a');
  }
  return cannotServe(weapon, holder, helper) ?? { ...(leader && { leader }), ...(helper && { helper }) };
}

/** How it fires in this phase; a Gun that has lost its Rate of Fire only by Intensive Fire. */
function mannerOfShot(
  battle: AslBattle,
  weapon: AslUnit,
  holder: AslUnit,
  { at, intensive }: Pick<ShotOrder, 'at' | 'intensive'>,
  range: number,
): Manner | Forbidden {
  const { fire, ...fresh } = weapon;
  const manner = mannerOf(battle, fresh as AslUnit, at);
  if (typeof manner === 'object') return manner;
  if (weapon.turned && weapon.caChanged)
    return forbid('HAS_TURNED', `${weapon.name} has changed its CA at the end of this phase.`, '3.2.4/CA-d');
  if (!fire) {
    if (!intensive) return manner;
    return forbid('NOT_NEEDED', `${weapon.name} has not lost its Rate of Fire.`, '3.2.4/IF-a');
  }
  if (!intensive) return forbid('HAS_FIRED', `${weapon.name} has fired.`, '3.2/a', '3.2.4/IF-a');
  return cannotBeIntensive(battle, weapon, holder, range) ?? manner;
}

function cannotBeIntensive(
  battle: AslBattle,
  weapon: AslUnit,
  holder: AslUnit,
  range: number,
): Forbidden | undefined {
  const { phase } = battle.clock;
  const no = (why: string, ...cites: Forbidden['cites']) =>
    forbid('NO_INTENSIVE_FIRE', `${weapon.name}: ${why}`, ...cites);
  if (!isGun(weapon)) return no('support weapons have no Intensive Fire.', '3.2.4/IF-a');
  if (weapon.noIntensiveFire) return no('no Intensive Fire is printed on it.', '3.2.4/IF-d');
  if (holder.pinned) return no('no Intensive Fire by a pinned crew.', '3.2.4/IF-d');
  if (phase === 'AFPh') return no('no Intensive Fire in the AFPh.', '3.2.4/IF-d');
  if (phase === 'DFPh' && range > 1)
    return no('only at the same or an adjacent hex in the DFPh.', '3.2.4/IF-d', '3.4/c');
  const spent = weapon.fire === 'final' && (phase === 'MPh' || weapon.firedAt === undefined);
  return spent ? no('it is marked Final Fire.', '3.4/c') : undefined;
}

interface Facing {
  readonly ca: number | undefined;
  readonly turns: number;
}

/** Within its CA, or turned so far that it is (3.2.4/CA-b). */
export function facingOf(
  battle: AslBattle,
  weapon: AslUnit,
  holder: AslUnit,
  { at, ca }: Pick<ShotOrder, 'at' | 'ca'>,
): Facing | Forbidden {
  const from = holder.at as LocationId;
  if (!isGun(weapon) || weapon.ca === undefined) return { ca: undefined, turns: 0 };
  const towards = enteredFrom(battle, from, at);
  const facings = isInArc(battle, from, weapon.ca, towards)
    ? [weapon.ca]
    : arcsTowards(battle, from, weapon.ca, towards);
  const facing = ca ?? (facings[0] as number);
  if (!facings.includes(facing))
    return forbid('NOT_IN_ARC', `Turn to hexspine ${facings.join(' or ')}, or not at all.`, '3.2.4/CA-b');
  const turns = sixthsBetween(weapon.ca, facing);
  if (turns > 0 && holder.pinned)
    return forbid('PINNED', 'A pinned Gun does not change its CA.', '3.2.4/CA-b');
  if (turns > 0 && groundAt(battle, from) === 'bamboo')
    return forbid('BAMBOO', 'No Gun turns and fires in bamboo.', '8.2.1/bamboo-d');
  return { ca: facing, turns };
}

/** Units that enter the Gun's own hex in their Movement Phase are fired at through the hexside they cross (3.2.4/CA-g). */
function enteredFrom(battle: AslBattle, from: LocationId, at: LocationId): LocationId {
  if (from !== at || battle.clock.phase !== 'MPh') return at;
  return battle.unitsAt(at).find((unit) => unit.moving)?.from ?? at;
}

/** A machine gun shoots at armour within its normal range, and by nothing halved (4.1/g). */
function checkMachineGun({ weapon, holder, manner, range, ammo }: Shot): Forbidden | undefined {
  if (!isMachineGun(weapon)) return undefined;
  const no = (why: string) => forbid('NO_AP', `${weapon.name}: ${why}`, '4.1/g');
  if (ammo !== 'AP') return no('it has nothing but its bullets.');
  if (range > (weapon.range ?? 0)) return no('armour only within normal range.');
  const whole = manner === 'prep' || manner === 'first' || manner === 'final';
  if (!whole || holder.pinned || isLeader(holder)) return no('not with halved firepower.');
  return undefined;
}

function checkType(battle: AslBattle, shot: Shot, { mortar }: ShotOrder): Forbidden | undefined {
  const { weapon, type } = shot;
  if (mortar && !isMortar(weapon) && !canFireBothWays(weapon))
    return forbid('NO_MORTAR', `${weapon.name} cannot fire as a mortar.`, 'H/Type92');
  if (canFireBothWays(weapon) && weapon.firedAs && weapon.firedAs !== (shot.mortar ? 'mortar' : 'gun'))
    return forbid('FIRED_OTHERWISE', `${weapon.name} has fired as a ${weapon.firedAs}.`, 'H/Type92');
  if (shot.mortar && type !== 'ATT')
    return forbid('WRONG_TARGET_TYPE', 'A mortar fires on the Area Target Type.', '6.9/b');
  if (isLatw(weapon) && type !== (isShapedCharge(weapon) ? 'own' : 'VTT'))
    return forbid('WRONG_TARGET_TYPE', `${weapon.name} has its own way to hit.`, '4.4/a');
  if (type === 'own' && !isShapedCharge(weapon))
    return forbid('WRONG_TARGET_TYPE', `${weapon.name} has no To Hit table of its own.`, '3.2.4/a');
  if (type === 'ATT' && shot.range === 0)
    return forbid('TOO_NEAR', 'The Area Target Type cannot be used in the own hex.', '3.2.4/ATT-c');
  return notYetAvailable(battle, weapon);
}

/** No mortar fires out of a building or dense jungle (6.9/a, 8.2.1/jungle-f). */
function checkPlace(battle: AslBattle, { mortar, from, at, weapon }: Shot): Forbidden | undefined {
  const ground = groundAt(battle, from);
  if (mortar && isBuilding(ground))
    return forbid('IN_BUILDING', 'No mortar fires from a building.', '1.1.1/bldg-c', '6.9/a');
  if (mortar && (ground === 'dense-jungle' || ground === 'bamboo'))
    return forbid('IN_JUNGLE', 'No mortar fires from dense jungle.', '8.2.1/jungle-f');
  return cannotAimFrom(battle, weapon, from, at);
}

function checkRange(battle: AslBattle, shot: Shot): Forbidden | undefined {
  const { weapon, range, mortar, from, at } = shot;
  const least = canFireBothWays(weapon) && !mortar ? undefined : weapon.minRange;
  if (least !== undefined && range < least)
    return forbid('TOO_NEAR', `${weapon.name} fires at ${least} hexes at least.`, '6.9/c', '3.2.4/range');
  const limited = mortar || isLatw(weapon) || (isGun(weapon) && !canFireBothWays(weapon));
  if (limited && weapon.range !== undefined && range > weapon.range)
    return forbid('OUT_OF_RANGE', `${weapon.name} reaches ${weapon.range} hexes.`, '6.9/c', '3.2.4/range');
  return checkGrenadeLauncher(shot) ?? firesDownhill(battle, weapon, from, at, range);
}

/** The Type 89 throws WP, and HE at two hexes or less, as one would by hand (H/Type89HGL). */
export function isThrown(weapon: AslUnit, ammo: Ammunition, range: number): boolean {
  return isGrenadeLauncher(weapon) && (ammo === 'WP' || (ammo === 'HE' && range <= 2));
}

/** The Japanese Type 89 grenade launcher. */
export function isGrenadeLauncher(weapon: AslUnit): boolean {
  return (
    weapon.kind === 'weapon' &&
    isMortar(weapon) &&
    weapon.nationality === 'Japanese' &&
    millimetres(weapon) === 50
  );
}

function checkGrenadeLauncher({ weapon, ammo, range }: Shot): Forbidden | undefined {
  if (!isGrenadeLauncher(weapon)) return undefined;
  if (ammo === 'WP' && range > 5)
    return forbid('OUT_OF_RANGE', `${weapon.name} throws WP 5 hexes at most.`, 'H/Type89HGL-b');
  if (ammo === 'smoke' && (range < 3 || range > 10))
    return forbid('OUT_OF_RANGE', `${weapon.name} throws Smoke 3 to 10 hexes.`, 'H/Type89HGL-c');
  return undefined;
}

function checkTarget(
  battle: AslBattle,
  shot: Shot,
  { target: id }: ShotOrder,
  by: SideId,
): Forbidden | undefined {
  const { type, at, target, weapon } = shot;
  if (id !== undefined && (type === 'ITT' || type === 'ATT'))
    return forbid('WRONG_TARGET_TYPE', 'This Target Type is fired at the hex: name no target.', '3.2.4/b');
  if (id !== undefined || type === 'VTT') {
    if (!target || target.at !== at || target.side === by || !isVehicle(target))
      return forbid('NO_VEHICLE', 'Name the enemy vehicle in that hex that is aimed at.', '3.2.4/VTT');
    if (battle.clock.phase === 'MPh' && !target.moving)
      return forbid('NOT_MOVING', `${target.name} does not move.`, '3.2.4/proc-e');
    if (battle.clock.phase === 'MPh' && !mayShootAgain(target, weapon))
      return forbid('NO_MORE_SHOTS', `${weapon.name} has fired at it here already.`, '3.3.3/i');
    return undefined;
  }
  const there = targetsAt(battle, at, by);
  if (battle.clock.phase === 'MPh') {
    const movers = moversAt(battle, at, by);
    if (movers.length === 0) return forbid('NO_TARGET', `Nobody moves in ${at}.`, '3.2.4/proc-e');
    if (movers.every((mover) => !mayShootAgain(mover, weapon)))
      return forbid('NO_MORE_SHOTS', `${weapon.name} has fired at them here already.`, '3.3.3/i');
  }
  if (type === 'ATT') return undefined;
  if (there.length === 0 && !enemyMarkerAt(battle, at, by) && gunsAt(battle, at, by).length === 0)
    return forbid('NO_TARGET', `There is nobody to aim at in ${at}.`, '6.11/a');
  return shot.ammo === 'HEAT' ? checkShapedCharge(battle, shot, there) : undefined;
}

/** Guns that nobody mans: targets all the same (4.4/b). */
export function gunsAt(battle: AslBattle, at: LocationId, by: SideId): AslUnit[] {
  if (isDefensive(battle, by)) return [];
  return battle.unitsAt(at).filter((unit) => isGun(unit) && unit.side !== by && unit.possessor === undefined);
}

/** HEAT harms Guns, the units that man them, and Infantry in buildings but not in huts (6.2/HEAT, 4.4/b, 8.2.1/hut-g). */
export function isHarmedByHeat(battle: AslBattle, target: AslUnit): boolean {
  if (isGun(target) || gunOf(battle, target)) return true;
  const ground = groundAt(battle, target.at as LocationId);
  return ground === 'stone-building' || ground === 'wooden-building';
}

function checkShapedCharge(
  battle: AslBattle,
  { at, weapon }: Shot,
  there: readonly AslUnit[],
): Forbidden | undefined {
  const guns = gunsAt(battle, at, weapon.side);
  if ([...there, ...guns].some((target) => isHarmedByHeat(battle, target))) return undefined;
  return forbid(
    'NOT_IN_BUILDING',
    `HEAT harms only Infantry in buildings, Guns and vehicles; none is in ${at}.`,
    '4.4/b',
    '6.2/HEAT',
  );
}

/** Smoke comes first in the phase; only WP is fired by Defensive First Fire (6.2/s, 6.2/WP). */
function checkSmoke(battle: AslBattle, { ammo }: Shot, by: SideId): Forbidden | undefined {
  if (!isSmoke(ammo)) return undefined;
  const { phase } = battle.clock;
  if (phase === 'MPh' && ammo === 'WP') return undefined;
  if (phase !== 'PFPh' && phase !== 'DFPh')
    return forbid('NOT_NOW', 'Smoke is fired in the PFPh or the DFPh.', '6.2/s', '1.2.5/b');
  if (battle.side(by).hasFired)
    return forbid('TOO_LATE', 'Smoke is fired before anything else in the phase.', '6.2/s');
  return undefined;
}

/** How many weapons a unit may use (4.0/m, n), and whether backblast can be avoided (4.4.3). */
function checkServing(shot: Shot, order: ShotOrder): Forbidden | undefined {
  const { weapon: firing, holder, manner, backblast } = shot;
  if (backblast === 'avoid' && holder.pinned)
    return forbid('PINNED', 'A pinned firer cannot avoid the backblast.', '4.4.3');
  if (order.backblast && !backblast)
    return forbid('NO_BACKBLAST', 'This shot has no backblast to avoid.', '4.4.3');
  if (shot.intensive) return undefined;
  return checkUse({ shots: [{ firing, holder, manner }], helpers: [], leaders: [] });
}
