/** Marsh and mud flats (14.18, 14.19): the ways in and out, and what they do to those in them. */
import { sideTowards } from '../../mechanics/places.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { groundAlong, groundAt, isOffTheBridge, isWater } from './ground.js';

const WET = ['marsh', 'mud flat'];

export const isMarshy = (battle: Battle, at: string): boolean => WET.includes(groundAt(battle, at));

/** Land on either side of the hexside, not marsh or water all along it (14.18.3, 14.18.5). */
export function isAcrossLand(battle: Battle, from: string, to: string): boolean {
  const side = sideTowards(battle, from, to);
  if (side === undefined) return false;
  const along = [groundAlong(battle, from, side), groundAlong(battle, to, (side + 3) % 6)];
  return along.some((ground) => !WET.includes(ground) && !isWater(ground));
}

/** In the Movement Phase marsh is entered over open ground only, and nobody walks out of it or of the water (14.18.3 to 14.18.6, 14.28.8.3). */
export const isBarred = (battle: Battle, from: string, to: string): boolean =>
  isOffTheBridge(battle, from, to) ||
  isWater(groundAt(battle, from)) ||
  isMarshy(battle, from) ||
  (isMarshy(battle, to) && !isAcrossLand(battle, from, to));

const isBoatBeneath = (battle: Battle, aboard: string | undefined): boolean =>
  aboard !== undefined && battle.unit(aboard)?.boat !== undefined;

/** All but Russians lose heart there (14.18.13), unless they are in boats (14.18.16). */
export const dismay = (battle: Battle, { kind, at, nationality, aboard }: Unit): Modifier[] =>
  kind !== 'hero' &&
  at !== undefined &&
  !isBoatBeneath(battle, aboard) &&
  nationality !== 'Russian' &&
  isMarshy(battle, at)
    ? [{ why: 'in a marsh', value: 1, cites: '14.18.13' }]
    : [];
