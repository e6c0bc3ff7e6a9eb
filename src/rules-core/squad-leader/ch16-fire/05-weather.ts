/** What wind, rain and snow do to those who fight and dig in them (16.5, 16.6). */
import type { Battle, Modifier, Unit } from '../system.js';

type Options = Battle['options'];

export const isDeepSnow = ({ underfoot }: Options): boolean => underfoot?.startsWith('deep snow') === true;

/** Those who have all come into close combat in this player turn are helped by the storm, and by the rain. */
export function inTheStorm({ options: { wind, weather } }: Battle, attackers: readonly Unit[]): Modifier[] {
  if ((wind?.force !== 'heavy' && weather !== 'rain') || !attackers.every((unit) => unit.advancedFrom))
    return [];
  return [
    ...(wind?.force === 'heavy' ? [{ why: 'heavy winds', value: -1, cites: '16.5.6.2' } as const] : []),
    ...(weather === 'rain' ? [{ why: 'rain', value: -1, cites: '16.5.7.6' } as const] : []),
  ];
}

/** Of those who dig in: the ground is frozen. */
export const onFrozenGround = ({ options }: Battle): Modifier[] =>
  options.snow || isDeepSnow(options) ? [{ why: 'snow', value: 2, cites: '16.6.7.9' }] : [];

/** Mines lie under the snow, and are hard to find there. */
export const overMines = ({ options }: Battle): Modifier[] =>
  isDeepSnow(options) ? [{ why: 'deep snow', value: 1, cites: '16.6.7.10' }] : [];
