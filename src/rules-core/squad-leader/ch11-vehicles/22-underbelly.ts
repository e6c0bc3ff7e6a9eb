/** Underbelly shots (11.22): an AFV that climbs over a wall or out of low ground shows its bottom to guns beyond it. */

import type { SideId } from '../../kernel/position/position.js';
import { runsThrough } from '../../mechanics/line.js';
import { around, hexAt } from '../../mechanics/places.js';
import { couldBeAsked } from '../ch02-sight/03-concealment.js';
import { facingStruck } from '../ch13-direct-fire/20-location.js';
import { isHedgerowBetween } from '../ch14-terrain/06-hedgerows.js';
import {
  bankedRoadAt,
  bedAt,
  groundAt,
  hexsideBetween,
  isRoadBetween,
  isWater,
  levelAt,
} from '../ch14-terrain/ground.js';
import { isClearTo } from '../ch14-terrain/symbols.js';
import type { Act, Battle, Unit } from '../system.js';
import { defender, type OnMap } from '../units/kinds.js';
import { isAfv } from './state.js';

/** At which end of the hexside it crosses, as it looks. */
type End = 'left' | 'right';

/** Over a wall or hedgerow, onto an elevated road from its side, out of a gully or stream (11.22.1); not with a Cullin device ahead through a hedgerow (11.22.5). */
export function baresBelly(battle: Battle, vehicle: Unit, from: string, to: string): boolean {
  if (!isAfv(vehicle)) return false;
  if (isHedgerowBetween(battle, from, to)) return !vehicle.cullin || vehicle.backing === true;
  if (hexsideBetween(battle, from, to) === 'wall') return true;
  if (isRoadBetween(battle, from, to)) return false;
  return bankedRoadAt(battle, to) === 'elevated'
    ? bankedRoadAt(battle, from) !== 'elevated'
    : bedAt(battle, from) !== undefined && bedAt(battle, to) === undefined && !isWater(groundAt(battle, to));
}

/** It rears up between the two hexes, where its owner wants (11.22.1). */
export function rearUp(
  act: Act,
  { id, at = '' }: Unit,
  {
    to,
    end = 'left',
    facing,
  }: { readonly to: string; readonly end?: End | undefined; readonly facing?: number | undefined },
): void {
  const side = around(act.battle, at).indexOf(to);
  const corner = end === 'left' ? side : (side + 1) % 6;
  const set = {
    belly: { to, corner },
    moving: true,
    ...(facing !== undefined && { facing, turret: null }),
  } as const;
  act.effect(
    'belly-up',
    { unit: id, from: at, to },
    { changes: [{ do: 'unit', unit: id, set }], cites: ['11.22.1/b'] },
  );
  act.plan({ task: 'underbelly', sides: [defender(act.battle)] });
}

/** Over it, stopped or destroyed, it shows its bottom no more (11.22.2). */
export function comeDown(act: Act, { id }: Unit): void {
  act.effect(
    'belly-down',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set: { belly: null } }], cites: ['11.22.2'] },
  );
}

/** The enemy may fire before it comes over (11.22.1). */
export function fireAtBelly(act: Act, { sides: [side] }: { readonly sides: readonly SideId[] }): void {
  const isUp = act.battle.units().some(({ belly }) => belly !== undefined);
  if (side !== undefined && isUp && couldBeAsked(act, side, 'underbelly'))
    act.ask({ side, kind: 'underbelly' });
  else act.done();
}

/** The line meets the corner from beyond the hex that it leaves, and from no lower than where it goes (11.22.1). */
export function seesBelly(battle: Battle, from: string, target: OnMap): boolean {
  const { belly, at } = target;
  if (!belly || from === at) return false;
  const { map } = battle.table;
  return (
    levelAt(battle, from) >= levelAt(battle, belly.to) &&
    !runsThrough(map, hexAt(battle, from).index, hexAt(battle, at).index, belly.corner) &&
    isClearTo(battle, from, at, belly.corner)
  );
}

/** What would strike its turret in front strikes its bottom; in reverse behind (11.22.1, 11.22.4); not from above. */
export function showsBelly(battle: Battle, target: OnMap, from: string): boolean {
  const { belly, at, facing = 0, backing } = target;
  if (!belly || levelAt(battle, from) !== levelAt(battle, belly.to)) return false;
  return facingStruck(battle, at, from, facing) === (backing ? 'rear' : 'front');
}
