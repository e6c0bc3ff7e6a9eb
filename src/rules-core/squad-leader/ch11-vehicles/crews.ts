/** What fire does to crews who are exposed (11.8.2, 11.8.3) and to vehicles without armour (11.15.6). */
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { loseCommander, showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { crewMorale } from '../ch03-infantry/22-crew-morale.js';
import { type Result, resultInWords } from '../ch05-fire/05-fire-table.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import { isVehicle, type OnMap, shownVehiclesAt } from '../units/kinds.js';
import { checkAnimals } from './38-horse-drawn.js';
import { isDuplexDrive, isSwimming } from './41-amphibians.js';
import { sufferInBoat } from './43-under-fire.js';
import { mayRage } from './berserk.js';
import { isBoat, isDrawn, isSoft } from './state.js';
import { destroy, immobilize } from './wrecks.js';

/** The morale of a truck (11.15.6/a). */
const SOFT_MORALE = 8;
/** This player turn and the next (11.8.3). */
const STUNNED_FOR = 2;

/** It has no armour, or its crew looks out. */
export const isVulnerable = (vehicle: Unit): boolean => vehicle.exposed === true || isSoft(vehicle);

/** Vehicles that fire of infantry can hurt; while they move, only the one that is under way (5.6.7.1). */
export const vulnerableAt = (battle: Battle, at: string): OnMap[] =>
  shownVehiclesAt(battle, at).filter(
    (vehicle) => isVulnerable(vehicle) && (battle.clock.phase !== 'movement' || vehicle.moving === true),
  );

/** The walls of an AFV (11.8.2). */
export const shelterOf = (battle: Battle, unit: Unit): Modifier[] =>
  isVehicle(unit) && !isSoft(unit) && !(isDuplexDrive(unit) && isSwimming(battle, unit))
    ? [{ why: 'crew of an AFV', value: 2, cites: '11.8.2' }]
    : [];

/** Height is nothing to the crew of a vehicle (5.3.5.1/a). */
export const coverOfCrew = (unit: Unit, cover: readonly Modifier[]): readonly Modifier[] =>
  isVehicle(unit) ? cover.filter(({ why }) => why !== 'height') : cover;

export function sufferFire(act: Act, id: UnitId, result: Result): void {
  const vehicle = act.battle.theUnit(id);
  if (isBoat(vehicle) || (isDuplexDrive(vehicle) && isSwimming(act.battle, vehicle)))
    sufferInBoat(act, vehicle, result);
  else if (isSoft(vehicle)) sufferSoft(act, vehicle, result);
  else if (result === 'KIA' || !crewCheck(act, vehicle, result)) {
    loseCommander(act, id);
    stun(act, vehicle);
  }
}

/** Nobody outside helps a crew (3.20/a). */
function crewCheck(act: Act, unit: Unit, result: Result): boolean {
  const { id, vehicle, armoured } = unit;
  if (armoured && unit.exposed) showCommander(act, id);
  const value = result === 'M' ? 0 : Number(result);
  const modifiers: Modifier[] = value === 0 ? [] : [{ why: 'fire', value, cites: '5.5.6' }];
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

/** A crew is stunned, not broken, and stays inside afterwards where it has a roof (11.8.3, 11.10.2). */
function stun(act: Act, { id, openTopped }: Unit): void {
  const set = { stunned: STUNNED_FOR, exposed: null, ...(!openTopped && { shut: true as const }) };
  act.effect(
    'stunned',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set }], cites: [openTopped ? '11.10.2' : '11.8.3'] },
  );
}

/** A check failed is answered with another: it stops, or is a wreck (11.15.6/a). */
export function sufferSoft(act: Act, vehicle: Unit, result: Result, lose = destroy): void {
  if (result !== 'KIA' && result !== '-' && isDrawn(vehicle)) {
    checkAnimals(act, vehicle, result);
    return;
  }
  if (result !== 'KIA' && crewCheck(act, vehicle, result)) return;
  if (result !== 'KIA' && !vehicle.immobilized && crewCheck(act, vehicle, 'M'))
    immobilize(act, vehicle.id, ['11.15.6/a']);
  else lose(act, vehicle.id, ['11.15.6/a', '11.15.7']);
}

/** At the end of a player turn stunned crews come nearer to their senses. */
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
}
