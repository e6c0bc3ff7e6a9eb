/** The end of a battle, whether it came by an order or by the referee's word. */
import type { NewEvent, NewMessage, Within } from '../event-store/index.js';
import { jobIntent } from '../jobs/index.js';
import type { Action } from '../rules-core/kernel/action.js';
import { BATTLE_CLOSED, type BattleClosed } from './battle-events.js';
import type { BattleTable } from './battle-table.js';
import type { LiveBattle } from './live-battle.js';

export interface Closing {
  readonly event: NewEvent;
  readonly within: Within;
  readonly messages: readonly NewMessage[];
}

/** The job in which a battle that is over hands over to its campaign's book, where there is one that knows it. */
export const HAND_OVER = 'hand-over';

export interface HandOver {
  readonly battle: string;
}

/** The event that ends a battle, with the seed of its dice, when the last action has ended it. */
export async function closing(
  table: BattleTable,
  live: LiveBattle,
  actions: readonly Action[],
): Promise<Closing | undefined> {
  const outcome = outcomeOf(actions);
  if (!outcome) return undefined;
  const seed = await table.secretSeed(live.campaign, live.id);
  const payload: BattleClosed = { battle: live.id, outcome, seed };
  const handOver: HandOver = { battle: live.id };
  // A battle whose end was taken back may end again: each end is a job of its own.
  const id = `hand-over:${live.id}:${live.version + actions.length}`;
  return {
    event: { kind: BATTLE_CLOSED, payload },
    messages: [jobIntent(HAND_OVER, handOver, { id })],
    within: (client, { at }) => table.closed(client, live.campaign, live.id, at),
  };
}

function outcomeOf(actions: readonly Action[]) {
  const changes = actions.flatMap(({ effects }) => effects.flatMap(({ changes: made = [] }) => made));
  return changes
    .flatMap((change) => (change.do === 'clock' && change.set.over ? [change.set.over] : []))
    .at(-1);
}
