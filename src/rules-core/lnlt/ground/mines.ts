/** Mines (21.4): each marker attacks by itself the enemy units that come into its hex. */
import { survivors } from '../damage/survivors.js';
import { attackPlace } from '../fire/attack.js';
import { asTargets } from '../fire/targets.js';
import type { Act, Battle, Unit } from '../system.js';
import { isInfantry, isVehicle } from '../units/kinds.js';
import { isSoft } from '../vehicles/armour.js';
import { attackVehicle } from '../vehicles/small-arms.js';
import { coverOf } from './cover.js';

/** Those on foot among the newcomers who are still there; those inside or on a vehicle are not in the hex themselves. */
const onFoot = (battle: Battle, ids: readonly string[], at: string): Unit[] =>
  ids
    .flatMap((id) => battle.unit(id) ?? [])
    .filter((unit) => unit.at === at && isInfantry(unit) && unit.aboard === undefined);

const vehiclesAmong = (battle: Battle, ids: readonly string[], at: string): Unit[] =>
  ids.flatMap((id) => battle.unit(id) ?? []).filter((unit) => unit.at === at && isVehicle(unit));

interface Entered {
  readonly units: readonly string[];
  readonly at: string;
}

export function mines(act: Act, entered: Entered): void {
  act.done();
  blowUp(act, entered);
}

export function blowUp(act: Act, { units, at }: Entered): void {
  const { battle } = act;
  const side = units.flatMap((id) => battle.unit(id)?.side ?? [])[0];
  let left = units;
  for (const { side: owner, fp } of battle.location(at).mines ?? [])
    if (owner !== side) left = survivors(act, left, () => explode(act, { units: left, at }, fp));
}

function explode(act: Act, { units, at }: Entered, fp: number): void {
  const { battle } = act;
  const strength = [{ why: 'Mines', value: fp, cites: '21.4' as const }];
  for (const vehicle of vehiclesAmong(battle, units, at))
    attackVehicle(act, {
      target: vehicle.id,
      strength,
      cite: isSoft(battle, vehicle) ? '21.4/e' : '21.4/a',
    });
  const targets = onFoot(battle, units, at);
  if (targets.length > 0)
    attackPlace(act, {
      at,
      strength,
      cover: coverOf(battle, at),
      targets: asTargets(battle, targets),
      cites: ['21.4', '21.4/d'],
    });
}
