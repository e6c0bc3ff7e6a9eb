/** Giving up Concealment (8.3/loss-c): at any time, and in the Rout Phase so that routers have somebody to fear (8.3.4). */
import * as z from 'zod';
import { order } from '../form.js';
import { ask } from '../sequence/decisions.js';
import type { AslAct, AslBattle, AslUnit } from '../system.js';
import { isInfantry, unitsOf } from '../units/units.js';
import { byLocation, lose } from './concealment.js';
import type { ConcealmentTask } from './effects.js';

export const dropConcealment = order({
  title: 'Drop Concealment',
  description: 'Concealed units show themselves.',
  cites: ['8.3/loss-c'],
  answers: [
    'recovery',
    'prep-fire',
    'final-fire',
    'advancing-fire',
    'movement',
    'defensive-fire',
    'rout',
    'unmask',
    'advance',
  ],
  asks: { units: z.array(z.string()).min(1).max(20).describe('The concealed units.') },
  *candidates({ battle, by }) {
    for (const stack of byLocation(concealedOf(battle, by)).values()) {
      const ids = stack.map(({ id }) => id);
      yield { units: ids };
      if (ids.length > 1) for (const id of ids) yield { units: [id] };
    }
  },
  read({ battle, by }, { units }) {
    const concealed = concealedOf(battle, by).map(({ id }) => id);
    const other = units.find((id) => !concealed.includes(id));
    return other === undefined
      ? { units }
      : {
          refused: 'NOT_CONCEALED',
          why: `You have no concealed unit "${other}".`,
          cites: ['8.3/loss-c'],
          path: '$.units',
        };
  },
  perform(act, { units }) {
    lose(
      act,
      units.map((id) => act.battle.theUnit(id)),
      '8.3/loss-c',
    );
  },
});

function concealedOf(battle: AslBattle, side: string): AslUnit[] {
  return unitsOf(battle, side).filter((unit) => unit.concealed && unit.hidden && isInfantry(unit));
}

/** Asks only when public information gives a reason: a marker on this side, a broken unit on the other. */
export function unmask(act: AslAct, { side }: Extract<ConcealmentTask, { task: 'unmask' }>): void {
  const { battle } = act;
  const units = battle.units();
  const asked =
    units.some((unit) => unit.side === side && unit.kind === 'concealment') &&
    units.some((unit) => unit.side !== side && unit.broken);
  if (asked) ask(act, side, 'unmask');
  else act.done();
}
