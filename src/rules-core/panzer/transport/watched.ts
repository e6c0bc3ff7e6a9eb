/** Overwatch Fire may interrupt what happens within a hex, too (4.4.2). */
import { mayBeInterrupted } from '../movement/interrupt.js';
import type { Act } from '../system.js';

/** The enemy is asked for each of them, the first one first. */
export function watched(act: Act, ids: readonly string[]): void {
  const { battle } = act;
  const open = ids.filter((id) => {
    const unit = battle.unit(id);
    return unit && mayBeInterrupted(battle, unit);
  });
  act.plan(...open.map((unit) => ({ task: 'interrupt', unit }) as const).reverse());
}
