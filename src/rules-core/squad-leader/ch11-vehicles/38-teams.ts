/** A wagon or pulkka takes over the animals of another one in its hex (11.38.7, 11.39.7). */
import * as z from 'zod';
import { order } from '../form.js';
import { type Battle, refuse, type Unit } from '../system.js';
import { isMount, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { passengersOf } from './37-passengers.js';
import { isDrawn } from './state.js';

export const joinTeams = order({
  title: 'Join teams',
  description:
    'A wagon or pulkka that has lost animals takes over those of another one, or a wagon those of horses, in its hex. They stay there for a whole game turn; then it has all its movement points, and the other is gone.',
  cites: ['11.38.7', '11.39.7'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The wagon or pulkka that has lost animals.'),
    other: z.string().describe('The other one, without passengers, or horses without riders.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (unit.team !== undefined && isOnMap(unit))
        for (const other of battle.unitsAt(unit.at)) yield { unit: unit.id, other: other.id };
  },
  read({ battle, by }, { unit: id, other: otherId }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isDrawn(unit) || !isOnMap(unit) || unit.team === undefined)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no wagon or pulkka "${id}" that has lost animals.`, '11.38.7'),
        path: '$.unit',
      };
    if (unit.moved || unit.joins)
      return refuse('HAS_MOVED', `${unit.name} has moved, or takes over animals already.`, '11.38.7');
    const other = battle.unit(otherId);
    return other && givesAnimals(battle, unit, other)
      ? { unit: id, other: otherId }
      : {
          ...refuse(
            'NOBODY_THERE',
            `"${otherId}" has no animals in ${unit.at} to give.`,
            '11.38.7',
            '11.39.7',
          ),
          path: '$.other',
        };
  },
  perform(act, { unit: id, other }) {
    const { at } = act.battle.theUnit(id) as OnMap;
    const joins = { other, at, turn: act.battle.clock.turn };
    act.effect(
      'teams-joined',
      { unit: id, other },
      { changes: [{ do: 'unit', unit: id, set: { joins } }], cites: ['11.38.7'] },
    );
  },
});

/** Of the same kind, or horses for a wagon; nobody rides on it, and it has not moved. */
const givesAnimals = (battle: Battle, unit: OnMap, other: Unit): boolean =>
  other.id !== unit.id &&
  other.side === unit.side &&
  other.at === unit.at &&
  !other.moved &&
  (other.vehicle === unit.vehicle
    ? passengersOf(battle, other).length === 0
    : unit.vehicle === 'wagon' &&
      isMount(other) &&
      battle.unitsAt(unit.at).every(({ rides }) => rides !== other.id));
