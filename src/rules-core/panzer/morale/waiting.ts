/** Checks that wait, Under Fire, while formations fire or move one by one (7.42.1.2/b, 7.42.2/d). */
import { isStaggered } from '../initiative/groups.js';
import type { Battle, Unit } from '../system.js';

export type Waiting = 'Direct Fire' | 'Overrun';

/** The reason for which there is one check in this phase. */
function reasonOf(battle: Battle): Waiting | undefined {
  const { phase } = battle.clock;
  if (!isStaggered(battle)) return undefined;
  return phase === 'combat' ? 'Direct Fire' : phase === 'movement' ? 'Overrun' : undefined;
}

export const waitingReason = (battle: Battle): Waiting | undefined =>
  battle.clock.acting ? reasonOf(battle) : undefined;

export const isOnlyOne = (battle: Battle, why: string): boolean => reasonOf(battle) === why;

/** It has taken its one check for that already. */
export const hasChecked = (battle: Battle, { checked }: Unit, why: string): boolean =>
  waitingReason(battle) === why && checked?.includes(why) === true;
