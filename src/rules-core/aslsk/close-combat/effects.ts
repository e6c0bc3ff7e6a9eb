import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { listed, reckoned } from '../sentences.js';
import type { Modifier } from '../system.js';

/** One attack in close combat: who attacks whom. */
export type Designation = {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
};

/** What can happen in Close Combat (3.8). */
export const tells = effects({
  ambush: says<{
    readonly at: string;
    readonly rolls: Readonly<
      Record<SideId, { readonly dr: number; readonly modifiers: readonly Modifier[] }>
    >;
    readonly winner: SideId | null;
  }>(
    ({ at, rolls, winner }) => {
      const told = Object.entries(rolls).map(
        ([side, { dr, modifiers }]) => `${side} ${reckoned(dr, modifiers)}`,
      );
      return `Ambush in ${at}? ${told.join(', ')}: ${winner ? `${winner} ambushes` : 'none'}.`;
    },
    ({ winner }) => (winner === null ? undefined : `${winner} ambushes`),
  ),
  designated: says<{ readonly side: SideId; readonly at: string; readonly attacks: readonly Designation[] }>(
    ({ side, at, attacks }) => `${side} declares ${attacks.length} close combat attacks in ${at}.`,
    'silent',
  ),
  'close-combat': says<{
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
  }>(
    ({ attackers, defenders, attack, defence, odds, kill, handToHand, dr, modifiers, result }, name) =>
      `${listed(attackers, name)} against ${listed(defenders, name)}: ${attack} to ${defence}, odds ${odds}${handToHand ? ' hand-to-hand' : ''}, kill number ${kill}; DR ${reckoned(dr, modifiers)}: ${result}.`,
  ),
  'combat-began': says<{ readonly at: string }>(({ at }) => `Close combat in ${at}.`, 'silent'),
  'combat-resolved': says<{ readonly at: string }>(
    ({ at }) => `The attacks in ${at} are resolved.`,
    'silent',
  ),
  'combat-ended': says<{ readonly at: string }>(({ at }) => `The close combat in ${at} is over.`, 'silent'),
  melee: says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `Melee in ${at}: ${listed(units, name)}.`,
  ),
  'melee-ended': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ at }) => `The Melee in ${at} is over.`,
  ),
});

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
