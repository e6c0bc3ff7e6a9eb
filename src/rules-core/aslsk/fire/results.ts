/** What a result of the IFT does to Infantry (3.2.3). */
import { D6, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { breakUnit } from '../morale/breaking.js';
import { casualtyReduce, desperate, dropOf, eliminate, removeWeapon } from '../morale/casualties.js';
import { moraleChecks, pinTaskChecks } from '../morale/checks.js';
import { collapseHut } from '../pacific/huts.js';
import type { AslAct, AslUnit, Modifier } from '../system.js';
import { isInfantry, isMmc, weaponsOf } from '../units/units.js';
import { strikeCrew } from '../vehicles/crew.js';
import { type Column, type IftResult, printResult, resultOf } from './ift.js';

/** Units to which the same result applies. */
export interface Struck {
  readonly units: readonly UnitId[];
  readonly result: IftResult;
  readonly column: Column;
}

export function applyResult(act: AslAct, struck: Struck): void {
  const at = act.battle.unit(struck.units[0] ?? '')?.at;
  suffer(act, struck);
  if (struck.result.kind === 'KIA' && at !== undefined) collapseHut(act, at, '8.2.1/hut-d');
}

function suffer(act: AslAct, { units, result, column }: Struck): void {
  const infantry = units.filter((id) => isInfantry(act.battle.theUnit(id)));
  for (const id of units) if (!infantry.includes(id)) strikeCrew(act, id, result);
  if (result.kind === 'KIA') kill(act, infantry, result.number, column);
  else if (result.kind === 'K') reduceOne(act, infantry, result.number);
  else if (result.kind === 'PTC') pinTaskChecks(act, infantry, { check: 'PTC', cites: ['3.2.3/PTC-a'] });
  else if (result.kind === 'MC')
    moraleChecks(act, infantry, {
      check: printResult(result),
      modifiers: severity(result.number),
      cites: ['3.2.3/NMC-a', '3.2.3/#MC'],
    });
}

function severity(number: number): Modifier[] {
  return number === 0 ? [] : [{ label: `${number}MC`, value: number, cites: ['3.2.3/#MC'] }];
}

/** So many targets, chosen at random, are gone; the others break, or are reduced when broken already (3.2.3/KIA-a). */
function kill(act: AslAct, units: readonly UnitId[], number: number, column: Column): void {
  let left = [...units];
  for (let n = 0; n < number && left.length > 0; n++) {
    const chosen = number - n >= left.length ? (left[0] as UnitId) : act.pickOf('random selection', left);
    left = left.filter((id) => id !== chosen);
    hitWeapons(act, act.battle.theUnit(chosen), column);
    eliminate(act, chosen, ['3.2.3/KIA-a']);
  }
  for (const id of left) {
    if (act.battle.theUnit(id).broken) casualtyReduce(act, id);
    else breakUnit(act, id, ['3.2.3/KIA-a']);
  }
}

/** Each weapon of a unit that is killed takes a dr on the same column (4.0/j). */
function hitWeapons(act: AslAct, unit: AslUnit, column: Column): void {
  for (const weapon of weaponsOf(act.battle, unit)) {
    const dr = total(act.rollOf('weapon of the killed', [weapon.id], D6));
    const { kind } = resultOf(act.battle, column, dr);
    if (kind === 'KIA')
      act.effect(
        'weapon-hit',
        { weapon: weapon.id, dr, result: 'destroyed' },
        { changes: [removeWeapon(weapon)], cites: ['4.0/j'] },
      );
    else if (kind === 'K')
      act.effect(
        'weapon-hit',
        { weapon: weapon.id, dr, result: 'malfunctioned' },
        {
          changes: [{ do: 'unit', unit: weapon.id, set: { malfunctioned: true } }, dropOf(weapon)],
          cites: ['4.0/j'],
        },
      );
  }
}

/** One target, chosen at random, suffers Casualty Reduction; the others, and a half-squad left of it, check. */
function reduceOne(act: AslAct, units: readonly UnitId[], number: number): void {
  if (units.length === 0) return;
  const chosen = act.pickOf('random selection', units);
  casualtyReduce(act, chosen);
  const checking = units.filter((id) => id !== chosen || isStillMmc(act, id));
  moraleChecks(act, checking, {
    check: number === 0 ? 'NMC' : `${number}MC`,
    modifiers: severity(number),
    cites: ['3.2.3/K-a'],
  });
}

function isStillMmc(act: AslAct, id: UnitId): boolean {
  const unit = act.battle.unit(id);
  return unit !== undefined && isMmc(unit);
}

/** Broken units attacked by enough to inflict a NMC are under DM, whatever came of it (3.2.3/DM). */
export function shake(act: AslAct, units: readonly UnitId[]): void {
  for (const id of units) {
    const unit = act.battle.unit(id);
    if (unit) desperate(act, unit);
  }
}
