/** Mines (21.4): each marker attacks by itself the enemy units that come into its hex. */
import { attackPlace } from '../fire/attack.js';
import { asTargets } from '../fire/targets.js';
import type { Act, Battle, Unit } from '../system.js';
import { isInfantry } from '../units/kinds.js';
import { coverOf } from './cover.js';

/** Those on foot among the newcomers who are still there; those inside or on a vehicle are not in the hex themselves. */
const onFoot = (battle: Battle, ids: readonly string[], at: string): Unit[] =>
  ids
    .flatMap((id) => battle.unit(id) ?? [])
    .filter((unit) => unit.at === at && isInfantry(unit) && unit.aboard === undefined);

export function mines(
  act: Act,
  { units, at }: { readonly units: readonly string[]; readonly at: string },
): void {
  const { battle } = act;
  act.done();
  const side = units.flatMap((id) => battle.unit(id)?.side ?? [])[0];
  for (const { side: owner, fp } of battle.location(at).mines ?? []) {
    const targets = owner === side ? [] : onFoot(battle, units, at);
    if (targets.length > 0)
      attackPlace(act, {
        at,
        strength: [{ why: 'Mines', value: fp, cites: '21.4' }],
        cover: coverOf(battle, at),
        targets: asTargets(battle, targets),
        cites: ['21.4', '21.4/d'],
      });
  }
}
