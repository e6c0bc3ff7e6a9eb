/** Breaking (3.2.3), and what the Japanese do in its place. */
import type { UnitId } from '../../kernel/position/position.js';
import { lose } from '../concealment/concealment.js';
import { goesOnInstead } from '../pacific/japanese.js';
import type { AslAct, RuleId } from '../system.js';

/** Flips a unit to its broken side with a DM marker; Pin and CX come off (3.2.3/NMC-a). */
export function breakUnit(act: AslAct, id: UnitId, cites: readonly RuleId[] = ['3.2.3/NMC-a']): void {
  const unit = act.battle.theUnit(id);
  if (goesOnInstead(act, unit)) return;
  lose(act, [unit], '8.3/loss-c');
  const set = {
    broken: true,
    dm: true,
    ...(unit.pinned && { pinned: null }),
    ...(unit.cx && { cx: null }),
    ...(unit.assaultMove && { assaultMove: null }),
  } as const;
  act.effect('broken', { unit: id }, { changes: [{ do: 'unit', unit: id, set }], cites });
}
