/** Vehicles in motion (11.31): they go on while the enemy has his turn, hard to hit, and hit little themselves. */
import * as z from 'zod';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { attacker, isOnMap, isVehicle, ofSide } from '../units/kinds.js';
import { waysOf } from './26-ways.js';
import { isSwimming } from './41-amphibians.js';
import { canMove, isBoat, isDrawn } from './state.js';

/** Close combat, mines and bottles against it (11.31.10). */
const HARD_TO_CATCH: Modifier = { why: 'in motion', value: 2, cites: '11.31.10' };

export const inMotion = ({ motion }: Unit): Modifier[] => (motion ? [HARD_TO_CATCH] : []);

export const keepMoving = order({
  title: 'Stay in motion',
  description:
    'A vehicle that has moved a hex in this Movement Phase goes on moving in the player turn of the enemy.',
  cites: ['11.31.2', '11.31.3'],
  answers: ['movement'],
  asks: { unit: z.string().describe('The vehicle.') },
  *candidates({ battle, by }) {
    for (const { id, vehicle, moved } of ofSide(battle, by)) if (vehicle && moved) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isVehicle(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}" on the map: name one of yours.`, '11.31.9'),
        path: '$.unit',
      };
    if (!canMove(unit) || unit.rolling || isBoat(unit) || isDrawn(unit) || isSwimming(battle, unit))
      return refuse('CANNOT_MOVE', `${unit.name} cannot move, or will stay in motion already.`, '11.31.2');
    return unit.moved
      ? { unit: id }
      : refuse('CANNOT_MOVE', `${unit.name} has not moved a hex in this phase: drive it first.`, '11.31.2');
  },
  perform(act, { unit: id }) {
    act.effect(
      'keeps-moving',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set: { rolling: true } }], cites: ['11.31.2'] },
    );
  },
});

/** At the end of their own Movement Phase vehicles stop, but for those that stay in motion (11.31.3). */
export function comeToRest(act: Act): void {
  const { battle } = act;
  const changes = ofSide(battle, attacker(battle))
    .filter(({ motion, rolling }) => motion || rolling)
    .map((unit): Change => {
      const goesOn = unit.rolling === true && canMove(unit);
      return { do: 'unit', unit: unit.id, set: { rolling: null, motion: goesOn ? true : null } };
    });
  if (changes.length > 0)
    act.effect('markers-removed', { phase: 'movement' }, { changes, cites: ['11.31.3'] });
}

/** One in motion moves at least a hex, where it can (11.31.3). */
export const boundToMove = (battle: Battle, by: string): Unit | undefined =>
  ofSide(battle, by).find(
    (unit) =>
      unit.motion &&
      !unit.moved &&
      // Who has turned, and let another go first, does not move any more.
      (unit.spent === undefined || unit.moving) &&
      canMove(unit) &&
      !unit.captured &&
      waysOf(battle, unit).length > 0,
  );

/** It does not fire before it moves (11.31.6). */
export const tooFastToFire = ({ clock }: Battle, { motion, name }: Unit): Refusal | undefined =>
  motion && clock.phase === 'prep-fire'
    ? refuse('CANNOT_USE', `${name} is in motion: it fires after its move.`, '11.31.6')
    : undefined;

/** Fire in defence out of it is that of one who moves (11.31.5, 11.31.6). */
export const firesOnTheMove = ({ clock }: Battle, { motion }: Unit): boolean =>
  motion === true && clock.phase === 'defensive-fire';
