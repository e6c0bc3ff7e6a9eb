/** What wind, rain and snow do to those who fight and dig in them (16.5, 16.6). */
import { isOneBuilding, isRoadBetween } from '../ch14-terrain/ground.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isDeepSnow, isMuddy, isSnowy, isStormy, weatherOf } from './03-now.js';
import { isFirm } from './06-going.js';

/** Those who have all come into close combat in this player turn are helped by the storm, and by the rain. */
export function inTheStorm(battle: Battle, attackers: readonly Unit[]): Modifier[] {
  const bogged = attackers.some((unit) => hasWaded(battle, unit)) ? [MUDDY] : [];
  const isRaining = weatherOf(battle) === 'rain';
  if (!(isStormy(battle) || isRaining) || !attackers.every((unit) => unit.advancedFrom)) return bogged;
  return [
    ...bogged,
    ...(isStormy(battle) ? [{ why: 'heavy winds', value: -1, cites: '16.5.6.2' } as const] : []),
    ...(isRaining ? [{ why: 'rain', value: -1, cites: '16.5.7.6' } as const] : []),
  ];
}

const MUDDY: Modifier = { why: 'mud', value: 1, cites: '16.5.9.8' };

/** It has come into close combat through mud: neither by a paved road nor inside a building. */
const hasWaded = (battle: Battle, { at, advancedFrom }: Unit): boolean =>
  isMuddy(battle) &&
  advancedFrom !== undefined &&
  at !== undefined &&
  !(isRoadBetween(battle, advancedFrom, at) && isFirm(battle, advancedFrom, at)) &&
  !isOneBuilding(battle, advancedFrom, at);

/** Of those who dig in: the ground is frozen. */
export const onFrozenGround = (battle: Battle): Modifier[] =>
  isSnowy(battle) ? [{ why: 'snow', value: 2, cites: '16.6.7.9' }] : [];

/** Mines lie under the snow, and are hard to find there. */
export const overMines = (battle: Battle): Modifier[] =>
  isDeepSnow(battle) ? [{ why: 'deep snow', value: 1, cites: '16.6.7.10' }] : [];
