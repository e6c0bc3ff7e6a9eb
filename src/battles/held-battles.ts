/** Live battles by their weight, together with the maps that they lie on; what was used longest ago goes first. */
import type { Board } from '../rules-core/kernel/boards/index.js';
import { bytesOfBoard } from '../workshop/index.js';
import type { LiveBattle } from './live-battle.js';

type Weighed = Pick<LiveBattle, 'bytes' | 'battle'>;

export class HeldBattles<Live extends Weighed = LiveBattle> {
  private readonly held = new Map<string, { readonly live: Live; readonly bytes: number }>();
  /** How many battles lie on a map: it weighs once for all of them. */
  private readonly maps = new Map<Board, number>();
  private total = 0;

  constructor(private readonly most: number) {}

  /** A battle grows while it is played, so it is weighed again whenever it is used. */
  get(key: string): Live | undefined {
    const live = this.held.get(key)?.live;
    if (live) this.set(key, live);
    return live;
  }

  /** The latest is held whatever it weighs: somebody is about to use it. */
  set(key: string, live: Live): void {
    this.delete(key);
    this.held.set(key, { live, bytes: live.bytes });
    this.total += live.bytes;
    const { map } = live.battle.table;
    const users = this.maps.get(map) ?? 0;
    if (users === 0) this.total += bytesOfBoard(map);
    this.maps.set(map, users + 1);
    for (const oldest of this.held.keys()) {
      if (this.total <= this.most || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.held.get(key);
    if (!found) return;
    this.held.delete(key);
    this.total -= found.bytes;
    const { map } = found.live.battle.table;
    const users = (this.maps.get(map) ?? 1) - 1;
    if (users > 0) {
      this.maps.set(map, users);
      return;
    }
    this.maps.delete(map);
    this.total -= bytesOfBoard(map);
  }

  get bytes(): number {
    return this.total;
  }

  get size(): number {
    return this.held.size;
  }
}
