/** What counters cost (section 17): of a side's men together, for Battlefield Integrity (3.27.1). */
import type { Unit } from '../system.js';
import leaders from './leaders.json' with { type: 'json' };
import { familyOf } from './nations.js';
import squads from './squads.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };

const MEN = squads.map(({ nationality, strength, type, points, points_estimate }) => ({
  nationality,
  strength,
  isHalf: type.startsWith('half-squad'),
  points: points ?? points_estimate ?? 0,
}));

const LEADERS = leaders.flatMap(({ nationality, leader, points }) =>
  points === undefined ? [] : [{ nationality, strength: leader, isHalf: false, points }],
);

/** Of equal counters the later module's counts (0/a). Half-squads that no box has cost half their squad. */
export function pointsOf(unit: Pick<Unit, 'kind' | 'nationality' | 'strength' | 'squad'>): number {
  const { kind, nationality, strength, squad } = unit;
  if (kind === 'hero') return 0;
  const isHalf = kind === 'half-squad';
  const rows = kind === 'leader' ? LEADERS : MEN;
  const found = rows.findLast(
    (one) =>
      one.strength === strength && one.isHalf === isHalf && familyOf(nationality).includes(one.nationality),
  );
  if (found) return found.points;
  return isHalf && squad !== undefined
    ? Math.ceil(pointsOf({ kind: 'squad', nationality, strength: squad }) / 2)
    : 0;
}

const VEHICLE_POINTS = new Map(vehicles.map(({ name, points }) => [name, points ?? 0]));

/** Of a vehicle; nothing where no chart has it. */
export const pointsOfVehicle = ({ name }: Pick<Unit, 'name'>): number => VEHICLE_POINTS.get(name) ?? 0;
