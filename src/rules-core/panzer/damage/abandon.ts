/** Voluntary Bail Out (7.53): a Bail counter on an own vehicle that falls behind, before the counters of the turn come off. */
import * as z from 'zod';
import { order } from '../form.js';
import { takeChecks } from '../morale/check.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isDamaged, isVehicle, notYours, passengersOf } from '../units/kinds.js';
import { lose } from './fate.js';

export const abandon = order({
  title: 'Bail out',
  description:
    'Place a Bail counter on a Damaged vehicle of yours, or on one with a Track hit: it is Bailed Out.',
  cites: ['7.53', '7.53/b'],
  answers: ['bail-counters'],
  asks: { unit: z.string().describe('The vehicle.') },
  *candidates({ battle, by }) {
    for (const { id } of laggardsOf(battle, by)) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    const why = unit?.side === by ? cannotAbandon(unit) : notYours(id);
    return why ? { ...why, path: '$.unit' } : { unit: id };
  },
  foreseeable: ({ battle, by }, { unit }) => isForeseeable(battle, by, unit),
  perform(act, { unit }) {
    lose(act, unit, 'bailed-out', ['7.53', '7.53/b']);
    takeChecks(act);
  },
});

/**
 * The step ends with the last such vehicle, and dice of the turn follow. Formations check their morale for what is lost;
 * passengers may come among mines that their side does not know of.
 */
function isForeseeable(battle: Battle, side: string, id: string): boolean {
  const isLast = !plays(battle, '7.2') && laggardsOf(battle, side).length < 2;
  const meetsMines = plays(battle, '7.31') && passengersOf(battle, battle.theUnit(id)).length > 0;
  return !isLast && !meetsMines && !plays(battle, '7.1');
}

const isLaggard = (unit: Unit): boolean => isVehicle(unit) && (isDamaged(unit) || unit.trackHit === true);

const laggardsOf = (battle: Battle, side: string): Unit[] => inActionOf(battle, side).filter(isLaggard);

const cannotAbandon = (unit: Unit): Refusal | undefined =>
  unit.at === undefined || unit.bailedOut || !isLaggard(unit)
    ? refuse('CANNOT_BAIL_OUT', `${unit.name} is neither Damaged nor has it a Track hit.`, '7.53')
    : undefined;

/** Everybody sees which vehicles are hit: a side without any is not asked. */
export function bailCounters(act: Act, { side }: { readonly side: string }): void {
  const { battle } = act;
  const has = plays(battle, '7.2') || battle.asSeenBy('public', () => laggardsOf(battle, side).length > 0);
  if (plays(battle, '7.53') && has) act.ask({ side, kind: 'bail-counters' });
  else act.done();
}
