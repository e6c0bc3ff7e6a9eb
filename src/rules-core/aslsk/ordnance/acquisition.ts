/** Target Acquisition (6.10, 6.11): a weapon that has found its range, what keeps it and what loses it. */
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { TO_HIT_DRM } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import { sight } from '../sight/sight.js';
import type { AslAct, AslBattle, AslChange, AslUnit, Modifier } from '../system.js';
import { isGoodOrder, possessorOf } from '../units/units.js';
import { isGun, isLightMortar } from './weapon.js';

type Acquisition = NonNullable<AslUnit['acquired']>;

/** Guns and light mortars acquire targets (4.5/b), light anti-tank weapons do not. */
export function acquiresTargets(weapon: AslUnit): boolean {
  return isGun(weapon) || isLightMortar(weapon) || weapon.kind === 'vehicle';
}

/** What the weapon has acquired, as long as the one who mans it has kept to it (6.10/f). */
function acquisitionOf(battle: AslBattle, weapon: AslUnit): Acquisition | undefined {
  const { acquired } = weapon;
  if (!acquired || weapon.kind === 'vehicle') return acquired;
  const holder = possessorOf(battle, weapon);
  const kept =
    holder !== undefined &&
    holder.id === acquired.by &&
    isGoodOrder(holder) &&
    holder.firedAt === undefined &&
    !weapon.malfunctioned;
  return kept ? acquired : undefined;
}

function isArea({ units }: Acquisition): boolean {
  return units === undefined;
}

/** Does it count against this hex: the hex itself, or the units that were acquired and are here now? */
function coversHex(battle: AslBattle, acquired: Acquisition, at: LocationId): boolean {
  if (!acquired.units || acquired.units.length === 0) return acquired.at === at;
  return acquired.units.some((id) => battle.unit(id)?.at === at);
}

/** The DRM against a whole hex: on the Area Target Type (6.11/a). */
export function acquisitionOfHex(battle: AslBattle, weapon: AslUnit, at: LocationId): Modifier[] {
  const acquired = acquisitionOf(battle, weapon);
  return acquired && coversHex(battle, acquired, at) ? [modifier(battle, acquired)] : [];
}

/** The DRM against one unit: an acquired hex serves for all in it, concealed ones can only be acquired so (8.3.2/b). */
export function acquisitionOfUnit(
  battle: AslBattle,
  weapon: AslUnit,
  at: LocationId,
  target: AslUnit,
): Modifier[] {
  const acquired = acquisitionOf(battle, weapon);
  if (!acquired) return [];
  const counts = isArea(acquired)
    ? acquired.at === at
    : !target.concealed && !target.hidden && acquired.units?.includes(target.id);
  return counts ? [modifier(battle, acquired)] : [];
}

function modifier(battle: AslBattle, { drm }: Acquisition): Modifier {
  const level = drm === -2 ? 'acquisition, second' : 'acquisition, first';
  return {
    label: 'acquired target',
    value: chartsOf(battle).lookup(TO_HIT_DRM.drm, level),
    cites: ['6.10/a', '2.0/Acquired'],
  };
}

/**
 * After a To Hit DR the target is acquired, or better acquired (6.10/a). `units`: on the Infantry or Vehicle Target
 * Type; the Area Target Type acquires the hex (6.11/a).
 */
export function acquire(
  act: AslAct,
  weapon: AslUnit,
  at: LocationId,
  units: readonly UnitId[] | undefined,
): void {
  const { battle } = act;
  const before = acquisitionOf(battle, weapon);
  const again = before && (units ? unitsOrHex(before, at, units) : coversHex(battle, before, at));
  const drm = again ? -2 : -1;
  const by = weapon.possessor;
  const acquired: Acquisition = { at, ...(units && { units }), ...(by !== undefined && { by }), drm };
  act.effect(
    'acquired',
    { weapon: weapon.id, at, drm, area: units === undefined },
    {
      changes: [{ do: 'unit', unit: weapon.id, set: { acquired } }],
      cites: [units ? '6.10/a' : '6.11/a'],
    },
  );
}

function unitsOrHex(before: Acquisition, at: LocationId, units: readonly UnitId[]): boolean {
  if (!before.units) return before.at === at;
  return before.units.some((id) => units.includes(id));
}

export function loseAcquisition(act: AslAct, weapon: AslUnit): void {
  if (!weapon.acquired || !act.battle.unit(weapon.id)) return;
  act.effect(
    'acquisition-lost',
    { weapon: weapon.id, at: weapon.acquired.at },
    {
      changes: [{ do: 'unit', unit: weapon.id, set: { acquired: null } }],
      cites: ['6.10/b', '6.10/f'],
    },
  );
}

/** At the end of a phase, weapons whose possessors did not keep to them lose their acquired targets (6.10/f). */
export function sweepAcquisitions(act: AslAct): void {
  const { battle } = act;
  for (const weapon of battle.units())
    if (weapon.acquired && !acquisitionOf(battle, weapon)) loseAcquisition(act, weapon);
}

/**
 * A unit has come to another hex. In sight of a weapon that acquired it, it stays acquired; out of sight, the last hex
 * that was seen keeps the acquisition, and the next visible unit to enter that hex receives it (6.10/c, d).
 */
export function trackAcquisitions(act: AslAct, unit: AslUnit): void {
  const { battle } = act;
  const { at } = unit;
  if (at === undefined) return;
  const { units } = battle.position;
  for (const id in units) {
    const weapon = units[id] as AslUnit;
    const { acquired } = weapon;
    if (!acquired?.units || weapon.side === unit.side || weapon.at === undefined) continue;
    const next = tracked(battle, weapon.at, acquired, unit, at);
    if (next) moved(act, weapon, next);
  }
}

function tracked(
  battle: AslBattle,
  from: LocationId,
  acquired: Acquisition,
  unit: AslUnit,
  at: LocationId,
): Acquisition | undefined {
  const { units = [] } = acquired;
  const visible = !sight(battle, from, at).blocked;
  if (units.includes(unit.id)) {
    if (visible) return { ...acquired, at };
    return { ...acquired, at: unit.from ?? acquired.at, units: units.filter((id) => id !== unit.id) };
  }
  const heir = units.length === 0 && acquired.at === at && !unit.hidden && !unit.concealed;
  return heir ? { ...acquired, units: [unit.id] } : undefined;
}

function moved(act: AslAct, weapon: AslUnit, acquired: Acquisition): void {
  const changes: AslChange[] = [{ do: 'unit', unit: weapon.id, set: { acquired } }];
  act.effect('acquisition-moved', { weapon: weapon.id, at: acquired.at }, { changes, cites: ['6.10/c'] });
}
