/** Smoke grenades (3.3.1/j, k). */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../concealment/concealment.js';
import { order } from '../form.js';
import type { AslBattle, AslChange, AslRefusal } from '../system.js';
import { adjacentHexes, areAdjacent, onMap } from '../terrain/map.js';
import { placeSmoke } from '../terrain/smoke.js';
import { isMmc } from '../units/units.js';
import { endMovesHere } from './move.js';
import { beginMove, cannotMove, exposed, mfLeft, spendMf } from './mover.js';

interface SmokeGrenades {
  readonly unit: UnitId;
  readonly at: LocationId;
}

const OWN_HEX = 1;
const ADJACENT_HEX = 2;
const ENDS_MOVE = 6;

export const smokeGrenades = order({
  title: 'Smoke grenades',
  description: 'A unit with a Smoke Exponent tries to place Smoke in its own hex or an adjacent one.',
  cites: ['3.3.1/j', '3.3.1/k', '1.2.5/a'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The unit that throws the grenades.'),
    at: z.string().describe('Its own hex or an adjacent one.'),
  },
  *candidates({ battle, by }) {
    for (const unit of battle.units()) {
      if (unit.side !== by || !unit.smokeExponent || unit.at === undefined) continue;
      for (const at of [unit.at, ...adjacentHexes(battle, unit.at)]) {
        const order = { unit: unit.id, at };
        yield order;
      }
    }
  },
  read: ({ battle, by }, order) => checkGrenades(battle, order, by) ?? order,
  listing: ({ battle }, { unit, at }) => ({ cost: { mf: mfFor(battle.theUnit(unit).at, at) } }),
  perform(act, { unit: id, at }) {
    beginMove(act, [id], {});
    const unit = act.battle.theUnit(id);
    spendMf(act, [id], mfFor(unit.at, at), 'Smoke grenades');
    giveAway(act, [id], '8.3/loss-e');
    const dr = total(act.rollOf('Smoke grenades', [id], D6));
    const modifier = unit.cx ? 1 : 0;
    const exponent = unit.smokeExponent ?? 0;
    const placed = dr + modifier <= exponent;
    const changes: AslChange[] = [{ do: 'unit', unit: id, set: { smoked: true } }];
    if (placed) changes.push(placeSmoke(act.battle, at, { kind: 'grenade', side: unit.side }));
    act.effect(
      'smoke-attempt',
      { unit: id, at, dr, modifier, exponent, placed },
      { changes, cites: ['3.3.1/j', '3.3.1/n'] },
    );
    if (dr === ENDS_MOVE) endMovesHere(act, [id]);
    exposed(act, [id]);
  },
});

function mfFor(from: LocationId | undefined, at: LocationId): number {
  return from === at ? OWN_HEX : ADJACENT_HEX;
}

function checkGrenades(
  battle: AslBattle,
  { unit: id, at }: SmokeGrenades,
  by: string,
): AslRefusal | undefined {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by || unit.at === undefined || !isMmc(unit))
    return { refused: 'NO_SUCH_UNIT', why: `There is no unit "${id}" of yours on the map.`, path: '$.unit' };
  if (!unit.smokeExponent)
    return { refused: 'NO_SMOKE', why: `${unit.name} has no Smoke Exponent.`, cites: ['3.3.1/j'] };
  const refusal = cannotMove(unit);
  if (refusal) return refusal;
  if (unit.smoked) return { refused: 'ONCE', why: `${unit.name} has tried already.`, cites: ['3.3.1/k'] };
  if (!onMap(battle, at) || (at !== unit.at && !areAdjacent(battle, unit.at, at)))
    return {
      refused: 'TOO_FAR',
      why: `${at} is not adjacent to ${unit.name}.`,
      cites: ['3.3.1/j'],
      path: '$.at',
    };
  const left = mfLeft(battle, unit, [unit], unit.doubleTime ?? false);
  const mf = mfFor(unit.at, at);
  if (mf > left || (unit.assaultMove && mf >= left))
    return { refused: 'NOT_ENOUGH_MF', why: `${unit.name} has ${left} MF left.`, cites: ['3.3.1/j'] };
  return undefined;
}
