import type { UnitId } from '../../kernel/position.js';

/** What can happen in chapter 8. */
export interface PacificEffects {
  'step-reduced': { readonly unit: UnitId; readonly was: string; readonly now: string };
}

export type PacificTask = never;
