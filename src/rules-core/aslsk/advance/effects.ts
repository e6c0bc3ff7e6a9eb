import type { UnitId } from '../../kernel/position.js';

/** What can happen in the Advance Phase (3.7). */
export interface AdvanceEffects {
  advanced: {
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly to: string;
    readonly exhausted: readonly UnitId[];
  };
}

export type AdvanceTask = never;
