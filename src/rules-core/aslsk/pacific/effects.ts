import type { UnitId } from '../../kernel/position.js';

/** What can happen in chapter 8. */
export interface PacificEffects {
  'step-reduced': { readonly unit: UnitId; readonly was: string; readonly now: string };
  struggled: { readonly units: readonly UnitId[] };
}

export type PacificTask =
  /** Units that came into bamboo, after the fire at them. */
  { readonly task: 'struggle'; readonly units: readonly UnitId[] };
