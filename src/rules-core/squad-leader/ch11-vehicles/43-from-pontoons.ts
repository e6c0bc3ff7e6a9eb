/** From a pontoon bridge into a boat beneath it, in the Advance Phase (14.29.11.2). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { advancer } from '../ch04-movement/04-advancer.js';
import { inRage } from '../ch10-guns/01-crews.js';
import { beneath, isPontoonOver } from '../ch14-terrain/29-beneath.js';
import { order } from '../form.js';
import { refuse, type Unit } from '../system.js';
import { isInfantry, isOnMap, ofSide } from '../units/kinds.js';
import { boatsAt, isOnFoot, menIn, tooManyFor } from './42-boats.js';
import { taken } from './43-launching.js';

export const stepAboard = order({
  title: 'Step into a boat',
  description:
    'Infantry on a pontoon bridge steps into a boat that lay beneath it when the Advance Phase began.',
  cites: ['14.29.11.2'],
  answers: ['advance'],
  asks: {
    unit: z.string().describe('Who steps down, with all that it carries.'),
    boat: z.string().describe('The boat beneath the bridge.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      const under = isInfantry(unit) && isOnMap(unit) ? beneath(battle, unit.at) : undefined;
      if (under !== undefined && unit.at !== under)
        for (const boat of boatsAt(battle, under)) yield { unit: unit.id, boat: boat.id };
    }
  },
  read({ battle, by }, { unit: id, boat: boatId }) {
    const found = advancer(battle, by, [id]);
    if (isRefusal(found)) return { ...found, path: '$.unit' };
    const [unit] = found as [Unit];
    const isMad = inRage(unit);
    if (isMad) return { ...isMad, path: '$.unit' };
    const under = beneath(battle, unit.at ?? '');
    if (
      found.length > 1 ||
      !isOnFoot(unit) ||
      under === undefined ||
      under === unit.at ||
      !isPontoonOver(battle, under)
    )
      return {
        ...refuse('NO_WAY', `${unit.name} is not on foot on a pontoon bridge.`, '14.29.11.2'),
        path: '$.unit',
      };
    const boat = boatsAt(battle, under).find((one) => one.id === boatId);
    if (boat?.side !== by)
      return {
        ...refuse(
          'NOT_YOUR_UNIT',
          `You have no boat "${boatId}" beneath the bridge in ${unit.at}.`,
          '14.29.11.2',
        ),
        path: '$.boat',
      };
    if (boat.advanced) return refuse('HAS_MOVED', `${boat.name} has only just come there.`, '14.29.11.2');
    return tooManyFor(battle, boat, [...menIn(battle, boat), unit]) ?? { unit: id, boat: boatId };
  },
  perform(act, { unit: id, boat: boatId }) {
    const { battle } = act;
    giveAway(act, [id], '2.5.2');
    const unit = battle.theUnit(id);
    const to = battle.theUnit(boatId).at as string;
    act.effect(
      'stepped-aboard',
      { unit: id, boat: boatId },
      { changes: taken(battle, unit, { at: to, aboard: boatId, advanced: true }), cites: ['14.29.11.2'] },
    );
  },
});
