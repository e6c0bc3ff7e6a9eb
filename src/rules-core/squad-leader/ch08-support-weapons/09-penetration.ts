/** Penetration (8.9.2): machine gun fire goes on beyond the hex that it is aimed at, along the same line. */
import type { Hex } from '../../kernel/boards/board.js';
import { hexesBeyond } from '../../mechanics/line.js';
import { distance, hexAt } from '../../mechanics/places.js';
import { comesThrough } from '../ch02-sight/sight.js';
import { isOfMachineGun, type Shot } from '../ch05-fire/04-firepower.js';
import { isFarThroughGrowth } from '../ch14-terrain/11-standing-out.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { type Ground, groundAt, isCover, levelAt } from '../ch14-terrain/ground.js';
import type { Battle } from '../system.js';
import { isFlamethrower } from '../units/kinds.js';
import { FLAME_REACHES } from './10-flamethrowers.js';

/** What the firer chooses: to miss obstacles beside the line (8.9.2.7), and which side of a hexside he strikes (8.9.2.8). */
export interface Choice {
  readonly past?: true | undefined;
  readonly side?: 'left' | 'right' | undefined;
}

/** The hexes beyond the target that the guns strike, with what is left of their fire there. */
export function penetrated(
  battle: Battle,
  shots: readonly Shot[],
  at: string,
  choice: Choice,
): Map<string, Shot[]> {
  const struck = new Map<string, Shot[]>();
  for (const shot of shots)
    for (const [hex, lost] of strikes(battle, shot, at, choice)) {
      const suspects = isOfMachineGun(shot) && isFarThroughGrowth(battle, shot.holder.at, hex);
      struck.set(hex, [...(struck.get(hex) ?? []), { ...shot, lost, ...(suspects && { suspects }) }]);
    }
  return struck;
}

/**
 * As many hexes as it has firepower, within its range, one factor less in each (8.9.2.1, 8.9.2.3); a flame loses nothing on its
 * two hexes (8.10.1).
 */
function* strikes(
  battle: Battle,
  shot: Shot,
  at: string,
  { past, side }: Choice,
): Iterable<[string, number]> {
  const { firing, holder } = shot;
  const { fp = 0, range = 0 } = firing;
  const from = holder.at;
  const isNear = from !== at && distance(battle, from, at) <= range;
  const isFlame = isFlamethrower(firing);
  if (
    !(isOfMachineGun(shot) || isFlame) ||
    !isNear ||
    stopsFire(groundAt(battle, at)) ||
    isWaterAt(battle, at)
  )
    return;
  for (const [i, { name }] of onOneSide(battle, from, at, side).entries()) {
    if (i + 1 >= (isFlame ? FLAME_REACHES : fp) || distance(battle, from, name) > range) return;
    if (!comesThrough(battle, from, name) || !isOnTheLine(battle, from, at, name)) continue;
    const isObstacle = isCover(groundAt(battle, name));
    if (isObstacle && past) continue;
    yield [name, isFlame ? 0 : i + 1];
    if (isObstacle) return;
  }
}

/** Beyond such a target nothing is struck: nor beyond crags and graves (14.10.4, 14.27.9). */
const stopsFire = (ground: Ground): boolean => isCover(ground) || ground === 'crag' || ground === 'graveyard';

/** Where the line runs along hexsides, the hexes on one side of it. */
function onOneSide(battle: Battle, from: string, at: string, side: 'left' | 'right' = 'left'): Hex[] {
  const { map } = battle.table;
  return hexesBeyond(map, hexAt(battle, from).index, hexAt(battle, at).index).map((hexes) =>
    hexes.length > 1 && side === 'right' ? (hexes[1] as Hex) : (hexes[0] as Hex),
  );
}

/** On the level of firer and target, or on a slope of one level a hex (8.9.2.5). */
export function isOnTheLine(battle: Battle, from: string, at: string, hex: string): boolean {
  const [low, aimed, here] = [from, at, hex].map((one) => levelAt(battle, one)) as [number, number, number];
  if (aimed === low) return here === low;
  return (
    Math.abs(aimed - low) === distance(battle, from, at) &&
    here - low === slope(aimed - low) * distance(battle, from, hex)
  );
}

const slope = (rise: number): number => Math.sign(rise);
