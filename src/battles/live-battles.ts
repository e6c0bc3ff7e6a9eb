/** The battles in play in this process. Whatever is here could be thrown away at any moment: the log has it all. */
import type { EventStore } from '../event-store/index.js';
import type { Action } from '../rules-core/kernel/decide/action.js';
import { copyPosition } from '../rules-core/kernel/views/views.js';
import { HOUSE } from '../workshop/index.js';
import { BATTLE_FOLDING, type Folded, SNAPSHOT_EVERY } from './battle-folding.js';
import type { BattleTable } from './battle-table.js';
import type { GameSystems } from './game-systems.js';
import { HeldBattles } from './held-battles.js';
import { LiveBattle } from './live-battle.js';

interface LiveBattlesOptions {
  /** How many bytes of battles and maps are held; those used longest ago go first. */
  readonly most?: number;
  /** Told when a snapshot could not be kept. */
  readonly failed: (fault: unknown) => void;
}

const MOST_BYTES = 100_000_000;

export class LiveBattles {
  private readonly held: HeldBattles;
  private readonly coming = new Map<string, Promise<LiveBattle | undefined>>();
  private readonly failed: (fault: unknown) => void;
  private keeping: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: EventStore,
    private readonly systems: GameSystems,
    private readonly table: BattleTable,
    { most = MOST_BYTES, failed }: LiveBattlesOptions,
  ) {
    this.held = new HeldBattles(most);
    this.failed = failed;
  }

  /** The battle as this process knows it, which may be behind the log; undefined when there is none. */
  async find(campaign: string, battle: string): Promise<LiveBattle | undefined> {
    const key = `${campaign}/${battle}`;
    const held = this.held.get(key);
    if (held) return held;
    const coming = this.coming.get(key) ?? this.load(campaign, battle);
    this.coming.set(key, coming);
    try {
      const live = await coming;
      if (live && this.coming.get(key) === coming) this.held.set(key, live);
      return live;
    } finally {
      if (this.coming.get(key) === coming) this.coming.delete(key);
    }
  }

  /** The battle as the log has it now. */
  async current(campaign: string, battle: string): Promise<LiveBattle | undefined> {
    const live = await this.find(campaign, battle);
    if (live) await live.exclusive(() => this.catchUp(live));
    return live;
  }

  /** The battle, no farther behind the log than a version that is known to be there. */
  async reached(campaign: string, battle: string, version: number): Promise<LiveBattle | undefined> {
    const live = await this.find(campaign, battle);
    return live && live.version < version ? this.current(campaign, battle) : live;
  }

  /** Makes what others added to the log. Call it only while the battle is held exclusively. */
  async catchUp(live: LiveBattle): Promise<void> {
    for await (const batch of this.store.readBattleBatches(live.campaign, live.id, { after: live.version }))
      for (const event of batch)
        live.settle({ action: event.payload as Action, position: event.position, at: event.at });
  }

  /** Keeps a snapshot now and then. A battle without one is only slower to load, so nobody waits for it. */
  consider(live: LiveBattle, after: number): void {
    if (Math.floor(live.version / SNAPSHOT_EVERY) === Math.floor(after / SNAPSHOT_EVERY)) return;
    const { campaign, id, version, drawn } = live;
    const state: Folded = { position: copyPosition(live.battle.position), drawn };
    this.keeping = this.keeping
      .then(() => this.store.saveSnapshot(campaign, id, BATTLE_FOLDING.format, { state, version }))
      .catch(this.failed);
  }

  /** Resolves when the snapshots begun so far are kept. */
  idle(): Promise<void> {
    return this.keeping;
  }

  forget(campaign: string, battle: string): void {
    this.held.delete(`${campaign}/${battle}`);
    this.coming.delete(`${campaign}/${battle}`);
  }

  get size(): number {
    return this.held.size;
  }

  private async load(campaign: string, battle: string): Promise<LiveBattle | undefined> {
    const row = await this.table.find(campaign, battle);
    if (!row) return undefined;
    const { state: folded, version } = await this.store.load(campaign, battle, BATTLE_FOLDING);
    if (!folded) throw new Error(`Battle ${battle} of campaign ${campaign} has no beginning.`);
    const system = this.systems.of(folded.position.system);
    const customer = { ...HOUSE, caller: `campaign:${campaign}` };
    return new LiveBattle(
      row,
      system,
      folded,
      await this.systems.table(system, folded.position, customer),
      version,
    );
  }
}
