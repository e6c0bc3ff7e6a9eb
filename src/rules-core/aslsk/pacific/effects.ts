import type { UnitId } from '../../kernel/position.js';

/** What can happen in chapter 8. */
export interface PacificEffects {
  'step-reduced': { readonly unit: UnitId; readonly was: string; readonly now: string };
  'hand-to-hand': { readonly at: string };
  'hand-to-hand-over': { readonly at: string };
  'stayed-together': { readonly unit: UnitId };
  deployed: { readonly unit: UnitId; readonly into: readonly UnitId[] };
  recombined: { readonly unit: UnitId; readonly from: readonly UnitId[] };
  struggled: { readonly units: readonly UnitId[] };
}

export type PacificTask =
  /** Units that came into bamboo, after the fire at them. */
  { readonly task: 'struggle'; readonly units: readonly UnitId[] };
