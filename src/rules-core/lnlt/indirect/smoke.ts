/** Laying smoke by hand (7.0). What Smoke does to fire is in `ground/tec.ts` and `fire/strength.ts`, to sight in `sight/`. */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import { order } from '../form.js';
import { capability } from '../ground/nationality.js';
import { hexesAround, hexOf, offMapRefusal } from '../ground/places.js';
import { ACTED, isFresh } from '../sequence/sides.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, isMmc } from '../units/kinds.js';

const within = (battle: Battle, unit: Unit): string[] => {
  const hex = hexOf(unit.at as string);
  return [hex, ...hexesAround(battle, hex)];
};

function unitRefusal(unit: Unit | undefined, by: string, id: string): Refusal | undefined {
  if (unit?.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
  if (unit.activated === undefined)
    return refuse('NOT_ACTIVATED', `${unit.name} is not activated in this impulse.`, '4.0/b');
  const isAble =
    isMmc(unit) && isGoodOrder(unit) && isFresh(unit) && !unit.melee && unit.aboard === undefined;
  return isAble
    ? undefined
    : refuse(
        'CANNOT_LAY_SMOKE',
        `Only Squads and other multi-man units in Good Order that have done nothing yet lay smoke; ${unit.name} cannot.`,
        '7.0',
      );
}

export const laySmoke = order({
  title: 'Lay smoke',
  description: 'A unit tries to lay smoke in its own or an adjacent hex.',
  cites: ['7.0', '7.0/a'],
  answers: ['acting'],
  asks: {
    unit: z.string().describe('The unit that lays it.'),
    at: z.string().describe('The hex: its own or one adjacent to it.'),
  },
  *candidates({ battle, by }) {
    for (const unit of battle.units())
      if (unitRefusal(unit, by, unit.id) === undefined)
        for (const at of within(battle, unit)) yield { unit: unit.id, at };
  },
  read({ battle, by }, { unit: id, at }) {
    const unit = battle.unit(id);
    const refused = unitRefusal(unit, by, id);
    const offMap = offMapRefusal(battle, at);
    if (refused) return { ...refused, path: '$.unit' };
    if (offMap) return offMap;
    if (!within(battle, unit as Unit).includes(at))
      return {
        ...refuse('NOT_ADJACENT', `${at} is neither its hex nor adjacent to it.`, '7.0'),
        path: '$.at',
      };
    return { unit: id, at };
  },
  perform(act, { unit, at }, { by }) {
    const needed = capability(act.battle, by, 'smoke');
    const die = total(act.rollOf('smoke', [unit], D6));
    const isLaid = die <= needed;
    const smoke: Change[] = isLaid ? [{ do: 'location', at, set: { smoke: 1 } }] : [];
    act.effect(
      'smoke-laid',
      { unit, at, die, needed, isLaid },
      {
        changes: [{ do: 'unit', unit, set: { opsComplete: true } }, ...smoke, ACTED],
        cites: ['7.0', '7.0/a'],
      },
    );
  },
});
