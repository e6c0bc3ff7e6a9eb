/** Checks that wait, Under Fire, while formations fire or move one by one (7.42.1.2/b, 7.42.2/d). */
import { isStaggered } from '../initiative/groups.js';
import type { Battle, Unit } from '../system.js';

const WAITS = { combat: 'Direct Fire', movement: 'Overrun' } as const;
export type Waiting = (typeof WAITS)[keyof typeof WAITS];

export function waitingReason(battle: Battle): Waiting | undefined {
  const { phase, acting } = battle.clock;
  if (!isStaggered(battle) || !acting) return undefined;
  return phase === 'combat' || phase === 'movement' ? WAITS[phase] : undefined;
}

/** It has taken its one check for that already. */
export const hasChecked = (battle: Battle, { checked }: Unit, why: string): boolean =>
  waitingReason(battle) === why && checked?.includes(why) === true;
