/** Whether a gun can fire so (13.2, 13.6, 13.9, 13.11), with the eyes of its side. */
import { isRefusal } from '../../kernel/decide/action.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { canBeMadeOut, isTooDark } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { targetsOf } from '../ch05-fire/02-aim.js';
import { firePhaseOf, isAtOnce } from '../ch05-fire/06-at-once.js';
import { crossersOf } from '../ch05-fire/06-movers.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { isManned, isSoft } from '../ch11-vehicles/state.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { type Battle, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { isMarker, isVehicle, type OnMap } from '../units/kinds.js';
import { type Piece, pieceOf, shotsOf } from '../units/ordnance.js';
import { hitNumber } from './03-to-hit.js';
import { firerModifiers, targetModifiers, terrainModifiers } from './07-modifiers.js';
import { isFrozen, traverseAt } from './09-covered-arc.js';
import { intensiveRefusal } from './11-intensive-fire.js';
import { aimAtTracks } from './23-immobilization.js';

export interface Asked {
  readonly unit: string;
  readonly at: string;
  readonly target?: string | undefined;
  readonly ammunition?: Ammunition | undefined;
  readonly hull?: true | undefined;
  readonly intensive?: true | undefined;
  readonly immobilize?: true | undefined;
}

/** What was asked, with all that was left out. */
export interface Plan extends Asked {
  readonly ammunition: Ammunition;
  /** The final number, as far as the side can see. */
  readonly needs: number;
}

/** Ids only: what fires is found again when it does. */
export function planOf(battle: Battle, by: string, asked: Asked): Plan | Refusal {
  const piece = readyPiece(battle, by, asked);
  if (isRefusal(piece)) return { path: '$.unit', ...piece };
  const { at, target: id } = asked;
  if (!battle.table.map.named.has(at))
    return { ...refuse('NO_SUCH_HEX', `The map has no hex ${at}.`), path: '$.at' };
  const traversed = traverseAt(battle, piece, at, asked.hull);
  const held =
    (asked.hull ? notToBeTurned(piece) : undefined) ??
    isFrozen(piece, traversed) ??
    outOfSight(battle, piece, at);
  if (held) return held;
  const aimed = targetIn(battle, by, piece, asked);
  if (isRefusal(aimed)) return { path: id === undefined ? '$.at' : '$.target', ...aimed };
  const { target } = aimed;
  const loaded = ammunitionFor(battle, piece, asked, target);
  if (isRefusal(loaded)) return { path: '$.ammunition', ...loaded };
  const tracks = asked.immobilize ? aimAtTracks(battle, piece, target) : [];
  if (isRefusal(tracks)) return { path: '$.immobilize', ...tracks };
  const line = target ? 'vehicle' : 'infantry';
  const seen = target ?? menSeen(battle, by, at);
  const modifiers = [
    ...firerModifiers(battle, piece, { at, traversed, intensive: isIntensive(piece, asked) }),
    ...targetModifiers(battle, piece, seen, at),
    ...terrainModifiers(battle, piece, seen, at),
    ...tracks,
  ];
  return { ...asked, ...loaded, needs: hitNumber(battle, piece, line, at) - sumOf(modifiers) };
}

export const isIntensive = ({ unit }: Piece, { intensive }: Asked): boolean =>
  intensive === true || unit.intensive === true;

/** A gun of the side that can fire now. */
function readyPiece(battle: Battle, by: string, { unit: id, intensive }: Asked): Piece | Refusal {
  const piece = pieceOf(battle, battle.unit(id));
  if (!piece || piece.crew.side !== by)
    return refuse('NOT_YOUR_UNIT', `You have no gun "${id}" on the map that is manned: name one of yours.`);
  return (
    outOfOrder(piece) ?? crewRefusal(battle, piece) ?? tooOften(battle, piece, intensive === true) ?? piece
  );
}

function outOfOrder({ unit }: Piece): Refusal | undefined {
  if (unit.gunOut || unit.malfunctioned)
    return refuse('MALFUNCTIONED', `The gun of ${unit.name} does not work.`, '10.9.2.1');
  return undefined;
}

function crewRefusal(battle: Battle, { unit, crew }: Piece): Refusal | undefined {
  if (isVehicle(unit) && !isManned(unit))
    return refuse('NO_CREW', `${unit.name} has no crew that is in its senses.`, '11.8.3', '13.22.3');
  if (isVehicle(unit) && unit.openTopped && !unit.exposed)
    return refuse('NOT_EXPOSED', `The crew of ${unit.name} must be exposed to fire its gun.`, '11.10.1');
  if (crew.broken) return refuse('BROKEN', `${crew.name} is broken.`, '3.21.1');
  return !isVehicle(unit) && isInMelee(battle, crew)
    ? refuse('IN_MELEE', `${crew.name} is locked in melee.`, '6.3.2')
    : undefined;
}

/** All its shots are of one phase (10.1.9/a), and none comes after what bars it (13.2, 13.6, 13.9.8). */
function tooOften(battle: Battle, piece: Piece, intensive: boolean): Refusal | undefined {
  const { unit, crew } = piece;
  const phase = firePhaseOf(battle);
  const { shotsFired = 0 } = unit;
  if (unit.overran !== undefined || (unit.prep && shotsFired === 0 && !unit.fired))
    return refuse('HAS_FIRED', `${unit.name} has used its fire in this player turn.`, '7.1.17', '13.9.5/a');
  if (phase === 'advancing-fire' && unit.moved && piece.traverse === 'NT')
    return refuse('HAS_MOVED', `${unit.name} has moved: its gun does not fire.`, '13.9.8', '13.6');
  if (intensive) {
    const refusal = intensiveRefusal(battle, piece);
    if (refusal) return refusal;
  }
  const most = shotsOf(piece) + (intensive && !unit.intensive ? 1 : 0);
  if (shotsFired >= most || (shotsFired > 0 && crew.firedIn !== undefined && crew.firedIn !== phase))
    return refuse('HAS_FIRED', `${unit.name} has fired all its shots in this player turn.`, '10.1.9/a');
  return undefined;
}

const notToBeTurned = ({ unit }: Piece): Refusal | undefined =>
  isVehicle(unit) && unit.immobilized
    ? refuse('IMMOBILE', `${unit.name} is immobilized: its hull stays as it is.`, '11.33.3')
    : undefined;

function outOfSight(battle: Battle, piece: Piece, at: string): Refusal | undefined {
  const { unit } = piece;
  if (!sees(battle, unit.at, at))
    return { ...refuse('NO_SIGHT', `${at} is not seen from ${unit.at}.`, '10.1.18'), path: '$.at' };
  if (isTooDark(battle, unit.at, at))
    return { ...refuse('TOO_DARK', `${unit.name} sees nothing in ${at} tonight.`, '2.8.1'), path: '$.at' };
  const { to, hull } = traverseAt(battle, piece, at);
  return hull && isVehicle(unit) && unit.immobilized && to !== unit.facing
    ? refuse('IMMOBILE', `${unit.name} is immobilized, and does not bear on ${at}.`, '11.33.3')
    : undefined;
}

/** The vehicle or gun fired at; none for men. */
interface Aimed {
  readonly target?: OnMap;
}

function targetIn(battle: Battle, by: string, piece: Piece, { at, target: id }: Asked): Aimed | Refusal {
  if (id === undefined) return menIn(battle, by, piece, at) ?? {};
  const target = battle.unit(id);
  if (!target || target.side === by || target.at !== at || !isVehicle(target))
    return refuse('NOBODY_THERE', `There is no enemy vehicle or gun "${id}" in ${at}.`, '13.19/q1');
  return isAtOnce(battle) && !target.moving
    ? refuse('NOT_NOW', `${target.name} is not on the move.`, '13.15.1')
    : { target: { ...target, at } };
}

function menIn(battle: Battle, by: string, piece: Piece, at: string): Refusal | undefined {
  if (at === piece.unit.at)
    return refuse('SAME_HEX', `${piece.unit.name} does not fire at men in its own hex.`, '7.2.6/a');
  const movers = crossersOf(battle, at, by);
  const isThere = movers.length > 0 || menSeen(battle, by, at) || hasMarker(battle, by, at);
  return isThere ? undefined : refuse('NOBODY_THERE', `Nobody is seen in ${at} whom it could hurt.`, '5.1.1');
}

/** The first of the men who are seen there. */
const menSeen = (battle: Battle, by: string, at: string): Unit | undefined =>
  targetsOf(battle, { at, shots: [], movers: [] }, by).find((unit) => !isVehicle(unit) && unit.side !== by);

const hasMarker = (battle: Battle, by: string, at: string): boolean =>
  !isAtOnce(battle) &&
  battle.unitsAt(at).some((unit) => isMarker(unit) && unit.side !== by && canBeMadeOut(battle, unit, at));

/** AP against armour, HE against all else; AP against men only in buildings (13.19.7, 13.27.2.1). */
function ammunitionFor(
  battle: Battle,
  { unit, gun }: Piece,
  { ammunition, at }: Asked,
  target: OnMap | undefined,
): { readonly ammunition: Ammunition } | Refusal {
  const has = [
    ...(gun.only === 'HE' ? [] : (['AP'] as const)),
    ...(gun.only === 'AP' ? [] : (['HE'] as const)),
    ...(gun.heat === undefined ? [] : (['HEAT'] as const)),
  ].filter((kind) => !unit.usedUp?.includes(kind));
  const best: readonly Ammunition[] = target && !isSoft(target) ? ['AP', 'HEAT', 'HE'] : ['HE', 'AP'];
  const chosen = ammunition ?? best.find((kind) => has.some((one) => one === kind));
  if (chosen === undefined || !has.some((one) => one === chosen))
    return refuse('NO_AMMUNITION', `${unit.name} has no ${chosen ?? 'ammunition'} for it.`, '13.19.7');
  if (chosen === 'HEAT' && !target)
    return refuse('NO_AMMUNITION', 'Shaped charges are for vehicles: choose HE.', '13.27.5.2');
  return chosen === 'AP' && !target && !isBuilding(groundAt(battle, at))
    ? refuse('NO_AMMUNITION', `AP hurts men only in buildings: choose HE.`, '13.27.2.1')
    : { ammunition: chosen };
}
