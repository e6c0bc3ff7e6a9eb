/** After a restore: the seeds of battles that go on are secret, so bundles do not hold them. Such a battle gets new dice. */
import type { EventStore } from '../event-store/index.js';
import { BATTLE_DICE_SCHEME, holdingAt } from '../rules-core/kernel/dice/index.js';
import { BATTLE_DICE_DRAWN, type BattleDiceDrawn } from './battle-events.js';
import { BattleTable } from './battle-table.js';

/** Draws new dice for the open battles whose own are not here; returns the names of those battles. */
export async function drawMissingDice(store: EventStore, campaign: string): Promise<string[]> {
  const table = new BattleTable(store.pool);
  const open = await table.list(campaign, {
    first: MOST_BATTLES,
    until: Number.MAX_SAFE_INTEGER,
    open: true,
  });
  const drawn: string[] = [];
  for (const { battle, name } of open) {
    const version = await store.version(campaign, battle);
    if (holdingAt(await table.seeds.of(campaign, battle), version + 1).seed !== null) continue;
    await drawFor(store, table, campaign, battle, version);
    drawn.push(name);
  }
  return drawn;
}

const MOST_BATTLES = 10_000;

async function drawFor(
  store: EventStore,
  table: BattleTable,
  campaign: string,
  battle: string,
  version: number,
): Promise<void> {
  const seed = table.seeds.draw(version + 1, BATTLE_DICE_SCHEME);
  const payload: BattleDiceDrawn = { battle, dice: seed.commitment };
  const key = `dice of ${battle} after ${version}`;
  const events = [{ kind: BATTLE_DICE_DRAWN, payload }];
  const expected = { battle: { id: battle, version } };
  const append = { campaign, actor: 'restore', key, request: { battle, version }, expected, events };
  const answer = await store.append(append, (client) => table.seeds.keep(client, campaign, battle, seed));
  if (answer.outcome !== 'appended')
    throw new Error(`No dice were drawn for battle ${battle}: ${answer.outcome}.`);
}
