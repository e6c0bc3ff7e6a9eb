/** Sunken and elevated roads (14.24, 14.26): the way over their banks. On the road itself they are roads, a level down or up. */
import { sideTowards } from '../../mechanics/places.js';
import type { Battle } from '../system.js';
import { type Bank, bankedRoadAt, isRoadBetween } from './ground.js';

/** Movement factors of men over the bank, out besides what the next hex costs (14.24.4, 14.26.5). */
const MEN = { sunken: { into: 3, outOf: 3 }, elevated: { into: 3, outOf: 1 } } as const;
/** Points of tracked vehicles, who never cross the banks of sunken roads (14.24.4, 14.26.6). */
const TRACKS = { into: 6, outOf: 1 } as const;

/** The banks that are crossed on the way: none along the road. */
export function banksBetween(
  battle: Battle,
  from: string,
  to: string,
): { readonly outOf?: Bank; readonly into?: Bank } | undefined {
  const [outOf, into] = [bankedRoadAt(battle, from), bankedRoadAt(battle, to)];
  if ((!outOf && !into) || isRoadBetween(battle, from, to) || sideTowards(battle, from, to) === undefined)
    return undefined;
  return { ...(outOf && { outOf }), ...(into && { into }) };
}

/** What it costs men where banks are crossed; higher ground adds nothing (14.24.5, 14.26.7). */
export function costOverBanks(battle: Battle, from: string, to: string, terrain: number): number | undefined {
  const banks = banksBetween(battle, from, to);
  if (!banks) return undefined;
  return (banks.outOf ? MEN[banks.outOf].outOf : 0) + (banks.into ? MEN[banks.into].into : terrain);
}

/** The same of vehicles; `not` where they never go. */
export function pointsOverBanks(
  battle: Battle,
  from: string,
  to: string,
  { tracked, terrain }: { readonly tracked: boolean; readonly terrain: number },
): number | 'not' | undefined {
  const banks = banksBetween(battle, from, to);
  if (!banks) return undefined;
  if (banks.outOf === 'sunken' || banks.into === 'sunken' || !tracked) return 'not';
  return (banks.outOf ? TRACKS.outOf : 0) + (banks.into ? TRACKS.into : terrain);
}
