/** What becomes of a unit that has come into a hex, or has moved within it, where mines may lie (7.31.2). */
import { bailOut } from '../damage/bail-out.js';
import { damageVehicle, minesUnderfoot, trackHit } from '../damage/fate.js';
import { isBasic } from '../sequence/sides.js';
import type { Act } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import { blast } from './blast.js';

export function minesStrike(act: Act, id: string): void {
  const unit = act.battle.unit(id);
  if (!unit) return;
  if (!isVehicle(unit)) {
    minesUnderfoot(act, id);
    return;
  }
  const result = blast(act, id);
  if (result === 'Damage') {
    damageVehicle(act, id, isBasic(act.battle) ? 'basic' : 'hull', ['7.31.2.1/b', '7.31.2.1/e']);
    bailOut(act, id, 'Damaged');
  } else if (result === 'TK') {
    trackHit(act, id, ['7.31.2.1/e']);
    bailOut(act, id, 'Track hit');
  }
}
