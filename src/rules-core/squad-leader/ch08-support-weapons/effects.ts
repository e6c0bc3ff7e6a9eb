/** What becomes of support weapons (chapter 8). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';

export const tells = effects({
  armed: says<object>(() => 'Weapons are in the hands of those who carry them.', 'silent'),
  malfunctioned: says<{ readonly weapon: UnitId; readonly rolled: number; readonly from: number }>(
    ({ weapon, rolled, from }, name) => `${name(weapon)} malfunctions: ${rolled} of ${from} or more.`,
  ),
  'burnt-out': says<{ readonly weapon: UnitId; readonly rolled: number; readonly from: number }>(
    ({ weapon, rolled, from }, name) =>
      `${name(weapon)} is burnt out by Sustained Fire: ${rolled} of ${from} or more.`,
  ),
  'repair-attempt': says<{
    readonly weapon: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly result: 'repaired' | 'removed' | 'nothing';
  }>(({ weapon, needs, rolled, result }, name) =>
    result === 'nothing'
      ? `${name(weapon)} is not repaired: needs ${needs}, rolls ${rolled}.`
      : `${name(weapon)} is ${result}: needs ${needs}, rolls ${rolled}.`,
  ),
});
