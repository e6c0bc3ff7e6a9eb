/** Whether a gun can fire so (13.2, 13.6, 13.9, 13.11), with the eyes of its side. */

import { isRefusal } from '../../kernel/decide/action.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { isEnemyMarker } from '../ch02-sight/03-vehicles.js';
import { canBeMadeOut, isTooDark } from '../ch02-sight/08-night.js';
import { commanderOf } from '../ch03-infantry/03-armour-leaders.js';
import { inTheWater } from '../ch05-fire/01-group.js';
import { targetsOf } from '../ch05-fire/02-aim.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import { firePhaseOf, isAtOnce } from '../ch05-fire/06-at-once.js';
import { crossersOf } from '../ch05-fire/06-movers.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { recoillessRefusal } from '../ch08-support-weapons/21-recoilless.js';
import { isLaying } from '../ch09-artillery/05-indirect-fire.js';
import { inTheSaddle, leavesGun } from '../ch10-guns/01-crews.js';
import { withAGun } from '../ch10-guns/02-towing.js';
import { firesOnce, handsRefusal, mortarRefusal } from '../ch10-guns/04-mortars.js';
import { hasTwoCrews, isFlak88, shotsWith } from '../ch10-guns/06-flak-88.js';
import { rocketRefusal } from '../ch10-guns/07-launchers.js';
import { tooShakenToFire } from '../ch11-vehicles/08-way-off.js';
import { isBeneath } from '../ch11-vehicles/20-beneath.js';
import { isInSight } from '../ch11-vehicles/29-sight.js';
import { tooFastToFire } from '../ch11-vehicles/31-motion.js';
import { behindScreens } from '../ch11-vehicles/41-amphibians.js';
import { tooMadToFire } from '../ch11-vehicles/berserk.js';
import { isManned, isOneLine, isOneMan, isSoft, looksOut } from '../ch11-vehicles/state.js';
import { isPlace, isTooSteep } from '../ch14-terrain/03-levels.js';
import { keptInByHedgerow, turnsAtHedgerow } from '../ch14-terrain/06-hedgerows.js';
import { groundAt, isBuilding, isSheer } from '../ch14-terrain/ground.js';
import { firesNot, isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { tooFarBelow } from '../ch15-fortifications/06-upstairs.js';
import { frozenFast } from '../ch16-fire/06-russian-winter.js';
import { type Battle, noSuchPlace, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import {
  isAboard,
  isAfraid,
  isGun,
  isHero,
  isLeader,
  isLightMortar,
  isMarker,
  isVehicle,
  type OnMap,
} from '../units/kinds.js';
import { isRocketLauncher, type Piece, pieceOf } from '../units/ordnance.js';
import { hitNumber, type Line } from './03-to-hit.js';
import { firerModifiers, targetModifiers, terrainModifiers } from './07-modifiers.js';
import { isFrozen, isWedged, type Traversed, traverseAt, turnedTooFar } from './09-covered-arc.js';
import { intensiveRefusal, isFrenzied } from './11-intensive-fire.js';
import { isTooEarlyFor } from './12-wear.js';
import { crestRefusal } from './14-crest.js';
import { asFiredAt, tooLate, tooSoon } from './16-early-shots.js';
import { lineFor } from './17-guns.js';
import { isAtEmplacedGun } from './17-lost-guns.js';
import { isShaped } from './20-location.js';
import { aimAtTracks } from './23-immobilization.js';
import { hulkOf, wreckNamed } from './24-wrecks-again.js';
import { flight, isCore, supplyOf } from './27-special-ammunition.js';

export interface Asked {
  readonly unit: string;
  readonly at: string;
  readonly target?: string | undefined;
  readonly ammunition?: Ammunition | undefined;
  readonly hull?: true | undefined;
  readonly intensive?: true | undefined;
  readonly immobilize?: true | undefined;
  readonly commander?: true | undefined;
  readonly leader?: string | undefined;
  readonly second?: string | undefined;
  readonly spray?: readonly string[] | undefined;
  /** Before its target has spent a quarter of its points there, so that it may fire again (13.16/q4). */
  readonly early?: true | undefined;
  /** The name of a wreck. */
  readonly wreck?: string | undefined;
}

/** What was asked, with all that was left out. */
export interface Plan extends Asked {
  readonly ammunition: Ammunition;
  /** The final number, as far as the side can see. */
  readonly needs: number;
}

/** Ids only: what fires is found again when it does. */
export function planOf(battle: Battle, by: string, said: Asked): Plan | Refusal {
  const asked = inRage(battle, said);
  const piece = readyPiece(battle, by, asked);
  if (isRefusal(piece)) return { path: '$.unit', ...piece };
  const { at, target: id } = asked;
  if (!isPlace(battle, at)) return noSuchPlace(at, 'at');
  const traversed = traverseAt(battle, piece, at, asked.hull);
  const held = heldBack(battle, piece, asked);
  if (held) return held;
  const aimed = targetIn(battle, by, piece, asked);
  if (isRefusal(aimed)) return { path: id === undefined ? '$.at' : '$.target', ...aimed };
  const { target } = aimed;
  const loaded = ammunitionFor(battle, piece, asked, target);
  if (isRefusal(loaded)) return { path: '$.ammunition', ...loaded };
  const tracks = asked.immobilize
    ? aimAtTracks(battle, piece.unit.at, target, isShaped(loaded.ammunition))
    : [];
  if (isRefusal(tracks)) return { path: '$.immobilize', ...tracks };
  const line = lineOf(target);
  const isRushed = asked.early && tooLate(piece, target);
  if (isRushed) return { path: '$.early', ...isRushed };
  const seen = target ? asFiredAt(target, asked) : menSeen(battle, by, piece, at);
  const modifiers = [
    ...firerModifiers(battle, piece, {
      at,
      traversed,
      intensive: isIntensive(piece, asked),
      led: asked.commander === true,
      leader: asked.leader,
    }),
    ...targetModifiers(battle, piece, seen, at),
    ...terrainModifiers(battle, piece, seen, at, isShaped(loaded.ammunition)),
    ...tracks,
    ...flight(battle, piece.unit.at, at, loaded.ammunition),
  ];
  return { ...asked, ...loaded, needs: hitNumber(battle, piece, line, at) - sumOf(modifiers) };
}

/** A berserk crew fires as fast as it can, asked or not (3.25.9). */
function inRage(battle: Battle, asked: Asked): Asked {
  const piece = pieceOf(battle, battle.unit(asked.unit));
  return piece?.crew.berserk && isFrenzied(battle, piece) ? { ...asked, intensive: true } : asked;
}

/** What keeps it from firing at that hex, whatever it fires. */
export function heldBack(battle: Battle, piece: Piece, asked: Asked): Refusal | undefined {
  const { at } = asked;
  const traversed = traverseAt(battle, piece, at, asked.hull);
  return (
    isLaying(battle, piece.unit) ??
    tooMadToFire(battle, piece.unit, at) ??
    tooFastToFire(battle, piece.unit) ??
    tooShakenToFire(battle, piece.unit) ??
    (asked.hull ? notToBeTurned(piece) : undefined) ??
    isFrozen(piece, traversed) ??
    frozenFast(battle, piece.unit, at) ??
    besideItsLine(battle, piece, at) ??
    isWedged(battle, piece, traversed) ??
    tooHeavyToTurn(piece, traversed) ??
    turnedTooFar(piece, traversed) ??
    otherTarget(piece, asked) ??
    turnsAtHedgerow(battle, piece.unit, at, traversed.added > 0) ??
    keptInByHedgerow(battle, [asShot(piece)], at) ??
    crestRefusal(battle, piece, at) ??
    tooSoon(battle, piece, asked) ??
    notLed(battle, piece, asked) ??
    mortarRefusal(battle, piece, at) ??
    tooSteep(battle, piece, at) ??
    tooFarBelow(battle, piece.unit, at) ??
    firesNot(battle, piece.crew, at) ??
    outOfSight(battle, piece, asked)
  );
}

/** An AFV does not raise its gun so far (14.3.11). */
const tooSteep = (battle: Battle, { unit }: Piece, at: string): Refusal | undefined =>
  isVehicle(unit) && isTooSteep(battle, unit.at, at)
    ? {
        ...refuse('NO_SIGHT', `${unit.name} cannot aim so high: only its AA machine gun can.`, '14.3.11'),
        path: '$.at',
      }
    : undefined;

/** After the coaxial gun the gun fires along its line (11.7.7/b). */
const besideItsLine = (battle: Battle, { unit }: Piece, at: string): Refusal | undefined =>
  isVehicle(unit) && unit.gunsAt !== undefined && !isOneLine(battle, unit.at, unit.gunsAt, at)
    ? refuse(
        'NOT_TOGETHER',
        `${unit.name} fires beside its gun at ${unit.gunsAt}: aim along that line.`,
        '11.7.7/b',
      )
    : undefined;

/** The line of the table for a target; men where none is named. */
export const lineOf = (target: Unit | undefined): Line =>
  target === undefined ? 'infantry' : isVehicle(target) || isMarker(target) ? 'vehicle' : lineFor(target);

export const isIntensive = ({ unit }: Piece, { intensive }: Asked): boolean =>
  intensive === true || unit.intensive === true;

/** A gun of the side that can fire now. */
export function readyPiece(battle: Battle, by: string, asked: Asked): Piece | Refusal {
  const { unit: id, intensive } = asked;
  const piece = pieceOf(battle, battle.unit(id));
  if (!piece || piece.crew.side !== by)
    return refuse('NOT_YOUR_UNIT', `You have no gun "${id}" on the map that is manned: name one of yours.`);
  return (
    outOfOrder(piece) ??
    crewRefusal(battle, piece) ??
    rocketRefusal(battle, piece) ??
    recoillessRefusal(battle, piece, asked) ??
    handsRefusal(battle, piece, asked) ??
    tooOften(battle, piece, intensive === true, asked.second) ??
    piece
  );
}

function outOfOrder({ unit }: Piece): Refusal | undefined {
  if (unit.gunOut || unit.malfunctioned)
    return refuse('MALFUNCTIONED', `The gun of ${unit.name} does not work.`, '10.9.2.1');
  return undefined;
}

function crewRefusal(battle: Battle, { unit, crew }: Piece): Refusal | undefined {
  if (isVehicle(unit) && (!isManned(unit) || unit.driverOnly) && !isServedOutside(battle, unit))
    return refuse('NO_CREW', `${unit.name} has no crew that is in its senses.`, '11.8.3', '13.22.3');
  const held = behindScreens(unit) ?? withAGun(unit);
  if (held) return held;
  if (isVehicle(unit) && isOneMan(unit) && unit.exposed)
    return refuse(
      'CANNOT_USE',
      `The man in the turret of ${unit.name} looks out: he fires no gun.`,
      '11.3.3',
    );
  if (isVehicle(unit) && isOneMan(unit) && unit.leaving)
    return refuse('CANNOT_USE', `The man in the turret of ${unit.name} was stunned.`, '11.3.5');
  if (isVehicle(unit) && isOneMan(unit) && (unit.tinkered || unit.gunsAt !== undefined))
    return refuse(
      'HAS_FIRED',
      `The man in the turret of ${unit.name} has done something else.`,
      '11.3.2',
      '11.3.4',
    );
  if (isVehicle(unit) && unit.openTopped && !looksOut(unit))
    return refuse('NOT_EXPOSED', `The crew of ${unit.name} must be exposed to fire its gun.`, '11.10.1');
  if (isVehicle(unit)) return undefined;
  if (crew.broken) return refuse('BROKEN', `${crew.name} is broken.`, '3.21.1');
  if (crew.ti) return refuse('IMMOBILE', `${crew.name} is temporarily immobilized.`, '3.30.1');
  if (crew.unarmed) return refuse('UNARMED', `${crew.name} is unarmed.`, '5.8.1');
  if (isInMelee(battle, crew)) return refuse('IN_MELEE', `${crew.name} is locked in melee.`, '6.3.2');
  if (crew.onSkis && unit.weapon !== 'mortar')
    return refuse(
      'CANNOT_ATTACK',
      `${crew.name} is on skis, and serves no gun: take them off first.`,
      '4.13.13',
    );
  const isRiding = inTheSaddle(crew);
  if (isRiding) return isRiding;
  if (isAfraid(crew) && battle.clock.phase === 'prep-fire')
    return refuse('AFRAID', `${crew.name} has to move away from AFVs.`, '7.3.7/a');
  if (isLightMortar(unit)) return undefined;
  return gunRefusal(battle, unit, crew);
}

/** A rocket launcher whose crew has got out to load it (10.7.15). */
const isServedOutside = (battle: Battle, unit: OnMap): boolean =>
  isRocketLauncher(unit) &&
  battle
    .unitsAt(unit.at)
    .some(({ reloads, broken, kind }) => kind === 'crew' && reloads === unit.id && !broken);

const LARGE_FLAK = 75;

/** A gun on foot: pushed, in the way of walls, or served by one man (10.2.2/a, 10.2.3, 3.8.6/a). */
function gunRefusal(battle: Battle, unit: OnMap, crew: OnMap): Refusal | undefined {
  const { gun, pushed } = unit;
  const isGone = leavesGun(crew) ?? inTheWater(battle, crew);
  if (isGone) return isGone;
  if (crew.doubleTime && firePhaseOf(battle) === 'advancing-fire')
    return refuse('EXHAUSTED', `${crew.name} went at double time.`, '4.7.6');
  if (pushed) return refuse('HAS_MOVED', `${unit.name} was pushed in this player turn.`, '10.2.2/a');
  const isLarge =
    gun?.type === 'Art' || gun?.vehicleSized || (gun?.type === 'AA' && gun.calibre >= LARGE_FLAK);
  if (isLarge && (isBuilding(groundAt(battle, unit.at)) || isInBunker(crew)))
    return refuse('INDOORS', `${unit.name} does not fire out of a building or a bunker.`, '10.2.3');
  if (unit.limbered && isFlak88(unit) && !hasTwoCrews(battle, pieceOf(battle, unit) as Piece))
    return refuse('NO_CREW', `${unit.name} is limbered: it takes two crews to fire it.`, '10.6.1');
  if (isLeader(crew) && crew.wounds)
    return refuse('WOUNDED', `${crew.name} is wounded and serves no weapon.`, '3.4.4');
  if (isHero(crew) && (firePhaseOf(battle) !== 'defensive-fire' || unit.shotsFired))
    return refuse('NOT_NOW', `${crew.name} fires ${unit.name} once, in defence.`, '3.8.6/a');
  return undefined;
}

const AT_ONE_TARGET: readonly Piece['gun']['type'][] = ['Inf', 'Art', 'Mtr'];

/** Howitzers and mortars stay with their first target (10.1.9/b, 10.4.8). */
function otherTarget({ unit, gun }: Piece, { at, target }: Asked): Refusal | undefined {
  if (!unit.shotsFired || !unit.acquired || !AT_ONE_TARGET.includes(gun.type)) return undefined;
  const isSame = unit.acquired.at === at && (target === undefined || unit.acquired.units.includes(target));
  return isSame
    ? undefined
    : refuse('NOT_TOGETHER', `${unit.name} fires all its shots of a phase at one target.`, '10.1.9/b');
}

/** He directs the gun or the one on the roof, not both in a fire phase (3.3/Q). */
function notLed(battle: Battle, { unit }: Piece, { commander }: Asked): Refusal | undefined {
  if (!commander) return undefined;
  if (!commanderOf(battle, unit))
    return { ...refuse('NO_LEADER', `${unit.name} has no armour leader.`, '3.3.1'), path: '$.commander' };
  return unit.led === 'machine guns'
    ? refuse('HAS_FIRED', `The armour leader has directed the machine gun of ${unit.name}.`, '3.3/Q')
    : undefined;
}

/** One man does not turn it (3.8.6/a). */
const tooHeavyToTurn = ({ unit, crew, traverse }: Piece, { to }: Traversed): Refusal | undefined =>
  isHero(crew) && traverse === 'NT' && to !== (unit.facing ?? 0)
    ? refuse('TOO_HEAVY', `${crew.name} cannot turn ${unit.name} alone.`, '3.8.6/a')
    : undefined;

/** All its shots are of one phase (10.1.9/a), and none comes after what bars it (13.2, 13.6, 13.9.8). */
function tooOften(
  battle: Battle,
  piece: Piece,
  intensive: boolean,
  second: string | undefined,
): Refusal | undefined {
  const { unit, crew } = piece;
  const phase = firePhaseOf(battle);
  const { shotsFired = 0 } = unit;
  const isSpent =
    shotsFired === 0 &&
    !isLightMortar(unit) &&
    (isVehicle(unit) ? unit.prep && !unit.fired : crew.prep || crew.fired);
  if (unit.overran !== undefined || isSpent)
    return refuse('HAS_FIRED', `${unit.name} has used its fire in this player turn.`, '7.1.17', '13.9.5/a');
  if (unit.motion && piece.traverse === 'NT')
    return refuse('HAS_MOVED', `${unit.name} is in motion: its gun does not fire.`, '11.31.7', '11.31/q1');
  if (phase === 'advancing-fire' && unit.moved && piece.traverse === 'NT')
    return refuse('HAS_MOVED', `${unit.name} has moved: its gun does not fire.`, '13.9.8', '13.6');
  if (intensive) {
    const refusal = intensiveRefusal(battle, piece);
    if (refusal) return refusal;
  }
  const most =
    (firesOnce(piece, second) ? 1 : shotsWith(battle, piece)) + (intensive && !unit.intensive ? 1 : 0);
  if (shotsFired >= most || (shotsFired > 0 && crew.firedIn !== undefined && crew.firedIn !== phase))
    return refuse('HAS_FIRED', `${unit.name} has fired all its shots in this player turn.`, '10.1.9/a');
  return undefined;
}

const notToBeTurned = ({ unit }: Piece): Refusal | undefined =>
  isVehicle(unit) && isStuck(unit)
    ? refuse('IMMOBILE', `${unit.name} cannot turn its hull: turn the turret.`, '11.33.3', '11.29.9')
    : undefined;

/** Its hull stays as it is: immobilized, or beside an obstacle (11.33.3, 11.29.9). */
const isStuck = ({ immobilized, beside }: Unit): boolean => immobilized === true || beside !== undefined;

function outOfSight(battle: Battle, piece: Piece, { at, target }: Asked): Refusal | undefined {
  const { unit } = piece;
  if (!isInSight(battle, unit, at, target === undefined ? undefined : battle.unit(target)))
    return { ...refuse('NO_SIGHT', `${at} is not seen from ${unit.at}.`, '10.1.18'), path: '$.at' };
  if (isTooDark(battle, unit.at, at))
    return { ...refuse('TOO_DARK', `${unit.name} sees nothing in ${at} tonight.`, '2.8.1'), path: '$.at' };
  if (isVehicle(unit) && isSheer(battle, unit.at, at))
    return {
      ...refuse(
        'IMPASSABLE',
        `The gun of ${unit.name} does not point up or down the cliff to ${at}.`,
        '14.8.2',
      ),
      path: '$.at',
    };
  const { to, hull } = traverseAt(battle, piece, at);
  return hull && isVehicle(unit) && isStuck(unit) && to !== unit.facing
    ? refuse('IMMOBILE', `The hull of ${unit.name} cannot turn: it does not bear on ${at}.`, '11.33.3')
    : undefined;
}

/** The vehicle or gun fired at; none for men. */
interface Aimed {
  readonly target?: OnMap;
}

function targetIn(
  battle: Battle,
  by: string,
  piece: Piece,
  { at, target: id, wreck: name }: Asked,
): Aimed | Refusal {
  if (name !== undefined) {
    const wreck = id === undefined && !isAtOnce(battle) ? wreckNamed(battle, at, name) : undefined;
    return wreck
      ? { target: hulkOf(at, wreck) }
      : { ...refuse('NOTHING_THERE', `There is no wreck "${name}" in ${at}.`, '11.20.4'), path: '$.wreck' };
  }
  if (id === undefined) return menIn(battle, by, piece, at) ?? {};
  const target = battle.unit(id);
  if (!isAtOnce(battle) && isEnemyMarker(battle, by, id, at)) return { target: { ...(target as Unit), at } };
  if (!target || target.side === by || target.at !== at || !(isVehicle(target) || isGun(target)))
    return refuse('NOBODY_THERE', `There is no enemy vehicle or gun "${id}" in ${at}.`, '13.19/q1');
  return isAtOnce(battle) && !target.moving
    ? refuse('NOT_NOW', `${target.name} is not on the move.`, '13.15.1')
    : { target: { ...target, at } };
}

function menIn(battle: Battle, by: string, piece: Piece, at: string): Refusal | undefined {
  if (at === piece.unit.at)
    return refuse('SAME_HEX', `${piece.unit.name} does not fire at men in its own hex.`, '7.2.6/a');
  const movers = crossersOf(battle, at, by);
  const isThere = movers.length > 0 || menSeen(battle, by, piece, at) || hasMarker(battle, by, piece, at);
  return isThere ? undefined : refuse('NOBODY_THERE', `Nobody is seen in ${at} whom it could hurt.`, '5.1.1');
}

/** As the fire of infantry has it. */
export const asShot = ({ unit, crew }: Piece): Shot => ({ firing: unit, holder: crew });

/** The first of the men who are seen there; those aboard a vehicle are hit with it (13.19.11). */
const menSeen = (battle: Battle, by: string, piece: Piece, at: string): Unit | undefined =>
  targetsOf(battle, { at, shots: [asShot(piece)], movers: [] }, by).find(
    (unit) =>
      !isVehicle(unit) &&
      !isBeneath(battle, unit, at) &&
      !isAboard(unit) &&
      unit.side !== by &&
      !isAtEmplacedGun(battle, unit),
  );

const hasMarker = (battle: Battle, by: string, { crew }: Piece, at: string): boolean =>
  !isAtOnce(battle) &&
  battle
    .unitsAt(at)
    .some((unit) => isMarker(unit) && unit.side !== by && canBeMadeOut(battle, unit, at, [crew.at]));

/** Shot with a hard core is for armour, and for those who have it still (13.27.3.2, 13.27.3.5). */
function coreFor(
  battle: Battle,
  piece: Piece,
  ammunition: 'APCR' | 'APDS',
  target: OnMap | undefined,
): { readonly ammunition: Ammunition } | Refusal {
  const { unit } = piece;
  if (supplyOf(battle, piece)?.kind !== ammunition || unit.usedUp?.includes(ammunition))
    return refuse('NO_AMMUNITION', `${unit.name} has no ${ammunition}.`, '13.27.1.2', '13.27.3.5');
  return target && (isMarker(target) || (isVehicle(target) && !isSoft(target)))
    ? { ammunition }
    : refuse('NO_AMMUNITION', `${ammunition} is for AFVs: choose another.`, '13.27.3.4');
}

/** AP against armour, HE against all else; AP against men only in buildings (13.19.7, 13.27.2.1). */
function ammunitionFor(
  battle: Battle,
  piece: Piece,
  { ammunition, at }: Asked,
  target: OnMap | undefined,
): { readonly ammunition: Ammunition } | Refusal {
  const { unit, gun } = piece;
  if (ammunition && isCore(ammunition)) return coreFor(battle, piece, ammunition, target);
  const has = [
    ...(gun.only === 'HE' ? [] : (['AP'] as const)),
    ...(gun.only === 'AP' ? [] : (['HE'] as const)),
    ...(gun.heat === undefined ? [] : (['HEAT'] as const)),
  ].filter((kind) => !unit.usedUp?.includes(kind) && !isTooEarlyFor(battle, { gun }, kind));
  const isArmour = target !== undefined && (isMarker(target) || (isVehicle(target) && !isSoft(target)));
  const best: readonly Ammunition[] = isArmour ? ['AP', 'HEAT', 'HE'] : ['HE', 'AP'];
  const chosen = ammunition ?? best.find((kind) => has.some((one) => one === kind));
  if (chosen === undefined || !has.some((one) => one === chosen))
    return refuse('NO_AMMUNITION', `${unit.name} has no ${chosen ?? 'ammunition'} for it.`, '13.19.7');
  if (chosen === 'HEAT' && !(target && (isVehicle(target) || isMarker(target))))
    return refuse('NO_AMMUNITION', 'Shaped charges are for vehicles: choose HE.', '13.27.5.2');
  return chosen === 'AP' && !target && !isBuilding(groundAt(battle, at))
    ? refuse('NO_AMMUNITION', `AP hurts men only in buildings: choose HE.`, '13.27.2.1')
    : { ammunition: chosen };
}
