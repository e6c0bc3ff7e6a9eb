/** Squads that lost the leader whose bonus they moved on go on with what they have, by another way if they like (5.6.3/b). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { stepOf } from '../ch04-movement/01-march.js';
import { costOfPath, pathsOf } from '../ch04-movement/01-ways.js';
import { entryCost } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { order } from '../form.js';
import { type Act, type Battle, refuse, type Unit } from '../system.js';
import { attacker } from '../units/kinds.js';

const MOST_HEXES = 8;

export const goOn = order({
  title: 'Go on',
  description:
    'A squad whose leader broke where they were fired on goes on from there, with the movement factors it has left without him.',
  cites: ['5.6.3/b'],
  answers: ['go-on'],
  asks: {
    unit: z.string().describe('The squad.'),
    path: z
      .array(z.string())
      .max(MOST_HEXES)
      .describe('The hexes entered, in their order; none when it stays.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of waiting(battle, by)) {
      yield { unit: unit.id, path: [] };
      for (const path of pathsOf(battle, [unit], unit.left)) yield { unit: unit.id, path };
    }
  },
  read({ battle, by }, { unit: id, path }) {
    const unit = waiting(battle, by).find((one) => one.id === id);
    if (!unit)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" that may go on.`, '5.6.3/b'),
        path: '$.unit',
      };
    const priced = costOfPath(battle, [unit], path, { allowance: unit.left });
    if (isRefusal(priced)) return priced;
    const last = path.at(-1);
    return last !== undefined && !hasRoomIn(battle, last, by, [unit])
      ? { ...refuse('NO_ROOM', `There is no room in ${last}.`, '4.3.1'), path: '$.path' }
      : { unit: id, path };
  },
  perform(act, { unit: id, path }) {
    const { battle } = act;
    for (const to of path) {
      const unit = battle.theUnit(id);
      const from = unit.at as string;
      const mf = entryCost(battle, from, to, [unit]) ?? 0;
      act.effect(
        'moved',
        { units: [id], from, to, mf },
        { changes: stepOf(battle, unit, to, { mf, ledBy: [] }), cites: ['5.6.3/b'] },
      );
    }
    act.effect(
      'went-on',
      { unit: id },
      { changes: [{ do: 'unit', unit: id, set: { left: null, ledBy: null } }], cites: ['5.6.3/b'] },
    );
  },
});

const waiting = (battle: Battle, side: string): Unit[] =>
  battle.units().filter((unit) => unit.side === side && unit.left !== undefined);

/** Asks as long as somebody has yet to find another way. */
export function goingOn(act: Act): void {
  const side = attacker(act.battle);
  if (waiting(act.battle, side).length > 0) act.ask({ side, kind: 'go-on' });
  else act.done();
}
