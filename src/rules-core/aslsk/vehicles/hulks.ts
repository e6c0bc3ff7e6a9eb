/** Vehicles and wrecks as Hindrance and cover (7.4). */
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import type { AslBattle, AslPosition, AslUnit, Modifier } from '../system.js';

const KNOWN = new WeakMap<AslPosition, readonly UnitId[]>();

/** The vehicles of a battle, computed once: no vehicle is created during a battle. */
function vehicleIds(battle: AslBattle): readonly UnitId[] {
  const { position } = battle;
  let ids = KNOWN.get(position);
  if (!ids) {
    ids = Object.values(position.units)
      .filter(({ kind }) => kind === 'vehicle')
      .map(({ id }) => id)
      .sort();
    KNOWN.set(position, ids);
  }
  return ids;
}

export function hasVehicles(battle: AslBattle): boolean {
  return vehicleIds(battle).length > 0;
}

/** Vehicles and wrecks that stand still for all to see: those that moved are none before the next Player Turn (7.4.1). */
export function standingHulks(battle: AslBattle): AslUnit[] {
  return vehicleIds(battle).flatMap((id) => {
    const unit = battle.unit(id);
    return unit && unit.at !== undefined && isStanding(unit) ? [unit] : [];
  });
}

function isStanding({ hidden, concealed, movingTarget, motion }: AslUnit): boolean {
  return !hidden && !concealed && !movingTarget && !motion;
}

/** The TEM of a wreck or a friendly vehicle for Infantry that has no better (7.4/a). */
export function hulkCover(battle: AslBattle, target: AslUnit, at: LocationId): Modifier | undefined {
  if (target.kind === 'vehicle' || !hasVehicles(battle)) return undefined;
  const shelter = battle
    .unitsAt(at)
    .some((unit) => unit.kind === 'vehicle' && isStanding(unit) && (unit.wreck || unit.side === target.side));
  return shelter ? { label: 'behind a vehicle', value: 1, cites: ['7.4/a'] } : undefined;
}

/** MF or MP spent where, as far as vehicles may see it (3.3.2.1/a). */
export function spentWhere(
  battle: AslBattle,
  { seen }: AslUnit,
  at: LocationId | undefined,
  spent: number,
): { readonly seen?: Record<string, number> } {
  if (at === undefined || !hasVehicles(battle)) return {};
  return { seen: { ...seen, [at]: (seen?.[at] ?? 0) + spent } };
}
