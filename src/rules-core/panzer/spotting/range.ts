/** How far a unit can be spotted: the row of the Spotting Ranges Table that its modifiers come to (4.1.3). */
import { distance } from '../../mechanics/places.js';
import { SPOTTING } from '../charts/index.js';
import { isAhead } from '../fire/arcs.js';
import { coverOf } from '../ground/cover.js';
import { leaderModifier } from '../leaders/values.js';
import { plays } from '../sequence/sides.js';
import { sees } from '../sight/sight.js';
import { smokeInSight } from '../smoke/line.js';
import { type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { isFreeToFire } from '../transport/mounted-fire.js';
import { isTowed, isVehicle } from '../units/kinds.js';

const HIGHEST_ROW = 2;
const LOWEST_ROW = -5;
const OVERSTACKED = 6;

const columnOf = (target: Unit): 'V' | 'T' | 'L' =>
  isVehicle(target) || target.kind === 'aircraft' ? 'V' : isTowed(target) ? 'T' : 'L';

/** What makes the target easier or harder to see for every spotter. */
function ofTarget(battle: Battle, target: Unit): Modifier[] {
  const at = target.at as string;
  const modifier = (why: string, cites: Modifier['cites']): Modifier => ({
    why,
    value: Number(battle.table.charts.lookup(SPOTTING.modifiers, why)),
    cites,
  });
  const vehicles = battle.unitsAt(at).filter(isVehicle).length;
  const found: Modifier[] = [
    vehicles >= OVERSTACKED
      ? modifier('target hex over-stacked (6 or more vehicles)', 'S.spotting-ranges-table/a')
      : modifier(`target cover ${coverOf(battle, target)}`, 'S.cover/a'),
  ].filter(({ value }) => value !== 0 && !Number.isNaN(value));
  if (target.spot) found.push(modifier(`target has SPOT/${target.spot.toUpperCase()}`, 'S.spot-counters/a'));
  if (target.fullCover) found.push(modifier('target in Full Cover', 'S.full-cover/b'));
  return found;
}

/** What the spotter's own state does to it. */
function ofSpotter(battle: Battle, spotter: Unit): Modifier[] {
  const found: Modifier[] = [];
  const { visibility } = battle.options;
  if (spotter.broken) found.push({ why: 'spotter Broken', value: -2, cites: '7.1.5.2/b' });
  if (plays(battle, '7.8') && spotter.hatch === 'buttoned')
    found.push({ why: 'Buttoned Up', value: -1, cites: '7.8.3/c' });
  if (plays(battle, '7.43') && spotter.recon) found.push({ why: 'Recon', value: 1, cites: '7.43/a' });
  if (plays(battle, '7.36') && visibility)
    found.push({ why: 'visibility', value: visibility.modifier, cites: '7.36.1/a' });
  return found;
}

const SMOKE_ROWS = { open: -1, closed: -2, wreck: 0 } as const;

/** The spotter's own state, and SMOKE on the line between them: one row for each hex of it, two where it is closed. */
const ofBoth = (battle: Battle, spotter: Unit, target: Unit): Modifier[] => [
  ...ofSpotter(battle, spotter),
  ...smokeInSight(battle, spotter, target).map(
    ({ hex, row }): Modifier => ({
      why: `smoke in ${hex}`,
      value: SMOKE_ROWS[row],
      cites: 'S.smoke-and-sight',
    }),
  ),
];

/** Illumination lifts the row to 0 at most (7.27/b, 7.27/d). */
function lit(battle: Battle, target: Unit, row: number): number {
  if (!plays(battle, '7.27') || !battle.location(target.at as string).illumination) return row;
  return row >= 0 ? row : Math.min(0, row + 2);
}

export const maximumRange = (battle: Battle, spotter: Unit, target: Unit): number =>
  rangeAfter(battle, target, [...ofBoth(battle, spotter, target), ...leaderModifier(battle, spotter, 'P')]);

/** The range that the rolls of Limited Spotting and of camouflage go by: no leader counts in them (7.55.2/k). */
export const rangeOfRolls = (battle: Battle, spotter: Unit, target: Unit): number =>
  rangeAfter(battle, target, ofBoth(battle, spotter, target));

function rangeAfter(battle: Battle, target: Unit, modifiers: readonly Modifier[]): number {
  const row = lit(battle, target, sumOf([...ofTarget(battle, target), ...modifiers]));
  const clamped = Math.min(HIGHEST_ROW, Math.max(LOWEST_ROW, row));
  return battle.table.charts.lookup(SPOTTING.ranges, String(clamped), columnOf(target));
}

/** Within its own maximum range and in its sight: what a spot handed off asks of it, too (4.1.1). */
export function canSpot(battle: Battle, spotter: Unit, target: Unit): boolean {
  const [from, to] = [spotter.at, target.at];
  if (from === undefined || to === undefined || !isFreeToFire(battle, spotter)) return false;
  const far = distance(battle, from, to);
  if (spotter.fullCover && far > 1) return false;
  if (spotter.suppressed && far > 0 && !isAhead(battle, spotter, to)) return false;
  if (far > 1 && far > maximumRange(battle, spotter, target)) return false;
  return sees(battle, from, to);
}
