import type { SideId, UnitId } from '../../kernel/position.js';
import type { Modifier } from '../system.js';
import type { Ammunition } from './ammunition.js';
import type { TargetType } from './to-hit.js';

/** What of a target hex a shot hits: units to which the same DRM apply share a final DR. */
export interface AimResult {
  readonly units: readonly UnitId[];
  readonly modifiers: readonly Modifier[];
  readonly final: number;
  readonly hit: boolean;
  readonly critical: boolean;
}

/** What a hit does on the IFT, by column and DRM. */
export interface BurstResult {
  readonly units: readonly UnitId[];
  /** 0: below the lowest column. */
  readonly column: number;
  readonly modifiers: readonly Modifier[];
  readonly final: number;
  readonly result: string;
  readonly critical: boolean;
}

/** What can happen with Guns and other Ordnance (3.2.4, 4.4, 4.5, 6). */
export interface OrdnanceEffects {
  shot: {
    readonly side: SideId;
    readonly weapon: UnitId;
    readonly at: string;
    readonly range: number;
    readonly type: TargetType;
    readonly ammo: Ammunition;
    readonly target?: UnitId;
    /** The To Hit number, and the highest final DR that is a Critical Hit on the Infantry Target Type. */
    readonly number: number;
    readonly critical?: number;
    readonly white: number;
    readonly coloured: number;
    /** DRM that are the same for everything in the hex. */
    readonly modifiers: readonly Modifier[];
    readonly results: readonly AimResult[];
  };
  burst: {
    readonly weapon: UnitId;
    readonly at: string;
    readonly fp: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly BurstResult[];
  };
  'gun-hit': {
    readonly gun: UnitId;
    readonly result: 'destroyed' | 'malfunctioned' | 'near miss';
  };
  'ammunition-tried': {
    readonly weapon: UnitId;
    readonly ammo: Ammunition;
    readonly dr: number;
    readonly number: number;
    readonly result: 'never had any' | 'last round' | 'out of it';
  };
  'arc-changed': { readonly weapon: UnitId; readonly from: number; readonly to: number };
  acquired: { readonly weapon: UnitId; readonly at: string; readonly drm: number; readonly area: boolean };
  'acquisition-lost': { readonly weapon: UnitId; readonly at: string };
  'acquisition-moved': { readonly weapon: UnitId; readonly at: string };
  'smoke-shell-placed': {
    readonly at: string;
    readonly kind: 'full' | 'dispersed';
    readonly wp: boolean;
  };
  backblast: {
    readonly at: string;
    readonly dr: number;
    readonly result: string;
  };
  manhandled: {
    readonly gun: UnitId;
    readonly units: readonly UnitId[];
    readonly to: string;
    readonly mf: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly number: number;
    readonly result: 'moves' | 'moves and stops' | 'does not move';
  };
  'panzerfaust-check': {
    readonly unit: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly found: boolean;
  };
  'gun-revealed': { readonly units: readonly UnitId[]; readonly at: string };
  'vehicle-hit': {
    readonly weapon: UnitId;
    readonly target: UnitId;
    readonly type: TargetType;
    readonly ammo: Ammunition;
    readonly critical: boolean;
  };
}

/** A hit on a vehicle, for chapter 7 to work out: everything it needs to know of the shot. */
export interface VehicleHit {
  readonly task: 'vehicle-hit';
  readonly weapon: UnitId;
  readonly target: UnitId;
  /** Where the shot came from and went to. */
  readonly from: string;
  readonly at: string;
  readonly range: number;
  readonly type: TargetType;
  readonly ammo: Ammunition;
  /** The original To Hit DR: hull or turret, and the facing from within the hex (3.2.4/facing-b, facing-c). */
  readonly white: number;
  readonly coloured: number;
  readonly critical: boolean;
  /** The DR on the IFT, where others in the hex were hit by the same shell. */
  readonly dr?: number;
  /** Fired with a Panzerfaust by the unit that is named as the weapon. */
  readonly panzerfaust?: true;
}

export type OrdnanceTask = VehicleHit;
