/** Demolition charges that are thrown in defence (8.11.9): they go off at once, and strike those who throw them too. */

import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { neighbours } from '../../mechanics/places.js';
import { inTheWater } from '../ch05-fire/01-group.js';
import { type Aim, hasTarget, targetsOf, withMovers } from '../ch05-fire/02-aim.js';
import { fireAt } from '../ch05-fire/05-resolution.js';
import { daresToStrike } from '../ch07-overrun/02-nerve.js';
import { carrierOf } from '../ch11-vehicles/37-passengers.js';
import { isBoat } from '../ch11-vehicles/state.js';
import { areBeside, stepsFrom } from '../ch14-terrain/03-levels.js';
import { orderForAll } from '../form.js';
import { type Battle, type Change, type Refusal, refuse } from '../system.js';
import { isCharge, type OnMap, ofSide } from '../units/kinds.js';
import { isStrange } from './06-captured.js';
import { carriedBy } from './11-demolition-charges.js';

const MOST_MOVERS = 24;

interface Asked {
  readonly weapon: string;
  readonly at: string;
  readonly movers?: readonly string[] | undefined;
}

export const throwCharge = orderForAll({
  title: 'Throw a demolition charge',
  description:
    'In the Defensive Fire Phase a unit throws a demolition charge into a hex next to it. It goes off at once, there and where it came from.',
  cites: ['8.11.9.1', '8.11.9.2'],
  answers: ['defensive-fire', 'vehicle-fire'],
  asks: {
    weapon: z.string().describe('The charge.'),
    at: z.string().describe('The hex into which it is thrown.'),
    movers: z
      .array(z.string())
      .max(MOST_MOVERS)
      .optional()
      .describe('Enemies put back into hexes that they crossed; all who did when left out.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { id, at: from } of ofSide(battle, by).filter(isCharge))
      if (from !== undefined)
        for (const at of new Set([...neighbours(battle, from), ...stepsFrom(battle, from)]))
          yield { weapon: id, at };
  },
  read({ battle, by }, asked) {
    const aims = aimsOf(battle, by, asked);
    if (isRefusal(aims)) return aims;
    return hasTarget(battle, aims[0] as Aim, by)
      ? asked
      : { ...refuse('NOBODY_THERE', `No enemy is seen in ${asked.at}.`, '5.1.1'), path: '$.at' };
  },
  perform(act, asked, { by }) {
    const { battle } = act;
    const aims = aimsOf(battle, by, asked);
    if (isRefusal(aims)) throw new Error(aims.why);
    const unit = battle.theUnit(asked.weapon).possessor as string;
    const [aim] = aims as [Aim];
    const isAtMen = aim.movers.length > 0 || targetsOf(battle, aim, by).length > 0;
    if (!daresToStrike(act, unit, asked.at) && !isAtMen) return;
    const marks: Change[] = [
      { do: 'leave', unit: asked.weapon },
      { do: 'unit', unit, set: { firedIn: battle.clock.phase, served: 'DC' } },
    ];
    fireAt(act, { by, aims, leaders: [], heroes: [], marks });
  },
});

const inABoat = (battle: Battle, holder: OnMap): Refusal | undefined => {
  const carrier = carrierOf(battle, holder);
  return carrier && isBoat(carrier)
    ? refuse('ABOARD', `No charge is thrown from ${carrier.name}.`, '11.43.11.1')
    : undefined;
};

/** The hex it is thrown into, and the throwers in theirs. */
function aimsOf(battle: Battle, by: string, { weapon, at, movers }: Asked): Aim[] | Refusal {
  const carried = carriedBy(battle, by, weapon);
  if (isRefusal(carried)) return carried;
  const { charge, holder } = carried;
  const isWet = inTheWater(battle, holder) ?? inABoat(battle, holder);
  if (isWet) return isWet;
  if (!areBeside(battle, holder.at, at))
    return { ...refuse('NOT_ADJACENT', `${at} is not adjacent to ${holder.at}.`, '8.11.9.1'), path: '$.at' };
  if (holder.firedIn && holder.kind !== 'squad')
    return refuse('HAS_FIRED', `${holder.name} has fired: it cannot throw besides.`, '8.3/c');
  const shots = [{ firing: charge, holder, ...(isStrange(charge, holder) && { strange: true as const }) }];
  return [
    ...withMovers(battle, by, [{ at, shots }], movers),
    { at: holder.at, shots, movers: [], only: [holder.id] },
  ];
}
