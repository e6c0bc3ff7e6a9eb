/**
 * A battle in the memory of this process: where it stands, and the way back over its latest actions, so that what
 * just happened can be shown to anybody without reading the log.
 */
import type { Action } from '../rules-core/kernel/decide/action.js';
import { changesOf } from '../rules-core/kernel/decide/action.js';
import type { KnownSystem } from '../rules-core/kernel/decide/known-system.js';
import { type Drawn, drawnAfter, rolledLive } from '../rules-core/kernel/dice/index.js';
import { Battle, type Viewer } from '../rules-core/kernel/position/battle.js';
import type { Change } from '../rules-core/kernel/position/changes.js';
import type { Position } from '../rules-core/kernel/position/position.js';
import type { Table } from '../rules-core/kernel/position/table.js';
import { copyPosition } from '../rules-core/kernel/views/views.js';
import type { Folded } from './battle-folding.js';
import type { BattleRow } from './battle-table.js';
import type { NextDice } from './dice-seeds.js';
import { type SeenEvent, seenEvent } from './seen-event.js';

interface Past {
  readonly action: Action;
  readonly position: number;
  readonly at: Date;
}

interface Step extends Past {
  /** Takes the action back, in the order to be made. */
  readonly back: readonly Change[];
  /** As those who have looked at it may know it, by who they are. */
  readonly seen: Map<string, SeenEvent>;
}

const MOST_STEPS_BACK = 64;
/** Followers look at the latest actions; a client that looks farther back pays for it. */
const MOST_SEEN_BACK = 8;
const BATTLE_BYTES = 20_000;
const THING_BYTES = 1_200;
const STEP_BYTES = 1_000;
const EFFECT_BYTES = 1_500;
const CHANGE_BYTES = 300;

const bytesOf = ({ action }: Past, changes: number): number =>
  STEP_BYTES + action.effects.length * EFFECT_BYTES + 2 * changes * CHANGE_BYTES;

export class LiveBattle {
  readonly battle: Battle;
  /** The dice of its next action, once somebody has asked; it is to be asked anew when an end is taken back. */
  dice: NextDice | undefined;
  /** What its actions have drawn of its dice so far. */
  drawn: Drawn;
  private readonly past: Step[] = [];
  private pastBytes = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    /** As it was when the battle was loaded; only `closedAt` can be out of date. */
    readonly row: BattleRow,
    readonly system: KnownSystem,
    { position, drawn }: Folded,
    table: Table,
    /** The version that the battle stands at. */
    public version: number,
  ) {
    this.battle = new Battle(position, table);
    this.drawn = drawn;
  }

  get campaign(): string {
    return this.row.campaign;
  }

  get id(): string {
    return this.row.battle;
  }

  /** Orders to one battle wait for each other within a process; between processes the log decides. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Goes one version on. */
  settle(past: Past): void {
    const back: Change[] = [];
    const wasOver = this.battle.isOver;
    const mark = this.battle.mark();
    for (const change of changesOf(past.action)) back.push(this.battle.make(change));
    this.battle.keep(mark);
    if (wasOver && !this.battle.isOver) this.dice = undefined;
    this.drawn = drawnAfter(this.drawn, rolledLive(past.action));
    this.past.push({ ...past, back: back.reverse(), seen: new Map() });
    this.pastBytes += bytesOf(past, back.length);
    this.past.at(-1 - MOST_SEEN_BACK)?.seen.clear();
    const gone = this.past.length > MOST_STEPS_BACK ? this.past.shift() : undefined;
    if (gone) this.pastBytes -= bytesOf(gone, gone.back.length);
    this.version++;
  }

  /** What it weighs in memory, near enough; its map is not its own. */
  get bytes(): number {
    const { units, locations } = this.battle.position;
    const things = Object.keys(units).length + Object.keys(locations).length;
    return BATTLE_BYTES + things * THING_BYTES + this.pastBytes;
  }

  /** The earliest version that can be reached from here without reading the log. */
  get earliest(): number {
    return this.version - this.past.length;
  }

  /** Looks at an earlier version; the battle is back at its latest when this returns. */
  at<T>(version: number, look: (position: Position) => T): T | undefined {
    if (version < this.earliest || version > this.version) return undefined;
    const mark = this.battle.mark();
    try {
      for (const { back } of this.past.slice(this.past.length - (this.version - version)).reverse())
        for (const change of back) this.battle.make(change);
      return look(this.battle.position);
    } finally {
      this.battle.rollback(mark);
    }
  }

  /**
   * The actions after one version up to another, as a viewer may know them; undefined when they are too long ago, or so
   * new that only another process and the log know of them.
   */
  seen(after: number, until: number, viewer: Viewer): SeenEvent[] | undefined {
    if (until > this.version || after < this.earliest) return undefined;
    const steps = this.past.slice(after - this.earliest, until - this.earliest);
    const key = typeof viewer === 'string' ? viewer : `side ${viewer.side}`;
    const isKnown = steps.every(({ seen }) => seen.has(key));
    if (!isKnown) this.look(steps, after, viewer, key);
    return steps.map(({ seen }) => seen.get(key) as SeenEvent);
  }

  /** Redacts once for all who see alike. */
  private look(steps: readonly Step[], after: number, viewer: Viewer, key: string): void {
    this.at(after, (position) => {
      const copy = copyPosition(position);
      for (const [i, step] of steps.entries())
        step.seen.set(key, seenEvent(copy, step.action, viewer, { ...step, version: after + i + 1 }));
    });
  }
}
