/** What becomes of aircraft that are hit: they abort, or burn and crash (19.1/f, 19.1/l). */
import { D6, total } from '../../kernel/dice/index.js';
import { attackPlace } from '../fire/attack.js';
import { movingModifier } from '../fire/targets.js';
import { isBuilding, placesOf, terrainIn } from '../ground/terrain.js';
import { duelOf } from '../ordnance/penetration.js';
import type { RuleId } from '../rules.js';
import type { Act, Modifier, Unit } from '../system.js';
import { isInfantry, isVehicle, standingAt } from '../units/kinds.js';
import { vehicleCheck } from '../vehicles/crew.js';
import { attackVehicle } from '../vehicles/small-arms.js';
import { shelterOf } from './attacks.js';
import { offTheMap, pathOf } from './flight.js';

const CRASH: Modifier = { why: 'crash', value: 6, cites: '19.1/l' };
const NATURAL_TWELVE = 12;

/** As an armored vehicle with one Armor Factor (19.1/d). */
export function strikePlane(act: Act, plane: Unit, pen: number): void {
  const { mpv, mav, result } = duelOf(act, { target: plane.id, pen }, 'hull', plane.planeArmour ?? 0);
  if (result === 'dud') return;
  if (result !== 'held') {
    crash(act, plane);
    return;
  }
  const less = mav - mpv;
  const { passed, rolled } = vehicleCheck(act, plane, less, less === 0 ? '14.1.1' : '14.1.1/b');
  if (less === 0 || !passed || rolled === NATURAL_TWELVE) abort(act, plane);
}

/** Shaken or Abandoned, it goes home. */
function abort(act: Act, plane: Unit): void {
  act.effect('aborted', { unit: plane.id }, { changes: offTheMap(plane), cites: ['19.1/f', '19.1/g'] });
}

function crash(act: Act, plane: Unit): void {
  const { battle } = act;
  const die = total(act.rollOf('hexes to the crash', [plane.id], D6));
  const at = pathOf(battle, plane)[die - 1];
  act.effect(
    'shot-down',
    { unit: plane.id, die, ...(at !== undefined && { at }) },
    { changes: offTheMap(plane), cites: ['19.1/l', '19.1/g'] },
  );
  if (at === undefined) return;
  attackEverybody(act, at, plane.side);
  leaveRuins(act, at, plane.name);
}

/** Friend and foe; vehicles as if they were Open. */
function attackEverybody(act: Act, hex: string, by: string): void {
  const { battle } = act;
  const all = placesOf(battle, hex).flatMap((at) => standingAt(battle, at));
  const people = all.filter(
    (unit) => isInfantry(unit) && unit.kind !== 'armor-leader' && unit.aboard === undefined,
  );
  if (people.length > 0)
    attackPlace(act, {
      at: hex,
      strength: [CRASH],
      cover: [],
      targets: people.map((unit) => ({
        unit: unit.id,
        modifiers: [...movingModifier(battle, unit), ...shelterOf(battle, unit)],
      })),
      cites: ['19.1/l'],
      by,
    });
  for (const { id, abandoned } of all.filter(isVehicle))
    if (battle.unit(id) && !abandoned) attackVehicle(act, { target: id, strength: [CRASH], by });
}

/** A Wreck, one to a hex; a Building comes down, and with it those upstairs (19.1/l). */
function leaveRuins(act: Act, at: string, wreck: string): void {
  const { battle } = act;
  const falls = isBuilding(terrainIn(battle, at));
  if (!falls && battle.location(at).wreck !== undefined) return;
  const cites: RuleId[] = falls ? ['19.1/l'] : ['19.1/l', '1.3/g'];
  const upstairs = falls ? battle.unitsAt(`${at}/1`) : [];
  act.effect(
    'crash-site',
    { at, becomes: falls ? 'Rubble' : 'Wreck' },
    {
      changes: [
        ...upstairs.map(({ id }) => ({ do: 'unit' as const, unit: id, set: { at } })),
        { do: 'location', at, set: falls ? { terrain: 'Rubble' } : { wreck } },
      ],
      cites,
    },
  );
}
