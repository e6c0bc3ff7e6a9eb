/** A Hero made on the move may go on by Assault Movement, within half of his MF, and fire then (5.1/p). */
import { order } from '../form.js';
import { type Battle, refuse, roundUp, type Unit } from '../system.js';

const movers = (battle: Battle): Unit[] => battle.units().filter(({ moving }) => moving !== undefined);

export const goOver = order({
  title: 'Go over to Assault Movement',
  description:
    'A Hero made on the move, alone on his way, has spent no more than half his MF: he may fire when he stops.',
  cites: ['5.1/p', '6.1'],
  answers: ['moving'],
  asks: {},
  read({ battle }) {
    const [hero, ...others] = movers(battle);
    if (!hero?.born || others.length > 0 || hero.moving !== 'move')
      return refuse('WRONG_MODE', 'Only a Hero made in this move, alone on his way, can do this.', '5.1/p');
    const half = roundUp((hero.mf ?? 0) / 2);
    return (hero.spent ?? 0) <= half
      ? { hero: hero.id, allowance: half }
      : refuse('TOO_FAR', `${hero.name} has spent more than half his MF.`, '5.1/p');
  },
  perform(act, { hero, allowance }) {
    act.effect(
      'went-over',
      { hero },
      {
        changes: [{ do: 'unit', unit: hero, set: { moving: 'assault-move', allowance, born: null } }],
        cites: ['5.1/p'],
      },
    );
  },
});
