/** Open and buttoned up (15.0): changed only when a vehicle begins its impulse (15.0/l). */
import * as z from 'zod';
import { order } from '../form.js';
import { refuse, type Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';

const isAboutToBegin = (unit: Unit): boolean =>
  isVehicle(unit) && unit.activated !== undefined && !unit.abandoned && !unit.began && !unit.fires;

export const hatches = order({
  title: 'Button up or open',
  description: 'A vehicle closes or opens its hatches before it does anything else in its impulse.',
  cites: ['15.0', '15.0/l'],
  answers: ['acting'],
  asks: {
    unit: z.string().describe('The vehicle.'),
    buttoned: z.boolean().describe('Buttoned up, or Open.'),
  },
  *candidates({ battle, by }) {
    for (const unit of battle.units())
      if (unit.side === by && isAboutToBegin(unit)) yield { unit: unit.id, buttoned: !unit.buttoned };
  },
  read({ battle, by }, { unit: id, buttoned }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isVehicle(unit)) return refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}".`);
    if (!isAboutToBegin(unit))
      return refuse(
        'TOO_LATE',
        `${unit.name} can change its hatches only at the beginning of its own impulse.`,
        '15.0/l',
      );
    if (unit.shaken) return refuse('SHAKEN', `${unit.name} is Shaken: it stays buttoned up.`, '15.0/b');
    if ((unit.buttoned ?? false) === buttoned)
      return refuse('AS_IT_IS', `${unit.name} is ${buttoned ? 'buttoned up' : 'Open'} already.`, '15.0/l');
    return { unit: id, buttoned };
  },
  perform(act, { unit, buttoned }) {
    act.effect(
      'hatches',
      { unit, buttoned },
      {
        changes: [{ do: 'unit', unit, set: { buttoned: buttoned || null, began: true } }],
        cites: ['15.0', '15.0/l'],
      },
    );
  },
});
