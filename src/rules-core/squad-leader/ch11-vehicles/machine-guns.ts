/** Machine guns of vehicles (11.7): together at one hex, each where it bears. */
import * as z from 'zod';
import { sees } from '../ch02-sight/sight.js';
import { hasTarget } from '../ch05-fire/02-aim.js';
import { isInReach, type Shot } from '../ch05-fire/04-firepower.js';
import { resolveFire } from '../ch05-fire/05-resolution.js';
import { order } from '../form.js';
import { type Battle, refuse } from '../system.js';
import { enemiesInView, isOnMap, isVehicle, type OnMap, ofSide } from '../units/kinds.js';
import { bears, type MachineGun, mannedGuns } from './state.js';

/** Normal range (11.7.2 to 11.7.6). */
const RANGE: Readonly<Record<MachineGun, number>> = { bow: 8, coaxial: 12, aa: 8, rear: 8 };

export const fireMachineGuns = order({
  title: 'Fire machine guns of a vehicle',
  description: 'The machine guns of a vehicle that bear on a hex fire at it together.',
  cites: ['11.7.1', '11.7.2', '11.7.4', '11.7.7/a'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    unit: z.string().describe('The vehicle.'),
    at: z.string().describe('The hex fired at.'),
  },
  *candidates({ battle, by }) {
    const hexes = [...new Set(enemiesInView(battle, by).map(({ at }) => at))].sort();
    for (const unit of ofSide(battle, by))
      if (isVehicle(unit)) for (const at of hexes) yield { unit: unit.id, at };
  },
  read({ battle, by }, { unit: id, at }) {
    const vehicle = battle.unit(id);
    if (vehicle?.side !== by || !isVehicle(vehicle) || !isOnMap(vehicle))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (!battle.table.map.named.has(at))
      return { ...refuse('NO_SUCH_HEX', `The map has no hex ${at}.`), path: '$.at' };
    if (vehicle.fired || vehicle.overran !== undefined)
      return refuse('HAS_FIRED', `${vehicle.name} has fired in this player turn.`, '5.1.2', '7.1.17');
    if (at === vehicle.at)
      return refuse('SAME_HEX', `${vehicle.name} does not fire at its own hex.`, '7.2.6/a');
    const shots = shotsAt(battle, vehicle, at);
    if (shots.length === 0)
      return refuse('OUT_OF_RANGE', `No manned machine gun of ${vehicle.name} bears on ${at}.`, '11.7.2');
    if (!sees(battle, vehicle.at, at)) return refuse('NO_SIGHT', `${at} is not seen.`, '2.1.2');
    return hasTarget(battle, { at, shots, movers: [] }, by)
      ? { unit: id, at, fp: shots.reduce((sum, { firing }) => sum + (firing.fp ?? 0), 0) }
      : { ...refuse('NOBODY_THERE', `Nobody is seen in ${at} whom it could hurt.`, '5.1.1'), path: '$.at' };
  },
  listing: (_eyes, _asked, { fp }) => ({ says: `With ${fp} factors.` }),
  perform(act, { unit: id, at }, { by }) {
    const { battle } = act;
    const { phase } = battle.clock;
    const set = {
      fired: true,
      firedIn: phase,
      ...(phase === 'prep-fire' && { prep: true as const }),
    } as const;
    const shots = shotsAt(battle, battle.theUnit(id) as OnMap, at);
    const marks = [{ do: 'unit', unit: id, set }] as const;
    resolveFire(act, { by, aims: [{ at, shots, movers: [] }], leaders: [], marks });
  },
});

/** Each gun as one that fires in the vehicle's name. */
function shotsAt(battle: Battle, vehicle: OnMap, at: string): Shot[] {
  return mannedGuns(vehicle)
    .filter((gun) => bears(battle, vehicle, gun, at))
    .map((gun) => ({
      firing: { ...vehicle, fp: vehicle.mg?.[gun] ?? 0, range: RANGE[gun] },
      holder: vehicle,
    }))
    .filter((shot) => isInReach(battle, shot, at));
}
