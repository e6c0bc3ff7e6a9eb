/** Repairing malfunctioned Weapons (3.1c). */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import { removeWeapon } from '../morale/casualties.js';
import type { AslBattle, AslChange, AslRefusal } from '../system.js';
import { armsOf, isCaptured, isGoodOrder, isInfantry, possessorOf } from '../units/units.js';

const REMOVED_ON = 6;

export const repair = order({
  title: 'Repair a Weapon',
  description: 'The possessor of a malfunctioned Weapon of its own nationality tries to repair it.',
  cites: ['3.1c/a'],
  answers: ['repair'],
  asks: { weapon: z.string().describe('The malfunctioned Weapon.') },
  *candidates({ battle, by }) {
    for (const { id: weapon } of armsOf(battle, by)) yield { weapon };
  },
  read: ({ battle, by }, asked) => checkRepair(battle, asked.weapon, by) ?? asked,
  perform(act, { weapon: id }) {
    const weapon = act.battle.theUnit(id);
    const unit = possessorOf(act.battle, weapon)?.id as UnitId;
    const needs = weapon.repair ?? 1;
    const dr = total(act.rollOf('repair', [id], D6));
    const tried: AslChange = { do: 'unit', unit, set: { acted: true, busy: 'repair' } };
    const result = dr === REMOVED_ON ? 'removed' : dr <= needs ? 'repaired' : 'no effect';
    const changes: AslChange[] = [tried];
    if (result === 'removed') changes.push(removeWeapon(weapon));
    if (result === 'repaired') changes.push({ do: 'unit', unit: id, set: { malfunctioned: null } });
    act.effect('repair-attempt', { unit, weapon: id, dr, needs, result }, { changes, cites: ['3.1c/a'] });
  },
});

function checkRepair(battle: AslBattle, id: UnitId, by: string): AslRefusal | undefined {
  const weapon = battle.unit(id);
  const holder = weapon && possessorOf(battle, weapon);
  if (!weapon?.malfunctioned || !holder || holder.side !== by || !isInfantry(holder))
    return { refused: 'NO_WEAPON', why: `You possess no malfunctioned Weapon "${id}".`, path: '$.weapon' };
  if (!isGoodOrder(holder))
    return { refused: 'NOT_GOOD_ORDER', why: `${holder.name} is not in Good Order.`, cites: ['3.1c/a'] };
  if (isCaptured(battle, weapon))
    return {
      refused: 'CAPTURED',
      why: 'Only Weapons of the own nationality can be repaired.',
      cites: ['3.1c/a'],
    };
  if (holder.acted)
    return {
      refused: 'ONCE',
      why: `${holder.name} has done something else in this phase.`,
      cites: ['3.1/a'],
    };
  return undefined;
}
