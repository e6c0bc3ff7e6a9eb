/** Fire groups (5.1): who may fire together at one hex, and with what. */
import { isRefusal } from '../../kernel/decide/action.js';
import { distance } from '../../mechanics/places.js';
import { isTooDark } from '../ch02-sight/08-night.js';
import { isAtItsMachineGun } from '../ch03-infantry/25-berserk.js';
import { isAllowed as isDoubleTimeAllowed } from '../ch04-movement/07-double-time.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { keepsItsFire, ofTwoTypes } from '../ch08-support-weapons/03-usage.js';
import { isBeyond, isStrange } from '../ch08-support-weapons/06-captured.js';
import { isSighted } from '../ch08-support-weapons/09-bore-sight.js';
import { sustainedOf } from '../ch08-support-weapons/09-sustained-fire.js';
import { flameRefusal } from '../ch08-support-weapons/10-flamethrowers.js';
import { silentAboard } from '../ch11-vehicles/13-halftracks.js';
import { isInBoat } from '../ch11-vehicles/42-boats.js';
import { areRowhouses, stepsFrom } from '../ch14-terrain/03-levels.js';
import { keptInByHedgerow } from '../ch14-terrain/06-hedgerows.js';
import { tooHighToFire } from '../ch14-terrain/08-fire-from-cliffs.js';
import { isInStream } from '../ch14-terrain/22-streams.js';
import { isTooHeavyThere } from '../ch14-terrain/25-crests.js';
import { isFording } from '../ch14-terrain/28-rivers.js';
import { keepsQuiet } from '../ch14-terrain/32-treetops.js';
import { areTogether, firesNot } from '../ch15-fortifications/05-bunkers.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import {
  hasFirepower,
  infantryAt,
  isAboard,
  isAfraid,
  isFlamethrower,
  isLeader,
  isMachineGun,
  isMount,
  isOnMap,
  isSmc,
  isSniper,
  isWeapon,
  type OnMap,
  weaponsOf,
} from '../units/kinds.js';
import { gunnersOf, heroesOf } from './01-heroes.js';
import { leadersOf } from './01-leaders.js';
import { isInReach, type Shot } from './04-firepower.js';
import { firePhaseOf } from './06-at-once.js';

/** A squad serves one machine gun, or several of so many factors, besides its own fire (8.9.1.1). */
const FREE_FACTORS = 4;
const MOST_GUNS = 2;
/** Allied squads learnt only then to fire their machine guns apart (8.9.1.6). */
const TAUGHT_IN = 1943;
const UNTAUGHT = ['British', 'French', 'Allied Minor'];

export interface Group {
  readonly shots: readonly Shot[];
  readonly leaders: readonly OnMap[];
  /** Heroes who help the group instead of firing (3.8.10). */
  readonly heroes: readonly OnMap[];
}

interface GroupAsked {
  readonly at: string;
  readonly firers: readonly string[];
  readonly leaders?: readonly string[] | undefined;
  readonly heroes?: readonly string[] | undefined;
  /** Machine guns that heroes fire as two men would (3.8.6). */
  readonly heroic?: readonly string[] | undefined;
  readonly sustained?: readonly string[] | undefined;
  /** Spraying Fire, which takes no part in a group (8.9.3.1). */
  readonly sprays?: true;
}

export function groupOf(battle: Battle, by: string, asked: GroupAsked): Group | Refusal {
  const shots = shotsOf(battle, by, asked);
  if (isRefusal(shots)) return { path: '$.firers', ...shots };
  const isWithout =
    tooHighToFire(battle, shots, asked.at) ??
    keptInByHedgerow(battle, shots, asked.at) ??
    alone(shots) ??
    fromTwoBoats(battle, shots) ??
    flameRefusal(battle, shots, asked) ??
    ofTwoTypes(shots) ??
    overserved(battle, shots) ??
    splitTooSoon(battle, shots, asked.at) ??
    (asked.sprays ? undefined : leftOut(battle, shots, asked.at));
  if (isWithout) return isWithout;
  const heroes = heroesOf(battle, by, asked, shots);
  if (isRefusal(heroes)) return heroes;
  for (const hero of heroes) {
    const cannot = unready(battle, hero, hero);
    if (cannot) return { ...cannot, path: '$.heroes' };
  }
  const isApart = apart(battle, by, [...hexesOf(shots), ...heroes.map(({ at }) => at)]);
  if (isApart) return isApart;
  const leaders = leadersOf(battle, by, asked, shots);
  if (isRefusal(leaders)) return leaders;
  const served = gunnersOf(shots, asked.heroic ?? []);
  if (isRefusal(served)) return served;
  const sustained = sustainedOf(battle, served, asked.sustained ?? []);
  return isRefusal(sustained) ? sustained : { shots: sustained, leaders, heroes };
}

/** A sniper who fires by himself strikes one counter; only in a group he fires as others do (5.7.4, 5.7.12/a). */
const alone = (shots: readonly Shot[]): Refusal | undefined =>
  shots.every(({ firing }) => isSniper(firing))
    ? refuse('FIRES_ALONE', 'A sniper fires at one counter: use snipe, or name others who fire.', '5.7.4')
    : undefined;

/** Those in different boats fire apart (11.43.11.1). */
function fromTwoBoats(battle: Battle, shots: readonly Shot[]): Refusal | undefined {
  const boats = new Set(
    shots.flatMap(({ holder }) => (isInBoat(battle, holder) ? (holder.aboard ?? []) : [])),
  );
  return boats.size > 1
    ? refuse('NOT_A_GROUP', 'Units in different boats fire apart.', '11.43.11.1')
    : undefined;
}

/** Everything that fires; leaders among the names lend a hand to a leader or hero who serves a gun, and so do heroes (8.9.1.2, 8.3/j). */
function shotsOf(battle: Battle, by: string, { at, firers, sprays }: GroupAsked): Shot[] | Refusal {
  const shots: Shot[] = [];
  const twice = firers.find((id, i) => firers.indexOf(id) !== i);
  if (twice !== undefined) return refuse('TWICE', `Name "${twice}" once.`, '5.1.2');
  const hands = firers.filter((id) => isHand(battle, id, firers));
  for (const id of firers) {
    if (hands.includes(id)) continue;
    const shot = shotOf(battle, by, id);
    if (isRefusal(shot)) return shot;
    if (!isInReach(battle, shot, at))
      return refuse('OUT_OF_RANGE', `${shot.firing.name} does not reach ${at}.`, '5.4.4');
    const blind = firesNot(battle, shot.holder, at) ?? keepsQuiet(battle, shot.holder);
    if (blind) return blind;
    if (!sprays && isTooDark(battle, shot.holder.at, at))
      return refuse('TOO_DARK', `${shot.holder.name} sees nothing in ${at} tonight.`, '2.8.1');
    shots.push(shot);
  }
  for (const id of hands) {
    const hand = battle.unit(id);
    const i = shots.findIndex(
      ({ holder, second }) => isSmc(holder) && !second && holder.at === hand?.at && holder.id !== id,
    );
    const shot = shots[i];
    if (!hand || hand.side !== by || !isOnMap(hand) || !shot)
      return refuse('NOT_YOUR_UNIT', `"${id}" does not serve a gun with another leader.`, '8.9.1.2');
    const cannot = unready(battle, shot.firing, hand) ?? notBeside(hand, shot.holder);
    if (cannot) return cannot;
    shots[i] = { ...shot, second: hand };
  }
  return shots.length > 0 ? shots : refuse('NOT_YOUR_UNIT', 'Name a unit or a weapon that fires.', '5.1.1');
}

/** A leader; and a hero, where another single man of his hex fires a machine gun, rather than fire himself (8.3/j). */
function isHand(battle: Battle, id: string, firers: readonly string[]): boolean {
  const man = battle.unit(id);
  if (!man || !isSmc(man)) return false;
  return isLeader(man) || firers.some((other) => isGunOfAnother(battle, man, other));
}

function isGunOfAnother(battle: Battle, man: Unit, id: string): boolean {
  const gun = battle.unit(id);
  const holder = battle.unit(gun?.possessor ?? '');
  return (
    gun !== undefined &&
    isMachineGun(gun) &&
    holder !== undefined &&
    isSmc(holder) &&
    holder.id !== man.id &&
    holder.at === man.at
  );
}

/** Both aboard or on foot, inside a bunker or outside. */
export const notBeside = (one: Unit, other: Unit): Refusal | undefined =>
  one.aboard === other.aboard && areTogether(one, other)
    ? undefined
    : refuse('NOT_TOGETHER', `${one.name} is not beside ${other.name}.`, '8.9.1.2');

const canFire = (unit: Unit): boolean => hasFirepower(unit) || isMachineGun(unit) || isFlamethrower(unit);

function shotOf(battle: Battle, by: string, id: string): Shot | Refusal {
  const firing = battle.unit(id);
  const holder = firing && isWeapon(firing) ? battle.unit(firing.possessor ?? '') : firing;
  if (!firing || holder?.side !== by || !isOnMap(holder) || isMount(holder) || !canFire(firing))
    return refuse(
      'NOT_YOUR_UNIT',
      `You have nothing on the map called "${id}" that fires: name one of yours.`,
    );
  return (
    unready(battle, firing, holder) ?? {
      firing,
      holder,
      ...(isStrange(firing, holder) && { strange: true as const }),
    }
  );
}

/** An anti-tank rifle is used as a medium machine gun is (4.13.13, 8.15.1/a). */
const TOO_HEAVY_ON_SKIS: readonly string[] = ['MMG', 'HMG', 'ATR'];

/** Why it does not fire now: its own fire, or a weapon that it has. */
/** Who wades fires no weapon, and throws none (14.22.11, 14.28.8.7). */
export const inTheWater = (battle: Battle, holder: OnMap): Refusal | undefined =>
  (isInStream(battle, holder.at) && !isAboard(holder)) || isFording(battle, holder)
    ? refuse('IN_WATER', `${holder.name} stands in the water, and fires no weapon.`, '14.22.11', '14.28.8.7')
    : undefined;

export function unready(battle: Battle, firing: Unit, holder: OnMap): Refusal | undefined {
  if (holder.broken) return refuse('BROKEN', `${holder.name} is broken.`, '3.21.1');
  if (holder.parachute)
    return refuse('CANNOT_ATTACK', `${holder.name} is still beneath its parachute.`, '12.9.1');
  if (holder.ti) return refuse('IMMOBILE', `${holder.name} is temporarily immobilized.`, '3.30.1');
  const isSilent = silentAboard(battle, firing, holder);
  if (isSilent) return isSilent;
  if (holder.swims) return refuse('IN_WATER', `${holder.name} swims, and does not attack.`, '4.14.13');
  const isWet = isWeapon(firing) && inTheWater(battle, holder);
  if (isWet) return isWet;
  if (isWeapon(firing) && holder.climbs)
    return refuse('CANNOT_USE', `${holder.name} hangs on a cliff, and uses no weapon.`, '14.8.6');
  if (isWeapon(firing) && isSniper(holder))
    return refuse('CANNOT_USE', `${holder.name} serves no support weapon.`, '5.7.14');
  if (isTooHeavyThere(firing, holder))
    return refuse('CANNOT_USE', `${holder.name} is at a crest: too narrow for ${firing.name}.`, '14.25.4');
  if (firing.unarmed) return refuse('UNARMED', `${firing.name} is unarmed.`, '5.8.1');
  if (firing.unequipped)
    return refuse('UNARMED', `${firing.name} has not found its arms: go to a canister.`, '12.9.29/a');
  if (isWeapon(firing) && isBeyond(firing, holder))
    return refuse('CANNOT_USE', `${holder.name} does not know ${firing.name}.`, '3.9.6');
  if (isWeapon(firing) && isLeader(holder) && holder.wounds)
    return refuse('WOUNDED', `${holder.name} is wounded and serves no weapon.`, '3.4.4');
  if (firing.malfunctioned) return refuse('MALFUNCTIONED', `${firing.name} has malfunctioned.`, '1.1.2.5/a');
  if (isInMelee(battle, holder)) return refuse('IN_MELEE', `${holder.name} is locked in melee.`, '6.3.2');
  if (holder.onSkis && TOO_HEAVY_ON_SKIS.includes(firing.weapon ?? ''))
    return refuse('CANNOT_ATTACK', `${holder.name} is on skis, and fires no ${firing.weapon}.`, '4.13.13');
  if (holder.wheels && holder.wheels !== 'sidecar')
    return refuse('MOUNTED', `${holder.name} rides, and does not fire.`, '4.10.18');
  if (isWeapon(firing) && isMounted(holder) && !(holder.wheels && firing.weapon === 'LMG'))
    return refuse('MOUNTED', `${holder.name} is mounted, and fires no weapon.`, '4.12.21');
  if (isAfraid(holder) && battle.clock.phase === 'prep-fire')
    return refuse('AFRAID', `${holder.name} has to move away from AFVs.`, '7.3.7/a');
  if (firing.dismantled) return refuse('DISMANTLED', `${firing.name} is dismantled.`, '4.2.7.1');
  const phase = firePhaseOf(battle);
  const raging = holder.berserk && tooMad(battle, holder);
  if (raging) return raging;
  if (holder.doubleTime && phase === 'advancing-fire')
    return refuse('EXHAUSTED', `${holder.name} went at double time.`, '4.7.6');
  if (holder.charged && phase === 'advancing-fire')
    return refuse('EXHAUSTED', `${holder.name} has charged.`, '4.12.36/a');
  if (isWeapon(firing) && firing.weapon !== 'RCL' && holder.burdened && phase === 'advancing-fire')
    return refuse('TOO_HEAVY', `${holder.name} was slowed down by what it carried.`, '4.2.5');
  return firing.fired ||
    (holder.prep !== undefined && holder.firedIn !== phase) ||
    (isSmc(holder) && (holder.firedIn !== undefined || holder.directed)) ||
    (holder.firedIn !== undefined && holder.firedIn !== phase)
    ? refuse('HAS_FIRED', `${firing.name} has fired in this player turn.`, '5.1.2')
    : undefined;
}

/** The berserk do not fire before they charge, nor after doing so at double time (3.25.3, 3.25/h, 3.25/p). */
function tooMad(battle: Battle, unit: Unit): Refusal | undefined {
  const { phase } = battle.clock;
  if (phase === 'prep-fire' && !isAtItsMachineGun(battle, unit))
    return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '3.25.3', '3.25/h');
  return phase === 'advancing-fire' && unit.moved && isDoubleTimeAllowed(battle)
    ? refuse('EXHAUSTED', `${unit.name} has charged at double time.`, '3.25/p')
    : undefined;
}

/** More guns than its men can serve, or guns that take up those who would fire besides (8.9.1.1, 8.9.1.4). */
function overserved(battle: Battle, shots: readonly Shot[]): Refusal | undefined {
  for (const { holder } of shots) {
    const guns = weaponsOf(battle, holder).filter(
      (weapon) =>
        (isMachineGun(weapon) || isFlamethrower(weapon)) &&
        (weapon.fired || shots.some(({ firing }) => firing.id === weapon.id)),
    );
    const factors = guns.reduce((sum, { fp = 0 }) => sum + fp, 0);
    const firesItself = holder.fired || shots.some(({ firing }) => firing.id === holder.id);
    const isSquad = holder.kind === 'squad';
    const isFree = isSquad && (guns.length <= 1 || factors <= FREE_FACTORS);
    const hasServed = guns.length > 0 || (holder.served !== undefined && !keepsItsFire(holder));
    if (guns.length > (isSquad ? MOST_GUNS : 1) || (hasServed && !isFree && firesItself))
      return refuse(
        'HAS_FIRED',
        `${holder.name} cannot serve so many weapons.`,
        isSquad ? '8.9.1.1' : '8.9.1.4',
      );
  }
  return undefined;
}

/** Allied squads before 1943 fire their guns where they fire themselves, but for a gun sighted in on its hex (8.9.1.6). */
function splitTooSoon(battle: Battle, shots: readonly Shot[], at: string): Refusal | undefined {
  const isElsewhere = (one: Unit, on: string | undefined): boolean =>
    on !== undefined && on !== at && !isSighted(battle, one, on);
  const split = shots.find(
    ({ firing, holder }) =>
      !isSighted(battle, firing, at) &&
      holder.kind === 'squad' &&
      UNTAUGHT.includes(holder.nationality) &&
      holder.strength !== COMMANDO &&
      battle.options.year < TAUGHT_IN &&
      [holder, ...weaponsOf(battle, holder)].some((one) => isElsewhere(one, one.firedAt)),
  );
  return (
    split &&
    refuse('NOT_TOGETHER', `${split.holder.name} fires its machine guns where it fires itself.`, '8.9.1.6')
  );
}

/** British commandos. */
const COMMANDO = '6-3-8';

/** Units of one hex that fire at the same hex do so with one roll; flamethrowers fire apart (5.1.5, 8.10.3). */
function leftOut(battle: Battle, shots: readonly Shot[], at: string): Refusal | undefined {
  const hasFired = (other: Unit, side: string) =>
    other.firedAt === at && other.side === side && !isFlamethrower(other);
  for (const { firing, holder } of shots)
    if (!isFlamethrower(firing) && battle.unitsAt(holder.at).some((other) => hasFired(other, holder.side)))
      return refuse(
        'MUST_COMBINE',
        `Others in ${holder.at} have fired at ${at}: ${firing.name} had to fire with them.`,
        '5.1.5',
      );
  return undefined;
}

/**
 * In one hex or a chain of adjacent hexes; a leader by himself is a link of it (5.1.6, 5.1.6/a). From level to level it leads by
 * stairs (14.3.20/q1), and through no wall between rowhouses (14.3.12/a).
 */
function apart(battle: Battle, by: string, hexes: readonly string[]): Refusal | undefined {
  const [first] = hexes;
  if (hexes.every((hex) => hex === first)) return undefined;
  const reached = new Set(hexes.slice(0, 1));
  for (const from of reached)
    for (const hex of stepsFrom(battle, from))
      if ((hexes.includes(hex) || isLink(battle, hex, by)) && !areRowhouses(battle, from, hex))
        reached.add(hex);
  return hexes.every((hex) => reached.has(hex))
    ? undefined
    : refuse(
        'NOT_A_GROUP',
        'A fire group is of one hex, or of hexes and levels that are adjacent one by one.',
        '5.1.6',
      );
}

function isLink(battle: Battle, at: string, by: string): boolean {
  const men = infantryAt(battle, at, by);
  return (
    men.length > 0 &&
    men.every((unit) => isLeader(unit) && !unit.broken && weaponsOf(battle, unit).length === 0)
  );
}

export const hexesOf = (shots: readonly Shot[]): string[] =>
  [...new Set(shots.map(({ holder }) => holder.at))].sort();

/** Everything of a unit that could fire together now: itself and its machine guns. */
export const armsOf = (battle: Battle, unit: Unit): string[] => [
  ...(hasFirepower(unit) && !unit.fired && !unit.unarmed && !unit.unequipped && !unit.swims ? [unit.id] : []),
  ...weaponsOf(battle, unit)
    .filter(
      (weapon) =>
        isMachineGun(weapon) &&
        !isMounted(unit) &&
        !weapon.fired &&
        !weapon.malfunctioned &&
        !weapon.dismantled,
    )
    .map(({ id }) => id),
];

/** Flamethrowers of a unit, which fire one by one. */
export const flamesOf = (battle: Battle, unit: Unit): string[] =>
  weaponsOf(battle, unit)
    .filter((weapon) => isFlamethrower(weapon) && !weapon.fired)
    .map(({ id }) => id);

/** The range to the farthest of them. */
export const farthest = (battle: Battle, shots: readonly Shot[], at: string): number =>
  Math.max(...shots.map(({ holder }) => distance(battle, holder.at, at)));
