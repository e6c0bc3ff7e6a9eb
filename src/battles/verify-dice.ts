/** The dice of a campaign's battles against the seeds that were published: all it takes is in the log. */
import type { EventStore, Finding } from '../event-store/index.js';
import type { Action } from '../rules-core/kernel/decide/action.js';
import {
  type CommitmentFrom,
  commitmentOf,
  NOTHING_DRAWN,
  type PublishedSeed,
  verifySeeds,
} from '../rules-core/kernel/dice/index.js';
import {
  BATTLE_CLOSED,
  BATTLE_DICE_DRAWN,
  BATTLE_OPENED,
  BATTLE_REOPENED,
  type BattleClosed,
  type BattleOpened,
  type BattleReopened,
} from './battle-events.js';

interface DiceVerification {
  /** How many rolls are as their seeds say. */
  readonly rolls: number;
  readonly findings: readonly Finding[];
}

export async function verifyDice(store: EventStore, campaign: string): Promise<DiceVerification> {
  const { committed, seeds } = await published(store, campaign);
  const findings: Finding[] = [];
  let rolls = 0;
  for (const [battle, commitments] of committed) {
    const found = await verifyBattle(store, campaign, battle, commitments, seeds);
    if (typeof found === 'number') rolls += found;
    else findings.push(found);
  }
  return { rolls, findings };
}

interface Published {
  /** By battle, oldest first. */
  readonly committed: ReadonlyMap<string, readonly CommitmentFrom[]>;
  /** By hash. */
  readonly seeds: ReadonlyMap<string, string>;
}

async function published(store: EventStore, campaign: string): Promise<Published> {
  const committed = new Map<string, CommitmentFrom[]>();
  const seeds = new Map<string, string>();
  const kinds = [BATTLE_OPENED, BATTLE_REOPENED, BATTLE_DICE_DRAWN, BATTLE_CLOSED];
  for await (const batch of store.readKindBatches(campaign, kinds))
    for (const { kind, battle, payload } of batch)
      if (kind === BATTLE_OPENED)
        committed.set(battle as string, [{ ...(payload as BattleOpened).dice, from: 1 }]);
      else if (kind === BATTLE_REOPENED || kind === BATTLE_DICE_DRAWN) {
        const { battle: reopened, dice } = payload as BattleReopened;
        committed.get(reopened)?.push(dice);
      } else {
        const { seed } = payload as BattleClosed;
        seeds.set(commitmentOf(seed).hash, seed);
      }
  return { committed, seeds };
}

/** How many rolls are right, or the first that is not. */
async function verifyBattle(
  store: EventStore,
  campaign: string,
  battle: string,
  commitments: readonly CommitmentFrom[],
  seeds: ReadonlyMap<string, string>,
): Promise<number | Finding> {
  const secret = commitments.find(({ hash }) => !seeds.has(hash));
  const known = commitments.flatMap((commitment): PublishedSeed[] => {
    const seed = seeds.get(commitment.hash);
    return seed === undefined ? [] : [{ from: commitment.from, seed, commitment }];
  });
  const range = { after: 1, ...(secret && { until: secret.from - 1 }) };
  let [rolls, drawn] = [0, NOTHING_DRAWN];
  for await (const batch of store.readBattleBatches(campaign, battle, range)) {
    const actions = batch.map(({ version, payload }) => {
      const { dice, rolls: rolled } = payload as Action;
      return { battle, version: version as number, dice, rolls: rolled };
    });
    const found = verifySeeds(known, actions, drawn);
    if (!found.ok) return { flaw: 'DICE_DIFFER', battle, message: `Battle ${battle}: ${found.message}` };
    rolls += found.rolls;
    drawn = found.drawn;
  }
  return rolls;
}
