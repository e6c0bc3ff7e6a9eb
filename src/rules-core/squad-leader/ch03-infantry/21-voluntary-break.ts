/** Breaking of one's own will (3.21.19), to rout away from where one is. */
import * as z from 'zod';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import { order } from '../form.js';
import { refuse } from '../system.js';
import { isHero, isInfantry, isOnMap, isScout, ofSide } from '../units/kinds.js';
import { breakUnit } from './20-casualties.js';
import { isNextToEnemy } from './21-routes.js';

export const breakOff = order({
  title: 'Break voluntarily',
  description:
    'A unit breaks of its own will. It is listed for units next to enemies; any unbroken unit may. In the Rout Phase only those in burning hexes do.',
  cites: ['3.21.19', '16.2.11.1'],
  answers: ['prep-fire', 'movement', 'defensive-fire', 'advancing-fire', 'advance', 'rout'],
  asks: { unit: z.string().describe('Who breaks.') },
  byExample: true,
  *candidates({ battle, by, decision }) {
    const isPressed = (at: string) =>
      decision.kind === 'rout' ? isAblaze(battle, at) : isNextToEnemy(battle, by, at);
    for (const unit of ofSide(battle, by))
      if (isInfantry(unit) && isOnMap(unit) && isPressed(unit.at)) yield { unit: unit.id };
  },
  read({ battle, by, decision }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    if (isHero(unit) || isScout(unit) || unit.berserk)
      return refuse(
        'CANNOT_BREAK',
        `${unit.name} never breaks.`,
        isHero(unit) ? '3.8.2' : isScout(unit) ? '3.7.6' : '3.25.2',
      );
    if (decision.kind === 'rout' && !isAblaze(battle, unit.at))
      return refuse('NOT_NOW', `${unit.name} is in no fire: nobody else breaks in this phase.`, '16.2.11.1');
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '3.21.19');
    return isInMelee(battle, unit)
      ? refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.2')
      : { unit: id };
  },
  perform: (act, { unit }) => breakUnit(act, unit, ['3.21.19'], true),
});
