/** Leaving the map as the victory conditions have it (3.3/f). */
import * as z from 'zod';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import type { AslBattle, AslChange, AslRefusal } from '../system.js';
import { isGoodOrder, weaponsOf } from '../units/units.js';
import { crossesRoad } from './cost.js';
import { beginMove, cannotMove, mfLeft } from './mover.js';

const MF = 1;

export const exit = order({
  title: 'Exit the map',
  description: 'A Good Order unit leaves the map by an edge from which its victory conditions let it.',
  cites: ['3.3/f'],
  answers: ['movement'],
  asks: { unit: z.string().describe('The unit.') },
  *candidates({ battle }) {
    for (const unit of battle.units()) yield { unit: unit.id };
  },
  read: ({ battle, by }, asked) => checkExit(battle, asked.unit, by) ?? asked,
  listing: () => ({ cost: { mf: MF } }),
  perform(act, { unit: id }, { by }) {
    const { battle } = act;
    beginMove(act, [id], {});
    const unit = battle.theUnit(id);
    const gone = [id, ...weaponsOf(battle, unit).map((weapon) => weapon.id)];
    const changes: AslChange[] = [
      ...gone.map((one): AslChange => ({ do: 'unit', unit: one, set: { at: null } })),
      { do: 'unit', unit: id, set: { moving: null, moved: true } },
      {
        do: 'side',
        side: by,
        set: {
          exited: [...(battle.side(by).exited ?? []), id],
          exitedFrom: { ...battle.side(by).exitedFrom, [id]: unit.at as LocationId },
        },
      },
    ];
    act.effect('exited', { units: [id], from: unit.at as LocationId }, { changes, cites: ['3.3/f'] });
  },
});

function checkExit(battle: AslBattle, id: UnitId, by: string): AslRefusal | undefined {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by || unit.at === undefined)
    return { refused: 'NO_SUCH_UNIT', why: `There is no unit "${id}" of yours on the map.`, path: '$.unit' };
  const refusal = cannotMove(unit);
  if (refusal) return refusal;
  if (!isGoodOrder(unit) || !battle.options.exits?.[by]?.includes(unit.at))
    return {
      refused: 'NO_EXIT',
      why: `${unit.name} has no reason to leave the map there.`,
      cites: ['3.3/f'],
    };
  const bonus = unit.byRoad !== undefined && crossesRoad(battle, unit.at, unit.at) ? 1 : 0;
  if (mfLeft(battle, unit, [unit], unit.doubleTime ?? false) + bonus < MF)
    return { refused: 'NOT_ENOUGH_MF', why: `${unit.name} has no MF left.`, cites: ['3.3/f'] };
  return undefined;
}
