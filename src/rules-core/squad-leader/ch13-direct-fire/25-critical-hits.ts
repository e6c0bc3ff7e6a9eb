/** Critical hits (13.25, 13.26.4): a 2 when much was needed, or a lucky third die. */
import { D6, total } from '../../kernel/dice/index.js';
import { toldTo } from '../ch02-sight/07-hidden-guns.js';
import type { Act } from '../system.js';

const AUTOMATIC = 8;
const LEAST = 2;

interface Needed {
  readonly gun: string;
  /** The unmodified roll. */
  readonly rolled: number;
  /** What was needed, without the terrain of the target (13.26.4/c). */
  readonly needs: number;
  /** All modifiers but that terrain. */
  readonly modified: number;
}

/** With one die more where it is only possible (13.26.4/a, 13.26.4/b). */
export function isCritical(act: Act, { gun, rolled, needs, modified }: Needed): boolean {
  if (needs < LEAST) return false;
  if (needs >= AUTOMATIC) return rolled === LEAST || rolled + modified <= LEAST;
  if (rolled !== LEAST) return false;
  const third = total(act.rollOf('critical hit', [gun], D6, toldTo(act.battle.theUnit(gun))));
  return third === 1 || third <= needs / 2;
}

/** Of shells that fall from above: their roll stands for that To Hit, with this number (13.26.7/a). */
const FROM_ABOVE = 7;

/** With one die more, where the ground shelters somebody (13.26.7/a). */
export function isCriticalFromAbove(act: Act, at: string, rolled: number): boolean {
  if (rolled !== LEAST) return false;
  return total(act.roll(`critical hit on ${at}`, D6)) <= FROM_ABOVE / 2;
}
