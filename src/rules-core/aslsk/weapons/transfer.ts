/** Handing Weapons over and leaving them behind (3.1d, 3.7/a, 4.0/b). */
import * as z from 'zod';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../concealment/concealment.js';
import { order } from '../form.js';
import { dropOf } from '../morale/casualties.js';
import type { AslBattle, AslChange, AslRefusal } from '../system.js';
import { armsOf, isGoodOrder, isInfantry, possessorOf } from '../units/units.js';

interface Transfer {
  readonly weapon: UnitId;
  readonly to: UnitId;
}

export const transfer = order({
  title: 'Transfer a Weapon',
  description: 'Hand a Weapon over to another Good Order unit in the same location.',
  cites: ['3.1d', '3.7/a', '4.0/e'],
  answers: ['transfer', 'advance'],
  asks: {
    weapon: z.string().describe('The Weapon.'),
    to: z.string().describe('The unit that takes it.'),
  },
  *candidates({ battle, by }) {
    for (const { id: weapon, at } of armsOf(battle, by))
      for (const { id: to } of battle.unitsAt(at)) yield { weapon, to };
  },
  read: ({ battle, by }, order) => checkTransfer(battle, order, by) ?? order,
  // Concealed units may be given away by it.
  foreseeable: ({ battle }, { to }) => !battle.theUnit(to).hidden,
  perform(act, { weapon: id, to }) {
    const { battle } = act;
    const from = battle.theUnit(id).possessor as UnitId;
    const changes: AslChange[] = [{ do: 'unit', unit: id, set: { possessor: to, handedOver: true } }];
    if (battle.clock.phase === 'RPh')
      for (const unit of [from, to])
        changes.push({ do: 'unit', unit, set: { acted: true, busy: 'transfer' } });
    giveAway(act, [from, to], '8.3/loss-i');
    act.effect('transferred', { weapon: id, from, to }, { changes, cites: ['3.1d', '3.7/a'] });
  },
});

function checkTransfer(
  battle: AslBattle,
  { weapon: id, to: toId }: Transfer,
  by: string,
): AslRefusal | undefined {
  const weapon = battle.unit(id);
  const from = weapon && possessorOf(battle, weapon);
  const to = battle.unit(toId);
  if (!weapon || !from || from.side !== by)
    return { refused: 'NO_WEAPON', why: `You possess no Weapon "${id}".`, path: '$.weapon' };
  if (!to || to.side !== by || !isInfantry(to) || to.at !== from.at || to.id === from.id)
    return { refused: 'NO_TAKER', why: `There is no other unit "${toId}" with ${from.name}.`, path: '$.to' };
  if (weapon.recovered)
    return { refused: 'RECOVERED', why: 'It was recovered in this phase.', cites: ['4.0/e'] };
  if (weapon.handedOver)
    return { refused: 'HANDED_OVER', why: 'It has changed hands in this phase.', cites: ['3.1d'] };
  const advance = battle.clock.phase === 'APh';
  for (const unit of [from, to]) {
    if (!isGoodOrder(unit) || (advance && unit.pinned))
      return {
        refused: 'NOT_GOOD_ORDER',
        why: `${unit.name} is not in Good Order, or pinned.`,
        cites: ['3.1d', '3.7/a'],
      };
    if (!advance && unit.acted && unit.busy !== 'transfer')
      return {
        refused: 'ONCE',
        why: `${unit.name} has done something else in this phase.`,
        cites: ['3.1/a'],
      };
  }
  return undefined;
}

export const drop = order({
  title: 'Drop a Weapon',
  description: 'Leave a Weapon where it is.',
  cites: ['4.0/b', '4.0/c', '4.0/g'],
  answers: ['movement', 'rout', 'advance'],
  asks: { weapon: z.string().describe('The Weapon.') },
  *candidates({ battle, by }) {
    for (const { id: weapon } of armsOf(battle, by)) yield { weapon };
  },
  read: ({ battle, by }, asked) => checkDrop(battle, asked.weapon, by) ?? asked,
  foreseeable: ({ battle }, { weapon }) => !battle.theUnit(weapon).hidden,
  perform(act, { weapon: id }) {
    const weapon = act.battle.theUnit(id);
    act.effect(
      'dropped',
      { weapon: id, by: weapon.possessor as UnitId, at: weapon.at as LocationId },
      { changes: [dropOf(weapon)], cites: ['4.0/b'] },
    );
  },
});

function checkDrop(battle: AslBattle, id: UnitId, by: string): AslRefusal | undefined {
  const weapon = battle.unit(id);
  const holder = weapon && possessorOf(battle, weapon);
  if (!weapon || !holder || holder.side !== by || weapon.at === undefined)
    return { refused: 'NO_WEAPON', why: `You possess no Weapon "${id}".`, path: '$.weapon' };
  if (holder.broken && battle.clock.phase !== 'RtPh')
    return { refused: 'BROKEN', why: `${holder.name} is broken.`, cites: ['4.0/b'] };
  if (holder.moved)
    return { refused: 'HAS_MOVED', why: `${holder.name} has ended its movement.`, cites: ['3.3.1/c'] };
  return undefined;
}

export const destroyWeapon = order({
  title: 'Destroy a Weapon',
  description: 'A unit destroys a Weapon that it possesses; that counts as using it.',
  cites: ['4.0/i'],
  answers: ['prep-fire', 'final-fire'],
  asks: { weapon: z.string().describe('The Weapon.') },
  *candidates({ battle, by }) {
    for (const { id: weapon } of armsOf(battle, by)) yield { weapon };
  },
  read: ({ battle, by }, asked) => checkDestruction(battle, asked.weapon, by) ?? asked,
  perform(act, { weapon: id }) {
    const { battle } = act;
    const holder = possessorOf(battle, battle.theUnit(id))?.id as UnitId;
    const used = [...(battle.theUnit(holder).used ?? []), id];
    act.effect(
      'destroyed',
      { weapon: id, by: holder },
      {
        changes: [
          { do: 'leave', unit: id },
          { do: 'unit', unit: holder, set: { used } },
        ],
        cites: ['4.0/i'],
      },
    );
  },
});

function checkDestruction(battle: AslBattle, id: UnitId, by: string): AslRefusal | undefined {
  const weapon = battle.unit(id);
  const holder = weapon && possessorOf(battle, weapon);
  if (!weapon || !holder || holder.side !== by)
    return { refused: 'NO_WEAPON', why: `You possess no Weapon "${id}".`, path: '$.weapon' };
  if (!isGoodOrder(holder))
    return { refused: 'NOT_GOOD_ORDER', why: `${holder.name} is not in Good Order.`, cites: ['4.0/i'] };
  const used = holder.used ?? [];
  const most = holder.kind === 'squad' ? 2 : 1;
  if (weapon.fire || used.includes(id) || used.length >= most)
    return { refused: 'HAS_FIRED', why: `${holder.name} cannot use it any more.`, cites: ['4.0/i', '4.0/m'] };
  return undefined;
}
