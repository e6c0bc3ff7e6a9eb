/** ELR (5.1): an unbroken unit that fails a Morale Check by more than its ELR is replaced by a lesser one. */
import type { UnitId } from '../../kernel/position/position.js';
import { NATIONALITY } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import { printedAs } from '../morale/casualties.js';
import type { AslAct, AslBattle, AslUnit } from '../system.js';
import { type Counter, halfSquadOf, leaderCounter, lesserMmc } from './counters.js';
import { isLeader } from './units.js';

/** Replaces the unit, still unbroken, when it failed by more than its ELR and something poorer exists. */
export function failsByMoreThanElr(act: AslAct, id: UnitId, excess: number): void {
  const unit = act.battle.theUnit(id);
  if (!isSubjectToElr(unit) || excess <= (unit.elr ?? Number.POSITIVE_INFINITY)) return;
  const lesser = lesserOf(act.battle, unit);
  if (lesser) replace(act, unit, lesser);
}

/** Crews and MMC with underlined morale are not (5.1/c), nor are Japanese leaders (8.1.7/i). */
function isSubjectToElr(unit: AslUnit): boolean {
  if (isLeader(unit)) return unit.nationality !== 'Japanese';
  return unit.kind !== 'crew' && !unit.underlined;
}

function lesserOf(battle: AslBattle, unit: AslUnit): Counter | undefined {
  if (isLeader(unit)) return lesserLeader(battle, unit);
  return isJapaneseConscripts(unit) ? halfSquadOf(unit) : lesserMmc(unit);
}

/** Nothing is poorer than they are: their half-squad is left (8.1.3/e). */
function isJapaneseConscripts({ nationality, kind, class: quality }: AslUnit): boolean {
  return nationality === 'Japanese' && kind === 'squad' && quality === 'conscript';
}

/** Leaders go down their own ladder (5.1/d). */
function lesserLeader(battle: AslBattle, unit: AslUnit): Counter | undefined {
  const ladder = chartsOf(battle).lookup(NATIONALITY.leaders, 'common');
  const rung = ladder.indexOf(unit.strength ?? '');
  const next = rung < 0 ? undefined : ladder[rung + 1];
  return next ? leaderCounter(unit.nationality, next) : undefined;
}

function replace(act: AslAct, unit: AslUnit, by: Counter): void {
  act.effect(
    'replaced',
    { unit: unit.id, was: unit.strength ?? unit.name, now: by.name },
    { changes: [printedAs(unit, by)], cites: ['5.1/b'] },
  );
}
