/** The order to drive off the map (11.8.4): where the way leads is in 08-way-off.ts. */
import * as z from 'zod';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { planFireAtOnce } from '../ch05-fire/06-at-once.js';
import { orderForAll } from '../form.js';
import { type Change, refuse } from '../system.js';
import { ofSide } from '../units/kinds.js';
import { hasToGo, wayOff } from './08-way-off.js';
import { costOfStart } from './26-ways.js';
import { passengersOf } from './37-passengers.js';
import { settingOut } from './drive.js';

export const driveOff = orderForAll({
  title: 'Drive off the map',
  description:
    'An AFV whose exposed crew suffered a KIA drives at full speed, in motion, by the shortest way towards its own lines, and off the map. It is not destroyed, and does not come back.',
  cites: ['11.8.4', '11.3.5', '11.8/q13'],
  answers: ['movement'],
  asks: { unit: z.string().describe('The AFV.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) if (hasToGo(unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !hasToGo(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no AFV "${id}" that has to leave the map now.`, '11.8.4'),
        path: '$.unit',
      };
    const way = wayOff(battle, unit);
    return way
      ? { unit: id, ...way }
      : { ...refuse('NO_WAY', `${unit.name} finds no way off the map: drive it.`, '11.8.4'), path: '$.unit' };
  },
  listing: (_eyes, _asked, { mp }) => ({ cost: { MP: mp } }),
  perform(act, { unit: id, path }) {
    const { battle } = act;
    giveAway(act, [id, ...passengersOf(battle, battle.theUnit(id)).map((one) => one.id)], '2.5.2');
    const vehicle = battle.theUnit(id);
    const mp = costOfStart(battle, vehicle, path[0], {});
    const changes: Change[] = [
      ...settingOut(battle, vehicle, {}, mp),
      { do: 'unit', unit: id, set: { rolling: true, strained: true } },
    ];
    act.effect('set-out', { unit: id }, { changes, cites: ['11.8.4', '11.8/q13'] });
    act.plan({ task: 'drive', unit: id, path, off: true });
    planFireAtOnce(act);
  },
});
