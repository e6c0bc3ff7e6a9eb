/** Defensive First Fire (3.3.3): after each expenditure the DEFENDER may fire at those who move. */

import { couldUseIfe } from '../ordnance/ife.js';
import { couldShootAt } from '../ordnance/list.js';
import { couldUsePanzerfaust } from '../ordnance/panzerfaust.js';
import { ask } from '../sequence/decisions.js';
import type { AslAct } from '../system.js';
import { defender } from '../units/units.js';
import { couldReactWithVehicles } from '../vehicles/reactions.js';
import type { FireTask } from './effects.js';
import { couldFireAt } from './orders.js';

/** Asks until he passes. Where units may be hidden he is always asked: silence would tell that there are none. */
export function defensiveFire(act: AslAct, { at }: FireTask): void {
  const { battle } = act;
  const side = defender(battle);
  const isAsked =
    battle.unitsAt(at).some((unit) => unit.moving && unit.side !== side) &&
    (battle.options.fog ||
      couldFireAt(battle, side, at) ||
      couldShootAt(battle, side, at) ||
      couldUseIfe(battle, side, at) ||
      couldUsePanzerfaust(battle, side, at) ||
      couldReactWithVehicles(battle, side));
  if (isAsked) ask(act, side, 'defensive-fire');
  else act.done();
}
