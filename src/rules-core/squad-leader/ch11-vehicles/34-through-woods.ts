/** Vehicles feel their way into woods (11.34): with all their points, without a breakdown, but they may sink in. */
import * as z from 'zod';
import { hexesAhead } from '../../mechanics/facing.js';
import { neighbours } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { planFireAtOnce } from '../ch05-fire/06-at-once.js';
import { loseBoreSights } from '../ch08-support-weapons/09-bore-sight.js';
import { stopsOnAGun } from '../ch10-guns/02-towing.js';
import { loseAcquisition } from '../ch13-direct-fire/10-acquisition.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { orderForAll } from '../form.js';
import { type Battle, type Refusal, refuse } from '../system.js';
import { enemiesInView, isOnMap, isVehicle, type OnMap, ofSide, vehiclesAt } from '../units/kinds.js';
import { keepsAway } from './13-halftracks.js';
import { isSteady } from './21-gyrostabilizers.js';
import { noSignal } from './24-radio.js';
import { wrongWay } from './26-ways.js';
import { passengersOf, sweepsOff } from './37-passengers.js';
import { isShutOut, pointsLeft } from './costs.js';
import { mayDrive, settingOut } from './drive.js';
import { facingOf, isBoat } from './state.js';

export const creep = orderForAll({
  title: 'Feel a way into woods',
  description:
    'Any vehicle goes into an adjacent woods hex with all of its movement points, forwards or in reverse. It does not break down, but may be bogged.',
  cites: ['11.34.1/a', '11.34.1/b'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The vehicle.'),
    to: z.string().describe('The woods hex.'),
    reverse: z.literal(true).optional().describe('It backs into it.'),
  },
  *candidates({ battle, by }) {
    for (const vehicle of ofSide(battle, by)) {
      if (!isVehicle(vehicle) || !isOnMap(vehicle)) continue;
      for (const to of neighbours(battle, vehicle.at))
        if (groundAt(battle, to) === 'woods') {
          yield { unit: vehicle.id, to };
          yield { unit: vehicle.id, to, reverse: true as const };
        }
    }
  },
  read({ battle, by }, { unit: id, to, reverse }) {
    const vehicle = battle.unit(id);
    if (vehicle?.side !== by || !isVehicle(vehicle) || !isOnMap(vehicle) || isBoat(vehicle))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no vehicle "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    const held = mayDrive(battle, vehicle) ?? noSignal(battle, vehicle);
    if (held) return held;
    const isShort = vehicle.tinkered || pointsLeft(vehicle) < (vehicle.mp ?? 0);
    if (vehicle.spent !== undefined || vehicle.berserk || isShort)
      return refuse('HAS_MOVED', `${vehicle.name} would need all its movement points.`, '11.34.1/a');
    const shut =
      closedTo(battle, vehicle, to, reverse === true) ??
      wrongWay(battle, vehicle, [to], { reverse }) ??
      keepsAway(battle, vehicle, [to]);
    return shut ? { ...shut, path: '$.to' } : { unit: id, to, reverse, mp: vehicle.mp ?? 0 };
  },
  listing: (_eyes, _asked, { mp }) => ({ cost: { MP: mp } }),
  perform(act, { unit: id, to, reverse }) {
    const { battle } = act;
    giveAway(act, [id, ...passengersOf(battle, battle.theUnit(id)).map((one) => one.id)], '2.5.2');
    const vehicle = battle.theUnit(id);
    act.effect(
      'set-out',
      { unit: id },
      { changes: settingOut(battle, vehicle, { reverse }), cites: ['11.34.1/a'] },
    );
    if (!isSteady(vehicle)) loseAcquisition(act, [vehicle]);
    loseBoreSights(act, [vehicle]);
    act.plan({ task: 'drive', unit: id, path: [to], creep: true, ...(reverse && { reverse }) });
    planFireAtOnce(act);
  },
});

function closedTo(battle: Battle, vehicle: OnMap, to: string, reverse: boolean): Refusal | undefined {
  const { at, name, side } = vehicle;
  if (!neighbours(battle, at).includes(to))
    return refuse('NOT_ADJACENT', `${to} is not adjacent to ${at}.`, '11.34.1/a');
  if (groundAt(battle, to) !== 'woods')
    return refuse('NO_WAY', `There are no woods in ${to}: drive there.`, '11.34.1/a');
  if (vehicle.convoy !== undefined)
    return refuse(
      'NO_WAY',
      `The convoy of ${name} stays on the road: take it out with "leave-convoy".`,
      '11.40.1',
    );
  if (battle.options.denseWoods)
    return refuse('NOT_IN_PLAY', 'The woods of this battle are too dense.', '11.34.1/a');
  if (reverse && !hexesAhead(battle, at, (facingOf(vehicle) + 3) % 6).includes(to))
    return refuse('NO_WAY', `${to} does not lie behind ${name}.`, '11.27.2');
  if (isShutOut(battle, vehicle, at, to) || sweepsOff(battle, vehicle, to))
    return refuse('IMPASSABLE', `${name} cannot enter ${to}.`, '11.26.1', '11.37.5');
  if (enemiesInView(battle, side).some((enemy) => enemy.at === to))
    return refuse('ENEMY_THERE', `There are enemies in ${to}: nobody is overrun so.`, '11.34.1/b');
  return vehiclesAt(battle, to).some(({ id }) => id !== vehicle.id)
    ? refuse('NO_ROOM', `There is another vehicle in ${to}.`, '11.26.8')
    : stopsOnAGun(battle, vehicle, to, vehicle.mp ?? 0);
}
