import type { SideId, UnitId } from '../../kernel/position.js';
import type { Modifier, RuleId } from '../system.js';

/** What one unit or weapon brings into an attack: its printed firepower, and what became of it. */
export interface FirePart {
  readonly unit: UnitId;
  readonly printed: number;
  readonly factors: readonly Factor[];
  readonly fp: number;
}

/** A multiplier of firepower, or something added after all of them. */
export interface Factor {
  readonly label: string;
  readonly times?: number;
  readonly plus?: number;
  readonly cites: readonly RuleId[];
}

/** Targets to which the same DRM apply share a result. */
export interface TargetResult {
  readonly units: readonly UnitId[];
  readonly modifiers: readonly Modifier[];
  readonly final: number;
  /** As on the table: 1KIA, K/2, NMC, no effect. */
  readonly result: string;
}

/** What can happen when somebody fires (3.2, 3.3.3 to 3.5). */
export interface FireEffects {
  'fire-attack': {
    readonly side: SideId;
    readonly at: string;
    readonly parts: readonly FirePart[];
    readonly leaders: readonly UnitId[];
    readonly fp: number;
    /** The column used, after cowering; 0 when the attack fell off the table. */
    readonly column: number;
    readonly cowered: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly TargetResult[];
  };
  'line-of-sight-blocked': { readonly units: readonly UnitId[]; readonly at: string };
  'fire-marked': { readonly units: readonly UnitId[]; readonly marker: 'prep' | 'first' | 'final' };
  'rate-of-fire-kept': { readonly weapon: UnitId };
  malfunctioned: { readonly weapon: UnitId; readonly dr: number };
  'weapon-removed': { readonly weapon: UnitId; readonly dr: number };
  'residual-placed': { readonly at: string; readonly fp: number };
  'residual-attack': {
    readonly at: string;
    readonly fp: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly TargetResult[];
  };
  'weapon-hit': {
    readonly weapon: UnitId;
    readonly dr: number;
    readonly result: 'destroyed' | 'malfunctioned';
  };
}

export type FireTask =
  /** The DEFENDER may fire at the units that are moving (3.3.3). */
  { readonly task: 'defensive-fire'; readonly at: string };
