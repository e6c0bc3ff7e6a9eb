/** Fire groups (5.1): who may fire together at one hex, and who directs it. */
import { isRefusal } from '../../kernel/decide/action.js';
import { distance } from '../../mechanics/places.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import {
  infantryAt,
  isLeader,
  isMachineGun,
  isMmc,
  isOnMap,
  isWeapon,
  leadersAt,
  type OnMap,
  weaponsOf,
} from '../units/kinds.js';
import { isInReach, type Shot } from './04-firepower.js';

/** A squad serves one machine gun, or several of so many factors, besides its own fire (8.3/a). */
const FREE_FACTORS = 4;
const MOST_GUNS = 2;

export interface Group {
  readonly shots: readonly Shot[];
  readonly leaders: readonly OnMap[];
}

export function groupOf(
  battle: Battle,
  by: string,
  asked: {
    readonly at: string;
    readonly firers: readonly string[];
    readonly leaders?: readonly string[] | undefined;
  },
): Group | Refusal {
  const shots: Shot[] = [];
  for (const id of asked.firers) {
    const shot = shotOf(battle, by, id);
    if (isRefusal(shot)) return { ...shot, path: '$.firers' };
    if (shots.some(({ firing }) => firing.id === id))
      return refuse('TWICE', `Name ${shot.firing.name} once.`, '5.1.2');
    if (!isInReach(battle, shot, asked.at))
      return refuse('OUT_OF_RANGE', `${shot.firing.name} does not reach ${asked.at}.`, '5.4.4');
    shots.push(shot);
  }
  const isWithout = overserved(battle, shots) ?? apart(battle, shots);
  if (isWithout) return isWithout;
  const leaders = leadersOf(battle, by, shots, asked.leaders ?? []);
  return isRefusal(leaders) ? leaders : { shots, leaders };
}

function shotOf(battle: Battle, by: string, id: string): Shot | Refusal {
  const firing = battle.unit(id);
  const holder = firing && isWeapon(firing) ? battle.unit(firing.possessor ?? '') : firing;
  if (!firing || holder?.side !== by || !isOnMap(holder) || !(isMmc(firing) || isMachineGun(firing)))
    return refuse(
      'NOT_YOUR_UNIT',
      `You have nothing on the map called "${id}" that fires: name one of yours.`,
    );
  if (holder.broken) return refuse('BROKEN', `${holder.name} is broken.`, '3.21.1');
  if (firing.malfunctioned) return refuse('MALFUNCTIONED', `${firing.name} has malfunctioned.`, '1.1.2.5/a');
  if (isInMelee(battle, holder)) return refuse('IN_MELEE', `${holder.name} is locked in melee.`, '6.3.2');
  const { phase } = battle.clock;
  return firing.fired ||
    holder.prep !== undefined ||
    (holder.firedIn !== undefined && holder.firedIn !== phase)
    ? refuse('HAS_FIRED', `${firing.name} has fired in this player turn.`, '5.1.2')
    : { firing, holder };
}

/** More guns than its men can serve, or guns that take up those who would fire besides (8.3/a). */
function overserved(battle: Battle, shots: readonly Shot[]): Refusal | undefined {
  for (const { holder } of shots) {
    const guns = weaponsOf(battle, holder).filter(
      (weapon) => weapon.fired || shots.some(({ firing }) => firing.id === weapon.id),
    );
    const factors = guns.reduce((sum, { fp = 0 }) => sum + fp, 0);
    const firesItself = holder.fired || shots.some(({ firing }) => firing.id === holder.id);
    const isFree = holder.kind === 'squad' && (guns.length <= 1 || factors <= FREE_FACTORS);
    const isTooMuch =
      holder.kind === 'squad' ? guns.length > MOST_GUNS && factors > FREE_FACTORS : guns.length > 1;
    if (isTooMuch || (guns.length > 0 && !isFree && firesItself))
      return refuse('HAS_FIRED', `${holder.name} cannot serve so many weapons.`, '8.3/a');
  }
  return undefined;
}

/** In one hex or a chain of adjacent hexes (5.1.6). */
function apart(battle: Battle, shots: readonly Shot[]): Refusal | undefined {
  const hexes = hexesOf(shots);
  const reached = hexes.slice(0, 1);
  for (const from of reached)
    for (const hex of hexes)
      if (!reached.includes(hex) && distance(battle, from, hex) === 1) reached.push(hex);
  return reached.length === hexes.length
    ? undefined
    : refuse('NOT_A_GROUP', 'A fire group is of one hex, or of hexes that are adjacent one by one.', '5.1.6');
}

/** One leader in every hex of the group (3.2.2, 3.2.2/a). */
function leadersOf(
  battle: Battle,
  by: string,
  shots: readonly Shot[],
  ids: readonly string[],
): OnMap[] | Refusal {
  const leaders: OnMap[] = [];
  for (const id of ids) {
    const leader = battle.unit(id);
    if (leader?.side !== by || !isLeader(leader) || !isOnMap(leader) || leader.broken)
      return {
        ...refuse('CANNOT_LEAD', `"${id}" is not an unbroken leader of yours.`, '3.2.5'),
        path: '$.leaders',
      };
    if (isInMelee(battle, leader)) return refuse('IN_MELEE', `${leader.name} is locked in melee.`, '6.3.2');
    if (leader.directed)
      return refuse('HAS_FIRED', `${leader.name} has directed fire in this player turn.`, '3.2.2');
    leaders.push(leader);
  }
  const hexes = hexesOf(shots);
  const isComplete =
    leaders.length === hexes.length && hexes.every((hex) => leaders.some(({ at }) => at === hex));
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

export const hexesOf = (shots: readonly Shot[]): string[] =>
  [...new Set(shots.map(({ holder }) => holder.at))].sort();

/** Everything of a unit that could fire now: itself and its machine guns. */
export const armsOf = (battle: Battle, unit: Unit): string[] => [
  ...(isMmc(unit) && !unit.fired ? [unit.id] : []),
  ...weaponsOf(battle, unit)
    .filter((weapon) => isMachineGun(weapon) && !weapon.fired && !weapon.malfunctioned)
    .map(({ id }) => id),
];

export const bestLeaderIn = (battle: Battle, at: string, by: string): OnMap | undefined =>
  leadersAt(battle, at, by)
    .filter(({ directed, leadership = 0 }) => !directed && leadership <= 0)
    .sort((a, b) => (a.leadership ?? 0) - (b.leadership ?? 0))[0];

/** At whom fire at a hex is aimed: those who are in it, and those who are put back into it (5.6.1, 5.6.2); in a melee friends too (6.3.4). */
export const targetsAt = (battle: Battle, at: string, by: string, movers: readonly string[]): OnMap[] => [
  ...infantryAt(battle, at).filter((unit) => unit.side !== by || isInMelee(battle, unit)),
  ...movers.map((id) => battle.theUnit(id)).filter((unit): unit is OnMap => isOnMap(unit) && unit.at !== at),
];

/** Units of the attacker that spent movement factors in a hex and have gone on (5.6.4). */
export const crossersOf = (battle: Battle, at: string, by: string): OnMap[] =>
  battle.clock.phase === 'defensive-fire'
    ? battle
        .units()
        .filter(
          (unit): unit is OnMap =>
            unit.side !== by && isOnMap(unit) && unit.at !== at && unit.track?.includes(at) === true,
        )
    : [];
