/** Vehicular bridges (14.29.2, 14.29.4, 14.29.5.6): their spans from bank to bank, and their lanes. */
import { around } from '../../mechanics/places.js';
import type { Battle, SquadLeader, Unit } from '../system.js';
import { vehiclesAt } from '../units/kinds.js';
import { bridgeAt, isRoadBetween } from './ground.js';

export type BridgeState = NonNullable<SquadLeader['location']['bridge']>;

export const isSpan = (battle: Battle, at: string): boolean => bridgeAt(battle, at) !== undefined;

export const alongRoad = (battle: Battle, at: string): string[] =>
  around(battle, at).filter((to): to is string => to !== undefined && isRoadBetween(battle, at, to));

/** From the next hex on, as far as the bank. */
function walk(battle: Battle, from: string, next: string): string[] {
  const way = [next];
  let before = from;
  for (const here of way) {
    const on = isSpan(battle, here) && alongRoad(battle, here).find((hex) => hex !== before);
    if (on && on !== from) way.push(on);
    before = here;
  }
  return way;
}

/** The bridge with the hexes at both ends, in their order. */
export function bankToBank(battle: Battle, at: string): string[] {
  const [one, other] = alongRoad(battle, at);
  return [
    ...(one === undefined ? [] : walk(battle, at, one).reverse()),
    at,
    ...(other === undefined ? [] : walk(battle, at, other)),
  ];
}

export const spansOf = (battle: Battle, at: string): string[] =>
  bankToBank(battle, at).filter((hex) => isSpan(battle, hex));

/** Two, but for wooden ones over gullies and pontoons, if the scenario does not say (14.29.4.2.2, 14.29.5.1, 14.29.11.7). */
export function lanesOf(battle: Battle, at: string): number {
  const { lanes } = battle.location(at).bridge ?? {};
  const bridge = bridgeAt(battle, at);
  return lanes ?? (bridge?.is === 'pontoon' || (bridge?.is === 'wooden' && bridge.over === 'gully') ? 1 : 2);
}

/** What wrecks and vehicles that stand there leave free (14.29.4.2.3, 14.29.5.6). */
export function freeLanes(battle: Battle, vehicle: Unit, at: string): number {
  const { wrecks = [], bridge } = battle.location(at);
  const standing = vehiclesAt(battle, at).filter(({ id, motion }) => id !== vehicle.id && !motion);
  return lanesOf(battle, at) - Math.max(0, wrecks.length - (bridge?.spare ?? 0)) - standing.length;
}
