/** Who controls a place (22.1). */
import { hexOf } from '../ground/places.js';
import type { Battle, Change, Unit } from '../system.js';
import { enemiesAt, isInfantry, trainOf } from '../units/kinds.js';
import { enemyOf, holdsGround } from './sides.js';

/** The side that holds a place with a Good Order MMC or Hero, or was the last to; during a Melee, the last to hold it before (22.1/a). */
export function controlOf(battle: Battle, at: string): string | undefined {
  const holder = battle.location(at).melee ? undefined : battle.unitsAt(at).find(holdsGround);
  return holder?.side ?? lastHolder(battle, at);
}

/** Who was the last to pass through, or set up there. */
const lastHolder = (battle: Battle, at: string): string | undefined =>
  battle.location(at).control ??
  battle.sideIds().find((side) => battle.side(side).setUp?.includes(hexOf(at)));

/** Units go from place to place, on foot or riding: they held the one, and take the other unless it is fought for (22.1, 22.1/a). */
export function passing(battle: Battle, units: readonly Unit[], to: string): Change[] {
  const holder = units.find(holdsGround) ?? units.flatMap((unit) => trainOf(battle, unit)).find(holdsGround);
  if (!holder) return [];
  const { at: from, side } = holder;
  return [
    ...(from === undefined || isContested(battle, from, side) ? [] : held(battle, from, side)),
    ...held(battle, to, isContested(battle, to, side) ? controlOf(battle, to) : side),
  ];
}

const isContested = (battle: Battle, at: string, side: string): boolean =>
  battle.location(at).melee !== undefined || enemiesAt(battle, at, side).some(isInfantry);

/** One side alone is left in a place that was fought for: it is held by those who can (22.1). */
export function wonBy(battle: Battle, at: string, left: readonly Unit[]): Change[] {
  const side = left.find(holdsGround)?.side;
  const isShared = left.some((unit) => side !== undefined && unit.side === enemyOf(battle, side));
  return isShared ? [] : held(battle, at, side);
}

const held = (battle: Battle, at: string, side: string | undefined): Change[] =>
  side === undefined || lastHolder(battle, at) === side
    ? []
    : [{ do: 'location', at, set: { control: side } }];
