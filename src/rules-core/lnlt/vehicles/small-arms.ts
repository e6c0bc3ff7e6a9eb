/** Small arms, and Mortars and Artillery, against vehicles (17.2, 17.3, 17.4): units in or on them are part of them. */
import { D6, total } from '../../kernel/dice/index.js';
import { bandOf, damageChecks } from '../damage/check.js';
import { type Attack, opposed, ownedBy } from '../fire/attack.js';
import { coverOf } from '../ground/cover.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { isMoving, isVehicle, lmOf } from '../units/kinds.js';
import { isSoft, lowestArmour } from './armour.js';
import { offerToComeOff } from './coming-off.js';
import { commanderOf, vehicleMorale } from './crew.js';
import { abandon, destroy, rattle } from './fate.js';
import { ridersOf, tumbleOff } from './passengers.js';

/** Buttoned up behind armor all round, with nobody on top, it cannot be harmed (15.0/m, 16.2/d, 17.3). */
export function smallArmsRefusal(battle: Battle, vehicle: Unit, from: string): Refusal | undefined {
  const isExposed = !vehicle.buttoned || vehicle.openTopped || isSoft(battle, vehicle, from);
  return isExposed || ridersOf(battle, vehicle, 'outside').length > 0
    ? undefined
    : refuse('BUTTONED', `${vehicle.name} is buttoned up: small arms cannot harm it.`, '15.0/m', '17.2');
}

/** -1 against a vehicle that moves or is marked so (15.5/a). */
const movingVehicle = (vehicle: Unit): Modifier[] =>
  isMoving(vehicle) ? [{ why: 'moving vehicle', value: -1, cites: '15.5/a' }] : [];

/** In the open a vehicle hides behind another one only. */
const coverOfVehicle = (battle: Battle, vehicle: Unit, from?: string): Modifier[] =>
  coverOf(battle, vehicle.at as string, from, vehicle).filter(
    ({ cites }) => cites !== '10.1/m' || battle.unitsAt(vehicle.at as string).filter(isVehicle).length > 1,
  );

interface Barrage {
  readonly target: string;
  readonly strength: readonly Modifier[];
  readonly dice?: Attack['dice'];
  readonly jamming?: Attack['jamming'];
  /** Where direct fire comes from; absent: indirect fire, which buttoned vehicles feel too (17.4). */
  readonly from?: string;
  /** Whose fire it is, where it can hit his own. */
  readonly by?: string | undefined;
  /** The rule of attacks with a rule of their own. */
  readonly cite?: RuleId;
}

/** One attack on a vehicle with all aboard; returns true if it made anybody check. */
export function attackVehicle(act: Act, { target: id, from, cite, ...attack }: Barrage): boolean {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const soft = isSoft(battle, vehicle, from);
  const own = cite ?? '17.4';
  const cites: RuleId[] = [from === undefined ? own : soft ? '17.3/c' : '17.2/b', '17.2/e'];
  const armour = soft
    ? []
    : [{ why: 'lowest armor', value: lowestArmour(vehicle), cites: cites[0] as RuleId }];
  const [hit] = opposed(act, {
    ...attack,
    at: vehicle.at as string,
    cover: [...coverOfVehicle(battle, vehicle, from), ...armour],
    targets: [{ unit: id, modifiers: movingVehicle(vehicle) }],
    cites,
  });
  if (!hit) return false;
  suffer(act, {
    vehicle,
    soft,
    difference: hit.difference,
    closed: from !== undefined && !!vehicle.buttoned && !vehicle.openTopped,
    by: attack.by,
  });
  return true;
}

interface Suffering {
  readonly vehicle: Unit;
  readonly soft: boolean;
  readonly difference: number;
  /** Behind closed hatches: only those on top are hit (17.2/f). */
  readonly closed: boolean;
  readonly by: string | undefined;
}

/** The vehicle first, then who rides: on top only where armor protects those inside and its hatches are closed. */
function suffer(act: Act, { vehicle, soft, difference, closed, by }: Suffering): void {
  const { battle } = act;
  const safe = closed && !soft;
  if (!safe) checkVehicle(act, vehicle, soft, difference);
  const left = battle.unit(vehicle.id);
  if (!left || left.abandoned) return;
  const hit = ridersOf(battle, left, safe ? 'outside' : undefined);
  damageChecks(
    act,
    ownedBy(
      act,
      hit.map(({ id }) => ({ unit: id, difference })),
      by,
    ),
    soft ? '17.3/d' : '17.2/f',
  );
  const shaken = ridersOf(battle, left, 'outside').filter((rider) => rider.shaken);
  const steady = ridersOf(battle, left, 'outside').filter((rider) => !rider.shaken);
  tumbleOff(act, shaken, false, soft ? '17.3/e' : '17.2/d', '16.2/j');
  if (shaken.length > 0) offerToComeOff(act, steady);
}

/** On the Armor Leader's Morale and less his LM (11.5/b), under Armored or Unarmored, never as a single man (11.5/h). */
function checkVehicle(act: Act, vehicle: Unit, soft: boolean, difference: number): void {
  const { battle } = act;
  const { id } = vehicle;
  const leader = vehicle.shaken ? undefined : commanderOf(battle, vehicle);
  const lm = leader ? lmOf(leader) : 0;
  const die = total(act.rollOf('Damage Check', [id], D6));
  const morale = vehicleMorale(battle, vehicle);
  const column = soft ? 'Unarmored vehicle' : 'Armored vehicle';
  const result = bandOf(battle, column, die + difference - lm, morale);
  act.effect(
    'damage-check',
    { unit: id, die, difference, lm, morale, result },
    { cites: [soft ? '17.3/a' : '17.2/f', ...(leader ? (['11.5/b', '11.5/h', '17.2/c'] as const) : [])] },
  );
  if (result === 'Shaken') rattle(act, id, '17.2/f');
  else if (result === 'Abandoned') abandon(act, id, '17.2/f');
  else if (result === 'Destroyed') destroy(act, id, 'shot', '17.3/a');
}
