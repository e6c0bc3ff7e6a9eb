/** What comes out behind Panzerfausts, bazookas and Panzerschrecks (8.16.3, 8.16.4). */
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { carrierOf, passengersOf } from '../ch11-vehicles/37-passengers.js';
import { sufferFire } from '../ch11-vehicles/crews.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { insideAt, isInBunker } from '../ch15-fortifications/05-bunkers.js';
import type { Act, Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';

/** In a building those who fire it check, for what comes out behind, in a bunker and in a vehicle all who are in it (8.16.3/a, 8.16.3/b, 8.16.4, 8.20.8). */
export function backBlast(
  act: Act,
  { holder, second }: { readonly holder: OnMap; readonly second?: OnMap | undefined },
): void {
  const { battle } = act;
  const vehicle = carrierOf(battle, holder);
  if (vehicle) {
    blastAboard(act, vehicle);
    return;
  }
  const ids = isInBunker(holder)
    ? insideAt(battle, holder.at, holder.side).map(({ id }) => id)
    : isBuilding(groundAt(battle, holder.at))
      ? [holder.id, ...(second ? [second.id] : [])].filter((id) => battle.unit(id))
      : [];
  moraleChecks(act, ids, {
    check: 'back blast',
    modifiers: [{ why: 'back blast', value: 1, cites: '8.16.3/a' }],
    calmly: true,
    cites: ['8.16.3/a', '8.16.3/b'],
  });
}

/** Each shot out of a vehicle shakes its passengers, and its crew, who may be stunned (8.16.4). */
function blastAboard(act: Act, vehicle: Unit): void {
  const men = passengersOf(act.battle, vehicle).map(({ id }) => id);
  moraleChecks(act, men, { check: 'back blast', calmly: true, cites: ['8.16.4'] });
  sufferFire(act, vehicle.id, 'M');
}
