import type { UnitId } from '../../kernel/position.js';

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
  destroyed: { readonly weapon: UnitId; readonly by: UnitId };
}
