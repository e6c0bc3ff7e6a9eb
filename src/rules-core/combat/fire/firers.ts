/** Who fires together (12.7), the leader who directs (12.7.3), and the unit that sees for a mortar (12.5.6). */
import { reachedFrom } from '../../mechanics/reach.js';
import { isDisrupted, isLeader } from '../morale/status.js';
import { type Battle, type Decision, type Refusal, refuse, type Unit } from '../system.js';
import { distance, hexOf, sideTowards } from '../terrain/places.js';
import { isVehicle } from '../vehicles/status.js';
import { armamentOf, type MachineGun, type Turn, type VehicleWeapon } from '../vehicles/weapons.js';
import { type Occasion, type Readiness, readiness } from './readiness.js';

export type Traverse = 'fixed' | 'searching' | 'swinging';

/** The members of the order to fire. */
export interface FireMembers {
  readonly units: readonly string[];
  /** The target's location. */
  readonly at: string;
  /** Further hexes of Searching Fire or a Swinging Traverse. */
  readonly also?: readonly string[];
  readonly traverse?: Traverse;
  /** The leader who directs: -5, in place of his own firepower. */
  readonly leader?: string;
  /** The adjacent unit that sees for a mortar. */
  readonly spotter?: string;
  /** Guns: whether to leave an Acquired marker there; yes unless told otherwise. */
  readonly acquire?: boolean;
  /** The armoured vehicle that an armour-piercing shot is aimed at. */
  readonly target?: string;
  /** What a vehicle fires, which of its machine guns, and what it turns for it. */
  readonly weapon?: VehicleWeapon;
  readonly mgs?: readonly MachineGun[];
  readonly turn?: Turn;
}

export interface Firer {
  readonly unit: Unit;
  readonly ready: Readiness;
}

export function occasionOf(decision: Decision): Occasion {
  if (decision.kind === 'impulse') return 'impulse';
  return decision.kind === 'moving' || decision.kind === 'driving' ? 'moving' : 'reaction';
}

export function firersOf(
  battle: Battle,
  order: FireMembers,
  by: string,
  occasion: Occasion,
): Firer[] | Refusal {
  const ids = order.units;
  const firers: Firer[] = [];
  if (new Set(ids).size !== ids.length) return refuse('TWICE', 'Name each firing unit once.', '12.7.2');
  for (const id of ids) {
    const unit = battle.unit(id);
    if (!unit) return refuse('NO_SUCH_UNIT', `There is no unit "${id}".`);
    if (unit.side !== by) return refuse('NOT_YOUR_UNIT', `${unit.name} is not yours.`);
    const ready = readiness(battle, unit, occasion, armamentOf(unit, order.weapon, order.mgs));
    if ('refused' in ready) return ready;
    firers.push({ unit, ready });
  }
  return firers;
}

/** A reaction is fire at what has just moved or fired; on the move only the movers fire (12.1.2.1, 10.1.5). */
export function mayFireNow(
  order: FireMembers,
  firers: readonly Firer[],
  decision: Decision,
): Refusal | undefined {
  const at = decision.about?.at as readonly string[] | undefined;
  if (decision.kind === 'reaction' && !at?.includes(order.at))
    return refuse(
      'NOT_THE_TRIGGER',
      'Defensive Fire is at the units that have just moved or fired.',
      '12.1.2.1',
    );
  const swings = order.traverse === 'swinging';
  if (decision.kind === 'reaction' && !swings && order.also?.some((hex) => !at?.includes(hex)))
    return refuse(
      'NOT_THE_TRIGGER',
      'Only a swinging machine gun takes in hexes of others than those who have just moved or fired.',
      '12.1.2.1',
      '12.8.1.3',
    );
  const movers = decision.about?.units as readonly string[] | undefined;
  if (occasionOf(decision) === 'moving' && !firers.every(({ unit }) => movers?.includes(unit.id)))
    return refuse('NOT_MOVING', 'Only units of this move may fire on the move.', '10.1.5');
  const left = costsPoints(decision) ? (decision.about?.left as Readonly<Record<string, number>>) : undefined;
  const spent = left && firers.find(({ unit }) => (left[unit.id] ?? 1) < 1);
  return spent
    ? refuse('NO_MP_LEFT', `${spent.unit.name} has no Movement Point left to fire for.`, '10.1.5', '11.4.2')
    : undefined;
}

/** Firing costs a Movement Point by Assault Movement, on foot and driving, but none to crawlers (10.1.5, 11.4.2). */
const costsPoints = ({ kind, about }: Decision): boolean =>
  kind === 'driving' || (kind === 'moving' && about?.mode === 'assault');

/** The machine guns of a vehicle not marked "MG" fire by themselves (12.4.6). */
export const combines = ({ unit, ready }: Firer): boolean =>
  ready.fireClass === 'infantry' || (ready.fireClass === 'mg' && (!isVehicle(unit) || unit.mgUnit === true));

/** Platoon Fire: up to three adjacent hexes, with an able leader in one of them; one location needs none (12.7.1). */
export function mayFireTogether(battle: Battle, firers: readonly Firer[], by: string): Refusal | undefined {
  if (firers.length === 1) return undefined;
  if (!firers.every(combines))
    return refuse(
      'CANNOT_COMBINE',
      'Only squads, half-squads, leaders and machine guns combine their fire.',
      '12.7.1',
    );
  const places = [...new Set(firers.map(({ unit }) => unit.at as string))];
  if (places.length === 1) return undefined;
  const hexes = [...new Set(places.map(hexOf))];
  if (hexes.length > 3 || !areJoined(battle, hexes))
    return refuse('NOT_A_PLATOON', 'Platoon Fire takes units in up to three adjacent hexes.', '12.7.1.1');
  const led = places.some((at) =>
    battle.unitsAt(at).some((unit) => unit.side === by && isLeader(unit) && !isDisrupted(unit)),
  );
  return led
    ? undefined
    : refuse('NO_LEADER', 'Platoon Fire needs an able leader in one of the hexes.', '12.7.1.1');
}

/** Every hex can be reached from the first by steps within the group. */
export function areJoined(battle: Battle, hexes: readonly string[]): boolean {
  const [first = ''] = hexes;
  const joined = reachedFrom(first, (hex) =>
    hexes.filter((other) => other !== hex && sideTowards(battle, hex, other) !== undefined),
  );
  return hexes.every((hex) => joined.has(hex));
}

export function directorOf(
  battle: Battle,
  order: FireMembers,
  firers: readonly Firer[],
  by: string,
  occasion: Occasion,
): Unit | Refusal | undefined {
  if (order.leader === undefined) return undefined;
  const leader = battle.unit(order.leader);
  if (!leader || leader.side !== by || !isLeader(leader))
    return refuse('NO_SUCH_LEADER', `There is no leader "${order.leader}" of yours.`);
  if (isDisrupted(leader)) return refuse('DISRUPTED', `${leader.name} is Disrupted.`, '12.7.3');
  if (order.units.includes(leader.id))
    return refuse('TWICE', 'Name the leader who directs apart from the units that fire.', '12.7.3');
  const with_ = firers.some(({ unit }) => unit.at === leader.at);
  if (!with_ || !firers.every(combines))
    return refuse('NOT_PRESENT', `${leader.name} is not among the firing units.`, '12.7.3');
  const ready = leader.wounded ? undefined : readiness(battle, leader, occasion);
  return ready && 'refused' in ready ? ready : leader;
}

/** A mortar may use eyes next door, or above it in its hex; they are marked shot by shot as it is (12.5.6). */
export function spotterOf(
  battle: Battle,
  order: FireMembers,
  firers: readonly Firer[],
  by: string,
): Unit | Refusal | undefined {
  if (order.spotter === undefined) return undefined;
  const spotter = battle.unit(order.spotter);
  const mortar = firers[0]?.unit;
  if (!spotter || spotter.side !== by || spotter.at === undefined)
    return refuse('NO_SUCH_UNIT', `There is no unit "${order.spotter}" of yours.`);
  if (mortar?.weapon !== 'mortar') return refuse('NO_SPOTTING', 'Only mortars use a spotter.', '12.5.6');
  const near = distance(battle, spotter.at, mortar.at as string);
  const above = spotter.at !== mortar.at || (spotter.onLip === true && !mortar.onLip);
  const isEye = near === 1 || (near === 0 && above);
  const isAble = spotter.kind !== 'vehicle' && spotter.kind !== 'gun' && !isDisrupted(spotter);
  if (!isEye || !isAble)
    return refuse('CANNOT_SPOT', `${spotter.name} cannot spot for ${mortar.name}.`, '12.5.6');
  const inStep = spotter.fired !== undefined && spotter.fired === mortar.fired;
  const ready = readiness(battle, inStep ? { ...spotter, fired: 0 } : spotter, 'impulse');
  return 'refused' in ready ? ready : spotter;
}
