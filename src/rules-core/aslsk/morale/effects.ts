import type { SideId, UnitId } from '../../kernel/position.js';
import type { Modifier } from '../system.js';

/** A check against morale, with its arithmetic. */
export interface Check {
  readonly unit: UnitId;
  readonly morale: number;
  readonly dr: number;
  readonly modifiers: readonly Modifier[];
  readonly final: number;
}

/** What can happen to the morale and the bodies of Infantry (3.2.3, 5.1). */
export interface MoraleEffects {
  'morale-check': Check & { readonly check: string; readonly passed: boolean };
  'task-check': Check & { readonly check: string; readonly passed: boolean };
  broken: { readonly unit: UnitId };
  pinned: { readonly unit: UnitId };
  'desperation-morale': { readonly unit: UnitId };
  'casualty-reduced': { readonly unit: UnitId; readonly was: string; readonly now: string };
  eliminated: { readonly unit: UnitId; readonly side: SideId };
  wounded: { readonly unit: UnitId; readonly dr: number; readonly modifier: number };
  /** By ELR: a lesser unit takes its place. */
  replaced: { readonly unit: UnitId; readonly was: string; readonly now: string };
  'leader-created': {
    readonly unit: UnitId;
    readonly by: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly leader: string;
  };
  'no-leader-created': {
    readonly by: UnitId;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
  };
  'weapon-dropped': { readonly weapon: UnitId; readonly by: UnitId; readonly at: string };
}
