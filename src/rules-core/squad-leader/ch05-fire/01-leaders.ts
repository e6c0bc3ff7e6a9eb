/** Who directs the fire of a group (3.2.2): one leader in every hex of it. */
import { distance } from '../../mechanics/places.js';
import { leads } from '../ch03-infantry/14-partisans.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { silentAboard } from '../ch11-vehicles/13-halftracks.js';
import { areInCompany } from '../ch11-vehicles/42-boats.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isLeader, isMachineGun, isOnMap, leadersAt, type OnMap } from '../units/kinds.js';
import type { Shot } from './04-firepower.js';

/** Farther off a machine gun fires only as a leader directs it (8.9.5.1). */
const UNDIRECTED = 16;

interface Asked {
  readonly at: string;
  readonly leaders?: readonly string[] | undefined;
}

export function leadersOf(
  battle: Battle,
  by: string,
  { at, leaders: ids = [] }: Asked,
  shots: readonly Shot[],
): OnMap[] | Refusal {
  const leaders: OnMap[] = [];
  for (const id of ids) {
    const leader = battle.unit(id);
    const refusal = cannotLead(battle, id, leader, by, shots);
    if (refusal) return { ...refusal, path: '$.leaders' };
    leaders.push(leader as OnMap);
  }
  const far = shots.find(
    ({ firing, holder }) => isMachineGun(firing) && distance(battle, holder.at, at) > UNDIRECTED,
  );
  if (far && leaders.length === 0)
    return refuse(
      'OUT_OF_RANGE',
      `${far.firing.name} needs a leader to fire farther than ${UNDIRECTED} hexes.`,
      '8.9.5.1',
    );
  const hexes = new Set(shots.map(({ holder }) => holder.at));
  const isComplete = leaders.length === hexes.size && leaders.every((leader) => hexes.delete(leader.at));
  return leaders.length === 0 || isComplete
    ? leaders
    : refuse(
        'CANNOT_LEAD',
        'Name one leader in every hex of the group, or none.',
        '3.2.2',
        '3.2.2/a',
        '3.2.4',
      );
}

function cannotLead(
  battle: Battle,
  id: string,
  leader: Unit | undefined,
  by: string,
  shots: readonly Shot[],
): Refusal | undefined {
  if (leader?.side !== by || !isLeader(leader) || !isOnMap(leader))
    return refuse('CANNOT_LEAD', `"${id}" is not an unbroken leader of yours.`, '3.2.5');
  const unfit = unfitToDirect(battle, leader);
  if (unfit) return unfit;
  if (shots.some(({ holder }) => !leads(leader, holder)))
    return refuse('CANNOT_LEAD', `${leader.name} leads only partisans.`, '3.14.7');
  if (shots.some(({ holder }) => holder.at === leader.at && !areInCompany(battle, holder, leader)))
    return refuse(
      'CANNOT_LEAD',
      `${leader.name} leads those who are with him, aboard or on foot.`,
      '11.13.4',
    );
  const serves = shots.filter(({ holder, second }) => holder.id === id || second?.id === id);
  if (serves.length > 0 ? serves.length < shots.length : leader.firedIn !== undefined)
    return refuse('CANNOT_LEAD', `${leader.name} serves a machine gun: he directs only that.`, '8.9.1.3');
  return undefined;
}

/** What keeps a leader from directing any fire now; a pin does not (3.24.2). */
export function unfitToDirect(battle: Battle, leader: OnMap): Refusal | undefined {
  if (leader.broken || leader.swims)
    return refuse('CANNOT_LEAD', `"${leader.id}" is not an unbroken leader of yours.`, '3.2.5');
  if (leader.parachute)
    return refuse('CANNOT_LEAD', `${leader.name} is still beneath his parachute.`, '12.9.1');
  if (isInMelee(battle, leader)) return refuse('IN_MELEE', `${leader.name} is locked in melee.`, '6.3.2');
  if (leader.berserk && battle.clock.phase === 'prep-fire')
    return refuse('BERSERK', `${leader.name} is berserk, and charges.`, '3.25.3');
  if (leader.ti) return refuse('IMMOBILE', `${leader.name} is temporarily immobilized.`, '3.30.1');
  return (
    silentAboard(battle, leader, leader) ??
    (leader.directed
      ? refuse('HAS_FIRED', `${leader.name} has directed fire in this player turn.`, '3.2.2')
      : undefined)
  );
}

export const bestLeaderIn = (battle: Battle, at: string, by: string): OnMap | undefined =>
  leadersAt(battle, at, by)
    .filter(({ directed, firedIn, ti, leadership = 0 }) => !directed && !ti && !firedIn && leadership <= 0)
    .sort((a, b) => (a.leadership ?? 0) - (b.leadership ?? 0))[0];
