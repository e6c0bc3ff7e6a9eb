import { listed, reckoned, type Sentences } from '../sentences.js';
import type { CloseCombatEffects } from './effects.js';

export const closeCombatSentences: Sentences<CloseCombatEffects> = {
  ambush: ({ at, rolls, winner }) => {
    const told = Object.entries(rolls).map(
      ([side, { dr, modifiers }]) => `${side} ${reckoned(dr, modifiers)}`,
    );
    return `Ambush in ${at}? ${told.join(', ')}: ${winner ? `${winner} ambushes` : 'none'}.`;
  },
  designated: ({ side, at, attacks }) => `${side} declares ${attacks.length} close combat attacks in ${at}.`,
  'close-combat': (
    { attackers, defenders, attack, defence, odds, kill, handToHand, dr, modifiers, result },
    name,
  ) =>
    `${listed(attackers, name)} against ${listed(defenders, name)}: ${attack} to ${defence}, odds ${odds}${handToHand ? ' hand-to-hand' : ''}, kill number ${kill}; DR ${reckoned(dr, modifiers)}: ${result}.`,
  'combat-began': ({ at }) => `Close combat in ${at}.`,
  'combat-resolved': ({ at }) => `The attacks in ${at} are resolved.`,
  'combat-ended': ({ at }) => `The close combat in ${at} is over.`,
  melee: ({ units, at }, name) => `Melee in ${at}: ${listed(units, name)}.`,
  'melee-ended': ({ at }) => `The Melee in ${at} is over.`,
};
