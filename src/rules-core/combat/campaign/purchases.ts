/** 19.1.3, 19.1.7 and 19.1.9: Reinforcement Groups are bought whole; what the counter mix lacks does not come. */
import type { RuleId } from '../rules.js';

export interface ReinforcementGroup {
  readonly name: string;
  readonly cost: number;
  /** Counters by name, and how many. */
  readonly units: Readonly<Record<string, number>>;
}

export interface CounterMix {
  /** How many counters of each name the game has. */
  readonly counters: Readonly<Record<string, number>>;
  /** Those on the map or bought already; the order of battle at start does not count (19.1.3). */
  readonly inUse: Readonly<Record<string, number>>;
}

export interface Bought {
  readonly group: string;
  readonly cost: number;
  /** What comes of it; less than the group lists where counters are short. */
  readonly units: Readonly<Record<string, number>>;
  readonly missing: Readonly<Record<string, number>>;
  readonly points: number;
}

export interface PurchaseRefused {
  readonly why: string;
  readonly cites: readonly RuleId[];
}

/** A group costs all of its points even where it cannot come in full; one of which nothing can come is not to be had. */
export function buy(group: ReinforcementGroup, points: number, mix: CounterMix): Bought | PurchaseRefused {
  if (group.cost > points)
    return {
      why: `${group.name} costs ${group.cost} Campaign Points; there are ${points}.`,
      cites: ['19.1.9'],
    };
  const units: Record<string, number> = {};
  const missing: Record<string, number> = {};
  for (const [name, wanted] of Object.entries(group.units)) {
    const left = (mix.counters[name] ?? 0) - (mix.inUse[name] ?? 0);
    const come = Math.max(0, Math.min(wanted, left));
    if (come > 0) units[name] = come;
    if (come < wanted) missing[name] = wanted - come;
  }
  if (Object.keys(units).length === 0)
    return { why: `No counter of ${group.name} is left in the counter mix.`, cites: ['19.1.9'] };
  return { group: group.name, cost: group.cost, units, missing, points: points - group.cost };
}

/** To set up on the map costs more; what does not enters in any turn over the side's friendly edge (19.1.7). */
export const FRIENDLY_EDGE = { german: 'west', russian: 'east' } as const;

export function setUpOnMap(bought: Bought, extra: number): Bought | PurchaseRefused {
  if (extra > bought.points)
    return { why: `To set ${bought.group} up on the map costs ${extra} more.`, cites: ['19.1.7/2'] };
  return { ...bought, cost: bought.cost + extra, points: bought.points - extra };
}
