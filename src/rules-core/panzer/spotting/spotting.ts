/** The Spotting Phase (4.1, 6.1): both sides spot at the same time; SPOT counters that nobody holds come off. */
import { unitWith } from '../../mechanics/marks.js';
import { distance } from '../../mechanics/places.js';
import { SPOTTING } from '../charts/index.js';
import { noticeEnemies } from '../command/delay.js';
import { isCounter } from '../hidden/counters.js';
import { showUncovered } from '../hidden/hide.js';
import { exposeSpotted, spotUnseen } from '../hidden/look.js';
import { enemyOf, inActionOf, isCombatUnit, plays } from '../sequence/sides.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { gradeOf } from '../units/kinds.js';
import { seenThrough } from './camouflage.js';
import type { SpottingTasks } from './effects.js';
import { attempt } from './limited.js';
import { canSpot } from './range.js';
import { removeSpotCounters } from './removal.js';

export function spotting(act: Act, { placed }: SpottingTasks['spotting']): void {
  const { battle } = act;
  if (!placed) {
    act.become({ task: 'spotting', placed: true });
    showUncovered(act);
    if (exposeSpotted(act)) return;
  }
  act.done();
  removeSpotCounters(act);
  const targets = battle
    .units()
    .filter((unit) => unit.at !== undefined && unit.aboard === undefined && !isCounter(unit));
  const found = targets.map((target) => {
    const able = spottersOf(battle, target);
    return { target, able, spotters: seenThrough(act, target, attempt(act, target, able)) };
  });
  const seen = plays(battle, '7.7') ? withinLimits(battle, found) : found;
  const changes = seen.flatMap(({ target, able, spotters }) => marks(target, able, spotters));
  const units = seen.filter(({ spotters }) => spotters.length > 0).map(({ target }) => target.id);
  act.effect('spotted', { units }, { changes, cites: ['S.spotting/a', 'S.spotting/d'] });
  spotUnseen(act);
  noticeEnemies(act);
}

/** Combat units of the other side that could spot it themselves (4.1.1). */
const spottersOf = (battle: Battle, target: Unit): Unit[] =>
  inActionOf(battle, enemyOf(battle, target.side)).filter(
    (unit) => isCombatUnit(unit) && canSpot(battle, unit, target),
  );

interface Found {
  readonly target: Unit;
  /** Who has it in its sight and range: they hold its SPOT counter. */
  readonly able: readonly Unit[];
  /** Who has spotted it. */
  readonly spotters: readonly Unit[];
}

/** Nobody keeps more targets spotted than its grade allows: the nearest stay (7.7.2). */
function withinLimits(battle: Battle, found: readonly Found[]): Found[] {
  const kept = new Map<string, ReadonlySet<string>>();
  const keptBy = (spotter: Unit): ReadonlySet<string> => {
    const known = kept.get(spotter.id);
    if (known) return known;
    const farness = ({ at }: Unit) => distance(battle, spotter.at as string, at as string);
    const most = battle.table.charts.lookup(SPOTTING.limited, gradeOf(battle, spotter), 'max');
    const mine = found.filter(({ spotters }) => spotters.includes(spotter)).map(({ target }) => target);
    const nearest = mine.toSorted((a, b) => farness(a) - farness(b)).slice(0, most);
    const ids = new Set(nearest.map(({ id }) => id));
    kept.set(spotter.id, ids);
    return ids;
  };
  return found.map((one) => ({
    ...one,
    spotters: one.spotters.filter((spotter) => keptBy(spotter).has(one.target.id)),
  }));
}

function marks(target: Unit, able: readonly Unit[], spotters: readonly Unit[]): Change[] {
  const ids = spotters.map(({ id }) => id);
  const isHeld = able.some(({ fullCover }) => !fullCover);
  return unitWith(target.id, {
    ...(ids.length > 0 !== (target.spotted === true) && { spotted: ids.length > 0 ? (true as const) : null }),
    ...((ids.length > 0 || target.spotters) && { spotters: ids.length > 0 ? ids : null }),
    ...(target.spot && !isHeld && { spot: null }),
  });
}
