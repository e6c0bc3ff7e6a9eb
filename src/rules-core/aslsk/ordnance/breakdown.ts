/** Breakdown of Ordnance (6.12): the B# that counts, malfunction, and removal where the B# was lowered. */
import type { UnitId } from '../../kernel/position/position.js';
import { removeWeapon } from '../morale/casualties.js';
import { clumsiness } from '../pacific/japanese.js';
import type { AslAct, AslBattle, AslUnit, RuleId } from '../system.js';
import { isCaptured, isInexperienced } from '../units/units.js';
import { breakMainArmament, isMainDown } from '../vehicles/firing.js';
import { isGun, isNonQualified } from './weapon.js';

/** Printed, or 12 where nothing is printed (6.12/a). */
function printedBreakdown(weapon: AslUnit): number {
  return weapon.breakdown ?? weapon.removal ?? 12;
}

/** By how much the B# is lowered for this shot; `strained`: Intensive Fire (6.12/b). */
function strainOn(battle: AslBattle, weapon: AslUnit, holder: AslUnit, strained: boolean): number {
  return (
    (isNonQualified(weapon, holder) ? 2 : 0) +
    (isCaptured(battle, weapon) ? 2 : 0) +
    (strained ? 2 : 0) +
    (!isGun(weapon) && isInexperienced(battle, holder) ? 1 : 0) +
    clumsiness(weapon, holder)
  );
}

interface Strain {
  readonly weapon: AslUnit;
  readonly holder: AslUnit;
  readonly intensive: boolean;
}

export function fails(battle: AslBattle, { weapon, holder, intensive }: Strain, original: number): boolean {
  if (weapon.kind === 'vehicle') return isMainDown(weapon, intensive, original);
  return original >= printedBreakdown(weapon) - strainOn(battle, weapon, holder, intensive);
}

/** Malfunctions, or is gone: weapons with an X#, and those used beyond their printed B# (6.12/d). */
export function breakDown(act: AslAct, strain: Strain, original: number): void {
  const { battle } = act;
  const { weapon, holder, intensive } = strain;
  if (weapon.kind === 'vehicle') {
    breakMainArmament(act, strain, original);
    return;
  }
  if (!battle.unit(weapon.id) || !fails(battle, strain, original)) return;
  const lowered = strainOn(battle, weapon, holder, intensive) > 0;
  if (weapon.removal !== undefined) remove(act, weapon.id, original, '2.0/X#');
  else if (lowered && original >= printedBreakdown(weapon)) remove(act, weapon.id, original, '6.12/d');
  else
    act.effect(
      'malfunctioned',
      { weapon: weapon.id, dr: original },
      {
        changes: [{ do: 'unit', unit: weapon.id, set: { malfunctioned: true } }],
        cites: ['6.12/a', '6.12/b'],
      },
    );
}

function remove(act: AslAct, id: UnitId, dr: number, rule: RuleId): void {
  const weapon = act.battle.theUnit(id);
  act.effect('weapon-removed', { weapon: id, dr }, { changes: [removeWeapon(weapon)], cites: [rule] });
}
