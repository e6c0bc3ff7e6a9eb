/** The Japanese (8.1): they step down instead of breaking, and their leaders are only ever wounded. */
import type { UnitId } from '../../kernel/position/position.js';
import { casualtyReduce, printedAs, wound } from '../morale/casualties.js';
import type { AslAct, AslBattle, AslUnit } from '../system.js';
import { lesserMmc, stepBelow } from '../units/counters.js';
import { canLead, isLeader, isMmc, unitsOf } from '../units/units.js';

export function isJapanese(unit: AslUnit): boolean {
  return unit.nationality === 'Japanese';
}

/** Where others break, leaders are wounded, squads and crews step down. True if the unit need not break (8.1.3, 8.1.6, 8.1.7/c). */
export function goesOnInstead(act: AslAct, unit: AslUnit): boolean {
  if (!isJapanese(unit)) return false;
  if (isLeader(unit)) {
    wound(act, unit.id);
    return true;
  }
  return stepDown(act, unit);
}

/** One step down; the last step of a crew also breaks. Pin, CX and acquired targets stay (8.1.2/b). */
function stepDown(act: AslAct, unit: AslUnit): boolean {
  const below = stepBelow(unit);
  if (!below) return false;
  act.effect(
    'step-reduced',
    { unit: unit.id, was: unit.strength ?? unit.name, now: below.name },
    { changes: [printedAs(unit, below)], cites: unit.kind === 'crew' ? ['8.1.6/a'] : ['8.1.3/a', '8.1.3/b'] },
  );
  return !(below.kind === 'crew' && !below.reduced);
}

/** The loss of a leader shakes unbroken Japanese no more than if he had broken (8.1.8.3). */
export function staysCalm(unit: AslUnit): boolean {
  return isJapanese(unit) && !unit.broken;
}

const HEAVY: ReadonlySet<string> = new Set(['MMG', 'HMG', 'ATR']);

/** Japanese squads and half-squads are slow with their heavier weapons and wear them out (8.1.8.2). */
export function clumsiness({ weapon }: AslUnit, holder: AslUnit): 0 | 1 {
  const strange = isJapanese(holder) && (holder.kind === 'squad' || holder.kind === 'half-squad');
  return strange && HEAVY.has(weapon ?? '') ? 1 : 0;
}

/** The Japanese leader who has to try to rally a unit (8.1.7/h). */
export function rallierOf(battle: AslBattle, unit: AslUnit): AslUnit | undefined {
  if (!isJapanese(unit) || !unit.broken || unit.acted || unit.melee) return undefined;
  return unitsOf(battle, unit.side).find(
    (one) => one.at === unit.at && isJapanese(one) && canLead(one) && one.busy === undefined,
  );
}

/** Somebody whom a Japanese leader of that side has not tried to rally yet. */
export function awaitsRally(battle: AslBattle, side: string): AslUnit | undefined {
  return unitsOf(battle, side).find((unit) => rallierOf(battle, unit) !== undefined);
}

/** A unit that a Japanese leader fails to rally is replaced by a poorer one, or reduced (8.1.7/f). */
export function disgrace(act: AslAct, id: UnitId, leader: UnitId): void {
  const { battle } = act;
  const unit = battle.unit(id);
  if (!unit || !isMmc(unit) || !isJapanese(unit) || !isJapanese(battle.theUnit(leader))) return;
  const lesser = lesserMmc(unit);
  if (!lesser) casualtyReduce(act, id);
  else
    act.effect(
      'replaced',
      { unit: id, was: unit.strength ?? unit.name, now: lesser.name },
      { changes: [printedAs(unit, lesser)], cites: ['8.1.7/f'] },
    );
}
