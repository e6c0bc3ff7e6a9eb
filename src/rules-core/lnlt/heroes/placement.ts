/** A new Hero for whom the hex has no room goes into one beside it, free (11.2/c). */
import * as z from 'zod';
import { order } from '../form.js';
import { hexesAround } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { type Act, type Battle, refuse, type Unit } from '../system.js';
import { enemiesAt } from '../units/kinds.js';

const waiting = (battle: Battle): Unit | undefined =>
  battle.units().find((unit) => unit.arrives !== undefined);

const placesFor = (battle: Battle, hero: Unit): string[] =>
  hexesAround(battle, hero.arrives as string).filter(
    (at) => enemiesAt(battle, at, hero.side).length === 0 && hasRoom(battle, at, [hero]),
  );

export function heroPlacement(act: Act): void {
  const { battle } = act;
  const hero = waiting(battle);
  if (!hero) act.done();
  else if (placesFor(battle, hero).length > 0) act.ask({ side: hero.side, kind: 'hero-placement' });
  else {
    act.done();
    act.effect(
      'eliminated',
      { unit: hero.id, dropped: [] },
      { changes: [{ do: 'leave', unit: hero.id }], cites: ['11.2/c', '1.3'] },
    );
  }
}

export const placeHero = order({
  title: 'Place the Hero',
  description: 'The new Hero has no room where he was made: he stands in a hex beside it.',
  cites: ['11.2/c'],
  answers: ['hero-placement'],
  asks: { at: z.string().describe('The adjacent hex, without enemies.') },
  *candidates({ battle }) {
    const hero = waiting(battle);
    if (hero) for (const at of placesFor(battle, hero)) yield { at };
  },
  read({ battle }, { at }) {
    const hero = waiting(battle);
    if (!hero || !placesFor(battle, hero).includes(at))
      return refuse(
        'NOT_ADJACENT',
        `Choose an adjacent hex with room and without enemies, not ${at}.`,
        '11.2/c',
      );
    return { hero: hero.id, at };
  },
  perform(act, { hero, at }) {
    act.done();
    act.effect(
      'hero-placed',
      { hero, at },
      { changes: [{ do: 'unit', unit: hero, set: { at, arrives: null } }], cites: ['11.2/c'] },
    );
  },
});
