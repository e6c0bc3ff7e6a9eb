/** Writes down which cells an outcome rests on, so that it can say that one of them is an estimate. */
import type { Provenance } from './chart.js';

export interface Lookup {
  readonly chart: string;
  readonly table: string;
  readonly keys: readonly string[];
  readonly provenance: Provenance;
}

export class Recorder {
  private noted: Lookup[] = [];

  note(lookup: Lookup): void {
    this.noted.push(lookup);
  }

  /** What was looked up since the last time somebody asked. */
  take(): readonly Lookup[] {
    const taken = this.noted;
    this.noted = [];
    return taken;
  }

  /** Whether anything looked up since the last time somebody asked was an estimate. */
  tookEstimate(): boolean {
    return this.take().some(({ provenance }) => provenance === 'estimate');
  }

  /** Works something out unnoted: what is told to everybody must not be marked for what only some may know. */
  aside<T>(work: () => T): T {
    const { noted } = this;
    this.noted = [];
    try {
      return work();
    } finally {
      this.noted = noted;
    }
  }

  /** Forgets what was looked up while nothing came of it: checks and lists of orders. */
  forget(): void {
    this.noted = [];
  }
}
