import type { SideId, UnitId } from '../../kernel/position.js';
import type { Modifier } from '../system.js';

/** One attack in close combat: who attacks whom. */
export type Designation = {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
};

/** What can happen in Close Combat (3.8). */
export interface CloseCombatEffects {
  ambush: {
    readonly at: string;
    readonly rolls: Readonly<
      Record<SideId, { readonly dr: number; readonly modifiers: readonly Modifier[] }>
    >;
    readonly winner: SideId | null;
  };
  designated: { readonly side: SideId; readonly at: string; readonly attacks: readonly Designation[] };
  'close-combat': {
    readonly side: SideId;
    readonly at: string;
    readonly attackers: readonly UnitId[];
    readonly defenders: readonly UnitId[];
    readonly attack: number;
    readonly defence: number;
    readonly odds: string;
    readonly kill: number;
    readonly handToHand: boolean;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly result: 'eliminated' | 'casualty reduction' | 'no effect';
  };
  'combat-began': { readonly at: string };
  'combat-resolved': { readonly at: string };
  'combat-ended': { readonly at: string };
  melee: { readonly units: readonly UnitId[]; readonly at: string };
  'melee-ended': { readonly units: readonly UnitId[]; readonly at: string };
}

export type CloseCombatTask =
  /** The next hex to fight in. */
  | { readonly task: 'close-combats' }
  /** One hex: the sides that still designate before anything is resolved, then those who come after them. */
  | {
      readonly task: 'close-combat';
      readonly at: string;
      readonly designate: readonly SideId[];
      readonly after: readonly SideId[];
    };
