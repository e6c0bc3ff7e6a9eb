/** Boats on land (11.43.7, 11.43.8): as many as go in one carry it, or drag it a hex. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { neighbours } from '../../mechanics/places.js';
import { stepOf } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { mayEnter, stayUnseen } from '../ch04-movement/01-unseen.js';
import { loadFor } from '../ch04-movement/02-portage.js';
import { allotmentOf, allowanceOf, entryCost } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { inRage } from '../ch10-guns/01-crews.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { squadsIn } from '../units/boats.js';
import {
  enemiesInView,
  infantryAt,
  isLeader,
  isMmc,
  isOnMap,
  type OnMap,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { isAfloat, isOnFoot, squadsAmong } from './42-boats.js';
import { isBoat } from './state.js';

const MOST_MEN = 4;

export const carryBoat = order({
  title: 'Carry a boat',
  description:
    'As many squads as a boat has room for carry it into an adjacent hex; it weighs what it can carry. Before they have moved they drag it one hex whatever that costs.',
  cites: ['11.43.7', '11.43.8'],
  answers: ['movement'],
  asks: {
    boat: z.string().describe('The boat on land.'),
    units: z.array(z.string()).min(1).max(MOST_MEN).describe('Who carries it, all in its hex.'),
    to: z.string().describe('The adjacent hex.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const boat of ofSide(battle, by)) {
      if (!isBoat(boat) || !isOnMap(boat) || isAfloat(battle, boat)) continue;
      const men = infantryAt(battle, boat.at, by).filter(isMmc);
      const units = men.slice(0, squadsIn(boat)).map(({ id }) => id);
      if (units.length > 0) for (const to of neighbours(battle, boat.at)) yield { boat: boat.id, units, to };
    }
  },
  read({ battle, by }, { boat: id, units: ids, to }) {
    const boat = battle.unit(id);
    if (boat?.side !== by || !isBoat(boat) || !isOnMap(boat) || isAfloat(battle, boat))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no boat "${id}" on land: name one of yours.`),
        path: '$.boat',
      };
    const units = movers(battle, by, ids);
    if (isRefusal(units)) return units;
    const mad = units.map(inRage).find((refusal) => refusal !== undefined);
    if (mad) return { ...mad, path: '$.units' };
    if (units.some((unit) => unit.at !== boat.at || !isOnFoot(unit)))
      return {
        ...refuse('NOT_TOGETHER', `Those who carry ${boat.name} are in its hex, on foot.`, '11.43.7'),
        path: '$.units',
      };
    if (squadsAmong(units) < squadsIn(boat))
      return refuse('TOO_HEAVY', `${boat.name} takes ${squadsIn(boat)} squads to carry.`, '11.43.7');
    const shut = closedTo(battle, boat, units, to);
    if (shut) return { ...shut, path: '$.to' };
    const mf = entryCost(battle, boat.at, to, units) as number;
    const left = allowanceOf(battle, units) - burdenIn(battle, boat, units);
    if (mf <= left) return { boat: id, units: ids, to, mf };
    return units.some(({ track }) => track)
      ? refuse('TOO_FAR', `That costs ${mf} MF, and with ${boat.name} they have ${left}.`, '11.43.7')
      : { boat: id, units: ids, to, mf: Math.max(...units.map((unit) => allotmentOf(battle, unit, units))) };
  },
  listing: (_eyes, _asked, { mf }) => ({ cost: { MF: mf } }),
  perform(act, { boat: id, units: ids, to, mf }) {
    const { battle } = act;
    stayUnseen(act, ids, to);
    const units = ids.map((unit) => battle.theUnit(unit));
    if (!mayEnter(act, units, to)) return;
    const { at: from = to } = battle.theUnit(id);
    if (meetMines(act, ids, from, to).length < ids.length) return;
    const ledBy = units.filter(isLeader).map((unit) => unit.id);
    const changes = units.flatMap((unit) => stepOf(battle, unit, to, { mf, ledBy }));
    const boat: Change = { do: 'unit', unit: id, set: { at: to } };
    act.effect(
      'boat-carried',
      { boat: id, units: ids, from, to, mf },
      { changes: [...changes, boat], cites: ['11.43.7'] },
    );
    meetMines(act, ids, to, from);
  },
});

function closedTo(
  battle: Battle,
  { at, name }: OnMap,
  units: readonly Unit[],
  to: string,
): Refusal | undefined {
  if (!neighbours(battle, at).includes(to))
    return refuse('NOT_ADJACENT', `${to} is not adjacent to ${at}.`, '11.43.7');
  if (isWaterAt(battle, to)) return refuse('NOT_NOW', `${name} is launched in the Advance Phase.`, '11.43.9');
  if (isBuilding(groundAt(battle, to)))
    return refuse('INDOORS', `${name} does not go into the building in ${to}.`, '11.43.8');
  if (entryCost(battle, at, to, units) === undefined)
    return refuse('IMPASSABLE', `They cannot enter ${to}.`, '4.1.6/T');
  const { side } = units[0] as Unit;
  if (enemiesInView(battle, side).some((enemy) => enemy.at === to))
    return refuse('ENEMY_THERE', `There are enemies in ${to}.`, '4.1.11');
  return hasRoomIn(battle, to, side, units)
    ? undefined
    : refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1');
}

/** Factors that each of them loses to his share of it, beyond what he carries for nothing (4.2.2). */
function burdenIn(battle: Battle, { capacity = 0 }: Unit, units: readonly Unit[]): number {
  const men = units.filter(isMmc);
  const share = capacity / men.length;
  const spare = men.map((unit) => {
    const load = weaponsOf(battle, unit).reduce((sum, weapon) => sum + loadFor(unit, weapon), 0);
    return Math.max(0, loadFor(unit) - load);
  });
  return Math.max(0, Math.ceil(share - Math.min(...spare)));
}
