/** Setting up: within stacking, on ground that the unit may be in (1.3/j, 1.7/a, 21.2/a). */
import * as z from 'zod';
import { setUp } from '../../kernel/scenarios/index.js';
import { isShelter } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { cell } from '../ground/tec.js';
import { isBuilding, placesOf, terrainIn } from '../ground/terrain.js';
import { type Battle, type LnltSystem, type Refusal, refuse, type Unit } from '../system.js';
import { isVehicle, isWeapon } from '../units/kinds.js';

const SMALL_BORE = 13;

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
    possessor: z.string().describe('The unit that possesses this Support Weapon.'),
    aboard: z.string().describe('The vehicle that it rides in or on.'),
    riding: z.enum(['inside', 'outside']).describe('Inside it or on top.'),
    leader: z.string().describe('The vehicle that this Armor Leader commands.'),
  }),
});
