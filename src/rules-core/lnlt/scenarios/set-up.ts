/** Setting up: within stacking, on ground that the unit may be in (1.3/j, 1.7/a, 21.2/a). */
import * as z from 'zod';
import { setUp } from '../../kernel/scenarios/index.js';
import { isShelter } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { cell } from '../ground/tec.js';
import { isBuilding, placesOf, terrainIn } from '../ground/terrain.js';
import { SMALL_BORE } from '../movement/step.js';
import {
  type Act,
  type Battle,
  type Change,
  type LnltSystem,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { isVehicle, isWeapon } from '../units/kinds.js';

function stand(battle: Battle, unit: Unit, at: string, others: readonly unknown[]): Refusal | undefined {
  if (unit.aboard !== undefined || isWeapon(unit)) return undefined;
  const row = terrainIn(battle, at);
  if (cell(battle, row, isVehicle(unit) ? (unit.drive ?? 'T') : 'leg') === 'P')
    return refuse('CLOSED_TERRAIN', `${unit.name} cannot set up in ${at}: ${row}.`, '10.4');
  if (isVehicle(unit) && (isBuilding(row) || isShelter(at)))
    return refuse('NO_VEHICLES', `${unit.name} cannot set up in a Building.`, '1.3/j');
  if (
    unit.kind === 'weapon-team' &&
    unit.weapon !== 'machine-gun' &&
    (unit.calibre ?? 0) > SMALL_BORE &&
    isBuilding(row)
  )
    return refuse('NO_GUNS', `${unit.name} cannot set up in a Building.`, '1.7/a');
  const there = (others as readonly Unit[]).filter(({ side }) => side === unit.side);
  return hasRoom(battle, at, [unit], there)
    ? undefined
    : refuse('NO_ROOM', `There is no room in ${at}.`, '1.3');
}

export const settingUp = setUp<LnltSystem>({
  cites: ['1.3', '22.0'],
  stand,
  places: (battle, unit, hex) => (isVehicle(unit) ? [hex] : placesOf(battle, hex)),
  set: z.object({
    facing: z.int().min(0).max(5).describe('The vertex that it faces.'),
    turret: z.int().min(0).max(5).describe('The vertex that its barrel points to.'),
    buttoned: z.literal(true).describe('It is buttoned up.'),
  }),
});

/** When all have set up, those who are carried are where their carriers are, for everybody to see. */
export function beginBattle(act: Act): void {
  const { battle } = act;
  act.done();
  for (const side of battle.sideIds()) {
    const carried = battle
      .units()
      .filter((unit) => unit.side === side && unit.hidden && carrierOf(battle, unit));
    if (carried.length === 0) continue;
    const changes = carried.map(({ id }): Change => {
      const at = carrierAt(battle, battle.theUnit(id));
      return { do: 'unit', unit: id, set: { hidden: null, ...(at !== undefined && { at }) } };
    });
    act.effect('armed', { side, units: carried.map(({ id }) => id) }, { changes, cites: ['1.6/m'] });
  }
}

const carrierOf = (battle: Battle, { possessor, aboard, leader }: Unit): Unit | undefined =>
  battle.unit(possessor ?? aboard ?? leader ?? '');

/** A weapon may be carried by one who rides himself. */
function carrierAt(battle: Battle, unit: Unit): string | undefined {
  const carrier = carrierOf(battle, unit);
  return carrier && (carrierAt(battle, carrier) ?? carrier.at);
}
