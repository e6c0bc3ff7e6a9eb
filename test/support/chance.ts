import { chance } from '../../src/rules-core/kernel/lab/bots.js';

/** Seeded chance, so that a run can be repeated as far as processes can be. */
export class Chance {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = chance(seed);
  }

  /** 0 up to but not including `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => [this.next(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  }
}
