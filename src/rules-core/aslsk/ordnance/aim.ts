/** Whom a shot may hit, and what counts for each of them (3.2.4/b). */
import type { LocationId, SideId } from '../../kernel/position/position.js';
import { isDefensive, targetsAt } from '../fire/attack.js';
import type { AslBattle, AslUnit, Modifier } from '../system.js';
import { isInfantry } from '../units/units.js';
import { firerModifiers, lineModifiers, targetModifiers } from './modifiers.js';
import { gunsAt, isHarmedByHeat, type Shot } from './shot.js';

interface Aim {
  readonly common: readonly Modifier[];
  readonly aims: readonly { readonly target: AslUnit; readonly modifiers: readonly Modifier[] }[];
}

/** Who may be hit, and what counts for each (3.2.4/b). */
export function aimOf(battle: AslBattle, shot: Shot, by: SideId): Aim {
  const line = lineModifiers(battle, shot);
  const common = [...firerModifiers(battle, shot), ...line];
  const aims = targetsOf(battle, shot, by).map((target) => ({
    target,
    modifiers: targetModifiers(battle, shot, target, line.length > 0),
  }));
  return { common, aims };
}

function targetsOf(battle: AslBattle, shot: Shot, by: SideId): AslUnit[] {
  const { at, type, target, ammo } = shot;
  if (target) return [target];
  if (ammo === 'smoke') return [];
  const men = targetsAt(battle, at, by).filter(({ kind }) => kind !== 'vehicle');
  const there = [...men, ...gunsAt(battle, at, by), ...vehiclesHit(battle, shot, by)];
  if (type === 'ATT') there.push(...friendsUnderFire(battle, at, by, there));
  return ammo === 'HEAT' && type !== 'VTT'
    ? there.filter((one) => one.kind === 'vehicle' || isHarmedByHeat(battle, one))
    : there;
}

/** The Area Target Type also strikes friends who stand there among enemies (8.1.8.7/c). */
function friendsUnderFire(
  battle: AslBattle,
  at: LocationId,
  by: SideId,
  struck: readonly AslUnit[],
): AslUnit[] {
  return battle.unitsAt(at).filter((unit) => unit.side === by && isInfantry(unit) && !struck.includes(unit));
}

/** The Area Target Type strikes all vehicles, the Infantry Target Type those with an exposed crew (3.2.4/ITT-a, ATT-a). */
function vehiclesHit(battle: AslBattle, { at, type, ammo }: Shot, by: SideId): AslUnit[] {
  if (type === 'own' || ammo === 'WP') return [];
  return battle
    .unitsAt(at)
    .filter((unit) => unit.kind === 'vehicle' && !unit.wreck && unit.side !== by)
    .filter((unit) => type === 'ATT' || unit.ce)
    .filter((unit) => !isDefensive(battle, by) || unit.moving);
}
