/** Main armament (7.2, 3.2.4): what is its own among the shots of Ordnance. To Hit and effect are chapter 6. */
import type { Roll } from '../../kernel/dice/index.js';
import { die } from '../../kernel/dice/index.js';
import { hexOf, type LocationId, type SideId } from '../../kernel/position/position.js';
import { sixthsBetween } from '../../mechanics/facing.js';
import { TO_HIT_DRM } from '../charts/index.js';
import { moversAt, targetsAt } from '../fire/attack.js';
import { chartsOf } from '../fire/ift.js';
import { cannotSee, type Forbidden, forbid, type Manner, mayShootAgain, occasion } from '../fire/window.js';
import { cannotFire, defaultAmmunition, isSmoke } from '../ordnance/ammunition.js';
import type { Shot, ShotOrder } from '../ordnance/shot.js';
import { type TargetType, toHit } from '../ordnance/to-hit.js';
import type { RefusalCode } from '../refusals.js';
import { sight } from '../sight/sight.js';
import type { AslAct, AslBattle, AslChange, AslUnit, Modifier, RuleId } from '../system.js';
import { distance, onMap } from '../terrain/map.js';
import { enemyMarkerAt, isVehicle } from '../units/units.js';
import { turretModifier } from './arc-change.js';
import { arcOf, covers, HEXSPINE_COUNT, type Mount, turnTowards, vcaOf } from './arcs.js';
import { bogCheck } from './bog.js';
import { isCramped } from './cost.js';
import { recall } from './damage.js';
import { point } from './expend.js';
import { hasTurret, isExposed, isMobile, isNonStopped, isRestricted, isWorking } from './state.js';
import { firingMarks, isBounding, mayFireNow } from './window.js';

type Case = Parameters<(typeof TO_HIT_DRM.drm.axes)[0]['key']>[0];

/** A shot of the main armament as ordered, or what forbids it. */
export function vehicleShotOf(battle: AslBattle, order: ShotOrder, by: SideId): Shot | Forbidden {
  const weapon = battle.unit(order.weapon);
  if (!weapon || weapon.side !== by || weapon.calibre === undefined || weapon.at === undefined)
    return forbid('NO_WEAPON', `You have no vehicle "${order.weapon}" with a main armament.`);
  if (!onMap(battle, order.at)) return forbid('NO_SUCH_HEX', `The map has no hex ${order.at}.`);
  const from = weapon.at;
  const range = distance(battle, from, order.at);
  const manner = mannerOfMain(battle, weapon, order, range);
  if (typeof manner === 'object') return manner;
  const type: TargetType = order.type ?? (order.target === undefined ? 'ITT' : 'VTT');
  const ammo = order.ammo ?? (weapon.lacks?.includes('AP') ? 'HE' : defaultAmmunition(weapon, type));
  const number = toHit(battle, weapon, { type, range, ammo, mortar: false });
  if (!number || type === 'own') return forbid('WRONG_TARGET_TYPE', 'It has no such table.', '3.2.4/a');
  const facing = mainFacing(battle, weapon, order);
  if ('refused' in facing) return facing;
  const shot: Shot = {
    weapon,
    holder: weapon,
    from,
    at: order.at,
    range,
    type,
    target: order.target === undefined ? undefined : battle.unit(order.target),
    ammo,
    mortar: false,
    explosive: ammo === 'HE' || ammo === 'WP',
    steep: false,
    number,
    ...facing,
    manner,
    intensive: order.intensive ?? false,
    spendRof: order.spendRof ?? false,
  };
  return (
    cannotFire(battle, weapon, ammo, type) ??
    checkType(battle, shot) ??
    checkTarget(battle, shot, order, by) ??
    checkSmoke(battle, shot, by) ??
    shot
  );
}

/** Its main armament could fire in this phase without Intensive Fire, whatever at. */
export function mayFireMain(battle: AslBattle, vehicle: AslUnit): boolean {
  const order = { weapon: vehicle.id, at: vehicle.at as LocationId };
  return isWorking(vehicle, 'MA') && typeof mannerOfMain(battle, vehicle, order, 0) === 'string';
}

function mannerOfMain(
  battle: AslBattle,
  weapon: AslUnit,
  { at, intensive }: ShotOrder,
  range: number,
): Manner | Forbidden {
  const no = (code: RefusalCode, why: string, ...cites: RuleId[]) =>
    forbid(code, `${weapon.name}: ${why}`, ...cites);
  const manner = mayFireNow(battle, weapon, at);
  if (typeof manner === 'object') return manner;
  if (weapon.malfunctioned || weapon.weaponsDisabled?.includes('MA'))
    return no('MALFUNCTIONED', 'its main armament does not work.', '7.2/c');
  if (isRestricted(weapon) && weapon.ce)
    return no('CREW_EXPOSED', 'this turret is served buttoned up.', '7.2/b');
  if (weapon.openTopped && !weapon.ce)
    return no('BUTTONED_UP', 'it is served with the crew exposed.', '7.13/a');
  if (weapon.intensive) return no('HAS_FIRED', 'it has used Intensive Fire.', '3.2.4/IF-a');
  const { phase } = battle.clock;
  if (phase === 'AFPh' && weapon.firedIn === 'MPh' && (weapon.fire !== undefined || usedMachineGuns(weapon)))
    return no('HAS_FIRED', 'it fired in the MPh and has no Rate of Fire left.', '3.5/e', '3.3.2.2/f');
  if (phase === 'AFPh' && weapon.firedIn === 'PFPh') return no('HAS_FIRED', 'it fired in the PFPh.', '3.5/a');
  if (phase === 'MPh' && isBounding(battle, weapon)) {
    if (weapon.fire === 'prep' || weapon.firedIn === 'PFPh')
      return no('HAS_FIRED', 'it fired in the PFPh.', '3.3/a');
    if (usedMachineGuns(weapon) && weapon.firedFrom !== weapon.at)
      return no('OTHER_HEX', 'its weapons fire from one hex.', '3.3.2.2/d');
    if (weapon.firedAfter !== undefined && weapon.firedAfter === weapon.spent)
      return no('NO_MP_SPENT', 'it fires again after spending another MP.', '3.3.2.2/d');
  }
  if (weapon.fire === undefined)
    return intensive ? no('NOT_NEEDED', 'it has not lost its Rate of Fire.', '3.2.4/IF-a') : manner;
  if (!intensive) return no('HAS_FIRED', 'it has fired.', '3.2/a');
  return cannotBeIntensive(battle, weapon, range) ?? manner;
}

function usedMachineGuns({ weaponsFired }: AslUnit): boolean {
  return (weaponsFired?.length ?? 0) > 0;
}

/** Once in the same phase; not pinned, not in the AFPh, in the DFPh only close by (3.2.4/IF). */
function cannotBeIntensive(battle: AslBattle, weapon: AslUnit, range: number): Forbidden | undefined {
  const { phase } = battle.clock;
  const no = (why: string, ...cites: RuleId[]) =>
    forbid('NO_INTENSIVE_FIRE', `${weapon.name}: ${why}`, ...cites);
  if (weapon.noIntensiveFire) return no('no Intensive Fire is printed on it.', '3.2.4/IF-d');
  if (weapon.pinned) return no('its crew is pinned.', '7.13/b', '3.2.4/IF-d');
  if (phase === 'AFPh') return no('no Intensive Fire in the AFPh.', '3.2.4/IF-d');
  if (phase === 'DFPh' && range > 1)
    return no('only at the same or an adjacent hex in the DFPh.', '3.2.4/IF-d');
  return undefined;
}

/** Within its arc, or turned so far; in its own MPh it is the MP that turn it (7.8/j, 3.2.4/CA-b). */
function mainFacing(
  battle: AslBattle,
  weapon: AslUnit,
  { at, ca }: ShotOrder,
): { readonly ca: number | undefined; readonly turns: number } | Forbidden {
  const from = weapon.at as LocationId;
  const arc = arcOf(weapon, 'MA') as number;
  const towards = approach(battle, weapon, at);
  if (towards !== undefined && covers(battle, from, arc, towards)) return { ca: undefined, turns: 0 };
  if (towards === undefined) return forbid('NOT_IN_ARC', 'Its own hex is out of its arc.', '3.2.4/CA-h');
  if (isBounding(battle, weapon))
    return forbid('NOT_IN_ARC', 'It fires within its arc as it moves.', '7.8/j');
  if (!hasTurret(weapon) && !isMobile(weapon))
    return forbid('NOT_IN_ARC', 'Its hull cannot turn.', '2.0/Immobilized', '7.6/f');
  const { by, hexspines } = turnTowards(battle, from, arc, towards);
  const nearest = (arc + by) % HEXSPINE_COUNT;
  if (ca !== undefined && (sixthsBetween(arc, ca) !== hexspines || !covers(battle, from, ca, towards)))
    return forbid('NOT_IN_ARC', `Turn ${hexspines} hexspines, or not at all.`, '3.2.4/CA-b');
  return { ca: ca ?? nearest, turns: hexspines };
}

/**
 * The hex by which the arc is judged: for its own hex the one from which the moving enemy came; an immobile vehicle's bow
 * does not cover its own hex else (3.2.4/CA-g, CA-h).
 */
export function approach(
  battle: AslBattle,
  vehicle: AslUnit,
  at: LocationId,
  mount = mountOfMain(vehicle),
): LocationId | undefined {
  if (hexOf(vehicle.at as LocationId) !== hexOf(at)) return at;
  if (battle.clock.phase === 'MPh' && !isBounding(battle, vehicle)) {
    const mover = battle.unitsAt(at).find((unit) => unit.moving && unit.side !== vehicle.side);
    return (mover?.hexes ?? 0) > 0 ? mover?.from : at;
  }
  return mount === 'bow' && !isMobile(vehicle) ? undefined : at;
}

function checkType(battle: AslBattle, { weapon, type, range }: Shot): Forbidden | undefined {
  if (type !== 'ATT') return undefined;
  if (range === 0)
    return forbid('TOO_NEAR', 'The Area Target Type cannot be used in the own hex.', '3.2.4/ATT-c');
  if (isBounding(battle, weapon) || isNonStopped(weapon))
    return forbid('MOVING', 'The Area Target Type cannot be used on the move.', '3.2.4/ATT-c');
  return undefined;
}

function checkTarget(
  battle: AslBattle,
  shot: Shot,
  { target: id }: ShotOrder,
  by: SideId,
): Forbidden | undefined {
  const { type, at, target, weapon, from } = shot;
  const unseen = cannotSee(battle, weapon.name, from, at);
  if (unseen) return unseen;
  const defending = battle.clock.phase === 'MPh' && !isBounding(battle, weapon);
  if (id !== undefined || type === 'VTT') {
    if (type !== 'VTT' || !target || target.at !== at || target.side === by || !isVehicle(target))
      return forbid('NO_VEHICLE', 'Name the enemy vehicle in that hex that is aimed at.', '3.2.4/VTT');
    if (defending && !target.moving)
      return forbid('NOT_MOVING', `${target.name} does not move.`, '3.2.4/proc-e');
    if (defending && !mayShootAgain(target, weapon))
      return forbid('NO_MORE_SHOTS', `${weapon.name} has fired at it here already.`, '3.3.3/i');
    return undefined;
  }
  const there = targetsAt(battle, at, by);
  const movers = defending ? moversAt(battle, at, by) : [];
  if (type === 'ATT' && defending && movers.length === 0)
    return forbid('NO_TARGET', `Nobody moves in ${at}.`, '3.2.4/proc-e');
  if (type !== 'ATT' && there.length === 0 && !enemyMarkerAt(battle, at, by))
    return forbid('NO_TARGET', `There is nobody to aim at in ${at}.`, '3.2.4/ITT-a');
  if (defending && movers.every((mover) => !mayShootAgain(mover, weapon)))
    return forbid('NO_MORE_SHOTS', `${weapon.name} has fired at them here already.`, '3.3.3/i');
  return undefined;
}

function checkSmoke(battle: AslBattle, { ammo }: Shot, by: SideId): Forbidden | undefined {
  if (!isSmoke(ammo)) return undefined;
  const { phase } = battle.clock;
  if (phase !== 'PFPh' && phase !== 'DFPh')
    return forbid('NOT_NOW', 'Smoke is fired in the PFPh or the DFPh.', '6.2/s');
  return battle.side(by).hasFired
    ? forbid('TOO_LATE', 'Smoke is fired before anything else.', '6.2/s')
    : undefined;
}

/** The To Hit DRM of a vehicle that fires (Cases 2, 8, 9, 10, 13, 14, 16 and the +1 counter). */
export function vehicleFirerModifiers(battle: AslBattle, shot: Shot): Modifier[] {
  const { weapon, turns, range, intensive, manner } = shot;
  const found: Modifier[] = [];
  const add = (name: Case, label: string, ...cites: RuleId[]) =>
    found.push({ label, value: chartsOf(battle).lookup(TO_HIT_DRM.drm, name), cites });
  const bounding = isBounding(battle, weapon);
  if (bounding || (manner === 'advancing' && (weapon.hexes ?? 0) > 0)) {
    add(BOUNDING[traverse(weapon)], 'Bounding Fire', '3.2.4/case14', '3.3.2.2/b');
    if (bounding) found.push(...hurried(battle, shot));
  } else if (manner === 'advancing') add('firer fires in AFPh', 'fires in the AFPh', '3.5/a');
  const mount = mountOfMain(weapon);
  const hexspines = bounding
    ? 0
    : turns + (weapon.firedAt === undefined && turns === 0 ? turnedBefore(weapon, mount) : 0);
  if (hexspines > 0) found.push(turretModifier(battle, weapon, mount, hexspines));
  if (!isExposed(weapon)) add('vehicle firer BU', 'buttoned up', '7.7/a');
  if (weapon.pinned) add('firer pinned', 'pinned crew', '3.2.4/case2', '7.13/b');
  if (intensive) add('Intensive Fire', 'Intensive Fire', '3.2.4/IF-a');
  if (weapon.plusOne) add('stunned/recalled firer counter', '+1 counter', '7.10/stun-c');
  if (range === 0) add("fire at a target in the firer's own hex", 'target in its own hex', '3.2.4/case10');
  return found;
}

/** Case 16: a vehicle that fires on the move doubles the lower die of its To Hit DR. */
export function motionModifiers({ weapon }: Shot, roll: Roll): Modifier[] {
  if (weapon.kind !== 'vehicle' || !isNonStopped(weapon)) return [];
  const value = Math.min(die(roll, 'white').face, die(roll, 'coloured').face);
  return [{ label: 'on the move: lower die doubled', value, cites: ['3.2.4/case16', '2.0/MotionFire'] }];
}

/** No Acquisition is gained by Bounding First Fire or in Motion (6.10/e). */
export function isOnTheMove(battle: AslBattle, weapon: AslUnit): boolean {
  return weapon.kind === 'vehicle' && (isBounding(battle, weapon) || isNonStopped(weapon));
}

const BOUNDING = {
  fast: 'bounding firer, T turret',
  slow: 'bounding firer, ST/RST turret',
  none: 'bounding firer, NT',
} as const satisfies Readonly<Record<string, Case>>;

function traverse(vehicle: AslUnit): keyof typeof BOUNDING {
  if (!hasTurret(vehicle)) return 'none';
  return vehicle.turret === 'T' ? 'fast' : 'slow';
}

/** A target that was seen for a few MP only is harder to hit: Delay helps (3.3.2.2/b, c). */
function hurried(battle: AslBattle, { weapon, at }: Shot): Modifier[] {
  const inSight = Object.entries(weapon.seen ?? {}).reduce(
    (sum, [hex, mp]) => sum + (sight(battle, hex, at).blocked ? 0 : mp),
    0,
  );
  const name =
    inSight <= 1
      ? 'bounding firer, at most 1 MP in LOS'
      : inSight <= 3
        ? 'bounding firer, 2-3 MP in LOS'
        : undefined;
  if (!name) return [];
  return [
    {
      label: `${inSight} MP in sight`,
      value: chartsOf(battle).lookup(TO_HIT_DRM.drm, name),
      cites: ['3.3.2.2/b', '3.3.2.2/c'],
    },
  ];
}

/** Turns the turret, or the whole vehicle, before the shot; a hull among trees may bog instead. False: it could not. */
export function turnToFire(
  act: AslAct,
  { weapon, ca, turns }: Pick<Shot, 'weapon' | 'ca' | 'turns'>,
): boolean {
  if (turns === 0 || ca === undefined) return true;
  const turret = hasTurret(weapon);
  if (!turret && isCramped(act.battle, weapon.at as LocationId) && bogCheck(act, weapon.id, 'turn'))
    return false;
  if (turret) point(act, weapon.id, vcaOf(weapon), ca);
  else point(act, weapon.id, ca);
  rememberTurn(act, weapon, mountOfMain(weapon), turns);
  return true;
}

function mountOfMain(vehicle: AslUnit): Mount {
  return hasTurret(vehicle) ? 'turret' : 'bow';
}

const TURNED = { turret: 'caChanged', bow: 'vcaChanged' } as const;

/** Hexspines that the mount was turned in this phase for the fire of its weapons. */
export function turnedBefore(vehicle: AslUnit, mount: Mount): number {
  return vehicle[TURNED[mount]] ?? 0;
}

/** What was turned in this phase counts for the other weapons of the mount as well (7.8/d). */
export function rememberTurn(act: AslAct, vehicle: AslUnit, mount: Mount, hexspines: number): void {
  const set = { [TURNED[mount]]: turnedBefore(vehicle, mount) + hexspines };
  act.effect(
    'vehicle-marked',
    { vehicle: vehicle.id, marker: 'turned' },
    { changes: [{ do: 'unit', unit: vehicle.id, set }], cites: ['7.8/d'] },
  );
}

/** Its Rate of Fire; a bow-mounted gun that turned has one less (3.2.4/ROF). */
export function keepsMainRof(shot: Shot, coloured: number): boolean {
  const { weapon, turns } = shot;
  if (shot.spendRof || shot.intensive || weapon.pinned || shot.manner === 'advancing' || shot.type === 'ATT')
    return false;
  const turned = !hasTurret(weapon) && turns + turnedBefore(weapon, 'bow') > 0;
  return coloured <= (weapon.rof ?? 0) - (turned ? 1 : 0);
}

const INTENSIVE = 2;

/** It fires no more after that DR: Low Ammo alone does not silence it. */
export function isMainDown(weapon: AslUnit, intensive: boolean, dr: number): boolean {
  const failure = mainFailure(weapon, intensive, dr);
  return failure === 'malfunctioned' || failure === 'disabled';
}

/** Malfunction, Low Ammo, or the end of it (7.2/c, 7.2.1, 3.2.4/IF-b). */
export function breakMainArmament(
  act: AslAct,
  { weapon, intensive }: Pick<Shot, 'weapon' | 'intensive'>,
  dr: number,
): void {
  const result = mainFailure(weapon, intensive, dr);
  if (!result) return;
  const set = {
    malfunctioned: { malfunctioned: true as const },
    disabled: { weaponsDisabled: [...(weapon.weaponsDisabled ?? []), 'MA'] },
    'low ammo': { lowOnAmmo: true as const },
  }[result];
  act.effect(
    'vehicle-weapon-failed',
    { vehicle: weapon.id, weapon: 'MA', dr, result },
    {
      changes: [{ do: 'unit', unit: weapon.id, set }],
      cites: weapon.lowAmmo === undefined ? ['7.2/c'] : ['7.2.1'],
    },
  );
  if (result === 'disabled') recall(act, weapon.id, '7.10/recall-d');
}

/** With a circled B#: an original 12 malfunctions, less is Low Ammo, and then the same again the end (7.2.1). */
export function mainFailure(
  weapon: AslUnit,
  intensive: boolean,
  dr: number,
): 'malfunctioned' | 'disabled' | 'low ammo' | undefined {
  const { lowAmmo } = weapon;
  const printed = lowAmmo ?? weapon.breakdown ?? 12;
  if ((intensive || weapon.lowOnAmmo) && dr >= printed) return 'disabled';
  const number = printed - (intensive ? INTENSIVE : 0) - (weapon.lowOnAmmo ? 1 : 0);
  if (dr < number) return undefined;
  if (lowAmmo === undefined || weapon.lowOnAmmo || dr === 12) return 'malfunctioned';
  return 'low ammo';
}

/** Fire markers of the main armament, and how often the movers were fired at. */
export function markMainArmament(act: AslAct, shot: Shot, kept: boolean, by: SideId): void {
  const { battle } = act;
  const { weapon, intensive, at } = shot;
  const marker = markerOf(battle, weapon, intensive);
  const spent = intensive || (weapon.rof === undefined && shot.turns > 0 && !hasTurret(weapon));
  const bounding = isBounding(battle, weapon);
  const changes: AslChange[] = [
    {
      do: 'unit',
      unit: weapon.id,
      set: {
        firedAt: occasion(battle, at),
        ...firingMarks(battle, weapon),
        ...(bounding && { firedAfter: weapon.spent ?? 0 }),
        ...(!kept && { fire: marker }),
        ...(spent && { intensive: true as const }),
      },
    },
  ];
  if (battle.clock.phase === 'MPh' && !bounding)
    for (const mover of moversAt(battle, at, by))
      changes.push({
        do: 'unit',
        unit: mover.id,
        set: { shotAt: { ...mover.shotAt, [weapon.id]: (mover.shotAt?.[weapon.id] ?? 0) + 1 } },
      });
  if (!isSmoke(shot.ammo)) changes.push({ do: 'side', side: by, set: { hasFired: true } });
  if (kept) act.effect('rate-of-fire-kept', { weapon: weapon.id }, { cites: ['1.2.4.1/a'] });
  act.effect('vehicle-marked', { vehicle: weapon.id, marker }, { changes, cites: ['3.2/a', '3.3.2.2/a'] });
}

export function markerOf(
  battle: AslBattle,
  vehicle: AslUnit,
  intensive = false,
): 'prep' | 'first' | 'final' | 'bounding' {
  const { phase } = battle.clock;
  if (phase === 'PFPh' || phase === 'AFPh') return 'prep';
  if (isBounding(battle, vehicle)) return 'bounding';
  return phase === 'DFPh' || intensive ? 'final' : 'first';
}
