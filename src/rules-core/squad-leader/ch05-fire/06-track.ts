/** What a unit has spent on its way (5.6.4). */
import type { Unit } from '../system.js';

/** Where in its track a unit would be fired on: never before a hex in which it was fired on already (5.6.10.1/a). */
export const placeIn = ({ track = [], firedOnAt = 0 }: Unit, at: string): number =>
  track.indexOf(at, firedOnAt);

export const sumOfCosts = (costs: readonly number[]): number => costs.reduce((all, cost) => all + cost, 0);

/** Up to this hex of its way. */
export const spentUpTo = (unit: Unit, at: string): number =>
  sumOfCosts((unit.costs ?? []).slice(0, placeIn(unit, at) + 1));
