/** Wire, entrenchments and roadblocks that the enemy does not see (2.5.1/a, 15.2/q1), until somebody comes upon them. */
import { sees } from '../ch02-sight/sight.js';
import type { Act, Battle, Change, SquadLeader } from '../system.js';
import { enemiesInView, isMarker, isWeapon } from '../units/kinds.js';

type Hidden = NonNullable<SquadLeader['secret']['works']>[number];

export const isInSightOfEnemy = (battle: Battle, side: string, at: string): boolean =>
  enemiesInView(battle, side).some((enemy) => !isMarker(enemy) && sees(battle, enemy.at, at));

/** A unit that stands there in view shows it: one that has come upon it, or one that was hidden in it. A roadblock is seen from afar. */
const isFound = (battle: Battle, side: string, { is, at }: Hidden): boolean =>
  is === 'fortified building'
    ? battle.unitsAt(at).some((unit) => !isWeapon(unit) && unit.side !== side)
    : isComeUpon(battle, side, { is, at });

const isComeUpon = (battle: Battle, side: string, { is, at }: Hidden): boolean =>
  battle.unitsAt(at).some((unit) => !isWeapon(unit) && (unit.side !== side || !unit.hidden)) ||
  (is === 'roadblock' && battle.asSeenBy({ side }, () => isInSightOfEnemy(battle, side, at)));

/** Done after every step; sides that have hidden nothing cost nothing. */
export function showWorks(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds()) {
    const { works } = battle.secret(side);
    if (!works) continue;
    const found = works.filter((one) => isFound(battle, side, one));
    if (found.length === 0) continue;
    const left = works.filter((one) => !found.includes(one));
    const changes: Change[] = [
      { do: 'secret', side, set: { works: left.length > 0 ? left : null } },
      ...found.map((one): Change => ({ do: 'location', at: one.at, set: markOf(one) })),
    ];
    act.effect('works-found', { side, works: found }, { changes, cites: ['2.5.1/a'] });
  }
}

function markOf({ is, side = 0 }: Hidden): SquadLeader['location'] {
  if (is === 'roadblock') return { roadblock: side };
  if (is === 'fortified building') return { fortified: true };
  return is === 'wire' ? { wire: true } : { entrenchment: true };
}
