import type { SideId, UnitId } from '../../kernel/position.js';

/** What can happen in the Rout Phase (3.6). */
export interface RoutEffects {
  'rout-began': { readonly unit: UnitId; readonly leader: UnitId | null; readonly lowCrawl: boolean };
  'must-rout': { readonly unit: UnitId };
  routed: { readonly unit: UnitId; readonly from: string; readonly to: string; readonly mf: number };
  interdicted: { readonly unit: UnitId; readonly at: string; readonly by: readonly UnitId[] };
  'rout-ended': { readonly unit: UnitId; readonly at: string };
  'failed-to-rout': { readonly unit: UnitId };
}

export type RoutTask =
  /** The sides that still rout, the ATTACKER first. */
  | { readonly task: 'routs'; readonly sides: readonly SideId[] }
  | {
      readonly task: 'rout';
      readonly unit: UnitId;
      readonly path: readonly string[];
      readonly leader?: UnitId;
    };
