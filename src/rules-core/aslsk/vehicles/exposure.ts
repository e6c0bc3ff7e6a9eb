/** Crew Exposed and Buttoned Up (7.7): changed in the own Movement and Advance Phase. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import type { AslBattle, AslRefusal, AslUnit } from '../system.js';
import { isGoodOrder, isVehicle } from '../units/units.js';

interface Exposure {
  readonly vehicle: UnitId;
  readonly exposed: boolean;
}

export const crewExposed = order({
  title: 'Expose the crew or button up',
  description: 'Place or remove a CE counter; not both ways in one phase.',
  cites: ['7.7/c', '3.7/g'],
  answers: ['movement', 'advance'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    exposed: z.boolean().describe('Crew Exposed, or Buttoned Up.'),
  },
  *candidates({ battle, by }) {
    for (const vehicle of battle.units()) {
      if (vehicle.side !== by || !isVehicle(vehicle)) continue;
      const order = { vehicle: vehicle.id, exposed: !vehicle.ce };
      yield order;
    }
  },
  read: ({ battle, by }, order) => checkExposure(battle, order, by) ?? order,
  perform(act, { vehicle: id, exposed }) {
    const set = { ce: exposed ? (true as const) : null, hatch: true } as const;
    const changes = [{ do: 'unit', unit: id, set }] as const;
    if (exposed) act.effect('crew-exposed', { vehicle: id }, { changes, cites: ['7.7/c'] });
    else act.effect('buttoned-up', { vehicle: id, by: 'order' }, { changes, cites: ['7.7/c'] });
    const { at, moving } = act.battle.theUnit(id);
    if (act.battle.clock.phase === 'MPh' && moving)
      act.plan({ task: 'defensive-fire', at: at as LocationId });
  },
});

function checkExposure(
  battle: AslBattle,
  { vehicle: id, exposed }: Exposure,
  by: SideId,
): AslRefusal | undefined {
  const vehicle = battle.unit(id);
  if (!vehicle || vehicle.side !== by || !isVehicle(vehicle))
    return { refused: 'NO_SUCH_UNIT', why: `There is no vehicle "${id}" of yours.`, path: '$.vehicle' };
  const reason = reasonAgainst(battle, vehicle, exposed);
  if (!reason) return undefined;
  const [refused, why, ...cites] = reason;
  return { refused, why: `${vehicle.name}: ${why}`, cites };
}

type Reason = readonly [code: AslRefusal['refused'], why: string, ...cites: NonNullable<AslRefusal['cites']>];

function reasonAgainst(battle: AslBattle, vehicle: AslUnit, exposed: boolean): Reason | undefined {
  if (vehicle.at === undefined) return ['NOT_HERE', 'it is not on the map.', '7.7/c'];
  if ((vehicle.ce ?? false) === exposed)
    return ['NO_CHANGE', exposed ? 'its crew is exposed already.' : 'it is buttoned up already.', '7.7/c'];
  if (!isGoodOrder(vehicle)) return ['NOT_GOOD_ORDER', 'its crew is Shocked or Stunned.', '7.7/d'];
  if (vehicle.hatch) return ['ONCE', 'it has changed in this phase.', '7.7/c'];
  if (exposed && vehicle.shaken)
    return ['SHAKEN', 'it stays buttoned up in this Player Turn.', '7.7/d', '3.2.3/PTC-d'];
  if (exposed && vehicle.recalled && vehicle.turret === '1MT')
    return ['RECALLED', 'its crew is exposed no more.', '7.10/recall-a'];
  if (battle.clock.phase === 'MPh' && hasFired(vehicle))
    return ['HAS_FIRED', 'it has fired in this Player Turn.', '7.7/c'];
  return undefined;
}

/** In the Prep Fire Phase, or as a Bounding First Firer. */
function hasFired({ fire, weaponsFired }: AslUnit): boolean {
  return fire !== undefined || (weaponsFired?.length ?? 0) > 0;
}
