/** Infantry that has advanced upon a vehicle fights it, one after the other (7.2.6). */
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { commanderModifier, showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { ratingFor } from '../ch03-infantry/nationalities.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { onSkisInCombat } from '../ch04-movement/13-skis.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { ifHampered, killNumber, oddsOf } from '../ch06-close-combat/01-odds.js';
import { vulnerability as easeOf } from '../ch06-close-combat/01-vulnerability.js';
import { attemptOf, tryIt } from '../ch08-support-weapons/12-by-hand.js';
import { throwCharge } from '../ch11-vehicles/17-close-defence.js';
import { inMotion } from '../ch11-vehicles/31-motion.js';
import { fightersAt, lookingOut } from '../ch11-vehicles/37-in-close-combat.js';
import { isAfv, isBoat, isSoft, mannedGuns } from '../ch11-vehicles/state.js';
import { destroy, immobilize } from '../ch11-vehicles/wrecks.js';
import { GROUND, groundAt } from '../ch14-terrain/ground.js';
import { countFallen } from '../scenario-rules/losses.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import {
  enemyOf,
  infantryAt,
  isInfantry,
  isLeader,
  isMmc,
  type OnMap,
  prisonersOf,
  vehiclesAt,
  weaponsOf,
} from '../units/kinds.js';
import { defenceOf } from './02-assault.js';
import type { Assault } from './02-assaults.js';

/** What a leader or hero is worth (7.2.6.5). */
const NOMINAL = 1;
const FATE = 12;
/** An exact hit only stops it on so much or more (7.2.6.13). */
const ONLY_STOPPED_FROM = 4;

/** Vehicle by vehicle, as was designated; then those attacks are over. */
export function fightVehicles(act: Act): void {
  const { assaults = [], defences = {} } = act.battle.clock;
  const vehicles = new Set([...assaults.map(({ vehicle }) => vehicle), ...Object.keys(defences)]);
  if (vehicles.size === 0) return;
  for (const id of vehicles)
    fight(
      act,
      id,
      assaults.filter(({ vehicle }) => vehicle === id),
    );
  const changes: Change[] = [{ do: 'clock', set: { assaults: null, defences: null } }];
  act.effect('assaults-fought', {}, { changes, cites: ['7.2.6.4'] });
}

function fight(act: Act, id: UnitId, assaults: readonly Assault[]): void {
  const { battle } = act;
  const vehicle = battle.unit(id);
  if (vehicle?.at === undefined) return;
  const defends = battle.clock.defences?.[id];
  for (const one of orderOfAttack(act, vehicle as OnMap, assaults, defends !== undefined)) {
    const assault = assaults.find(({ unit }) => unit === one);
    if (assault) strike(act, assault);
    else if (defends !== undefined) defend(act, id, defends);
  }
}

/** Lowest first; men are helped by the terrain (7.2.6.4), a crew by its armour leader (3.3/b). */
function orderOfAttack(act: Act, vehicle: OnMap, assaults: readonly Assault[], defends: boolean): UnitId[] {
  const cover = GROUND[groundAt(act.battle, vehicle.at)].tem;
  const strikers = assaults.flatMap(({ unit }) => act.battle.unit(unit) ?? []);
  const led = sumOf(commanderModifier(act.battle, vehicle));
  if (defends && led !== 0) showCommander(act, vehicle.id);
  const rolls = [...strikers, ...(defends ? [vehicle] : [])].map((unit) => ({
    unit: unit.id,
    rolled: total(act.rollOf('order of attack', [unit.id], DR)) + (unit === vehicle ? led : -cover),
  }));
  rolls.sort((a, b) => a.rolled - b.rolled);
  if (rolls.length > 0) act.effect('order-of-attack', { at: vehicle.at, rolls }, { cites: ['7.2.6.4'] });
  return rolls.map(({ unit }) => unit);
}

/** Its mines in place of its own arms, its bottles before them (8.12.8, 8.14.2); who broke or was lost strikes no more. */
function strike(act: Act, assault: Assault): void {
  const { side, unit: id, vehicle: target, weapons = [], stop } = assault;
  const { battle } = act;
  for (const weapon of weapons) {
    const attempt = attemptOf(battle, side, { weapon, target, stop });
    if (!isRefusal(attempt)) tryIt(act, attempt);
  }
  const usesMines = weapons.length > 0 && battle.unit(id)?.served !== 'molotov';
  if (!usesMines) strikeByArms(act, assault);
}

/** The firepower of a unit or less destroys it (7.2.6.5). */
function strikeByArms(act: Act, { unit: id, vehicle: target, leader, capture, side }: Assault): void {
  const { battle } = act;
  const unit = battle.unit(id);
  const vehicle = battle.unit(target);
  if (!unit || unit.broken || vehicle?.at === undefined || vehicle.side === side) return;
  if (capture && fightersAt(battle, vehicle.at, vehicle.side).length > 0) return;
  const needs = isMmc(unit) ? Math.floor(ifHampered(battle, unit, unit.fp ?? 0, false)) : NOMINAL;
  const modifiers = [
    ...leadership(battle, unit, leader),
    ...weariness([unit], '4.7.9'),
    ...onSkisInCombat([unit], 2),
    ...vulnerability(vehicle),
    ...inMotion(vehicle),
    ...escortOf(battle, vehicle as OnMap),
    ...(capture ? [TO_CAPTURE] : []),
  ];
  const rolled = total(act.rollOf('close combat', [id], DR));
  const made = rolled + sumOf(modifiers);
  const isFated = rolled === FATE && isAfv(vehicle);
  const result =
    isFated || made > needs
      ? 'nothing'
      : made === needs && isAfv(vehicle)
        ? exactHit(act, vehicle)
        : capture
          ? 'captured'
          : 'destroyed';
  act.effect(
    'vehicle-attacked',
    { unit: id, vehicle: target, needs, modifiers, rolled, result },
    {
      changes: result === 'captured' ? takenBy(act, vehicle, side) : [],
      cites: capture ? ['7.2.6.5', '7.2.6.7'] : ['7.2.6.5'],
    },
  );
  if (result === 'destroyed') {
    const burns = isAfv(vehicle) && rolled <= (needs - sumOf(modifiers)) / 2;
    destroy(act, target, burns ? ['7.2.6.11', '13.24.2.1/q1'] : ['7.2.6.5', '7.2.6.11'], burns);
  }
  if (result === 'stopped') immobilize(act, target, ['7.2.6.13']);
  if (isFated) eliminate(act, id, ['7.2.6.12']);
}

const TO_CAPTURE: Modifier = { why: 'to capture', value: 1, cites: '7.2.6.7' };
/** Points that a captured truck has less (11.15.4). */
const STRANGE = 2;

/** It is lost to its side, and serves the other with fewer points, but for boats; a gun in tow goes with it (7.2.6.7, 11.15.4, 11.43/q1, 8.6/h). */
function takenBy({ battle }: Act, vehicle: Unit, side: string): Change[] {
  const { id, side: was, mp = 0, tows } = vehicle;
  return [
    ...countFallen(battle, vehicle),
    { do: 'unit', unit: id, set: { side, mp: isBoat(vehicle) ? mp : mp - STRANGE } },
    ...(tows === undefined ? [] : [{ do: 'unit', unit: tows, set: { side } } as const]),
    { do: 'side', side: was, set: { lost: [...(battle.side(was).lost ?? []), id] } },
  ];
}

/** Infantry with it that can still fight, and men who look out of a halftrack (7.2.6.9). */
function escortOf(battle: Battle, vehicle: OnMap): Modifier[] {
  const { at, side } = vehicle;
  const onFoot = infantryAt(battle, at, side).filter((unit) => isMmc(unit) && !unit.broken && !unit.pinned);
  const men = [...onFoot, ...lookingOut(battle, vehicle)];
  const value = men.reduce((sum, { kind }) => sum + (kind === 'squad' ? 2 : 1), 0);
  return value > 0 ? [{ why: 'infantry with it', value, cites: '7.2.6.9' }] : [];
}

/** What is stopped already is destroyed (7.1.24/b). */
function exactHit(act: Act, vehicle: Unit): 'stopped' | 'destroyed' {
  const rolled = total(act.rollOf('immobilization', [vehicle.id], D6));
  return rolled >= ONLY_STOPPED_FROM && !vehicle.immobilized ? 'stopped' : 'destroyed';
}

/** One attack for each leader, his own when he makes it (7.2.3). */
function leadership(battle: Battle, unit: Unit, leader: UnitId | undefined): Modifier[] {
  const one = leader === undefined ? (isLeader(unit) ? unit : undefined) : battle.unit(leader);
  return one ? [{ why: one.name, value: ratingFor(one, unit), cites: '7.2.3' }] : [];
}

/** Bow and coaxial guns do nothing here, but are there (7.2.6.8); a stunned crew has not shut its hatch (7.2.6.8/a). */
function vulnerability(vehicle: Unit): Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, value: number) => found.push({ why, value, cites: '7.2.6.8' });
  if (isSoft(vehicle)) add('no armour', -3);
  else if (vehicle.openTopped) add('no roof', -2);
  else if (vehicle.exposed || vehicle.stunned !== undefined) add('crew exposed', -1);
  if (mannedGuns(vehicle).length === 0) add('no manned machine gun', -1);
  return found;
}

/** Against him who was designated, if he is still there (7.2.6.4/a). */
function defend(act: Act, id: UnitId, against: UnitId): void {
  const { battle } = act;
  const vehicle = battle.unit(id);
  const target = battle.unit(against);
  if (!vehicle || !target) return;
  if (against === id) {
    throwCharge(act, vehicle as OnMap);
    return;
  }
  const odds = oddsOf(defenceOf(battle, vehicle), isMmc(target) ? (target.fp ?? 0) : NOMINAL);
  if (odds === undefined) return;
  const kill = killNumber(battle, odds);
  const modifiers = [...commanderModifier(battle, vehicle), ...easeOf(battle, target)];
  const rolled = total(act.rollOf('close combat', [id], DR));
  const killed = rolled + sumOf(modifiers) <= kill;
  act.effect(
    'vehicle-defends',
    { vehicle: id, unit: target.id, odds, kill, modifiers, rolled, killed },
    { cites: ['7.2.6.10'] },
  );
  if (killed) eliminate(act, target.id, ['7.2.6.10']);
}

/** Who has not destroyed it goes back where he came from, unless he fights infantry there (7.2.6.6, 7.2.6.9/b). */
export function fallBack(act: Act): void {
  const { battle } = act;
  for (const unit of battle.units()) {
    const { id, at, side, cameFrom } = unit;
    if (cameFrom === undefined || at === undefined || cameFrom === at) continue;
    const isStill = vehiclesAt(battle, at).some((vehicle) => vehicle.side !== side);
    if (!isStill) continue;
    if (unit.broken && isInfantry(unit) && unit.melee !== true) giveGround(act, unit, at, cameFrom);
    else if (infantryAt(battle, at, enemyOf(battle, side)).length === 0) goBack(act, id, at, cameFrom);
  }
}

/** Who breaks in close combat with an AFV goes back, or is lost where there is no room, or only open ground (11.17.6). */
function giveGround(act: Act, unit: Unit, from: string, to: string): void {
  const { battle } = act;
  const isOpen = groundAt(battle, to) === 'open ground';
  if (isOpen || !hasRoomIn(battle, to, unit.side, [unit])) eliminate(act, unit.id, ['11.17.6']);
  else goBack(act, unit.id, from, to);
}

function goBack(act: Act, id: UnitId, from: string, to: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const changes = [unit, ...weaponsOf(battle, unit), ...prisonersOf(battle, unit)].map(
    (one): Change => ({ do: 'unit', unit: one.id, set: { at: to } }),
  );
  act.effect('fell-back', { unit: id, from, to }, { changes, cites: ['7.2.6.6'] });
}
