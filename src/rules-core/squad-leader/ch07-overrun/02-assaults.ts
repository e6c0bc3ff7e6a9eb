/** Who has been told off to attack a vehicle in close combat (7.2.6). */
import type { SideId } from '../../kernel/position/position.js';
import { isAfv } from '../ch11-vehicles/state.js';
import type { Battle, Unit } from '../system.js';
import { vehiclesAt } from '../units/kinds.js';

export type Assault = NonNullable<Battle['clock']['assaults']>[number];

/** It attacks a vehicle, or leads such an attack: nothing else in this phase. */
export const isAssaulting = ({ clock }: Battle, { id }: Unit): boolean =>
  clock.assaults?.some(({ unit, leader }) => unit === id || leader === id) === true;

/** Infantry with an AFV that is attacked: it strikes before the order of attack is rolled (7.2.6.9/a). */
export const isEscort = (battle: Battle, at: string, side: SideId): boolean =>
  battle.clock.assaults !== undefined &&
  vehiclesAt(battle, at, side).some(
    (vehicle) => isAfv(vehicle) && battle.clock.assaults?.some((one) => one.vehicle === vehicle.id),
  );
