/** What waits on the ground for those who leave a place and come to another: mines, fire for effect, hidden works. */
import type { Mode } from '../attributes.js';
import { isPinned, isShaken, isVehicle } from '../morale/status.js';
import type { Act } from '../system.js';
import { isTrench } from '../terrain/costs.js';
import { marksAt } from '../terrain/ground.js';
import { hexOf } from '../terrain/places.js';
import { comeNear } from './hidden.js';
import { findMines, meetMines } from './mines.js';

/** A unit on its way from one place to another. */
export interface Going {
  readonly unit: string;
  /** Absent: from off the map. */
  readonly from?: string;
  readonly to: string;
  readonly mode: Mode | 'vehicle';
  readonly intoTrench?: boolean;
  /** It runs away: being Disrupted does not stop it (10.6). */
  readonly flees?: true;
}

/** Mines attack a unit that tries to leave their hex (7.3.6). Returns true if the unit can still go. */
export function getsOut(act: Act, going: Going): boolean {
  const { unit: id, from, to, mode, flees } = going;
  if (from === undefined || hexOf(from) === hexOf(to)) return true;
  const underground = isUnderground(act, going);
  meetMines(act, id, from, { crawling: mode === 'crawling', other: to, underground });
  const unit = act.battle.unit(id);
  const isAble = unit !== undefined && !isPinned(unit) && (flees || !isShaken(unit)) && !unit.mKill;
  return isAble && unit.at === from;
}

/** Under connected trenches all the way (7.3.3). */
function isUnderground(act: Act, { unit: id, to, intoTrench }: Going): boolean {
  const unit = act.battle.unit(id);
  const below = unit?.post === 'trench' || unit?.post === 'at-trench';
  return below && intoTrench === true && isTrench(act.battle, to);
}

/** What happens to it on arrival; `underground`: it came by trench. */
export function arrive(act: Act, going: Going, underground: boolean): void {
  const { unit: id, from, to, mode } = going;
  const side = act.battle.theUnit(id).side;
  comeNear(act, to, side);
  if (from === undefined || hexOf(from) !== hexOf(to)) {
    findMines(act, to, side);
    meetMines(act, id, to, {
      crawling: mode === 'crawling',
      underground,
      ...(from !== undefined && { other: from }),
    });
  }
  beginClearing(act, going);
}

/** Units that have crawled into mines or wire may clear them away in a later phase (7.3.8.1). */
function beginClearing(act: Act, { unit: id, to, mode }: Going): void {
  const unit = act.battle.unit(id);
  if (!unit || unit.at !== to || isVehicle(unit)) return;
  const { mines, wire, roadblock } = marksAt(act.battle, to);
  const works = mines !== undefined || wire === true || roadblock !== undefined;
  const since = mode === 'crawling' && works ? act.battle.clock.turn : undefined;
  if (since === unit.clearingSince) return;
  act.effect(
    'among-obstacles',
    { unit: id, at: to, ...(since !== undefined && { since }) },
    { changes: [{ do: 'unit', unit: id, set: { clearingSince: since ?? null } }], cites: ['7.3.8.1'] },
  );
}

export { isUnderground };
