/** What happens to vehicles by itself when a phase begins or ends, or the Player Turn (3.1g, 3.3.2/m, 7.10). */
import { D6, total } from '../../kernel/dice/index.js';
import { groupedBy } from '../../mechanics/groups.js';
import { clear } from '../sequence/markers.js';
import type { AslAct, AslChange, AslUnit } from '../system.js';
import { attacker, isVehicle, unitsOf } from '../units/units.js';
import { destroy } from './damage.js';
import { comeToRest } from './rest.js';

/** Both sides roll for each vehicle that is Shocked or an Unconfirmed Kill (3.1g, 7.10/shock-d, shock-e). */
export function recuperate(act: AslAct): void {
  for (const vehicle of act.battle.units())
    if (isVehicle(vehicle) && vehicle.shock) recuperateOne(act, vehicle);
}

const RECOVERS = { shock: 2, uk: 3 } as const;

function recuperateOne(act: AslAct, { id, shock = 'shock' }: AslUnit): void {
  const dr = total(act.rollOf('recuperation', [id], D6));
  const result = dr <= RECOVERS[shock] ? 'recovered' : shock === 'shock' ? 'unconfirmed kill' : 'wreck';
  const set = { shock: result === 'recovered' ? null : 'uk' } as const;
  act.effect(
    'recuperation',
    { vehicle: id, dr, result },
    {
      changes: result === 'wreck' ? [] : [{ do: 'unit', unit: id, set }],
      cites: ['3.1g', shock === 'shock' ? '7.10/shock-d' : '7.10/shock-e'],
    },
  );
  if (result === 'wreck') destroy(act, id, '7.10/shock-e');
}

/** Two vehicles of a side in one hex: its owner has to give one up (3.3.2/m); the dice choose where he did not. */
function oneVehicleInAHex(act: AslAct): void {
  const { battle } = act;
  for (const side of battle.options.order) {
    const vehicles = unitsOf(battle, side).filter((unit) => isVehicle(unit) && unit.at !== undefined);
    for (const together of groupedBy(vehicles, ({ at }) => at).values()) {
      let left = together.map(({ id }) => id);
      while (left.length > 1) {
        const given = act.pickOf('two vehicles in a hex', left);
        destroy(act, given, '3.3.2/m');
        left = left.filter((id) => id !== given);
      }
    }
  }
}

const MOVEMENT: readonly (keyof AslUnit)[] = [
  'seen',
  'began',
  'startMp',
  'allMp',
  'cannotStay',
  'motionTried',
  'firedFrom',
  'firedAfter',
];
const EVERY_PHASE: readonly (keyof AslUnit)[] = [
  'hatch',
  'caChanged',
  'vcaChanged',
  'turned',
  'gunsFiredAt',
  'sought',
];
const PLAYER_TURN: readonly (keyof AslUnit)[] = [
  'weaponsFired',
  'firedIn',
  'dispensed',
  'shaken',
  'movingTarget',
  'checkedBy',
];

/** A vehicle that began in Motion and was not moved has stopped and Delayed, if it had the MP for anything else (3.3.2/q). */
export function endOfVehicleMovement(act: AslAct): AslChange[] {
  for (const vehicle of unitsOf(act.battle, attacker(act.battle)))
    if (vehicle.motion && !vehicle.moved) comeToRest(act, vehicle.id);
  oneVehicleInAHex(act);
  return clear(act.battle, MOVEMENT);
}

export function endOfPhaseForVehicles(act: AslAct): AslChange[] {
  return clear(act.battle, EVERY_PHASE, (unit) => unit.kind === 'vehicle');
}

/** Stun becomes its +1 side, STUN the Recall +1 side, at the end of the Player Turn (7.10/stun-c, recall-b). */
export function endOfPlayerTurnForVehicles(act: AslAct): AslChange[] {
  const { battle } = act;
  const stunned = battle
    .units()
    .filter(({ stun }) => stun !== undefined)
    .map(({ id }): AslChange => ({ do: 'unit', unit: id, set: { stun: null, plusOne: true } }));
  return [...stunned, ...clear(battle, PLAYER_TURN, (unit) => unit.kind === 'vehicle')];
}

/** Vehicles in Motion begin their Movement Phase as moving targets (2.0/MovingTarget, 3.3.2/k). */
export function startOfVehicleMovement({ battle }: AslAct): AslChange[] {
  return unitsOf(battle, attacker(battle))
    .filter((unit) => isVehicle(unit) && unit.motion === true)
    .map(({ id }): AslChange => ({ do: 'unit', unit: id, set: { movingTarget: true } }));
}
