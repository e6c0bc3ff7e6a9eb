/** Wounded leaders who are carried (3.4.3): they go as far as those who carry them. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { bearerOf } from '../ch04-movement/02-weapons.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { order } from '../form.js';
import { type Battle, refuse, type Unit } from '../system.js';
import { infantryAt, isLeader, ofSide } from '../units/kinds.js';

export const carryLeader = order({
  title: 'Carry a leader',
  description:
    'A squad or crew that has not moved takes a wounded leader in its hex along in this phase, for five portage points. They move together.',
  cites: ['3.4.3/a'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The squad or crew that carries him.'),
    leader: z.string().describe('The wounded leader.'),
  },
  *candidates({ battle, by }) {
    for (const leader of ofSide(battle, by))
      if (leader.wounds && isLeader(leader) && leader.at !== undefined)
        for (const unit of infantryAt(battle, leader.at, by)) yield { unit: unit.id, leader: leader.id };
  },
  read({ battle, by }, { unit: id, leader: leaderId }) {
    const unit = bearerOf(battle, by, id);
    if (isRefusal(unit)) return { path: '$.unit', ...unit };
    const leader = bearerOf(battle, by, leaderId);
    if (isRefusal(leader)) return { path: '$.leader', ...leader };
    if (!isLeader(leader) || !leader.wounds)
      return {
        ...refuse('NOT_YOUR_UNIT', `${leader.name} is not a wounded leader: name one.`, '3.4.3/a'),
        path: '$.leader',
      };
    if (unit.kind !== 'squad' && unit.kind !== 'crew')
      return refuse('TOO_HEAVY', `${unit.name} is too weak to carry ${leader.name}.`, '3.4.3/a');
    if (leader.at !== unit.at)
      return refuse('NOT_TOGETHER', `${leader.name} is not in ${unit.at}.`, '3.4.3/a');
    if (unit.berserk) return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '8.4.5');
    if ([unit, leader].some(isMounted))
      return refuse('MOUNTED', 'Only men on foot carry a leader: dismount first.', '3.4.3/a');
    if (unit.moved || leader.moved)
      return refuse('HAS_MOVED', 'He is taken up before either moves.', '3.4.3/a');
    return unit.carries || carrierOf(battle, leader)
      ? refuse('SETTLED', `${leader.name} is carried, or ${unit.name} carries another.`, '3.4.3/a')
      : { unit: id, leader: leaderId };
  },
  perform(act, { unit, leader }) {
    act.effect(
      'leader-carried',
      { unit, leader },
      { changes: [{ do: 'unit', unit, set: { carries: leader } }], cites: ['3.4.3/a'] },
    );
  },
});

/** Who carries this leader in this phase. */
const carrierOf = (battle: Battle, { id, at, wounds }: Unit): Unit | undefined =>
  wounds && at !== undefined ? battle.unitsAt(at).find(({ carries }) => carries === id) : undefined;

/** Those who carry and those who are carried go together. */
export function carriedWith(battle: Battle, unit: Unit): Unit[] {
  const other = unit.carries === undefined ? carrierOf(battle, unit) : battle.unit(unit.carries);
  return other === undefined ? [] : [other];
}
