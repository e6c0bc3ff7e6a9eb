/** Repairing the weapons of a vehicle (3.1c/b, 7.2/c, 7.8/g). */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import type { AslBattle, AslRefusal, AslUnit } from '../system.js';
import { isGoodOrder, isVehicle } from '../units/units.js';
import { recall } from './damage.js';
import { VEHICLE_WEAPONS, type VehicleWeapon } from './state.js';

interface RepairVehicle {
  readonly vehicle: UnitId;
  readonly weapon: VehicleWeapon;
}

const REPAIRED_ON = 1;
const DISABLED_ON = 6;

export const repairVehicle = order({
  title: 'Repair a vehicular weapon',
  description:
    'The crew of a Good Order vehicle tries to repair one of its weapons: 1 repairs it, 6 disables it.',
  cites: ['3.1c/b', '7.2/c', '7.8/g'],
  answers: ['repair'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    weapon: z.enum(VEHICLE_WEAPONS).describe('The weapon that malfunctioned.'),
  },
  *candidates({ battle, by }) {
    for (const vehicle of battle.units())
      for (const weapon of vehicle.kind === 'vehicle' && vehicle.side === by ? VEHICLE_WEAPONS : [])
        yield { vehicle: vehicle.id, weapon };
  },
  read: ({ battle, by }, order) => checkRepair(battle, order, by) ?? order,
  perform(act, { vehicle: id, weapon }) {
    const vehicle = act.battle.theUnit(id);
    const dr = total(act.rollOf(`repair of the ${weapon}`, [id], D6));
    const result = dr === REPAIRED_ON ? 'repaired' : dr === DISABLED_ON ? 'disabled' : 'no effect';
    const set = {
      sought: [...(vehicle.sought ?? []), weapon],
      ...(result !== 'no effect' && mended(vehicle, weapon)),
      ...(result === 'disabled' && { weaponsDisabled: [...(vehicle.weaponsDisabled ?? []), weapon] }),
    };
    act.effect(
      'vehicle-repair',
      { vehicle: id, weapon, dr, result },
      { changes: [{ do: 'unit', unit: id, set }], cites: ['3.1c/b', weapon === 'MA' ? '7.2/c' : '7.8/g'] },
    );
    if (result === 'disabled' && weapon === 'MA') recall(act, id, '7.10/recall-d');
  },
});

function mended(vehicle: AslUnit, weapon: VehicleWeapon) {
  if (weapon === 'MA') return { malfunctioned: null };
  const left = vehicle.weaponsBroken?.filter((one) => one !== weapon) ?? [];
  return { weaponsBroken: left.length > 0 ? left : null };
}

function isBroken(vehicle: AslUnit, weapon: VehicleWeapon): boolean {
  return weapon === 'MA'
    ? vehicle.malfunctioned === true
    : (vehicle.weaponsBroken?.includes(weapon) ?? false);
}

function checkRepair(
  battle: AslBattle,
  { vehicle: id, weapon }: RepairVehicle,
  by: SideId,
): AslRefusal | undefined {
  const vehicle = battle.unit(id);
  if (
    !vehicle ||
    vehicle.side !== by ||
    !isVehicle(vehicle) ||
    vehicle.at === undefined ||
    !isBroken(vehicle, weapon)
  )
    return {
      refused: 'NO_WEAPON',
      why: `You have no vehicle "${id}" whose ${weapon} malfunctions.`,
      path: '$.vehicle',
    };
  if (!isGoodOrder(vehicle))
    return {
      refused: 'NOT_GOOD_ORDER',
      why: `${vehicle.name} is Shocked or Stunned.`,
      cites: ['3.1c/b', '7.2/c'],
    };
  if (weapon === 'AAMG' && !vehicle.ce)
    return { refused: 'BUTTONED_UP', why: 'The AAMG is repaired with the crew exposed.', cites: ['7.8/g'] };
  if (vehicle.sought?.includes(weapon))
    return { refused: 'ONCE', why: `The ${weapon} was tried in this phase.`, cites: ['3.1c/b'] };
  return undefined;
}
