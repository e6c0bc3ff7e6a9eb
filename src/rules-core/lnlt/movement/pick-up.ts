/** Picking up a Support Weapon on the move, for two Movement Points (1.6/j). */
import * as z from 'zod';
import { order } from '../form.js';
import { lying, pickUpRefusal, takenBy } from '../rally/weapons.js';
import { refuse } from '../system.js';

const COST = 2;

export const takeUp = order({
  title: 'Take up a weapon',
  description: 'A unit on the move picks up a Support Weapon that lies in its hex, for two Movement Points.',
  cites: ['1.6/j'],
  answers: ['moving'],
  asks: {
    unit: z.string().describe('The unit that takes it.'),
    weapon: z.string().describe('The Support Weapon.'),
  },
  *candidates({ battle, by }) {
    for (const unit of battle.units())
      if (unit.side === by && unit.moving !== undefined && unit.at !== undefined)
        for (const weapon of lying(battle, unit.at)) yield { unit: unit.id, weapon: weapon.id };
  },
  read({ battle, by }, { unit: id, weapon }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.moving === undefined || unit.moving === 'low-crawl')
      return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the move.`);
    if ((unit.allowance ?? 0) - (unit.spent ?? 0) < COST)
      return refuse('TOO_FAR', `${unit.name} has not ${COST} Movement Points left.`, '1.6/j');
    return pickUpRefusal(battle, unit, battle.unit(weapon), weapon) ?? { unit: id, weapon };
  },
  perform(act, { unit: id, weapon }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    act.effect(
      'weapon-taken',
      { unit: id, weapon },
      {
        changes: [
          takenBy(unit, battle.theUnit(weapon)),
          { do: 'unit', unit: id, set: { spent: (unit.spent ?? 0) + COST } },
          { do: 'clock', set: { window: { at: unit.at as string, movers: [id], shots: COST } } },
        ],
        cites: ['1.6/j', '5.3/b'],
      },
    );
    act.plan({ task: 'window' });
  },
});
