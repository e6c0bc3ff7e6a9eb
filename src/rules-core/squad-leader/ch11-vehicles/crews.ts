/** What fire does to crews who are exposed (11.8.2, 11.8.3) and to vehicles without armour (11.15.6). */
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { loseCommander, showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { breakUnit } from '../ch03-infantry/20-casualties.js';
import { crewMorale } from '../ch03-infantry/22-crew-morale.js';
import { type Result, resultInWords } from '../ch05-fire/05-fire-table.js';
import { loseBoreSights } from '../ch08-support-weapons/09-bore-sight.js';
import { facingOfHull } from '../ch13-direct-fire/20-location.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import { isVehicle, type OnMap, vehiclesAt } from '../units/kinds.js';
import { looksInto } from './18-fire-at-passengers.js';
import { checkAnimals } from './38-horse-drawn.js';
import { isDuplexDrive, isSwimming } from './41-amphibians.js';
import { sufferInBoat } from './43-under-fire.js';
import { bailOut, leftBehind } from './abandoning.js';
import { mayRage } from './berserk.js';
import { isAfv, isBoat, isCarrier, isDrawn, isOneMan, isSoft, looksOut } from './state.js';
import { destroy, immobilize } from './wrecks.js';

/** The morale of a truck (11.15.6/a). */
const SOFT_MORALE = 8;
/** This player turn and the next (11.8.3). */
const STUNNED_FOR = 2;

/** It has no armour, or its crew looks out; that of a carrier always does (11.14.4). */
export const isVulnerable = (vehicle: Unit): boolean =>
  isSoft(vehicle) || (looksOut(vehicle) && !vehicle.abandoned && !vehicle.driverOnly);

/** Vehicles that fire of infantry from there can hurt; while they move, only the one that is under way (5.6.7.1). */
export const vulnerableAt = (battle: Battle, at: string, from: readonly string[] = []): OnMap[] =>
  vehiclesAt(battle, at).filter(
    (vehicle) =>
      (isVulnerable(vehicle) || isBareTo(battle, vehicle, from)) &&
      (battle.clock.phase !== 'movement' || vehicle.moving === true),
  );

/** Nothing is between its crew and those who fire: from above without a roof, out of the obstacle beside it, or from behind without armour there (11.11.1/a, 11.29/q9). */
const isBareTo = (battle: Battle, vehicle: OnMap, from: readonly string[]): boolean =>
  from.length > 0 &&
  isAfv(vehicle) &&
  !vehicle.abandoned &&
  !vehicle.driverOnly &&
  from.every(
    (hex) =>
      (vehicle.openTopped === true &&
        (looksInto(battle, vehicle, hex) || (vehicle.beside !== undefined && hex === vehicle.at))) ||
      (vehicle.armour?.softRear === true && facingOfHull(battle, vehicle, hex) === 'rear'),
  );

/** The walls of an AFV (11.8.2). */
export const shelterOf = (battle: Battle, unit: Unit, from: readonly string[]): Modifier[] =>
  isVehicle(unit) &&
  !isSoft(unit) &&
  !(isDuplexDrive(unit) && isSwimming(battle, unit)) &&
  !isBareTo(battle, unit as OnMap, from)
    ? [{ why: 'crew of an AFV', value: 2, cites: '11.8.2' }]
    : [];

/** Height is nothing to the crew of a vehicle (5.3.5.1/a), and it has its walls or those before the hex, not both (11.11.2). */
export const coverOfCrew = (
  battle: Battle,
  unit: Unit,
  from: readonly string[],
  cover: readonly Modifier[],
): readonly Modifier[] => {
  if (!isVehicle(unit)) return cover;
  const hasWalls = shelterOf(battle, unit, from).length > 0;
  return cover.filter(({ why }) => why !== 'height' && !(hasWalls && HEXSIDE.test(why)));
};
const HEXSIDE = /^(wall|hedge|hedgerow|roadblock)/;

/** `isBare`: nothing sheltered its crew (11.11.1/a); `more` is added to the check itself. */
export function sufferFire(
  act: Act,
  id: UnitId,
  result: Result,
  isBare = false,
  more: readonly Modifier[] = [],
): void {
  if (result === '-') return;
  const vehicle = act.battle.theUnit(id);
  if (isBoat(vehicle) || (isDuplexDrive(vehicle) && isSwimming(act.battle, vehicle)))
    sufferInBoat(act, vehicle, result);
  else if (isSoft(vehicle)) sufferSoft(act, vehicle, result, destroy, more);
  else if (isBare || isCarrier(vehicle)) sufferUnprotected(act, vehicle, result, more);
  else if (result === 'KIA' || !crewCheck(act, vehicle, result, more)) {
    loseCommander(act, id);
    stun(act, vehicle, result === 'KIA');
  }
}

/** It is not stunned: a KIA is the end of it, and broken it gets out; the vehicle is left as it is (11.11.1/b, 11.14.4). */
function sufferUnprotected(act: Act, vehicle: Unit, result: Result, more: readonly Modifier[]): void {
  const { id } = vehicle;
  const cites = isCarrier(vehicle) ? (['11.14.4'] as const) : (['11.11.1/b'] as const);
  if (result !== 'KIA' && crewCheck(act, vehicle, result, more)) return;
  loseCommander(act, id);
  loseBoreSights(act, [vehicle]);
  if (result === 'KIA')
    act.effect('crew-killed', { unit: id }, { changes: [leftBehind(act.battle.theUnit(id))], cites });
  else breakUnit(act, bailOut(act, id, cites), cites);
}

/** Nobody outside helps a crew (3.20/a). */
function crewCheck(act: Act, unit: Unit, result: Result, more: readonly Modifier[] = []): boolean {
  const { id, vehicle, armoured } = unit;
  if (armoured && unit.exposed) showCommander(act, id);
  const value = result === 'M' ? 0 : Number(result);
  const modifiers: Modifier[] = [
    ...(value === 0 ? [] : [{ why: 'fire', value, cites: '5.5.6' } as const]),
    ...more,
  ];
  const needs = armoured ? crewMorale(act.battle, unit) : SOFT_MORALE;
  const check = `${resultInWords(result)} of the ${armoured ? 'crew' : vehicle}`;
  const rolled = total(act.rollOf(check, [id], DR));
  const made = rolled + sumOf(modifiers);
  const passed = made <= needs;
  act.effect(
    'morale-check',
    { unit: id, check, needs, rolled, modifiers, passed },
    { cites: [armoured ? '11.8.2' : '11.15.6/a'] },
  );
  if (armoured && made === needs) pinCrew(act, unit);
  if (passed) mayRage(act, act.battle.theUnit(id), rolled);
  return passed;
}

/** Prep Fire that is barely withstood: those with a roof button up at once (3.24.1, 3.24.3, 3.24.3/a). */
function pinCrew(act: Act, { id, openTopped, pinned }: Unit): void {
  const { battle } = act;
  if (battle.clock.phase !== 'prep-fire' || pinned || !isInPlay(battle, '3.24')) return;
  const set = { pinned: true, ...(!openTopped && { exposed: null }) } as const;
  act.effect(
    'pinned',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set }], cites: [openTopped ? '3.24.3/a' : '3.24.3'] },
  );
}

/** A crew is stunned, not broken, and stays inside afterwards where it has a roof (11.8.3, 11.10.2); some have had enough. */
function stun(act: Act, vehicle: Unit, isKilled: boolean): void {
  const { id, openTopped } = vehicle;
  const gone = isKilled ? '11.8.4' : enoughFor(vehicle);
  const set = {
    stunned: STUNNED_FOR,
    exposed: null,
    ...(!openTopped && { shut: true as const }),
    ...(gone && { leaving: true as const }),
  };
  act.effect(
    'stunned',
    { unit: id },
    {
      changes: [{ do: 'unit', unit: id, set }],
      cites: [openTopped ? '11.10.2' : '11.8.3', ...(gone ? ([gone] as const) : [])],
    },
  );
  loseBoreSights(act, [vehicle]);
}

/** A check failed is as bad as a KIA for one man in a turret, and the second time without a roof (11.3.5, 11.10.3). */
const enoughFor = (vehicle: Unit): '11.3.5' | '11.10.3' | undefined =>
  isOneMan(vehicle) ? '11.3.5' : vehicle.openTopped && vehicle.unsteady ? '11.10.3' : undefined;

/** A check failed is answered with another: it stops, or is a wreck (11.15.6/a). */
export function sufferSoft(
  act: Act,
  vehicle: Unit,
  result: Result,
  lose = destroy,
  more: readonly Modifier[] = [],
): void {
  if (result !== 'KIA' && result !== '-' && isDrawn(vehicle)) {
    checkAnimals(act, vehicle, result);
    return;
  }
  if (result !== 'KIA' && crewCheck(act, vehicle, result, more)) return;
  if (result !== 'KIA' && !vehicle.immobilized && crewCheck(act, vehicle, 'M'))
    immobilize(act, vehicle.id, ['11.15.6/a']);
  else lose(act, vehicle.id, ['11.15.6/a', '11.15.7']);
}

/** At the end of a player turn stunned crews come nearer to their senses; nobody rallies them (11.8.5). */
export function comeToTheirSenses(act: Act): void {
  const stunned = act.battle.units().filter((unit) => unit.stunned !== undefined);
  if (stunned.length === 0) return;
  const changes = stunned.map(
    ({ id, stunned: turns = 1 }): Change => ({
      do: 'unit',
      unit: id,
      set: turns > 1 ? { stunned: turns - 1 } : { stunned: null, unsteady: true },
    }),
  );
  const units = stunned.filter((unit) => unit.stunned === 1).map(({ id }) => id);
  act.effect('recovered', { units }, { changes, cites: ['11.8.3'] });
  for (const { id, immobilized, leaving, abandoned } of stunned)
    if (units.includes(id) && leaving && immobilized && !abandoned) bailOut(act, id, ['11.8/q2']);
}
