/** What a result of the IFT does to Infantry (3.2.3). */
import { D6, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { breakUnit } from '../morale/breaking.js';
import { casualtyReduce, desperate, dropOf, eliminate, removeWeapon } from '../morale/casualties.js';
import { checkAll, type Due } from '../morale/checks.js';
import { collapseHut } from '../pacific/huts.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { isInfantry, isLeader, isMmc, weaponsOf } from '../units/units.js';
import { strikeCrew } from '../vehicles/crew.js';
import { type Column, type IftResult, printResult, resultOf } from './ift.js';

/** Units to which the same result applies. */
export interface Struck {
  readonly units: readonly UnitId[];
  readonly result: IftResult;
  readonly column: Column;
}

/** The results of one attack: first the losses, then all who are left check together (3.2.3/NMC-b). */
export function applyResults(act: AslAct, at: LocationId, struck: readonly Struck[]): void {
  const unharmed = onlookers(act.battle, at, struck);
  const dues = struck.flatMap((one) => {
    const due = suffer(act, one);
    if (one.result.kind === 'KIA') collapseHut(act, at, '8.2.1/hut-d');
    return due;
  });
  checkAll(act, dues, unharmed);
}

/** Known leaders with those who were struck, in the same move or like them in none, to whom nothing happened (1.2.1/b). */
function onlookers(battle: AslBattle, at: LocationId, struck: readonly Struck[]): UnitId[] {
  const affected = struck.filter(({ result }) => result.kind !== 'none').flatMap(({ units }) => units);
  const company = (leader: AslUnit) =>
    affected.some((id) => {
      const { side, moving } = battle.theUnit(id);
      return side === leader.side && moving === leader.moving;
    });
  return battle
    .unitsAt(at)
    .filter((unit) => isLeader(unit) && !unit.hidden && !unit.concealed)
    .filter((leader) => !affected.includes(leader.id) && company(leader))
    .map(({ id }) => id);
}

/** What happens at once; the checks that follow are told to the caller. */
function suffer(act: AslAct, { units, result, column }: Struck): Due[] {
  const infantry = units.filter((id) => isInfantry(act.battle.theUnit(id)));
  for (const id of units) if (!infantry.includes(id)) strikeCrew(act, id, result);
  switch (result.kind) {
    case 'KIA':
      kill(act, infantry, result.number, column);
      return [];
    case 'K':
      return reduceOne(act, infantry, result.number);
    case 'PTC':
      return [{ units: infantry, check: 'pin', notes: { check: 'PTC', cites: ['3.2.3/PTC-a'] } }];
    case 'MC':
      return [
        {
          units: infantry,
          check: 'morale',
          notes: {
            check: printResult(result),
            modifiers: severity(result.number),
            cites: ['3.2.3/NMC-a', '3.2.3/#MC'],
          },
        },
      ];
    default:
      return [];
  }
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
function reduceOne(act: AslAct, units: readonly UnitId[], number: number): Due[] {
  if (units.length === 0) return [];
  const chosen = act.pickOf('random selection', units);
  casualtyReduce(act, chosen);
  const checking = units.filter((id) => id !== chosen || isStillMmc(act, id));
  const notes = {
    check: number === 0 ? 'NMC' : `${number}MC`,
    modifiers: severity(number),
    cites: ['3.2.3/K-a'] as const,
  };
  return [{ units: checking, check: 'morale', notes }];
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
