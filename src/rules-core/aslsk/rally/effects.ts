import type { UnitId } from '../../kernel/position.js';
import type { Modifier } from '../system.js';

/** What can happen in the Rally Phase (3.1). */
export interface RallyEffects {
  'rally-attempt': {
    readonly unit: UnitId;
    readonly leader: UnitId | null;
    readonly morale: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly rallied: boolean;
  };
  rallied: { readonly unit: UnitId };
  'dm-kept': { readonly unit: UnitId };
}
