import type { UnitId } from '../../kernel/position.js';
import type { TargetResult } from '../fire/effects.js';

/** What can happen to Weapons outside of fire (3.1, 3.3.1, 4.0). */
export interface WeaponEffects {
  'recovery-attempt': {
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly dr: number;
    readonly modifier: number;
    readonly recovered: boolean;
  };
  'repair-attempt': {
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly dr: number;
    readonly needs: number;
    readonly result: 'repaired' | 'removed' | 'no effect';
  };
  transferred: { readonly weapon: UnitId; readonly from: UnitId; readonly to: UnitId };
  dropped: { readonly weapon: UnitId; readonly by: UnitId; readonly at: string };
  'charge-placed': { readonly weapon: UnitId; readonly by: UnitId; readonly at: string };
  'charge-exploded': {
    readonly weapon: UnitId;
    readonly at: string;
    readonly fp: number;
    readonly column: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly TargetResult[];
    readonly fizzled: boolean;
  };
  destroyed: { readonly weapon: UnitId; readonly by: UnitId };
}

export type WeaponTask =
  /** A Demolition Charge is placed when its bearer has come through the fire. */
  {
    readonly task: 'charge';
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly at: string;
    readonly target?: UnitId;
  };
