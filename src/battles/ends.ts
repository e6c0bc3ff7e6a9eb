/** The end of a battle, and an end that is taken back: by an order, an undo, or the referee's word. */
import type { NewEvent, NewMessage, Within } from '../event-store/index.js';
import { jobIntent } from '../jobs/index.js';
import { type Action, changesOf } from '../rules-core/kernel/decide/action.js';
import { BATTLE_DICE_SCHEME, holdingAt } from '../rules-core/kernel/dice/index.js';
import type { Outcome } from '../rules-core/kernel/position/position.js';
import { BATTLE_CLOSED, BATTLE_REOPENED, type BattleClosed, type BattleReopened } from './battle-events.js';
import type { BattleTable } from './battle-table.js';
import type { LiveBattle } from './live-battle.js';

/** What is stored together with the actions that bring it about. */
interface Beside {
  readonly event: NewEvent;
  readonly within: Within;
  readonly messages: readonly NewMessage[];
}

/** The job in which a battle that is over hands over to its campaign's book, where there is one that knows it. */
export const HAND_OVER = 'hand-over';

export interface HandOver {
  readonly battle: string;
}

/** What goes with actions that end the battle, or take its end back; undefined where they do neither. */
export async function besideEnds(
  table: BattleTable,
  live: LiveBattle,
  actions: readonly Action[],
): Promise<Beside | undefined> {
  const before = live.battle.position.clock.over;
  const after = outcomeAfter(before, actions);
  if (!before && after) return closing(table, live, live.version + actions.length, after);
  return before && !after ? reopening(table, live) : undefined;
}

function outcomeAfter(before: Outcome | undefined, actions: readonly Action[]): Outcome | undefined {
  let over = before;
  for (const action of actions)
    for (const change of changesOf(action))
      if (change.do === 'clock' && change.set.over !== undefined) over = change.set.over ?? undefined;
  return over;
}

/** The seed of its dice is published. */
async function closing(
  table: BattleTable,
  { campaign, id }: LiveBattle,
  version: number,
  outcome: Outcome,
): Promise<Beside> {
  const { seed } = holdingAt(await table.seeds.of(campaign, id), version);
  if (seed === null) throw new Error(`The dice seed of battle ${id} is missing.`);
  const payload: BattleClosed = { battle: id, outcome, seed };
  const handOver: HandOver = { battle: id };
  return {
    event: { kind: BATTLE_CLOSED, payload },
    // A battle whose end was taken back may end again: each end is a job of its own.
    messages: [jobIntent(HAND_OVER, handOver, { id: `hand-over:${id}:${version}` })],
    within: (client, { at }) => table.closed(client, campaign, id, at),
  };
}

/** Everybody knows the seed by now: others could tell what they will roll. */
function reopening(table: BattleTable, { campaign, id, version }: LiveBattle): Beside {
  const drawn = table.seeds.draw(version + 1, BATTLE_DICE_SCHEME);
  const payload: BattleReopened = { battle: id, dice: drawn.commitment };
  return {
    event: { kind: BATTLE_REOPENED, payload },
    messages: [],
    within: (client) => table.reopened(client, campaign, id, drawn),
  };
}
