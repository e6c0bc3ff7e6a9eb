/** Smoke Dischargers (7.9): a vehicle hides itself and its passengers, before commands are placed. */
import * as z from 'zod';
import { D10, total } from '../../kernel/dice/index.js';
import { order } from '../form.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { type Act, type Refusal, refuse, type Unit } from '../system.js';
import { notYours } from '../units/kinds.js';

const MOST_VEHICLES = 100;

/** With hidden units in play a side is always asked, so that the question does not reveal hidden vehicles. */
export function dischargersStep(act: Act, { side }: { readonly side: string }): void {
  const { battle } = act;
  const may = plays(battle, '7.2') || inActionOf(battle, side).some(({ dischargers }) => dischargers);
  if (plays(battle, '7.9') && may) act.ask({ side, kind: 'dischargers' });
  else act.done();
}

export const dischargeSmoke = order({
  title: 'Fire Smoke Dischargers',
  description:
    'Name all vehicles of yours that try to make smoke in this turn. Each rolls; the cloud covers it and its passengers only.',
  cites: ['7.9/a', '7.9/b', '7.9/c'],
  answers: ['dischargers'],
  asks: {
    units: z
      .array(z.string())
      .min(1)
      .max(MOST_VEHICLES)
      .describe('The vehicles, in the order in which they roll.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const able = inActionOf(battle, by)
      .filter((unit) => !refusalFor(unit))
      .map(({ id }) => id);
    for (const id of able) yield { units: [id] };
    if (able.length > 1) yield { units: able };
  },
  read({ battle, by }, { units }) {
    for (const [i, id] of units.entries()) {
      const unit = battle.unit(id);
      const refusal =
        unit?.side !== by
          ? notYours(id)
          : units.indexOf(id) < i
            ? refuse('HAS_FIRED', `${unit.name} is named twice: it tries once in a turn.`, '7.9/a')
            : refusalFor(unit);
      if (refusal) return { ...refusal, path: `$.units[${i}]` };
    }
    return { units };
  },
  perform(act, { units }) {
    act.done();
    for (const id of units) discharge(act, id);
  },
});

function refusalFor(unit: Unit): Refusal | undefined {
  if (!unit.dischargers || unit.at === undefined || unit.bailedOut)
    return refuse('NO_DISCHARGERS', `${unit.name} has no Smoke Dischargers that it could fire.`, '7.9/a');
  if (unit.smoke)
    return refuse('NO_SMOKE_AGAIN', `${unit.name} made smoke last turn: it waits a turn.`, '7.9/f');
  return undefined;
}

function discharge(act: Act, id: string): void {
  const limit = act.battle.theUnit(id).dischargers as number;
  const rolled = total(act.rollOf('Smoke Dischargers', [id], D10));
  const makes = rolled <= limit;
  act.effect(
    'dischargers-fired',
    { unit: id, rolled, limit, makes },
    {
      changes: makes ? [{ do: 'unit', unit: id, set: { smoke: 'cloud' } }] : [],
      cites: makes ? ['7.9/c'] : ['7.9/c', '7.9/g'],
    },
  );
}
