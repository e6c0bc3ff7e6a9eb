/** A route before it is walked: is every step possible, and what does it cost (10.1.2)? */
import { beyondTheWire } from '../artillery/observer.js';
import type { Mode } from '../attributes.js';
import { heldRefusal } from '../close-combat/leaving.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isCraft, launchRefusal } from '../terrain/afloat.js';
import { entryCost, isTrench } from '../terrain/costs.js';
import { isInPlay } from '../terrain/places.js';
import { ACTS, type Step } from './acts.js';
import { mustFlip } from './modes.js';

/** Movement Points of one step, with the unit as it then is; `metNow`: it has come to this place on this move. */
export function stepCost(
  battle: Battle,
  unit: Unit,
  step: Step,
  mode: Mode,
  metNow = false,
): number | Refusal {
  if (unit.aboard !== undefined && step.do !== 'dismount' && step.do !== 'disembark')
    return refuse('RIDING', `${unit.name} must dismount first.`, '11.5.5');
  if (step.do === 'mount' && mode === 'running')
    return refuse('RUNNING', `${unit.name} may not run to mount.`, '11.5.5');
  const held = leadsAway(step) ? heldRefusal(battle, unit, metNow) : undefined;
  if (held) return held;
  if (step.to === undefined) {
    if (step.do === undefined)
      return refuse('EMPTY_STEP', 'A step enters a place or does something.', '10.1.2');
    if (unit.at === undefined) return refuse('OFF_MAP', `${unit.name} must enter the map first.`, '3.2.2.1');
    const deed = ACTS[step.do];
    if (deed.mode !== undefined && deed.mode !== mode)
      return refuse('WRONG_MODE', `This is only done ${deed.mode}.`, '10.1.1');
    const cost = deed.cost(battle, unit, step);
    return mode === 'crawling' && typeof cost === 'number' ? Math.min(1, cost) : cost;
  }
  if (!isInPlay(battle, step.to)) return refuse('NO_SUCH_HEX', `${step.to} is not in play.`, '3.2.5');
  const tied = beyondTheWire(battle, unit, step.to) ?? launchRefusal(battle, unit, step.to);
  if (tied) return tied;
  if (mustFlip(unit) && mode !== 'crawling' && !isCraft(unit))
    return refuse('FLIP_FIRST', `${unit.name} must be on its move side to move.`, '10.3.1', '10.1.2/t1');
  const cost = entryCost(battle, unit, step.to, {
    crawling: mode === 'crawling',
    ...(step.shellholes && { shellholes: true }),
    ...(step.trench && { intoTrench: true }),
  });
  if ('refused' in cost) return cost;
  return mode === 'crawling' ? 1 : cost.mp;
}

const leadsAway = ({ to, do: deed }: Step): boolean =>
  to !== undefined || deed === 'exit' || deed === 'into-sewer' || deed === 'out-of-sewer';

/** The unit after the step, for what the next one costs. */
function after(battle: Battle, unit: Unit, step: Step): Unit {
  if (step.to === undefined) return afterDeed(unit, step);
  const post = step.trench && isTrench(battle, step.to) ? ('trench' as const) : undefined;
  const { post: _, inCover: __, ...moved } = unit;
  return { ...moved, at: step.to, ...(post && { post }) };
}

function afterDeed(unit: Unit, { do: deed, at }: Step): Unit {
  if (deed === 'flip') return { ...unit, face: unit.face === 'weapon' ? 'move' : 'weapon' };
  if ((deed === 'mount' || deed === 'embark') && at !== undefined) return { ...unit, aboard: at };
  if (deed === 'uncover') return uncovered(unit);
  const { aboard: _, ...rest } = unit;
  return deed === 'dismount' || deed === 'disembark' ? rest : unit;
}

function uncovered({ inCover: _, ...unit }: Unit): Unit {
  return unit;
}

/** The whole route on what is left; undefined: it can be walked. */
export function routeRefusal(
  battle: Battle,
  unit: Unit,
  path: readonly Step[],
  mode: Mode,
  left: number,
  came = false,
): Refusal | undefined {
  let walker = unit;
  let mp = left;
  let metNow = came;
  for (const [i, step] of path.entries()) {
    const cost = stepCost(battle, walker, step, mode, metNow);
    if (typeof cost === 'object') return { ...cost, path: `$.path[${i}]` };
    mp -= cost;
    if (mp < 0)
      return {
        ...refuse('TOO_FAR', `${unit.name} has too few Movement Points for this.`, '10.1.2'),
        path: `$.path[${i}]`,
      };
    metNow ||= step.to !== undefined;
    walker = path.length > 1 ? after(battle, walker, step) : walker;
  }
  return undefined;
}
