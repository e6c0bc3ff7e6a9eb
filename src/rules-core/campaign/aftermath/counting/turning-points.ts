/** Where a battle turned: the actions in which somebody was lost or broke, and after which the sides stood most differently. */
import type { Action, Effect } from '../../../kernel/decide/action.js';
import type { Battle } from '../../../kernel/position/battle.js';
import type { Change } from '../../../kernel/position/changes.js';
import type { SideId, System } from '../../../kernel/position/position.js';
import type { BattleReport } from '../report.js';
import type { Reading } from './reading.js';
import { inShort } from './words.js';

type TurningPoint = BattleReport['turningPoints'][number];

const MOST = 5;

export class TurningPoints<S extends System> {
  private readonly found: TurningPoint[] = [];

  constructor(
    private readonly reading: Reading<S>,
    private readonly battle: Battle<S>,
    /** What may have turned the battle in the action just made, in words. */
    private readonly tale: () => readonly string[],
  ) {}

  /** Makes the action by `work`, and looks at the sides before and after it where it may have turned the battle. */
  around(version: number, action: Action<S>, counts: boolean, work: () => void): void {
    const first = counts ? action.effects.findIndex((effect) => this.turns(effect)) : -1;
    if (first < 0 || !this.reading.rulebook.worth) {
      work();
      return;
    }
    const { turn } = this.battle.clock;
    const before = this.worths();
    work();
    const swing = difference(before, this.worths());
    if (Object.values(swing).some((value) => value !== 0))
      this.keep({
        cause: { version, effect: first, turn },
        swing,
        says: inShort([...new Set(this.tale())].join(' ')),
      });
  }

  /** The five greatest swings, in the order in which they came. */
  best(): TurningPoint[] {
    return [...this.found].sort((a, b) => versionOf(a) - versionOf(b));
  }

  private turns({ effect }: Effect<S>): boolean {
    return this.reading.turning.has(effect as never);
  }

  /** What each side's position is worth; the winner is left out, or the last action would always be the greatest. */
  private worths(): Record<SideId, number> {
    const { battle, reading } = this;
    const mark = battle.mark();
    if (battle.isOver) battle.make({ do: 'clock', set: { over: null } } as Change<S>);
    const worths = Object.fromEntries(
      battle.sideIds().map((side) => [side, reading.rulebook.worth?.(battle, side) ?? 0]),
    );
    battle.rollback(mark);
    return worths;
  }

  private keep(point: TurningPoint): void {
    this.found.push(point);
    this.found.sort((a, b) => size(b) - size(a) || versionOf(a) - versionOf(b));
    this.found.length = Math.min(this.found.length, MOST);
  }
}

function difference(before: Record<SideId, number>, after: Record<SideId, number>): Record<SideId, number> {
  return Object.fromEntries(
    Object.entries(after).map(([side, now]) => [side, Math.round(10 * (now - (before[side] ?? 0))) / 10]),
  );
}

const size = ({ swing }: TurningPoint): number => Math.max(...Object.values(swing).map(Math.abs));
const versionOf = ({ cause }: TurningPoint): number => cause.version ?? 0;
