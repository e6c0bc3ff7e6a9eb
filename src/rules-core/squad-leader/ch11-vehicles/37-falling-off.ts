/** Men who break on top of a tank, and weapons that are lost with those who had them (11.37.14). */
import type { UnitId } from '../../kernel/position/position.js';
import type { Act, Change, Unit } from '../system.js';
import { weaponsOf } from '../units/kinds.js';
import { carriesOnTop, setBeneath } from './37-passengers.js';

export function loseWeapons(act: Act, unit: Unit): void {
  const weapons = weaponsOf(act.battle, unit);
  if (weapons.length === 0) return;
  act.effect(
    'weapons-destroyed',
    { weapons: weapons.map(({ id }) => id), at: unit.at ?? '' },
    {
      changes: weapons.map(({ id }): Change => ({ do: 'leave', unit: id })),
      cites: ['11.37.11', '11.37.14'],
    },
  );
}

/** Who breaks on top of a tank falls off it, without what it carried; others may stay in their vehicle (11.37.14, 11.13.8). */
export function fallOff(act: Act, id: UnitId): void {
  const { battle } = act;
  const unit = battle.unit(id);
  const vehicle = unit && battle.unit(unit.aboard ?? '');
  if (!unit || !vehicle || !carriesOnTop(vehicle)) return;
  act.effect(
    'jumped-off',
    { vehicle: vehicle.id, units: [id] },
    { changes: [setBeneath(unit)], cites: ['11.37.14'] },
  );
  loseWeapons(act, battle.theUnit(id));
}
