/** What a bombardment does to those who live through it (9.2.8 to 9.2.10). */
import type { Aim } from '../ch05-fire/02-aim.js';
import type { Battle, Modifier, Unit } from '../system.js';

/** Who was shelled fires less well for the rest of the player turn, whatever it fires (9.2.9, 9.2/q8, 9.2/q9). */
export const shakenByShells = (firers: readonly Unit[]): Modifier[] =>
  firers.some(({ shelled }) => shelled) ? [{ why: 'was shelled', value: 1, cites: '9.2.9' }] : [];

/** Fire of the same phase does less harm to them, and so does the bombardment of a further turn in a row (9.2.8, 9.2.10). */
export function underShells({ clock }: Battle, { shelled, barrage }: Unit, { isBarrage }: Aim): Modifier[] {
  if (!isBarrage) return shelled === clock.phase ? [{ why: 'under shells', value: 1, cites: '9.2.10' }] : [];
  return barrage?.turn === clock.turn - 1
    ? [{ why: 'bombarded before', value: barrage.row, cites: '9.2.8' }]
    : [];
}
