/** Crews that look out of their vehicles (11.8.1): they serve more guns, and can be fired on. */
import * as z from 'zod';
import { orderForAll } from '../form.js';
import { type Act, refuse, type Unit } from '../system.js';
import { isVehicle, ofSide } from '../units/kinds.js';
import { isInHalftrack } from './13-halftracks.js';
import { canBeExposed } from './state.js';

export const expose = orderForAll({
  title: 'Crew exposed',
  description:
    'The crew of an AFV looks out, or buttons up, and so do men in a halftrack, who then can fire; one of the two in a phase.',
  cites: ['11.8.1', '11.8/q8'],
  answers: ['movement', 'advance'],
  asks: {
    unit: z.string().describe('The AFV, or the passenger of a halftrack.'),
    exposed: z.boolean().describe('Whether its crew is exposed from now on.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isVehicle(unit) || isInHalftrack(battle, unit)) yield { unit: unit.id, exposed: !unit.exposed };
  },
  read({ battle, by }, { unit: id, exposed }) {
    const unit = battle.unit(id);
    const isPassenger = unit !== undefined && isInHalftrack(battle, unit);
    if (unit?.side !== by || !(isVehicle(unit) || isPassenger) || (unit.at === undefined && !unit.entry))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no vehicle or passenger "${id}" in play: name one of yours.`),
        path: '$.unit',
      };
    if (isPassenger ? unit.broken || unit.pinned : !canBeExposed(unit))
      return refuse(
        'CANNOT_LOOK_OUT',
        `${isPassenger ? unit.name : `The crew of ${unit.name}`} stays where it is.`,
        '11.8.1',
        '11.8.3',
      );
    if (unit.screened && !exposed)
      return refuse('CANNOT_USE', `The crew of ${unit.name} has to look out over the screens.`, '11.41.4');
    return unit.switched || exposed === (unit.exposed === true)
      ? refuse('HAS_SWITCHED', `${unit.name} is so already, or has changed in this phase.`, '11.8.1')
      : { unit: id, exposed };
  },
  perform: (act, { unit, exposed }) => setExposed(act, act.battle.theUnit(unit), exposed),
});

/** CE counters are placed or removed once in a phase. */
export function setExposed(act: Act, { id }: Unit, exposed: boolean): void {
  const set = { exposed: exposed ? (true as const) : null, switched: true } as const;
  act.effect(
    exposed ? 'crew-exposed' : 'buttoned-up',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set }], cites: ['11.8.1'] },
  );
}
