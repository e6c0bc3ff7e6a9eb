import type { SideId, UnitId } from '../../kernel/position.js';

/** What can happen in chapter 8. */
export interface PacificEffects {
  'step-reduced': { readonly unit: UnitId; readonly was: string; readonly now: string };
  'hand-to-hand': { readonly at: string };
  'hand-to-hand-over': { readonly at: string };
  'stayed-together': { readonly unit: UnitId };
  deployed: { readonly unit: UnitId; readonly into: readonly UnitId[] };
  recombined: { readonly unit: UnitId; readonly from: readonly UnitId[] };
  banzai: { readonly leader: UnitId; readonly units: readonly UnitId[]; readonly target: string };
  charged: {
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly to: string;
    readonly mf: number;
  };
  'impulse-ended': { readonly units: readonly UnitId[]; readonly mf: number };
  'point-blank': { readonly side: SideId; readonly at: string; readonly units: readonly UnitId[] };
  'charge-left': { readonly units: readonly UnitId[] };
  struggled: { readonly units: readonly UnitId[] };
}

export type PacificTask =
  /** A Banzai Charge, Impulse by Impulse. */
  | { readonly task: 'impulse'; readonly target: string }
  /** Units that came into bamboo, after the fire at them. */
  | { readonly task: 'struggle'; readonly units: readonly UnitId[] };
