/** Casualty Reduction, wounds, elimination and pins (3.2.3). */
import { D6, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { lose } from '../concealment/concealment.js';
import type { AslAct, AslBattle, AslChange, AslUnit, RuleId } from '../system.js';
import { type Counter, halfSquadOf } from '../units/counters.js';
import { isLeader, isWeapon, weaponsOf } from '../units/units.js';

/** A squad becomes a half-squad, a half-squad or crew is gone, a leader is wounded. */
export function casualtyReduce(act: AslAct, id: UnitId): void {
  const unit = act.battle.theUnit(id);
  const left = halfSquadOf(unit);
  if (isLeader(unit)) wound(act, id);
  else if (left) reduce(act, unit, left);
  else eliminate(act, id, ['3.2.3/K-b']);
}

function reduce(act: AslAct, unit: AslUnit, left: Counter): void {
  act.effect(
    'casualty-reduced',
    { unit: unit.id, was: unit.strength ?? unit.name, now: left.name },
    { changes: [printedAs(unit, left)], cites: ['3.2.3/K-b'] },
  );
}

/** What is printed on a counter, and nothing else: the states of a unit stay when another counter takes its place. */
const PRINTED = [
  'kind',
  'strength',
  'class',
  'fp',
  'range',
  'morale',
  'brokenMorale',
  'selfRally',
  'smokeExponent',
  'assaultFire',
  'underlined',
  'leadership',
  'reduced',
] as const;

/** Puts another counter in a unit's place. */
export function printedAs(unit: AslUnit, counter: Counter): AslChange {
  const set: Record<string, unknown> = { name: renamed(unit, counter) };
  for (const key of PRINTED) {
    if (counter[key] !== undefined) set[key] = counter[key];
    else if (unit[key] !== undefined) set[key] = null;
  }
  return { do: 'unit', unit: unit.id, set } as AslChange;
}

/** "4-6-7 Meyer" becomes "2-4-7 Meyer". */
function renamed(unit: AslUnit, counter: Counter): string {
  return unit.strength && unit.name.includes(unit.strength)
    ? unit.name.replace(unit.strength, counter.name)
    : counter.name;
}

/** The wound severity dr, made at once; a further wound adds one, once (3.2.3/wound-a, wound-c). */
export function wound(act: AslAct, id: UnitId): void {
  const unit = act.battle.theUnit(id);
  const modifier = unit.wounded ? 1 : 0;
  const dr = total(act.rollOf('wound severity', [id], D6));
  const cites: RuleId[] = ['3.2.3/wound-a', '3.2.3/wound-c'];
  lose(act, [unit], '8.3/loss-c');
  const changes: AslChange[] = unit.wounded ? [] : [{ do: 'unit', unit: id, set: { wounded: true } }];
  act.effect('wounded', { unit: id, dr, modifier }, { changes, cites });
  if (dr + modifier >= 5) eliminate(act, id, cites);
}

/** Takes a unit off the map; its Weapons stay where it was, unpossessed (4.0/d). */
export function eliminate(act: AslAct, id: UnitId, cites: readonly RuleId[]): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const dropped = weaponsOf(battle, unit).map(dropOf);
  const lost = [...(battle.side(unit.side).lost ?? []), id];
  act.effect(
    'eliminated',
    { unit: id, side: unit.side },
    {
      changes: [...dropped, { do: 'side', side: unit.side, set: { lost } }, { do: 'leave', unit: id }],
      cites,
    },
  );
}

export function dropOf(weapon: AslUnit): AslChange {
  return { do: 'unit', unit: weapon.id, set: { possessor: null } };
}

/** A weapon that is destroyed, or a Demolition Charge that is used up. */
export function removeWeapon(weapon: AslUnit): AslChange {
  if (!isWeapon(weapon)) throw new Error(`${weapon.name} is not a weapon.`);
  return { do: 'leave', unit: weapon.id };
}

/** At most one Pin in a Player Turn: a unit that is pinned is not pinned again (3.2.3/PTC-c). */
export function pin(act: AslAct, id: UnitId, cites: readonly RuleId[]): void {
  if (!isPinnable(act.battle, act.battle.theUnit(id))) return;
  const set = { pinned: true, ...(act.battle.theUnit(id).hazardous && { hazardous: null }) } as const;
  act.effect('pinned', { unit: id }, { changes: [{ do: 'unit', unit: id, set }], cites });
}

/** Broken units are not pinned; Japanese leaders and units in a Banzai Charge hardly ever are (8.1.7/b, 8.1.8.6/c). */
export function isPinnable(_battle: AslBattle, unit: AslUnit): boolean {
  return !unit.broken && !unit.pinned && !unit.banzai && !(isLeader(unit) && unit.nationality === 'Japanese');
}

/** Desperation Morale for a broken unit that has it not yet (3.2.3/DM). */
export function desperate(act: AslAct, unit: AslUnit): void {
  if (!unit.broken || unit.dm) return;
  act.effect(
    'desperation-morale',
    { unit: unit.id },
    { changes: [{ do: 'unit', unit: unit.id, set: { dm: true } }], cites: ['3.2.3/DM'] },
  );
}
