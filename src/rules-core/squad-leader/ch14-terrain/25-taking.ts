/** Onto a Crest counter, and off it (14.25.1, 14.25.2, 14.25.5). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { HEXSIDES } from '../../kernel/geometry/grid.js';
import { clear } from '../ch01-sequence/markers.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { letGo, stepOf } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { allowanceOf, costOfEntering } from '../ch04-movement/costs.js';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isAboard, isInfantry, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { isOnCrest, isSunk, noCrest } from './25-crests.js';
import { bankedRoadAt } from './ground.js';

/** Down from the bank of a sunken road (14.24.4). */
const DOWN_THE_BANK = 3;

export const crest = order({
  title: 'Onto a crest, or off it',
  description:
    'In the Advance Phase an unbroken unit on foot in a gully, stream or sunken road, or behind a hedgerow, goes onto a Crest counter instead of advancing. Without a hexside it comes off it again, in the Movement Phase for what the hex costs.',
  cites: ['14.25.1/a', '14.25.2', '14.6.13'],
  answers: ['advance', 'movement'],
  asks: {
    unit: z.string().describe('Who goes.'),
    side: z
      .int()
      .min(0)
      .max(5)
      .optional()
      .describe('The middle of the three hexsides over which it looks out; none to come off.'),
  },
  *candidates({ battle, by }) {
    const isAdvance = battle.clock.phase === 'advance';
    for (const unit of ofSide(battle, by)) {
      if (!isInfantry(unit) || !isOnMap(unit)) continue;
      if (isOnCrest(unit)) yield { unit: unit.id };
      else if (isAdvance && (isSunk(battle, unit.at) || battle.options.hedgerows))
        for (const side of HEXSIDES) yield { unit: unit.id, side };
    }
  },
  read({ battle, by }, { unit: id, side }): Taking | Refusal {
    if (battle.clock.phase === 'movement') return readOff(battle, by, id, side);
    const unit = battle.unit(id);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
        path: '$.unit',
      };
    return cannotTake(battle, unit, side) ?? { unit: id, side, mf: 0 };
  },
  listing: (_eyes, _asked, { mf }) => (mf > 0 ? { cost: { MF: mf } } : {}),
  perform(act, { unit: id, side, mf }) {
    const { battle } = act;
    giveAway(act, [id], '2.3.9.1', '14.25/q1');
    const unit = battle.theUnit(id) as OnMap;
    const { at } = unit;
    const isMoving = battle.clock.phase === 'movement';
    const changes: Change[] = isMoving
      ? [...letGo(battle, [id]), ...stepOf(battle, unit, at, { mf, ledBy: [] })]
      : [{ do: 'unit', unit: id, set: { advanced: true, advancedFrom: at } }];
    changes.push({ do: 'unit', unit: id, set: { onCrest: side === undefined ? null : { at, side } } });
    act.effect(
      side === undefined ? 'left-crest' : 'took-crest',
      { unit: id, at },
      { changes, cites: side === undefined ? ['14.25.2'] : ['14.25.1/a'] },
    );
  },
});

interface Taking {
  readonly unit: string;
  readonly side: number | undefined;
  readonly mf: number;
}

function readOff(battle: Battle, by: string, id: string, side: number | undefined): Taking | Refusal {
  const units = movers(battle, by, [id]);
  if (isRefusal(units)) return units;
  const [unit] = units as [Unit];
  if (side !== undefined)
    return { ...refuse('NOT_NOW', 'A crest is taken in the Advance Phase.', '14.25.1/a'), path: '$.side' };
  if (!isOnCrest(unit) || unit.at === undefined)
    return refuse('NO_CREST', `${unit.name} is not on a Crest counter.`, '14.25.2');
  const mf =
    bankedRoadAt(battle, unit.at) === 'sunken'
      ? DOWN_THE_BANK
      : (costOfEntering(battle, unit.at, units) ?? 0);
  return mf > allowanceOf(battle, units)
    ? refuse('TOO_FAR', `That costs ${mf} MF, and ${unit.name} has fewer.`, '14.25.2')
    : { unit: id, side: undefined, mf };
}

function cannotTake(battle: Battle, unit: OnMap, side: number | undefined): Refusal | undefined {
  const { name, at } = unit;
  if (unit.advanced) return refuse('HAS_MOVED', `${name} has advanced.`, '4.4.1');
  const held = hindered(battle, unit);
  if (held) return held;
  if (side === undefined)
    return isOnCrest(unit) ? undefined : refuse('NO_CREST', `${name} is not on a Crest counter.`, '14.25.2');
  if (isOnCrest(unit))
    return refuse('SETTLED', `${name} is on a Crest counter: come off it first.`, '14.25.2');
  if (unit.broken) return refuse('BROKEN', `${name} is broken.`, '14.25.1/a');
  if (unit.berserk) return refuse('BERSERK', `${name} is berserk, and charges.`, '3.25.3');
  if (isAboard(unit) || isMounted(unit) || unit.wheels || unit.onSkis)
    return refuse('MOUNTED', `${name} is not on foot.`, '14.25.1/a');
  return noCrest(battle, at, side);
}

/** The broken are on it no more (14.25.5), nor those who are held in melee after the first round (14.25.3). */
export const comeOff = (battle: Battle, which: (unit: Unit) => boolean): Change[] =>
  clear(battle, ['onCrest'], which);

/** Those who have gone elsewhere. */
export const leftCrests = (battle: Battle): Change[] => comeOff(battle, (unit) => !isOnCrest(unit));
