/** Infantry that has advanced upon a vehicle fights it, one after the other (7.2.6). */
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { killNumber, oddsOf } from '../ch06-close-combat/01-odds.js';
import { isAfv, isSoft, mannedGuns } from '../ch11-vehicles/state.js';
import { destroy, immobilize } from '../ch11-vehicles/wrecks.js';
import { GROUND, groundAt } from '../ch14-terrain/ground.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import {
  attacker,
  defender,
  infantryAt,
  isLeader,
  isMmc,
  isScout,
  type OnMap,
  vehiclesAt,
  weaponsOf,
} from '../units/kinds.js';

/** What a leader or hero is worth (7.2.6.5). */
const NOMINAL = 1;
const FATE = 12;
/** An exact hit only stops it on so much or more (7.2.6.13). */
const ONLY_STOPPED_FROM = 4;

/** In every hex where the enemy has nothing but vehicles. */
export function fightVehicles(act: Act): void {
  const { battle } = act;
  for (const vehicle of battle.units().filter(({ side }) => side === defender(battle)))
    if (vehicle.at !== undefined && vehiclesAt(battle, vehicle.at).some(({ id }) => id === vehicle.id))
      fight(act, vehicle as OnMap);
}

function fight(act: Act, vehicle: OnMap): void {
  const { battle } = act;
  const { at } = vehicle;
  if (infantryAt(battle, at, vehicle.side).length > 0) return;
  const men = infantryAt(battle, at, attacker(battle)).filter(
    (unit) => unit.cameFrom && !unit.broken && !isScout(unit),
  );
  const strikers = men.some(isMmc) ? men.filter((unit) => !isLeader(unit)) : men;
  const leader = men.find((unit) => isLeader(unit) && !strikers.includes(unit));
  const order = orderOfAttack(act, vehicle, strikers);
  for (const [place, id] of order.entries())
    if (id === vehicle.id) defend(act, id, [...order.slice(place + 1), ...order.slice(0, place)]);
    else
      strike(
        act,
        id,
        vehicle.id,
        place === order.findIndex((one) => one !== vehicle.id) ? leader?.id : undefined,
      );
  if (battle.unit(vehicle.id)) for (const { id } of men) goBack(act, id);
}

/** Lowest first; men are helped by the terrain (7.2.6.4). */
function orderOfAttack(act: Act, vehicle: OnMap, strikers: readonly OnMap[]): UnitId[] {
  if (strikers.length === 0) return [];
  const cover = GROUND[groundAt(act.battle, vehicle.at)].tem;
  const canDefend = isAfv(vehicle) && defenceOf(vehicle) > 0;
  const rolls = [...strikers, ...(canDefend ? [vehicle] : [])].map((unit) => ({
    unit: unit.id,
    rolled: total(act.rollOf('order of attack', [unit.id], DR)) - (unit === vehicle ? 0 : cover),
  }));
  rolls.sort((a, b) => a.rolled - b.rolled);
  act.effect('order-of-attack', { at: vehicle.at, rolls }, { cites: ['7.2.6.4'] });
  return rolls.map(({ unit }) => unit);
}

/** The gun on the roof, with the crew exposed, and one in the rear of the turret (7.2.6.10). */
const defenceOf = (vehicle: Unit): number =>
  mannedGuns(vehicle)
    .filter((gun) => gun === 'aa' || gun === 'rear')
    .reduce((sum, gun) => sum + (vehicle.mg?.[gun] ?? 0), 0);

/** The firepower of a unit or less destroys it (7.2.6.5). */
function strike(act: Act, id: UnitId, target: UnitId, leader: UnitId | undefined): void {
  const { battle } = act;
  const unit = battle.unit(id);
  const vehicle = battle.unit(target);
  if (!unit || !vehicle) return;
  const needs = isMmc(unit) ? (unit.fp ?? 0) : NOMINAL;
  const modifiers = [...leadership(battle, unit, leader), ...vulnerability(vehicle)];
  const rolled = total(act.rollOf('close combat', [id], DR));
  const made = rolled + sumOf(modifiers);
  const isFated = rolled === FATE && isAfv(vehicle);
  const result =
    isFated || made > needs
      ? 'nothing'
      : made === needs && isAfv(vehicle)
        ? exactHit(act, vehicle)
        : 'destroyed';
  act.effect(
    'vehicle-attacked',
    { unit: id, vehicle: target, needs, modifiers, rolled, result },
    { cites: ['7.2.6.5'] },
  );
  if (result === 'destroyed') destroy(act, target, ['7.2.6.5', '7.2.6.11']);
  if (result === 'stopped') immobilize(act, target, ['7.2.6.13']);
  if (isFated) eliminate(act, id, ['7.2.6.12']);
}

/** What is stopped already is destroyed (7.1.24/b). */
function exactHit(act: Act, vehicle: Unit): 'stopped' | 'destroyed' {
  const rolled = total(act.rollOf('immobilization', [vehicle.id], D6));
  return rolled >= ONLY_STOPPED_FROM && !vehicle.immobilized ? 'stopped' : 'destroyed';
}

/** One attack for each leader, his own when he makes it (7.2.3). */
function leadership(battle: Battle, unit: Unit, leader: UnitId | undefined): Modifier[] {
  const one = leader === undefined ? (isLeader(unit) ? unit : undefined) : battle.unit(leader);
  return one ? [{ why: one.name, value: one.leadership ?? 0, cites: '7.2.3' }] : [];
}

/** Bow and coaxial guns do nothing here, but are there (7.2.6.8). */
function vulnerability(vehicle: Unit): Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, value: number) => found.push({ why, value, cites: '7.2.6.8' });
  if (isSoft(vehicle)) add('no armour', -3);
  else if (vehicle.openTopped) add('no roof', -2);
  else if (vehicle.exposed) add('crew exposed', -1);
  if (mannedGuns(vehicle).length === 0) add('no manned machine gun', -1);
  return found;
}

/** Against the first of those who have yet to attack, else against one who has (7.2.6.4/a). */
function defend(act: Act, id: UnitId, order: readonly UnitId[]): void {
  const { battle } = act;
  const vehicle = battle.unit(id);
  const target = order.map((one) => battle.unit(one)).find((one) => one !== undefined);
  if (!vehicle || !target) return;
  const odds = oddsOf(defenceOf(vehicle), isMmc(target) ? (target.fp ?? 0) : NOMINAL);
  if (odds === undefined) return;
  const kill = killNumber(battle, odds);
  const rolled = total(act.rollOf('close combat', [id], DR));
  act.effect(
    'vehicle-defends',
    { vehicle: id, unit: target.id, odds, kill, rolled, killed: rolled <= kill },
    { cites: ['7.2.6.10'] },
  );
  if (rolled <= kill) eliminate(act, target.id, ['7.2.6.10']);
}

/** Who has not destroyed it goes back where he came from (7.2.6.6). */
function goBack(act: Act, id: UnitId): void {
  const { battle } = act;
  const unit = battle.unit(id);
  if (!unit?.cameFrom) return;
  const { at: from, cameFrom: to } = unit;
  const changes = [unit, ...weaponsOf(battle, unit)].map(
    (one): Change => ({ do: 'unit', unit: one.id, set: { at: to } }),
  );
  act.effect('fell-back', { unit: id, from: from as string, to }, { changes, cites: ['7.2.6.6'] });
}
