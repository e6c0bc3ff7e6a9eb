/** Morale Checks and Action Checks (9.1.4). */
import { D10, total } from '../../kernel/dice/index.js';
import type { RuleId } from '../rules.js';
import type { Act } from '../system.js';
import { isCourageous } from './status.js';

export { moraleCheck } from './morale.js';
export { checkModifiers, leadersFirst } from './support.js';

/** An Action Check has no modifiers; failing it only means that the action is not done (9.1.4). */
export function actionCheck(act: Act, id: string, to: string, ...cites: RuleId[]): boolean {
  const unit = act.battle.theUnit(id);
  if (isCourageous(act.battle, unit)) return true;
  const rolled = total(act.rollOf('action check', [id], D10, unit.hidden ? [unit.side] : undefined));
  const passed = rolled <= unit.tq;
  act.effect(
    'action-check',
    { unit: id, to, rolled, needs: unit.tq, passed },
    { cites: ['9.1.4.2', ...cites] },
  );
  return passed;
}
