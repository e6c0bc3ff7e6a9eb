/** What becomes of passengers when their vehicle fires, is hit or is lost (11.37.10 to 11.37.15). */
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import type { RuleId } from '../rules.js';
import type { Act, Change, Unit } from '../system.js';
import { isCharge, isMachineGun, isShapedCharge, isVehicle, weaponsOf } from '../units/kinds.js';
import { survivalOf } from '../units/later-vehicles.js';
import { loseWeapons } from './37-falling-off.js';
import { carriesOnTop, passengersOf, setBeneath } from './37-passengers.js';

/** A weapon thrown off in haste malfunctions on this or more (11.37.11). */
const BREAKS_FROM = 4;

/** They lie beneath it, and do nothing more in this player turn but fight hand to hand (11.37.10/b, 11.37.13). */
const DONE = { moved: true, assaultMoved: true, fired: true, prep: true } as const;

/** Men on top jump off when it fires or is hit, and check their nerve (11.37.10/a). */
export function bailOut(act: Act, id: UnitId): void {
  const { battle } = act;
  const vehicle = battle.unit(id);
  if (!vehicle || !isVehicle(vehicle) || !carriesOnTop(vehicle)) return;
  const riders = passengersOf(battle, vehicle);
  if (riders.length === 0) return;
  const units = riders.map((rider) => rider.id);
  const { phase: firedIn } = battle.clock;
  act.effect(
    'jumped-off',
    { vehicle: id, units },
    {
      changes: riders.map((rider) => setBeneath(rider, { ...DONE, firedIn })),
      cites: ['11.37.10/a', '11.37.10/b'],
    },
  );
  const checked = moraleChecks(act, units, { check: 'bail out', cites: ['11.37.10/a'] });
  for (const [unit, { passed }] of checked) throwOff(act, unit, passed);
}

/** The weapons of the broken are lost; the others may suffer (11.37.11). */
function throwOff(act: Act, id: UnitId, passed: boolean): void {
  const unit = act.battle.unit(id);
  if (!unit) return;
  if (!passed) {
    loseWeapons(act, unit);
    return;
  }
  for (const weapon of weaponsOf(act.battle, unit)) {
    const rolled = total(act.rollOf('thrown off', [weapon.id], D6));
    const isHurt = rolled >= BREAKS_FROM;
    const change: Change = isMachineGun(weapon)
      ? { do: 'unit', unit: weapon.id, set: { malfunctioned: true } }
      : { do: 'leave', unit: weapon.id };
    act.effect(
      'thrown-off',
      { weapon: weapon.id, rolled, isHurt },
      { changes: isHurt ? [change] : [], cites: ['11.37.11'] },
    );
  }
}

/** The passengers of a vehicle that was destroyed: those who come out lie beneath the wreck, without their weapons (11.37.15, 11.37/q16). */
export function leaveWreck(
  act: Act,
  passengers: readonly Unit[],
  survive: boolean,
  cites: readonly RuleId[],
): void {
  if (passengers.length === 0) return;
  for (const { id } of passengers) {
    const unit = act.battle.theUnit(id);
    loseWeapons(act, unit);
    if (!survive) eliminate(act, id, cites);
  }
  if (!survive) return;
  act.effect(
    'came-out-of-wreck',
    { units: passengers.map(({ id }) => id) },
    {
      changes: passengers.map(({ id }) => setBeneath(act.battle.theUnit(id))),
      cites: ['11.37.15'],
    },
  );
}

/** Those whom animals drew roll for their lives one by one when the team is gone, and their weapons are broken, not lost (11.38.9, 11.39.9). */
export function leaveTeam(act: Act, vehicle: Unit, passengers: readonly Unit[]): void {
  const cites: RuleId[] = [vehicle.vehicle === 'wagon' ? '11.38.9' : '11.39.9'];
  const needs = vehicle.survival ?? survivalOf({ type: 'halftrack' });
  for (const { id } of passengers) {
    const rolled = total(act.rollOf('out of the wreck', [id], DR));
    const comesOut = rolled <= needs;
    const unit = act.battle.theUnit(id);
    const changes = weaponsOf(act.battle, unit)
      .filter((weapon) => !isCharge(weapon) && !isShapedCharge(weapon))
      .map((weapon): Change => ({ do: 'unit', unit: weapon.id, set: { malfunctioned: true } }));
    act.effect(
      'passenger-rolled',
      { unit: id, vehicle: vehicle.name, needs, rolled, comesOut },
      { changes: [...changes, setBeneath(unit)], cites },
    );
    if (!comesOut) eliminate(act, id, cites);
  }
}
