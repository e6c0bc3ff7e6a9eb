/** Bunkers (15.5): who is in one, how many there are room for, and what it is worth against fire. */
import { isInArc } from '../../mechanics/facing.js';
import { clear } from '../ch01-sequence/markers.js';
import type { Aim } from '../ch05-fire/02-aim.js';
import { type Battle, type Change, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  infantryAt,
  isAircraft,
  isFlamethrower,
  isInfantry,
  isLeader,
  isMmc,
  isOnMap,
  isWeapon,
  weaponsOf,
} from '../units/kinds.js';

/** In the bunker of the hex where it is (15.5.2). */
export const isInBunker = ({ bunkered, at, rides }: Pick<Unit, 'bunkered' | 'at' | 'rides'>): boolean =>
  bunkered !== undefined && bunkered === at && rides === undefined;

export const hasBunker = (battle: Battle, at: string): boolean => battle.location(at).bunker !== undefined;

export const insideAt = (battle: Battle, at: string, side: string): Unit[] =>
  infantryAt(battle, at, side).filter(isInBunker);

/** Of a bunker for two squads: two, two leaders and two weapons; smaller units take half the room (15.5.1.1). */
function hasRoomInside(battle: Battle, at: string, coming: readonly Unit[]): boolean {
  const { bunker } = battle.location(at);
  const [first] = coming;
  if (!bunker || !first) return false;
  const all = [...new Set([...insideAt(battle, at, first.side), ...coming])];
  const squads = all.filter(isMmc).reduce((sum, { kind }) => sum + (kind === 'squad' ? 1 : 0.5), 0);
  const weapons = all.flatMap((unit) => weaponsOf(battle, unit)).filter(isWeapon);
  return [squads, all.filter(isLeader).length, weapons.length].every((count) => count <= bunker.squads);
}

/** Why they cannot go inside (15.5.1.1, 15.5.6, 15.5.9). */
export function cannotGoInside(battle: Battle, units: readonly Unit[], at: string): Refusal | undefined {
  if (!hasBunker(battle, at)) return refuse('NO_WAY', `There is no bunker in ${at}.`, '15.5.1');
  const heavy = units.flatMap((unit) => weaponsOf(battle, unit)).find(({ weapon }) => weapon === 'mortar');
  if (heavy) return refuse('NO_ROOM', `${heavy.name} is not taken into a bunker.`, '15.5.6');
  if (units.some(({ wheels, rides, onSkis }) => wheels || rides || onSkis))
    return refuse('MOUNTED', 'Only those on foot go into a bunker.', '4.10.9/a', '4.13.9');
  return hasRoomInside(battle, at, units)
    ? undefined
    : refuse('NO_ROOM', `There is no more room in the bunker in ${at}.`, '15.5.1.1');
}

/** Fire comes out of it, and goes in, through the two hexes that it faces (15.5.5, 15.5.1.2/q1). */
const isThroughSlit = (battle: Battle, at: string, other: string): boolean => {
  const { bunker } = battle.location(at);
  return bunker !== undefined && other !== at && isInArc(battle, at, bunker.facing, other);
};

/** Why one inside does not fire there, or one on top at those beneath him (15.5.5, 15.5.12, 15.5.12/q1). */
export function firesNot(battle: Battle, holder: Unit & { at: string }, at: string): Refusal | undefined {
  if (isInBunker(holder) && !isThroughSlit(battle, holder.at, at))
    return {
      ...refuse('OUT_OF_ARC', `The bunker of ${holder.name} does not look at ${at}.`, '15.5.5', '15.5.12'),
      path: '$.at',
    };
  const isBeneath =
    holder.at === at && isHeldInside(battle, holder.side, at) && !isBarredFromAbove(battle, holder.side, at);
  return isBeneath
    ? { ...refuse('OUT_OF_ARC', `The enemies in ${at} are inside the bunker.`, '15.5.12/q1'), path: '$.at' }
    : undefined;
}

/** For those inside, by where it comes from: flames find the slit (15.5.8, 15.5.14.1, 15.5.14.3 to 15.5.14.5, 15.5/q1), and aircraft never come through it (12.5.9). */
export function behindConcrete(
  battle: Battle,
  unit: Unit,
  { shots, isBarrage, isOverrun }: Pick<Aim, 'shots' | 'isBarrage' | 'isOverrun'>,
  cover: readonly Modifier[],
): readonly Modifier[] {
  if (!isInBunker(unit) || !isOnMap(unit)) return cover;
  const { bunker } = battle.location(unit.at);
  if (!bunker) return cover;
  const from = shots.map(({ firing, holder }) => firing.placed?.from ?? holder.at);
  const isFromAbove = shots.some(({ firing }) => isAircraft(firing));
  const isInFront =
    !isBarrage && !isOverrun && !isFromAbove && from.every((hex) => isThroughSlit(battle, unit.at, hex));
  const isFlame = shots.some(({ firing }) => isFlamethrower(firing));
  const around = cover.filter(({ why }) => why !== 'shell hole');
  if (isInFront && isFlame) return around;
  const value = isInFront ? bunker.front : bunker.rear;
  return [{ why: 'bunker', value, cites: isInFront ? '15.5.1.2' : '15.5.1.3' }, ...around];
}

/** Those who have gone elsewhere in any way are in it no more. */
export const leftBunkers = (battle: Battle): Change[] =>
  clear(battle, ['bunkered'], (unit) => !isInBunker(unit));

/** Who sets up on foot where there is one is inside when the battle begins, as long as there is room. */
export function settleInBunkers(battle: Battle): Change[] {
  const { turn, phase } = battle.clock;
  if (turn !== 1 || phase !== 'rally') return [];
  const inside = new Map<string, Unit[]>();
  for (const unit of battle.units()) {
    if (!isInfantry(unit) || !isOnMap(unit) || !hasBunker(battle, unit.at)) continue;
    const there = inside.get(unit.at) ?? [];
    if (cannotGoInside(battle, [...there, unit], unit.at) === undefined)
      inside.set(unit.at, [...there, unit]);
  }
  return [...inside.values()]
    .flat()
    .map((unit): Change => ({ do: 'unit', unit: unit.id, set: { bunkered: unit.at as string } }));
}

interface Struck {
  readonly units: readonly string[];
  readonly modifiers: readonly Modifier[];
  readonly area: boolean;
  readonly critical: boolean;
}

/** What a shell has against those inside, apart from the others; solid shot has nothing (15.5.14.2). */
export function shellAt(battle: Battle, from: string, isSolid: boolean, struck: readonly Struck[]): Struck[] {
  return struck.flatMap((one) => {
    const inside = one.units.filter((id) => isInBunker(battle.theUnit(id)));
    const [first] = inside;
    if (first === undefined) return [one];
    const { bunker, unit } = {
      unit: battle.theUnit(first),
      ...battle.location(battle.theUnit(first).at ?? ''),
    };
    const isInFront = isThroughSlit(battle, unit.at ?? '', from);
    const worth = (isInFront ? bunker?.front : bunker?.rear) ?? 0;
    const concrete: Modifier = one.critical
      ? { why: 'bunker', value: -worth, cites: '13.26.6' }
      : { why: 'bunker', value: worth, cites: isInFront ? '15.5.1.2' : '15.5.1.3' };
    const outside = one.units.filter((id) => !inside.includes(id));
    return [
      ...(outside.length > 0 ? [{ ...one, units: outside }] : []),
      ...(isSolid ? [] : [{ ...one, units: inside, modifiers: [...one.modifiers, concrete] }]),
    ];
  });
}

/** Both inside, or both outside: the others do not meet (15.5.9). */
export const areTogether = (one: Unit, other: Unit): boolean => isInBunker(one) === isInBunker(other);

/** Enemies whom a side sees in the hex, inside a bunker or outside. */
const enemiesIn = (battle: Battle, side: string, at: string, where: 'inside' | 'outside'): Unit[] =>
  hasBunker(battle, at)
    ? enemiesInView(battle, side).filter(
        (enemy) => enemy.at === at && isInBunker(enemy) === (where === 'inside'),
      )
    : [];

/** As long as an enemy in good order is on top nobody comes out (15.5.11). */
export const isShutIn = (battle: Battle, unit: Unit): Refusal | undefined =>
  isInBunker(unit) && enemiesIn(battle, unit.side, unit.at as string, 'outside').some(({ broken }) => !broken)
    ? refuse('ENEMY_THERE', `Enemies on top of the bunker do not let ${unit.name} out.`, '15.5.11')
    : undefined;

/** Past enemies on top nobody comes straight in (15.5.10/q1). */
export const isBarredFromAbove = (battle: Battle, side: string, at: string): boolean =>
  enemiesIn(battle, side, at, 'outside').length > 0;

/** To those inside one comes only by advancing (15.5.10). */
export const isHeldInside = (battle: Battle, side: string, at: string): boolean =>
  enemiesIn(battle, side, at, 'inside').length > 0;
