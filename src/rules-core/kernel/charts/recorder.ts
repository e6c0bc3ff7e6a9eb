/** Remembers whether what an outcome rests on was an estimate, so that it can say so. */
import type { Provenance } from './chart.js';

export class Recorder {
  private estimated = false;

  note(provenance: Provenance): void {
    if (provenance === 'estimate') this.estimated = true;
  }

  /** Returns true if anything looked up since the last time somebody asked was an estimate. */
  tookEstimate(): boolean {
    const { estimated } = this;
    this.estimated = false;
    return estimated;
  }

  /** Works something out unnoted: what is told to everybody must not be marked for what only some may know. */
  aside<T>(work: () => T): T {
    const { estimated } = this;
    this.estimated = false;
    try {
      return work();
    } finally {
      this.estimated = estimated;
    }
  }

  /** Forgets what was looked up while nothing came of it: checks and lists of orders. */
  forget(): void {
    this.estimated = false;
  }
}
