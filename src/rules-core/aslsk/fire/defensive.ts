/** Defensive First Fire (3.3.3): after each expenditure the DEFENDER may fire at those who move. */
import { ask } from '../decisions.js';
import type { AslAct } from '../system.js';
import { defender } from '../units.js';
import { couldFireAtMovers, targetHexes } from './orders.js';

/** Asks until he passes. Where units may be hidden he is always asked: silence would tell that there are none. */
export function defensiveFire(act: AslAct): void {
  const { battle } = act;
  const side = defender(battle);
  const isAsked =
    targetHexes(battle, side).length > 0 && (battle.options.fog || couldFireAtMovers(battle, side));
  if (isAsked) ask(act, side, 'defensive-fire');
  else act.done();
}
