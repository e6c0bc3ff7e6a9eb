/** Showing oneself: a '?' is given up (2.3/b), or hidden units are placed under one, to move (2.5.8). */
import * as z from 'zod';
import { order } from '../form.js';
import { type Battle, refuse, type Unit } from '../system.js';
import { isInfantry, isOnMap, isVehicle, ofSide } from '../units/kinds.js';
import { giveAway, goUnder, liesHidden } from './03-concealment.js';

const MOST_UNITS = 20;

const outOfView = (battle: Battle, side: string): Unit[] =>
  ofSide(battle, side).filter(
    (unit) => unit.hidden && (isInfantry(unit) || isVehicle(unit)) && isOnMap(unit),
  );

export const show = order({
  title: 'Show units',
  description:
    'Concealed units give up their "?", and with them all in their hex; hidden units come into view, or go under a "?".',
  cites: ['2.3/b', '2.5.8', '3.21/f'],
  answers: ['prep-fire', 'movement', 'defensive-fire', 'advancing-fire', 'advance', 'rout-denial'],
  asks: {
    units: z.array(z.string()).min(1).max(MOST_UNITS).describe('Concealed or hidden units.'),
    concealed: z.literal(true).optional().describe('Hidden units are placed under a "?" (2.5.8).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of outOfView(battle, by)) {
      yield { units: [unit.id] };
      if (liesHidden(unit)) yield { units: [unit.id], concealed: true };
    }
  },
  read({ battle, by }, { units, concealed }) {
    const own = outOfView(battle, by);
    const wrong = units.find((id) => {
      const unit = own.find((one) => one.id === id);
      return !unit || (concealed && !liesHidden(unit));
    });
    return wrong === undefined
      ? { units, concealed }
      : {
          ...refuse(
            'IN_VIEW',
            `"${wrong}" is not ${concealed ? 'hidden' : 'out of view'}.`,
            '2.3/b',
            '2.5.8',
          ),
          path: '$.units',
        };
  },
  perform(act, { units, concealed }) {
    if (concealed)
      goUnder(
        act,
        units.map((id) => act.battle.theUnit(id)),
        '2.5.8',
      );
    else giveAway(act, units, '2.3/b');
  },
});
