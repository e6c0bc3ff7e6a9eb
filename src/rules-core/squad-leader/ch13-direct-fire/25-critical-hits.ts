/** Critical hits (13.25, 13.26.4): a 2 when much was needed, or a lucky third die. */
import { D6, total } from '../../kernel/dice/index.js';
import { toldTo } from '../ch02-sight/07-hidden-guns.js';
import { withoutAirBurst } from '../ch10-guns/04-mortars.js';
import type { Act, Modifier } from '../system.js';

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

/** A critical hit turns the shelter against those in it (13.26.6); height is none (13.26.2), nor a wall around a building (13.26.6/q1). */
export function reversed(terrain: readonly Modifier[]): Modifier[] {
  const isInside = terrain.some(({ why }) => why.endsWith('building'));
  return terrain
    .filter(({ why, value }) => value > 0 && why !== 'height' && !(isInside && why.startsWith('wall')))
    .map((one) => ({ ...one, value: -one.value, cites: '13.26.6' }));
}

/** Of shells that fall from above: their roll stands for that To Hit, with this number (13.26.7/a). */
const FROM_ABOVE = 7;

/** With one die more, where the ground shelters somebody (13.26.7/a). */
export function isCriticalFromAbove(act: Act, at: string, rolled: number): boolean {
  if (rolled !== LEAST) return false;
  return total(act.roll(`critical hit on ${at}`, D6)) <= FROM_ABOVE / 2;
}

/** What is added to the roll when shells from above strike the shelter itself; air bursts are none then (9.2.11, 13.26.7/a). */
export function turnedRound(cover: readonly Modifier[]): Modifier[] {
  const ground = withoutAirBurst(cover);
  return [...ground.filter(({ value }) => value < 0), ...reversed(ground)];
}
