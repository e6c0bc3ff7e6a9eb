/** Men in a wooden house into which an AFV drives (14.4.14): they break when its overrun is over, and run in the Rout Phase. */
import { breakUnit } from '../ch03-infantry/20-casualties.js';
import type { VehicleTasks } from '../ch11-vehicles/effects.js';
import type { Act } from '../system.js';
import { infantryAt, isHero, isPrisoner } from '../units/kinds.js';

/** But for the berserk, and heroes, who do not break. */
export function drivenOut(act: Act, { at }: VehicleTasks['driven-out']): void {
  act.done();
  for (const unit of infantryAt(act.battle, at))
    if (!unit.broken && !unit.berserk && !isHero(unit) && !isPrisoner(unit))
      breakUnit(act, unit.id, ['14.4.14']);
}
