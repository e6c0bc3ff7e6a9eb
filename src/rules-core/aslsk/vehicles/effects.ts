import type { SideId, UnitId } from '../../kernel/position.js';
import type { FirePart, TargetResult } from '../fire/effects.js';
import type { Modifier } from '../system.js';
import type { Aspect, Part } from './arcs.js';

/** What comes of a To Kill DR (7.10). */
export type KillResult =
  | 'eliminated'
  | 'shock'
  | 'immobilized'
  | 'possible shock'
  | 'stun'
  | 'no effect'
  | 'dud';

/** What can happen in chapter 7: vehicles move, are hit, burn, and their crews lose heart. */
export interface VehicleEffects {
  'to-kill': {
    readonly weapon: UnitId;
    readonly target: UnitId;
    readonly ammo: string;
    readonly part: Part;
    readonly aspect: Aspect;
    readonly basic: number;
    readonly modifiers: readonly Modifier[];
    readonly armour: number;
    /** What the DR must be less than. */
    readonly number: number;
    readonly dr: number;
    readonly result: KillResult;
  };
  'charge-position': {
    readonly weapon: UnitId;
    readonly target: UnitId;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly part: Part;
    readonly position: string;
  };
  'charge-spent': { readonly weapon: UnitId };
  'area-attack': {
    readonly weapon: UnitId;
    readonly target: UnitId;
    readonly part: Part;
    readonly fp: number;
    readonly column: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly result: KillResult;
  };
  'collateral-attack': {
    readonly target: UnitId;
    readonly fp: number;
    readonly column: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly result: string;
  };
  'vehicle-destroyed': { readonly vehicle: UnitId };
  shocked: { readonly vehicle: UnitId };
  immobilized: { readonly vehicle: UnitId };
  stunned: { readonly vehicle: UnitId; readonly recalled: boolean };
  recalled: { readonly vehicle: UnitId };
  'buttoned-up': { readonly vehicle: UnitId; readonly by: 'order' | 'fire' };
  'crew-exposed': { readonly vehicle: UnitId };
  'crew-pinned': { readonly vehicle: UnitId };
  'crew-check': {
    readonly vehicle: UnitId;
    readonly check: string;
    readonly morale: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly passed: boolean;
  };
  recuperation: {
    readonly vehicle: UnitId;
    readonly dr: number;
    readonly result: 'recovered' | 'unconfirmed kill' | 'wreck';
  };
  'vehicle-began': { readonly vehicle: UnitId; readonly motion: boolean };
  'mp-spent': {
    readonly vehicle: UnitId;
    readonly at: string;
    readonly mp: number;
    readonly spent: number;
    readonly for: 'starting' | 'stopping' | 'turning' | 'delay' | 'unbogging' | 'Smoke';
  };
  'vehicle-moved': {
    readonly vehicle: UnitId;
    readonly from: string;
    readonly to: string;
    readonly mp: number;
    readonly spent: number;
    readonly road: boolean;
  };
  'vehicle-turned': { readonly vehicle: UnitId; readonly vca: number; readonly tca: number };
  'in-motion': { readonly vehicle: UnitId };
  'came-to-rest': { readonly vehicle: UnitId };
  'bog-check': {
    readonly vehicle: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly bogged: boolean;
  };
  unbogging: {
    readonly vehicle: UnitId;
    readonly white: number;
    readonly coloured: number;
    readonly final: number;
    readonly mp: number;
    readonly result: 'freed' | 'mired' | 'immobilized';
  };
  'mechanical-reliability': { readonly vehicle: UnitId; readonly dr: number; readonly stalled: boolean };
  'motion-attempt': {
    readonly vehicle: UnitId;
    readonly dr: number;
    readonly number: number;
    readonly succeeded: boolean;
  };
  'smoke-dispensed': {
    readonly vehicle: UnitId;
    readonly dispenser: string;
    readonly at: string;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly number: number;
    readonly placed: boolean;
  };
  'vehicle-fire': {
    readonly side: SideId;
    readonly vehicle: UnitId;
    readonly weapons: readonly string[];
    readonly at: string;
    readonly parts: readonly FirePart[];
    readonly fp: number;
    readonly column: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly TargetResult[];
  };
  'vehicle-marked': {
    readonly vehicle: UnitId;
    readonly marker: 'prep' | 'first' | 'final' | 'bounding' | 'turned';
  };
  'vehicle-weapon-failed': {
    readonly vehicle: UnitId;
    readonly weapon: string;
    readonly dr: number;
    readonly result: 'malfunctioned' | 'disabled' | 'low ammo';
  };
  'vehicle-repair': {
    readonly vehicle: UnitId;
    readonly weapon: string;
    readonly dr: number;
    readonly result: 'repaired' | 'disabled' | 'no effect';
  };
  'anti-tank-combat': {
    readonly side: SideId;
    readonly at: string;
    readonly attackers: readonly UnitId[];
    readonly target: UnitId;
    readonly reaction: boolean;
    /** The Close Combat Value that the final DR is compared with. */
    readonly ccv: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    /** The third die, where an original 2 could do nothing by itself. */
    readonly third?: number;
    readonly result: 'eliminated' | 'immobilized' | 'no effect';
  };
  /** An MMC has found the nerve to go at a vehicle (3.3.4/b). */
  'vehicle-faced': { readonly unit: UnitId; readonly vehicle: UnitId };
  'close-defence': {
    readonly vehicle: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly number: number;
    readonly results: readonly TargetResult[];
  };
  'hut-collapsed': { readonly at: string };
  'vehicle-exited': { readonly vehicle: UnitId; readonly from: string };
}

export type VehicleTask =
  /** A vehicle that goes on with its Movement Phase, one expenditure of MP after the other. */
  | {
      readonly task: 'drive';
      readonly vehicle: UnitId;
      readonly steps: readonly DriveStep[];
    }
  /** Close combat with vehicles: whose attack is next, and who has let his go by since the last one. */
  | {
      readonly task: 'vehicle-combat';
      readonly at: string;
      readonly side: SideId;
      readonly passed: readonly SideId[];
    };

/** One expenditure of MP (3.3.2). */
export type DriveStep = {
  readonly do: 'start' | 'stop' | 'turn' | 'enter' | 'delay' | 'unbog';
  /** The hex entered. */
  readonly to?: string | undefined;
  /** Where the vehicle then points: one hexspine further, or on coming onto the map. */
  readonly vca?: number | undefined;
  /** Where the turret then points; it turns freely with any MP. */
  readonly tca?: number | undefined;
  /** More MP than needed, or the MP of a Delay. */
  readonly mp?: number | undefined;
  /** All MP: the surer way into woods, and the one hex that a vehicle can always move. */
  readonly all?: boolean | undefined;
};
