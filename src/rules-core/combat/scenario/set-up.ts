/** Setting up (3.3): any location, any status, within the limits of stacking and terrain; Guns are dug in (7.1.1.2). */
import * as z from 'zod';
import { setUp } from '../../kernel/scenarios/index.js';
import { mayDigIn } from '../fortifications/digging.js';
import { mayStandIn, roomIn } from '../stacking/limits.js';
import { type Act, type Battle, type CombatSystem, type Refusal, refuse, type Unit } from '../system.js';
import {
  floorsIn,
  hasCellar,
  hasFeature,
  hasRoof,
  isBuilding,
  isWater,
  marksAt,
  terrainIn,
} from '../terrain/ground.js';

/** Every place of a hex in which a unit may stand. */
export function placesIn(battle: Battle, unit: Unit, hex: string): string[] {
  const floors = Array.from({ length: floorsIn(battle, hex) }, (_, i) => `${hex}/${i + 1}`);
  const also = [
    ...(hasRoof(battle, hex) ? [`${hex}/roof`] : []),
    ...(hasFeature(marksAt(battle, hex), 'steeple') ? [`${hex}/steeple`] : []),
    ...(hasCellar(battle, hex) ? [`${hex}/cellar`] : []),
  ];
  return [hex, ...floors, ...also].filter((at) => mayStandIn(battle, unit, at));
}

function stand(battle: Battle, unit: Unit, at: string, others: readonly unknown[]): Refusal | undefined {
  if (unit.aboard !== undefined) return undefined;
  if (isWater(battle, at) && unit.kind !== 'raft')
    return refuse('WATER', `${unit.name} cannot set up on water.`, '6.12.1');
  if (unit.kind === 'vehicle' && isClosedToVehicles(battle, at))
    return refuse(
      'NO_VEHICLES',
      `${unit.name} cannot set up in the ${terrainIn(battle, at)} in ${at}.`,
      '3.3.2',
    );
  const load = (others as readonly Unit[]).filter(({ side, aboard }) => side === unit.side && !aboard);
  return roomIn(unit, at, load) ? undefined : refuse('NO_ROOM', `There is no room in ${at}.`, '8.1', '3.3.2');
}

const isClosedToVehicles = (battle: Battle, at: string): boolean =>
  isBuilding(battle, at) || terrainIn(battle, at) === 'rubble' || terrainIn(battle, at) === 'rail-cars';

export const settingUp = setUp<CombatSystem>({
  cites: ['3.3.1', '3.3.2'],
  stand,
  places: placesIn,
  set: z.object({
    facing: z.int().min(0).max(5).describe('The hexspine that the unit faces.'),
    turret: z.int().min(0).max(5).describe('The hexspine that its turret faces.'),
    face: z.enum(['weapon', 'move']).describe('Which side of the counter is up.'),
    aboard: z.string().describe('The transport on which it rides.'),
    post: z.enum(['trench', 'pillbox']).describe('The fortification of the hex in which it lies.'),
    onHexside: z.int().min(0).max(5).describe('The hexside road on which it stands.'),
  }),
});

/** Guns set up where digging is possible are Dug-In until they are moved. */
export function beginBattle(act: Act): void {
  act.done();
  const { battle } = act;
  const guns = battle
    .units()
    .filter((unit) => unit.kind === 'gun' && unit.at !== undefined && !unit.dugIn && !unit.aboard)
    .filter(({ at }) => mayDigIn(battle, at as string));
  for (const side of battle.sideIds())
    for (const secret of [false, true]) {
      const units = guns.filter((gun) => gun.side === side && (gun.hidden ?? false) === secret);
      if (units.length === 0) continue;
      act.effect(
        'guns-dug-in',
        { units: units.map(({ id }) => id) },
        {
          changes: units.map(({ id }) => ({ do: 'unit', unit: id, set: { dugIn: true } })),
          cites: ['7.1.1.2'],
          ...(secret && { to: [side] }),
        },
      );
    }
}
