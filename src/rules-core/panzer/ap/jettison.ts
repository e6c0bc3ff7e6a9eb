/** The fuel trailer is let go of its tank's own will (7.38.12.2/g). */
import * as z from 'zod';
import { order } from '../form.js';
import { inActionOf } from '../sequence/sides.js';
import { refuse } from '../system.js';
import { hasTrailer, jettison } from './trailer.js';

export const jettisonTrailer = order({
  title: 'Jettison the trailer',
  description:
    'An L3/35 Lf lets go of its fuel trailer: it may drive backwards again, and burns nothing more.',
  cites: ['7.38.12.2/g'],
  answers: ['direct-fire', 'overwatch', 'interrupt', 'assaults', 'movement'],
  asks: { unit: z.string().describe('The tank.') },
  *candidates({ battle, by }) {
    for (const unit of inActionOf(battle, by)) if (hasTrailer(battle, unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    const why =
      unit?.side !== by || unit.at === undefined
        ? refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`)
        : hasTrailer(battle, unit) && !unit.bailedOut
          ? undefined
          : refuse('NO_TRAILER', `${unit.name} has no fuel trailer.`, '7.38.12.2/g');
    return why ? { ...why, path: '$.unit' } : { unit: id };
  },
  perform(act, { unit }) {
    jettison(act, unit, '7.38.12.2/g');
  },
});
