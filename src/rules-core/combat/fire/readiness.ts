/** Who may fire when, with how much (12.1.1, 12.1.2, 12.2, 12.3.1.2, 12.3.1.5). */
import { isInCloseCombat } from '../close-combat/apart.js';
import { isDisrupted, isPinned, isVehicle } from '../morale/status.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isRidingHalfTrack } from '../vehicles/status.js';
import { type Armament, armamentOf, vehicleReadiness } from '../vehicles/weapons.js';

/** Fire classes (12.2.1); vehicles bring their own. */
export type FireClass = 'infantry' | 'mg' | 'gun' | 'mortar' | 'atr' | 'light-at' | 'flamethrower';
export type Occasion = 'impulse' | 'moving' | 'reaction';

export interface Readiness {
  readonly fireClass: FireClass;
  /** Halvings that come with the unit's state. */
  readonly factor: number;
  readonly mark: 'fired' | 'assault-fired' | 'crawled-fired';
  /** A second shot as Defensive Fire stays within the printed range (12.1.2.2). */
  readonly normalRangeOnly: boolean;
  /** What a vehicle fires, and the strength and range of its machine guns. */
  readonly armament?: Armament;
  readonly fp?: number;
  readonly range?: number;
}

const BY_WEAPON: Partial<Record<NonNullable<Unit['weapon']>, FireClass>> = {
  mg: 'mg',
  gun: 'gun',
  mortar: 'mortar',
  atr: 'atr',
  bazooka: 'light-at',
  panzerschreck: 'light-at',
  panzerfaust: 'light-at',
  flamethrower: 'flamethrower',
};

/** A crew on the move is a 1-2 half-squad; a flamethrower fires from either side (2.3.1.3, 12.9.8). */
export function fireClassOf(unit: Unit): FireClass | undefined {
  if (unit.kind === 'leader') return unit.wounded ? undefined : 'infantry';
  if (unit.kind === 'squad' || unit.kind === 'half-squad') return 'infantry';
  if (unit.weapon === undefined || (unit.kind !== 'team' && unit.kind !== 'gun')) return undefined;
  if (unit.weapon === 'flamethrower') return 'flamethrower';
  return unit.face === 'move' ? 'infantry' : BY_WEAPON[unit.weapon];
}

const rateOfFire = (unit: Unit): number => (unit.face === 'move' ? 1 : (unit.rof ?? 1));

export function readiness(
  battle: Battle,
  unit: Unit,
  occasion: Occasion,
  armament = armamentOf(unit, undefined, undefined),
): Readiness | Refusal {
  if (isVehicle(unit)) return vehicleReadiness(battle, unit, occasion, armament);
  const fireClass = fireClassOf(unit);
  if (unit.at === undefined || !fireClass)
    return refuse('CANNOT_FIRE', `${unit.name} has nothing to fire.`, '12.2.1');
  if (isDisrupted(unit)) return refuse('DISRUPTED', `${unit.name} is Disrupted.`, '12.3.1.5.4');
  if (isInCloseCombat(battle, unit))
    return refuse('IN_CLOSE_COMBAT', `${unit.name} may only fight in Close Combat.`, '14.12');
  if (unit.aboard !== undefined && !mayFireAboard(battle, unit))
    return refuse('RIDING', `${unit.name} rides on a vehicle.`, '11.5.7');
  if (unit.fKill) return refuse('F_KILLED', `${unit.name} cannot fire any more.`, '12.3.3.1.4');
  const halved = isPinned(unit) ? 0.5 : 1;
  const transport = unit.aboard === undefined ? undefined : battle.unit(unit.aboard);
  if (transport?.marker !== undefined) return onBoard(unit, transport, occasion, fireClass, halved);
  return unit.marker === undefined
    ? unmoved(unit, occasion, fireClass, halved)
    : onTheMove(unit, occasion, fireClass, halved);
}

/** Machine guns light enough to be fired from inside a half-track (11.5.8.3). */
const LIGHT = 4;
const mayFireAboard = (battle: Battle, unit: Unit): boolean =>
  isRidingHalfTrack(battle, unit) &&
  (unit.weapon === undefined || (unit.weapon === 'mg' && unit.fp <= LIGHT && unit.face !== 'move'));

/** Riders use Assault Fire when their half-track uses Assault Movement (11.5.8.3.1). */
function onBoard(
  unit: Unit,
  transport: Unit,
  occasion: Occasion,
  fireClass: FireClass,
  factor: number,
): Readiness | Refusal {
  const inAct = transport.moving !== undefined;
  const mayFire = transport.marker !== 'moved' && (!inAct || occasion === 'moving');
  if (unit.marker !== undefined || !mayFire)
    return refuse('HAS_MOVED', `${unit.name} has moved with its transport.`, '11.5.8.3.1');
  if ((unit.fired ?? 0) > 0) return refuse('HAS_FIRED', `${unit.name} has no fire left.`, '12.1.1.1.1');
  return { fireClass, factor: factor / 2, mark: 'fired', normalRangeOnly: false };
}

function unmoved(unit: Unit, occasion: Occasion, fireClass: FireClass, factor: number): Readiness | Refusal {
  const fired = unit.fired ?? 0;
  const rof = rateOfFire(unit);
  if (fired < rof) return { fireClass, factor, mark: 'fired', normalRangeOnly: false };
  const again =
    occasion === 'reaction' && fired === 1 && rof === 1 && (fireClass === 'infantry' || fireClass === 'mg');
  if (again) return { fireClass, factor, mark: 'fired', normalRangeOnly: true };
  return refuse('HAS_FIRED', `${unit.name} has no fire left.`, '12.1.1.1.1', '12.1.2.2');
}

/** Assault Fire and Crawled Fire, at half: on the move, or later in the phase (10.1.5, 10.1.6). */
function onTheMove(
  unit: Unit,
  occasion: Occasion,
  fireClass: FireClass,
  factor: number,
): Readiness | Refusal {
  const assault = unit.marker === 'assault-moved' && fireClass === 'infantry';
  const crawl =
    unit.marker === 'crawled' && (fireClass === 'infantry' || fireClass === 'mg') && unit.kind !== 'gun';
  const hasFire = assault || crawl;
  const inAct = unit.moving !== undefined;
  if (!hasFire || (inAct && occasion !== 'moving'))
    return refuse('HAS_MOVED', `${unit.name} has moved and has no fire left.`, '10.1.4', '12.1.1.1.2');
  const mark = assault ? 'assault-fired' : 'crawled-fired';
  return { fireClass, factor: factor / 2, mark, normalRangeOnly: false };
}

/** What a unit is worth at a distance: point blank doubles, long range halves infantry and machine guns (12.2.1.3, 12.2.1.4, 12.3.1.2). */
export function firepowerAt(unit: Unit, ready: Readiness, distance: number): number | undefined {
  const onMoveSide = unit.face === 'move' && ready.fireClass === 'infantry' && unit.kind !== 'leader';
  const fp = ready.fp ?? (onMoveSide ? 1 : unit.fp);
  const range = ready.range ?? (onMoveSide ? 2 : unit.range);
  if (ready.fireClass === 'infantry' || ready.fireClass === 'mg') {
    if (distance <= 1) return fp * 2 * ready.factor;
    if (distance <= range) return fp * ready.factor;
    return distance <= 2 * range && !ready.normalRangeOnly ? (fp / 2) * ready.factor : undefined;
  }
  if (distance < (unit.minRange ?? 0)) return undefined;
  const most =
    ready.range ?? unit.maxRange ?? (ready.fireClass === 'gun' ? Number.POSITIVE_INFINITY : unit.range);
  return distance <= most ? ready.factor : undefined;
}
