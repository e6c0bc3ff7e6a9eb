/** Leaving the map where the victory conditions ask for it (Sc6/VC, Sc7/VC2, Sc12/VC); the book says no more about it. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { hexOf } from '../../kernel/position/position.js';
import type { Condition } from '../../kernel/scenarios/index.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { passengersOf } from '../ch11-vehicles/37-passengers.js';
import { pointsLeft } from '../ch11-vehicles/costs.js';
import { mayDrive } from '../ch11-vehicles/drive.js';
import { orderForAll } from '../form.js';
import { cannotWithdraw, retreatOf } from '../scenario-rules/battalions.js';
import { victoryOf } from '../scenarios/judge.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isAboard, isGuard, isInfantry, isOnMap, isVehicle, ofSide, weaponsOf } from '../units/kinds.js';
import { movers } from './01-move.js';
import { companionsOf } from './12-cavalry.js';
import { allowanceOf } from './costs.js';

/** What the step off the map costs: open ground, or a road. */
const COST = 1;

function hexesIn(condition: Condition, side: string): readonly string[] {
  if ('all' in condition) return condition.all.flatMap((part) => hexesIn(part, side));
  if ('any' in condition) return condition.any.flatMap((part) => hexesIn(part, side));
  if ('not' in condition) return hexesIn(condition.not, side);
  return 'exit' in condition && condition.exit.side === side ? (condition.exit.hexes ?? []) : [];
}

/** The hexes by which a side leaves the map. */
const exitsOf = (battle: Battle, side: string): ReadonlySet<string> =>
  new Set([...goalsOf(battle, side), ...retreatOf(battle, side)]);

const goalsOf = (battle: Battle, side: string): readonly string[] =>
  victoryOf(battle).wins.flatMap(({ is }) => hexesIn(is, side));

export const leaveMap = orderForAll({
  title: 'Leave the map',
  description:
    'A unit in a hex by which its victory conditions, or a special rule, let it go leaves the map for good, with all it carries. The step costs one factor, or one movement point.',
  cites: ['Sc6/VC', 'Sc7/VC2', 'Sc8/8.2', 'Sc12/VC'],
  answers: ['movement'],
  asks: { unit: z.string().describe('Who leaves: men on foot or a vehicle.') },
  *candidates({ battle, by }) {
    const exits = exitsOf(battle, by);
    if (exits.size === 0) return;
    for (const { id, at } of ofSide(battle, by)) if (exits.has(hexOf(at ?? ''))) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const why = cannotLeave(battle, by, id);
    return why ? { ...why, path: '$.unit' } : { unit: id };
  },
  listing: (_, __, { unit: _unit }) => ({ cost: { MF: COST } }),
  perform(act, { unit: id }) {
    const { battle } = act;
    const unit = battle.theUnit(id);
    const men = isVehicle(unit) ? passengersOf(battle, unit) : companionsOf(battle, unit);
    giveAway(act, [id, ...men.map((one) => one.id)], '2.5.2');
    const gone = [...new Set([id, ...men.map((one) => one.id)])].map((one) => battle.theUnit(one));
    const all = gone.flatMap((one) => [
      one.id,
      ...weaponsOf(battle, one).map((weapon) => weapon.id),
      ...(one.rides === undefined ? [] : [one.rides]),
      ...(one.tows === undefined ? [] : [one.tows]),
    ]);
    const exited = [...(battle.side(unit.side).exited ?? []), ...gone.map((one) => one.id)];
    act.effect(
      'left-map',
      { units: gone.map((one) => one.id), from: unit.at as string },
      {
        changes: [
          ...[...new Set(all)].map(
            (one): Change => ({
              do: 'unit',
              unit: one,
              set: { at: null, moving: null, leftFrom: unit.at as string },
            }),
          ),
          { do: 'side', side: unit.side, set: { exited } },
        ],
        cites: ['Sc6/VC', 'Sc12/VC'],
      },
    );
  },
});

function cannotLeave(battle: Battle, by: string, id: string): Refusal | undefined {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isOnMap(unit) || isAboard(unit) || !(isInfantry(unit) || isVehicle(unit)))
    return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map that leaves: name one of yours.`);
  if (!exitsOf(battle, by).has(hexOf(unit.at)))
    return refuse(
      'NO_WAY',
      `Nobody leaves the map from ${unit.at}: go to a hex where your side may.`,
      'Sc6/VC',
      'Sc8/8.4',
    );
  const held = goalsOf(battle, by).includes(hexOf(unit.at)) ? undefined : cannotWithdraw(battle, unit);
  if (held) return held;
  if (isVehicle(unit)) return mayDrive(battle, unit) ?? (pointsLeft(unit) < COST ? spent(unit) : undefined);
  const units = movers(battle, by, [id]);
  if (isRefusal(units)) return units;
  if (units.some((one) => isGuard(battle, one)))
    return refuse('ESCORTED', `${unit.name} has prisoners: leave them behind first.`, '3.29.17');
  return allowanceOf(battle, units) < COST ? spent(unit) : undefined;
}

const spent = ({ name }: Unit): Refusal =>
  refuse(
    'TOO_FAR',
    `${name} has nothing left with which to leave the map: wait for the next turn.`,
    'Sc6/VC',
  );
