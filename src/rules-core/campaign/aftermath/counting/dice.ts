/** How the dice fell for each side: sums beside what was to be expected, and how far off chance alone goes. */
import type { Action } from '../../../kernel/decide/action.js';
import { value } from '../../../kernel/dice/index.js';
import type { SideId, System } from '../../../kernel/position/position.js';
import type { BattleReport } from '../report.js';

type Row = BattleReport['dice'][number];

export class DiceTally {
  private readonly bySide = new Map<SideId, Map<number, { rolls: number; sum: number }>>();

  add<S extends System>({ by, rolls }: Action<S>): void {
    if (by === 'referee') return;
    for (const { dice } of rolls)
      for (const die of dice) {
        const row = this.row(by, die.sides);
        row.rolls++;
        row.sum += value(die);
      }
  }

  private row(side: SideId, sides: number): { rolls: number; sum: number } {
    const own = this.bySide.get(side) ?? new Map<number, { rolls: number; sum: number }>();
    this.bySide.set(side, own);
    const row = own.get(sides) ?? { rolls: 0, sum: 0 };
    own.set(sides, row);
    return row;
  }

  /** By side and size of the dice; the deviation is the standard deviation of the sum. */
  rows(): Row[] {
    return [...this.bySide]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([side, own]) =>
        [...own]
          .sort(([a], [b]) => a - b)
          .map(([sides, { rolls, sum }]) => ({
            side,
            sides,
            rolls,
            sum,
            expected: (rolls * (sides + 1)) / 2,
            deviation: Math.round(100 * Math.sqrt((rolls * (sides * sides - 1)) / 12)) / 100,
          })),
      );
  }
}
