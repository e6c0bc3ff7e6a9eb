/** Vehicles that move on from turn to turn (11.1.7): declared in the Conclusion, bound in the next turn. */
import * as z from 'zod';
import { order } from '../form.js';
import { type Act, type Battle, refuse, type Unit } from '../system.js';
import { isVehicle } from './status.js';

/** It has moved in this turn and has not paid to stop; one that was not driven at all stops of itself. */
const mayRollOn = (unit: Unit): boolean =>
  isVehicle(unit) && unit.rolling !== undefined && !unit.mKill && !unit.suppressed;

/** Asks for one vehicle after the other; a side that has not used its impulse on a rolling vehicle has let it stop. */
export function rollingOn(act: Act, { side }: { readonly side: string }): void {
  const { battle } = act;
  const rolling = battle.units().filter((unit) => unit.side === side && unit.rolling !== undefined);
  const idle = rolling.find((unit) => !unit.drove || !mayRollOn(unit));
  if (idle) {
    comeToRest(act, idle.id);
    return;
  }
  const next = rolling.find(({ moving }) => moving === undefined);
  if (next) act.ask({ side, kind: 'rolling', about: { unit: next.id } });
  else act.done();
}

function comeToRest(act: Act, id: string): void {
  act.effect(
    'came-to-rest',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set: { rolling: null, marker: null } }], cites: ['11.1.7'] },
  );
}
const schema = z.strictObject({ unit: z.string().describe('The vehicle.') });
const isAsked = (battle: Battle, id: string, asked: unknown) =>
  asked === id && battle.unit(id)
    ? undefined
    : refuse('NOT_ASKED', `"${id}" is not the vehicle in question.`, '11.1.7');

/** Its marker stays: an Assault Fired one is turned back to Assault Moved. In the act again until the Conclusion. */
const rollOn = order({
  title: 'Roll on',
  description: 'The vehicle keeps its marker and counts as moving in the next turn.',
  cites: ['11.1.7', '11.1.7/a'],
  answers: ['rolling'],
  asks: schema.shape,
  candidates: ({ decision: { about } }) => [{ unit: about?.unit as string }],
  read: ({ battle, decision }, asked) => isAsked(battle, asked.unit, decision.about?.unit) ?? asked,
  perform(act, { unit: id }) {
    const unit = act.battle.theUnit(id);
    const marker = unit.marker === 'assault-fired' ? 'assault-moved' : (unit.marker ?? 'moved');
    act.effect(
      'rolls-on',
      { unit: id, direction: unit.rolling ?? 'forward' },
      {
        changes: [{ do: 'unit', unit: id, set: { marker, moving: 'vehicle' } }],
        cites: ['11.1.7', '11.1.7/a'],
      },
    );
  },
});

const rest = order({
  title: 'Come to rest',
  description: 'The vehicle stops with the turn.',
  cites: ['11.1.7'],
  answers: ['rolling'],
  asks: schema.shape,
  candidates: ({ decision: { about } }) => [{ unit: about?.unit as string }],
  read: ({ battle, decision }, asked) => isAsked(battle, asked.unit, decision.about?.unit) ?? asked,
  perform: (act, { unit }) => comeToRest(act, unit),
});

export const rollingOrders = { 'roll-on': rollOn, 'come-to-rest': rest };
