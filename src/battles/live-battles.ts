/** The battles in play in this process. Whatever is here could be thrown away at any moment: the log has it all. */
import type { EventStore } from '../event-store/index.js';
import type { Action } from '../rules-core/kernel/action.js';
import { copyPosition } from '../rules-core/kernel/views.js';
import { BATTLE_OPENED, type BattleOpened } from './battle-events.js';
import { type BattleSnapshots, SNAPSHOT_EVERY } from './battle-snapshots.js';
import type { GameSystems } from './game-systems.js';
import { LiveBattle } from './live-battle.js';

export interface LiveBattlesOptions {
  /** How many battles are kept; the one that was used longest ago goes first. */
  readonly most?: number;
  /** Told when a snapshot could not be kept. */
  readonly failed: (fault: unknown) => void;
}

const MOST_BATTLES = 2_000;

export class LiveBattles {
  private readonly battles = new Map<string, Promise<LiveBattle | undefined>>();
  private readonly most: number;
  private readonly failed: (fault: unknown) => void;
  private keeping: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: EventStore,
    private readonly systems: GameSystems,
    private readonly snapshots: BattleSnapshots,
    { most = MOST_BATTLES, failed }: LiveBattlesOptions,
  ) {
    this.most = most;
    this.failed = failed;
  }

  /** The battle as this process knows it, which may be behind the log; undefined when there is none. */
  async find(campaign: string, battle: string): Promise<LiveBattle | undefined> {
    const key = `${campaign}/${battle}`;
    const found = this.battles.get(key) ?? this.load(campaign, battle);
    this.battles.delete(key);
    this.battles.set(key, found);
    this.dropOldest();
    try {
      const live = await found;
      if (!live) this.battles.delete(key);
      return live;
    } catch (fault) {
      this.battles.delete(key);
      throw fault;
    }
  }

  /** The battle as the log has it now. */
  async current(campaign: string, battle: string): Promise<LiveBattle | undefined> {
    const live = await this.find(campaign, battle);
    if (live) await live.exclusive(() => this.catchUp(live));
    return live;
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
    const snapshot = { version: live.version, position: copyPosition(live.battle.position) };
    this.keeping = this.keeping
      .then(() => this.snapshots.keep(live.campaign, live.id, snapshot))
      .catch(this.failed);
  }

  /** Resolves when the snapshots begun so far are kept. */
  idle(): Promise<void> {
    return this.keeping;
  }

  forget(campaign: string, battle: string): void {
    this.battles.delete(`${campaign}/${battle}`);
  }

  get size(): number {
    return this.battles.size;
  }

  private dropOldest(): void {
    for (const key of this.battles.keys()) {
      if (this.battles.size <= this.most) return;
      this.battles.delete(key);
    }
  }

  private async load(campaign: string, battle: string): Promise<LiveBattle | undefined> {
    const start = await this.beginning(campaign, battle);
    if (!start) return undefined;
    const system = this.systems.of(start.position.system);
    const live = new LiveBattle(
      campaign,
      battle,
      system,
      start.position,
      await system.table(start.position),
      start.version,
    );
    await this.catchUp(live);
    return live;
  }

  /** The latest snapshot, or the first event. */
  private async beginning(campaign: string, battle: string) {
    const snapshot = await this.snapshots.latest(campaign, battle);
    if (snapshot) return { position: snapshot.position, version: snapshot.version };
    for await (const event of this.store.readBattle(campaign, battle, { until: 1 })) {
      if (event.kind === BATTLE_OPENED)
        return { position: (event.payload as BattleOpened).position, version: 1 };
    }
    return undefined;
  }
}
